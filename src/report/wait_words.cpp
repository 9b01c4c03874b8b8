#include "report/wait_words.h"

#include <fmt/format.h>

#include "inst/missing_waits.h"
#include "inst/wait_counters.h"
#include "report/words.h"

namespace lw::report {
namespace {

using inst::Counter;

std::string_view counted_by(const isa::Target& target, Counter counter) {
  switch (counter) {
    case Counter::vm:
      return inst::most_counted(target, Counter::vs) != 0 ? "vector memory loads" : "vector memory accesses";
    case Counter::exp: return "exports and stores that read their data";
    case Counter::lgkm: return "LDS, GDS and scalar memory accesses and messages";
    case Counter::vs: return "vector memory stores";
  }
  return "";
}

}  // namespace

std::string wait_words(const isa::Target& target, const inst::Instruction& instruction) {
  if (instruction.op() == isa::Op::s_nop)
    return fmt::format("Does nothing for {}.", counted(inst::wait_states_of(target, instruction), "wait state"));
  const std::optional<inst::Waits> waits = inst::waits_of(target, instruction);
  if (!waits) return "";
  std::string conditions;
  for (const Counter counter : {Counter::vm, Counter::vs, Counter::lgkm, Counter::exp}) {
    const uint32_t most = (*waits)[counter];
    if (most >= inst::most_counted(target, counter)) continue;
    const std::string_view what = counted_by(target, counter);
    conditions += fmt::format("{}{}", conditions.empty() ? "" : ", and ",
                              most == 0 ? fmt::format("all {} are complete", what)
                                        : fmt::format("at most {} {} are outstanding", most, what));
  }
  if (conditions.empty()) return "Waits for nothing: each of its counts is the largest there is.";
  return fmt::format("Waits until {}.", conditions);
}

}  // namespace lw::report
