#include "lint/pending.h"

#include <algorithm>

namespace lw::lint {
namespace {

using inst::Counter;

constexpr bool is_memory_counter(size_t counter) { return counter < static_cast<size_t>(Counter::va_vdst); }
constexpr bool is_lds_counter(Counter counter) { return counter == Counter::lgkm || counter == Counter::ds; }

bool is_flat(const Facts& facts) { return isa::form_of(facts.instruction.enc().format) == isa::Form::flat; }

// tgt of an export: 0 to 8 are colours and depth, 12 to 19 positions, others parameters (GCN3 ISA, table 8.21).
Order export_order(const inst::Instruction& instruction) {
  constexpr uint32_t kPastColours = 12, kPastPositions = 20;
  const uint32_t target = instruction.operand[0];
  if (target < kPastColours) return Order::colour;
  return target < kPastPositions ? Order::position : Order::parameter;
}

// FLAT may be about memory or about LDS. If it is the only instruction with 64-bit addresses, code that knows it to be
// about memory waits for vmcnt alone, as LLVM does on gfx8; a missing wait for lgkmcnt is no certain fault there.
bool fills_registers(const isa::Target& target, const Facts& facts, Counter counter) {
  return !(is_flat(facts) && is_lds_counter(counter) && target.has(isa::Feature::flat_for_global));
}

}  // namespace

Order order_of(const isa::Target& target, const Facts& facts, Counter counter) {
  switch (facts.instruction.enc().record().unit) {
    case isa::Unit::smem: return Order::none;
    case isa::Unit::lds: return facts.instruction.mod(isa::Modifier::gds) != 0 ? Order::gds : Order::lds;
    case isa::Unit::gds: return Order::gds;
    case isa::Unit::exp: return export_order(facts.instruction);
    case isa::Unit::interp: return Order::lds_direct;
    case isa::Unit::vmem:
    case isa::Unit::flat:
      if (is_flat(facts) && !target.has(isa::Feature::flat_counts_in_order) &&
          !target.has(isa::Feature::flat_for_global))
        return Order::none;
      return is_lds_counter(counter) ? Order::lds : Order::vmem;
    default: return Order::message;
  }
}

LoadKind load_kind_of(const Facts& facts) {
  const isa::Encoding& encoding = facts.instruction.enc();
  const isa::Unit unit = encoding.record().unit;
  if (unit != isa::Unit::vmem && unit != isa::Unit::flat) return LoadKind::other;
  if (encoding.format == isa::Format::MIMG_BVH) return LoadKind::bvh;
  if (inst::counts_as_sample(encoding)) return LoadKind::sample;
  return is_flat(facts) ? LoadKind::flat : LoadKind::plain;
}

bool is_load(const Facts& facts) {
  const isa::ImplicitSet writes = facts.instruction.enc().record().writes;
  return facts.counts_any && !isa::has(writes, isa::Implicit::memory) && !isa::has(writes, isa::Implicit::lds) &&
         !isa::has(writes, isa::Implicit::gds);
}

bool writes_in_order(const isa::Target& target, const Facts& facts, const Pending& pending) {
  if (facts.counts[pending.counter] == 0 || pending.order == Order::none) return false;
  if (order_of(target, facts, pending.counter) != pending.order) return false;
  if (pending.load == LoadKind::other) return load_kind_of(facts) == LoadKind::other;
  return target.has(isa::Feature::loads_write_in_order) && load_kind_of(facts) == pending.load;
}

Outstanding Outstanding::unknown(const isa::Target& target) {
  Outstanding result;
  for (size_t counter = 0; counter < kMemoryCounters; ++counter)
    result.most_[counter] = static_cast<uint8_t>(inst::most_counted(target, static_cast<Counter>(counter)));
  return result;
}

Outstanding Outstanding::at_entry() const {
  Outstanding result;
  result.visited_ = true;
  result.most_ = most_;
  for (Pending pending : pending_) {
    pending.at_entry = pending.younger;
    result.add(pending);
  }
  return result;
}

void Outstanding::add(const Pending& pending) {
  const auto at = std::ranges::lower_bound(pending_, pending.place(), {}, &Pending::place);
  if (at == pending_.end() || at->place() != pending.place())
    pending_.insert(at, pending);
  else if (pending.younger < at->younger)
    *at = pending;
}

bool Outstanding::merge(const Outstanding& other) {
  bool news = !visited_;
  visited_ = true;
  for (size_t counter = 0; counter < kMemoryCounters; ++counter) {
    news |= other.most_[counter] > most_[counter];
    most_[counter] = std::max(most_[counter], other.most_[counter]);
  }
  if (other.pending_.empty()) return news;
  std::vector<Pending> merged;
  merged.reserve(pending_.size() + other.pending_.size());
  auto own = pending_.begin();
  for (const Pending& pending : other.pending_) {
    while (own != pending_.end() && own->place() < pending.place()) merged.push_back(*own++);
    if (own == pending_.end() || own->place() != pending.place()) {
      merged.push_back(pending);
      news = true;
    } else if (pending.younger < own->younger) {
      merged.push_back(pending);
      ++own;
      news = true;
    }
  }
  merged.insert(merged.end(), own, pending_.end());
  pending_ = std::move(merged);
  return news;
}

void Outstanding::wait(const inst::Waits& waits) {
  for (size_t counter = 0; counter < kMemoryCounters; ++counter) {
    const uint32_t most = waits.most[counter];
    if (most == UINT32_MAX) continue;
    most_[counter] = static_cast<uint8_t>(std::min<uint32_t>(most_[counter], most));
    keep([&](const Pending& pending) {
      return static_cast<size_t>(pending.counter) != counter || pending.younger < most;
    });
  }
}

void Outstanding::raise(const isa::Target& target, Counter counter, uint8_t amount, Order order) {
  const auto at = static_cast<size_t>(counter);
  const uint32_t limit = inst::most_counted(target, counter);
  most_[at] = static_cast<uint8_t>(std::min<uint32_t>(limit, most_[at] + amount));
  if (order == Order::none) return;
  for (Pending& pending : pending_)
    if (pending.counter == counter && pending.order == order)
      pending.younger = static_cast<uint8_t>(std::min<uint32_t>(limit, pending.younger + amount));
  // A counter does not count further than its limit: the instruction waits until older ones are done.
  keep([&](const Pending& pending) { return pending.counter != counter || pending.younger < limit; });
}

void Outstanding::issue(const isa::Target& target, const Facts& facts, uint32_t instruction) {
  const isa::Unit unit = facts.instruction.enc().record().unit;
  for (size_t at = 0; at < isa::kCounterCount && is_memory_counter(at); ++at) {
    const auto counter = static_cast<Counter>(at);
    const uint8_t amount = facts.counts[counter];
    if (amount == 0) continue;
    const Order order = order_of(target, facts, counter);
    raise(target, counter, amount, order);
    if (!fills_registers(target, facts, counter)) continue;
    // Exports and GDS count here until they have read their operands.
    const bool is_source = counter == Counter::exp && unit != isa::Unit::interp;
    for (const inst::Access& access : facts.accesses) {
      if (access.operand == inst::Access::kImplicit ||
          !(is_source ? access.read && access.is_vector() : access.written))
        continue;
      Pending pending;
      pending.by = instruction;
      pending.first = access.first;
      pending.count = access.count;
      pending.counter = counter;
      pending.is_source = is_source;
      pending.order = order;
      pending.load = load_kind_of(facts);
      add(pending);
    }
  }
}

bool Outstanding::meets(const inst::Waits& waits) const {
  for (size_t counter = 0; counter < kMemoryCounters; ++counter)
    if (waits.most[counter] < most_[counter]) return false;
  return true;
}

}  // namespace lw::lint
