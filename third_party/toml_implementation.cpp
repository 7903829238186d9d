// toml++ is compiled here and nowhere else. Two defects on malformed input are kept from the program:
// a failing assertion on "[" followed by a new line (switched off below: the parser then reports an
// ordinary error), and an unreachable branch for an unquoted letter between U+00A1 and U+0499, which
// the undefined behaviour sanitizer would stop at (this file is built without it).
#define TOML_IMPLEMENTATION
#define TOML_ASSERT(x) static_cast<void>(0)
#include <toml++/toml.h>
