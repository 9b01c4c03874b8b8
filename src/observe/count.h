// How often instructions executed, with how many lanes, and how many bytes they moved.
#pragma once

#include <array>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "code/code_facts.h"
#include "events/events.h"
#include "lanewise/counts.h"

namespace lw::observe {

struct Executed {
  uint64_t waves = 0;  // wave instructions
  uint64_t lanes = 0;  // of those of units that lanes take part in: EXEC bits set, summed up
};
struct Moved {
  uint64_t loaded_bytes = 0;
  uint64_t stored_bytes = 0;
  uint64_t atomic_bytes = 0;
};

struct ExecutionCounts {
  std::map<uint64_t, Executed> by_pc;
  std::array<uint64_t, 65> vector_instructions_by_lanes{};  // those of the units that lanes take part in
  std::array<Moved, 4> moved{};                             // by events::Space
  uint64_t workgroups = 0;
  uint64_t waves = 0;
};

// Whether lanes take part in what a unit does.
bool is_vector(isa::Unit unit);
std::string_view unit_name(isa::Unit unit);  // "valu"

// May watch dispatches on any number of threads, several after one another.
class Count : public events::Sink {
 public:
  // [begin, end): the code that runs.
  Count(uint64_t begin, uint64_t end) : begin_(begin), words_((end - begin) / 4) {}
  void begin_dispatch(unsigned threads) override;
  void begin_group(const events::GroupStart& group) override;
  void before(const events::ExecutedInstruction& instruction) override;
  void access(const events::ExecutedInstruction& instruction, const events::Access& access) override;
  bool wants_accesses() const override { return true; }

  // Sums up what the threads saw. `facts` are of the same code.
  ExecutionCounts counts(code::CodeFacts& facts) const;

 private:
  // Executions of one instruction by the number of lanes that EXEC enabled. Most instructions see one number of lanes,
  // `lanes`; `others` counts executions with any other number.
  struct Word {
    uint64_t times = 0;
    unsigned lanes = 0;
    std::unique_ptr<std::array<uint64_t, 65>> others;
  };
  struct Thread {
    std::vector<Word> by_word;
    std::array<Moved, 4> moved{};
    uint64_t workgroups = 0;
    uint64_t waves = 0;
  };
  uint64_t begin_;
  uint64_t words_;
  std::vector<Thread> threads_;
};

// `facts` are of the code that ran.
lanewise::CountReport count_report(const ExecutionCounts& counts, code::CodeFacts& facts, std::string_view kernel);

}  // namespace lw::observe
