// Runs clusters to the end of a window, on several host threads if there is enough work.
#pragma once

#include <atomic>
#include <span>
#include <thread>
#include <vector>

#include "base/defect.h"
#include "timing/cluster.h"

namespace lw::timing {

class WindowRunner {
 public:
  // `clusters` must outlive it and stay where they are. `by_word`: see UseByWord.
  WindowRunner(std::vector<Cluster>& clusters, unsigned threads, bool by_word);
  ~WindowRunner();
  WindowRunner(const WindowRunner&) = delete;
  WindowRunner& operator=(const WindowRunner&) = delete;

  // Calls Cluster::run_until of those in `active`, by their numbers. Clusters are independent within a window, so the
  // result depends neither on the order nor on the number of threads.
  void run_until(std::span<const uint32_t> active, uint64_t end);

  // The combined counts of all clusters. To be called once, at the end.
  UseByWord take_uses();

 private:
  void help(size_t thread);
  void take_clusters(size_t thread);
  void wake_helpers();

  std::vector<Cluster>& clusters_;
  std::vector<UseByWord> uses_;  // by thread
  std::vector<std::thread> helpers_;
  FirstException failure_;
  std::atomic<uint32_t> round_{0};  // changes when help is wanted, and when no more help will be wanted
  std::atomic<bool> ended_{false};
  // Clusters of this window that nobody has taken, and that are done. A late helper finds none left, or helps with the
  // next window; it reads `active_` and `end_` only after it has taken one.
  std::atomic<int64_t> left_{0};
  std::atomic<size_t> done_{0};
  std::span<const uint32_t> active_;
  uint64_t end_ = 0;
  uint64_t instructions_ = 0;  // by all clusters, up to this window
  bool is_busy_ = false;       // the last window had enough work to wake helpers
};

}  // namespace lw::timing
