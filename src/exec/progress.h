// The progress of a dispatch, for readers in other threads.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <string>

#include "base/session.h"

namespace lw::exec {

struct DispatchProgress {
  std::atomic<uint64_t> groups{0};  // of the dispatch; 0 before it begins
  std::atomic<uint64_t> groups_done{0};
  std::atomic<uint64_t> instructions{0};  // wave instructions; counted when a wave's turn is over
};

// For a Reporting; `progress` must outlive it.
std::function<ProgressState()> look_at(const DispatchProgress& progress, std::string doing);
// "after 1200 wave instructions; 3 of 16 workgroups are done".
std::string progress_text(const DispatchProgress& progress);

}  // namespace lw::exec
