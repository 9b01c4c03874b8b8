// Memory: faults and how they read, LDS and private apertures, swizzled scratch, atomics from many threads, dispatch
// set-up.
#include <gtest/gtest.h>

#include <cstring>

#include "interp/interp.h"
#include "isa/operand_values.h"
#include "program_builder.h"

namespace lw::exec::test {
namespace {

using sem::AddressSpace;

TEST(Memory, NamesWhatIsNear) {
  state::Memory memory;
  const uint64_t a = *memory.allocate(4096, {.name = "argument 2 'out' (f32[1024])"});
  EXPECT_EQ(memory.relation(a + 4100, 4), "4 bytes past the end of argument 2 'out' (f32[1024])");
  EXPECT_EQ(memory.relation(a + 4096, 4), "just past the end of argument 2 'out' (f32[1024])");
  EXPECT_EQ(memory.relation(a + 4094, 4), "the last 2 bytes of it past the end of argument 2 'out' (f32[1024])");
  EXPECT_EQ(memory.relation(a - 8, 4), "8 bytes before the start of argument 2 'out' (f32[1024])");
  EXPECT_EQ(memory.relation(0, 4), "a null pointer");
  EXPECT_EQ(memory.relation(4, 4), "offset 4 from a null pointer");
  EXPECT_EQ(memory.relation(~uint64_t{0} - 7, 4), "offset -8 from a null pointer");
  EXPECT_NE(memory.relation(0x1'0000, 4).find("far from every buffer"), std::string::npos);
}

TEST(Memory, BuffersAreApartAndLargeOnesFree) {
  state::Memory memory;
  const uint64_t a = *memory.allocate(uint64_t{1} << 38, {.name = "large"});
  const uint64_t b = *memory.allocate(1, {.name = "b"});
  EXPECT_GE(b, a + (uint64_t{1} << 38) + 65536);
  EXPECT_EQ(memory.find(a + (uint64_t{1} << 38) - 2, 4), nullptr);
  ASSERT_NE(memory.find(a, 8), nullptr);
  EXPECT_FALSE(memory.allocate_at(a + 4096, 16, {.name = "inside"}).ok());
  EXPECT_FALSE(memory.allocate(uint64_t{1} << 60, {.name = "too large"}).ok());
  EXPECT_TRUE(memory.release(b));
  EXPECT_EQ(memory.find(b, 1), nullptr);
  EXPECT_FALSE(memory.release(b));
}

TEST(Memory, RemembersWhatWasFreed) {
  state::Memory memory;
  const uint64_t a = *memory.allocate(4096, {.name = "a"});
  const uint64_t b = *memory.allocate(64, {.name = "b"});
  ASSERT_TRUE(memory.release(a));
  EXPECT_EQ(memory.relation(a + 16, 4), "at offset 16 of a, which has been freed");
  EXPECT_EQ(memory.relation(b + 16, 4), "at offset 16 of b");
  ASSERT_TRUE(memory.allocate_at(a, 8, {.name = "c"}).ok());
  EXPECT_EQ(memory.relation(a, 4), "at offset 0 of c");
}

TEST(Memory, KeepsBuffersApartAsAskedFor) {
  state::Memory memory;
  memory.keep_apart(uint64_t{1} << 30);
  const uint64_t a = *memory.allocate(8, {.name = "a"});
  const uint64_t b = *memory.allocate(8, {.name = "b"});
  EXPECT_GE(b, a + (uint64_t{1} << 30));
  memory.choose_from(uint64_t{1} << 45);
  EXPECT_GE(*memory.allocate(8, {.name = "c"}), uint64_t{1} << 45);
}

struct Bench {
  explicit Bench(std::vector<sem::Program> programs, MachineModel model_in = gfx9_model())
      : source(std::move(programs)), model(model_in), engine(interp::make_interpreter()) {
    out = *memory.allocate(4096, {.name = "argument 0 'out' (u32[1024])"});
    readonly = *memory.allocate(4096, {.name = "constants", .writable = false});
    kernarg = *memory.allocate(64, {.name = "kernarg", .writable = false});
    store_le(memory.view(kernarg, 16).data(), out);
    store_le(memory.view(kernarg, 16).data() + 8, readonly);
    dispatch = one_wave(source);
    dispatch.kernarg_address = kernarg;
    prepared = engine->prepare(source, model);
  }
  events::Outcome run(unsigned threads = 1) {
    return engine->launch(*prepared, dispatch, memory, {.threads = threads});
  }
  uint32_t word(unsigned i) const { return load_le<uint32_t>(memory.view(out + 4 * i, 4).data()); }

  ProgramList source;
  MachineModel model;
  std::unique_ptr<Engine> engine;
  state::Memory memory;
  uint64_t out = 0, readonly = 0, kernarg = 0;
  DispatchInfo dispatch;
  std::unique_ptr<PreparedCode> prepared;
};

// s[4:7] = the two pointers
sem::Program load_arguments() {
  Build b;
  const NodeId bundle = b.load(AddressSpace::scalar, 16, b.s64(0));
  for (unsigned i = 0; i < 4; ++i) b.set_s(4 + i, b.part(bundle, i));
  return b.program;
}
sem::Program store_vgpr(unsigned v) {
  Build b;
  b.store(AddressSpace::global, 4, b.at(b.s64(4), b.node(Uop::shl32, {b.node(Uop::lane_id), b.k(2)})), {b.v(v)});
  return b.program;
}

TEST(Faults, NameLaneBufferAndInstruction) {
  Build b;  // out[lane * 20 .. + 4): lane 52 is the first beyond 1024 words
  b.store(AddressSpace::global, 4, b.at(b.s64(4), b.node(Uop::mul32, {b.v(0), b.k(80)})), {b.v(0)});
  Bench bench({load_arguments(), b.program, end_program()});
  const events::Outcome outcome = bench.run();
  ASSERT_EQ(outcome.kind, events::OutcomeKind::memory_fault);
  EXPECT_EQ(outcome.fault.access, events::AccessKind::store);
  EXPECT_EQ(outcome.fault.size_bytes, 4u);
  EXPECT_EQ(outcome.fault.place.lane, 52);
  EXPECT_EQ(outcome.fault.address, bench.out + 52 * 80);
  EXPECT_EQ(outcome.fault.relation, "64 bytes past the end of argument 0 'out' (u32[1024])");
  EXPECT_EQ(outcome.fault.place.pc, bench.source.begin() + 4);
  EXPECT_EQ(outcome.fault.place.instruction, "program 1");
  EXPECT_EQ(outcome.fault.place.kernel, "test");
}

TEST(Faults, ReadOnlyMemoryRefusesStoresAndAtomics) {
  Build store, atomic;
  store.store(AddressSpace::flat, 4, store.at(store.s64(6), store.v(0)), {store.v(0)});
  const NodeId begin =
      atomic.node(Uop::atomic_begin, {atomic.s64(6), atomic.yes()}, sem::MemoryAccess{AddressSpace::global, 4}.pack());
  atomic.node(Uop::atomic_end, {begin, atomic.node(Uop::add32, {atomic.part(begin, 0), atomic.k(1)})});
  for (const sem::Program& program : {store.program, atomic.program}) {
    Bench bench({load_arguments(), program, end_program()});
    const events::Outcome outcome = bench.run();
    ASSERT_EQ(outcome.kind, events::OutcomeKind::memory_fault);
    EXPECT_NE(outcome.fault.relation.find("constants is read-only"), std::string::npos) << outcome.text();
  }
}

TEST(Faults, InactiveLanesDoNotFault) {
  Build exec, load;
  exec.set_s(isa::kExec, exec.k(1));
  exec.set_s(isa::kExecHi, exec.k(0));
  load.set_v(1, load.part(load.load(AddressSpace::global, 4,
                                    load.at(load.s64(4), load.node(Uop::mul32, {load.v(0), load.k(1 << 24)}))),
                          0));
  Bench bench({load_arguments(), exec.program, load.program, end_program()});
  EXPECT_TRUE(bench.run().finished());
}

TEST(Faults, WrappedAddressesAreFaultsOfTheirLane) {
  Build load;
  const NodeId last = load.node(Uop::eq32, {load.v(0), load.k(9)});
  const NodeId address = load.node(Uop::select64, {last, load.k64(~uint64_t{1}), load.s64(4)});
  load.set_v(1, load.part(load.load(AddressSpace::global, 4, address), 0));
  Bench bench({load_arguments(), load.program, end_program()});
  const events::Outcome outcome = bench.run();
  ASSERT_EQ(outcome.kind, events::OutcomeKind::memory_fault);
  EXPECT_EQ(outcome.fault.place.lane, 9);
}

TEST(Loads, NarrowWideUnalignedAndIntoTheirOwnAddress) {
  Build b, c;
  b.set_v(20, b.node(Uop::lo64, {b.at(b.s64(4), b.v(0))}));
  b.set_v(21, b.node(Uop::hi64, {b.at(b.s64(4), b.v(0))}));
  const NodeId two = c.load(AddressSpace::global, 2, c.v64(20));
  const NodeId four = c.load(AddressSpace::global, 16, c.v64(20));
  c.set_v(3, c.part(two, 0));
  c.set_v(20, c.part(four, 0));
  c.set_v(21, c.part(four, 1));
  c.set_v(22, c.part(four, 2));
  c.set_v(23, c.part(four, 3));
  for (const unsigned v : {3u, 20u, 23u}) {
    Bench bench({load_arguments(), b.program, c.program, store_vgpr(v), end_program()});
    const std::span<std::byte> bytes = bench.memory.view(bench.out, 256);
    for (unsigned i = 0; i < 256; ++i) bytes[i] = static_cast<std::byte>(i * 7 + 1);
    const std::vector<std::byte> before(bytes.begin(), bytes.end());
    ASSERT_TRUE(bench.run().finished());
    for (unsigned i = 0; i < 64; ++i) {
      uint32_t want = 0;
      std::memcpy(&want, &before[i + (v == 23 ? 12 : 0)], v == 3 ? 2 : 4);
      ASSERT_EQ(bench.word(i), want) << "v" << v << " lane " << i;
    }
  }
}

TEST(Lds, OutOfRangeReadsZeroAndDropsWrites) {
  Build write, read;
  const NodeId offset = write.node(Uop::shl32, {write.v(0), write.k(2)});
  write.store(AddressSpace::lds, 4, offset, {write.node(Uop::add32, {write.v(0), write.k(1)})});
  read.set_v(1, read.part(read.load(AddressSpace::lds, 4, read.node(Uop::shl32, {read.v(0), read.k(2)})), 0));
  Bench bench({load_arguments(), write.program, read.program, store_vgpr(1), end_program()});
  bench.dispatch.group_segment_bytes = 128;
  ASSERT_TRUE(bench.run().finished());
  for (unsigned i = 0; i < 64; ++i) EXPECT_EQ(bench.word(i), i < 32 ? i + 1 : 0);
}

TEST(Apertures, FlatReachesLdsAndPrivateMemory) {
  for (const bool gfx8 : {false, true}) {
    const MachineModel model = gfx8 ? gfx8_model() : gfx9_model();
    Build write, setup, read;
    // LDS[lane * 4] = lane + 7 through ds; private[4] = lane * 3 through flat; read both back through flat
    write.store(AddressSpace::lds, 4, write.node(Uop::shl32, {write.v(0), write.k(2)}),
                {write.node(Uop::add32, {write.v(0), write.k(7)})});
    // The user SGPRs are: kernarg s[0:1], flat_scratch_init s[2:3], wave offset s4.
    if (gfx8) {
      setup.set_s(103, setup.node(Uop::lshr32, {setup.node(Uop::add32, {setup.s(2), setup.s(4)}), setup.k(8)}));
      setup.set_s(102, setup.s(3));
    } else {
      const NodeId base = setup.node(Uop::add64, {setup.s64(2), setup.node(Uop::zext64, {setup.s(4)})});
      setup.set_s(102, setup.node(Uop::lo64, {base}));
      setup.set_s(103, setup.node(Uop::hi64, {base}));
    }
    Build arguments;
    const NodeId bundle = arguments.load(AddressSpace::scalar, 16, arguments.s64(0));
    for (unsigned i = 0; i < 4; ++i) arguments.set_s(8 + i, arguments.part(bundle, i));
    const NodeId private_address = write.k64(model.apertures.private_base + 4);
    write.store(AddressSpace::flat, 4, private_address, {write.node(Uop::mul32, {write.v(0), write.k(3)})});
    const NodeId shared = read.at(read.node(Uop::read_aperture, {}, 0), read.node(Uop::shl32, {read.v(0), read.k(2)}));
    const NodeId from_lds = read.part(read.load(AddressSpace::flat, 4, shared), 0);
    const NodeId own = read.node(Uop::add64, {read.node(Uop::read_aperture, {}, 2), read.k64(4)});
    const NodeId from_private = read.part(read.load(AddressSpace::flat, 4, own), 0);
    read.set_v(1, read.node(Uop::add32, {from_lds, from_private}));
    Build out;
    out.store(AddressSpace::global, 4, out.at(out.s64(8), out.node(Uop::shl32, {out.v(0), out.k(2)})), {out.v(1)});
    Bench bench({arguments.program, setup.program, write.program, read.program, out.program, end_program()}, model);
    bench.dispatch.kernel_code_properties = 1u << 3 | 1u << 5;
    bench.dispatch.compute_pgm_rsrc2 = 4u << 1 | 1;
    bench.dispatch.private_segment_bytes = 16;
    bench.dispatch.group_segment_bytes = 256;
    const events::Outcome outcome = bench.run();
    ASSERT_TRUE(outcome.finished()) << outcome.text();
    for (unsigned i = 0; i < 64; ++i) EXPECT_EQ(bench.word(i), i + 7 + 3 * i);
  }
}

// A buffer access through s[0:3] computes base + wave offset + dword * 256 + lane * 4; SCRATCH must see the same bytes.
TEST(Scratch, IsSwizzledAsTheResourceSays) {
  Build write, read, fault;
  // The user SGPRs are: private segment buffer s[0:3], kernarg s[4:5], flat_scratch_init s[6:7], wave offset s8.
  Build setup;
  const NodeId base = setup.node(Uop::add64, {setup.s64(6), setup.node(Uop::zext64, {setup.s(8)})});
  setup.set_s(102, setup.node(Uop::lo64, {base}));
  setup.set_s(103, setup.node(Uop::hi64, {base}));
  const NodeId bundle = setup.load(AddressSpace::scalar, 8, setup.s64(4));
  setup.set_s(10, setup.part(bundle, 0));
  setup.set_s(11, setup.part(bundle, 1));
  const NodeId resource = write.node(Uop::pack64, {write.s(0), write.node(Uop::and32, {write.s(1), write.k(0xffff)})});
  const NodeId at = write.node(
      Uop::add64, {write.node(Uop::add64, {resource, write.node(Uop::zext64, {write.s(8)})}), write.k64(3 * 256)});
  write.store(AddressSpace::global, 4, write.at(at, write.node(Uop::shl32, {write.v(0), write.k(2)})),
              {write.node(Uop::add32, {write.v(0), write.k(0x01020304)})});
  // Bytes 13 and 14 of each lane: in the middle of its fourth dword.
  read.set_v(1, read.part(read.load(AddressSpace::scratch, 2, read.k(13)), 0));
  Build out;
  out.store(AddressSpace::global, 4, out.at(out.s64(10), out.node(Uop::shl32, {out.v(0), out.k(2)})), {out.v(1)});
  fault.store(AddressSpace::scratch, 4, fault.k(30), {fault.v(0)});
  for (const bool faulting : {false, true}) {
    Bench bench({setup.program, write.program, faulting ? fault.program : read.program, out.program, end_program()});
    bench.dispatch.kernel_code_properties = 1u | 1u << 3 | 1u << 5;
    bench.dispatch.compute_pgm_rsrc2 = 8u << 1 | 1;
    bench.dispatch.private_segment_bytes = 32;
    const events::Outcome outcome = bench.run();
    if (faulting) {
      EXPECT_EQ(outcome.kind, events::OutcomeKind::memory_fault);
      EXPECT_EQ(outcome.fault.space, "private");
      continue;
    }
    ASSERT_TRUE(outcome.finished()) << outcome.text();
    for (unsigned i = 0; i < 64; ++i) EXPECT_EQ(bench.word(i), (0x01020304 + i) >> 8 & 0xffff);
  }
}

NodeId atomic(Build& b, AddressSpace space, unsigned bytes, NodeId address, NodeId (*update)(Build&, NodeId old)) {
  const NodeId begin =
      b.node(Uop::atomic_begin, {address, b.yes()}, sem::MemoryAccess{space, static_cast<uint8_t>(bytes)}.pack());
  if (bytes == 4) {
    const NodeId old = b.part(begin, 0);
    b.node(Uop::atomic_end, {begin, update(b, old)});
    return old;
  }
  const NodeId old = b.node(Uop::pack64, {b.part(begin, 0), b.part(begin, 1)});
  const NodeId updated = update(b, old);
  const NodeId low = b.node(Uop::lo64, {updated}), high = b.node(Uop::hi64, {updated});
  b.node(Uop::atomic_end, {begin, low, high});
  return old;
}

TEST(Atomics, FromManyThreadsLoseNothing) {
  Build add, largest, wide, wrap;
  atomic(add, AddressSpace::global, 4, add.s64(4), [](Build& b, NodeId old) {
    return b.node(Uop::add32, {old, b.v(0)});
  });
  atomic(largest, AddressSpace::flat, 4, largest.node(Uop::add64, {largest.s64(4), largest.k64(4)}),
         [](Build& b, NodeId old) {
           const NodeId x = b.node(Uop::add32, {b.node(Uop::mul32, {b.s(2), b.k(64)}), b.v(0)});
           return b.node(Uop::select32, {b.node(Uop::ult32, {old, x}), x, old});
         });
  atomic(wide, AddressSpace::global, 8, wide.node(Uop::add64, {wide.s64(4), wide.k64(8)}), [](Build& b, NodeId old) {
    return b.node(Uop::add64, {old, b.k64(0x1'0000'0001)});
  });
  // inc: old >= 9 ? 0 : old + 1
  atomic(wrap, AddressSpace::global, 4, wrap.node(Uop::add64, {wrap.s64(4), wrap.k64(16)}), [](Build& b, NodeId old) {
    return b.node(Uop::select32, {b.node(Uop::ult32, {old, b.k(9)}), b.node(Uop::add32, {old, b.k(1)}), b.k(0)});
  });
  Bench bench({load_arguments(), add.program, largest.program, wide.program, wrap.program, end_program()});
  constexpr unsigned kGroups = 500;
  bench.dispatch.grid = {64 * kGroups, 1, 1};
  const events::Outcome outcome = bench.run(4);
  ASSERT_TRUE(outcome.finished()) << outcome.text();
  EXPECT_EQ(bench.word(0), kGroups * (63 * 64 / 2));
  EXPECT_EQ(bench.word(1), kGroups * 64 - 1);
  EXPECT_EQ(bench.word(2), kGroups * 64);
  EXPECT_EQ(bench.word(3), kGroups * 64);
  EXPECT_EQ(bench.word(4), kGroups * 64 % 10);
}

TEST(Atomics, ReturnOldValuesInLaneOrder) {
  Build b;
  b.set_v(1, atomic(b, AddressSpace::lds, 4, b.k(8), [](Build& x, NodeId old) {
            return x.node(Uop::add32, {old, x.k(3)});
          }));
  Bench bench({load_arguments(), b.program, store_vgpr(1), end_program()});
  bench.dispatch.group_segment_bytes = 64;
  ASSERT_TRUE(bench.run().finished());
  for (unsigned i = 0; i < 64; ++i) EXPECT_EQ(bench.word(i), 3 * i);
}

TEST(Atomics, MisalignedIsNamed) {
  Build b;
  atomic(b, AddressSpace::global, 4, b.node(Uop::add64, {b.s64(4), b.k64(2)}), [](Build& x, NodeId old) {
    return x.node(Uop::add32, {old, x.k(1)});
  });
  Bench bench({load_arguments(), b.program, end_program()});
  EXPECT_EQ(bench.run().kind, events::OutcomeKind::misaligned_access);
}

// Work-item ids of a partial workgroup of a three-dimensional grid.
TEST(Dispatch, PartialWorkgroupsAndIds) {
  Build b;  // out[gid] = x | y << 8 | z << 16 | group << 24, gid counted in the grid
  const NodeId x = b.v(0), y = b.v(1), z = b.v(2);
  const NodeId gx = b.node(Uop::add32, {b.node(Uop::mul32, {b.s(2), b.k(5)}), x});
  const NodeId gy = b.node(Uop::add32, {b.node(Uop::mul32, {b.s(3), b.k(4)}), y});
  const NodeId index =
      b.node(Uop::add32, {b.node(Uop::mul32, {b.node(Uop::add32, {b.node(Uop::mul32, {z, b.k(6)}), gy}), b.k(7)}), gx});
  NodeId value = b.node(Uop::or32, {x, b.node(Uop::shl32, {y, b.k(8)})});
  value = b.node(Uop::or32, {value, b.node(Uop::shl32, {z, b.k(16)})});
  value =
      b.node(Uop::or32,
             {value, b.node(Uop::shl32, {b.node(Uop::or32, {b.s(2), b.node(Uop::shl32, {b.s(3), b.k(1)})}), b.k(24)})});
  b.store(AddressSpace::global, 4, b.at(b.s64(4), b.node(Uop::shl32, {index, b.k(2)})),
          {b.node(Uop::add32, {value, b.k(0x80000000)})});
  Bench bench({load_arguments(), b.program, end_program()});
  bench.dispatch.grid = {7, 6, 3};
  bench.dispatch.workgroup_size = {5, 4, 3};
  bench.dispatch.compute_pgm_rsrc2 = 2u << 1 | 1u << 7 | 1u << 8 | 2u << 11;
  const events::Outcome outcome = bench.run();
  ASSERT_TRUE(outcome.finished()) << outcome.text();
  for (unsigned gz = 0; gz < 3; ++gz)
    for (unsigned py = 0; py < 6; ++py)
      for (unsigned px = 0; px < 7; ++px)
        EXPECT_EQ(bench.word((gz * 6 + py) * 7 + px),
                  0x80000000 | px % 5 | (py % 4) << 8 | gz << 16 | (px / 5 | py / 4 << 1) << 24);
}

TEST(Dispatch, HiddenArgumentsAndPacket) {
  state::Memory memory;
  const MachineModel model = gfx9_model();
  const SystemBuffers system = *allocate_system_buffers(memory, model);
  DispatchInfo d;
  d.grid = {100, 6, 1};
  d.workgroup_size = {32, 4, 1};
  d.system = system;
  std::vector<std::byte> kernarg(256);
  const std::vector<HiddenArgument> hidden = {{"hidden_block_count_x", 8, 4},   {"hidden_group_size_y", 12, 2},
                                              {"hidden_remainder_x", 14, 2},    {"hidden_grid_dims", 16, 2},
                                              {"hidden_queue_ptr", 24, 8},      {"hidden_shared_base", 32, 4},
                                              {"hidden_global_offset_z", 40, 8}};
  ASSERT_TRUE(fill_hidden_arguments(kernarg, hidden, d, model, {.global_offset = {1, 2, 3}}).ok());
  EXPECT_EQ(load_le<uint32_t>(&kernarg[8]), 3u);
  EXPECT_EQ(load_le<uint16_t>(&kernarg[12]), 4u);
  EXPECT_EQ(load_le<uint16_t>(&kernarg[14]), 4u);
  EXPECT_EQ(load_le<uint16_t>(&kernarg[16]), 2u);
  EXPECT_EQ(load_le<uint64_t>(&kernarg[24]), system.queue_address);
  EXPECT_EQ(load_le<uint32_t>(&kernarg[32]), 0x10000u);
  EXPECT_EQ(load_le<uint64_t>(&kernarg[40]), 3u);
  EXPECT_FALSE(fill_hidden_arguments(kernarg, std::vector<HiddenArgument>{{"hidden_nonsense", 0, 8}}, d, model).ok());
  EXPECT_FALSE(fill_hidden_arguments(kernarg, std::vector<HiddenArgument>{{"hidden_none", 252, 8}}, d, model).ok());
  EXPECT_EQ(load_le<uint32_t>(memory.view(system.queue_address + 0x44, 4).data()), 0x20000u);
}

TEST(Dispatch, ImpossibleOnesAreRefused) {
  Bench bench({end_program()});
  bench.dispatch.group_segment_bytes = 65537;
  EXPECT_EQ(bench.run().kind, events::OutcomeKind::bad_dispatch);
  bench.dispatch.group_segment_bytes = 0;
  bench.dispatch.grid = {0, 1, 1};
  EXPECT_EQ(bench.run().kind, events::OutcomeKind::bad_dispatch);
  bench.dispatch.grid = {4096, 1, 1};
  bench.dispatch.workgroup_size = {2048, 1, 1};
  EXPECT_EQ(bench.run().kind, events::OutcomeKind::bad_dispatch);
}

}  // namespace
}  // namespace lw::exec::test
