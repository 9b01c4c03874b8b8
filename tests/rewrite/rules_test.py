#!/usr/bin/env python3
"""Proofs of the rules.

  known    the ledger has an answer to what every rule asks today, on the targets that it names
  again    some rules, proved again (--count, --seed), have the verdict of the ledger
  refuted  no rule of rules/refuted is proved, and execution confirms a counterexample of each; a rule is asked on the
           first target that refutes it, with --all on every target
"""

import argparse
import json
import os
import pathlib
import random
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
# Z3 takes and returns much memory for each question.
MALLOC = {"MALLOC_TOP_PAD_": "67108864", "MALLOC_TRIM_THRESHOLD_": "4000000000", "MALLOC_MMAP_MAX_": "0"}
# Instructions of the refuted rules exist on one of these.
REFUTED_TARGETS = ("gfx900", "gfx803", "gfx1030", "gfx906", "gfx90a", "gfx1100")


def prove(options, *arguments):
    command = [options.lanewise, "prove", "--json", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, **MALLOC})
    if done.returncode not in (0, 1):
        sys.exit(f"{' '.join(command)}: exit {done.returncode}\n{done.stderr}")
    return json.loads(done.stdout)


def ledger():
    """Verdicts by rule and target."""
    answers = {}
    for line in (ROOT / "rules/ledger.txt").read_text().splitlines():
        if line.startswith("#"):
            continue
        rule, _, _, verdict, _, _, _, targets, *_ = line.split()
        for target in targets.split(","):
            name, size = target.split(":")
            answers.setdefault(f"{name}:wave{size}", {})[rule] = verdict
    return answers


def known(options):
    failed = 0
    for target in sorted(ledger()):
        if options.targets and target not in options.targets:
            continue
        for proof in prove(options, "--rules", "--target", target)["rules"]:
            if not proof["from_ledger"]:
                failed += 1
                print(f"{proof['rule']} on {target}: the ledger has no answer to its questions")
            elif proof["verdict"] not in ("proved", "each"):
                failed += 1
                print(f"{proof['rule']} on {target}: {proof['verdict']}")
    return failed


def again(options):
    chosen = random.Random(options.seed)
    print(f"seed {options.seed}")
    answers = ledger()
    failed = 0
    for _ in range(options.count):
        target = chosen.choice(sorted(answers))
        rule = chosen.choice(sorted(answers[target]))
        for proof in prove(options, "--rules", "--again", "--only", rule, "--target", target)["rules"]:
            if proof["verdict"] != answers[target][rule]:
                failed += 1
                print(f"{rule} on {target}: {proof['verdict']}, the ledger says {answers[target][rule]}")
    return failed


def refuted(options):
    failed = count = 0
    for path in sorted((ROOT / "rules/refuted").glob("*.rule")):
        names = sorted(line.split()[1] for line in path.read_text().splitlines() if line.startswith("rule "))
        missing = set(names if options.all else names[::2])
        count += len(missing)
        for target in REFUTED_TARGETS:
            only = [] if options.all else [word for rule in sorted(missing) for word in ("--only", rule)]
            if not missing and not options.all:
                break
            for proof in prove(options, f"--rules={path}", "--target", target, *only)["rules"]:
                if proof["verdict"] in ("proved", "each"):
                    failed += 1
                    print(f"{path.name}: {proof['rule']} on {target} is {proof['verdict']}")
                if proof["verdict"] == "refuted" and any(case.get("confirmed") for case in proof["not_proved"]):
                    missing.discard(proof["rule"])
        for rule in sorted(missing):
            failed += 1
            print(f"{path.name}: {rule} has no counterexample that execution confirms")
    print(f"{count} wrong rules")
    return failed or count == 0


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--lanewise", required=True)
    arguments.add_argument("what", choices=("known", "again", "refuted"))
    arguments.add_argument("--targets", nargs="*")
    arguments.add_argument("--all", action="store_true")
    arguments.add_argument("--count", type=int, default=10)
    arguments.add_argument("--seed", type=int, default=1)
    options = arguments.parse_args()
    sys.exit(globals()[options.what](options) != 0)


main()
