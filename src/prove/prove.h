// Meanings as bit-vectors and the question "are these two equal?"; the only folder that includes Z3.
//
// One symbolic lane stands for all: registers start with unknown contents, equal on both sides, and the question is
// whether any contents, any lane number and any EXEC make the live-out registers differ. Float micro-operations are
// uninterpreted functions of their arguments and MODE; a counterexample that only an untrue float result makes possible
// is refined away with the true result (see FloatEvaluator).
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/base.h"
#include "inst/inst.h"
#include "sem/sem.h"

namespace lw::prove {

// A register, or a part of one, that must be equal at the end: "v0", "v0.hi", "v3.b1", "s5", "vcc", "scc", "exec",
// "m0".
struct LiveOut {
  enum class File : uint8_t { vgpr, sgpr, scc, lane_mask };  // lane_mask: this lane's bit of a scalar register pair
  File file = File::vgpr;
  unsigned number = 0;
  unsigned lsb = 0;
  unsigned width = 32;
  std::string text;  // as the user wrote it
};
Result<LiveOut> parse_live_out(std::string_view text);

// A float micro-operation on values, by the one implementation that execution uses.
using FloatEvaluator =
    std::function<std::optional<uint64_t>(const sem::Node& node, std::span<const uint64_t> arguments, uint32_t mode)>;

struct Options {
  unsigned timeout_ms = 60'000;  // for the whole question
  unsigned refinements = 2'000;
  std::optional<uint32_t> mode;  // MODE, where it is known; otherwise the proof holds for every MODE
  FloatEvaluator evaluate;
};

enum class Verdict : uint8_t { equal, different, unknown };

struct RegisterValue {
  std::string name;  // "v1", "s4", "mode", "scc", "lane"
  uint32_t value = 0;
};

struct Answer {
  Verdict verdict = Verdict::unknown;
  std::string reason;                 // unknown: why
  std::vector<RegisterValue> inputs;  // different: contents that show it, every register that either side reads
  std::string live_out;               // different: which one
  uint64_t left = 0;                  // different: its value on both sides
  uint64_t right = 0;
  unsigned refinements = 0;
  double seconds = 0;
};

// One side: straight-line code in the order of execution.
struct Snippet {
  std::vector<sem::Program> programs;
};

// Whether the programs can be reasoned about; names the first micro-operation that cannot (memory, other lanes, jumps).
std::optional<std::string> why_unprovable(const Snippet& snippet);

// Both fail where the library with the solver is missing (solver.h).
Result<Answer> prove_equal(const Snippet& left, const Snippet& right, const std::vector<LiveOut>& live_out,
                           const Options& options);

// A claim is `PLACE = EXPRESSION`, as in `v0.hi = fadd16(v1.hi, v2.hi)`: register parts and numbers joined by
// + - * & | ^ << >>, and micro-operations called by name. Registers on the right hold their contents before the code.
Result<Answer> prove_claim(const Snippet& snippet, std::string_view claim, const Options& options);

}  // namespace lw::prove
