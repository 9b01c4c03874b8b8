// The helpers that all engines share, called with rows and masks as an engine without steps calls them.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <bit>
#include <vector>

#include "exec/access_events.h"
#include "exec/atomic_lanes.h"
#include "exec/image_access.h"
#include "exec/lane_memory.h"

namespace lw::exec::test {
namespace {

using sem::AddressSpace;
using Row = std::array<uint32_t, state::kLanes>;
using Addresses = std::array<uint64_t, state::kLanes>;

template <class T>
AddressRange range(const T* addresses, uint64_t lanes, uint64_t stride) {
  AddressRange found{UINT64_MAX, 0, lanes == ~uint64_t{0}};
  for_lanes(lanes, [&](int lane) {
    found.low = std::min<uint64_t>(found.low, addresses[lane]);
    found.high = std::max<uint64_t>(found.high, addresses[lane]);
    found.is_run &= addresses[lane] == addresses[0] + static_cast<uint64_t>(lane) * stride;
  });
  return found;
}

// A host thread of an engine that has one wave.
struct Thread {
  Thread() : model(machine_model(*isa::find_target("gfx1030"))), wave(8) {
    model.wave_size = 64;
    buffer = *memory.allocate(4096, {.name = "buffer"});
    machine.memory = &memory;
    machine.model = &model;
    machine.ranges = &ranges;
    machine.full_exec = ~uint64_t{0};
    machine.wave = &wave;
    c.machine = &machine;
    c.exec = &exec;
    c.lds = lds.data();
    c.lds_bytes = static_cast<uint32_t>(lds.size());
    c.shared_base = model.apertures.shared_base;
    c.private_base = model.apertures.private_base;
  }
  uint32_t& word(uint64_t number) { return *reinterpret_cast<uint32_t*>(memory.view(buffer + 4 * number, 4).data()); }
  WaveAccess at(const Addresses& addresses, uint64_t lanes = ~uint64_t{0},
                AddressSpace space = AddressSpace::global) const {
    WaveAccess access;
    access.space = space;
    access.lanes = lanes;
    access.addresses = addresses.data();
    return access;
  }

  static constexpr AddressRanges ranges{range<uint64_t>, range<uint32_t>};
  state::Memory memory;
  MachineModel model;
  state::Wave wave;
  ThreadState machine;
  WaveContext c{};
  uint64_t exec = ~uint64_t{0};
  std::array<std::byte, 512> lds{};
  uint64_t buffer = 0;
};

template <unsigned Bytes, class T>
void load(Thread& t, const WaveAccess& access, uint32_t* const* rows) {
  load_lanes<Bytes>(t.c, lane_addresses<T>(access), rows, [&] { return access; });
}
template <unsigned Bytes, class T>
void store(Thread& t, const WaveAccess& access, const uint32_t* const* rows, const unsigned* steps) {
  store_lanes<Bytes>(t.c, lane_addresses<T>(access), rows, steps, [&] { return access; });
}

void update_at(Thread& t, const WaveAccess& access, const AtomicUpdate& wanted, uint32_t* olds) {
  update_lanes<uint32_t>(t.c, lane_addresses<uint64_t>(access), wanted, olds, [&] { return access; });
}

Addresses spread(uint64_t begin, uint64_t stride) {
  Addresses addresses;
  for (size_t lane = 0; lane < addresses.size(); ++lane) addresses[lane] = begin + lane * stride;
  return addresses;
}

TEST(SharedHelpers, LoadAndStoreLeaveOtherLanesAlone) {
  Thread t;
  constexpr uint64_t kLanes = 0xff00'0000'0000'00ff;
  const Addresses addresses = spread(t.buffer, 12);
  Row low, high;
  for (unsigned lane = 0; lane < 64; ++lane) low[lane] = lane, high[lane] = 1000 + lane;
  const uint32_t* rows[] = {low.data(), high.data()};
  const unsigned steps[] = {1, 0};  // the second word is one value
  WaveAccess access = t.at(addresses, kLanes);
  access.bytes = 8;
  store<8, uint64_t>(t, access, rows, steps);
  Row loaded_low, loaded_high;
  loaded_low.fill(7), loaded_high.fill(7);
  uint32_t* into[] = {loaded_low.data(), loaded_high.data()};
  load<8, uint64_t>(t, access, into);
  ASSERT_EQ(t.c.stop, Stop::none);
  for (unsigned lane = 0; lane < 64; ++lane) {
    const bool is_active = (kLanes >> lane & 1) != 0;
    EXPECT_EQ(t.word(3 * lane), is_active ? lane : 0) << lane;
    EXPECT_EQ(t.word(3 * lane + 1), is_active ? 1000u : 0) << lane;
    EXPECT_EQ(loaded_low[lane], is_active ? lane : 7) << lane;
    EXPECT_EQ(loaded_high[lane], is_active ? 1000u : 7) << lane;
  }
}

TEST(SharedHelpers, TheFirstLaneOutsideMemoryStopsTheWave) {
  Thread t;
  const Addresses addresses = spread(t.buffer, 128);
  Row row{};
  uint32_t* into[] = {row.data()};
  load<4, uint64_t>(t, t.at(addresses), into);
  ASSERT_EQ(t.c.stop, Stop::fault);
  EXPECT_EQ(t.machine.outcome, events::OutcomeKind::memory_fault);
  EXPECT_EQ(t.machine.fault.place.lane, 32);
  EXPECT_EQ(t.machine.fault.access, events::AccessKind::load);
}

TEST(SharedHelpers, LdsBeyondItsEndGivesZeroAndKeepsNothing) {
  Thread t;
  std::array<uint32_t, state::kLanes> offsets;
  Row row;
  for (unsigned lane = 0; lane < 64; ++lane) offsets[lane] = lane * 16, row[lane] = lane + 1;
  WaveAccess access;
  access.space = AddressSpace::lds;
  access.lanes = ~uint64_t{0};
  access.addresses = offsets.data();
  const uint32_t* rows[] = {row.data()};
  const unsigned steps[] = {1};
  store<4, uint32_t>(t, access, rows, steps);
  Row loaded;
  loaded.fill(7);
  uint32_t* into[] = {loaded.data()};
  load<4, uint32_t>(t, access, into);
  ASSERT_EQ(t.c.stop, Stop::none);
  for (unsigned lane = 0; lane < 64; ++lane) EXPECT_EQ(loaded[lane], lane < 32 ? lane + 1 : 0) << lane;
}

// Records of 16 bytes in elements of 4, 8 records together: 4 bytes at offset 2 of a record are in two elements.
TEST(SharedHelpers, BytesInTwoElementsAreFoundOneByOne) {
  Thread t;
  for (uint64_t i = 0; i < 1024; ++i) t.word(i) = static_cast<uint32_t>(0x03020100 + 0x04040404 * (i % 32));
  const Addresses addresses = spread(t.buffer + 2, 0);
  const uint64_t offset = 2;
  WaveAccess access = t.at(addresses, 1);
  access.elements = 2 | 3 << 8;
  access.offset_uniform = true;
  access.record_offsets = &offset;
  EXPECT_FALSE(lies_together(access));
  Row row{};
  uint32_t* into[] = {row.data()};
  load<4, uint64_t>(t, access, into);
  // The next element of the record is 8 elements on: word 8.
  EXPECT_EQ(row[0], (t.word(0) >> 16) | t.word(8) << 16);
}

TEST(SharedHelpers, ScalarAccessesHaveNoLanes) {
  Thread t;
  t.exec = 0;
  const uint32_t low = 0x11223344, high = 0x55667788;
  const std::byte* words[] = {reinterpret_cast<const std::byte*>(&low), reinterpret_cast<const std::byte*>(&high)};
  store_scalar(t.c, t.buffer + 8, 8, words);
  std::array<uint32_t, 2> loaded{};
  load_scalar(t.c, t.buffer + 8, 8, reinterpret_cast<std::byte*>(loaded.data()));
  EXPECT_EQ(loaded, (std::array{low, high}));
  load_scalar(t.c, t.buffer + 4096, 4, reinterpret_cast<std::byte*>(loaded.data()));
  EXPECT_EQ(t.machine.fault.place.lane, -1);
  EXPECT_EQ(t.machine.outcome, events::OutcomeKind::memory_fault);
}

TEST(SharedHelpers, AtomicsOfOnePlaceGoLaneAfterLane) {
  Thread t;
  t.word(5) = 100;
  const uint64_t address = t.buffer + 20;
  WaveAccess access;
  access.lanes = 0x8000'0000'0000'0007;
  access.address_uniform = true;
  access.addresses = &address;
  Row addends;
  for (unsigned lane = 0; lane < 64; ++lane) addends[lane] = lane + 1;
  AtomicUpdate update;
  update.kind = AtomicKind::add;
  update.operand = {addends.data(), false};
  Row olds;
  update_at(t, access, update, olds.data());
  EXPECT_EQ(t.word(5), 100u + 1 + 2 + 3 + 64);
  EXPECT_EQ(olds[0], 100u);
  EXPECT_EQ(olds[1], 101u);
  EXPECT_EQ(olds[2], 103u);
  EXPECT_EQ(olds[3], 0u);
  EXPECT_EQ(olds[63], 106u);
}

// new = 3 * old + lane: no function of AtomicKind.
struct Tripled final : AtomicBody {
  void compute(uint64_t lanes, const uint64_t* old) override {
    for_lanes(lanes, [&](int lane) { update(lane, old[lane]); });
  }
  uint64_t updated(int lane) const override { return values[static_cast<size_t>(lane)]; }
  uint64_t update(int lane, uint64_t old) override {
    return values[static_cast<size_t>(lane)] = 3 * old + static_cast<uint64_t>(lane);
  }
  std::array<uint64_t, state::kLanes> values{};
};

TEST(SharedHelpers, AnEngineBringsTheBodyThatTheHostLacks) {
  Thread t;
  t.word(0) = 1;
  Addresses addresses = spread(t.buffer, 0);  // lanes 0 to 2 at one place, each with what the lane before left
  addresses[3] = t.buffer + 64;
  Tripled body;
  AtomicUpdate update;
  update.body = &body;
  Row olds;
  update_at(t, t.at(addresses, 0xf), update, olds.data());
  EXPECT_EQ((std::array{olds[0], olds[1], olds[2], olds[3]}), (std::array{1u, 3u, 10u, 0u}));
  EXPECT_EQ(t.word(0), 32u);
  EXPECT_EQ(t.word(16), 3u);
}

TEST(SharedHelpers, AMisalignedAtomicStopsAfterTheLanesBeforeIt) {
  Thread t;
  Addresses addresses = spread(t.buffer, 4);
  addresses[2] += 2;
  Row ones;
  ones.fill(1);
  AtomicUpdate update;
  update.kind = AtomicKind::add;
  update.operand = {ones.data(), false};
  Row olds;
  update_at(t, t.at(addresses, 0xf), update, olds.data());
  EXPECT_EQ(t.machine.outcome, events::OutcomeKind::misaligned_access);
  EXPECT_EQ(t.machine.fault.place.lane, 2);
  EXPECT_EQ((std::array{t.word(0), t.word(1), t.word(2), t.word(3)}), (std::array{1u, 1u, 0u, 0u}));
}

TEST(SharedHelpers, AnUnboundImageLoadsZeros) {
  Thread t;
  Row coordinates{};
  ImageOperands operands;
  for (auto& row : operands.arguments) row = coordinates.data();
  operands.argument_count = 4;
  std::array<Row, 4> results;
  for (size_t i = 0; i < 4; ++i) {
    results[i].fill(7);
    operands.results[i] = results[i].data();
  }
  load_texels(t.c, operands);
  EXPECT_EQ(t.c.stop, Stop::none);
  for (const Row& row : results) EXPECT_EQ(row, Row{});
}

struct Told : events::Sink {
  void access(const events::ExecutedInstruction&, const events::Access& access) override { accesses.push_back(access); }
  void loaded(const events::ExecutedInstruction&, const events::Access& access) override {
    for_lanes(access.lanes, [&](int lane) { loads.push_back(access.word(0, static_cast<unsigned>(lane))); });
  }
  bool wants_accesses() const override { return true; }
  bool wants_loads() const override { return true; }
  std::vector<events::Access> accesses;
  std::vector<uint32_t> loads;
};

TEST(SharedHelpers, FlatAccessesAreToldOfBySpace) {
  Thread t;
  Addresses addresses = spread(t.buffer, 4);
  addresses[1] = t.c.shared_base + 8;
  addresses[2] = t.c.private_base + 12;
  Told told;
  AccessEvents events(t.c, &told);
  const WaveAccess access = t.at(addresses, 7, AddressSpace::flat);
  events.tell({}, access, events::AccessKind::load);
  ASSERT_EQ(told.accesses.size(), 3u);
  EXPECT_EQ(told.accesses[0].space, events::Space::global);
  EXPECT_EQ(told.accesses[0].lanes, 1u);
  EXPECT_EQ(told.accesses[1].space, events::Space::lds);
  EXPECT_EQ(told.accesses[1].address[1], 8u);
  EXPECT_EQ(told.accesses[2].space, events::Space::private_memory);
  EXPECT_EQ(told.accesses[2].address[2], 12u);
  Row row{};
  row[0] = 10, row[1] = 11, row[2] = 12;
  AccessWords words;
  words.at[0] = row.data();
  events.tell_loaded({}, words);
  EXPECT_EQ(told.loads, (std::vector<uint32_t>{10, 11, 12}));
}

TEST(SharedHelpers, BytesInTwoElementsAreToldOfOneByOne) {
  Thread t;
  const Addresses addresses = spread(t.buffer + 2, 0);
  const uint64_t offset = 2;
  WaveAccess access = t.at(addresses, 1);
  access.elements = 2 | 3 << 8;
  access.offset_uniform = true;
  access.record_offsets = &offset;
  Row row{};
  row[0] = 0x44332211;
  AccessWords words;
  words.at[0] = row.data();
  Told told;
  AccessEvents events(t.c, &told);
  events.tell({}, access, events::AccessKind::store, words);
  ASSERT_EQ(told.accesses.size(), 4u);
  const std::array<uint64_t, 4> expected{t.buffer + 2, t.buffer + 3, t.buffer + 32, t.buffer + 33};
  for (size_t i = 0; i < 4; ++i) {
    EXPECT_EQ(told.accesses[i].size_bytes, 1u);
    EXPECT_EQ(told.accesses[i].address[0], expected[i]);
    EXPECT_EQ(told.accesses[i].word(0, 0), (i + 1) * 0x11);
  }
}

}  // namespace
}  // namespace lw::exec::test
