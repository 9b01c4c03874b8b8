// The checks of `run --check` on the program's dispatches, where kCheckVariable asks for them.
#pragma once

#include <atomic>
#include <cstddef>
#include <memory>
#include <mutex>
#include <string_view>

#include "check/findings.h"
#include "events/events.h"
#include "hsa/executable.h"
#include "hsa/host_call.h"
#include "hsa/runtime.h"

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

// Dispatches being watched take turns.
class CheckedDispatch {
 public:
  // Without a result where nothing is watched, or `stopping` becomes true first.
  static std::unique_ptr<CheckedDispatch> begin(const Agent& gpu, const KernelInMemory& kernel,
                                                const exec::DispatchInfo& info, const std::atomic<bool>& stopping);
  virtual ~CheckedDispatch() = default;

  virtual events::Sink& sink() = 0;
  virtual code::CodeFacts* facts() const { return nullptr; }  // of the program's own kernels
  virtual bool wants_one_thread() const = 0;
  // Says what was found and is new.
  virtual void end(const events::Outcome& outcome) = 0;
};

}  // namespace lw::hsa
