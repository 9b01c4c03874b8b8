"""Writes what hazards.isa says as the C++ rows behind src/isa/hazards.h."""


def role_names(hazards):
    return [f"LW_ROLE({name})" for name in hazards.parts()]


def hazard_tables(isa, records):
    hazards = isa.hazards
    bits = {name: 1 << number for number, name in enumerate(hazards.parts())}
    targets = list(isa.machines.targets)

    def mask(names):
        return f"{sum(bits[name] for name in set(names)):#x}"

    def side(side):
        return f"{{{mask(side.has)}, {mask(side.lacks)}}}"

    rows = []
    for hazard in hazards.hazards:
        of_targets = sum(1 << targets.index(name) for name in hazard.targets)
        rows.append(f'{{"{hazard.name}", "{hazard.words}", {of_targets:#x}, {side(hazard.first)}, {side(hazard.second)}, '
                    f'Common::{hazard.common}, {hazard.wait}, "{hazard.wait_words}", "{hazard.remedy}", '
                    f"Ignored::{hazard.ignored}, {_bool(hazard.interlocked)}, {_bool(_is_checked(hazard))}, "
                    f'"{" ".join(hazard.sources)}"}}')
    groups = [mask(name for name, names in hazards.groups.items() if record.name in names) for record in records]
    return "\n".join(['#include "isa/tables.h"\n\nnamespace lw::isa {\n',
                      "constinit const Hazard kHazards[] = {", *(f"    {row}," for row in rows), "};",
                      f"const size_t kHazardsCount = {len(rows)};", "",
                      "constinit const Roles kGroupsOfRecords[] = {", *(f"    {group}," for group in groups), "};", "",
                      "}  // namespace lw::isa"])


def _is_checked(hazard):
    return bool(hazard.wait) and not hazard.unchecked and not hazard.interlocked


def _bool(value):
    return "true" if value else "false"
