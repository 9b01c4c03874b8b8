#include <array>

#include "hsa/checks.h"
#include "hsa/device_time.h"
#include "hsa/program_dispatch.h"
#include "hsa/recorder.h"
#include "hsa/streams.h"
#include "hsa/summary.h"

namespace lw::hsa {
namespace {

// In the order in which they receive events; they end in the reverse order. Checks come before the order of streams,
// which uses their facts, and the summary first, since it says what the clock found.
constexpr std::array kWatchers{watch_summary, watch_for_record, watch_checks, watch_streams, watch_time};

}  // namespace

std::vector<std::unique_ptr<watch::Watcher>> watchers_of(ProgramDispatch& dispatch) {
  std::vector<std::unique_ptr<watch::Watcher>> watchers;
  for (const auto make : kWatchers) {
    if (dispatch.has_failed) break;
    if (std::unique_ptr<watch::Watcher> watcher = make(dispatch)) watchers.push_back(std::move(watcher));
  }
  return watchers;
}

}  // namespace lw::hsa
