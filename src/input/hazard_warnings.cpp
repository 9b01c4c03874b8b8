#include "input/hazard_warnings.h"

#include <fmt/format.h>

#include <algorithm>

#include "inst/missing_waits.h"
#include "text/section_flags.h"

namespace lw::input {
namespace {

constexpr size_t kMostWarnings = 100;

// The first `most` of a section.
std::vector<inst::MissingWait> missing_waits(const text::Assembly& assembly, const text::AssemblySection& section,
                                             size_t most) {
  const std::span<const std::byte> code = section.bytes;
  inst::MissingWaits waits(*assembly.target, [&](uint64_t address) {
    return bytes::decode(*assembly.target, code.subspan(address)).instruction;
  });
  if (!waits.any()) return {};
  for (uint64_t at = 0; at + 4 <= code.size() && waits.found().size() < most;) {
    const bytes::Decoded decoded = bytes::decode(*assembly.target, code.subspan(at));
    if (decoded.instruction.valid())
      waits.add(decoded.instruction, at);
    else
      waits.restart();
    at += decoded.instruction.valid() ? decoded.size_bytes : 4;
  }
  return waits.found();
}

std::string states(unsigned count) { return fmt::format("{} wait state{}", count, count == 1 ? "" : "s"); }

}  // namespace

void warn_of_missing_waits(const text::Assembly& assembly, const isa::Target& default_target, std::string_view source,
                           const text::IncludeReader& include, text::Dialect dialect, Diagnostics& diagnostics) {
  size_t given = 0;
  for (uint32_t i = 0; i < assembly.sections.size() && given < kMostWarnings; ++i) {
    if ((assembly.sections[i].flags & text::kExecutable) == 0) continue;
    const std::vector<inst::MissingWait> found = missing_waits(assembly, assembly.sections[i], kMostWarnings - given);
    if (found.empty()) continue;
    std::vector<text::InstructionPlace> places =
        text::instruction_places(default_target, source, include, dialect, i, found.back().second);
    const auto key = [](const text::InstructionPlace& place) { return std::pair(place.section, place.offset); };
    std::ranges::sort(places, {}, key);
    const auto place_of = [&](uint64_t offset) -> const Location* {
      const auto at = std::ranges::lower_bound(places, std::pair(i, offset), {}, key);
      return at != places.end() && key(*at) == std::pair(i, offset) ? &at->location : nullptr;
    };
    for (const inst::MissingWait& missing : found) {
      const Location *const first = place_of(missing.first), *const second = place_of(missing.second);
      // Words that directives wrote are data, whatever they decode to.
      if (first == nullptr || second == nullptr) continue;
      ++given;
      const unsigned needed = missing.hazard->wait_states;
      diagnostics.warning(
          *second,
          fmt::format("{} (line {}): {} required in between, {} found", missing.hazard->words, first->line,
                      states(needed), missing.wait_states == 0 ? "none" : fmt::format("{}", missing.wait_states)),
          fmt::format("put s_nop {} before it", needed - missing.wait_states - 1), code::kHazard);
    }
  }
  if (given == kMostWarnings)
    diagnostics.warning({}, fmt::format("only the first {} places that lack wait states are shown", kMostWarnings), "",
                        code::kHazard);
}

}  // namespace lw::input
