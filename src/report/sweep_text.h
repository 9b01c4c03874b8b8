// What `sweep` prints: the cells of a plan, and what was done.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "lanewise/sweep.h"

namespace lw::report {

struct SweptCell {
  std::string id;
  int exit_code = 0;
  std::string message;
};

struct SweepSummary {
  std::string folder;                 // of the results
  size_t measured = 0;                // cells that were measured now
  size_t already_there = 0;           // chosen cells that had a result before
  size_t failed = 0;                  // results with another exit code than 0: of all cells if collected, else of now
  std::vector<SweptCell> cells = {};  // those of --cell that were measured
  bool is_collected = false;          // the next two are set, and the tables are written
  size_t collected = 0;               // cells with a result
  std::vector<std::string> missing = {};  // ids of cells without one
};

std::string sweep_list_text(const lanewise::SweepPlan& plan, std::span<const size_t> cells);
std::string sweep_list_json(const lanewise::SweepPlan& plan, std::span<const size_t> cells);
std::string sweep_text(const SweepSummary& summary);
std::string sweep_json(const SweepSummary& summary);

}  // namespace lw::report
