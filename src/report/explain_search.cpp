#include "report/explain_search.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "isa/target_names.h"
#include "report/explain_page.h"

namespace lw::report {
namespace {

std::string counted(size_t count, std::string_view what) {
  return fmt::format("{} {}{}", count, what, count == 1 ? "" : "s");
}

}  // namespace

std::string search_text(const SearchResults& results, size_t most) {
  constexpr size_t kColumns = 80, kNameColumns = 24;
  const std::string where = results.target.empty() ? "" : fmt::format(" of {}", results.target);
  if (results.instructions.empty() && results.errata.empty())
    return fmt::format("'{}': no instruction{} has these words in its name, meaning or errata\n", results.query, where);
  std::string out =
      fmt::format("'{}': {}{}\n", results.query, counted(results.instructions.size(), "instruction"), where);
  const size_t shown = std::min(most, results.instructions.size());
  for (const FoundInstruction& found : std::span(results.instructions).first(shown)) {
    std::string text = found.meaning.empty() ? std::string("(its meaning is not recorded)") : found.meaning;
    if (!found.names.empty()) text += fmt::format(" Also {}.", fmt::join(found.names, ", "));
    text += fmt::format(" [{}]", isa::compact_targets(found.targets));
    std::string start = fmt::format("  {:<{}} ", found.record, kNameColumns);
    if (start.size() > kNameColumns + 3) {
      out += start + "\n";
      start.assign(kNameColumns + 3, ' ');
    }
    for (const std::string& line : wrapped(text, kColumns - kNameColumns - 3)) {
      out += start + line + "\n";
      start.assign(kNameColumns + 3, ' ');
    }
  }
  if (shown < results.instructions.size())
    out += fmt::format("  and {} more; --json lists all, more words find fewer\n", results.instructions.size() - shown);
  if (results.errata.empty()) return out;
  out += "errata (docs/errata.md)\n";
  for (const FoundErratum& erratum : results.errata) out += fmt::format("  #{}\n", erratum.anchor);
  return out;
}

nlohmann::json search_json(const SearchResults& results) {
  using nlohmann::json;
  json out{{"query", results.query},
           {"target", results.target.empty() ? json() : json(results.target)},
           {"instructions", json::array()},
           {"errata", json::array()}};
  for (const FoundInstruction& found : results.instructions)
    out["instructions"].push_back({{"record", found.record},
                                   {"names", found.names},
                                   {"family", found.family},
                                   {"targets", found.targets},
                                   {"meaning", found.meaning},
                                   {"matched", found.matched},
                                   {"score", found.score}});
  for (const FoundErratum& erratum : results.errata)
    out["errata"].push_back({{"anchor", erratum.anchor}, {"title", erratum.title}});
  return out;
}

}  // namespace lw::report
