// Each instruction that a filter lets through, with the registers it wrote, before and after, and the memory it
// reached.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "code/code_facts.h"
#include "events/events.h"

namespace lw::observe {

// Which instructions: those for which everything that is set holds.
struct StepFilter {
  std::optional<std::array<uint32_t, 3>> workgroup;
  std::optional<uint32_t> wave;  // within its workgroup
  uint64_t pc_begin = 0;         // addresses as `dis` shows them; [begin, end)
  uint64_t pc_end = UINT64_MAX;
};

struct WrittenRegister {
  flow::Register reg = 0;
  uint64_t lanes = 0;    // of a vector register: those that are written; 0: a scalar one
  uint64_t changed = 0;  // of them, those whose value is another one now; a scalar one has bit 0 or nothing
  std::array<uint32_t, 64> before{}, after{};  // a scalar one has element 0

  bool is_scalar() const { return lanes == 0; }
};

struct RecordedAccess {
  events::AccessKind kind = events::AccessKind::load;
  events::Space space = events::Space::global;
  uint32_t size_bytes = 0;  // a lane
  uint64_t lanes = 0;
  std::array<uint64_t, 64> address{};
  // By lane, `words_per_lane` each: what a load got, what a store put there, what memory held before an atomic. Empty
  // where that is not told: an atomic without a result.
  std::vector<uint32_t> data;

  unsigned words_per_lane() const { return (size_bytes + 3) / 4; }
  uint32_t word(unsigned lane, unsigned w) const { return data[size_t{lane} * words_per_lane() + w]; }
};

struct StepTaken {
  const events::ExecutedInstruction& instruction;  // registers are those after it
  const code::InstructionFacts& facts;
  std::vector<WrittenRegister> writes;
  std::vector<RecordedAccess> accesses;
};

// For dispatches on one thread.
class Steps : public events::Sink {
 public:
  // `facts` must outlive the steps.
  Steps(code::CodeFacts& facts, const StepFilter& filter) : facts_(facts), filter_(filter) {}

  void before(const events::ExecutedInstruction& instruction) final;
  void access(const events::ExecutedInstruction& instruction, const events::Access& access) final;
  void loaded(const events::ExecutedInstruction& instruction, const events::Access& access) final;
  void after(const events::ExecutedInstruction& instruction) final;
  bool wants_accesses() const final { return true; }
  bool wants_loads() const final { return true; }

 protected:
  // Before an instruction that is let through; false leaves it out after all.
  virtual bool begin_step(const events::ExecutedInstruction&) { return true; }
  // Memory still holds what it held before the instruction.
  virtual void about_to_access(const events::ExecutedInstruction&, const events::Access&) {}
  virtual void end_step(StepTaken& step) = 0;

  code::CodeFacts& facts() { return facts_; }

 private:
  bool wanted(const events::ExecutedInstruction& instruction) const;

  code::CodeFacts& facts_;
  StepFilter filter_;
  bool taken_ = false;  // the current instruction
  std::vector<WrittenRegister> writes_, kept_writes_;
  std::vector<RecordedAccess> accesses_;
};

// The value of a scalar register.
uint32_t scalar_value(const events::Registers& registers, flow::Register reg);

}  // namespace lw::observe
