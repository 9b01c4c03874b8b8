// Finds the uninitialised registers from which an address was computed: the usual reason for a null pointer in
// assembled code.
#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "exec/exec.h"
#include "exec/start_wave.h"

namespace lw::exec {

// Words about the scalar registers that the address of the access at `pc` came from and that neither the dispatch nor
// any of the instructions at `executed` (in rising order) wrote: "from s[4:5], which nobody set"; empty where there is
// none. Values are followed back through instructions in front of it up to a branch.
std::string unset_address_registers(const ProgramSource& source, std::span<const uint64_t> executed, uint64_t pc,
                                    const DispatchPlan& plan, const state::Wave& wave);

}  // namespace lw::exec
