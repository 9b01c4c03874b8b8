// What is outstanding at a point of the code: results of memory that have not arrived, operands that have not been
// read.
#pragma once

#include <array>
#include <cstdint>
#include <tuple>
#include <vector>

#include "lint/subject.h"

namespace lw::lint {

// Kinds of operations. Those of one kind on one counter finish in the order of issue; those of different kinds do not.
enum class Order : uint8_t {
  none,  // scalar memory, FLAT on some targets: finish out of order, even among themselves
  vmem,  // VMEM
  lds,
  gds,
  message,
  colour,  // exports, by what they write
  position,
  parameter,
  lds_direct,
};

// Loads of different kinds do not write their results in the order of their issue.
enum class LoadKind : uint8_t { other, plain, flat, sample, bvh };

// The kind of an instruction on a counter that it increments.
Order order_of(const isa::Target& target, const Facts& facts, inst::Counter counter);
LoadKind load_kind_of(const Facts& facts);

// Registers of an operation that is outstanding.
//
// If it is outstanding, so are all younger ones of its kind. So it is done once the counter is at most their number,
// `younger`, whatever else the counter counts.
struct Pending {
  uint32_t by = 0;  // the instruction
  uint16_t first = 0;
  uint8_t count = 0;
  inst::Counter counter{};
  bool is_source = false;  // the operation has yet to read them; else to write them
  Order order{};
  LoadKind load{};
  uint8_t younger = 0;
  // How many they were at the call of the function, if the operation is from before it; else kOwn.
  static constexpr uint8_t kOwn = 0xff;
  uint8_t at_entry = kOwn;

  inst::Access access() const { return {first, count}; }
  // Operations with equal places act alike. Only the one with the fewest younger ones is kept.
  auto place() const { return std::tuple(counter, order, load, is_source, first, count, at_entry); }
  // Whether this is, in a function, an operation that was outstanding at the call of it.
  bool is_from(const Pending& at_call) const {
    return at_entry == at_call.younger && std::tuple(counter, order, load, is_source, first, count) ==
                                              std::tuple(at_call.counter, at_call.order, at_call.load,
                                                         at_call.is_source, at_call.first, at_call.count);
  }
};

// What may be outstanding at a point, over all paths to it.
class Outstanding {
 public:
  // Adds what another path has; returns whether anything changed.
  bool merge(const Outstanding& other);
  // The state at the entry of a function that is called here.
  Outstanding at_entry() const;
  // The state of the caller after the function, whose end this is, has returned: the operations that the function began
  // and `keeps` wants, and those of the call that are still outstanding.
  template <class Keeps>
  Outstanding after_call(const Outstanding& at_call, const Keeps& keeps) const;
  // Nothing is known of what ran before: no operation is certain, and every counter may have any value.
  static Outstanding unknown(const isa::Target& target);

  void wait(const inst::Waits& waits);
  void issue(const isa::Target& target, const Facts& facts, uint32_t instruction);
  // Calls report(pending, access) for each operation whose registers an instruction uses too early, and drops the
  // operation, so that it is reported once.
  template <class Report>
  void use(const isa::Target& target, const Facts& facts, const Report& report);
  // Whether a wait is met by every path.
  bool meets(const inst::Waits& waits) const;

  // The highest value of a counter of memory, on any path.
  uint8_t most(inst::Counter counter) const { return most_[static_cast<size_t>(counter)]; }
  bool is_visited() const { return visited_; }

 private:
  void add(const Pending& pending);
  // Drops the operations that a predicate does not want.
  template <class Keeps>
  void keep(const Keeps& keeps) {
    std::erase_if(pending_, [&](const Pending& pending) { return !keeps(pending); });
  }
  void raise(const isa::Target& target, inst::Counter counter, uint8_t amount, Order order);

  static constexpr size_t kMemoryCounters = static_cast<size_t>(inst::Counter::va_vdst);
  std::vector<Pending> pending_;                 // by place
  std::array<uint8_t, kMemoryCounters> most_{};  // of each counter, on any path
  bool visited_ = false;
};

// Whether an instruction may overwrite what an operation has yet to write: both write in the order of their issue.
bool writes_in_order(const isa::Target& target, const Facts& facts, const Pending& pending);

// A load that writes a half of a register reads nothing: it leaves the other half to an earlier load, which need not
// have arrived.
bool is_load(const Facts& facts);

template <class Keeps>
Outstanding Outstanding::after_call(const Outstanding& at_call, const Keeps& keeps) const {
  Outstanding result;
  result.visited_ = true;
  result.most_ = most_;
  for (const Pending& pending : pending_) {
    if (pending.at_entry == Pending::kOwn) {
      if (keeps(pending)) result.add(pending);
      continue;
    }
    for (const Pending& known : at_call.pending_) {
      if (!pending.is_from(known)) continue;
      Pending restored = pending;
      restored.by = known.by;
      restored.at_entry = known.at_entry;
      result.add(restored);
    }
  }
  return result;
}

template <class Report>
void Outstanding::use(const isa::Target& target, const Facts& facts, const Report& report) {
  if (pending_.empty()) return;
  keep([&](const Pending& pending) {
    const inst::Access* clash = nullptr;
    const bool keeps_half = pending.order != Order::none && is_load(facts);
    for (const inst::Access& access : facts.accesses) {
      if (!access.overlaps(pending.access())) continue;
      const bool clashes = pending.is_source ? access.written
                                             : (access.read && !(access.written && keeps_half)) ||
                                                   (access.written && !writes_in_order(target, facts, pending));
      if (clashes && (clash == nullptr || (access.read && !clash->read))) clash = &access;
    }
    if (clash != nullptr) report(pending, *clash);
    return clash == nullptr;
  });
}

}  // namespace lw::lint
