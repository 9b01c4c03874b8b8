#include "trace/queue.h"

namespace lw::trace {
namespace {

size_t steps_of(const GroupTrace& group) {
  size_t steps = 1;
  for (const WaveTrace& wave : group.waves) steps += wave.steps.size() + 4 * wave.accesses.size() + wave.lines.size();
  return steps;
}

}  // namespace

void GroupQueue::push(GroupTrace&& group) {
  const size_t steps = steps_of(group);
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [&] { return abandoned_ || groups_.empty() || steps_ + steps <= kMostSteps; });
  if (abandoned_) return;
  groups_.push_back(std::move(group));
  steps_ += steps;
  changed_.notify_all();
}

void GroupQueue::close() {
  const std::lock_guard lock(mutex_);
  closed_ = true;
  changed_.notify_all();
}

void GroupQueue::abandon() {
  const std::lock_guard lock(mutex_);
  abandoned_ = true;
  changed_.notify_all();
}

std::shared_ptr<const GroupTrace> GroupQueue::next() {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [&] { return closed_ || !groups_.empty(); });
  if (groups_.empty()) return nullptr;
  auto group = std::make_shared<const GroupTrace>(std::move(groups_.front()));
  groups_.pop_front();
  steps_ -= steps_of(*group);
  changed_.notify_all();
  return group;
}

std::shared_ptr<const GroupTrace> GroupStore::Tap::next() {
  std::shared_ptr<const GroupTrace> group = source_.next();
  if (group == nullptr) {
    store_.complete_ = !store_.full_;
    return group;
  }
  if (store_.full_) return group;
  for (const WaveTrace& wave : group->waves)
    store_.bytes_ += wave.steps.size() * sizeof(Step) + wave.accesses.size() * sizeof(Access) + wave.lines.size() * 8;
  if (store_.bytes_ > kMostBytes) {
    store_.full_ = true;
    store_.groups_.clear();
  } else {
    store_.groups_.push_back(group);
  }
  return group;
}

}  // namespace lw::trace
