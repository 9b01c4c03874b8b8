#!/usr/bin/env python3
"""Compiled kernels that `lanewise rewrite` has improved do what they did before.

    kernels_test.py --lanewise PROGRAM --cases FOLDER [--all | --sample N] [--only TEXT] OBJECTS

OBJECTS has the code objects of the cases (CASE-TARGET-LEVEL.hsaco), as lwtest_kernels keeps them. For each:
`lint` finds no error that the given object does not have; llvm-objdump disassembles the new code to as many instructions
as the report of rewrite has; the launches of the case leave the same bytes in every buffer, and `run --check=waits` finds
nothing new; a second rewrite finds nothing more, unless the first withdrew something. With --time, all launches together
take fewer cycles than before, and none takes 5 % more with warm caches (`time --warm`). The test prints and counts those
that take 1 % more. They are few: shorter code moves the boundaries of the cache lines that are fetched, and its memory
accesses begin at other clocks.
"""
import argparse
import collections
import concurrent.futures
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

import kernel_cases

SECONDS = 300
SLOWER = 1.01    # so many times the cycles are still no loss
MUCH_SLOWER = 1.05
OBJDUMP = os.environ.get("LW_OBJDUMP", "llvm-objdump-22")
NAME = re.compile(r"(.+)-(gfx[0-9a-z]+(?:_wave64)?)-(O[0-3])\.hsaco")


def ran(command, allowed=(0,)):
    """What the command prints; raises RuntimeError for another exit status."""
    try:
        done = subprocess.run([str(part) for part in command], capture_output=True, text=True, timeout=SECONDS)
    except subprocess.TimeoutExpired:
        raise RuntimeError(f"{command[1]}: not done after {SECONDS} seconds") from None
    if done.returncode not in allowed:
        raise RuntimeError(f"{command[1]} ends with {done.returncode}: {done.stderr.strip()}")
    return done.stdout


def rewrite(lanewise, given, output, options):
    report = json.loads(ran([lanewise, "rewrite", given, "-o", output, "--json", *options]))
    return report, sum(c["instructions_before"] for c in report["code"]), sum(c["instructions_after"] for c in report["code"])


def lint_errors(lanewise, program):
    report = json.loads(ran([lanewise, "lint", "--json", program], (0, 1, 4)))
    return collections.Counter(f["name"] for f in report["findings"] if f["severity"] == "error")


def functions_of(program):
    """[begin, end) of each function, by its symbol."""
    places = set()
    for line in ran([OBJDUMP, "-t", program]).splitlines():
        field = re.match(r"([0-9a-f]{16}) .{6}F \S+\s+([0-9a-f]{16}) ", line)
        if field:
            begin, size = (int(number, 16) for number in field.groups())
            places.add((begin, begin + size))
    return sorted(places)


def disassembled(program):
    """Instructions in the functions of the program, by LLVM."""
    listing = ran([OBJDUMP, "-d", program])
    if "<unknown>" in listing:
        raise RuntimeError("llvm-objdump finds words that are no instruction")
    addresses = [int(address, 16) for address in re.findall(r"// ([0-9A-F]{12}): ", listing)]
    functions = functions_of(program)
    return sum(any(begin <= address < end for begin, end in functions) for address in addresses)


class Times:
    """Modelled cycles of launches, before and after."""

    def __init__(self):
        self.before, self.after, self.launches, self.notes = 0, 0, 0, []

    def add(self, before, after):
        self.before += before
        self.after += after
        self.launches += 1


def compare(lanewise, case, given, folder, options, with_time):
    """(instructions before, after, complaints, Times)."""
    complaints, times = [], Times()
    new, again = folder / "new.hsaco", folder / "again.hsaco"
    report, before, after = rewrite(lanewise, given, new, options)
    if after > before:
        complaints.append(f"grows from {before} to {after} instructions")
    removed = disassembled(given) - disassembled(new)
    if removed != before - after:
        complaints.append(f"llvm-objdump: {removed} instructions fewer, rewrite: {before - after}")
    more = lint_errors(lanewise, new) - lint_errors(lanewise, given)
    if more:
        complaints.append(f"lint: {dict(more)}")
    second, _, twice = rewrite(lanewise, new, again, options)
    # What was withdrawn because of a hazard may be possible in the new code.
    withdrawn = sum(code["withdrawn"] for code in report["code"])
    if twice > after or (second["suggestions"] and withdrawn == 0):
        rules = collections.Counter(s["rule"] for s in second["suggestions"])
        complaints.append(f"rewritten again: {dict(rules)}, {after} instructions become {twice}")
    results = []
    for program in given, new:
        result = case.execute(lanewise, program, folder, "waits")
        if isinstance(result, str):
            return before, after, complaints + [f"{program.name}: {result}"], times
        results.append(result)
    (old_contents, old_found, old_count), (new_contents, new_found, new_count) = results
    cannot_be = case.complaint(old_contents)
    if cannot_be:
        complaints.append(f"the given object: {cannot_be}")
    for (run, _), was, is_now in zip(case.launches, old_contents, new_contents):
        different = [number for number, (a, b) in enumerate(zip(was, is_now)) if a != b]
        if different:
            complaints.append(f"other results of {run['kernel']} in the buffers {different}; rules: "
                              f"{sorted({s['rule'] for s in report['suggestions']})}")
            break
    if len(new_found) > len(old_found):
        complaints.append(f"run --check=waits: {len(new_found)} findings, {len(old_found)} before")
    if with_time:
        inputs = [[data for _, data in case.buffers], *old_contents[:-1]]
        for caches in [], ["--warm"]:
            was, is_now = (case.cycles(lanewise, program, folder, inputs, *caches) for program in (given, new))
            for (run, _), a, b in zip(case.launches, was, is_now):
                if a is None:
                    continue
                times.add(a, b)
                if b > a * SLOWER:
                    told = complaints if caches and b > a * MUCH_SLOWER else times.notes
                    told.append(f"{' '.join(['time', *caches])}: {run['kernel']} takes {b} cycles, {a} before")
    if new_count > old_count:
        complaints.append(f"executes {new_count} instructions, {old_count} before")
    return before, after, complaints, times


def chosen(cases, objects, options):
    """(case, target, level, file) of the programs of this run."""
    found = []
    for file in sorted(objects.glob("*.hsaco")):
        name = NAME.fullmatch(file.name)
        if name and name[1] in cases and options.only in file.name:
            found.append((name[1], name[2], name[3], file))
    if options.all or options.only:
        return found
    # Of each target and level, in turn, another case.
    groups = collections.defaultdict(list)
    for program in found:
        groups[program[1], program[2]].append(program)
    sample = []
    for turn in range(max(map(len, groups.values()), default=0)):
        for place, key in enumerate(sorted(groups)):
            if turn < len(groups[key]):
                sample.append(groups[key][(turn + place) % len(groups[key])])
    return sample[:options.sample]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--lanewise", required=True)
    parser.add_argument("--cases", required=True, type=pathlib.Path)
    parser.add_argument("--all", action="store_true", help="every object")
    parser.add_argument("--sample", type=int, default=40, help="so many objects")
    parser.add_argument("--only", default="", help="objects whose names have this text")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--time", action="store_true", help="compare cycles too, on the first product of each target")
    parser.add_argument("--options", default="", help="more options for rewrite")
    parser.add_argument("objects", type=pathlib.Path)
    options = parser.parse_args()
    cases = kernel_cases.load_cases(options.cases)
    programs = chosen(cases, options.objects, options)
    if not programs:
        sys.exit("no code objects")

    def work(program):
        name, _, _, file = program
        with tempfile.TemporaryDirectory() as folder:
            try:
                return compare(options.lanewise, cases[name], file, pathlib.Path(folder), options.options.split(), options.time)
            except RuntimeError as error:
                return 0, 0, [str(error)], Times()

    failed, totals, all_times = 0, [0, 0], Times()
    print(f"{'program':<22} {'target':<15} level  before   after")
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for (name, target, level, _), (before, after, complaints, times) in zip(programs, pool.map(work, programs)):
            totals[0] += before
            totals[1] += after
            failed += bool(complaints)
            all_times.before += times.before
            all_times.after += times.after
            all_times.launches += times.launches
            all_times.notes += times.notes
            print(f"{name:<22} {target:<15} {level:<5} {before:7} {after:7}", flush=True)
            for line in complaints + times.notes:
                print(f"    {line}", flush=True)
    print(f"{len(programs)} programs, {totals[0]} instructions become {totals[1]}, {failed} failed")
    if options.time:
        print(f"{all_times.launches} timed launches (cold and warm): {all_times.before} cycles become {all_times.after}; "
              f"{len(all_times.notes)} take {SLOWER - 1:.0%} more")
        failed += all_times.after >= all_times.before
    if totals[0] == 0:
        sys.exit("no instructions")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
