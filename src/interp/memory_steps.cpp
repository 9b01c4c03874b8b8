// Loads and stores: the step says which places of the wave's registers the words of exec/lane_memory.h are.
#include <bit>
#include <cstring>

#include "exec/lane_memory.h"
#include "interp/lower.h"
#include "interp/operands.h"

namespace lw::interp {
namespace {

using sem::AddressSpace;

const PlacedMemoryStep& memory_step(const Step& s) { return *reinterpret_cast<const PlacedMemoryStep*>(s.imm); }

// Of a step that is not scalar.
template <class T>
exec::LaneAddresses<T> addresses_of(StepContext& c, const PlacedMemoryStep& m, uint64_t lanes) {
  return {static_cast<AddressSpace>(m.space), lanes, at<const T>(c, m.address), m.address_uniform, m.flat_offset,
          m.elements != kNoLocation};
}

// T is the type of the address row: 64 bits, or 32 for LDS and scratch offsets.
template <unsigned Bytes, class T>
void load(StepContext& c, const Step& s) {
  if (c.stop != Stop::none) return;
  const PlacedMemoryStep& m = memory_step(s);
  const uint64_t lanes = active_lanes_of(c, m.truth);
  uint32_t* rows[exec::kRows<Bytes>];
  for (unsigned w = 0; w < exec::kRows<Bytes>; ++w) rows[w] = at<uint32_t>(c, m.word[w]);
  if (!m.to_vgprs && lanes != c.machine->full_exec)
    for (uint32_t* row : rows) std::memset(row, 0, state::kLanes * sizeof(uint32_t));
  if (m.zero_rest)
    for (uint64_t rest = *c.exec & ~lanes; rest != 0; rest &= rest - 1)
      for (uint32_t* row : rows) row[std::countr_zero(rest)] = 0;
  if (lanes == 0) return;
  exec::load_lanes<Bytes, T>(c, addresses_of<T>(c, m, lanes), rows, [&] { return access_of(c, m); });
}

template <unsigned Bytes, class T>
void store(StepContext& c, const Step& s) {
  if (c.stop != Stop::none) return;
  const PlacedMemoryStep& m = memory_step(s);
  const uint64_t lanes = active_lanes_of(c, m.truth);
  if (lanes == 0) return;
  const uint32_t* rows[exec::kRows<Bytes>];
  unsigned steps[exec::kRows<Bytes>];
  for (unsigned w = 0; w < exec::kRows<Bytes>; ++w) {
    rows[w] = at<const uint32_t>(c, m.word[w]);
    steps[w] = (m.word_uniform >> w & 1) ? 0 : 1;
  }
  exec::store_lanes<Bytes, T>(c, addresses_of<T>(c, m, lanes), rows, steps, [&] { return access_of(c, m); });
}

// The words of a load lie one after the other at word[0].
void scalar_load(StepContext& c, const Step& s) {
  if (c.stop != Stop::none) return;
  const PlacedMemoryStep& m = memory_step(s);
  std::byte* into = at<std::byte>(c, m.word[0]);
  if (m.truth != kNoLocation && *at<uint64_t>(c, m.truth) == 0) {
    std::memset(into, 0, size_t{m.words} * 4);
    return;
  }
  exec::load_scalar(c, *at<uint64_t>(c, m.address), m.bytes, into);
}
void scalar_store(StepContext& c, const Step& s) {
  if (c.stop != Stop::none) return;
  const PlacedMemoryStep& m = memory_step(s);
  if (m.truth != kNoLocation && *at<uint64_t>(c, m.truth) == 0) return;
  const std::byte* words[std::size(MemoryStep{}.word)];
  for (unsigned w = 0; w < m.words; ++w) words[w] = at<const std::byte>(c, m.word[w]);
  exec::store_scalar(c, *at<uint64_t>(c, m.address), m.bytes, words);
}

void global_data_share(StepContext& c, const Step&) { exec::raise_global_data_share(c); }

}  // namespace

#define LW_BY_SIZE(FUNCTION, T)      \
  switch (m.bytes) {                 \
    case 1: return FUNCTION<1, T>;   \
    case 2: return FUNCTION<2, T>;   \
    case 4: return FUNCTION<4, T>;   \
    case 8: return FUNCTION<8, T>;   \
    case 12: return FUNCTION<12, T>; \
    case 16: return FUNCTION<16, T>; \
    case 32: return FUNCTION<32, T>; \
    case 64: return FUNCTION<64, T>; \
    default: return nullptr;         \
  }

StepFunction load_function(const PlacedMemoryStep& m) {
  switch (static_cast<AddressSpace>(m.space)) {
    case AddressSpace::scalar: return scalar_load;
    case AddressSpace::gds: return global_data_share;
    case AddressSpace::lds:
    case AddressSpace::scratch: LW_BY_SIZE(load, uint32_t)
    default: LW_BY_SIZE(load, uint64_t)
  }
}
StepFunction store_function(const PlacedMemoryStep& m) {
  switch (static_cast<AddressSpace>(m.space)) {
    case AddressSpace::scalar: return scalar_store;
    case AddressSpace::gds: return global_data_share;
    case AddressSpace::lds:
    case AddressSpace::scratch: LW_BY_SIZE(store, uint32_t)
    default: LW_BY_SIZE(store, uint64_t)
  }
}

}  // namespace lw::interp
