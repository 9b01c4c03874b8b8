#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <random>
#include <set>

#include "interp/straight_line.h"
#include "snippets/assumed.h"
#include "snippets/counterexample.h"
#include "snippets/snippets.h"

namespace lw::snippets {
namespace {

// Registers that a snippet reads.
struct Reads {
  std::set<unsigned> vgprs, sgprs;
  bool scc = false;

  void add(const prove::Snippet& snippet) {
    for (const sem::Program& program : snippet.programs) add(program);
  }
  void add(const sem::Program& program) {
    for (const sem::Node& node : program.nodes) {
      if (node.op == sem::Uop::read_vgpr) vgprs.insert(static_cast<unsigned>(node.imm));
      if (node.op == sem::Uop::read_sgpr) sgprs.insert(static_cast<unsigned>(node.imm));
      scc = scc || node.op == sem::Uop::read_scc;
    }
  }
};

// Words whose halves and pairs are special floats, too.
constexpr std::array<uint32_t, 40> kSpecial{
    0x00000000, 0x80000000, 0x3f800000, 0xbf800000, 0x3f000000, 0x40000000, 0x00000001, 0x807fffff,  // f32
    0x00800000, 0x7f7fffff, 0xff7fffff, 0x7f800000, 0xff800000, 0x7fc00000, 0x7f800001, 0x33800000,  //
    0x3c003c00, 0xbc003800, 0x00010001, 0x83ff03ff, 0x04008400, 0x7bfffbff, 0x7c00fc00, 0x7e007c01,  // f16
    0x3c000000, 0x00003c00, 0x3ff00000, 0x7ff00000, 0x7ff80000, 0x00100000, 0x7fefffff, 0x800fffff,  // f64, high words
    0xffffffff, 0x7fffffff, 0x00000002, 0x0000001f, 0x00000020, 0x0000ffff, 0xffff0000, 0x01000000,  // integers
};

class Source {
 public:
  explicit Source(uint64_t seed) : random_(seed) {}
  uint64_t bits() { return random_(); }
  uint32_t word() {
    const uint64_t r = bits();
    const auto value = static_cast<uint32_t>(r >> 32);
    switch (r & 3) {
      case 0:
      case 1: return kSpecial[value % kSpecial.size()];
      case 2: return value;
      // An f32 from 2^-20 to 2^20: values that meet when they are added.
      default: return (value & 0x807fffff) | (107 + (r >> 8) % 40) << 23;
    }
  }

 private:
  std::mt19937_64 random_;
};

uint32_t varied_mode(Source& source, uint64_t run) {
  constexpr uint32_t kUsual = 0x3c0, kDenormals = 0x3f0;  // as compilers set it for gfx8, and for gfx9 and later
  switch (run % 4) {
    case 0: return kDenormals;
    case 1: return kUsual;
    case 2: return 0;
    default: return static_cast<uint32_t>(source.bits() & 0x3ff);
  }
}

state::Wave random_wave(Source& source, uint64_t run, const Reads& reads, uint32_t lanes,
                        const std::optional<uint32_t>& mode) {
  state::Wave wave(256);
  wave.clear_vgprs();
  wave.mode = mode ? *mode : varied_mode(source, run);
  wave.scc = source.bits() & 1;
  for (const unsigned number : reads.vgprs)
    for (uint32_t lane = 0; lane < lanes; ++lane) wave.vgpr(number)[lane] = source.word();
  for (const unsigned number : reads.sgprs) wave.sgpr[number] = source.word();
  const uint64_t all = lanes == 64 ? ~uint64_t{0} : (uint64_t{1} << lanes) - 1;
  wave.set_sgpr_pair(state::exec_lo, run % 2 == 0 ? all : source.bits() & all);
  return wave;
}

// What the wave holds, as a counterexample for one lane. `detail` 0: what that lane has of VGPRs; 1: EXEC as well;
// 2: all lanes.
prove::Answer described(const state::Wave& wave, const Reads& reads, const prove::LiveOut& place, uint32_t lane,
                        uint32_t lanes, unsigned detail, bool has_mode) {
  prove::Answer answer;
  answer.verdict = prove::Verdict::different;
  answer.live_out = place;
  answer.inputs.push_back({"lane", lane});
  for (const unsigned number : reads.vgprs) {
    answer.inputs.push_back({fmt::format("v{}", number), wave.vgpr(number)[lane]});
    for (uint32_t other = 0; detail == 2 && other < lanes; ++other)
      if (other != lane)
        answer.inputs.push_back({fmt::format("v{}", number), wave.vgpr(number)[other], static_cast<unsigned>(other)});
  }
  std::set<unsigned> sgprs = reads.sgprs;
  for (const unsigned half : {0u, 1u}) {
    if (detail == 0) sgprs.erase(state::exec_lo + half);
    if (detail != 0) sgprs.insert(state::exec_lo + half);
  }
  for (const unsigned number : sgprs) answer.inputs.push_back({fmt::format("s{}", number), wave.sgpr[number]});
  if (reads.scc) answer.inputs.push_back({"scc", wave.scc ? 1u : 0u});
  if (has_mode) answer.inputs.push_back({"mode", wave.mode});
  return answer;
}

// Both snippets, ready to run, and what is assumed of the state before them.
class Pair {
 public:
  Pair(const LoadedSnippet& left, const LoadedSnippet& right, std::span<const prove::Assumption> assumptions)
      : machine_(exec::machine_model(*left.target)),
        left_count_(left.snippet.programs.size()),
        right_count_(right.snippet.programs.size()),
        left_(left.snippet.programs, machine_),
        right_(right.snippet.programs, machine_),
        assumed_(assumptions, machine_) {}

  // Changes MODE, and takes lanes out of EXEC, so that the wave satisfies the assumptions. False where that does not
  // do.
  bool satisfy(state::Wave& wave, bool may_change_mode) {
    if (may_change_mode) wave.mode = assumed_.fixed_mode(wave.mode);
    const std::optional<uint64_t> lanes = assumed_.lanes(wave);
    if (!lanes) return false;
    wave.set_sgpr_pair(state::exec_lo, wave.sgpr_pair(state::exec_lo) & *lanes);
    return assumed_.holds(wave);
  }

  // false where one of them does not come to its end.
  bool run(state::Wave& a, state::Wave& b) {
    const events::Outcome left = left_.run(0, left_count_, a), right = right_.run(0, right_count_, b);
    return left.finished() && right.finished();
  }
  // Whether the answer's inputs alone make its register differ; its values are those, then.
  bool shows(prove::Answer& answer, uint32_t lane) {
    state::Wave a = wave_of(answer), b = wave_of(answer);
    if (!assumed_.holds(a) || !run(a, b) || !differ(a, b, answer.live_out, lane)) return false;
    answer.left = value_in(a, answer.live_out, lane);
    answer.right = value_in(b, answer.live_out, lane);
    return true;
  }
  // Leaves out the registers of other lanes that do not matter.
  void shorten(prove::Answer& answer, uint32_t lane) {
    for (size_t i = answer.inputs.size(); i-- > 0;) {
      if (!answer.inputs[i].lane) continue;
      prove::Answer shorter = answer;
      shorter.inputs.erase(shorter.inputs.begin() + static_cast<ptrdiff_t>(i));
      if (shows(shorter, lane)) answer = std::move(shorter);
    }
  }

 private:
  exec::MachineModel machine_;
  size_t left_count_, right_count_;
  interp::StraightLine left_, right_;
  AssumedState assumed_;
};

// The shortest description of a wave, for one of its lanes, that still shows the difference in `place`. Nothing: none
// does.
std::optional<prove::Answer> shortest(Pair& pair, const state::Wave& wave, const Reads& reads,
                                      const prove::LiveOut& place, uint32_t lane, uint32_t lanes,
                                      const std::optional<uint32_t>& mode) {
  for (unsigned detail = 0; detail < 3; ++detail)
    for (const bool has_mode : {false, true}) {
      if (!has_mode && mode.value_or(0) != 0) continue;
      prove::Answer answer = described(wave, reads, place, lane, lanes, detail, has_mode);
      if (!pair.shows(answer, lane)) continue;
      pair.shorten(answer, lane);
      return answer;
    }
  return std::nullopt;
}

}  // namespace

std::optional<prove::Answer> random_difference(const LoadedSnippet& left, const LoadedSnippet& right,
                                               const std::vector<prove::LiveOut>& places, const RandomInputs& inputs,
                                               const Cancel& cancel) {
  Reads reads;
  reads.add(left.snippet);
  reads.add(right.snippet);
  for (const prove::Assumption& assumption : inputs.assumptions) reads.add(assumption.condition.program);
  Pair pair(left, right, inputs.assumptions);
  Source source(inputs.seed);
  const uint32_t lanes = left.target->wave_size;
  const uint64_t runs = (inputs.count + lanes - 1) / lanes;
  for (uint64_t run = 0; run < runs; ++run) {
    throw_if_requested(cancel);
    state::Wave start = random_wave(source, run, reads, lanes, inputs.mode);
    if (!pair.satisfy(start, !inputs.mode)) continue;
    state::Wave a = same(start), b = same(start);
    if (!pair.run(a, b)) return std::nullopt;
    for (const prove::LiveOut& place : places)
      for (uint32_t lane = 0; lane < lanes; ++lane) {
        if (!differ(a, b, place, lane)) continue;
        if (std::optional<prove::Answer> answer = shortest(pair, start, reads, place, lane, lanes, inputs.mode))
          return answer;
      }
  }
  return std::nullopt;
}

}  // namespace lw::snippets
