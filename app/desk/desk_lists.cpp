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

void Desk::on(const KindIsWhole& intent) {
    const std::filesystem::path file = own_list_file(folders_, intent.list);
    const auto before = read_whole(file);
    std::string fault = write_whole(file, with_kind_filled(before.value_or(""), intent.list, intent.kind));
    if (fault.empty()) {
        // Said too early it leaves shares that come to less than a hundred.
        const auto list = load_army_list(list_folders(folders_), intent.list);
        if (!list) {
            fault = "Not yet: " + list.problems()[0].sentence();
            if (before) (void)write_whole(file, *before);
            else std::filesystem::remove(file);
        }
    }
    if (!fault.empty()) {
        tell(fault);
        return;
    }
    ++lists_revision_;
    tell("Nothing more of " + intent.kind + " is missing");
}

}  // namespace aor::desk
