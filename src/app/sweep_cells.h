// The cells of a sweep, measured by worker processes of this computer.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string>

#include "app/command.h"
#include "lanewise/sweep.h"

namespace lw::app {

struct MeasuredCells {
  std::optional<lanewise::Failure> failure = {};  // set if not all of the cells have a result now
  size_t done = 0;                                // cells that were measured now
  size_t failed = 0;                              // those of them whose result has another exit code than 0
};

// Each cell that gets a result is passed to `tell`, if there is one.
MeasuredCells measure_cells(const Console& console, const lanewise::Sweep& sweep, std::span<const size_t> cells,
                            unsigned jobs,
                            const std::function<void(size_t cell, int exit_code, const std::string& message)>& tell);

}  // namespace lw::app
