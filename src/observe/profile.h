// Where the wave instructions go: by instruction, source line, function and call stack.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "code/code_facts.h"
#include "events/events.h"
#include "lanewise/counts.h"

namespace lw::observe {

// Call stacks of a dispatch, as a tree: a node is a call from somewhere, the root is the kernel.
struct StackNode {
  uint64_t call_pc = 0;                                      // 0: the root
  std::map<uint64_t, std::unique_ptr<StackNode>> calls;      // by pc of the call
  std::unordered_map<uint64_t, uint64_t> wave_instructions;  // by pc, executed at this depth
};

// May watch a dispatch on any number of threads. A call is s_swappc_b64 or s_call_b64; it ends where s_setpc_b64 goes
// to the address behind it.
class Profile : public events::Sink {
 public:
  explicit Profile(const code::CodeFacts& facts) : facts_(facts) {}
  void begin_dispatch(unsigned threads) override;
  void begin_group(const events::GroupStart& group) override;
  void before(const events::ExecutedInstruction& instruction) override;

  // All that was seen, as one tree.
  StackNode total() const;

 private:
  enum class Kind : uint8_t { unknown, other, call, jump };
  struct Frame {
    StackNode* node = nullptr;
    uint64_t return_pc = 0;
  };
  struct Wave {
    std::vector<Frame> stack;
    Kind last = Kind::other;  // of the instruction before
    uint64_t last_pc = 0;
    uint64_t return_pc = 0;  // behind it
  };
  struct Thread {
    std::unique_ptr<StackNode> root;
    std::vector<Wave> waves;
    std::vector<Kind> kinds;  // by word
  };
  Kind kind(Thread& thread, uint64_t pc) const;

  const code::CodeFacts& facts_;
  std::vector<Thread> threads_;
};

// All of it, with the names of functions and lines.
lanewise::ProfileReport profile_report(const StackNode& total, code::CodeFacts& facts, std::string_view kernel);
// A flame graph that needs nothing but a viewer of SVG. `unit` is what the counts count.
std::string flame_svg(const std::string& folded, std::string_view title, std::string_view unit = "wave instructions");

}  // namespace lw::observe
