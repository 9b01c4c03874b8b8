#include "timing/window_runner.h"

#include <algorithm>

namespace lw::timing {
namespace {

// Instructions of a window from which on others help: waking a thread takes as long as simulating about so many.
constexpr uint64_t kWorthHelp = 100;
// Looks for the next window before a thread goes to sleep: some microseconds.
constexpr int kLooks = 2000;

void wait_a_moment() {
#if defined(__x86_64__)
  __builtin_ia32_pause();
#endif
}

}  // namespace

WindowRunner::WindowRunner(std::vector<Cluster>& clusters, unsigned threads, std::function<bool()> one_is_elsewhere,
                           bool by_word)
    : clusters_(clusters),
      one_is_elsewhere_(std::move(one_is_elsewhere)),
      uses_(std::clamp<size_t>(threads, 1, std::max<size_t>(clusters.size(), 1)), UseByWord(by_word)),
      shares_(uses_.size()) {
  for (Cluster& cluster : clusters) cluster.count_into(uses_[0]);
  for (size_t i = 1; i < uses_.size(); ++i) helpers_.emplace_back([this, i] { help(i); });
}

WindowRunner::~WindowRunner() {
  ended_ = true;
  wake_helpers();
  for (std::thread& helper : helpers_) helper.join();
}

void WindowRunner::wake_helpers() {
  round_.fetch_add(1, std::memory_order_release);
  round_.notify_all();
}

void WindowRunner::run_until(std::span<const uint32_t> active, uint64_t end, const std::function<void()>& beside,
                             uint64_t work) {
  if (helpers_.empty() || (helpers_.size() == 1 && is_one_elsewhere())) {
    beside();
    for (const uint32_t number : active) {
      Cluster& cluster = clusters_[number];
      cluster.count_into(uses_[0]);
      cluster.run_until(end);
    }
    return;
  }
  active_ = active;
  end_ = end;
  beside_ = &beside;
  done_.store(0, std::memory_order_relaxed);
  for (size_t i = 0; i < shares_.size(); ++i) shares_[i].first = active.size() * i / shares_.size();
  beside_left_.store(true, std::memory_order_release);
  for (size_t i = 0; i < shares_.size(); ++i) {
    const size_t behind = i + 1 < shares_.size() ? shares_[i + 1].first : active.size();
    shares_[i].left.store(static_cast<int64_t>(behind - shares_[i].first), std::memory_order_release);
  }
  if (is_busy_) wake_helpers();
  take_clusters(shares_[0], 0);
  take_part(0);
  while (done_.load(std::memory_order_acquire) != active.size() + 1) wait_a_moment();
  failure_.rethrow();
  const uint64_t instructions = instructions_of(clusters_);
  is_busy_ = instructions - instructions_ + work >= kWorthHelp;
  instructions_ = instructions;
}

UseByWord WindowRunner::take_uses() {
  UseByWord sum = std::move(uses_[0]);
  for (size_t thread = 1; thread < uses_.size(); ++thread) sum.add(uses_[thread]);
  return sum;
}

void WindowRunner::take_part(size_t thread) {
  if (beside_left_.exchange(false, std::memory_order_acq_rel)) {
    failure_.catching(*beside_);
    done_.fetch_add(1, std::memory_order_release);
  }
  for (size_t i = 0; i < shares_.size(); ++i) take_clusters(shares_[(thread + i) % shares_.size()], thread);
}

void WindowRunner::take_clusters(Share& share, size_t thread) {
  for (;;) {
    const int64_t left = share.left.fetch_sub(1, std::memory_order_acq_rel);
    if (left <= 0) return;
    Cluster& cluster = clusters_[active_[share.first + static_cast<size_t>(left - 1)]];
    cluster.count_into(uses_[thread]);
    failure_.catching([&] { cluster.run_until(end_); });
    done_.fetch_add(1, std::memory_order_release);
  }
}

void WindowRunner::help(size_t thread) {
  uint32_t seen = 0;
  for (;;) {
    for (int looks = 0; looks < kLooks && round_.load(std::memory_order_acquire) == seen; ++looks) wait_a_moment();
    round_.wait(seen, std::memory_order_acquire);
    seen = round_.load(std::memory_order_acquire);
    if (ended_) return;
    if (thread == 1 && is_one_elsewhere()) continue;
    take_part(thread);
  }
}

}  // namespace lw::timing
