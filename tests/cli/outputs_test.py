#!/usr/bin/env python3
"""Writes every output of every command to places where that fails, or is cut short: outputs_test.py --lanewise PROGRAM

Whatever happens, what stood at the path stays or the whole new output takes its place, nothing else is left in the
folder, and the exit code says which: 2 where it could not be written. What a command may write is read from its --help:
an option that no case here covers fails.
"""
import argparse
import os
import pathlib
import random
import re
import shutil
import signal
import stat
import subprocess
import sys
import tempfile
import threading
import time

import captures

ROOT = pathlib.Path(__file__).resolve().parents[2]
OLD = b"what the last run left\n" * 1000
NOBODY = 65534
TIMEOUT_SECONDS = 120

RUN = "run sum.hsaco --grid 4 --block 256 u32[1024]=iota u32[4]=zeros lds:1024"
PICTURE = "run picture.hsaco --grid 4 --block 256 image2d[64x16,rgba8]=iota"
TIME = RUN.replace("run ", "time ", 1)
# (command, option): arguments with {out} for the path, and the ending of the path.
FILES = {
    ("as", "--output"): [("as high_add.s -o {out}", ".hsaco"), ("as high_add.s -o {out}", ".bin")],
    ("compile", "--output"): [("compile sum.cl --target gfx900 -o {out}", ".hsaco"),
                              ("compile kernel.comp --target gfx900 -o {out}", ".hsaco")],
    ("compile", "--listing"): [("compile kernel.comp --target gfx900 -o other.hsaco --listing {out}", ".txt")],
    ("run", "--out"): [(RUN + " --out 0={out}", ".npy"), (RUN + " --out 0={out}", ".bin"),
                       (PICTURE + " --out 0={out}", ".png"), (PICTURE + " --out 0={out}", ".npy")],
    ("run", "--trace-html"): [(RUN + " --trace-html {out}", ".html")],
    ("run", "--trace"): [(RUN + " --trace={out}", ".txt"), (RUN + " --trace={out}", ".jsonl")],
    ("run", "--count"): [(RUN + " --count={out}", ".json")],
    ("run", "--profile"): [(RUN + " --profile={out}", ".txt")],
    ("run", "--flame"): [(RUN + " --flame {out}", ".svg")],
    ("run", "--folded"): [(RUN + " --folded {out}", ".txt")],
    ("hip", "--check-json"): [("hip --check-json {out} -- ./saxpy", ".json")],
    ("hip", "--junit"): [("hip --junit {out} -- ./saxpy", ".xml")],
    ("hip", "--sarif"): [("hip --sarif {out} -- ./saxpy", ".sarif")],
    ("run", "--junit"): [(RUN + " --junit {out}", ".xml")],
    ("run", "--sarif"): [(RUN + " --sarif {out}", ".sarif")],
    ("live", "--csv"): [("live sum.hsaco --csv {out}", ".csv")],
    ("live", "--svg"): [("live sum.hsaco --svg {out}", ".svg")],
    ("live", "--png"): [("live sum.hsaco --png {out}", ".png")],
    ("live", "--html"): [("live sum.hsaco --html {out}", ".html")],
    ("live", "--cfg"): [("live sum.hsaco --cfg {out}", ".dot")],
    ("live", "--junit"): [("live sum.hsaco --max-vgprs 200 --junit {out}", ".xml")],
    ("time", "--junit"): [(TIME + " --baseline time.json --junit {out}", ".xml")],
    ("lint", "--junit"): [("lint sum.hsaco --junit {out}", ".xml")],
    ("lint", "--sarif"): [("lint sum.hsaco --sarif {out}", ".sarif")],
    ("rewrite", "--output"): [("rewrite sum.hsaco -o {out}", ".hsaco"), ("rewrite high_add.s -o {out}", ".s")],
    ("prove", "--ledger"): [("prove --rules=add_with_shift.rule --ledger {out}", ".txt")],
    ("time", "--csv"): [(TIME + " --csv {out}", ".csv")],
    ("time", "--att"): [(TIME + " --att {out}", ".csv")],
    ("time", "--trace"): [(TIME + " --trace {out}", ".json")],
    ("time", "--html"): [(TIME + " --html {out}", ".html"), ("time sum.hsaco --static --html {out}", ".html")],
    ("study", "--predict"): [("study timing --captures captures --predict {out}", ".tsv")],
    ("study", "--svg"): [("study rdna --case scalar --svg {out}", ".svg"),
                         ("study timing --case OC-4-1 --svg {out}", ".svg")],
    ("study", "--html"): [("study fp16 --compiler article --html {out}", ".html"),
                          ("study rdna --case scalar --html {out}", ".html"),
                          ("study timing --case OC-4-1 --html {out}", ".html")],
    ("study", "--markdown"): [("study timing --case OC-4-1 --markdown {out}", ".md"),
                              ("study rdna --case scalar --markdown {out}", ".md")],
}
# With --all as well: minutes.
SLOW_FILES = {("study", "--svg"): [("study fp16 --compiler radv --svg {out}", ".svg")]}
# (command, option) of those that fill a folder: arguments, and how many files come at least.
FOLDERS = {
    ("run", "--save-launch"): (RUN + " --save-launch {out}", 3),
    ("hip", "--record"): ("hip --record {out} -- ./saxpy", 3),
    ("explain", "--html"): ("explain --html {out}", 1000),
    ("sweep", "--output"): ("sweep sum.toml -o {out}", 5),
    ("study", "--png"): ("study spd --png {out} --case rgba8", 10),
}
# Options whose value names something to read.
READ = {("run", "--launch"), ("study", "--captures"), ("study", "--source"), ("time", "--launch"), ("run", "--expect"), ("live", "--budgets"),
        ("suggest", "--rules"), ("rewrite", "--rules"), ("prove", "--rules")}
# Commands whose results go to standard output.
PRINTED = ["--version", "--help", "dis sum.hsaco", "dis sum.hsaco --plain", "dis sum.hsaco --json", "live sum.hsaco",
           "live sum.hsaco --json", "info sum.hsaco", "info sum.hsaco --json", "explain v_add_f32", "explain v_add_f32 --json",
           RUN + " --print 1", RUN + " --json", RUN + " --count", RUN + " --trace", TIME, TIME + " --json", TIME + " --csv -", "hip --list", "hip --list --json",
           "devices", "devices vega-64", "devices --json", "lint sum.hsaco", "lint sum.hsaco --json",
           "study fp16 --compiler article", "study rdna --case waves", "study rdna --case waves --json",
           "study timing --captures captures", "study timing --case OC-4-1 --json", "as high_add.s -o {out} --json",
           "prove move_swap.s xor_swap.s --live-out v0 --json", "as high_add.s -o -", "live sum.hsaco --csv -",
           "sweep sum.toml --list", "sweep sum.toml --list --json", "suggest sum.hsaco", "suggest sum.hsaco --json", "rewrite sum.hsaco -o -", "rewrite sum.hsaco -o {out} --json",
           "rewrite sum.hsaco -o {out} --verify 2",
           "prove --rules=add_with_shift.rule", "prove --rules=add_with_shift.rule --json",
           "prove --rules=add_with_shift.rule --ledger -", "lint sum.hsaco --sarif -", "lint sum.hsaco --junit -"]


class Failures:
    def __init__(self):
        self.passed, self.failed = 0, 0

    def check(self, holds, what):
        if holds:
            self.passed += 1
        else:
            self.failed += 1
            print(f"FAILED: {what}")


class Place:
    """A folder for outputs, and how the program is run for it."""

    def __init__(self, program, inputs, folder):
        self.program, self.inputs, self.folder = program, inputs, folder

    def command(self, text, out):
        return [self.program, *(word.replace("{out}", str(out)) for word in text.split())]

    def run(self, text, out, limit=None, as_nobody=False, stdout=subprocess.PIPE):
        def before():
            if limit is not None:
                import resource
                resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))
            if as_nobody and os.getuid() == 0:
                os.setgroups([])
                os.setgid(NOBODY)
                os.setuid(NOBODY)

        done = subprocess.run(self.command(text, out), cwd=self.inputs, stdin=subprocess.DEVNULL, stdout=stdout,
                              stderr=subprocess.PIPE, timeout=TIMEOUT_SECONDS, preexec_fn=before,
                              env={**os.environ, "TMPDIR": str(self.folder.parent / "tmp")})
        return done.returncode, done.stderr.decode(errors="replace")


def value_options(program, command):
    """The options of a command whose value names a file or a folder, by their value's name in --help."""
    text = subprocess.run([program, command, "--help"], capture_output=True, text=True).stdout
    for match in re.finditer(r"^  (?:-\w,)?(--[\w-]+) ?(\S+)", text, re.M):
        if re.search(r"OUT|FILE|DIR", match[2]):
            yield match[1]


def listed(folder):
    return sorted(p.name for p in folder.iterdir())


def file_case(f, place, name, text, ending, full):
    folder = place.folder
    out = folder / f"out{ending}"

    def fresh(content=None):
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
        folder.chmod(0o777)
        if content is not None:
            out.write_bytes(content)

    fresh()
    code, said = place.run(text, out)
    f.check(code == 0 and out.is_file() and listed(folder) == [out.name], f"{name}: writes: exit {code} {said}")
    if not out.is_file():
        return
    wanted = out.read_bytes()
    started = time.monotonic()

    fresh(OLD)
    out.chmod(0o640)
    code, said = place.run(text, out)
    took = time.monotonic() - started
    # What a program's checks have found is written again and again while it runs.
    whole = lambda got: same(got) or name[0] == "hip" and got.startswith(wanted[:1]) and got.endswith(wanted[-2:])
    # A ledger has the seconds of its proofs.
    timeless = lambda got: re.sub(rb"\d+\.\d\d", b"", got) if name[1] == "--ledger" else got
    same = lambda got: timeless(got) == timeless(wanted) or len(got) > 0 and name[1] in ("--html",)
    f.check(code == 0 and same(out.read_bytes()) and stat.S_IMODE(out.stat().st_mode) == 0o640,
            f"{name}: replaces a file and keeps its permissions: exit {code} {said}")

    fresh()
    target = folder / "elsewhere"
    target.write_bytes(OLD)
    out.symlink_to("elsewhere")
    code, said = place.run(text, out)
    f.check(code == 0 and out.is_symlink() and same(target.read_bytes()), f"{name}: follows a link: exit {code} {said}")

    fresh(OLD)
    code, said = place.run(text, out, limit=len(wanted) // 2)
    f.check(code == 2 and out.read_bytes() == OLD and listed(folder) == [out.name],
            f"{name}: keeps the file at a size limit: exit {code} {said} {listed(folder)}")

    if full is not None:
        on_full = full / out.name
        on_full.write_bytes(OLD[:100])
        filler = full / "filler"
        with open(filler, "wb", buffering=0) as fill:
            try:
                while fill.write(b"x" * 4096):
                    pass
            except OSError:
                pass
        code, said = place.run(text, on_full)
        f.check(code == 2 and on_full.read_bytes() == OLD[:100] and "No space left" in said,
                f"{name}: keeps the file on a full disk: exit {code} {said}")
        filler.unlink()
        on_full.unlink()
        f.check(listed(full) == [], f"{name}: leaves nothing on a full disk: {listed(full)}")

    fresh(OLD)
    folder.chmod(0o555)
    out.chmod(0o666)
    code, said = place.run(text, out, as_nobody=True)
    f.check(code == 2 and out.read_bytes() == OLD and listed(folder) == [out.name],
            f"{name}: refuses a read-only folder: exit {code} {said}")
    folder.chmod(0o777)

    fresh(OLD)
    out.chmod(0o444)
    code, said = place.run(text, out, as_nobody=True)
    f.check(code == 2 and out.read_bytes() == OLD, f"{name}: refuses a read-only file: exit {code} {said}")

    fresh()
    out.mkdir()
    code, said = place.run(text, out)
    f.check(code == 2 and out.is_dir() and "folder" in said, f"{name}: refuses a folder: exit {code} {said}")

    fresh()
    code, said = place.run(text, folder / "missing" / out.name)
    f.check(code == 2 and "missing" in said and listed(folder) == [], f"{name}: no such folder: exit {code} {said}")

    fresh()
    try:
        os.mknod(out, 0o666 | stat.S_IFCHR, os.makedev(1, 7))  # as /dev/full
    except PermissionError:
        out.symlink_to("/dev/full")
    try:
        out.open("wb").close()
        usable = True
    except PermissionError:  # a file system without devices
        usable = False
    if usable:
        code, said = place.run(text, out)
        f.check(code == 2 and stat.S_ISCHR(out.stat().st_mode), f"{name}: keeps a device: exit {code} {said}")

    fresh()
    os.mkfifo(out)
    got = []
    reader = threading.Thread(target=lambda: got.append(out.read_bytes()))
    reader.start()
    code, said = place.run(text, out)
    if reader.is_alive() and code != 0:
        os.close(os.open(out, os.O_WRONLY | os.O_NONBLOCK))
    reader.join(TIMEOUT_SECONDS)
    f.check(code == 0 and len(got) == 1 and same(got[0]) and stat.S_ISFIFO(out.stat().st_mode),
            f"{name}: writes into a pipe: exit {code} {said}")

    for _ in range(6):
        fresh(OLD)
        process = subprocess.Popen(place.command(text, out), cwd=place.inputs, stdout=subprocess.DEVNULL,
                                   stderr=subprocess.DEVNULL, env={**os.environ, "TMPDIR": str(folder.parent / "tmp")})
        time.sleep(random.uniform(0, took))
        process.send_signal(signal.SIGKILL)
        process.wait()
        now = out.read_bytes()
        # Between getting a name and taking the place, the new file has a name of its own; it is whole then.
        others = [p for p in folder.iterdir() if p != out]
        f.check((now == OLD or whole(now)) and all(p.name.endswith(".partial") and whole(p.read_bytes()) for p in others),
                f"{name}: killed: {len(now)} bytes of {len(wanted)}, {listed(folder)}")


def prepare(inputs, program):
    """The inputs that the cases name."""
    for name in ("examples/high_add.s", "examples/sum.cl", "tests/cli/files/move_swap.s", "tests/cli/files/xor_swap.s",
                 "tests/cli/files/add_with_shift.rule"):
        shutil.copy(ROOT / name, inputs)
    shutil.copy(ROOT / "tests/compile/files/copy.comp", inputs / "kernel.comp")
    captures.write(inputs / "captures")
    (inputs / "picture.cl").write_text("kernel void nothing(read_only image2d_t in) {}\n")
    (inputs / "sum.toml").write_text('measure = ["info"]\n[axes]\nsources = ["sum.hsaco"]\n')
    (inputs / "time.json").write_text(
        '{"schema": "lanewise/time/1", "dispatches": [{"kernel": "sum", "file": "sum.hsaco", "target": "gfx900", "device": "vega-64", '
        '"complete": true, "workgroups": 4, "workgroup_size": 256, "cycles": 1000000, "occupancy": {}}]}')
    for command in ([program, "compile", "sum.cl", "--target", "gfx900", "-o", "sum.hsaco"],
                    [program, "compile", "picture.cl", "--target", "gfx900", "-o", "picture.hsaco"],
                    ["hipcc", "--offload-arch=gfx900", str(ROOT / "examples/hip/saxpy.hip"), "-o", "saxpy"]):
        subprocess.run(command, cwd=inputs, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def mount_small(folder):
    """A file system of 256 KiB at `folder`; False where that is not allowed."""
    return subprocess.run(["mount", "-t", "tmpfs", "-o", "size=256k", "none", folder], stderr=subprocess.DEVNULL).returncode == 0


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lanewise", required=True)
    parser.add_argument("--only", default="", help="cases whose command and option contain this")
    parser.add_argument("--all", action="store_true", help="the cases that take minutes, too")
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 32))
    arguments = parser.parse_args()
    program = str(pathlib.Path(arguments.lanewise).resolve())
    print(f"seed {arguments.seed}")
    random.seed(arguments.seed)
    f = Failures()

    help_text = subprocess.run([program, "--help"], capture_output=True, text=True).stdout
    commands = re.findall(r"^  (\w+) ", help_text.split("Subcommands:")[1], re.M)
    known = FILES.keys() | FOLDERS.keys() | READ
    found = {(command, option) for command in commands for option in value_options(program, command)}
    f.check(found == known, f"options that name files, and cases: {sorted(found ^ known)}")

    with tempfile.TemporaryDirectory(prefix="lanewise-outputs-") as top:
        top = pathlib.Path(top)
        top.chmod(0o755)
        inputs, folder, full = top / "inputs", top / "out", top / "full"
        for each in (inputs, full, top / "tmp"):
            each.mkdir()
            each.chmod(0o777)
        prepare(inputs, program)
        mounted = mount_small(full)
        print("a full disk is a small tmpfs" if mounted else "no full disk here: mounting is not allowed")
        try:
            place = Place(program, inputs, folder)
            for name, cases in FILES.items():
                for text, ending in cases + (SLOW_FILES.get(name, []) if arguments.all else []):
                    if arguments.only in " ".join(name):
                        file_case(f, place, (*name, ending), text, ending, full if mounted else None)
            for name, (text, least) in FOLDERS.items():
                if arguments.only not in " ".join(name):
                    continue
                shutil.rmtree(folder, ignore_errors=True)
                folder.mkdir()
                code, said = place.run(text, folder / "filled")
                count = sum(p.is_file() for p in (folder / "filled").rglob("*"))
                f.check(code == 0 and count >= least, f"{name}: fills a folder: exit {code} {said} {count}")
                (folder / "file").write_bytes(OLD)
                code, said = place.run(text, folder / "file")
                f.check(code == 2 and (folder / "file").read_bytes() == OLD, f"{name}: keeps a file: exit {code} {said}")
                folder.chmod(0o755)
                code, said = place.run(text, folder / "refused", as_nobody=True)
                f.check(code == 2 and not (folder / "refused").exists(), f"{name}: read-only: exit {code} {said}")
                if name[0] == "hip":  # the program's own runtime does not live with the limit
                    continue
                shutil.rmtree(folder / "filled")
                code, said = place.run(text, folder / "filled", limit=200)
                f.check(code in (2, 1) and all(p.stat().st_size == 0 or p.stat().st_size <= 200
                                               for p in (folder / "filled").rglob("*") if p.is_file()),
                        f"{name}: at a size limit: exit {code} {said}")
            for text in PRINTED:
                if arguments.only not in text:
                    continue
                with open("/dev/full", "wb") as device:
                    code, said = place.run(text, top / "tmp" / "any.hsaco", stdout=device)
                f.check(code == 2 and "standard output" in said, f"{text} > /dev/full: exit {code} {said}")
            source = inputs / "in.s"
            shutil.copy(inputs / "high_add.s", source)
            before = source.read_bytes()
            for out in ("in.s", "./in.s", str(source)):
                code, said = place.run("as in.s -o {out}", out)
                f.check(code == 2 and source.read_bytes() == before, f"as in.s -o {out}: exit {code} {said}")
            code, said = place.run("live sum.hsaco --csv {out} --svg {out}", inputs / "twice")
            f.check(code == 2 and not (inputs / "twice").exists(), f"two outputs, one file: exit {code} {said}")
        finally:
            if mounted:
                subprocess.run(["umount", full])
    print(f"{f.passed} passed, {f.failed} failed")
    return 1 if f.failed else 0


if __name__ == "__main__":
    sys.exit(main())
