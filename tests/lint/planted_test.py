#!/usr/bin/env python3
"""Plants every hazard of planted.txt in programs, with a twin that has one wait state more or a remedy, and compares
with what `lanewise lint` finds.

  planted_test.py --lanewise PATH [--sample K --seed S] [--only ROW] [--numbers] [--strict-others] [--keep DIR]
  planted_test.py --assemble-only [--coverage]

It writes files with cases of one target. Each kernel is one plant: a case in a shape (straight, across a branch, a
loop's back edge, a call or a return) with so many states in between. llvm-mc-22 assembles all of it, and for gfx8, gfx9
and CDNA count_states.py confirms how many states are in between on the shortest path.

`lint` reads the sources; for waves of 64 lanes from gfx10 on, which a source does not show, the objects.
"""
import argparse
import collections
import dataclasses
import json
import pathlib
import random
import re
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path.insert(0, str(HERE))

import count_states  # noqa: E402

SHAPES = ("straight", "branch", "loop", "call", "return")
COUNTED = re.compile(r"gfx[89]")  # where count_states.py knows the rules: gfx8, gfx9 and CDNA
CASES_PER_FILE = 16
FILES_PER_RUN = 50


@dataclasses.dataclass
class Case:
    row: str
    line: int
    part: int = 0  # which of its alternatives
    on: list = dataclasses.field(default_factory=list)
    setup: list = dataclasses.field(default_factory=list)
    first: list = dataclasses.field(default_factory=list)
    second: list = dataclasses.field(default_factory=list)
    needs: int = None
    enough: int = None
    filler: str = None
    remedy: list = dataclasses.field(default_factory=list)
    useless: list = dataclasses.field(default_factory=list)
    silent: bool = False
    shapes: list = None
    silent_in: list = dataclasses.field(default_factory=list)
    at: str = "second"
    wave64: bool = False
    vgprs: int = None
    gap: list = dataclasses.field(default_factory=list)
    alternatives: dict = dataclasses.field(default_factory=lambda: {"first": [], "second": []})

    def __str__(self):
        return f"{self.row} (planted.txt:{self.line}{f', alternative {self.part}' if self.part else ''})"


@dataclasses.dataclass
class Plant:
    case: Case
    shape: str
    what: str
    before: list  # fillers behind the producer
    after: list  # fillers before the consumer
    found: bool
    states: int = None  # in between on the shortest path; None if that does not matter

    def __str__(self):
        return f"{self.case}, {self.shape}, {self.what}"


# --- Reading planted.txt and isa/hazards.isa.


def read_cases(path):
    """The cases, with `or` lines expanded, and the sets."""
    cases, sets, case, last = [], {}, None, None
    for number, line in enumerate(path.read_text().splitlines(), 1):
        line = line.split("#")[0].rstrip()
        if not line:
            continue
        key, _, rest = line.strip().partition(" ")
        rest = rest.strip()
        if key == "set":
            name, *members = rest.split()
            sets[name] = [target for member in members for target in sets.get(member, [member])]
        elif key == "case":
            case = Case(rest, number)
            cases.append(case)
        elif key in ("on", "shapes", "silent_in"):
            setattr(case, key, rest.split())
        elif key in ("needs", "enough", "vgprs"):
            setattr(case, key, int(rest))
        elif key in ("silent", "wave64"):
            setattr(case, key, True)
        elif key in ("filler", "at"):
            setattr(case, key, rest)
        elif key in ("setup", "first", "second", "remedy", "useless"):
            getattr(case, key).append(rest)
            last = key
        elif key == "or" and last in case.alternatives:
            case.alternatives[last].append(rest)
        elif key == "gap":
            count, _, code = rest.partition(" ")
            case.gap = [code.strip()] * int(count)
        else:
            sys.exit(f"{path}:{number}: {line.strip()}")
    return [part for case in cases for part in expand(case)], sets


def expand(case):
    parts = [case]
    for key, codes in case.alternatives.items():
        for code in codes:
            parts.append(dataclasses.replace(case, part=len(parts), **{key: getattr(case, key)[:-1] + [code]}))
    return parts


class Rows:
    """The rows of isa/hazards.isa."""

    def __init__(self):
        machines = collections.defaultdict(list)
        for line in (ROOT / "isa/machines.isa").read_text().splitlines():
            if match := re.match(r"target\s+(\S+)\s+is\s+(\S+)", line):
                machines[match[2]].append(match[1])
        names, row = dict(machines), None
        self.targets, self.severity, self.exempt = {}, collections.defaultdict(lambda: "error"), set()
        for line in (ROOT / "isa/hazards.isa").read_text().splitlines():
            words = line.split("#")[0].split()
            if not words:
                continue
            if words[0] == "targets":
                members = words[1:] if line.startswith(" ") else words[2:]
                targets = [target for member in members for target in names.get(member, [member])]
                if line.startswith(" "):
                    self.targets[row] = targets
                else:
                    names[words[1]] = targets
            elif words[0] == "hazard":
                row = words[1]
            elif words[0] == "severity":
                self.severity[row] = words[1]
            elif words[0] in ("interlocked", "unchecked"):
                self.exempt.add(row)


def targets_of(case, sets, rows):
    targets = []
    for word in case.on:
        if word == "row":
            targets += rows.targets.get(case.row, [])
        elif word.startswith("-"):
            targets = [target for target in targets if target not in sets.get(word[1:], [word[1:]])]
        else:
            targets += sets.get(word, [word])
    return targets


# --- Making programs.


def nops(states):
    return [f"s_nop {min(8, states - done) - 1}" for done in range(0, states, 8)]


def separate(codes):
    """On both sides of the branch, loop edge or call."""
    return codes[: len(codes) // 2], codes[len(codes) // 2:]


def plants_of(case):
    """Everything that one case says, as plants."""
    found = not case.silent
    for shape in case.shapes or (SHAPES if case.first else ("straight",)):
        own = 0 if case.filler else (shape != "straight") + len(case.second) - 1  # states that are there anyway
        if case.silent or shape in case.silent_in:
            yield Plant(case, shape, "no hazard", [], [], False)
            continue
        plain = Plant(case, shape, "nothing in between", [], [], found)
        if case.needs is None:
            yield plain
        else:
            enough = case.enough or case.needs
            for states in sorted({own, max(own, case.needs - 1), max(own, enough)}):
                if case.needs <= states < enough:
                    continue
                fill, what, short = states - own, f"{states} states of {case.needs}", states < case.needs
                if case.filler:
                    yield Plant(case, shape, what, [case.filler] * fill, [], short)
                    continue
                yield Plant(case, shape, what, nops(fill), [], short, states)
                if fill > 1:
                    yield Plant(case, shape, what + ", each s_nop 0", *separate(["s_nop 0"] * fill), short, states)
        if case.needs is not None and own >= case.needs:
            continue
        at_consumer = shape in ("loop", "return")
        for code in case.remedy:
            yield Plant(case, shape, f"remedy {code}", *([], [code]) if at_consumer else ([code], []), False)
        for code in case.useless:
            yield Plant(case, shape, f"useless {code}", *([], [code]) if at_consumer else ([code], []), found)


def body(plant, number, target):
    """The instructions of the kernel and of the function that it calls, if any."""
    case = plant.case
    next_label = f".Lnext_{number}"
    second = [code.replace("{next}", next_label) for code in case.second]
    producer = case.setup + case.first[:-1] + [f".Lfirst_{number}:"] * bool(case.first) + case.first[-1:] + plant.before
    consumer = plant.after + second[:-1] + [f".Lsecond_{number}:"] + second[-1:] + case.gap + [next_label + ":"]
    # The way around the branch is longer, and has a remedy on it if there is one.
    around = [f"s_mov_b32 s{40 + i % 20}, 0" for i in range(24)] + case.remedy[:1]
    loop = ["s_nop 7"] * 4
    add, add_carry = ("s_add_co_u32", "s_add_co_ci_u32") if target.startswith("gfx12") else ("s_add_u32", "s_addc_u32")
    callee = f"planted_{number}_callee"
    address = ["s_getpc_b64 s[34:35]", f"{add} s34, s34, {callee}@rel32@lo+4",
               f"{add_carry} s35, s35, {callee}@rel32@hi+12"]
    call, back = ["s_swappc_b64 s[30:31], s[34:35]"], ["s_setpc_b64 s[30:31]"]
    if plant.shape == "straight":
        return producer + consumer, None
    if plant.shape == "branch":
        return producer + [f"s_cbranch_scc0 .Ljoin_{number}"] + around + [f".Ljoin_{number}:"] + consumer, None
    if plant.shape == "loop":
        return [f".Lhead_{number}:"] + consumer + loop + producer + [f"s_cbranch_scc0 .Lhead_{number}"], None
    if plant.shape == "call":
        return address + producer + call, consumer + back
    return address + call + consumer, producer + back


def function_text(name, codes):
    lines = [code if code.endswith(":") else "  " + code for code in codes]
    return [f"  .type {name},@function", f"{name}:", *lines, f".Lend_{name}:", f"  .size {name}, .Lend_{name}-{name}"]


def descriptor(name, case, target):
    lines = [f"  .amdhsa_kernel {name}", f"    .amdhsa_next_free_vgpr {case.vgprs or 128}",
             "    .amdhsa_next_free_sgpr 64"]
    if target in ("gfx90a", "gfx942", "gfx950"):
        lines.append(f"    .amdhsa_accum_offset {case.vgprs or 64}")
    if case.wave64:
        lines.append("    .amdhsa_wavefront_size32 0")
    return lines + ["  .end_amdhsa_kernel"]


def program(target, plants):
    lines = [f'  .amdgcn_target "amdgcn-amd-amdhsa--{target}"']
    for number, plant in enumerate(plants):
        kernel, callee = body(plant, number, target)
        name = f"planted_{number}"
        lines += ["", f"// {plant}: {'a finding' if plant.found else 'none'}", "  .text", f"  .globl {name}",
                  "  .p2align 8"]
        lines += function_text(name, kernel + ["s_endpgm"])
        if callee:
            lines += ["  .p2align 2"] + function_text(name + "_callee", callee)
        lines += ["  .rodata", "  .p2align 6"] + descriptor(name, plant.case, target)
    return "\n".join(lines) + "\n"


def assemble(text, target, wave64, to):
    """Assembles and links; the message of the tool that fails, or nothing."""
    relocatable = to.with_suffix(".o")
    command = ["llvm-mc-22", "-triple", "amdgcn-amd-amdhsa", f"-mcpu={target}", "-filetype=obj", "-o", str(relocatable)]
    result = subprocess.run(command + ["-mattr=+wavefrontsize64"] * wave64, input=text, capture_output=True, text=True)
    if result.returncode == 0:
        result = subprocess.run(["ld.lld-22", "-shared", "-o", str(to), str(relocatable)], capture_output=True, text=True)
    return result.stderr if result.returncode else ""


def address_in(path, symbol):
    symbols = subprocess.run(["llvm-nm-22", path], capture_output=True, text=True, check=True).stdout
    return next(int(line.split()[0], 16) for line in symbols.splitlines() if line.split()[-1] == symbol)


# --- Comparing.


class File:
    """Cases on one target, and where in the code something has to be found."""

    def __init__(self, target, wave64, number, cases):
        self.target, self.wave64 = target, wave64 and target.startswith("gfx1")
        self.name = f"{target}{'_wave64' * self.wave64}_{number}"
        self.plants = [plant for case in cases for plant in plants_of(case)]
        self.text = program(target, self.plants)
        self.places = []  # of each plant: its addresses, and those where a finding may be

    def for_lint(self):
        return self.name + ".hsaco"

    def prepare(self, folder):
        """Writes and assembles the file; what is wrong with it."""
        (folder / f"{self.name}.s").write_text(self.text)
        assemble(self.text, self.target, self.wave64, folder / f"{self.name}.hsaco")
        visible = re.sub(r"\.L((?:first|second)_\d+:)", r"\1", self.text)
        if error := assemble(visible, self.target, self.wave64, folder / "marked.hsaco"):
            return [f"{self.name} does not assemble:\n{error}"]
        command = ["llvm-objdump-22", "-d", "-r", "--show-all-symbols", folder / "marked.o"]
        dump = subprocess.run(command, capture_output=True, text=True, check=True)
        listing = count_states.Listing(dump.stdout, self.target.startswith("gfx8"))
        shift = address_in(folder / self.for_lint(), "planted_0") - listing.address_of["planted_0"]
        label = {name: address + shift for name, address in listing.address_of.items()}
        starts = [label[f"planted_{number}"] for number in range(len(self.plants))] + [1 << 62]
        for number, plant in enumerate(self.plants):
            marks = [label[f"second_{number}"]]
            if plant.case.at == "either":
                marks.append(label[f"first_{number}"])
            self.places.append((starts[number], starts[number + 1], marks))
        return self.miscounted(listing)

    def miscounted(self, listing):
        counted = listing.marked() if COUNTED.match(self.target) else {}
        return [f"{plant} on {self.target}: {counted.get(number)} states are in between:\n{self.excerpt(number)}"
                for number, plant in enumerate(self.plants)
                if counted and plant.states is not None and counted.get(number) != plant.states]

    def excerpt(self, number):
        lines = self.text.splitlines()
        begin = lines.index(f"planted_{number}:")
        end = next((i for i in range(begin, len(lines)) if lines[i] == "  .rodata"), len(lines))
        return "\n".join(lines[begin:end])

    def compare(self, findings, rows, options):
        """What lint got wrong in this file."""
        for number, (plant, (begin, end, marks)) in enumerate(zip(self.plants, self.places)):
            row = plant.case.row
            here = [finding for finding in findings if begin <= finding["address"] < end]
            mine = [finding for finding in here if finding["kind"] == "hazard" and finding["name"] == row]
            if options.strict_others:
                for other in here:
                    if other not in mine:
                        print(f"{plant} on {self.target}: also {other['kind']} {other['name']}")
            wrong = None
            if not plant.found and mine:
                wrong = "a finding, though there is no hazard"
            elif plant.found and not mine:
                wrong = "no finding"
            elif plant.found and plant.case.at == "either" and any(one["address"] in marks for one in mine):
                pass    # in a loop, the earlier read of such a rule comes behind the write, too
            elif plant.found and (len(mine) > 1 or mine[0]["address"] not in marks):
                wrong = "not exactly one finding at the right place, which is " + " or ".join(map(hex, marks))
            elif plant.found and mine[0]["severity"] != rows.severity[row]:
                wrong = f"not of severity {rows.severity[row]}"
            elif plant.found and options.numbers and plant.states is not None and not plant.case.enough and (
                    mine[0]["needed"] != plant.case.needs or mine[0]["present"] != plant.states):
                wrong = f"not {plant.states} states of {plant.case.needs}"
            elif wrong_remedy := plant.found and self.wrong_remedy(mine[0]):
                wrong = wrong_remedy
            if wrong:
                said = "\n".join(json.dumps(finding) for finding in here) or "nothing"
                yield f"{plant} on {self.target}: {wrong}\n{self.excerpt(number)}\nlint said: {said}"

    def wrong_remedy(self, finding):
        """What is wrong with the s_nop that a remedy names; each must be one that the target has."""
        nops = re.fullmatch(r"put (s_nop \d+(?:, s_nop \d+)*) before the second instruction", finding.get("remedy", ""))
        if nops is None:
            return None
        states = [int(number) + 1 for number in re.findall(r"\d+", nops[1])]
        if sum(states) != finding["needed"] - finding["present"] or max(states) > (8 if self.target.startswith("gfx8") else 16):
            return f"not enough, or too much for one s_nop: {nops[1]}"
        return None


def files_of(jobs):
    """The jobs, which are cases with targets, as files."""
    grouped = collections.defaultdict(list)
    for case, target in jobs:
        grouped[target, case.wave64].append(case)
    return [File(target, wave64, begin // CASES_PER_FILE, cases[begin:begin + CASES_PER_FILE])
            for (target, wave64), cases in grouped.items() for begin in range(0, len(cases), CASES_PER_FILE)]


def lint(lanewise, folder, files):
    """File name -> findings. Exit code 1 only says that there are errors."""
    findings = collections.defaultdict(list)
    names = [file.for_lint() for file in files]
    for begin in range(0, len(names), FILES_PER_RUN):
        command = [lanewise, "lint", "--json", *names[begin:begin + FILES_PER_RUN]]
        result = subprocess.run(command, cwd=folder, capture_output=True, text=True)
        if result.returncode not in (0, 1) or not result.stdout.strip():
            sys.exit(f"{' '.join(command[:5])} ...: exit {result.returncode}\n{result.stderr}")
        for finding in json.loads(result.stdout)["findings"]:
            findings[pathlib.PurePath(finding["file"]).name].append(finding)
    return findings


def not_covered(jobs, rows):
    """What the cases lack: targets of rows, and rows that they should not have."""
    planted = collections.defaultdict(set)
    for case, target in jobs:
        if not case.silent:
            planted[case.row].add(target)
    for row, targets in rows.targets.items():
        missing = [target for target in targets if target not in planted[row]]
        if row not in rows.exempt and missing:
            yield f"{row} is not planted on {' '.join(missing)}"
    for row in sorted({case.row for case, _ in jobs} - rows.targets.keys()):
        yield f"{row} is planted, but is not a row of isa/hazards.isa"
    for row in rows.targets:
        if beyond := sorted(planted[row] - set(rows.targets[row])):
            yield f"{row} is planted on {' '.join(beyond)}, where the row does not hold"


def print_coverage(jobs, rows):
    for row, targets in rows.targets.items():
        here = [(case, target) for case, target in jobs if case.row == row]
        counts = collections.Counter(target for case, target in here if not case.silent)
        silent = sum(case.silent for case, _ in here)
        note = " (exempt)" if row in rows.exempt else ""
        print(f"{row}{note}: {' '.join(f'{target}:{counts[target]}' for target in targets)}; silent {silent}")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--lanewise")
    parser.add_argument("--assemble-only", action="store_true", help="assemble and count, without lint")
    parser.add_argument("--coverage", action="store_true", help="list the cases of each row by target")
    parser.add_argument("--sample", type=int, help="only so many cases with their targets")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", help="only cases whose row contains this")
    parser.add_argument("--numbers", action="store_true", help="compare the numbers of wait states, too")
    parser.add_argument("--strict-others", action="store_true", help="list findings of other hazards, too")
    parser.add_argument("--keep", type=pathlib.Path, help="a folder for the files")
    options = parser.parse_args()
    if not options.lanewise and not options.assemble_only and not options.coverage:
        parser.error("--lanewise PATH, --assemble-only or --coverage")

    rows = Rows()
    cases, sets = read_cases(HERE / "planted.txt")
    jobs = [(case, target) for case in cases for target in dict.fromkeys(targets_of(case, sets, rows))]
    failures = list(not_covered(jobs, rows))
    if options.coverage:
        print_coverage(jobs, rows)
        sys.exit("\n".join(failures) or 0)
    if options.only:
        jobs = [(case, target) for case, target in jobs if options.only in case.row]
    if options.sample and options.sample < len(jobs):
        jobs = random.Random(options.seed).sample(jobs, options.sample)

    files = files_of(jobs)
    with tempfile.TemporaryDirectory() as scratch:
        folder = options.keep or pathlib.Path(scratch)
        folder.mkdir(parents=True, exist_ok=True)
        bad = [problem for file in files for problem in file.prepare(folder)]
        failures += bad
        if options.lanewise and not bad:
            findings = lint(str(pathlib.Path(options.lanewise).resolve()), folder, files)
            for file in files:
                failures += file.compare(findings[file.for_lint()], rows, options)
    for failure in failures:
        print(failure, end="\n\n")
    kernels = sum(len(file.plants) for file in files)
    print(f"{len(cases)} cases, {len(jobs)} on their targets, {kernels} kernels, {len(failures)} failures")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
