#include "trace/queue.h"

#include <numeric>
#include <utility>

namespace lw::trace {

template <class Ready>
void GroupQueue::wait_to_execute(std::unique_lock<std::mutex>& lock, Ready ready) {
  executes_ = false;
  changed_.wait(lock, [&] { return abandoned_ || ready(); });
  executes_ = true;
}

void GroupQueue::push(GroupTrace&& group) {
  const uint64_t work = group.work();
  std::unique_lock lock(mutex_);
  if (abandoned_) return;
  groups_.push_back(std::move(group));
  work_ += work;
  if (in_turns_ && work_ < kWorkOfTurn) return;
  takers_turn_ = true;
  changed_.notify_all();
  if (in_turns_)
    wait_to_execute(lock, [&] { return !takers_turn_; });
  else if (work_ > kMostWork)
    wait_to_execute(lock, [&] { return has_room(); });
}

void GroupQueue::close() {
  const std::lock_guard lock(mutex_);
  closed_ = true;
  executes_ = false;
  changed_.notify_all();
}

void GroupQueue::abandon() {
  const std::lock_guard lock(mutex_);
  abandoned_ = true;
  changed_.notify_all();
}

std::shared_ptr<const GroupTrace> GroupQueue::next() {
  std::unique_lock lock(mutex_);
  if (groups_.empty() && takers_turn_) {
    takers_turn_ = false;
    changed_.notify_all();
  }
  changed_.wait(lock, [&] { return closed_ || takers_turn_; });
  if (groups_.empty()) return nullptr;
  auto group = std::make_shared<const GroupTrace>(std::move(groups_.front()));
  groups_.pop_front();
  work_ -= group->work();
  if (!in_turns_ && has_room() && !executes_) changed_.notify_all();
  return group;
}

std::shared_ptr<const GroupTrace> GroupStore::Keeper::next() {
  std::shared_ptr<const GroupTrace> group = source_.next();
  if (group == nullptr)
    store_.complete_ = !store_.full_ && store_.stride_ == 1;
  else if (!store_.full_)
    store_.keep(group);
  return group;
}

void GroupStore::add(std::shared_ptr<const GroupTrace> group) {
  steps_ += group->steps();
  work_ += group->work();
  bytes_ += group->bytes();
  groups_.push_back(std::move(group));
}

void GroupStore::keep(std::shared_ptr<const GroupTrace> group) {
  add(stride_ == 1 ? std::move(group) : group->thinned(stride_));
  if (!is_too_large()) return;
  if (groups_.size() > 2 * resident_) {
    full_ = true;
    return;
  }
  thin();
}

size_t GroupStore::few(uint32_t parts) const {
  // With fewer rounds of resident workgroups, or less work, starting up and running out weigh too much.
  constexpr uint64_t kRounds = 8, kLeastWork = 100'000, kLeastShare = 16;
  const size_t share =
      std::min(groups_.size(), std::max((groups_.size() + parts - 1) / parts, kRounds * resident_ / parts));
  uint64_t work = 0;
  size_t count = 0;
  while (count < share && (count < kRounds * resident_ / parts || work < std::max(kLeastWork, work_ / kLeastShare)))
    work += groups_[count++]->work();
  return 2 * work <= work_ ? count : 0;
}

uint64_t GroupStore::steps_of(size_t count) const {
  return std::accumulate(groups_.begin(), groups_.begin() + static_cast<ptrdiff_t>(count), uint64_t{0},
                         [](uint64_t sum, const auto& group) { return sum + group->steps(); });
}

void GroupStore::thin() {
  constexpr uint32_t kLongestStride = 1u << 20;
  while (is_too_large() && stride_ < kLongestStride) {
    stride_ *= 2;
    const std::vector<std::shared_ptr<const GroupTrace>> groups = std::exchange(groups_, {});
    steps_ = work_ = bytes_ = 0;
    for (const auto& group : groups) add(group->thinned(stride_));
  }
}

std::shared_ptr<const GroupTrace> SameGroups::next() {
  if (left_ == 0) return nullptr;
  --left_;
  return group_;
}

}  // namespace lw::trace
