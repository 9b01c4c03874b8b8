// The code of a cell: a source, compiled once for all cells that need the same object.
#pragma once

#include <string>

#include "api/sweep_files.h"
#include "base/session.h"
#include "lanewise/sweep.h"
#include "sweep/cells.h"

namespace lw::api {

// What the launch file of a shader's cell says about compiling it.
struct ShaderOptions {
  std::vector<std::string> specializations;
  uint32_t wave_size = 0;
};

// Compiles the source, or takes its object from the store, and makes it a file of `files`, whose name it returns. A
// source that no compiler reads is its own code. Throws the Failure of a source that does not compile.
std::string add_object(const lanewise::Sweep& sweep, const sweep::CellValues& cell, const Session& session,
                       SweepFiles& files);

// Whether a failure says nothing about its cell: a compiler is not installed, or the disk is full.
bool is_of_computer(const lanewise::Failure& failure);

}  // namespace lw::api
