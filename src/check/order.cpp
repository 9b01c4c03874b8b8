#include "check/order.h"

#include <algorithm>
#include <limits>

namespace lw::check {
namespace {

uint64_t key_of(uint32_t group, uint8_t wave) { return uint64_t{group} << 8 | wave; }

// Of one access, almost always.
uint64_t access_key(uint32_t group, uint8_t wave, uint32_t time) { return key_of(group, wave) << 24 ^ time; }
uint64_t access_key(const Stamp& stamp) { return access_key(stamp.group, stamp.wave, stamp.time); }

bool is_memory(isa::Unit unit) {
  return unit == isa::Unit::smem || unit == isa::Unit::lds || unit == isa::Unit::vmem || unit == isa::Unit::flat;
}

}  // namespace

void Order::Outstanding::push(uint32_t time, uint32_t most) {
  times[(first + count) % times.size()] = time;
  ++count;
  drop_to(most);
}
void Order::Outstanding::drop_to(uint32_t left) {
  if (count <= left) return;
  first += count - left;
  count = left;
}

uint32_t Order::Wave::complete() const {
  uint32_t done = time;
  if (vector.count != 0) done = std::min(done, vector.oldest() - 1);
  if (stores.count != 0) done = std::min(done, stores.oldest() - 1);
  return done;
}

OrderNodeId Order::add(const Node& node) {
  nodes_.push_back(node);
  return static_cast<OrderNodeId>(nodes_.size() - 1);
}

OrderNodeId Order::join(OrderNodeId a, OrderNodeId b) {
  if (a == b || b == 0) return a;
  if (a == 0) return b;
  Node node;
  node.first = a;
  node.second = b;
  node.is_join = true;
  return add(node);
}

void Order::begin_group(const events::GroupStart& group) {
  group_ = static_cast<uint32_t>(group.group);
  epoch_ = 0;
  waves_.clear();
  waves_.resize(group.waves);
  first_node_of_group_.resize(group_ + 1, static_cast<OrderNodeId>(nodes_.size()));
}

void Order::before(const events::ExecutedInstruction& instruction, const code::InstructionFacts& facts) {
  Wave& wave = waves_[instruction.wave.wave];
  if (is_memory(facts.unit())) {
    if (!is_cache_control(facts)) {
      ++wave.time;
      return;
    }
    // A level counts as invalidated for what was complete then. Without gl1_cache there is one.
    settle(wave);
    const bool first = facts.effects->hint != flow::Hint::invalidate_array;
    const bool second = !first || !target_->has(isa::Feature::gl1_cache);
    if (first) wave.invalidated[0] = wave.known;
    if (second) wave.invalidated[1] = wave.known;
    return;
  }
  if (facts.waits) {
    wave.vector.drop_to((*facts.waits)[inst::Counter::vm]);
    wave.stores.drop_to((*facts.waits)[inst::Counter::vs]);
    settle(wave);
  }
}

void Order::after(const events::ExecutedInstruction& instruction, const code::InstructionFacts& facts,
                  bool reached_other_than_lds) {
  const isa::Unit unit = facts.unit();
  if ((unit != isa::Unit::vmem && unit != isa::Unit::flat) || is_cache_control(facts) || !reached_other_than_lds)
    return;
  Wave& wave = waves_[instruction.wave.wave];
  const bool counts_apart = facts.counts[inst::Counter::vs] != 0;
  const inst::Counter counter = counts_apart ? inst::Counter::vs : inst::Counter::vm;
  (counts_apart ? wave.stores : wave.vector).push(wave.time, inst::most_counted(*target_, counter));
}

// What was acquired by loads that are complete now is known. Stores that are under way do not matter to that.
void Order::settle(Wave& wave) {
  if (wave.pending.empty()) return;
  const bool all = wave.vector.count == 0;
  std::erase_if(wave.pending, [&](const Pending& pending) {
    if (!all && pending.time >= wave.vector.oldest()) return false;
    learn(wave, pending.node);
    return true;
  });
}

void Order::barrier() {
  ++epoch_;
  OrderNodeId known = 0, visible = 0;
  bool stored = false;
  for (const Wave& wave : waves_) {
    if (known != wave.known) known = join(wave.known, known);
    if (visible != wave.visible()) visible = join(wave.visible(), visible);
    stored |= wave.stored;
  }
  for (Wave& wave : waves_) {
    wave.known = known;
    wave.invalidated = {visible, visible};
    wave.stored = stored;
  }
}

Stamp Order::now(const events::ExecutedInstruction& instruction) const {
  const Wave& wave = waves_[instruction.wave.wave];
  Stamp stamp;
  stamp.group = group_;
  stamp.wave = static_cast<uint8_t>(instruction.wave.wave);
  stamp.time = wave.time;
  stamp.epoch = epoch_;
  stamp.known = wave.known;
  const uint32_t behind = wave.time - 1 - std::min(wave.time - 1, wave.complete());
  stamp.behind = static_cast<uint16_t>(std::min<uint32_t>(behind, std::numeric_limits<uint16_t>::max()));
  if (behind == 0 && wave.stored) stamp.flags |= Stamp::kRelease;
  return stamp;
}

OrderNodeId Order::continued(const Stamp& write, OrderNodeId sequence) {
  Node node;
  node.group = write.group;
  node.wave = write.wave;
  node.time = write.time;
  node.behind = write.behind;
  node.epoch = write.epoch;
  node.first = write.known;
  node.second = sequence;
  return add(node);
}

OrderNodeId Order::acquire(uint32_t number, const Stamp& write, OrderNodeId sequence) {
  if (write.place == 0) return 0;
  Wave& wave = waves_[number];
  const bool own_group = write.group == group_;
  const bool own = own_group && write.wave == number;
  if (own_group && sequence == 0 && (own || write.epoch != epoch_ || write.time <= wave.acquired[write.wave])) return 0;
  // Loops that wait read the same again and again.
  const uint64_t key = access_key(write) ^ sequence * 0x9e37'79b9'7f4a'7c15;
  const size_t slot = (key ^ key >> 24 ^ key >> 48) % wave.recent.size();
  if (wave.recent[slot] == key) return wave.recent_node[slot];
  const OrderNodeId node = own ? sequence : continued(write, sequence);
  if (own_group && !own) {
    learn(wave, node);
    wave.invalidated = {wave.known, wave.known};
    wave.acquired[write.wave] = write.time;
  } else {
    wave.pending.push_back({node, wave.time});
  }
  wave.recent[slot] = key;
  wave.recent_node[slot] = own_group && !own ? 0 : node;
  return wave.recent_node[slot];
}

Order::Relation Order::search(Walk& walk, OrderNodeId head, const Stamp& earlier, bool issued_is_enough) {
  if (head == 0) return Relation::unordered;
  const auto enter = [&](OrderNodeId id) {
    if (id == 0 || !walk.visited.insert(id).second) return;
    walk.heap.push_back(id);
    std::ranges::push_heap(walk.heap);
  };
  if (walk.head != head) {
    walk.head = head;
    enter(head);
  }
  const uint64_t key = key_of(earlier.group, earlier.wave);
  const auto time_in = [&](const std::unordered_map<uint64_t, uint32_t>& times) {
    const auto found = times.find(key);
    return found == times.end() ? 0 : found->second;
  };
  const auto is_known = [&] {
    const auto epoch = walk.epochs.find(earlier.group);
    return (epoch != walk.epochs.end() && earlier.epoch < epoch->second) ||
           earlier.time <= time_in(issued_is_enough ? walk.issued : walk.complete) ||
           walk.handed.contains(access_key(earlier));
  };
  const OrderNodeId oldest = first_node_of_group_[earlier.group];
  while (!is_known()) {
    if (walk.heap.empty() || walk.heap.front() < oldest)
      return earlier.time <= time_in(walk.issued) ? Relation::not_waited : Relation::unordered;
    std::ranges::pop_heap(walk.heap);
    const Node& node = nodes_[walk.heap.back()];
    walk.heap.pop_back();
    if (!node.is_join) {
      const uint64_t wave_key = key_of(node.group, node.wave);
      uint32_t& issued = walk.issued[wave_key];
      issued = std::max(issued, node.time);
      uint32_t& complete = walk.complete[wave_key];
      complete = std::max(complete, node.time - node.behind - 1);
      walk.handed.insert(access_key(node.group, node.wave, node.time));
      uint32_t& epoch = walk.epochs[node.group];
      epoch = std::max(epoch, node.epoch);
    }
    enter(node.first);
    enter(node.second);
  }
  return Relation::ordered;
}

Order::Relation Order::relation(const Stamp& earlier, const Stamp& later, bool is_lds, bool through_cache) {
  if (earlier.same_wave(later)) return Relation::ordered;
  const bool own_group = earlier.group == later.group;
  if (own_group && earlier.epoch != later.epoch) return Relation::ordered;
  Wave& wave = waves_[later.wave];
  const bool near = is_lds || own_group;
  if (!through_cache || near) return search(wave.known_walk, wave.known, earlier, near);
  const Relation visible = search(wave.visible_walk, wave.visible(), earlier, near);
  if (visible == Relation::ordered || wave.known == wave.visible()) return visible;
  const Relation known = search(wave.known_walk, wave.known, earlier, near);
  return known == Relation::ordered ? Relation::not_invalidated : known;
}

}  // namespace lw::check
