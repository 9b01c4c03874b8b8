// Runs all clusters to the end of a window, on several host threads where there is enough to do.
#pragma once

#include <atomic>
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

  // Cluster::run_until of each. What clusters do within a window does not depend on each other, so that neither the
  // order nor the number of threads shows.
  void run_until(uint64_t end);

  // The counts of all clusters together. To be called once, at the end.
  UseByWord take_uses();

 private:
  void help(size_t thread);
  void take_clusters(size_t thread);
  void wake_helpers();

  std::vector<Cluster>& clusters_;
  std::vector<UseByWord> uses_;  // by thread
  std::vector<std::thread> helpers_;
  FirstException failure_;
  std::atomic<uint32_t> round_{0};  // changes when help is wanted, or never will be again
  std::atomic<bool> ended_{false};
  // Clusters of this window that were taken, and that are done. A helper that is late finds none left, or helps with
  // the next window.
  std::atomic<size_t> taken_, done_{0};
  uint64_t end_ = 0;
  uint64_t instructions_ = 0;  // by all clusters, up to this window
  bool is_busy_ = false;       // the last window was worth waking others
};

}  // namespace lw::timing
