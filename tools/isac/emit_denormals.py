"""Writes what denormals.isa says as the C++ rows behind src/isa/denormals.h."""


def denormal_tables(isa, records):
    rows, members = [], []
    for number, rule in enumerate(isa.denormals):
        widths = sum(width for width in rule.widths)   # 16, 32 and 64 are bits
        feature = f"Feature::{rule.feature}" if rule.feature else "std::nullopt"
        wants = "true" if rule.wants_feature else "false"
        rows.append(f'{{"{rule.name}", DenormalRule::Kind::{rule.kind}, {widths}, {feature}, {wants}, "{rule.says}", '
                    f'"{" ".join(rule.sources)}"}}')
    for record in records:
        of_record = sum(1 << number for number, rule in enumerate(isa.denormals) if record.name in rule.records)
        members.append(f"{of_record:#x}")
    return "\n".join(['#include "isa/tables.h"\n\nnamespace lw::isa {\n',
                      "constinit const DenormalRule kDenormalRules[] = {", *(f"    {row}," for row in rows), "};",
                      f"const size_t kDenormalRulesCount = {len(rows)};", "",
                      "const uint32_t kDenormalRulesOfRecords[] = {", *(f"    {member}," for member in members), "};",
                      "", "}  // namespace lw::isa"])
