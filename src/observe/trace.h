// Every executed instruction with what it wrote, as text or as one JSON object a line.
#pragma once

#include <functional>
#include <optional>
#include <string_view>

#include "events/events.h"
#include "observe/code_facts.h"

namespace lw::observe {

struct TraceOptions {
  std::optional<std::array<uint32_t, 3>> workgroup;
  std::optional<uint32_t> wave;  // within its workgroup
  std::optional<uint32_t> lane;  // values of this one alone
  uint64_t pc_begin = 0;         // addresses as `dis` shows them; [begin, end)
  uint64_t pc_end = UINT64_MAX;
  bool json_lines = false;
};

// For dispatches on one thread: the lines of a wave follow each other until it waits.
class Trace : public events::Sink {
 public:
  // `facts` must outlive the trace; `write` gets whole lines.
  Trace(CodeFacts& facts, const TraceOptions& options, std::function<void(std::string_view)> write)
      : facts_(facts), options_(options), write_(std::move(write)) {}

  void after(const events::Instruction& instruction) override;

 private:
  bool wanted(const events::Instruction& instruction) const;
  std::string as_text(const events::Instruction& instruction, const InstructionFacts& facts);
  std::string as_json(const events::Instruction& instruction, const InstructionFacts& facts);

  CodeFacts& facts_;
  TraceOptions options_;
  std::function<void(std::string_view)> write_;
};

}  // namespace lw::observe
