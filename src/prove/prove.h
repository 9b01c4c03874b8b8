// Meanings as bit-vectors and the question "are these two equal?"; the only folder that includes Z3.
//
// One symbolic lane stands for all: registers start with unknown contents, equal on both sides, and the question is
// whether any contents, any lane number and any EXEC make the live-out registers differ. What crosses lanes (masks read
// as numbers, DPP, v_readlane) is the same term at another lane. Float micro-operations are uninterpreted functions of
// their arguments and MODE; a counterexample that only an untrue float result makes possible is refined away, with the
// facts of float_facts.h or with the true result (see FloatEvaluator). Products of two unknown words are such functions
// as well, until a proof needs them exact (product_facts.h).
//
// Memory is the same on both sides at first and unknown. A load is a function of its address and of how many stores
// came before it that may have changed its space (global and scalar memory, LDS, private memory; flat accesses mean any
// of them); one of several bytes consists of loads of one byte, so that merged loads are equal. Where a side stores,
// both must store alike: in every lane the same stores in the same order, each with the same bytes at the same address
// under the same condition. That makes memory equal after each of them, whatever the other lanes store. Stores are not
// merged or taken apart, a load after a store is not known to yield what was stored, and scalar loads are not known to
// read what vector loads read. Left out of the model: faults and ranges (a proof takes every access to succeed), other
// waves, caches (glc and its like), and time: results of loads are there at once, so that a proof says nothing about
// waits. Atomics, images and GDS have no bit-vector form.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/base.h"
#include "base/session.h"
#include "inst/inst.h"
#include "sem/sem.h"

namespace lw::prove {

// How the bits of a register are to be read as floats.
enum class FloatFormat : uint8_t { none, f16, two_f16, f32, f64_low, f64_high };

// A register, or a part of one, that must be equal at the end: "v0", "v0.hi", "v3.b1", "s5", "vcc", "scc", "exec",
// "m0", "ttmp2".
struct LiveOut {
  // lane_mask: this lane's bit of a scalar register pair. memory: in answers alone, where the stores differ.
  enum class File : uint8_t { vgpr, sgpr, scc, lane_mask, memory };
  File file = File::vgpr;
  unsigned number = 0;
  unsigned lsb = 0;
  unsigned width = 32;
  std::string text;                             // one register, as assembly names it
  FloatFormat ignored_nan = FloatFormat::none;  // two NaNs of this format count as equal here
};
// "v0.hi" and, of several registers, a list with ranges: "v[0:3],s[4:5],vcc".
Result<std::vector<LiveOut>> parse_live_out(const isa::Target& target, std::string_view list);

// A float micro-operation on values, by the one implementation that execution uses.
using FloatEvaluator =
    std::function<std::optional<uint64_t>(const sem::Node& node, std::span<const uint64_t> arguments, uint32_t mode)>;

// A value computed from what registers hold before the code.
struct Expression {
  sem::Program program;  // of pure micro-operations
  sem::NodeId value = 0;
};

// What is taken to hold of the state before the code, the same on both sides. A condition on this lane's registers
// holds in every lane whose bit in EXEC is set then; one on scalar registers and MODE alone holds whatever EXEC is.
struct Assumption {
  std::string text;
  Expression condition;                   // a truth value
  uint32_t mode_mask = 0, mode_bits = 0;  // of one by name: the bits of MODE that it fixes, and their values
};
// An assumption by name: which bits of MODE have which values.
struct AssumptionName {
  std::string_view name;
  uint32_t mode_mask, mode_bits;
  std::optional<isa::Feature> needs;
  std::string_view sentence;
};
std::span<const AssumptionName> assumption_names();
// A list joined by commas: names, and comparisons of two expressions as claims have them, such as `v2 < 0x1000000` and
// `s4 == 32 - s5` (== != < <= > >=, of words as unsigned numbers). A truth value called by name, such as
// `slt32(v1, v2)`, stands for itself.
Result<std::vector<Assumption>> parse_assumptions(const isa::Target& target, std::string_view list);

struct ProveOptions {
  unsigned timeout_ms = 60'000;  // for the whole question, its terms included
  Cancel cancel;                 // ends the question early: the answer is then unknown
  unsigned work = 0;             // at most so much in each check, as Z3 counts it: the same on every host; 0: no limit
  unsigned refinements = 2'000;
  std::vector<Assumption> assumptions;
  std::optional<uint32_t> mode;  // MODE, where it is known; otherwise the proof holds for every MODE
  FloatEvaluator evaluate;
  const isa::Target* target = nullptr;  // names the registers and says how many lanes a wave has
};

enum class Verdict : uint8_t { equal, different, unknown };

struct RegisterValue {
  std::string name;  // "v1", "s4", "mode", "scc", "lane"
  uint32_t value = 0;
  std::optional<unsigned> lane = std::nullopt;  // of a VGPR in another lane than the one that the answer speaks of
};

struct Answer {
  Verdict verdict = Verdict::unknown;
  std::string reason;                 // unknown: why
  std::vector<RegisterValue> inputs;  // different: contents that show it, every register that either side reads
  LiveOut live_out;                   // different: which one
  uint64_t left = 0;                  // different: its value on both sides
  uint64_t right = 0;
  unsigned refinements = 0;
};

// One side: straight-line code in the order of execution.
struct Snippet {
  std::vector<sem::Program> programs;
  std::vector<isa::Type> result_types;  // of each instruction's first result
};

// Whether the programs can be reasoned about; names the first micro-operation that cannot (atomics, images, jumps).
std::optional<std::string> why_unprovable(const Snippet& snippet);
// A counterexample for a side that does depends on what memory holds, which it does not say: it may not be one.
bool accesses_memory(const Snippet& snippet);

// How `place` is to be read as floats: as the instruction that wrote it last writes it, or, where that is none of
// floats, as the only format that the snippets compute in. `none` where they leave it open.
FloatFormat float_format(const LiveOut& place, const Snippet& left, const Snippet* right);

// Why nothing can be proved: the library with the solver is missing or cannot be loaded. nullopt where it is there.
std::optional<std::string> why_no_solver();

// Both fail where the library with the solver is missing (solver.h), and where no state satisfies the assumptions.
Result<Answer> prove_equal(const Snippet& left, const Snippet& right, const std::vector<LiveOut>& live_out,
                           const ProveOptions& options);

// A claim is `PLACE = EXPRESSION`, as in `v0.hi = fadd16(v1.hi, v2.hi)`: register parts and numbers joined by
// + - * & | ^ << >>, and micro-operations called by name. Registers on the right hold their contents before the code; a
// pair such as v[2:3] is a word of 64 bits.
struct Equation {
  std::vector<LiveOut> place;  // one register, or a pair with the low one first
  Expression expression;
};
Result<Equation> parse_claim(const isa::Target& target, std::string_view text);
Result<Answer> prove_claim(const Snippet& snippet, const Equation& claim, const ProveOptions& options);

}  // namespace lw::prove
