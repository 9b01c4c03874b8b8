// Runs clusters to the end of a window, on several host threads if there is enough work.
#pragma once

#include <atomic>
#include <functional>
#include <span>
#include <thread>
#include <vector>

#include "base/defect.h"
#include "timing/cluster.h"

namespace lw::timing {

class WindowRunner {
 public:
  // `clusters` must outlive it and stay where they are. `one_is_elsewhere`: see SimulationOptions; `by_word`: see
  // UseByWord.
  WindowRunner(std::vector<Cluster>& clusters, unsigned threads, std::function<bool()> one_is_elsewhere, bool by_word);
  ~WindowRunner();
  WindowRunner(const WindowRunner&) = delete;
  WindowRunner& operator=(const WindowRunner&) = delete;

  // Calls Cluster::run_until of those in `active`, by their numbers, and beside(), which touches none of them. Clusters
  // are independent within a window, so the result depends neither on the order nor on the number of threads.
  // `work`: of beside(), about as many as simulating so many instructions takes.
  void run_until(std::span<const uint32_t> active, uint64_t end, const std::function<void()>& beside, uint64_t work);

  // The combined counts of all clusters. To be called once, at the end.
  UseByWord take_uses();

 private:
  // The clusters of a window that one thread begins with. It has begun with the same ones in the window before, so that
  // their state is in its core's caches.
  struct Share {
    std::atomic<int64_t> left{0};
    size_t first = 0;  // in active_
  };

  bool is_one_elsewhere() const { return one_is_elsewhere_ && one_is_elsewhere_(); }
  void help(size_t thread);
  void take_part(size_t thread);
  void take_clusters(Share& share, size_t thread);
  void wake_helpers();

  std::vector<Cluster>& clusters_;
  std::function<bool()> one_is_elsewhere_;
  std::vector<UseByWord> uses_;  // by thread
  std::vector<Share> shares_;    // by thread
  std::vector<std::thread> helpers_;
  FirstException failure_;
  std::atomic<uint32_t> round_{0};  // changes when help is wanted, and when no more help will be wanted
  std::atomic<bool> ended_{false};
  // What nobody has taken of this window are `beside_` and the clusters left in shares. A late helper finds none left,
  // or helps with the next window; it reads the plain members only after it has taken something.
  std::atomic<bool> beside_left_{false};
  std::atomic<size_t> done_{0};
  const std::function<void()>* beside_ = nullptr;
  std::span<const uint32_t> active_;
  uint64_t end_ = 0;
  uint64_t instructions_ = 0;  // by all clusters, up to this window
  bool is_busy_ = false;       // the last window had enough work to wake helpers
};

}  // namespace lw::timing
