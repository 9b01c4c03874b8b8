// `run --trace-html`: a recording of waves, with what each instruction means, as one page.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "app/command.h"
#include "base/base.h"
#include "input/source_text.h"
#include "observe/observe.h"
#include "state/state.h"

namespace lw::app {

class TracePage {
 public:
  void declare(Arguments& arguments);
  const std::string& path() const { return path_; }
  bool is_wanted() const { return !path_.empty(); }
  // `options` are those of the trace: the same filter, and the lane that the page begins with.
  std::optional<Error> prepare(const observe::TraceOptions& options);

  // Before the dispatch. `facts` and `memory` must outlive the page.
  events::Sink* begin(code::CodeFacts& facts, const state::Memory& memory);
  void note(const events::Outcome& outcome) { outcome_ = outcome; }
  // Writes the page, and says on `console.err` what it leaves out.
  std::optional<Error> finish(code::CodeFacts& facts, const Console& console, std::string_view kernel);

 private:
  std::string path_, steps_;
  observe::RecordingOptions options_;
  std::optional<uint32_t> lane_;
  std::unique_ptr<observe::Recording> recording_;
  events::Outcome outcome_;
};

}  // namespace lw::app
