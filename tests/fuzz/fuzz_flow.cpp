// Machine words of any target (chosen by the first byte): control-flow graph, EXEC, liveness, ranges and shapes.
// Branches are made short, so that what the fuzzer invents has loops.
#include "bytes/bytes.h"
#include "flow/flow.h"

namespace {

// Within 16 words around the instruction.
void shorten_branches(lw::inst::Instruction& instruction) {
  const auto operands = instruction.enc().operands();
  for (size_t i = 0; i < operands.size(); ++i)
    if (operands[i].kind == lw::isa::Kind::label)
      instruction.operand[i] = static_cast<uint32_t>(static_cast<int32_t>(instruction.operand[i] % 32) - 16);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  if (size < 2) return 0;
  const auto targets = lw::isa::targets();
  const lw::isa::Target& target = targets[data[0] % targets.size()];
  const lw::flow::LivenessOptions options{.live_out = {lw::flow::kVgpr, lw::flow::kScc, 0},
                                          .full_waves = (data[1] & 1) != 0};
  const auto bytes = std::as_bytes(std::span(data + 2, size - 2));
  lw::flow::Code code(target);
  std::vector<lw::inst::Instruction> instructions;
  for (size_t at = 0; at + 4 <= bytes.size();) {
    lw::bytes::Decoded decoded = lw::bytes::decode(target, bytes.subspan(at));
    if (decoded.instruction.valid()) {
      shorten_branches(decoded.instruction);
      code.add(0x1000 + at, decoded.instruction);
    } else {
      code.add_undecodable(0x1000 + at);
    }
    instructions.push_back(decoded.instruction);
    at += decoded.size_bytes;
  }
  std::vector<lw::flow::EntryPoint> entries;
  if ((data[1] & 2) != 0) entries = {{0x1000, "kernel", true, false}, {0x1010, "function", false, (data[1] & 4) != 0}};
  const lw::flow::Graph graph = lw::flow::make_graph(code, entries);
  const lw::flow::Liveness liveness(code, graph, options);
  size_t rows = 0;
  liveness.rows(0, code.size(), [&](const lw::flow::Row& row) {
    LW_CHECK(row.instruction == rows++, "rows come in order");
    LW_CHECK(!row.reachable || (row.vgprs >= row.vgprs_in && row.sgprs >= row.sgprs_in), "what is live is held");
    for (size_t i = 1; i < row.live.size(); ++i)
      LW_CHECK(row.live[i - 1].reg < row.live[i].reg, "live registers come in order");
    for (const lw::flow::Live& live : row.live)
      LW_CHECK(live.bytes != 0 && live.lane_mask != 0, "live means something");
  });
  LW_CHECK(rows == code.size(), "a row for each instruction");
  lw::flow::live_ranges(liveness, 0, code.size());
  lw::flow::memory_mix(code, graph, liveness.masks(), 0, code.size(), [&](size_t i) { return instructions[i]; }, {});
  return 0;
}
