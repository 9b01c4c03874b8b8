#include "app/run_outcome.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/symbol_name.h"

namespace lw::app {
namespace {

using events::OutcomeKind;

constexpr const char* kNoHostcall =
    "the kernel may ask its host for something (printf of HIP, malloc of a device), which run has no answer for; "
    "compile with -mprintf-kind=buffered, or run the program under lanewise hip";

// The address of the buffer for that is 0.
bool misses_hostcall(const events::Outcome& outcome, const object::Kernel& kernel) {
  constexpr uint64_t kFirstPage = 4096;
  return outcome.kind == OutcomeKind::memory_fault && outcome.fault.address < kFirstPage &&
         std::ranges::count(kernel.metadata.arguments, object::ArgumentKind::hidden_hostcall_buffer,
                            &object::Argument::kind) != 0;
}

// "not modelled" is said once.
std::string without_kind(const events::Outcome& outcome) {
  const std::string text = outcome.text();
  const std::string prefix = fmt::format("{}: ", events::outcome_name(outcome.kind));
  return text.starts_with(prefix) ? text.substr(prefix.size()) : text;
}

int say_interrupted(const Console& console, const events::Outcome& outcome, const exec::Progress& progress,
                    const launch::LaunchFile& file) {
  fmt::print(console.err, "{}{}\n  {}\n", console.colour ? "\033[1;33minterrupted\033[0m" : "interrupted",
             outcome.text().substr(events::outcome_name(outcome.kind).size()), exec::progress_text(progress));
  for (const launch::Output& output : file.outputs)
    fmt::print(console.err, "  {} holds what the kernel had stored by then\n", file.resolve(output.file));
  return kProgramFaulted;
}

int say_fault(const Console& console, const events::Outcome& outcome) {
  fmt::print(console.err, "{}fault:{} {}\n", console.colour ? "\033[1;31m" : "", console.colour ? "\033[0m" : "",
             outcome.text());
  return kProgramFaulted;
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

int say_outcome(const Console& console, const events::Outcome& outcome, const exec::Progress& progress,
                const launch::LaunchFile& file) {
  switch (outcome.kind) {
    case OutcomeKind::finished: return kDone;
    case OutcomeKind::not_modelled: return console.not_modelled(without_kind(outcome));
    case OutcomeKind::bad_dispatch: return console.bad_input(outcome.text());
    case OutcomeKind::interrupted: return say_interrupted(console, outcome, progress, file);
    default: return say_fault(console, outcome);
  }
}

nlohmann::json fault_json(const events::Outcome& outcome) {
  const events::Fault& f = outcome.fault;
  nlohmann::json json{{"message", outcome.text()},
                      {"access", std::string(events::access_name(f.access))},
                      {"size_bytes", f.size_bytes},
                      {"address", f.address},
                      {"relation", f.relation},
                      {"kernel", f.place.kernel},
                      {"workgroup", f.place.workgroup},
                      {"wave", f.place.wave},
                      {"lane", f.place.lane},
                      {"pc", f.place.pc},
                      {"instruction", f.place.instruction},
                      {"source", f.place.source}};
  if (const std::string name = demangled(f.place.kernel); !name.empty()) json["demangled"] = name;
  if (!f.place.inlined_at.empty()) json["inlined_at"] = f.place.inlined_at;
  return json;
}

nlohmann::json progress_json(const exec::Progress& progress) {
  return {{"workgroups_done", progress.groups_done.load()}, {"workgroups", progress.groups.load()}};
}

}  // namespace lw::app
