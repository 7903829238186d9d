#!/usr/bin/env python3
"""The figures of tests/bench/README.md, both sides measured in one run.

    tests/bench/compare.py [BUILD]          (default: build/release)

Times are processor time of the child (user + system), the smallest of several runs, taken in turns.
"""
import glob
import os
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
BIN = os.path.join(ROOT, sys.argv[1] if len(sys.argv) > 1 else "build/release", "bin")
ROUNDS = 7


def run(command):
    """Processor seconds and peak memory in MB of one run."""
    with open(os.devnull, "w") as nothing:
        child = subprocess.Popen(command, stdout=nothing)
        _, status, usage = os.wait4(child.pid, 0)
    if status != 0:
        sys.exit("failed: " + " ".join(command))
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def best(commands):
    """The least time of each command, the commands taking turns, and the most memory."""
    times = [[] for _ in commands]
    memory = [0.0] * len(commands)
    for _ in range(ROUNDS):
        for i, command in enumerate(commands):
            seconds, megabytes = run(command)
            times[i].append(seconds)
            memory[i] = max(memory[i], megabytes)
    return [min(t) for t in times], memory


def dicelab(dice, answers, folder):
    path = os.path.join(folder, f"{dice}-{answers}")
    with open(path, "w") as out:
        out.write(";\n".join([f"sum({dice}#d6)"] * answers) + "\n")
    return ["dicelab", "-c", "-f", path]


def exact_pools(folder):
    print("| dice | answers | ours, us an answer | dicelab, us an answer | times as fast |")
    print("|---|---|---|---|---|")
    for dice, few, many in ((12, 2000, 42000), (100, 100, 1100)):
        ours = os.path.join(BIN, "exact_pools_bench")
        (a, b, c, d), _ = best([[ours, str(dice), str(few)], [ours, str(dice), str(many)],
                                dicelab(dice, few, folder), dicelab(dice, many, folder)])
        mine = (b - a) / (many - few) * 1e6
        theirs = (d - c) / (many - few) * 1e6
        print(f"| {dice} | {few} and {many} | {mine:.1f} | {theirs:.1f} | {theirs / mine:.1f} |")


def cold_start():
    charts = sorted(glob.glob(os.path.join(ROOT, "charts", "*.toml")))
    resolve = [os.path.join(BIN, "aor"), "resolve", "morale", "unit.grade=2", "unit.rear_support=true", "--dice", "3,4,1", "--json"]
    (bare, cold), (_, memory) = best([[os.path.join(BIN, "bare_parse_bench"), *charts], resolve])
    print("\n| | ms | MB at most |")
    print("|---|---|---|")
    print(f"| toml++ parses the {len(charts)} charts, nothing else | {bare * 1e3:.1f} | |")
    print(f"| `aor resolve` of one situation, cold | {cold * 1e3:.1f} | {memory:.1f} |")
    print(f"| ratio | {cold / bare:.2f} | |")


def main():
    with tempfile.TemporaryDirectory() as folder:
        exact_pools(folder)
    cold_start()


main()
