// What code and its memory accesses consist of, as lines.
#include <fmt/core.h>

#include "flow_case.h"

namespace lw::test {
namespace {

std::string_view unit_name(isa::Unit unit) {
  static constexpr std::string_view kNames[] = {"salu", "valu",   "smem",    "vmem",   "flat", "lds",
                                                "gds",  "branch", "message", "interp", "exp"};
  return kNames[static_cast<size_t>(unit)];
}

std::string code_line(const flow::CodeMix& shape) {
  std::string text = fmt::format("code: {} instructions, {} bytes", shape.instructions, shape.code_bytes);
  for (const auto& [unit, count] : shape.by_unit) text += fmt::format(", {} {}", unit_name(unit), count);
  const auto add = [&](std::string_view name, size_t count) {
    if (count != 0) text += fmt::format(", {} {}", name, count);
  };
  add("literals", shape.literals);
  add("float", shape.vector_float);
  add("packed", shape.packed);
  add("sdwa", shape.sdwa);
  add("dpp", shape.dpp);
  add("waits", shape.waits);
  add("nops", shape.nops);
  add("branches", shape.branches);
  return text;
}

std::string access_line(const flow::AccessMix& access) {
  std::string text = fmt::format("{}: {}{}{}{}, {} x {} bytes", access.mnemonic, flow::memory_kind_name(access.kind),
                                 access.is_load ? " load" : "", access.is_store ? " store" : "",
                                 access.is_atomic ? " atomic" : "", access.count, access.bytes_per_lane);
  if (access.d16) text += ", d16";
  for (const auto& [bytes, count] : access.strides) text += fmt::format(", apart {} ({})", bytes, count);
  if (access.stride_bytes != (access.strides.size() == 1 ? access.strides.begin()->first : 0)) text += ", stride wrong";
  if (access.count != access.instructions.size()) text += ", instructions wrong";
  return text;
}

std::string conflict_line(const flow::BankConflict& conflict) {
  return fmt::format("{}: {} {}, {}{}", conflict.instruction, conflict.ways, conflict.ways == 1 ? "way" : "ways",
                     conflict.affine ? fmt::format("stride {}", conflict.stride_bytes) : "not affine",
                     conflict.assumed ? " (assumed)" : "");
}

std::vector<std::string> output(const FlowCase& flow_case) {
  const flow::Liveness liveness(*flow_case.code, flow_case.graph, flow_case.liveness);
  const size_t size = flow_case.code->size();
  std::vector<std::string> lines = {code_line(flow::code_mix(*flow_case.code, 0, size))};
  const flow::MemoryMix shape = flow::memory_mix(
      *flow_case.code, flow_case.graph, liveness.masks(), 0, size, [&](size_t i) { return flow_case.instructions[i]; },
      flow_case.memory);
  for (const flow::AccessMix& access : shape.accesses) lines.push_back(access_line(access));
  for (const flow::BankConflict& conflict : shape.conflicts) lines.push_back(conflict_line(conflict));
  if (shape.lds_unknown != 0) lines.push_back(fmt::format("unknown {}", shape.lds_unknown));
  if (shape.lds_lane_moves != 0) lines.push_back(fmt::format("lane moves {}", shape.lds_lane_moves));
  return lines;
}

}  // namespace
}  // namespace lw::test

int main(int argument_count, char** arguments) {
  return lw::test::run_cases(argument_count, arguments, LW_CASES, lw::test::output);
}
