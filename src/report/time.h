// What `time` says of a dispatch on a device: text, JSON, CSV and the columns of a thread trace.
#pragma once

#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "timing/analysis.h"
#include "timing/timeline.h"

namespace lw::report {

struct TimedLine {
  uint64_t address = 0;                   // as `dis` shows it
  uint32_t word = 0;                      // in the code
  std::string text, source, source_text;  // source_text: the line itself, where its file is found
  timing::InstructionUse use;
};

struct TimedDispatch {
  std::string file, kernel, device, target;
  timing::KernelResources resources;
  const isa::TargetLimits* limits = nullptr;
  timing::Machine machine;
  std::shared_ptr<const timing::Parameters> parameters;  // what the analysis points to
  timing::DispatchTime time;
  timing::Analysis analysis;
  std::vector<TimedLine> lines;       // those that were executed, by address
  std::vector<std::string> left_out;  // what the model has not and the kernel met
  bool is_whole = true;               // false: it was stopped
  bool is_warm = false;               // the second of two dispatches
  // Of the dispatch, of which `time` may be a part.
  uint64_t workgroups = 0, instructions = 0;
  uint64_t analysed_instructions = 0;                // on which what-ifs and ranges rest; 0: on all
  std::shared_ptr<const timing::Timeline> timeline;  // where it was asked for
};

// `top`: how many instructions are listed.
std::string time_text(const TimedDispatch& dispatch, size_t top);
// Several files or devices, a column each.
std::string time_comparison_text(const std::vector<TimedDispatch>& dispatches);
nlohmann::json time_json(const TimedDispatch& dispatch);
// A row an instruction.
std::string time_csv(const std::vector<TimedDispatch>& dispatches);
// CodeObj,Vaddr,Instruction,Hitcount,Latency,Stall,Idle,Source, as AMD's tools write the summary of a thread trace.
std::string time_att_csv(const TimedDispatch& dispatch);

}  // namespace lw::report
