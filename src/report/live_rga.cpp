// The layout of Radeon GPU Analyzer 2.14's live-register report (docs/rga-compat.md).
#include <fmt/format.h>

#include <algorithm>

#include "report/live.h"
#include "report/words.h"

namespace lw::report {
namespace {

constexpr std::string_view kLegend =
    "Legend:\n"
    "  ':' means that the register is kept alive, while it is not actively being used by the current instruction\n"
    "  '^' means that the current instruction writes to the register\n"
    "  'v' means that the current instruction reads from the register\n"
    "  'x' means that the current instruction both reads from the register and writes to it\n"
    " 'Rn': Number of live registers\n\n";

constexpr size_t kRuleColumns = 80;

// The mnemonic without the suffixes of its form.
std::string_view without_form(std::string_view mnemonic) {
  for (const std::string_view suffix : {"_e32", "_sdwa", "_dpp"})
    if (mnemonic.ends_with(suffix)) return mnemonic.substr(0, mnemonic.size() - suffix.size());
  return mnemonic;
}

// Operands end where a space that no comma precedes begins the modifiers. s_waitcnt's counters are operands.
std::string_view without_modifiers(std::string_view operands) {
  int depth = 0;
  for (size_t i = 0; i < operands.size(); ++i) {
    const char c = operands[i];
    if (c == '(' || c == '[') ++depth;
    if (c == ')' || c == ']') --depth;
    if (c == ' ' && depth == 0 && i > 0 && operands[i - 1] != ',') return operands.substr(0, i);
  }
  return operands;
}

std::string instruction_text(const LiveRow& row) {
  const size_t space = row.text.find(' ');
  const std::string_view mnemonic = row.text.substr(0, space);
  if (space == std::string_view::npos) return std::string(without_form(mnemonic));
  std::string_view operands = row.text.substr(space + 1);
  if (!row.target_label.empty()) return fmt::format("{} label_{}", without_form(mnemonic), row.target_label);
  if (mnemonic != "s_waitcnt") operands = without_modifiers(operands);
  return fmt::format("{} {}", without_form(mnemonic), operands);
}

}  // namespace

void write_live_rga(const LiveFunction& function, bool sgprs, text::OutputBuffer& out) {
  if (!function.rows) return;
  const RegisterFile& file = sgprs ? function.sgprs : function.vgprs;
  const flow::Register base = sgprs ? flow::Register{0} : flow::kVgpr;
  const unsigned columns = file.named;
  out.append(kLegend);
  out.append(fmt::format("  Line | Rn  | {:<{}} | Instruction\n", "", columns));
  out.append(std::string(kRuleColumns, '-') + "\n");
  std::string registers;
  function.rows([&](const LiveRow& row) {
    registers.assign(columns, ' ');
    for (const LiveRegister& live : row.live)
      if (live.reg >= base && live.reg < base + columns) registers[live.reg - base] = ':';
    for (const RegisterAccess& access : row.accesses)
      if (access.reg >= base && access.reg < base + columns && (access.read || access.written))
        registers[access.reg - base] = access.read && access.written ? 'x' : access.written ? '^' : 'v';
    out.append(fmt::format("{:>6} | {:>3} | {} | {}{}\n", row.line, sgprs ? row.sgprs : row.vgprs, registers,
                           row.label.empty() ? "" : fmt::format("label_{}: ", row.label), instruction_text(row)));
  });
  out.append("\n");
  const std::string_view kind = sgprs ? "SGPR" : "VGPR";
  if (file.named == 0) {
    out.append(fmt::format("No {}s used\n", kind));
  } else {
    out.append(fmt::format("Maximum # {} used {:>3}, {}s allocated by HW: {:>3} ({} requested)\n", kind, file.peak,
                           kind, file.allocated_for_named, file.named));
  }
  out.append(fmt::format("\nArchitecture info:\n  {}s total: {}\n  {} allocation granularity: {}\n", kind, file.total,
                         kind, file.granule));
}

}  // namespace lw::report
