#include "report/sarif.h"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

#include "base/json_text.h"

namespace lw::report {
namespace {

using Json = nlohmann::ordered_json;

Json result_of(const std::vector<SarifRule>& rules, const SarifResult& result) {
  const auto rule = std::ranges::find(rules, result.rule, &SarifRule::id);
  Json json{{"ruleId", result.rule},
            {"ruleIndex", rule - rules.begin()},
            {"level", result.level},
            {"message", {{"text", result.text}}}};
  Json location;
  if (!result.place.file.empty())
    location = sarif_location(result.place);
  else
    location["physicalLocation"]["artifactLocation"]["uri"] = sarif_uri(result.artifact);
  if (result.address) location["physicalLocation"]["address"]["absoluteAddress"] = *result.address;
  if (!result.function.empty())
    location["logicalLocations"] = Json::array({{{"fullyQualifiedName", result.function}, {"kind", "function"}}});
  json["locations"] = Json::array({location});
  Json related = Json::array();
  for (const SarifRelated& side : result.related) {
    if (side.place.file.empty()) continue;
    Json at = sarif_location(side.place);
    at["id"] = related.size();
    at["message"] = {{"text", side.text}};
    related.push_back(std::move(at));
  }
  if (!related.empty()) json["relatedLocations"] = std::move(related);
  return json;
}

}  // namespace

std::string sarif_uri(const std::string& path) {
  std::string uri = path.starts_with('/') ? "file://" : "";
  for (const char c : path) {
    const bool is_plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                          std::string_view("-._~/+").find(c) != std::string_view::npos;
    uri += is_plain ? std::string(1, c) : fmt::format("%{:02X}", static_cast<unsigned char>(c));
  }
  return uri;
}

Json sarif_location(const SarifPlace& place) {
  Json physical{{"artifactLocation", {{"uri", sarif_uri(place.file)}}}};
  if (place.line != 0) physical["region"]["startLine"] = place.line;
  if (place.line != 0 && place.column != 0) physical["region"]["startColumn"] = place.column;
  return Json{{"physicalLocation", std::move(physical)}};
}

std::string sarif_log(const std::vector<SarifRule>& rules, Json results) {
  Json told = Json::array();
  for (const SarifRule& rule : rules) told.push_back({{"id", rule.id}, {"shortDescription", {{"text", rule.text}}}});
  const Json driver{{"name", "Lanewise"}, {"rules", told}};
  const Json run{{"tool", {{"driver", driver}}}, {"columnKind", "unicodeCodePoints"}, {"results", std::move(results)}};
  const Json log{
      {"$schema", "https://json.schemastore.org/sarif-2.1.0.json"}, {"version", "2.1.0"}, {"runs", Json::array({run})}};
  return json_text(log, 2) + "\n";
}

std::string sarif_document(const std::vector<SarifRule>& rules, const std::vector<SarifResult>& results) {
  Json list = Json::array();
  for (const SarifResult& result : results) list.push_back(result_of(rules, result));
  return sarif_log(rules, std::move(list));
}

}  // namespace lw::report
