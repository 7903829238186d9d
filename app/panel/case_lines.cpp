// The lines of a pool: what counts and why, and, unfolded, what does not and why not.
#include "app/panel/case_parts.hpp"
#include "core/report/text.hpp"

#include <algorithm>

namespace aor::panel {
namespace {

/// Signs of a page that have a column of their own: "p 16-17", "p 132-133".
constexpr std::size_t kLongestPage = 9;

void pool_lines(const std::vector<report::PoolRow>& lines, const desk::RollView& roll, const desk::Work& work, const Palette& palette, Wanted& wanted, bool dimmed) {
    for (const report::PoolRow& line : lines) {
        if (line.counts == dimmed) continue;
        const auto by_hand = std::find_if(work.ticked.begin(), work.ticked.end(), [&](const desk::TickedLine& one) { return one.item == line.id && one.roll == roll.aim; });
        const Colour colour = line.counts ? palette.ink : palette.faint;
        ImGui::PushID(line.id.data(), line.id.data() + line.id.size());
        ImGui::TableNextRow();
        ImGui::TableNextColumn();
        bool counts = line.counts;
        if (ImGui::Checkbox("##counts", &counts)) {
            if (by_hand != work.ticked.end()) wanted = desk::UntickByHand{roll.aim, std::string(line.id)};
            else wanted = desk::TickByHand{{roll.aim, std::string(line.id), counts, ""}};
        }
        ImGui::SetItemTooltip("tick or untick by hand, with a reason");
        ImGui::TableNextColumn();
        write(line.amount, line.counts ? palette.accent : palette.faint);
        ImGui::TableNextColumn();
        write_wrapped(line.label, colour);
        // The line of an army list is longer than a page: it stands below.
        const std::string place = report::page_in_words(line.page);
        const bool is_long = place.size() > kLongestPage;
        if (is_long) write_wrapped(place, palette.faint);
        if (!line.counts) write_wrapped(line.why_not, palette.faint);
        if (by_hand != work.ticked.end()) write_wrapped("by hand: " + by_hand->reason, palette.warn);
        ImGui::TableNextColumn();
        if (!is_long) write(place, palette.faint);
        ImGui::PopID();
    }
}

void pool(const char* id, const std::vector<report::PoolRow>& lines, const desk::RollView& roll, const desk::Desk& desk, const Palette& palette, Wanted& wanted) {
    if (lines.empty()) return;
    const auto columns = [&](const char* name) {
        if (!ImGui::BeginTable(name, 4, ImGuiTableFlags_SizingFixedFit)) return false;
        ImGui::TableSetupColumn("tick");
        ImGui::TableSetupColumn("amount");
        ImGui::TableSetupColumn("label", ImGuiTableColumnFlags_WidthStretch);
        ImGui::TableSetupColumn("page");
        return true;
    };
    ImGui::PushID(id);
    if (columns("counts")) {
        pool_lines(lines, roll, desk.work(), palette, wanted, false);
        ImGui::EndTable();
    }
    const auto others = std::count_if(lines.begin(), lines.end(), [](const report::PoolRow& line) { return !line.counts; });
    if (others > 0 && desk.rare_shown() && columns("others")) {
        pool_lines(lines, roll, desk.work(), palette, wanted, true);
        ImGui::EndTable();
    }
    ImGui::PopID();
}

}  // namespace

void draw_sums(const desk::RollView& roll, const Palette& palette) {
    for (const std::string& sum : desk::sums_of(roll)) write_wrapped(sum, palette.faint);
}

void draw_lines(const desk::Desk& desk, const desk::RollView& roll, const Palette& palette, Wanted& wanted) {
    rule(palette);
    const SlimRows slim;
    if (roll.other_lines.empty()) return pool("own", roll.lines, roll, desk, palette, wanted);
    if (ImGui::GetContentRegionAvail().x < ImGui::GetFontSize() * 23.0f) {
        // No room for two columns of words.
        write_wrapped(roll.actor, palette.ink);
        pool("own", roll.lines, roll, desk, palette, wanted);
        write_wrapped(roll.target, palette.ink);
        pool("other", roll.other_lines, roll, desk, palette, wanted);
        return;
    }
    if (!ImGui::BeginTable("sides", 2, ImGuiTableFlags_SizingStretchSame | ImGuiTableFlags_BordersInnerV)) return;
    ImGui::TableNextColumn();
    write(roll.actor, palette.ink);
    pool("own", roll.lines, roll, desk, palette, wanted);
    ImGui::TableNextColumn();
    write(roll.target, palette.ink);
    pool("other", roll.other_lines, roll, desk, palette, wanted);
    ImGui::EndTable();
}

void draw_rest(const desk::Desk& desk, const Palette& palette, Wanted& wanted) {
    const desk::CaseView& view = desk.case_view();
    const auto words = std::count_if(view.words.begin(), view.words.end(), [](const desk::WordLine& line) { return line.rare && line.value.empty(); });
    if (!view.roll && words == 0) return;
    if (desk.rare_shown()) {
        if (button("Fold away  [Tab]", "rest")) wanted = desk::ShowRareFacts{false};
        return;
    }
    if (!view.roll) {
        if (button("All that can be told  [Tab]", "rest")) wanted = desk::ShowRareFacts{true};
        return;
    }
    const desk::RollView& roll = *view.roll;
    const auto facts = words + std::count_if(roll.facts.begin(), roll.facts.end(), [](const desk::FactLine& line) { return !stands_first(line); });
    const auto idle = [](const std::vector<report::PoolRow>& lines) {
        return std::count_if(lines.begin(), lines.end(), [](const report::PoolRow& line) { return !line.counts; });
    };
    const auto lines = idle(roll.lines) + idle(roll.other_lines);
    if (facts + lines == 0) return;
    if (button("All facts and lines  [Tab]", "rest")) wanted = desk::ShowRareFacts{true};
    const std::string count = std::to_string(facts) + " facts" + (lines == 0 ? "" : ", " + std::to_string(lines) + " lines that do not count");
    flow(count);
    write(count, palette.faint);
}

}  // namespace aor::panel
