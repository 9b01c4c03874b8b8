// The cells of a plan: which combinations of values there are, and their ids.
#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "base/base.h"
#include "base/diagnostics.h"
#include "base/session.h"
#include "lanewise/sweep.h"
#include "sweep/inputs.h"
#include "sweep/plan_text.h"

namespace lw::sweep {

// Reads the files that the plan names; `files` are relative to the plan's folder. Adds to `diagnostics` what is wrong
// with them, with targets, devices, and the number of cells.
lanewise::SweepPlan make_plan(PlanText text, const Files& files, Diagnostics& diagnostics);

// A cell by the names of its axes.
struct CellValues {
  std::string source, target, launch, device;  // empty: the plan does not have the axis; launch: with macros filled in
  std::vector<std::string> flags;              // without those of the next
  std::vector<std::pair<std::string, std::string>> defines;

  // `flags`, then "-DNAME=VALUE" for each of `defines`.
  std::vector<std::string> all_flags() const;
};
CellValues values_of(const lanewise::SweepPlan& plan, const lanewise::SweepCell& cell);

// Ids of cells as their files are now. The plan and `inputs` must outlive it.
class Ids {
 public:
  Ids(const lanewise::SweepPlan& plan, Inputs& inputs) : plan_(plan), inputs_(inputs) {}
  std::string id_of(const CellValues& cell);

 private:
  const lanewise::SweepPlan& plan_;
  Inputs& inputs_;
  std::map<std::pair<std::string, std::vector<std::string>>, std::string> sources_;  // hashes
  std::map<std::string, std::string> launches_;                                      // hashes
};

// Whether a compiler reads the file, so that it needs a target and takes flags.
bool is_compiled(const std::string& source);

// One command of Lanewise per measure, which repeat the cell in the plan's folder.
std::vector<std::string> commands_of(const lanewise::SweepPlan& plan, const CellValues& cell);

}  // namespace lw::sweep
