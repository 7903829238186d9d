// bare_parse_bench FILE...: parses the files with toml++ and does nothing else; what a cold `aor resolve` is held against.
#include <toml++/toml.h>

#include <cstdio>

int main(int count, char** files) {
    for (int i = 1; i < count; ++i) {
        if (!toml::parse_file(files[i])) {
            std::fprintf(stderr, "%s: not TOML\n", files[i]);
            return 2;
        }
    }
    return 0;
}
