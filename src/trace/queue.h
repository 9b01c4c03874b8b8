// Traces on their way from the thread that executes a dispatch to the one that times it, and kept to be timed again.
#pragma once

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <mutex>
#include <vector>

#include "trace/trace.h"

namespace lw::trace {

// Holds so much that the executing thread is seldom waited for, and no more.
class GroupQueue final : public GroupSource {
 public:
  // `in_turns`: the two threads never work at once, so that they need a single core. The executing one works while the
  // other has nothing to take, until there is enough for a while.
  explicit GroupQueue(bool in_turns = false) : in_turns_(in_turns) {}

  // Waits where the queue is full then. Once nobody takes any more, groups are dropped.
  void push(GroupTrace&& group);
  // No more will come.
  void close();
  // No more will be taken.
  void abandon();
  std::shared_ptr<const GroupTrace> next() override;
  // The executing thread works: it does not wait for a place, and has not ended. For any thread.
  bool executes() const { return executes_.load(std::memory_order_relaxed); }

 private:
  // In turns, so much that changing threads takes no time worth mentioning, and that what one thread writes is still in
  // the host's caches when the other one reads it.
  static constexpr uint64_t kMostWork = uint64_t{1} << 22, kWorkOfTurn = uint64_t{1} << 16;

  // So much that the executing thread, once it has waited, has something to do for a while.
  bool has_room() const { return work_ <= kMostWork / 2; }
  template <class Ready>
  void wait_to_execute(std::unique_lock<std::mutex>& lock, Ready ready);

  const bool in_turns_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<GroupTrace> groups_;
  uint64_t work_ = 0;
  std::atomic<bool> executes_{true};
  bool takers_turn_ = false;
  bool closed_ = false, abandoned_ = false;
};

// What came from another source, to be taken again and again: all of it, or a part that shows what the whole does.
class GroupStore {
 public:
  // `resident`: how many workgroups the machine holds at once. A part has at least twice as many, as long as they are
  // there, if need be with thinned waves.
  explicit GroupStore(uint64_t resident) : resident_(resident) {}

  // Hands on what `source` has, and keeps it.
  class Keeper final : public GroupSource {
   public:
    Keeper(GroupSource& source, GroupStore& store) : source_(source), store_(store) {}
    std::shared_ptr<const GroupTrace> next() override;

   private:
    GroupSource& source_;
    GroupStore& store_;
  };
  // Replays the first `count` workgroups.
  class Replay final : public GroupSource {
   public:
    explicit Replay(const GroupStore& store, size_t count = SIZE_MAX)
        : store_(store), left_(std::min(count, store.groups_.size())) {}
    std::shared_ptr<const GroupTrace> next() override {
      if (left_ == 0) return nullptr;
      --left_;
      return store_.groups_[next_++];
    }

   private:
    const GroupStore& store_;
    size_t next_ = 0, left_;
  };

  // Everything is there.
  bool is_complete() const { return complete_; }
  uint64_t steps() const { return steps_; }
  // Number of first workgroups that represent the dispatch on 1/`parts` of the device; 0 if they are more than half of
  // the work.
  size_t few(uint32_t parts) const;
  // Wave instructions of the first `count` workgroups.
  uint64_t steps_of(size_t count) const;

 private:
  static constexpr uint64_t kMostWork = 4'000'000;
  static constexpr size_t kMostBytes = size_t{128} << 20;

  bool is_too_large() const { return work_ > kMostWork || bytes_ > kMostBytes; }
  void keep(std::shared_ptr<const GroupTrace> group);
  void add(std::shared_ptr<const GroupTrace> group);
  void thin();

  uint64_t resident_;
  std::vector<std::shared_ptr<const GroupTrace>> groups_;
  uint64_t steps_ = 0, work_ = 0;
  size_t bytes_ = 0;
  uint32_t stride_ = 1;
  bool complete_ = false, full_ = false;
};

// One workgroup, so many times.
class SameGroups final : public GroupSource {
 public:
  SameGroups(std::shared_ptr<const GroupTrace> group, uint64_t count) : group_(std::move(group)), left_(count) {}
  std::shared_ptr<const GroupTrace> next() override;

 private:
  std::shared_ptr<const GroupTrace> group_;
  uint64_t left_;
};

}  // namespace lw::trace
