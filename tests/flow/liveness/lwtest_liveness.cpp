// Live registers before each instruction, with their bytes and lanes, as lines.
#include <fmt/core.h>
#include <fmt/ranges.h>

#include <optional>

#include "flow_case.h"

namespace lw::test {
namespace {

// EXEC before an instruction.
flow::MaskId exec_before(const FlowCase& flow_case, const flow::Masks& masks, size_t instruction) {
  const flow::BlockId id = flow_case.graph.block_of(instruction);
  flow::MaskId exec = masks.exec_in(id);
  for (const flow::Masks::Change& change : masks.changes(id))
    if (change.instruction < instruction) exec = change.exec_after;
  return exec;
}

// Where a set of lanes comes from.
std::string mask_text(const FlowCase& flow_case, const flow::Masks& masks, flow::MaskId id) {
  if (id == flow::kAllLanes) return "all";
  const flow::Mask& mask = masks.at(id);
  if (mask.instruction != 0xffffffff) return fmt::format("{}", mask.instruction);
  if (mask.block != flow::kNoBlock) return fmt::format("block{}", flow_case.graph.blocks[mask.block].first);
  return "entry";
}

// Bytes and lanes, where they are not all of those that EXEC enables.
std::string detail(const FlowCase& flow_case, const flow::Masks& masks, size_t instruction, const flow::Live& live) {
  std::string text;
  if (live.bytes != (live.reg == flow::kScc ? 1 : flow::kAllBytes)) text += fmt::format(":{:x}", live.bytes);
  if (flow::is_vgpr(live.reg) && live.lanes != exec_before(flow_case, masks, instruction))
    text += "@" + mask_text(flow_case, masks, live.lanes);
  if (~live.lane_mask != 0) text += fmt::format("&{:#x}", live.lane_mask);
  return text;
}

std::string name_of(flow::Register first, flow::Register last) {
  if (first == last) return flow::register_name(first);
  if (first == flow::kVcc) return "vcc";
  if (first == flow::kExec) return "exec";
  const unsigned base = flow::is_vgpr(first) ? flow::kVgpr : flow::is_agpr(first) ? flow::kAgpr : 0;
  return fmt::format("{}[{}:{}]", flow::register_name(first).front(), first - base, last - base);
}

bool is_numbered(flow::Register reg) { return flow::is_sgpr(reg) || flow::is_vgpr(reg) || flow::is_agpr(reg); }

std::string line(const FlowCase& flow_case, const flow::Masks& masks, const flow::Row& row) {
  std::vector<std::string> parts;
  for (size_t i = 0; i < row.live.size();) {
    const flow::Register first = row.live[i].reg;
    const std::string about = detail(flow_case, masks, row.instruction, row.live[i]);
    size_t end = i + 1;
    while (end < row.live.size() && row.live[end].reg == first + (end - i) &&
           is_numbered(row.live[end].reg) == is_numbered(first) &&
           detail(flow_case, masks, row.instruction, row.live[end]) == about &&
           (is_numbered(first) || (end - i == 1 && (first == flow::kVcc || first == flow::kExec))))
      ++end;
    parts.push_back(name_of(first, row.live[end - 1].reg) + about);
    i = end;
  }
  if (parts.empty()) parts.push_back("none");
  return fmt::format("{}: Rn {} {} | {}{}", row.instruction, row.vgprs, row.sgprs, fmt::join(parts, " "),
                     row.reachable ? "" : " unreachable");
}

std::vector<std::string> output(const FlowCase& flow_case) {
  const flow::Liveness liveness(*flow_case.code, flow_case.graph, flow_case.liveness);
  std::vector<std::string> lines;
  liveness.rows(0, flow_case.code->size(),
                [&](const flow::Row& row) { lines.push_back(line(flow_case, liveness.masks(), row)); });
  for (const flow::Note& note : flow_case.graph.notes) {
    const flow::Graph& graph = flow_case.graph;
    if (graph.blocks[graph.block_of(note.instruction)].ends == flow::BlockEnd::leaves_code) continue;  // live-out
    lines.push_back(fmt::format("note at {}: {}", note.instruction, note.text));
  }
  return lines;
}

}  // namespace
}  // namespace lw::test

int main(int argument_count, char** arguments) {
  return lw::test::run_cases(argument_count, arguments, LW_CASES, lw::test::output);
}
