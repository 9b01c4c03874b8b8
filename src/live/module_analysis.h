// From machine code to what `live` shows: runs the analyses of src/flow and src/timing and fills in the report.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <vector>

#include "flow/flow.h"
#include "input/code_modules.h"
#include "input/module_findings.h"
#include "isa/machines.h"
#include "report/live_report.h"
#include "timing/timing.h"

namespace lw::live {

struct LiveOptions {
  std::string kernel;                    // empty: all kernels
  std::string function;                  // a function that is no kernel
  std::vector<flow::Register> live_out;  // where code runs off its end
  const isa::Device* device = nullptr;   // first in the list of occupancies
  uint32_t workgroup_size = 0;           // 0: the kernel's own
  bool sgprs = false;                    // LiveFunction::holders are about SGPRs
  bool details = true;                   // everything that the summary does not need
};

// A module with the results of its analyses.
class ModuleAnalysis : public std::enable_shared_from_this<ModuleAnalysis> {
 public:
  static std::shared_ptr<ModuleAnalysis> make(input::CodeModule module, const LiveOptions& options);

  // The entries that the options select, in order of address. What is not modelled is added to `not_modelled`, one
  // sentence each. The functions keep the analysis alive.
  std::vector<report::LiveFunction> functions(std::vector<std::string>& not_modelled) const;

  const input::CodeModule& module() const { return read_.module(); }
  const flow::Code& code() const { return read_.code(); }
  const flow::Graph& graph() const { return read_.graph(); }
  const flow::Liveness& liveness() const { return *liveness_; }

 private:
  ModuleAnalysis(input::CodeModule module, std::vector<bool> wanted, const LiveOptions& options);

  using Extent = input::ModuleCode::Extent;
  report::LiveFunction fill(const Extent& extent, std::vector<std::string>& not_modelled) const;
  void fill_occupancy(const object::KernelResources& kernel, report::LiveFunction& f) const;
  void fill_notes(const Extent& extent, report::LiveFunction& f, std::vector<std::string>& not_modelled) const;
  void note_image_addresses(const Extent& extent, report::LiveFunction& f) const;
  void note_unwritten(const Extent& extent, report::LiveFunction& f) const;
  void fill_details(const Extent& extent, report::LiveFunction& f) const;
  void fill_memory(const Extent& extent, report::LiveFunction& f) const;
  void visit_rows(const Extent& extent, const report::RowVisitor& visit) const;
  std::vector<input::CodeLabel> labels_of(const Extent& extent) const;
  std::string lanes_text(const Extent& extent, const flow::Live& live) const;
  std::span<const lanewise::LintFinding> hazards_in(const Extent& extent) const;

  LiveOptions options_;
  input::ModuleCode read_;
  std::unique_ptr<flow::Liveness> liveness_;
  std::vector<lanewise::LintFinding> hazards_;  // by address; with LiveOptions::details
};

}  // namespace lw::live
