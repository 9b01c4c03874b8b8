#include "report/wait_words.h"

#include <fmt/format.h>

#include "inst/roles.h"
#include "inst/wait_counters.h"
#include "report/words.h"

namespace lw::report {
namespace {

using inst::Counter;

std::string_view counted_by(const isa::Target& target, Counter counter) {
  switch (counter) {
    case Counter::vm:
      return target.has(isa::Feature::separate_store_count) ? "vector memory loads" : "vector memory accesses";
    case Counter::exp: return "exports and stores that read their data";
    case Counter::lgkm: return "LDS, GDS and scalar memory accesses and messages";
    case Counter::load: return "vector memory loads";
    case Counter::vs:
    case Counter::store: return "vector memory stores";
    case Counter::sample: return "image samples";
    case Counter::bvh: return "ray tracing operations";
    case Counter::ds: return "LDS operations";
    case Counter::km: return "scalar memory accesses and messages";
    case Counter::va_vdst: return "VALU writes of VGPRs";
    case Counter::va_sdst: return "VALU writes of SGPRs";
    case Counter::va_ssrc: return "VALU reads of SGPRs";
    case Counter::va_vcc: return "VALU writes of VCC";
    case Counter::vm_vsrc: return "vector memory reads of VGPRs";
    case Counter::sa_sdst: return "SALU writes of SGPRs";
    case Counter::hold: break;  // in no manual
  }
  return "";
}

// In this order.
constexpr Counter kInWords[] = {
    Counter::vm,      Counter::load,   Counter::vs,      Counter::store,   Counter::sample,  Counter::bvh,
    Counter::lgkm,    Counter::ds,     Counter::km,      Counter::exp,     Counter::va_vdst, Counter::va_sdst,
    Counter::va_ssrc, Counter::va_vcc, Counter::vm_vsrc, Counter::sa_sdst,
};

}  // namespace

std::string wait_words(const isa::Target& target, const inst::Instruction& instruction) {
  if (instruction.op() == isa::Op::s_nop)
    return fmt::format("Does nothing for {}.", counted(inst::wait_states_of(target, instruction), "wait state"));
  const std::optional<inst::Waits> waits = inst::waits_of(target, instruction);
  if (!waits) return "";
  std::string conditions;
  for (const Counter counter : kInWords) {
    const uint32_t most = (*waits)[counter];
    if (most >= inst::most_counted(target, counter)) continue;
    const std::string_view what = counted_by(target, counter);
    conditions += fmt::format("{}{}", conditions.empty() ? "" : ", and ",
                              most == 0 ? fmt::format("all {} are complete", what)
                                        : fmt::format("at most {} {} are outstanding", most, what));
  }
  if (conditions.empty()) return "Waits for nothing: each of its counts has its largest value.";
  return fmt::format("Waits until {}.", conditions);
}

}  // namespace lw::report
