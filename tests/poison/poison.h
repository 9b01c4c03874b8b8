// Runs programs while everything that the liveness analysis calls dead is overwritten with noise.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "exec/exec.h"
#include "flow/flow.h"
#include "object/object.h"

namespace lw::poison {

// The code of an object and what the analysis says of it, instruction by instruction.
class Analysed {
 public:
  explicit Analysed(const object::CodeObject& object);

  const flow::Code& code() const { return code_; }
  const flow::Graph& graph() const { return graph_; }
  const flow::Liveness& liveness() const { return *liveness_; }
  std::span<const flow::Live> live(size_t i) const {
    return std::span(live_).subspan(first_[i], first_[i + 1] - first_[i]);
  }

 private:
  flow::Code code_;
  flow::Graph graph_;
  std::unique_ptr<flow::Liveness> liveness_;
  std::vector<flow::Live> live_;
  std::vector<size_t> first_;  // by instruction, into live_
};

// The lanes that sets of lanes stand for in one wave, as its instructions make them.
class LaneSets {
 public:
  explicit LaneSets(const Analysed& analysed);
  // Before instruction i; `previous` is the one executed before it, or the number of instructions at the start.
  void before(const state::Wave& wave, size_t i, size_t previous);
  uint64_t value(flow::MaskId id) const;

 private:
  const Analysed& analysed_;
  std::multimap<flow::BlockId, flow::MaskId> begins_;  // sets that begin at a block
  std::vector<uint64_t> values_;
  std::vector<std::vector<uint64_t>> callers_;  // what they were where functions were called
};

// Overwrites what is dead before each instruction. A byte once overwritten stays noise until something writes it, so
// only what was live or written at the instruction before needs overwriting again.
class Poison : public exec::Probe {
 public:
  Poison(const Analysed& analysed, uint64_t base, uint64_t seed) : analysed_(analysed), base_(base), seed_(seed) {}
  void before(state::Wave& wave, uint64_t pc) override;
  // Overwrite only this register, and only before this instruction: to find what a failure comes from.
  void only(std::optional<flow::Register> reg, std::optional<size_t> instruction) {
    only_register_ = reg;
    only_instruction_ = instruction;
  }
  // Empty, or why the run says nothing: code was executed that the analysis calls unreachable.
  const std::string& trouble() const { return trouble_; }
  uint64_t overwritten_bytes() const { return overwritten_bytes_; }

 private:
  struct WaveState {
    std::unique_ptr<LaneSets> sets;
    size_t previous = 0;
  };
  void overwrite(state::Wave& wave, const LaneSets& sets, flow::Register reg, const flow::Live* live, uint32_t noise);

  const Analysed& analysed_;
  uint64_t base_;
  uint64_t seed_;
  std::unordered_map<const state::Wave*, WaveState> waves_;
  std::vector<flow::Register> candidates_;
  std::optional<flow::Register> only_register_;
  std::optional<size_t> only_instruction_;
  std::string trouble_;
  uint64_t overwritten_bytes_ = 0;
};

}  // namespace lw::poison
