#include "exec/atomics.h"

#include <array>
#include <atomic>
#include <bit>
#include <cstring>

#include <fmt/format.h>

#include "exec/atomic_body.h"
#include "exec/machine.h"
#include "exec/private_memory.h"

namespace lw::exec {
namespace {

using sem::Space;

template <class T>
T operand(Context& c, const AtomicStep& step, int lane) {
  const T* x = at<const T>(c, step.operand);
  return x[step.operand_uniform ? 0 : lane];
}

// What lanes update: host memory, shared with other host threads or (LDS and copies of private memory) this one's own.
struct Cells {
  std::array<std::byte*, state::kLanes> host;
  uint64_t found = 0;   // lanes that have one
  uint64_t shared = 0;  // of them, those of shared memory
};

// One of the kinds the host has an instruction for. `own` is the same of two values.
template <class T, class Shared, class Own>
void update_each(Context& c, const AtomicStep& step, const Cells& cells, T* olds, Shared shared, Own own) {
  for (uint64_t left = cells.found; left != 0; left &= left - 1) {
    const int lane = std::countr_zero(left);
    std::byte* host = cells.host[static_cast<size_t>(lane)];
    const T x = operand<T>(c, step, lane);
    if ((cells.shared >> lane & 1) != 0) {
      olds[lane] = shared(std::atomic_ref<T>(*reinterpret_cast<T*>(host)), x);
      continue;
    }
    std::memcpy(&olds[lane], host, sizeof(T));
    const T updated = own(olds[lane], x);
    std::memcpy(host, &updated, sizeof updated);
  }
}

// Computes the new values of all lanes from what memory holds first, then replaces one after the other; where two lanes
// have the same place, or another thread comes between, the value is computed again.
template <class T>
void update_generally(Context& c, const AtomicStep& step, const Cells& cells, T* olds) {
  std::array<uint64_t, state::kLanes> seen{};
  for (uint64_t left = cells.found; left != 0; left &= left - 1) {
    const int lane = std::countr_zero(left);
    std::byte* host = cells.host[static_cast<size_t>(lane)];
    T old;
    if ((cells.shared >> lane & 1) != 0)
      old = std::atomic_ref<T>(*reinterpret_cast<T*>(host)).load();
    else
      std::memcpy(&old, host, sizeof old);
    seen[static_cast<size_t>(lane)] = old;
  }
  AtomicBody body(c, step, cells.found, seen.data());
  for (uint64_t left = cells.found; left != 0; left &= left - 1) {
    const int lane = std::countr_zero(left);
    std::byte* host = cells.host[static_cast<size_t>(lane)];
    T old = static_cast<T>(seen[static_cast<size_t>(lane)]);
    T updated = static_cast<T>(body.updated(lane));
    if ((cells.shared >> lane & 1) != 0) {
      std::atomic_ref<T> cell(*reinterpret_cast<T*>(host));
      while (!cell.compare_exchange_weak(old, updated)) updated = static_cast<T>(body.update(lane, old));
    } else {
      T now;
      std::memcpy(&now, host, sizeof now);
      if (now != old) {
        old = now;
        updated = static_cast<T>(body.update(lane, old));
      }
      std::memcpy(host, &updated, sizeof updated);
    }
    olds[lane] = old;
  }
}

template <class T>
void update(Context& c, const AtomicStep& step, const Cells& cells, T* olds) {
  using Ref = std::atomic_ref<T>;
  const auto each = [&](auto shared, auto own) { update_each<T>(c, step, cells, olds, shared, own); };
  switch (step.kind) {
    case AtomicKind::swap: return each([](Ref m, T x) { return m.exchange(x); }, [](T, T x) { return x; });
    case AtomicKind::add: return each([](Ref m, T x) { return m.fetch_add(x); }, [](T m, T x) { return m + x; });
    case AtomicKind::subtract: return each([](Ref m, T x) { return m.fetch_sub(x); }, [](T m, T x) { return m - x; });
    case AtomicKind::bit_and: return each([](Ref m, T x) { return m.fetch_and(x); }, [](T m, T x) { return m & x; });
    case AtomicKind::bit_or: return each([](Ref m, T x) { return m.fetch_or(x); }, [](T m, T x) { return m | x; });
    case AtomicKind::bit_xor: return each([](Ref m, T x) { return m.fetch_xor(x); }, [](T m, T x) { return m ^ x; });
    case AtomicKind::general: return update_generally(c, step, cells, olds);
  }
}

void raise_misaligned(Context& c, const AtomicStep& step, int lane, uint64_t address, const char* space) {
  events::Fault fault;
  fault.access = events::AccessKind::atomic;
  fault.size_bytes = step.bytes;
  fault.address = address;
  fault.space = space;
  fault.place.lane = lane;
  fault.relation = fmt::format("not a multiple of {}", step.bytes);
  raise(c, events::OutcomeKind::misaligned_access, std::move(fault));
}

template <class T>
void atomic_step(Context& c, const Step& s) {
  if (c.stop != Stop::none) return;
  const AtomicStep& step = *reinterpret_cast<const AtomicStep*>(s.imm);
  const Space space = static_cast<Space>(step.space);
  const bool is_scalar = space == Space::scalar;
  const bool near = space == Space::lds || space == Space::scratch;
  uint64_t lanes = is_scalar ? 1 : *c.exec;
  if (step.truth != kNoPlace) lanes &= *at<uint64_t>(c, step.truth);

  T olds[state::kLanes] = {};
  Cells cells;
  // A lane that faults stops the wave after what the lanes before it did.
  const auto finish = [&] { update<T>(c, step, cells, olds); };
  for (uint64_t left = lanes; left != 0; left &= left - 1) {
    const int lane = std::countr_zero(left);
    const int element = step.address_uniform ? 0 : lane;
    uint64_t address = near ? at<uint32_t>(c, step.address)[element] : at<uint64_t>(c, step.address)[element];
    bool is_lds = space == Space::lds, is_private = space == Space::scratch;
    if (space == Space::flat) {
      if (address - c.shared_base <= 0xffff'ffff)
        is_lds = true, address -= c.shared_base;
      else if (address - c.private_base <= 0xffff'ffff)
        is_private = true, address -= c.private_base;
    }
    const int reported = is_scalar ? -1 : lane;
    const uint64_t bit = uint64_t{1} << lane;
    if (address % sizeof(T) != 0) {
      finish();
      return raise_misaligned(c, step, reported, address, is_lds ? "LDS" : is_private ? "private" : "global");
    }
    if (is_lds) {
      // Out of range: nothing is written and 0 comes back (GCN3 manual, 3.6.1).
      if (address + sizeof(T) > c.lds_bytes) continue;
      cells.host[static_cast<size_t>(lane)] = c.lds + address;
    } else if (is_private) {
      // A lane's own memory, which no other lane of the instruction can reach.
      T value;
      std::byte* bytes = reinterpret_cast<std::byte*>(&value);
      if (!access_private<AccessMode::read>(c, lane, address, sizeof(T), bytes)) return finish();
      Cells own;
      own.host[static_cast<size_t>(lane)] = bytes;
      own.found = bit;
      update<T>(c, step, own, olds);
      if (!access_private<AccessMode::write>(c, lane, address, sizeof(T), bytes)) return finish();
      continue;
    } else {
      std::byte* host = resolve(c, address, sizeof(T), AccessMode::atomic);
      if (host == nullptr) {
        finish();
        return raise_memory_fault(c, AccessMode::atomic, reported, address, sizeof(T));
      }
      cells.host[static_cast<size_t>(lane)] = host;
      cells.shared |= bit;
    }
    cells.found |= bit;
  }
  finish();
  for (unsigned w = 0; w < step.bytes / 4; ++w) {
    if (step.old[w] == kNoPlace) continue;
    uint32_t* row = at<uint32_t>(c, step.old[w]);
    const int count = is_scalar ? 1 : state::kLanes;
    for (int i = 0; i < count; ++i) row[i] = static_cast<uint32_t>(static_cast<uint64_t>(olds[i]) >> (32 * w));
  }
}

}  // namespace

StepFunction atomic_function(unsigned bytes) {
  return bytes == 4 ? atomic_step<uint32_t> : bytes == 8 ? atomic_step<uint64_t> : nullptr;
}

}  // namespace lw::exec
