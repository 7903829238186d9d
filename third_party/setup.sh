#!/usr/bin/env bash
# Makes a Debian machine ready to build, test and fuzz: installs packages (as root or through sudo) and
# fills third_party/cache with the two sources that the release does not carry in the right version, Dear
# ImGui and glad. Safe to repeat; when nothing is to be done it takes about a second and needs no rights.
#
#   third_party/setup.sh
#
# The two sources come from other suites of the very mirror that this machine uses, through a package
# index of their own in a temporary folder: nothing of those suites is ever installed. Each is checked
# against the archive's signature and against the SHA-256 below. Should the pinned ImGui be gone from its
# suite, the newest one takes its place, then on the archive's signature alone.
set -euo pipefail

packages=(
    # build
    g++ cmake ninja-build pkg-config ccache
    libfmt-dev libtomlplusplus-dev doctest-dev libboost-dev libbenchmark-dev libedit-dev
    libglfw3-dev libgl-dev libx11-dev libpng-dev python3 python3-jinja2
    # run, and test without a screen
    fonts-dejavu-core xvfb xauth xdotool
    # fuzz
    clang-19 libclang-rt-19-dev
    # compare with, in the benchmarks
    dicelab
    # unpack the sources below
    xz-utils
)

imgui_suite=forky
imgui_version=1.92.2b+ds-1
imgui_file=imgui_1.92.2b+ds.orig.tar.xz
imgui_sha256=e7bd201d56b5ee90d24d5dac85e5c12f98bdb95410252a62d27b7f89e4566d48
imgui_oldest=1.92

glad_suite=trixie
glad_version=2.0.2-0.1
glad_file=python3-glad_2.0.2-0.1_all.deb
glad_sha256=d662b24f13dc134c8f497166835718694faf5e2507f70c14c0f1686d5dcb5b1c

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
cache=$here/cache

say() { printf 'setup: %s\n' "$*"; }
fail() {
    printf 'setup: %s\n' "$*" >&2
    exit 1
}

command -v apt-get >/dev/null ||
    fail "this script knows Debian's apt-get only; third_party/README.md lists what to install by hand"

# --- packages ---

as_root() {
    if [ "$(id -u)" -eq 0 ]; then
        env DEBIAN_FRONTEND=noninteractive "$@"
    elif ! command -v sudo >/dev/null; then
        fail "some packages are missing, and installing them needs root or sudo"
    elif [ -t 0 ]; then
        sudo env DEBIAN_FRONTEND=noninteractive "$@"
    else
        sudo -n env DEBIAN_FRONTEND=noninteractive "$@"
    fi
}

apt_options=(-q -o DPkg::Lock::Timeout=600 -o Acquire::Retries=3 -o Dpkg::Use-Pty=0)

is_installed() { [[ $(dpkg-query -W -f='${db:Status-Status}' "$1" 2>/dev/null || true) == installed ]]; }

lists_are_fresh=no
refresh_lists() {
    [ "$lists_are_fresh" = no ] || return 0
    say "refreshing the package lists"
    as_root apt-get "${apt_options[@]}" update >/dev/null
    lists_are_fresh=yes
}

install_missing() {
    local missing=() package
    for package in "$@"; do
        is_installed "$package" || missing+=("$package")
    done
    [ ${#missing[@]} -gt 0 ] || return 0
    refresh_lists
    say "installing ${missing[*]}"
    as_root apt-get "${apt_options[@]}" install -y --no-install-recommends "${missing[@]}" </dev/null >"$work/apt.log" 2>&1 || {
        cat "$work/apt.log" >&2
        fail "the packages could not be installed"
    }
}

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

install_missing "${packages[@]}"
say "packages: all ${#packages[@]} are installed"

# --- sources ---

mkdir -p "$cache"
exec 9>"$cache/.lock"
flock 9

# The mirror that this machine installs Debian from, whichever that is.
mirror=
find_mirror() {
    [ -z "$mirror" ] || return 0
    local ask=(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' 'Origin: Debian' 'Label: Debian')
    mirror=$("${ask[@]}" 2>/dev/null | sed -n 1p)
    if [ -z "$mirror" ]; then
        refresh_lists
        mirror=$("${ask[@]}" 2>/dev/null | sed -n 1p)
    fi
    [ -n "$mirror" ]
}

# open_suite SUITE KIND: a package index of its own for one suite; `suite_apt` then holds the options to use
# it. KIND is deb or deb-src. The archive's signature must hold. The index's date may have run out, as a
# mirror can lag behind: that could only bring an older file of the archive, which the pinned hash excludes.
suite_apt=()
open_suite() {
    local suite=$1 kind=$2 targets=Packages
    [ "$kind" = deb ] || targets=Sources
    find_mirror || return 1
    local state=$work/apt-$suite-$kind
    mkdir -p "$state/lists/partial" "$state/cache/archives/partial"
    cat >"$state/aor.sources" <<END
Types: $kind
URIs: $mirror
Suites: $suite
Components: main
Targets: $targets
Signed-By: /usr/share/keyrings/debian-archive-keyring.gpg
END
    suite_apt=(
        -q
        -o Dir::Etc::SourceList="$state/aor.sources" -o Dir::Etc::SourceParts=/dev/null
        -o Dir::State::Lists="$state/lists" -o Dir::Cache="$state/cache"
        -o APT::Sandbox::User="$(id -un)"
        -o Acquire::Languages=none -o Acquire::Retries=3
        -o Acquire::Check-Valid-Until=false
        -o Acquire::AllowInsecureRepositories=false -o Acquire::AllowDowngradeToInsecureRepositories=false
        -o APT::Get::AllowUnauthenticated=false -o Acquire::AllowWeakRepositories=false
    )
    apt-get "${suite_apt[@]}" update >"$state/log" 2>&1 && ! grep -q '^[EW]:' "$state/log" || {
        grep '^[EW]:' "$state/log" | sed 's/^/setup:   /' >&2 || true
        return 1
    }
}

# Each folder of the cache remembers for which pin it was filled: nothing to do while the pin is the same.
is_cached() { [ "$(sed -n 1p "$cache/$1/.pin" 2>/dev/null)" = "$2" ]; }
keep() { # NAME PIN FOLDER
    printf '%s\n' "$2" >"$3/.pin"
    rm -rf "${cache:?}/$1"
    mv "$3" "$cache/$1"
}
check_pin() { # FILE SHA256
    echo "$2  $1" | sha256sum --check --status ||
        fail "$(basename "$1") has the SHA-256 $(sha256sum "$1" | cut -d' ' -f1), not the pinned $2: nothing was kept"
}

unpack_imgui() { # ARCHIVE
    rm -rf "$work/imgui"
    mkdir "$work/imgui"
    tar -xf "$1" -C "$work/imgui" --strip-components=1 --no-same-owner
    [ -f "$work/imgui/imgui.cpp" ] || fail "$(basename "$1") holds no imgui.cpp"
}

fetch_imgui() {
    local pin="$imgui_version $imgui_sha256" newest
    if is_cached imgui "$pin"; then
        say "imgui: in the cache"
        return 0
    fi
    say "imgui: looking for $imgui_version in $imgui_suite"
    if open_suite "$imgui_suite" deb-src; then
        if (cd "$work" && apt-get "${suite_apt[@]}" source --download-only --only-source "imgui=$imgui_version") \
            >"$work/imgui.log" 2>&1; then
            check_pin "$work/$imgui_file" "$imgui_sha256"
            unpack_imgui "$work/$imgui_file"
            keep imgui "$pin" "$work/imgui"
            say "imgui: $imgui_version is in the cache"
            return 0
        fi
        # The suite has moved on. The archive's signature alone has to vouch for what takes its place.
        say "imgui: $imgui_version is no longer offered, looking for the newest one from $imgui_oldest on"
        newest=$(apt-cache "${suite_apt[@]}" showsrc imgui 2>/dev/null | sed -n 's/^Version: //p' |
            while read -r version; do
                if dpkg --compare-versions "$version" ge "$imgui_oldest"; then echo "$version"; fi
            done | sort -V | tail -n 1)
        if [ -n "$newest" ] && (cd "$work" &&
            apt-get "${suite_apt[@]}" source --download-only --only-source "imgui=$newest") >"$work/imgui.log" 2>&1; then
            unpack_imgui "$(find "$work" -maxdepth 1 -name 'imgui_*.orig.tar.*' ! -name '*.asc' | sort -V | tail -n 1)"
            keep imgui "$pin" "$work/imgui"
            say "imgui: $newest is in the cache, instead of $imgui_version"
            return 0
        fi
    fi
    say "imgui: not to be had from $imgui_suite; without it nothing for the screen is built"
}

fetch_glad() {
    local pin="$glad_version $glad_sha256"
    if is_cached glad "$pin"; then
        say "glad: in the cache"
        return 0
    fi
    say "glad: looking for $glad_version in $glad_suite"
    if open_suite "$glad_suite" deb &&
        (cd "$work" && apt-get "${suite_apt[@]}" download "python3-glad=$glad_version") >"$work/glad.log" 2>&1; then
        check_pin "$work/$glad_file" "$glad_sha256"
        dpkg-deb -x "$work/$glad_file" "$work/python3-glad"
        mkdir "$work/glad"
        mv "$work/python3-glad/usr/lib/python3/dist-packages/glad" "$work/glad/glad"
        keep glad "$pin" "$work/glad"
        say "glad: $glad_version is in the cache"
        return 0
    fi
    say "glad: $glad_version is not to be had from $glad_suite; without it nothing for the screen is built"
}

fetch_imgui
fetch_glad
say "ready"
