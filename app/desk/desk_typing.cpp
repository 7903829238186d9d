#include "app/desk/desk.hpp"

#include "app/desk/letters.hpp"
#include "app/desk/why_not.hpp"

#include <algorithm>
#include <array>

namespace aor::desk {
namespace {

constexpr std::array<CommandKey, 12> kCommandKeys = {{
    {'f', "small_arms_fire"},
    {'a', "artillery_fire"},
    {'v', "structure_fire"},
    {'m', "morale"},
    {'c', "charge"},
    {'e', "melee"},
    {'r', "rally"},
    {'l', "leader_hit"},
    {'o', "command_range"},
    {'t', "rout_move"},
    {'i', "arrival"},
    {'w', "withdrawal"},
}};

void append_utf8(std::string& text, char32_t c) {
    if (c < 0x80) {
        text += static_cast<char>(c);
    } else if (c < 0x800) {
        text += static_cast<char>(0xC0 | (c >> 6));
        text += static_cast<char>(0x80 | (c & 0x3F));
    } else if (c < 0x10000) {
        text += static_cast<char>(0xE0 | (c >> 12));
        text += static_cast<char>(0x80 | ((c >> 6) & 0x3F));
        text += static_cast<char>(0x80 | (c & 0x3F));
    } else {
        text += static_cast<char>(0xF0 | (c >> 18));
        text += static_cast<char>(0x80 | ((c >> 12) & 0x3F));
        text += static_cast<char>(0x80 | ((c >> 6) & 0x3F));
        text += static_cast<char>(0x80 | (c & 0x3F));
    }
}

void drop_last_character(std::string& text) {
    while (!text.empty() && (static_cast<unsigned char>(text.back()) & 0xC0) == 0x80) text.pop_back();
    if (!text.empty()) text.pop_back();
}

bool names_it(const Somebody& one, const std::string& typed) {
    return one.code.starts_with(typed) || lowered(one.name).find(typed) != std::string::npos || one.id.find(typed) != std::string::npos;
}

}  // namespace

std::span<const CommandKey> command_keys() { return kCommandKeys; }

void Desk::type_command(char letter) {
    if (!session_) return;
    for (const CommandKey& key : kCommandKeys) {
        if (key.letter == letter) {
            on(BeginCase{std::string(key.procedure), "", ""});
            return;
        }
    }
    if (letter == 'n') {
        Intent next;
        next.verb = "next";
        on(Perform{next});
    } else if (letter == 'u') {
        on(Undo{});
    } else if (letter == 'y') {
        on(Redo{});
    } else if (letter == 'd') {
        Intent draw;
        draw.verb = "draw";
        on(Perform{draw});
    } else if (letter == '!') {
        on(PinCase{});
    } else if (letter == '=') {
        on(AsLastTime{});
    } else if (letter >= '1' && letter <= '9') {
        on(BeginDuty{letter - '1'});
    }
}

// Two signs are a code; anything else is a part of the name.
void Desk::type_name() {
    const std::string typed = lowered(asked_.typed);
    const std::string kept = asked_.typed;
    std::vector<Somebody> fitting;
    const Parts parts = parts_of(work_.procedure);
    for (Somebody& one : candidates(case_battle(), work_.procedure, asking_actor_ ? parts.actor : parts.target, asking_actor_ ? std::string() : work_.actor)) {
        if (typed.size() == 2 && one.code == typed) {
            on(NameSomebody{one.id});
            return;
        }
        if (typed.empty() || names_it(one, typed)) fitting.push_back(std::move(one));
    }
    asked_.candidates = std::move(fitting);
    asked_.fault = asked_.candidates.empty() ? why_not(charts_, case_battle(), work_.procedure, typed, kept, asking_actor_ ? NamedAs::actor : NamedAs::target) : std::string();
}

void Desk::type_dice(char character) {
    const bool digit = (character >= '0' && character <= '9') || character == ',' || character == ' ' || character == '.' || character == ';';
    if (digit) {
        if (!case_.roll) return;
        const std::string typed = work_.typed_dice + character;
        const DiceTyped read = read_dice(typed, case_.roll->wanted);
        if (!read.fault.empty()) {
            asked_.fault = read.fault;
            return;
        }
        on(TypeDice{typed});
        return;
    }
    if (character == '=') {
        on(AsLastTime{});
        return;
    }
    if (character == '!') {
        on(PinCase{});
        return;
    }
    if (character == '*') {
        on(RollDice{});
        return;
    }
    for (const WordLine& line : case_.words) {
        if (line.key != character) continue;
        if (line.choices.empty() || line.several) {
            on(AskFact{line.name, true});
            return;
        }
        const auto chosen = std::find_if(line.choices.begin(), line.choices.end(), [](const FactChoice& one) { return one.chosen; });
        const auto next = chosen == line.choices.end() || chosen + 1 == line.choices.end() ? line.choices.begin() : chosen + 1;
        on(TellFact{{"", line.name, next->word, "", true}});
        return;
    }
    if (!case_.roll) return;
    for (const FactLine& line : case_.roll->facts) {
        if (line.key != character || (!line.usual && !rare_shown_ && line.stand != FactStand::missing)) continue;
        if (line.choices.empty()) on(AskFact{line.name, false});
        else on(TellFact{{line.roll, line.name, next_value(line), "", false}});
        return;
    }
}

void Desk::on(const TypeCharacter& intent) {
    const char32_t c = intent.character;
    if (c < 0x20 || c == 0x7F) return;
    switch (asked_.what) {
        case Asking::command:
            if (c < 0x80) type_command(static_cast<char>(c));
            break;
        case Asking::actor:
        case Asking::target:
            append_utf8(asked_.typed, c);
            type_name();
            keep_work();
            break;
        case Asking::fact:
        case Asking::reason:
        case Asking::answer:
            append_utf8(asked_.typed, c);
            asked_.fault.clear();
            keep_work();
            break;
        case Asking::dice:
        case Asking::confirm:
            asked_.fault.clear();
            if (c < 0x80) type_dice(static_cast<char>(c));
            break;
    }
}

void Desk::on(const PressKey& intent) {
    switch (intent.key) {
        case Key::escape: on(GoBack{}); return;
        case Key::unfold: rare_shown_ = !rare_shown_; return;
        case Key::tab: return;
        case Key::backspace:
            if (asked_.what == Asking::dice || asked_.what == Asking::confirm) {
                std::string typed = work_.typed_dice;
                if (typed.empty()) {
                    on(TakeDiceBack{});
                    return;
                }
                drop_last_character(typed);
                on(TypeDice{typed});
                return;
            }
            drop_last_character(asked_.typed);
            asked_.fault.clear();
            if (asked_.what == Asking::actor || asked_.what == Asking::target) type_name();
            keep_work();
            return;
        case Key::enter: break;
    }
    const std::string typed = asked_.typed;
    switch (asked_.what) {
        case Asking::actor:
        case Asking::target:
            if (asked_.candidates.empty()) return;
            on(NameSomebody{asked_.candidates.front().id});
            return;
        case Asking::fact: {
            if (typed.empty()) {
                look_at_case();
                return;
            }
            std::string value = typed;
            // The beginning of a word will do.
            if (case_.roll && !asked_.is_word) {
                for (const FactLine& line : case_.roll->facts) {
                    if (line.name != asked_.fact) continue;
                    for (const FactChoice& choice : line.choices) {
                        if (choice.word.starts_with(lowered(typed)) || choice.say.starts_with(lowered(typed))) {
                            value = choice.word;
                            break;
                        }
                    }
                }
            }
            const WordLine* word = asked_.is_word ? case_.word(asked_.fact) : nullptr;
            if (word != nullptr && word->several) {
                const auto ids = several_typed(case_battle(), *word, typed, asked_.fault);
                if (!ids) return;
                value = *ids;
            }
            const std::string roll = case_.roll && !asked_.is_word ? case_.roll->aim : std::string();
            on(TellFact{{roll, asked_.fact, value, "", asked_.is_word}});
            return;
        }
        case Asking::reason: on(GiveReason{typed}); return;
        case Asking::answer: type_answer(); return;
        case Asking::command:
        case Asking::dice:
        case Asking::confirm: on(Confirm{}); return;
    }
}

void Desk::on(const TypeText& intent) {
    asked_.typed = intent.text;
    if (asked_.what == Asking::actor || asked_.what == Asking::target) type_name();
    if (asked_.what == Asking::dice || asked_.what == Asking::confirm) on(TypeDice{intent.text});
}

}  // namespace aor::desk
