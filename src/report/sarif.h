// Results of checks as SARIF 2.1.0, which code-review servers read.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

namespace lw::report {

struct SarifRule {
  std::string id, text;
};

// A line of a source file; without a file, no place.
struct SarifPlace {
  std::string file;
  uint32_t line = 0;    // from 1; 0: none
  uint32_t column = 0;  // from 1; 0: none
};

struct SarifRelated {
  SarifPlace place;
  std::string text;
};

struct SarifResult {
  std::string rule, level, text;
  SarifPlace place;
  std::string artifact;  // the file that was looked at: the place if there is no source
  std::optional<uint64_t> address;
  std::string function;
  std::vector<SarifRelated> related;
};

// A path as a URI (RFC 3986): relative to the folder it was compiled in, or of a file of this host.
std::string sarif_uri(const std::string& path);
nlohmann::ordered_json sarif_location(const SarifPlace& place);
// The text of a file with one run; `results` are SARIF's own objects.
std::string sarif_log(const std::vector<SarifRule>& rules, nlohmann::ordered_json results);
std::string sarif_document(const std::vector<SarifRule>& rules, const std::vector<SarifResult>& results);

}  // namespace lw::report
