#include "app/hazard_warnings.h"

#include <fmt/format.h>

#include <algorithm>

#include "inst/missing_waits.h"

namespace lw::app {
namespace {

constexpr uint64_t kExecutable = 4;  // SHF_EXECINSTR
constexpr size_t kMostWarnings = 100;

std::vector<inst::MissingWait> missing_waits(const text::Assembly& assembly, const text::Section& section) {
  const std::span<const std::byte> code = section.bytes;
  inst::MissingWaits waits(*assembly.target, [&](uint64_t address) {
    return bytes::decode(*assembly.target, code.subspan(address)).instruction;
  });
  if (!waits.any()) return {};
  for (uint64_t at = 0; at + 4 <= code.size();) {
    const bytes::Decoded decoded = bytes::decode(*assembly.target, code.subspan(at));
    if (decoded.instruction.valid())
      waits.add(decoded.instruction, at);
    else
      waits.restart();
    at += decoded.instruction.valid() ? decoded.size_bytes : 4;
  }
  return waits.found();
}

// Where the instructions stand, found by their addresses; read when first asked for.
class Places {
 public:
  template <class Read>
  const Location* find(uint32_t section, uint64_t offset, const Read& read) {
    const auto key = [](const text::InstructionPlace& place) { return std::pair(place.section, place.offset); };
    if (!is_read_) {
      places_ = read();
      std::ranges::sort(places_, {}, key);
      is_read_ = true;
    }
    const auto found = std::ranges::lower_bound(places_, std::pair(section, offset), {}, key);
    return found != places_.end() && key(*found) == std::pair(section, offset) ? &found->location : nullptr;
  }

 private:
  std::vector<text::InstructionPlace> places_;
  bool is_read_ = false;
};

std::string states(unsigned count) { return fmt::format("{} wait state{}", count, count == 1 ? "" : "s"); }

}  // namespace

void warn_of_missing_waits(const text::Assembly& assembly, const isa::Target& default_target, std::string_view source,
                           const text::IncludeReader& include, text::Dialect dialect, Diagnostics& diagnostics) {
  const auto read = [&] { return text::instruction_places(default_target, source, include, dialect); };
  Places places;
  size_t given = 0;
  for (uint32_t i = 0; i < assembly.sections.size(); ++i) {
    if ((assembly.sections[i].flags & kExecutable) == 0) continue;
    for (const inst::MissingWait& missing : missing_waits(assembly, assembly.sections[i])) {
      const Location* first = places.find(i, missing.first, read);
      const Location* second = places.find(i, missing.second, read);
      // Words that directives wrote are data, whatever they decode to.
      if (first == nullptr || second == nullptr) continue;
      if (++given > kMostWarnings) continue;
      const unsigned needed = missing.hazard->wait_states;
      diagnostics.warning(
          *second,
          fmt::format("{} (line {}): {} must lie between, {}", missing.hazard->text, first->line, states(needed),
                      missing.wait_states == 0   ? "none does"
                      : missing.wait_states == 1 ? "1 does"
                                                 : fmt::format("{} do", missing.wait_states)),
          fmt::format("put s_nop {} before it", needed - missing.wait_states - 1));
    }
  }
  if (given > kMostWarnings)
    diagnostics.warning({}, fmt::format("{} more places lack wait states", given - kMostWarnings));
}

}  // namespace lw::app
