#include "explain/hazard_row.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <vector>

#include "base/plain_text.h"
#include "isa/machines.h"

namespace lw::explain {
namespace {

constexpr std::string_view kRoleNames[] = {
#define LW_ROLE(name) #name,
#include "isa/generated/roles.inc"
#undef LW_ROLE
};

std::vector<std::string> words_of(const isa::Roles& roles, std::string_view before) {
  std::vector<std::string> words;
  for (size_t i = 0; i < std::size(kRoleNames); ++i)
    if (const auto role = static_cast<isa::Role>(i); roles.has(role))
      words.push_back(fmt::format("{}{}", before, isa::role_words(role)));
  return words;
}

std::vector<std::string> words_of(const isa::HazardSide& side) {
  std::vector<std::string> words = words_of(side.has, "");
  for (std::string& lacks : words_of(side.lacks, "not: ")) words.push_back(std::move(lacks));
  return words;
}

std::string joined(const std::vector<std::string>& words) { return fmt::format("{}", fmt::join(words, "; ")); }

// Of `first` and `second`; the row of the enumeration's comments that a reader needs.
std::string_view common_words(isa::Common common) {
  using isa::Common;
  switch (common) {
    case Common::nothing: return "";
    case Common::dpp_source: return "a VGPR that the first writes and whose lanes the second moves";
    case Common::dpp_other:
      return "a VGPR that the first writes and the second reads, but not as the one that it moves";
    case Common::vgpr: return "a VGPR that the first writes and the second reads";
    case Common::vgpr_written: return "a VGPR that both write";
    case Common::vgpr_used: return "a VGPR that the first writes and the second reads or writes";
    case Common::vgpr_clash: return "a VGPR that the first reads or writes and the second writes";
    case Common::sgpr: return "a scalar register that the first writes and the second reads";
    case Common::sgpr_constant: return "a scalar register that the first writes and the second reads as a constant";
    case Common::mask: return "a scalar register that the first writes and the second reads as carry-in or lane mask";
    case Common::scalar_war: return "a scalar register that the first reads and the second writes";
    case Common::scalar_war_implicit: return "EXEC, which the first reads and the second writes without naming it";
    case Common::lane_select: return "a scalar register that the first writes and that selects the lane of the second";
    case Common::stored_data: return "data that the first stores and the second overwrites";
    case Common::hwreg: return "the hardware register";
    case Common::dot_forward:
      return "a VGPR that the first writes and the second uses, but not as the sum of the same operation";
    case Common::matrix_ab: return "a VGPR that the first writes and the second reads as SrcA, SrcB or index";
    case Common::matrix_c:
      return "a VGPR that the first writes and the second reads as SrcC, but not exactly the same registers";
    case Common::matrix_c_exact: return "exactly the registers that the first writes, which the second reads as SrcC";
    case Common::matrix_c_any: return "a VGPR that the first writes and the second reads as SrcC";
    case Common::matrix_sum: break;
  }
  return "a VGPR that the first reads as SrcC and the second writes";
}

std::vector<std::string> distances_of(const isa::Hazard& hazard) {
  std::vector<std::string> words;
  for (size_t i = 0; i < hazard.distance_count; ++i) {
    const isa::HazardDistance& distance = hazard.distances[i];
    const unsigned count = distance.count;
    words.push_back(distance.of.empty() ? fmt::format("{} wait state{}", count, count == 1 ? "" : "s")
                                        : fmt::format("{} instruction{}, each {}", count, count == 1 ? "" : "s",
                                                      joined(words_of(distance.of, ""))));
  }
  if (!hazard.wait_words.empty()) words.push_back(fmt::format("wait states: {}", hazard.wait_words));
  return words;
}

std::string check_words(const isa::Hazard& hazard) {
  switch (hazard.checked) {
    case isa::Checked::by_row: return "by this row";
    case isa::Checked::special: return "by a rule of its own, which needs more than this row";
    case isa::Checked::interlocked: return "the hardware waits by itself";
    case isa::Checked::no: break;
  }
  return std::string(hazard.unchecked);
}

std::vector<report::HazardRow::Source> sources_of(const isa::Hazard& hazard) {
  std::vector<report::HazardRow::Source> found;
  std::string_view keys = hazard.sources;
  while (!keys.empty()) {
    const std::string_view key = keys.substr(0, keys.find(' '));
    const auto source = std::ranges::find(isa::sources(), key, &isa::Source::key);
    found.push_back({std::string(key), std::string(source->words)});
    keys.remove_prefix(std::min(key.size() + 1, keys.size()));
  }
  return found;
}

}  // namespace

std::string_view ignored_words(isa::Ignored ignored) {
  switch (ignored) {
    case isa::Ignored::wrong: return "a wrong result";
    case isa::Ignored::fault: return "a fault or a hang";
    case isa::Ignored::slow: break;
  }
  return "lost time";
}

const isa::Hazard* find_hazard(std::string_view name) {
  constexpr std::string_view kEnd = "hazard";
  const bool has_end = name.size() > kEnd.size() && equal_ignoring_case(name.substr(name.size() - kEnd.size()), kEnd);
  const std::string_view without_end = has_end ? name.substr(0, name.size() - kEnd.size()) : name;
  for (const isa::Hazard& hazard : isa::hazards())
    if (equal_ignoring_case(hazard.name, name) || equal_ignoring_case(hazard.name, without_end)) return &hazard;
  return nullptr;
}

report::HazardRow hazard_row(const isa::Hazard& hazard) {
  report::HazardRow row{.name = std::string(hazard.name),
                        .text = std::string(hazard.words),
                        .targets = {},
                        .first = words_of(hazard.first),
                        .second = words_of(hazard.second),
                        .shared = std::string(common_words(hazard.common)),
                        .distances = distances_of(hazard),
                        .ends = {},
                        .through = joined(words_of(hazard.through, "")),
                        .remedy = std::string(hazard.remedy),
                        .ignored = std::string(ignored_words(hazard.ignored)),
                        .severity = hazard.severity,
                        .is_checked = hazard.checked == isa::Checked::by_row || hazard.checked == isa::Checked::special,
                        .check = check_words(hazard),
                        .sources = sources_of(hazard)};
  for (size_t i = 0; i < isa::all_limits().size(); ++i)
    if (((hazard.targets >> i) & 1) != 0) row.targets.emplace_back(isa::all_limits()[i].target);
  for (size_t i = 0; i < hazard.ends_count; ++i) row.ends.push_back(joined(words_of(hazard.ends[i])));
  return row;
}

}  // namespace lw::explain
