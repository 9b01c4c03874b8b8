#!/usr/bin/env python3
"""What `lanewise hip` says of a program's calls of the HIP runtime, and of code that the runtime does not take.

    host_test.py LANEWISE SOURCES OUTPUT

Runs the programs of tests/hip/host.
"""
import concurrent.futures
import json
import os
import pathlib
import re
import struct
import subprocess
import sys
import xml.etree.ElementTree
import zlib

failures = []
runs = 0


class Tester:
    def __init__(self, lanewise, sources, output):
        self.lanewise, self.sources, self.output = lanewise, sources, output
        output.mkdir(parents=True, exist_ok=True)

    def build(self, name, *flags, targets=("gfx900",), suffix=""):
        binary = self.output / (name + suffix)
        subprocess.run(["hipcc", "-O2", "-std=c++17", "-Xarch_host", "-O0", "-w", *flags, *(f"--offload-arch={t}" for t in targets),
                        self.sources / f"{name}.hip", "-o", binary], check=True)
        return binary

    def lw(self, *arguments):
        return subprocess.run([self.lanewise, *map(str, arguments)], capture_output=True, text=True, timeout=300)

    def line(self, name, mark):
        for number, text in enumerate((self.sources / f"{name}.hip").read_text().splitlines(), 1):
            if text.endswith(f"// line: {mark}"):
                return f"{name}.hip:{number}"
        raise KeyError(mark)

    def expect(self, done, code, *texts, output=None):
        global runs
        runs += 1
        missing = [text for text in texts if re.search(text, done.stderr) is None]
        if done.returncode != code or missing or (output is not None and done.stdout.strip() != output):
            failures.append(f"{done.args}: ended with {done.returncode}, expected {code}; missing {missing}; printed "
                            f"{done.stdout!r}, expected {output!r}\n{done.stderr}")
        return done


def modules(t, calls):
    """Objects that the runtime takes, and one line for each that it refuses."""
    objects = {}
    for source in ("module", "module_without_metadata"):
        for version in (4, 5, 6):
            objects[source, version] = t.output / f"{source}{version}.hsaco"
            t.expect(t.lw("as", t.sources / f"{source}.s", "-o", objects[source, version], "--code-object-version",
                          version), 0)
    good = objects["module", 4]
    cut, text, other = (t.output / name for name in ("cut.hsaco", "text.hsaco", "other.hsaco"))
    cut.write_bytes(good.read_bytes()[:-300])
    text.write_text("no object\n" * 100)
    other.write_bytes(t.output.joinpath("module4.hsaco").read_bytes())
    source = (t.sources / "module.s").read_text().replace("gfx900:xnack-", "gfx906:xnack-")
    (t.output / "other.s").write_text(source)
    t.expect(t.lw("as", t.output / "other.s", "-o", other, "--code-object-version", 4), 0)
    for how in ("load", "load_data"):
        t.expect(t.lw("hip", "--", calls, how, good), 0, output="42")
        for version in (5, 6):
            t.expect(t.lw("hip", "--", calls, how, objects["module", version]), 1,
                     rf"lanewise: hipModuleLoad\w* returns hipError\w+: .*code object of version {version}, and HIP 5.2 "
                     r"takes up to 4: .*--code-object-version 4")
        t.expect(t.lw("hip", "--", calls, how, objects["module_without_metadata", 4]), 1, r"lanewise: .*no metadata")
        t.expect(t.lw("hip", "--", calls, how, other), 1,
                 r"lanewise: hipModuleLoad\w* returns .*its code is for gfx906:xnack-, the device vega-64 is gfx900:xnack-")
    # The runtime reads past the end of such a file.
    done = t.lw("hip", "--", calls, "load", cut)
    t.expect(done, done.returncode, r"lanewise: hipModuleLoad: .*cut.hsaco: .")
    if done.returncode == 0:
        failures.append("an object that is cut off is loaded")
    packed = t.output / "packed.hipfb"
    body = zlib.compress(good.read_bytes())
    packed.write_bytes(b"CCOB" + struct.pack("<HHII8x", 2, 0, 24 + len(body), good.stat().st_size) + body)
    for how in ("load", "load_data"):
        done = t.lw("hip", "--", calls, how, packed)
        t.expect(done, done.returncode, r"lanewise: hipModuleLoad\w*: .*it is a compressed offload bundle, which HIP 5.2 "
                 r"cannot read: compile it with --no-offload-compress")
        if done.returncode == 0:
            failures.append("a compressed bundle is loaded")
    t.expect(t.lw("hip", "--", calls, "load", text), 1, r"neither an ELF file nor an offload bundle")
    t.expect(t.lw("hip", "--", calls, "load", t.output / "missing.hsaco"), 1, r"missing.hsaco: No such file")


def other_target(t, calls):
    """A program without code for the device: HIP's runtime aborts."""
    done = t.lw("hip", "--device", "radeon-vii", "--", calls, "good_calls")
    t.expect(done, -6, r"lanewise: .*/calls: its code is for gfx900, the device radeon-vii is gfx906:.*; compile it with "
             r"--offload-arch=gfx906 too, or choose another --device")


def compressed_program(t, calls):
    """A program whose own code is a compressed bundle: HIP's runtime reads it as something else."""
    binary = t.output / "compressed"
    content = calls.read_bytes()
    binary.write_bytes(content.replace(b"__CLANG_OFFLOAD_BUNDLE__", b"CCOB" + bytes(20)))
    binary.chmod(0o755)
    done = t.lw("hip", "--", binary, "good_calls")
    t.expect(done, done.returncode, r"lanewise: .*/compressed: it is a compressed offload bundle, which HIP 5.2 cannot read")
    if done.returncode == 0:
        failures.append("a program of compressed code runs")


def failing_calls(t, calls):
    report = t.output / "bad_calls.json"
    t.expect(t.lw("hip", "--check=calls", "--check-json", report, "--", calls, "bad_calls"), 1,
             r"lanewise: calls: hipSetDevice returns hipErrorInvalidDevice\n  call  hipSetDevice at .*"
             + t.line("calls", "bad_device"), r"hipFree returns hipError\w+\n  call  hipFree at .*" +
             t.line("calls", "bad_free"), r"lanewise: found 2 mistakes, 4 times in all")
    findings = json.loads(report.read_text())["findings"]
    if [(f["check"], f["count"], f["severity"]) for f in findings] != [("calls", 3, "error"), ("calls", 1, "error")]:
        failures.append(f"findings of calls: {findings}")
    t.expect(t.lw("hip", "--check", "--", calls, "good_calls"), 0)


def unset_memory(t, calls):
    t.expect(t.lw("hip", "--check=uninitialised", "--", calls, "unset"), 1,
             r"uninitialised: a copy to the host reads uninitialised device memory: 768 of its 1024 bytes\n  768 bytes, at "
             r"offset 256 of device memory \(1024 bytes at 0x[0-9a-f]+\)\n  copy  copy of 1024 bytes from device to host\n"
             r" +started by hipMemcpy at .*" + t.line("calls", "unset"), r"found 1 mistake, 1 time in all")
    t.expect(t.lw("hip", "--check=uninitialised", "--", calls, "unset_rows"), 1,
             r"reads uninitialised device memory: \d+ of its \d+ bytes", t.line("calls", "unset_rows"), "found 1 mistake")


def properties(t, calls):
    t.expect(t.lw("hip", "--", calls, "managed"), 0, output="managed 1 1")
    t.expect(t.lw("hip", "--check", "--", calls, "managed"), 0, output="managed 1 1")
    for text, size in (("512M", 512 << 20), ("3G", 3 << 30), ("1048576", 1 << 20)):
        t.expect(t.lw("hip", "--memory", text, "--", calls, "memory"), 0, output=f"{size} {size}")
    for wrong in ("0", "12", "x", "5T", "-1G", "99999999G"):
        t.expect(t.lw("hip", "--memory", wrong, "--", "true"), 2, rf"--memory {wrong}: expected 1M to 65536G: a number of bytes")


def ends(t, calls):
    """The place of the host at a timeout, the line of a fault, and JUnit of all that fails."""
    t.expect(t.lw("hip", "--timeout", "10", "--", calls, "forever"), 3,
             r"lanewise: the host is in hipDeviceSynchronize at .*" + t.line("calls", "forever"))
    t.expect(t.lw("hip", "--", calls, "fault"), -6, r"global_store_dword .*\n +at .*calls.hip:10:")
    for arguments, code, failed in (("good_calls", 0, []), ("fault", 134, ["memory", "run"]), ("bad_calls", 1, ["calls"]),
                                    ("nothing", 2, ["run"]), ("unset", 1, ["uninitialised"]),
                                    ("forever", 3, ["run"])):
        out = t.output / f"{arguments}.xml"
        limit = ("--timeout", "5") if arguments == "forever" else ()
        t.expect(t.lw("hip", *limit, "--junit", out, "--", calls, arguments), code)
        cases = xml.etree.ElementTree.parse(out).getroot().findall("testsuite/testcase")
        names = [case.get("name") for case in cases]
        if names != ["memory", "uninitialised", "races", "waits", "barriers", "registers", "streams", "lanes", "calls", "run"]:
            failures.append(f"test cases of {arguments}: {names}")
        red = [case.get("name") for case in cases if case.find("failure") is not None]
        if red != failed:
            failures.append(f"failed test cases of {arguments}: {red}, expected {failed}")


def stores_of_atomics(t):
    """An exchange whose result nobody uses, and an atomic store, are plain stores of the machine."""
    for binary in (t.build("atomic_as_store"), t.build("atomic_as_store", "-g", suffix="-g")):
        for arguments in ((), ("2",)):
            done = t.expect(t.lw("hip", "--check=races", "--", binary, *arguments), 0,
                            r"races \(note\): .*stores that are atomic in the source do not race")
            if "mistake" in done.stderr:
                failures.append(done.stderr)


def orders_of_copies(t):
    """A kernel on one stream and the copy of its input on another: found whatever the size."""
    binary = t.build("stream_small_copy", "-g")
    sizes = [256 << n for n in range(11)]  # of 4 bytes each: 1 KB to 1 MB
    jobs = [(size, mode) for size in sizes for mode in (2, 2, 2, 3, 6)]

    def run(job):
        return job, t.lw("hip", "--check=streams", "--", binary, *job)

    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for (size, mode), done in pool.map(run, jobs):
            t.expect(done, 1, r"streams: a kernel and a copy access the same memory, and nothing orders them",
                     "found 1 mistake")


def places_of_waves(t):
    """HW_REG_HW_ID: each workgroup of one wave is somewhere else."""
    done = t.expect(t.lw("hip", "--", t.build("hw_id")), 0)
    places = re.findall(r"block \d: (cu \d+ simd \d+ wave \d+)", done.stdout)
    if len(places) != 8 or len(set(places)) != 8:
        failures.append(f"places of eight waves: {places}")


def main_returns(t):
    """While its first launch is being prepared; leaving_test.py has all the other ways to end."""
    binary = t.build("main_returns")
    for options in ((), ("--check",), ("--time",)):
        for _ in range(4):
            t.expect(t.lw("hip", *options, "--", binary), 0)


def main():
    t = Tester(sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3]))
    calls = t.build("calls", "-g")
    for test in (modules, other_target, compressed_program, failing_calls, unset_memory, properties, ends):
        test(t, calls)
    stores_of_atomics(t)
    orders_of_copies(t)
    places_of_waves(t)
    main_returns(t)
    for failure in failures:
        print("FAILED", failure)
    print(f"{runs} runs, {len(failures)} failed")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
