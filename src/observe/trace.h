// Every executed instruction with what it wrote, as text for people or as one JSON object a line.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "observe/steps.h"

namespace lw::observe {

struct TraceOptions {
  StepFilter filter;
  std::optional<uint32_t> lane;  // of vector registers and memory, values of this one alone
  bool json_lines = false;
  unsigned columns = 100;  // of a line of text
};

// What a trace asks of others; what is not set is not shown.
struct TraceSources {
  // "argument 2 'out' (f32[1024]) + 0x40"; empty where nothing is there.
  std::function<std::string(uint64_t address, uint64_t bytes)> buffer;
  // The text of a line of source, without the blanks around it.
  std::function<std::string(const object::SourceLine&)> source_text;
};

// For dispatches on one thread: the lines of a wave follow each other until it waits.
class Trace : public Steps {
 public:
  // `facts` must outlive the trace; `write` gets whole lines.
  Trace(code::CodeFacts& facts, const TraceOptions& options, TraceSources sources,
        std::function<void(std::string_view)> write)
      : Steps(facts, options.filter), options_(options), sources_(std::move(sources)), write_(std::move(write)) {}

  bool is_empty() const { return is_empty_; }  // no line was written

 private:
  void end_step(StepTaken& step) override;
  std::string as_text(const StepTaken& step);
  std::string as_json(const StepTaken& step);
  std::string heading(const events::ExecutedInstruction& instruction);
  std::string access_text(const RecordedAccess& access) const;
  std::string write_text(const StepTaken& step, const WrittenRegister& write) const;

  TraceOptions options_;
  TraceSources sources_;
  std::function<void(std::string_view)> write_;
  // What the last lines said, for what is said only where it changes.
  std::optional<events::WaveId> wave_;
  uint64_t exec_ = 0;
  std::string source_;
  bool is_empty_ = true;
};

}  // namespace lw::observe
