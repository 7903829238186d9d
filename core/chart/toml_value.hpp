#pragma once
// A value out of a TOML file on its way into a situation.

#include "core/chart/toml_reader.hpp"

namespace aor {

/// A node of a file, as SituationBuilder takes it.
class TomlValue {
public:
    TomlValue(const toml::node& value, const TomlReader& from) : node(value), reader(from) {}
    const toml::node& node;
    const TomlReader& reader;
};

}  // namespace aor
