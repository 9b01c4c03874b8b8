"""Writes what hazards.isa says as the C++ rows behind src/isa/hazards.h."""

from .hazards import PASSES


def role_names(hazards):
    return [f"LW_ROLE({name})" for name in hazards.parts()]


def hazard_tables(isa, records):
    hazards = isa.hazards
    bits = {name: 1 << number for number, name in enumerate(hazards.parts())}
    targets = list(isa.machines.targets)

    def mask(names):
        bits_of_names = sum(bits[name] for name in set(names))
        return f"{{{bits_of_names & (1 << 64) - 1:#x}, {bits_of_names >> 64:#x}}}"

    def side(side):
        return f"{{{mask(side.has)}, {mask(side.lacks)}}}"

    def targets_mask(names):
        return f"{sum(1 << targets.index(name) for name in names):#x}"

    def distance(role, number):
        return f"{{{mask([role] if role else [])}, {number}}}"

    rows = []
    for hazard in hazards.hazards:
        distances = ", ".join(distance(*one) for one in hazard.distances)
        by_passes = ", ".join(str(hazard.by_passes.get(passes, 0)) for passes in PASSES)
        ends = ", ".join(side(one) for one in hazard.ends)
        rows.append(f'{{"{hazard.name}", "{hazard.words}", {targets_mask(hazard.targets)}, {side(hazard.first)}, '
                    f"{side(hazard.second)}, Common::{hazard.common}, {{{{{distances}}}}}, {len(hazard.distances)}, "
                    f"{{{{{by_passes}}}}}, {hazard.wait_states()}, "
                    f'"{hazard.wait_words()}", {{{{{ends}}}}}, {len(hazard.ends)}, '
                    f"{mask([hazard.through] if hazard.through else [])}, "
                    f'"{hazard.remedy}", Ignored::{hazard.ignored}, Severity::{_severity(hazard)}, '
                    f'Checked::{_checked(hazard)}, "{hazard.unchecked}", "{" ".join(hazard.sources)}"}}')
    groups = [mask(name for name, names in hazards.groups.items() if record.name in names) for record in records]
    numbers = {record.name: number for number, record in enumerate(records)}
    passes = [f"{{{targets_mask(row.targets)}, {numbers[name]}, {row.passes}, {row.passes_of_bytes}}}"
              for row in hazards.passes for name in sorted(row.records) if name in numbers]
    return "\n".join(['#include "isa/tables.h"\n\nnamespace lw::isa {\n',
                      "constinit const Hazard kHazards[] = {", *(f"    {row}," for row in rows), "};",
                      f"const size_t kHazardsCount = {len(rows)};", "",
                      "constinit const std::string_view kRoleWords[] = {",
                      *(f'    "{words}",' for words in hazards.words_of_parts()), "};", "",
                      "constinit const Roles kGroupsOfRecords[] = {", *(f"    {group}," for group in groups), "};", "",
                      "constinit const MatrixPasses kMatrixPasses[] = {", *(f"    {row}," for row in passes), "};",
                      f"const size_t kMatrixPassesCount = {len(passes)};", "",
                      "}  // namespace lw::isa"])


def _severity(hazard):
    return hazard.severity or ("note" if hazard.ignored == "slow" else "error")


def _checked(hazard):
    if hazard.interlocked:
        return "interlocked"
    if hazard.unchecked:
        return "no"
    return "special" if hazard.special else "by_row"
