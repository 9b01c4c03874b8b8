// The checks of `run --check` on the program's dispatches, where kCheckVariable asks for them.
#pragma once

#include <cstddef>
#include <memory>
#include <mutex>
#include <string_view>

#include "check/findings.h"
#include "hsa/host_call.h"
#include "hsa/program_dispatch.h"

namespace lw::hsa {

// Whether dispatches are watched; whether by this check.
bool is_checking();
bool is_checking(check::Check which);

// Held by whoever uses what is known of kernels' code.
std::timed_mutex& check_turns();

// Whether it is one of those with which the HIP runtime copies and fills memory.
bool is_runtime_kernel(std::string_view name);

// Device memory of this allocation holds nothing yet, or is gone; somebody else than a kernel wrote these bytes. Cost a
// look at a constant where nothing is watched.
void note_allocated(const void* address, size_t size_bytes);
void note_written(const void* address, size_t size_bytes);

// The host is given what these bytes of device memory hold: a finding where nobody wrote some of them.
void note_read_by_host(const void* address, size_t size_bytes, const HostCall& call);

// What is found about the program rather than a kernel; the numbers tell findings of one check apart.
void add_host_finding(check::Finding finding, uint64_t first, uint64_t second);

// What is to be said and written at the end of the process, where it ends without its exit handlers.
void finish_checks();

// Checks the dispatch, whose turn it then is until it has ended, and says what was found and is new. nullptr where
// nothing is checked, or the queue stops before it is the dispatch's turn. Sets `facts` for kernels of the program.
std::unique_ptr<watch::Watcher> watch_checks(ProgramDispatch& dispatch);

}  // namespace lw::hsa
