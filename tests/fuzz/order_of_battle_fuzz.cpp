// Any bytes are an order of battle, or problems with a place; a battle that was set up can be, is written down as it
// is, and its own order of battle sets up the same once more.
#include "core/battle/entry_text.hpp"
#include "core/battle/set_up.hpp"
#include "core/battle/sound.hpp"

#include <cstdint>
#include <cstdlib>

namespace {

const aor::Charts& charts() {
    static const aor::Charts loaded = [] {
        auto read = aor::Charts::load(AOR_SOURCE_DIR "/charts");
        if (!read) std::abort();
        return std::move(*read);
    }();
    return loaded;
}

void must(bool holds) {
    if (!holds) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto battle = aor::read_battle(charts(), text, "fuzz.toml");
    if (!battle) {
        must(!battle.problems().none());
        for (const aor::Problem& problem : battle.problems()) must(!problem.text.empty() && !problem.place.file.empty());
        return 0;
    }
    must(aor::impossible_in(*battle).none());

    aor::LogHeader header;
    header.start = *battle;
    const auto read = aor::read_header(aor::text_of(header), {"fuzz.battle", 1, 0});
    must(read.ok() && *read == header);

    const std::string order = text_of(aor::order_of_battle(*battle));
    const auto again = aor::read_battle(charts(), order, "again.toml");
    must(again.ok());
    must(text_of(aor::order_of_battle(*again)) == order);
    return 0;
}
