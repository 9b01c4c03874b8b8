// Live ranges and what holds a register, as lines.
#include <fmt/core.h>
#include <fmt/ranges.h>

#include "flow_case.h"

namespace lw::test {
namespace {

std::string list(std::span<const uint32_t> instructions) {
  return instructions.empty() ? "-" : fmt::format("{}", fmt::join(instructions, ","));
}

std::string line(const flow::Range& range) {
  std::string text = fmt::format("{} {}{}..{} written {} read {} idle {}-{}", flow::register_name(range.reg),
                                 range.live_in ? "live-in " : "", range.definition, range.last, list(range.writes),
                                 list(range.uses), range.idle_from, range.idle_to);
  if (range.bytes != flow::kAllBytes) text += fmt::format(" bytes {:x}", range.bytes);
  return text;
}

std::string held_line(const flow::Ranges& ranges, size_t instruction) {
  std::vector<std::string> parts;
  for (const flow::Held& held : flow::held_at(ranges, instruction)) {
    parts.push_back(fmt::format("{} idle {}-{} next read {}", flow::register_name(held.range.reg), held.idle_from,
                                held.idle_to, held.next_read ? std::to_string(*held.next_read) : "never"));
  }
  return fmt::format("held at {}: {}", instruction, fmt::join(parts, "; "));
}

// A row counts the registers that ranges hold at its instruction.
void check_counts(const flow::Liveness& liveness, const flow::Ranges& ranges, std::vector<std::string>& lines) {
  liveness.rows(0, liveness.code().size(), [&](const flow::Row& row) {
    const size_t held = flow::held_at(ranges, row.instruction).size();
    const size_t counted = row.vgprs + row.sgprs + row.agprs;
    if (held != counted) {
      lines.push_back(fmt::format("instruction {}: {} ranges, {} registers counted", row.instruction, held, counted));
    }
  });
}

std::vector<std::string> output(const FlowCase& flow_case) {
  const flow::Liveness liveness(*flow_case.code, flow_case.graph, flow_case.liveness);
  const flow::Ranges ranges = flow::live_ranges(liveness, 0, flow_case.code->size());
  std::vector<std::string> lines;
  for (const flow::Range range : ranges) lines.push_back(line(range));
  for (const size_t at : flow_case.held_at) lines.push_back(held_line(ranges, at));
  check_counts(liveness, ranges, lines);
  return lines;
}

}  // namespace
}  // namespace lw::test

int main(int argument_count, char** arguments) {
  return lw::test::run_cases(argument_count, arguments, LW_CASES, lw::test::output);
}
