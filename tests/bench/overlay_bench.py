#!/usr/bin/env python3
"""How aor-overlay compares with a bare GLFW and ImGui window, in turns on one virtual screen.

    xvfb-run -a -s "-screen 0 1920x1080x24 -noreset" tests/bench/overlay_bench.py [--seconds 10] [--turns 7] [BUILD/bin]

First painted frame: from the start of the process to the end of its first glfwSwapBuffers and glFinish, median of the
turns. Idle: processor time, and how often any thread was woken, over some seconds in which nothing happens. Memory: resident,
and the share that is the program's own (proportional), when idle. The overlay has its grand battle open.
"""

import argparse
import os
import pathlib
import signal
import statistics
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
SIZE = "1366x768"


def started(program, environment, clock):
    """The process, once its first frame is painted, and how long that took in ms."""
    clock.unlink(missing_ok=True)
    environment = dict(environment, AOR_SWAP_CLOCK=str(clock))
    begun = time.monotonic_ns()
    process = subprocess.Popen(program, env=environment, stdin=subprocess.DEVNULL)
    while not (clock.exists() and clock.stat().st_size > 0):
        if process.poll() is not None or time.monotonic_ns() - begun > 20e9:
            process.kill()
            sys.exit(f"{program[0]} painted no frame")
        time.sleep(0.002)
    time.sleep(0.02)
    return process, (int(clock.read_text()) - begun) / 1e6


def ended(process):
    process.send_signal(signal.SIGTERM)
    process.wait()


def processor_seconds(pid):
    fields = pathlib.Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def wake_ups(pid):
    """How often its threads have gone to sleep of their own will, which is how often they were woken."""
    count = 0
    for status in pathlib.Path(f"/proc/{pid}/task").glob("*/status"):
        for line in status.read_text().splitlines():
            if line.startswith("voluntary_ctxt_switches"):
                count += int(line.split()[1])
    return count


def memory(pid):
    """Resident and proportional, in MB."""
    sizes = {}
    for line in pathlib.Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()[1:]:
        name, size, *_ = line.split()
        sizes[name] = int(size) / 1024
    return sizes["Rss:"], sizes["Pss:"]


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("bin", nargs="?", default=str(HERE.parent.parent / "build/release/bin"))
    arguments.add_argument("--seconds", type=float, default=10)
    arguments.add_argument("--turns", type=int, default=7)
    given = arguments.parse_args()
    folder = pathlib.Path(given.bin).resolve()
    preload = next(folder.parent.rglob("libswap_clock.so"), None)
    if preload is None:
        sys.exit(f"there is no libswap_clock.so below {folder.parent}")

    with tempfile.TemporaryDirectory(prefix="aor-bench-") as place:
        place = pathlib.Path(place)
        environment = dict(os.environ, LD_PRELOAD=str(preload))
        order = folder / "armylists/ready/grand-battle.toml"
        data = ["--data", str(place / "data"), "--size", SIZE]
        programs = {
            "bare window": [str(folder / "bare_window"), SIZE],
            "aor-overlay": [str(folder / "aor-overlay"), *data],
        }
        # The battle is begun once and lies ready from then on.
        process, _ = started([str(folder / "aor-overlay"), *data, "--battle", str(order)], environment, place / "clock")
        ended(process)

        first = {name: [] for name in programs}
        for _ in range(given.turns):
            for name, program in programs.items():
                process, ms = started(program, environment, place / "clock")
                first[name].append(ms)
                ended(process)

        rows = {}
        for name, program in programs.items():
            process, _ = started(program, environment, place / "clock")
            time.sleep(2)
            used, woken = processor_seconds(process.pid), wake_ups(process.pid)
            time.sleep(given.seconds)
            idle = (processor_seconds(process.pid) - used) / given.seconds
            wakes = (wake_ups(process.pid) - woken) / given.seconds
            rows[name] = (statistics.median(first[name]), idle * 100, wakes, *memory(process.pid))
            ended(process)

    print("| | first frame, ms | idle, % of a core | wake-ups a second | resident, MB | proportional, MB |")
    print("|---|---|---|---|---|---|")
    for name, (ms, idle, wakes, resident, proportional) in rows.items():
        print(f"| {name} | {ms:.0f} | {idle:.2f} | {wakes:.1f} | {resident:.0f} | {proportional:.0f} |")
    bare, ours = rows["bare window"], rows["aor-overlay"]
    print(f"| ratio | {ours[0] / bare[0]:.2f} | | | {ours[3] / bare[3]:.2f} | {ours[4] / bare[4]:.2f} |")


if __name__ == "__main__":
    main()
