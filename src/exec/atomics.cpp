#include "exec/atomics.h"

#include <atomic>
#include <bit>
#include <cstring>

#include <fmt/format.h>

#include "exec/lanes/lanes.h"
#include "exec/machine.h"
#include "exec/private_memory.h"
#include "sem/fold.h"

namespace lw::exec {
namespace {

using sem::Space;

template <class T>
T apply(AtomicKind kind, T old, T x) {
  switch (kind) {
    case AtomicKind::swap: return x;
    case AtomicKind::add: return old + x;
    case AtomicKind::subtract: return old - x;
    case AtomicKind::bit_and: return old & x;
    case AtomicKind::bit_or: return old | x;
    case AtomicKind::bit_xor: return old ^ x;
    case AtomicKind::general: break;
  }
  LW_CHECK(false, "an atomic without a body");
}

// The body for one lane and one old value.
uint64_t evaluate(Context& c, const AtomicStep& step, int lane, uint64_t old) {
  using From = AtomicStep::Input::From;
  const size_t inputs = step.inputs.size();
  uint64_t values[256];
  for (size_t i = 0; i < inputs; ++i) {
    const AtomicStep::Input& input = step.inputs[i];
    switch (input.from) {
      case From::constant: values[i] = input.constant; break;
      case From::uniform32: values[i] = *at<uint32_t>(c, input.place); break;
      case From::uniform64:
      case From::uniform_truth: values[i] = *at<uint64_t>(c, input.place); break;
      case From::row32: values[i] = at<uint32_t>(c, input.place)[lane]; break;
      case From::row64: values[i] = at<uint64_t>(c, input.place)[lane]; break;
      case From::mask: values[i] = *at<uint64_t>(c, input.place) >> lane & 1; break;
      case From::old_word: values[i] = old >> (32 * input.constant) & 0xffff'ffff; break;
    }
  }
  for (size_t i = 0; i < step.operations.size(); ++i) {
    const AtomicStep::Operation& operation = step.operations[i];
    uint64_t arguments[3] = {};
    for (unsigned k = 0; k < operation.argument_count; ++k) arguments[k] = values[operation.argument[k]];
    if (const auto folded = sem::fold(operation.op, {arguments, operation.argument_count})) {
      values[inputs + i] = *folded;
    } else {
      need_rounding(c, operation.mode.rounding);
      values[inputs + i] = float_one_lane(operation.op, operation.mode, arguments[0], arguments[1], arguments[2]);
    }
  }
  uint64_t result = values[step.result[0]] & 0xffff'ffff;
  if (step.bytes == 8) result |= values[step.result[1]] << 32;
  return result;
}

template <class T>
T operand(Context& c, const AtomicStep& step, int lane) {
  const T* x = at<const T>(c, step.operand);
  return x[step.operand_uniform ? 0 : lane];
}

// Memory that other host threads may be updating at the same time.
template <class T>
T update_shared(Context& c, const AtomicStep& step, int lane, std::byte* host) {
  std::atomic_ref<T> cell(*reinterpret_cast<T*>(host));
  switch (step.kind) {
    case AtomicKind::swap: return cell.exchange(operand<T>(c, step, lane));
    case AtomicKind::add: return cell.fetch_add(operand<T>(c, step, lane));
    case AtomicKind::subtract: return cell.fetch_sub(operand<T>(c, step, lane));
    case AtomicKind::bit_and: return cell.fetch_and(operand<T>(c, step, lane));
    case AtomicKind::bit_or: return cell.fetch_or(operand<T>(c, step, lane));
    case AtomicKind::bit_xor: return cell.fetch_xor(operand<T>(c, step, lane));
    case AtomicKind::general: {
      T old = cell.load();
      while (!cell.compare_exchange_weak(old, static_cast<T>(evaluate(c, step, lane, old)))) {
      }
      return old;
    }
  }
  return 0;
}

// LDS and private memory belong to waves that run on this thread.
template <class T>
T update_own(Context& c, const AtomicStep& step, int lane, std::byte* host) {
  T old;
  std::memcpy(&old, host, sizeof old);
  const T updated = step.kind == AtomicKind::general ? static_cast<T>(evaluate(c, step, lane, old))
                                                     : apply<T>(step.kind, old, operand<T>(c, step, lane));
  std::memcpy(host, &updated, sizeof updated);
  return old;
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
    if (address % sizeof(T) != 0)
      return raise_misaligned(c, step, reported, address, is_lds ? "LDS" : is_private ? "private" : "global");
    if (is_lds) {
      // Out of range: nothing is written and 0 comes back (GCN3 manual, 3.6.1).
      if (address + sizeof(T) <= c.lds_bytes) olds[lane] = update_own<T>(c, step, lane, c.lds + address);
    } else if (is_private) {
      T value;
      std::byte* bytes = reinterpret_cast<std::byte*>(&value);
      if (!access_private<AccessMode::read>(c, lane, address, sizeof(T), bytes)) return;
      olds[lane] = update_own<T>(c, step, lane, bytes);
      if (!access_private<AccessMode::write>(c, lane, address, sizeof(T), bytes)) return;
    } else {
      std::byte* host = resolve(c, address, sizeof(T), AccessMode::atomic);
      if (host == nullptr) return raise_memory_fault(c, AccessMode::atomic, reported, address, sizeof(T));
      olds[lane] = update_shared<T>(c, step, lane, host);
    }
  }
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
