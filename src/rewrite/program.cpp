#include "rewrite/program.h"

#include <algorithm>

#include "bytes/bytes.h"

namespace lw::rewrite {

Program::Program(ProgramInput input) : input_(std::move(input)), code_(*input_.target) {
  for (const Stretch& stretch : input_.stretches) {
    const std::span<const std::byte> bytes(stretch.bytes);
    for (size_t at = 0; at + 4 <= bytes.size();) {
      const bytes::Decoded decoded = bytes::decode(*input_.target, bytes.subspan(at));
      if (decoded.instruction.valid())
        code_.add(stretch.address + at, decoded.instruction);
      else
        code_.add_undecodable(stretch.address + at);
      at += decoded.size_bytes;
    }
  }
  graph_ = std::make_unique<flow::Graph>(flow::make_graph(code_, input_.entries, input_.constants));
}

const flow::Liveness& Program::liveness() const {
  if (!liveness_) liveness_ = std::make_unique<flow::Liveness>(code_, *graph_);
  return *liveness_;
}

const NonemptyMasks& Program::nonempty_masks() const {
  if (!masks_) masks_ = std::make_unique<NonemptyMasks>(code_, *graph_);
  return *masks_;
}

std::span<const std::byte> Program::bytes_at(uint64_t address) const {
  const auto after = std::upper_bound(input_.stretches.begin(), input_.stretches.end(), address,
                                      [](uint64_t a, const Stretch& s) { return a < s.address; });
  if (after == input_.stretches.begin()) return {};
  const Stretch& stretch = *(after - 1);
  const uint64_t offset = address - stretch.address;
  return offset < stretch.bytes.size() ? std::span(stretch.bytes).subspan(offset) : std::span<const std::byte>();
}

inst::Instruction Program::instruction(size_t i) const {
  return bytes::decode(*input_.target, bytes_at(code_.address(i))).instruction;
}

std::vector<lint::Finding> Program::faults() const {
  const lint::Subject subject(code_, *graph_, [this](uint64_t address) { return bytes_at(address); });
  std::vector<lint::Finding> found = lint::find_hazards(subject);
  for (auto more : {lint::find_wait_faults(subject), lint::find_needless_nops(subject)})
    found.insert(found.end(), more.begin(), more.end());
  return found;
}

}  // namespace lw::rewrite
