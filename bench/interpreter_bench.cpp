// Wave instructions a second of the interpreter on one thread, over small loops of one kind of instruction each.
//
//   bench/lwbench_interpreter [--benchmark_filter=...]
//
// The argument says which lanes EXEC has: 0 all, 1 every other, 2 every eighth, 3 one alone. The counter "instructions"
// is what the product's targets speak of; "lanes" counts what the active lanes do.
#include <benchmark/benchmark.h>

#include <array>
#include <bit>

#include "../tests/exec/program_builder.h"
#include "interp/interp.h"
#include "isa/operand_values.h"

namespace lw::exec::test {
namespace {

using sem::AddressSpace;

constexpr unsigned kBody = 64;
constexpr uint32_t kIterations = 2000;

sem::Program made(void (*write)(Build&, unsigned), unsigned i) {
  Build b;
  write(b, i);
  return b.program;
}

// s_add_u32 s12, s12, -1 with SCC; s_cbranch_scc1 back.
void append_loop_end(std::vector<sem::Program>& code, unsigned begin) {
  Build count;
  const NodeId sum = count.node(Uop::add32, {count.s(12), count.k(0xffffffff)});
  const NodeId go_on = count.node(Uop::not1, {count.node(Uop::eq32, {sum, count.k(0)})});
  count.set_s(12, sum);
  count.node(Uop::write_scc, {go_on});
  code.push_back(count.program);
  Build back;
  const auto distance = static_cast<int64_t>(begin) - static_cast<int64_t>(code.size()) - 1;
  back.node(Uop::branch_if, {back.node(Uop::read_scc)}, static_cast<uint64_t>(distance));
  code.push_back(back.program);
  code.push_back(end_program());
}

struct Case {
  std::vector<sem::Program> setup;
  void (*body)(Build&, unsigned);
};

void run(benchmark::State& state, void (*body)(Build&, unsigned), uint32_t mode_bits = 0xc0) {
  std::vector<sem::Program> code;
  // s[4:5] = buffer, v10 = lane * 4, v11 = spread offsets, v[20:21] = address of the lane's element
  Build setup;
  const NodeId lane = setup.node(Uop::lane_id);
  const NodeId offset = setup.node(Uop::shl32, {lane, setup.k(2)});
  setup.set_v(10, offset);
  setup.set_v(11, setup.node(Uop::and32, {setup.node(Uop::mul32, {lane, setup.k(0x9e3779b4)}), setup.k(0xfffc)}));
  setup.set_v(12, setup.node(Uop::mul32, {lane, setup.k(256)}));
  setup.set_v(13, setup.node(Uop::or32, {offset, setup.k(1)}));
  setup.set_v(14, setup.k(0));
  const NodeId kernarg = setup.load(AddressSpace::scalar, 8, setup.s64(0));
  setup.set_s(4, setup.part(kernarg, 0));
  setup.set_s(5, setup.part(kernarg, 1));
  setup.set_s(12, setup.k(kIterations));
  code.push_back(setup.program);
  Build more;
  more.set_v64(20, more.at(more.s64(4), more.v(10)));
  for (unsigned i = 0; i < 8; ++i)
    more.set_v(i, more.node(Uop::f32_from_u32, {more.node(Uop::add32, {more.node(Uop::lane_id), more.k(i)})}));
  code.push_back(more.program);
  constexpr std::array<uint64_t, 4> kLanes = {~uint64_t{0}, 0x5555'5555'5555'5555, 0x0101'0101'0101'0101, 1};
  const uint64_t lanes = kLanes[static_cast<size_t>(state.range(0))];
  if (state.range(0) != 0) {
    Build exec;
    exec.set_s(isa::kExec, exec.k(static_cast<uint32_t>(lanes)));
    exec.set_s(isa::kExecHi, exec.k(static_cast<uint32_t>(lanes >> 32)));
    code.push_back(exec.program);
  }
  const auto begin = static_cast<unsigned>(code.size());
  for (unsigned i = 0; i < kBody; ++i) code.push_back(made(body, i));
  append_loop_end(code, begin);

  const ProgramList source(std::move(code));
  state::Memory memory;
  const uint64_t buffer = *memory.allocate(1 << 20, {.name = "buffer"});
  const uint64_t kernarg_buffer = *memory.allocate(64, {.name = "kernarg"});
  store_le(memory.view(kernarg_buffer, 8).data(), buffer);
  const auto engine = interp::make_interpreter();
  const auto prepared = engine->prepare(source, gfx9_model());
  DispatchInfo dispatch = one_wave(source);
  dispatch.compute_pgm_rsrc1 = 15 | mode_bits << 12;
  dispatch.kernarg_address = kernarg_buffer;
  dispatch.group_segment_bytes = 65536;
  uint64_t instructions = 0;
  for (auto _ : state) {
    const events::Outcome outcome = engine->launch(*prepared, dispatch, memory, {.threads = 1});
    if (!outcome.finished()) state.SkipWithError(outcome.text().c_str());
    instructions += outcome.instructions;
  }
  const auto count = static_cast<double>(instructions);
  state.counters["instructions"] = benchmark::Counter(count, benchmark::Counter::kIsRate);
  state.counters["lanes"] = benchmark::Counter(count * std::popcount(lanes), benchmark::Counter::kIsRate);
}

void valu_integer(Build& b, unsigned i) {
  const unsigned d = i % 8;
  switch (i % 4) {
    case 0: b.set_v(d, b.node(Uop::add32, {b.v(d), b.v((d + 1) % 8)})); break;
    case 1: b.set_v(d, b.node(Uop::xor32, {b.v(d), b.s(4)})); break;
    case 2: b.set_v(d, b.node(Uop::shl32, {b.v((d + 3) % 8), b.k(3)})); break;
    default: b.set_v(d, b.node(Uop::and32, {b.v(d), b.v((d + 2) % 8)})); break;
  }
}
void fma_chain(Build& b, unsigned i) {
  const unsigned d = i % 4;
  b.set_v(d, b.node(Uop::ffma32, {b.v(d), b.v(6), b.v(7)}));
}
void mac_flush(Build& b, unsigned i) {
  const unsigned d = i % 4;
  b.set_v(d, b.node(Uop::fadd32, {b.node(Uop::fmul32, {b.v(6), b.v(7)}, 0, true), b.v(d)}, 0, true));
}
NodeId low_half(Build& b, NodeId x) { return b.node(Uop::and32, {x, b.k(0xffff)}); }
NodeId high_half(Build& b, NodeId x) { return b.node(Uop::lshr32, {x, b.k(16)}); }
void packed_half(Build& b, unsigned i) {
  const unsigned d = i % 4;
  const NodeId x = b.v(d), y = b.v(4 + d);
  const NodeId low = b.node(Uop::fadd16, {low_half(b, x), low_half(b, y)});
  const NodeId high = b.node(Uop::fadd16, {high_half(b, x), high_half(b, y)});
  b.set_v(d, b.node(Uop::or32, {low_half(b, low), b.node(Uop::shl32, {high, b.k(16)})}));
}
// v_add_u16_sdwa dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1
void sdwa(Build& b, unsigned i) {
  const unsigned d = i % 4;
  const NodeId x = b.node(Uop::and32, {b.node(Uop::lshr32, {b.v(5), b.k(8)}), b.k(0xff)});
  const NodeId sum = b.node(Uop::and32, {b.node(Uop::add32, {x, low_half(b, b.v(6))}), b.k(0xffff)});
  b.set_v(d, b.node(Uop::or32, {low_half(b, b.v(d)), b.node(Uop::shl32, {sum, b.k(16)})}));
}
// v_add_f32_dpp quad_perm:[1,0,3,2]
void dpp(Build& b, unsigned i) {
  const unsigned d = i % 4;
  const NodeId from = b.node(Uop::xor32, {b.node(Uop::lane_id), b.k(1)});
  b.set_v(d, b.node(Uop::fadd32, {b.node(Uop::shuffle32, {b.v(4 + d), from}), b.v(d)}));
}
// Loads where i is even, stores where it is odd.
void load_or_store(Build& b, unsigned i, AddressSpace space, NodeId address) {
  if (i % 2 == 0)
    b.set_v(i % 8, b.part(b.load(space, 4, address), 0));
  else
    b.store(space, 4, address, {b.v(i % 8)});
}
void lds(Build& b, unsigned i) {
  load_or_store(b, i + 1, AddressSpace::lds, b.node(Uop::add32, {b.v(10), b.k(256 * (i % 8))}));
}
void global_coalesced(Build& b, unsigned i) {
  load_or_store(b, i, AddressSpace::global, b.node(Uop::add64, {b.v64(20), b.k64(256 * (i % 16))}));
}
void flat_coalesced(Build& b, unsigned i) { load_or_store(b, i, AddressSpace::flat, b.v64(20)); }
void global_strided(Build& b, unsigned i) { load_or_store(b, i, AddressSpace::global, b.at(b.s64(4), b.v(12))); }
void global_gathered(Build& b, unsigned i) {
  b.set_v(i % 8, b.part(b.load(AddressSpace::global, 4, b.at(b.s64(4), b.v(11))), 0));
}
// Four bytes at an odd address.
void global_unaligned(Build& b, unsigned i) { load_or_store(b, i, AddressSpace::global, b.at(b.s64(4), b.v(13))); }
void lds_unaligned(Build& b, unsigned i) { load_or_store(b, i + 1, AddressSpace::lds, b.v(13)); }
// Some lanes beyond the buffer's end, as a buffer instruction reads behind the last record.
void global_ragged(Build& b, unsigned i) {
  const NodeId inside = b.node(Uop::ult32, {b.v(11), b.k(0xc000)});
  const NodeId address = b.at(b.s64(4), b.v(11));
  const NodeId active = b.node(Uop::lane_bit, {b.s(isa::kExec), b.s(isa::kExecHi)});
  const NodeId where = b.node(Uop::and1, {inside, active});
  const NodeId loaded = b.node(Uop::load, {address, where}, sem::MemoryAccess{AddressSpace::global, 4}.pack());
  b.set_v(i % 8, b.node(Uop::select32, {inside, b.part(loaded, 0), b.k(0)}));
}
template <class Update>
void atomic(Build& b, AddressSpace space, NodeId address, Update update) {
  const NodeId begin = b.node(Uop::atomic_begin, {address, b.yes()}, sem::MemoryAccess{space, 4}.pack());
  b.node(Uop::atomic_end, {begin, update(b.part(begin, 0))});
}
void atomic_add(Build& b, AddressSpace space, NodeId address) {
  atomic(b, space, address, [&](NodeId old) { return b.node(Uop::add32, {old, b.v(0)}); });
}
void atomic_global_each(Build& b, unsigned) { atomic_add(b, AddressSpace::global, b.v64(20)); }
void atomic_global_one(Build& b, unsigned) { atomic_add(b, AddressSpace::global, b.s64(4)); }
void atomic_lds_each(Build& b, unsigned) { atomic_add(b, AddressSpace::lds, b.v(10)); }
void atomic_lds_one(Build& b, unsigned) { atomic_add(b, AddressSpace::lds, b.v(14)); }
void atomic_global_max(Build& b, unsigned) {
  const NodeId data = b.v(0);
  atomic(b, AddressSpace::global, b.v64(20), [&](NodeId old) {
    return b.node(Uop::select32, {b.node(Uop::slt32, {old, data}), data, old});
  });
}
void atomic_global_compare_swap(Build& b, unsigned) {
  atomic(b, AddressSpace::global, b.v64(20), [&](NodeId old) {
    return b.node(Uop::select32, {b.node(Uop::eq32, {old, b.v(1)}), b.v(0), old});
  });
}
// ds_inc_u32
void atomic_lds_count(Build& b, unsigned) {
  atomic(b, AddressSpace::lds, b.v(10), [&](NodeId old) {
    const NodeId wraps = b.node(Uop::not1, {b.node(Uop::ult32, {old, b.v(0)})});
    return b.node(Uop::select32, {wraps, b.k(0), b.node(Uop::add32, {old, b.k(1)})});
  });
}
void atomic_lds_float_add(Build& b, unsigned) {
  atomic(b, AddressSpace::lds, b.v(10), [&](NodeId old) { return b.node(Uop::fadd32, {b.v(0), old}); });
}
void compare_select(Build& b, unsigned i) {
  if (i % 2 == 0) {
    const NodeId less = b.node(Uop::flt32, {b.v(i % 8), b.v((i + 1) % 8)});
    const NodeId active = b.node(Uop::lane_bit, {b.s(isa::kExec), b.s(isa::kExecHi)});
    const NodeId mask = b.node(Uop::ballot, {b.node(Uop::and1, {less, active})});
    const NodeId low = b.node(Uop::lo64, {mask}), high = b.node(Uop::hi64, {mask});
    b.set_s(isa::kVcc, low);
    b.set_s(isa::kVccHi, high);
  } else {
    const NodeId bit = b.node(Uop::lane_bit, {b.s(isa::kVcc), b.s(isa::kVccHi)});
    b.set_v(i % 8, b.node(Uop::select32, {bit, b.v((i + 2) % 8), b.v((i + 3) % 8)}));
  }
}
// s_add_u32 with carry out
void salu(Build& b, unsigned i) {
  constexpr unsigned kFirst = 6, kCount = 6;  // between the buffer's address and the loop's counter
  const unsigned d = kFirst + i % kCount;
  const NodeId a = b.s(d);
  const NodeId sum = b.node(Uop::add32, {a, b.s(kFirst + (i + 1) % kCount)});
  const NodeId carry = b.node(Uop::ult32, {sum, a});
  b.set_s(d, sum);
  b.node(Uop::write_scc, {carry});
}
void mix(Build& b, unsigned i) {
  switch (i % 16) {
    case 0:
    case 8: return flat_coalesced(b, i);
    case 1:
    case 9: return lds(b, i);
    case 2:
    case 6:
    case 10: return salu(b, i);
    case 4: return compare_select(b, 0);
    case 5: return compare_select(b, 1);
    case 12: b.node(Uop::branch_if, {b.node(Uop::read_scc)}, 0); return;
    case 14: b.node(Uop::wait); return;
    default: return i % 2 ? fma_chain(b, i) : valu_integer(b, i);
  }
}

void apply(benchmark::internal::Benchmark* bench) { bench->DenseRange(0, 3)->ArgName("sparse"); }

#define LW_BENCH(name) BENCHMARK_CAPTURE(run, name, name)->Apply(apply)
LW_BENCH(valu_integer);
LW_BENCH(fma_chain);
BENCHMARK_CAPTURE(run, fma_chain_denormals, fma_chain, 0xf0)->Apply(apply);
LW_BENCH(mac_flush);
LW_BENCH(packed_half);
LW_BENCH(sdwa);
LW_BENCH(dpp);
LW_BENCH(compare_select);
LW_BENCH(salu);
LW_BENCH(lds);
LW_BENCH(flat_coalesced);
LW_BENCH(global_coalesced);
LW_BENCH(global_strided);
LW_BENCH(global_gathered);
LW_BENCH(global_unaligned);
LW_BENCH(global_ragged);
LW_BENCH(lds_unaligned);
LW_BENCH(atomic_global_each);
LW_BENCH(atomic_global_one);
LW_BENCH(atomic_lds_each);
LW_BENCH(atomic_lds_one);
LW_BENCH(atomic_global_max);
LW_BENCH(atomic_global_compare_swap);
LW_BENCH(atomic_lds_count);
LW_BENCH(atomic_lds_float_add);
LW_BENCH(mix);

}  // namespace
}  // namespace lw::exec::test

BENCHMARK_MAIN();
