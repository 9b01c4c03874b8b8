"""docs/findings.md: the numbers and listings that were measured, beside the text of explained.md."""
import re

from findings import rules

SEVERITIES = ("error", "warning", "note")


class Unexplained(Exception):
    """Findings without a text."""


def explanations(path):
    """The sections of explained.md: name -> text."""
    parts = re.split(r"^## (\S+)\n", path.read_text(), flags=re.M)
    return {name: text.strip() for name, text in zip(parts[1::2], parts[2::2])}


def table(head, rows, words=1):
    """The first `words` columns have words, and the others numbers."""
    if not rows:
        return "None."
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * words + "--:|" * (len(head) - words)]
    return "\n".join(lines + ["| " + " | ".join(map(cell, row)) + " |" for row in rows])


def cell(value):
    return f"{value:,}" if isinstance(value, int) else str(value)


def percent(part, whole):
    return f"{100 * part / whole:.2f} %" if whole else "-"


def in_order(targets):
    """gfx803 before gfx1010."""
    return sorted(targets, key=lambda target: (len(target.split(":")[0]), target))


def counts_of(measured, severity):
    """name -> {target: number} over the objects of a material."""
    found = {}
    for target, one in measured.targets.items():
        for lint in one["lint"]:
            for key, (number, _) in lint["counts"].items():
                level, name = key.split()
                if level == severity:
                    of_name = found.setdefault(name, {})
                    of_name[target] = of_name.get(target, 0) + number
    return found


def seconds_of(all_measured, severity, name):
    """How often each instruction is the second of a finding, most frequent first."""
    found = {}
    for measured in all_measured:
        for one in measured.targets.values():
            for lint in one["lint"]:
                for mnemonic, number in lint["counts"].get(f"{severity} {name}", (0, {}))[1].items():
                    found[mnemonic] = found.get(mnemonic, 0) + number
    return sorted(found.items(), key=lambda item: (-item[1], item[0]))


def looked_at(all_measured):
    head = ["code", "target", "objects", "functions", "instructions", "errors", "warnings", "notes", "unknown jumps"]
    rows, total = [], [0] * 7
    for measured in all_measured:
        for target in in_order(measured.targets):
            one = measured.targets[target]
            numbers = [one["objects"], *(sum(lint[key] for lint in one["lint"]) for key in ("functions", "instructions")),
                       *(sum(number for lint in one["lint"] for key, (number, _) in lint["counts"].items()
                             if key.startswith(severity)) for severity in SEVERITIES),
                       sum(lint["unknown"] for lint in one["lint"])]
            rows.append([measured.material.name, target, *numbers])
            total = [a + b for a, b in zip(total, numbers)]
    return table(head, [*rows, ["all", "", *total]], words=2)


def excerpt(lanewise, all_measured, name):
    """The shortest of the findings with this name, as a listing."""
    candidates = [(measured, *measured.examples[name]) for measured in all_measured if name in measured.examples]
    measured, key, example = min(candidates, key=lambda one: (len(one[2]["path"]), distance(one[2])))
    marks = {example["address"]: "here"}
    if "producer_address" in example:
        marks = {jump["address"]: "through" for jump in example["path"]}
        marks |= {example["producer_address"]: "first", example["address"]: "second"}
    lines = around(lanewise.listing(measured.material.find(key)), marks)
    return "\n".join([f"{measured.material.name}, {example['target']}: {example['message']}.", "", "```text", *lines, "```"])


def around(code, marks):
    """The lines of the listing with marks, and some before and after each."""
    at = [i for i, (address, _) in enumerate(code) if address in marks]
    shown = sorted({i for mark in at for i in range(max(mark - 3, 0), min(mark + 2, len(code)))})
    lines = []
    for before, i in zip([shown[0] - 1, *shown], shown):
        if i != before + 1:
            lines.append("            ...")
        address, text = code[i]
        lines.append(f"{marks.get(address, ''):<8}  {address:#x}: {text}")
    return lines


def distance(finding):
    return abs(finding["address"] - finding.get("producer_address", finding["address"])), finding["address"]


def by_material(all_measured, severity, name):
    """One row for each material that has the finding, and target."""
    rows = []
    for measured in all_measured:
        numbers = counts_of(measured, severity).get(name, {})
        rows += [[measured.material.name, target, numbers[target]] for target in in_order(numbers)]
    return table(["code", "target", "findings"], rows, words=2)


def kinds(all_measured, severity):
    names = {}
    for measured in all_measured:
        for name, of_targets in counts_of(measured, severity).items():
            names[name] = names.get(name, 0) + sum(of_targets.values())
    return sorted(names, key=lambda name: (-names[name], name))


def section(lanewise, all_measured, severity, name, text):
    return "\n\n".join([f"### {name} ({severity})", text, by_material(all_measured, severity, name),
                        frequent(all_measured, severity, name), excerpt(lanewise, all_measured, name)])


def frequent(all_measured, severity, name):
    seconds = ", ".join(f"`{mnemonic}` {number:,}" for mnemonic, number in
                        seconds_of(all_measured, severity, name)[:6])
    return f"Most frequent instructions (the second, if a finding has two): {seconds}."


def serious(lanewise, all_measured, explained):
    found = [(severity, name) for severity in ("error", "warning") for name in kinds(all_measured, severity)]
    missing = [f"{name} ({severity})" for severity, name in found if name not in explained]
    if missing:
        raise Unexplained(", ".join(missing))
    if not found:
        return "None."
    return "\n\n".join(section(lanewise, all_measured, severity, name, explained[name]) for severity, name in found)


def notes(lanewise, all_measured, explained):
    names = kinds(all_measured, "note")
    rows = []
    for measured in all_measured:
        counts = counts_of(measured, "note")
        for target in in_order(measured.targets):
            instructions = sum(lint["instructions"] for lint in measured.targets[target]["lint"])
            numbers = [counts.get(name, {}).get(target, 0) for name in names]
            rows.append([measured.material.name, target, *numbers, percent(sum(numbers), instructions)])
    parts = [table(["code", "target", *names, "notes per instruction"], rows, words=2)]
    for name in names:
        parts += [f"### {name} (note)", explained.get(name, ""), frequent(all_measured, "note", name),
                  excerpt(lanewise, all_measured, name)]
    return "\n\n".join(part for part in parts if part)


def saved(all_measured):
    rows = []
    for measured in all_measured:
        for target in in_order(measured.targets):
            done = [one for one in measured.targets[target]["rewrite"] if "failed" not in one]
            if not done:
                continue
            sums = {key: sum(one[key] for one in done) for key in done[0] if isinstance(done[0][key], int)}
            fewer = sums["instructions_before"] - sums["instructions_after"]
            smaller = sums["bytes_before"] - sums["bytes_after"]
            rows.append([measured.material.name, target, len(done), sums["instructions_before"], fewer,
                         percent(fewer, sums["instructions_before"]), smaller, percent(smaller, sums["bytes_before"]),
                         sum(sum(one["refused"].values()) for one in done), sums["withdrawn"]])
    head = ["code", "target", "objects", "instructions", "fewer", "share", "bytes fewer", "share", "functions left",
            "withdrawn"]
    return table(head, rows, words=2)


def by_family(all_measured):
    """Instructions and bytes that each family of rules saves: a row for each, a column for each material and target."""
    family_of = rules.families()
    columns, sums = [], {}
    for measured in all_measured:
        for target in in_order(measured.targets):
            done = [one for one in measured.targets[target]["rewrite"] if "failed" not in one]
            if done:
                columns.append((measured.material.name, target))
            for one in done:
                for rule, (_, instructions, size) in one["rules"].items():
                    cells = sums.setdefault(family_of.get(rule, "other"), {}).setdefault(columns[-1], [0, 0])
                    cells[0] += instructions
                    cells[1] += size
    rows = []
    for name, target in columns:
        for family in sorted(sums, key=lambda family: -sums[family].get((name, target), [0, 0])[0]):
            if (name, target) in sums[family]:
                rows.append([name, target, f"`{family}`", *sums[family][name, target]])
    return table(["code", "target", "family", "instructions", "bytes"], rows, words=3)


def by_rule(all_measured):
    family_of, sums = rules.families(), {}
    for measured in all_measured:
        for one in measured.targets.values():
            for rewrite in one["rewrite"]:
                for rule, numbers in rewrite.get("rules", {}).items():
                    sums[rule] = [a + b for a, b in zip(sums.get(rule, [0, 0, 0]), numbers)]
    rows = [[f"`{rule}`", f"`{family_of.get(rule, 'other')}`", *numbers] for rule, numbers in
            sorted(sums.items(), key=lambda item: (-item[1][1], -item[1][2], item[0]))]
    return table(["rule", "family", "times", "instructions", "bytes"], rows, words=2)


def left(all_measured):
    """Why functions and objects are left as they are."""
    reasons = {}
    for measured in all_measured:
        for one in measured.targets.values():
            for rewrite in one["rewrite"]:
                if "failed" in rewrite:
                    reasons[f"the object: {rewrite['failed']}"] = reasons.get(f"the object: {rewrite['failed']}", 0) + 1
                for reason, number in rewrite.get("refused", {}).items():
                    reasons[reason] = reasons.get(reason, 0) + number
    return table(["reason", "functions"], sorted(reasons.items(), key=lambda item: (-item[1], item[0])))


def unproved(all_measured):
    """How many rules match code of a target and have no proof in the ledger."""
    rows = {}
    for measured in all_measured:
        for target, one in measured.targets.items():
            for rewrite in one["rewrite"]:
                rows.setdefault(target.split(":xnack")[0], set()).update(rewrite.get("unproved", []))
    return table(["target", "rules that match code and have no proof"],
                 [[target, len(rows[target])] for target in in_order(rows)])


def not_decoded(all_measured):
    words = sum(lint["not_decoded"] for measured in all_measured for one in measured.targets.values() for lint in one["lint"])
    return f"Words on a path that are not instructions: {words:,}."


def page(lanewise, all_measured, explained, versions):
    materials = "\n".join(f"- {measured.material.name}: {measured.material.what}"
                          f"{compiled_with(measured)}." for measured in all_measured)
    parts = ["# Findings in compiled code", explained["beginning"], "## Material", materials, versions,
             looked_at(all_measured), not_decoded(all_measured), explained["material"], "## Errors and warnings",
             serious(lanewise, all_measured, explained), "## Notes", explained["notes"],
             notes(lanewise, all_measured, explained), "## Savings", explained["savings"], saved(all_measured),
             "### By family of rules", explained["families"], by_family(all_measured), "### By rule",
             by_rule(all_measured), "### Left as it is", left(all_measured), "### Rules without a proof",
             unproved(all_measured)]
    return "\n\n".join(part for part in parts if part) + "\n"


def compiled_with(measured):
    found = sorted(measured.compilers)
    return f", compiled by clang {' and '.join(found)}" if found else ""
