#include "study/published.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <nlohmann/json.hpp>

#include "base/base.h"
#include "study/files.h"

namespace lw::study {
namespace {

using Findings = std::map<std::string, PublishedFinding, std::less<>>;

PublishedRange range_of(const nlohmann::json& json, const std::string& where) {
  constexpr double kInfinity = std::numeric_limits<double>::infinity();
  PublishedRange range{-kInfinity, kInfinity};
  for (const auto& [key, value] : json.items()) {
    if (key == "at_least" || key == "above") {
      range.low = value;
      range.excludes_low = key == "above";
    } else if (key == "at_most" || key == "below") {
      range.high = value;
      range.excludes_high = key == "below";
    } else {
      LW_CHECK(false, fmt::format("{}: unknown key '{}'", where, key));
    }
  }
  return range;
}

Findings read(std::string_view study) {
  const std::string path = fmt::format("{}/published.json", study);
  Findings findings;
  const nlohmann::json document = nlohmann::json::parse(study_file(path));
  for (const auto& [id, json] : document.at("findings").items()) {
    PublishedFinding& finding = findings[id];
    for (const auto& [key, value] : json.items()) {
      if (key == "says")
        finding.says = value;
      else if (key == "published")
        finding.published = value;
      else if (key == "met_if")
        for (const auto& [quantity, range] : value.items())
          finding.ranges.emplace(quantity, range_of(range, fmt::format("{}: {}: {}", path, id, quantity)));
      else if (key == "values")
        value.get_to(finding.values);
      else if (key == "tolerances")
        value.get_to(finding.tolerances);
      else if (key == "texts")
        value.get_to(finding.texts);
      else
        LW_CHECK(false, fmt::format("{}: {}: unknown key '{}'", path, id, key));
    }
  }
  return findings;
}

}  // namespace

bool PublishedRange::contains(double value) const {
  return (excludes_low ? value > low : value >= low) && (excludes_high ? value < high : value <= high);
}

bool PublishedFinding::holds(const Quantities& quantities) const {
  LW_CHECK(quantities.size() == ranges.size(), "a published range that nothing is compared with");
  return std::ranges::all_of(quantities, [&](const auto& quantity) {
    const auto range = ranges.find(quantity.first);
    LW_CHECK(range != ranges.end(), fmt::format("no published range of '{}'", quantity.first));
    return range->second.contains(quantity.second);
  });
}

double PublishedFinding::value(std::string_view name) const {
  const auto found = values.find(name);
  LW_CHECK(found != values.end(), fmt::format("no published value of '{}'", name));
  return found->second;
}

double PublishedFinding::tolerance(std::string_view name) const {
  const auto found = tolerances.find(name);
  return found == tolerances.end() ? 0 : found->second;
}

std::string_view PublishedFinding::text(std::string_view name) const {
  const auto found = texts.find(name);
  LW_CHECK(found != texts.end(), fmt::format("no published text of '{}'", name));
  return found->second;
}

const PublishedFinding& published_finding(std::string_view study, std::string_view id) {
  static const std::map<std::string, Findings, std::less<>> all{
      {"fp16", read("fp16")}, {"rdna", read("rdna")}, {"sdwa", read("sdwa")}, {"spd", read("spd")}};
  const auto findings = all.find(study);
  LW_CHECK(findings != all.end(), study);
  const auto found = findings->second.find(id);
  LW_CHECK(found != findings->second.end(), id);
  return found->second;
}

}  // namespace lw::study
