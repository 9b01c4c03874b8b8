// One cell of a sweep, measured by the library's own functions.
#pragma once

#include <cstddef>
#include <string>

#include "base/session.h"
#include "lanewise/sweep.h"

namespace lw::api {

// The name of its result in the store.
std::string cell_file(const lanewise::Sweep& sweep, size_t cell);

// Measures the cell and writes its result. Throws a Failure if something else than the cell is wrong.
lanewise::SweepCellResult measure_cell(const lanewise::Sweep& sweep, size_t cell, const Session& session);
lanewise::SweepCellResult fail_cell(const lanewise::Sweep& sweep, size_t cell, int exit_code,
                                    const std::string& message);

}  // namespace lw::api
