// The code that is improved: bytes at addresses, decoded, with its flow graph, liveness and faults.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "flow/flow.h"
#include "inst/inst.h"
#include "lint/lint.h"
#include "rewrite/nonempty_masks.h"

namespace lw::rewrite {

struct Stretch {
  uint64_t address = 0;
  std::vector<std::byte> bytes;
};

struct ProgramInput {
  const isa::Target* target = nullptr;
  std::vector<Stretch> stretches;         // by address, not overlapping
  std::vector<flow::EntryPoint> entries;  // by address: kernels and functions, which keep their addresses
  flow::ConstantReader constants;
};

class Program {
 public:
  explicit Program(ProgramInput input);

  const isa::Target& target() const { return *input_.target; }
  const flow::Code& code() const { return code_; }
  const flow::Graph& graph() const { return *graph_; }
  const flow::Liveness& liveness() const;
  const NonemptyMasks& nonempty_masks() const;
  std::span<const std::byte> bytes_at(uint64_t address) const;
  inst::Instruction instruction(size_t i) const;
  std::vector<lint::Finding> faults() const;

 private:
  const ProgramInput input_;
  flow::Code code_;
  std::unique_ptr<flow::Graph> graph_;
  mutable std::unique_ptr<flow::Liveness> liveness_;
  mutable std::unique_ptr<NonemptyMasks> masks_;
};

}  // namespace lw::rewrite
