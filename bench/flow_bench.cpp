// Liveness from machine code in memory: decoding, effects, graph, EXEC, liveness. Instructions a second and bytes an
// instruction.
#include <benchmark/benchmark.h>

#include <cstring>
#include <string>
#include <vector>

#include "bytes/bytes.h"
#include "flow/flow.h"
#include "text/assembler.h"

namespace {

using namespace lw;

// A stretch of ordinary vector code with a few scalar and memory instructions.
constexpr std::string_view kBody = R"(
  v_mul_f32_e32 v8, v2, v3
  v_mac_f32_e32 v8, v4, v5
  ds_read2_b32 v[10:11], v1 offset1:16
  v_add_u32_e32 v12, 0x1234, v6
  v_lshlrev_b32_e32 v13, 2, v12
  s_add_u32 s6, s6, 64
  s_addc_u32 s7, s7, 0
  v_mad_u32_u24 v14, v13, s6, v7
  v_pk_mul_f16 v15, v8, v14 op_sel_hi:[1,0]
  v_pk_add_f16 v16, v15, v8
  s_waitcnt lgkmcnt(0)
  v_fma_f32 v17, v10, v11, v16
  v_cvt_f16_f32_sdwa v18, v17 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:DWORD
  v_max_f32_e32 v2, v17, v2
  v_cmp_gt_f32_e32 vcc, v2, v17
  v_cndmask_b32_e32 v3, v18, v2, vcc
  v_xor_b32_e32 v6, v3, v14
  ds_write_b32 v1, v6 offset:256
)";
constexpr std::string_view kLoop = "s_sub_u32 s8, s8, 1\n s_cmp_lg_u32 s8, 0\n s_cbranch_scc1 65496\n";
constexpr std::string_view kDivergent =
    "s_and_saveexec_b64 s[10:11], vcc\n s_cbranch_execz 2\n v_add_f32_e32 v4, v4, v3\n v_mul_f32_e32 v5, v5, v4\n"
    "s_or_b64 exec, exec, s[10:11]\n";

std::vector<std::byte> assembled(const std::string& text) {
  Diagnostics diagnostics("", text);
  const text::Assembly assembly = text::assemble(*isa::find_target("gfx900"), text, diagnostics);
  LW_CHECK(!diagnostics.has_errors(), "the benchmark's own code assembles");
  return assembly.sections.front().bytes;
}

std::vector<std::byte> repeated(const std::string& body, size_t instructions, size_t instructions_in_body) {
  const std::vector<std::byte> once = assembled(body);
  const std::vector<std::byte> end = assembled("s_endpgm\n");
  std::vector<std::byte> all;
  for (size_t i = 0; i < instructions; i += instructions_in_body) all.insert(all.end(), once.begin(), once.end());
  all.insert(all.end(), end.begin(), end.end());
  return all;
}

void analyse(benchmark::State& state, const std::string& body, size_t instructions_in_body) {
  const isa::Target& target = *isa::find_target("gfx900");
  const std::vector<std::byte> bytes = repeated(body, static_cast<size_t>(state.range(0)), instructions_in_body);
  size_t memory = 0, instructions = 0;
  for (auto _ : state) {
    flow::Code code(target);
    code.reserve_for(bytes.size());
    for (size_t at = 0; at + 4 <= bytes.size();) {
      const bytes::Decoded decoded = bytes::decode(target, std::span(bytes).subspan(at));
      code.add(at, decoded.instruction);
      at += decoded.size_bytes;
    }
    const flow::Graph graph = flow::make_graph(code, {});
    const flow::Liveness liveness(code, graph);
    benchmark::DoNotOptimize(liveness.vgprs(0));
    memory = liveness.memory_bytes();
    instructions = code.size();
  }
  state.counters["instructions/s"] =
      benchmark::Counter(static_cast<double>(instructions), benchmark::Counter::kIsIterationInvariantRate);
  state.counters["bytes/instruction"] = static_cast<double>(memory) / static_cast<double>(instructions);
}

void straight(benchmark::State& state) { analyse(state, std::string(kBody), 18); }
void loops(benchmark::State& state) { analyse(state, std::string(kBody) + std::string(kLoop), 21); }
void divergent(benchmark::State& state) { analyse(state, std::string(kBody) + std::string(kDivergent), 23); }

BENCHMARK(straight)->RangeMultiplier(10)->Range(10'000, 10'000'000)->Unit(benchmark::kMillisecond);
BENCHMARK(loops)->RangeMultiplier(10)->Range(10'000, 10'000'000)->Unit(benchmark::kMillisecond);
BENCHMARK(divergent)->RangeMultiplier(10)->Range(10'000, 1'000'000)->Unit(benchmark::kMillisecond);

}  // namespace

BENCHMARK_MAIN();
