// A line for each dispatch and each timed copy of the program, for `hip --json` and `hip --time`, where
// kSummaryVariable asks for it.
#pragma once

#include <memory>

#include "hsa/program_dispatch.h"

namespace lw::hsa {

// When the dispatch ends, appends an object to a file of this process in the folder that kSummaryVariable names, at
// once, so that nothing is lost however the program ends. nullptr where nobody asks for it.
std::unique_ptr<watch::Watcher> watch_summary(ProgramDispatch& dispatch);
void note_copy(const Agent& from, const Agent& to, uint64_t size_bytes, const Span& span);

}  // namespace lw::hsa
