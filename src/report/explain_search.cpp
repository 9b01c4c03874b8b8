#include "report/explain_search.h"

#include <fmt/format.h>

#include <algorithm>
#include <span>

#include "base/json_text.h"
#include "isa/target_names.h"
#include "report/explain_page.h"
#include "report/json_document.h"
#include "report/words.h"

namespace lw::report {

using lanewise::FoundErratum;
using lanewise::FoundInstruction;
using lanewise::SearchReport;

std::string search_text(const SearchReport& report, size_t most) {
  constexpr size_t kColumns = 80, kNameColumns = 24;
  const std::string where = report.target.empty() ? "" : fmt::format(" of {}", report.target);
  if (report.instructions.empty() && report.errata.empty())
    return fmt::format("'{}': no instruction{} has these words in its name, meaning or errata\n", report.query, where);
  std::string out =
      fmt::format("'{}': {}{}\n", report.query, counted(report.instructions.size(), "instruction"), where);
  const size_t shown = std::min(most, report.instructions.size());
  for (const FoundInstruction& found : std::span(report.instructions).first(shown)) {
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
  if (shown < report.instructions.size())
    out += fmt::format("  and {} more; --json lists all, more words find fewer\n", report.instructions.size() - shown);
  if (report.errata.empty()) return out;
  out += "errata (docs/errata.md)\n";
  for (const FoundErratum& erratum : report.errata) out += fmt::format("  #{}\n", erratum.anchor);
  return out;
}

template <class Visit>
void fields(Visit& visit, const FoundInstruction& f) {
  visit("record", f.record);
  visit("names", f.names);
  visit("family", f.family);
  visit("targets", f.targets);
  visit("meaning", f.meaning);
  visit("matched", f.matched);
  visit("score", f.score);
}

template <class Visit>
void fields(Visit& visit, const FoundErratum& e) {
  visit("anchor", e.anchor);
  visit("title", e.title);
}

template <class Visit>
void fields(Visit& visit, const SearchReport& r) {
  visit("query", r.query);
  visit.nullable("target", r.target.empty() ? std::nullopt : std::optional(r.target));
  visit("instructions", r.instructions);
  visit("errata", r.errata);
}

SortedJson search_document(const SearchReport& report) {
  return document("explain-search", 1, json_of(report), report.messages);
}

}  // namespace lw::report
