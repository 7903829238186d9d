// Army lists of the owner's own: a row is written when it has no faults, and the file is whole or as it was before.

#include "app/desk/desk.hpp"

namespace aor::desk {

void Desk::on(const KeepListRow& intent) {
    const std::vector<std::string> faults = faults_of(folders_, intent.list, intent.row);
    if (!faults.empty()) {
        tell("Not kept: " + faults.front());
        return;
    }
    const auto list = load_army_list({list_folders(folders_).shipped, {}}, intent.list);
    if (!list) return;   // its faults were told above
    const std::filesystem::path file = own_list_file(folders_, intent.list);
    const std::string fault = write_whole(file, with_row(read_whole(file).value_or(""), *list, intent.row));
    if (!fault.empty()) {
        problems_.push_back(fault);
        tell(fault);
        return;
    }
    ++lists_revision_;
    tell(intent.row.title + " is in your list " + file.string());
}

void Desk::on(const TakeListRow& intent) {
    const std::filesystem::path file = own_list_file(folders_, intent.list);
    const std::string text = without_row(read_whole(file).value_or(""), intent.row);
    // Without it a kind may be called whole that is not.
    const std::vector<std::string> faults = faults_in(folders_, intent.list, text);
    const std::string fault = faults.empty() ? write_whole(file, text) : "Not taken away: " + faults.front();
    if (!fault.empty()) {
        tell(fault);
        return;
    }
    ++lists_revision_;
    tell(intent.row + " is no longer in your list " + file.string());
}

void Desk::on(const KindIsWhole& intent) {
    const std::filesystem::path file = own_list_file(folders_, intent.list);
    const std::string text = with_kind_filled(read_whole(file).value_or(""), intent.list, intent.kind, intent.whole);
    // Said too early it leaves shares that come to less than a hundred.
    const std::vector<std::string> faults = faults_in(folders_, intent.list, text);
    const std::string fault = faults.empty() ? write_whole(file, text) : "Not yet: " + faults.front();
    if (!fault.empty()) {
        tell(fault);
        return;
    }
    ++lists_revision_;
    tell(intent.whole ? "Nothing more of " + intent.kind + " is missing" : intent.kind + " is missing again");
}

}  // namespace aor::desk
