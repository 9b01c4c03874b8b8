// Peaks of a kernel, the functions it calls included, and what it allocates.
#pragma once

#include "flow/liveness.h"
#include "input/code_modules.h"
#include "report/live_report.h"

namespace lw::live {

// Fills in f.vgprs, f.sgprs and f.agprs but for RegisterFile::peak_text. Instructions [first, last) are those of
// `function` of the graph. Returns the resources of the entry, where registers that nothing states are those named.
object::KernelResources fill_registers(const flow::Liveness& liveness, size_t first, size_t last, uint32_t function,
                                       const input::CodeEntry& entry, report::LiveFunction& f);

}  // namespace lw::live
