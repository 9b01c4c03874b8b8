#include "api/launch_outcome.h"

#include <fmt/format.h>

#include <algorithm>

#include "api/api.h"
#include "base/symbol_name.h"

namespace lw::api {
namespace {

using events::OutcomeKind;

constexpr const char* kNoHostcall =
    "the kernel may call its host (printf of HIP, malloc on the device), which run does not support; compile with "
    "-mprintf-kind=buffered, or run the program under lanewise hip";

// The address of the buffer for that is 0.
bool misses_hostcall(const events::Outcome& outcome, const object::Kernel& kernel) {
  constexpr uint64_t kFirstPage = 4096;
  return outcome.kind == OutcomeKind::memory_fault && outcome.fault.address < kFirstPage &&
         std::ranges::count(kernel.metadata.arguments, object::ArgumentKind::hidden_hostcall_buffer,
                            &object::ArgumentMetadata::kind) != 0;
}

// "not modelled" is said once.
std::string without_kind(const events::Outcome& outcome) {
  const std::string text = outcome.text();
  const std::string prefix = fmt::format("{}: ", events::outcome_name(outcome.kind));
  return text.starts_with(prefix) ? text.substr(prefix.size()) : text;
}

lanewise::FailureKind failure_kind(OutcomeKind kind) {
  switch (kind) {
    case OutcomeKind::not_modelled: return FailureKind::not_modelled;
    case OutcomeKind::bad_dispatch: return FailureKind::bad_input;
    default: return FailureKind::interrupted;
  }
}

lanewise::FaultReport fault_of(const events::Outcome& outcome) {
  const events::Fault& f = outcome.fault;
  lanewise::FaultReport report{.message = outcome.text(),
                               .access = std::string(events::access_name(f.access)),
                               .size_bytes = f.size_bytes,
                               .address = f.address,
                               .relation = f.relation,
                               .kernel = f.place.kernel,
                               .workgroup = f.place.workgroup,
                               .wave = f.place.wave,
                               .lane = f.place.lane,
                               .pc = f.place.pc,
                               .instruction = f.place.instruction,
                               .source = f.place.source};
  if (std::string name = demangled(f.place.kernel); !name.empty()) report.demangled = std::move(name);
  if (!f.place.inlined_at.empty()) report.inlined_at = f.place.inlined_at;
  report.reason = without_kind(outcome);
  return report;
}

}  // namespace

void add_cause(events::Outcome& outcome, const object::Kernel& kernel, const input::LoadedFile& loaded, uint64_t base) {
  if (misses_hostcall(outcome, kernel)) outcome.fault.detail = kNoHostcall;
  const auto lines = object::LineTable::load(loaded.elf, object::LineTable::Detail::inlined);
  if (!lines) return;
  events::Place& place = outcome.fault.place;
  const object::SourceTrace trace = lines->trace(place.pc - base);
  place.source = trace.source();
  place.inlined_at = trace.inlined_at();
}

void add_outcome(const events::Outcome& outcome, const exec::DispatchProgress& progress, lanewise::RunReport& report) {
  report.outcome = events::outcome_name(outcome.kind);
  report.wave_instructions = outcome.instructions;
  if (outcome.finished()) return;
  report.failure = failure_kind(outcome.kind);
  report.fault = fault_of(outcome);
  if (outcome.kind != OutcomeKind::interrupted) return;
  report.progress = lanewise::RunProgress{progress.groups_done.load(), progress.groups.load()};
  report.progress_text = exec::progress_text(progress);
}

}  // namespace lw::api
