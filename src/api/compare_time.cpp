#include <fmt/format.h>

#include <charconv>
#include <unordered_map>

#include "api/api.h"
#include "compare/compare.h"
#include "lanewise/compare.h"

namespace lw::api {
namespace {

using lanewise::TimedDispatch;
using lanewise::TimeDiff;
using lanewise::TimeDiffRow;
using lanewise::TimeDiffSide;
using lanewise::TimedInstruction;

// The address to which a branch goes: its distance in dwords, a 16-bit field, is its only operand.
std::optional<uint64_t> branch_target(const TimedInstruction& instruction) {
  const std::string_view text = instruction.text;
  if (!text.starts_with("s_branch ") && !text.starts_with("s_cbranch_")) return std::nullopt;
  const size_t space = text.rfind(' ');
  uint16_t distance = 0;
  if (space == std::string_view::npos ||
      std::from_chars(text.data() + space + 1, text.data() + text.size(), distance).ptr != text.data() + text.size())
    return std::nullopt;
  return instruction.address + 4 + static_cast<uint64_t>(int64_t{4} * static_cast<int16_t>(distance));
}

std::vector<compare::Line> lines_of(const TimedDispatch& dispatch) {
  std::unordered_map<uint64_t, uint32_t> line_at;
  for (const TimedInstruction& instruction : dispatch.instructions)
    line_at.emplace(instruction.address, static_cast<uint32_t>(line_at.size()));
  std::vector<compare::Line> lines;
  for (const TimedInstruction& instruction : dispatch.instructions) {
    compare::Line line{instruction.text};
    if (const std::optional<uint64_t> target = branch_target(instruction))
      if (const auto found = line_at.find(*target); found != line_at.end()) line.target = found->second;
    lines.push_back(std::move(line));
  }
  return lines;
}

std::optional<TimeDiffSide> side_of(const TimedDispatch& dispatch, uint32_t line) {
  if (line == compare::kNone) return std::nullopt;
  const TimedInstruction& instruction = dispatch.instructions[line];
  return TimeDiffSide{.line = line + 1,
                      .address = instruction.address,
                      .text = instruction.text,
                      .executed = instruction.executed,
                      .cycles = instruction.all_cycles(),
                      .stalled_cycles = instruction.all_cycles() - instruction.issue_cycles()};
}

void check_launches(const TimedDispatch& before, const TimedDispatch& after) {
  const auto launch = [](const TimedDispatch& d) {
    return fmt::format("{} workgroups of {} work-items on {}", d.workgroups, d.resources.workgroup_size, d.device);
  };
  if (launch(before) != launch(after))
    throw bad_input(code::kOption,
                    fmt::format("dispatches of one launch on one device are compared; {} has {}, {} has {}",
                                before.file, launch(before), after.file, launch(after)));
}

TimeDiff compare_time(const TimedDispatch& before, const TimedDispatch& after, const Session& session) {
  const Reporting reporting(session, "comparing " + after.kernel);
  throw_if_requested(session.cancel);
  check_launches(before, after);
  TimeDiff diff;
  diff.numbers = compare::compared(compare::numbers_of(before), compare::numbers_of(after));
  for (const compare::Row& row : compare::align(lines_of(before), lines_of(after)))
    diff.rows.push_back({row.kind, side_of(before, row.before), side_of(after, row.after)});
  return diff;
}

}  // namespace
}  // namespace lw::api

lanewise::Result<lanewise::TimeDiff> lanewise::compare_time(const TimedDispatch& before, const TimedDispatch& after,
                                                            const Session& session) {
  return lw::api::guarded<TimeDiff>(session, [&] { return lw::api::compare_time(before, after, session); });
}
