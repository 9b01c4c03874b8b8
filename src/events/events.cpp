#include "events/events.h"

#include <fmt/format.h>

#include "base/symbol_name.h"

namespace lw::events {

std::string_view outcome_name(OutcomeKind kind) {
  switch (kind) {
    case OutcomeKind::finished: return "finished";
    case OutcomeKind::memory_fault: return "memory_fault";
    case OutcomeKind::misaligned_access: return "misaligned_access";
    case OutcomeKind::instruction_fetch_fault: return "instruction_fetch_fault";
    case OutcomeKind::illegal_instruction: return "illegal_instruction";
    case OutcomeKind::register_out_of_range: return "register_out_of_range";
    case OutcomeKind::trap: return "trap";
    case OutcomeKind::limit_reached: return "limit_reached";
    case OutcomeKind::interrupted: return "interrupted";
    case OutcomeKind::barrier_never_completes: return "barrier_never_completes";
    case OutcomeKind::not_modelled: return "not_modelled";
    case OutcomeKind::bad_dispatch: return "bad_dispatch";
  }
  return "?";
}

std::string_view access_name(AccessKind kind) {
  switch (kind) {
    case AccessKind::none: return "access";
    case AccessKind::load: return "load";
    case AccessKind::store: return "store";
    case AccessKind::atomic: return "atomic";
    case AccessKind::fetch: return "instruction fetch";
  }
  return "?";
}

std::string_view space_name(Space space) {
  switch (space) {
    case Space::global: return "global";
    case Space::scalar: return "scalar";
    case Space::lds: return "LDS";
    case Space::private_memory: return "private";
  }
  return "?";
}

std::string Fault::text(OutcomeKind kind) const {
  std::string text(outcome_name(kind));
  if (access != AccessKind::none) {
    text += fmt::format(": {}{}{} of {} byte{} at {:#x}", space, space.empty() ? "" : " ", access_name(access),
                        size_bytes, size_bytes == 1 ? "" : "s", address);
    if (!relation.empty()) text += ", " + relation;
  }
  if (!detail.empty()) text += ": " + detail;
  text += fmt::format("\n  in kernel {}, workgroup ({}, {}, {}), wave {}", shown_symbol(place.kernel),
                      place.workgroup[0], place.workgroup[1], place.workgroup[2], place.wave);
  if (place.lane >= 0) text += fmt::format(", lane {}", place.lane);
  text += fmt::format(", pc {:#x}", place.pc);
  if (!place.instruction.empty()) text += ": " + place.instruction;
  if (!place.source.empty()) text += "\n  at " + place.source;
  for (const std::string& around : place.inlined_at) text += "\n  inlined at " + around;
  return text;
}

}  // namespace lw::events
