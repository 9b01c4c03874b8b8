#include "study/experiments.h"

#include <fmt/format.h>

#include <algorithm>

namespace lw::study {
namespace {

std::string text_of(const ResultCell& cell) {
  if (const auto* words = std::get_if<std::string>(&cell)) return *words;
  return fmt::format("{:g}", std::get<double>(cell));
}

}  // namespace

size_t ResultTable::column(std::string_view key) const {
  const auto found = std::find_if(columns.begin(), columns.end(), [&](const ResultColumn& c) { return c.key == key; });
  LW_CHECK(found != columns.end(), key);
  return static_cast<size_t>(found - columns.begin());
}

double ResultTable::value(const std::vector<std::string>& words, std::string_view key) const {
  for (const std::vector<ResultCell>& row : rows)
    if (std::equal(words.begin(), words.end(), row.begin(),
                   [](const std::string& word, const ResultCell& cell) { return word == text_of(cell); }))
      return std::get<double>(row[column(key)]);
  LW_CHECK(false, "a row of the study that there is not");
  return 0;
}

void ExperimentResult::add(const PublishedFinding& published, std::string obtained, std::string why,
                           const std::optional<PublishedFinding::Quantities>& quantities) {
  findings.push_back({.says = published.says,
                      .published = published.published,
                      .obtained = std::move(obtained),
                      .why = std::move(why),
                      .is_as_said = quantities ? std::optional(published.holds(*quantities)) : std::nullopt});
}

void StudyCheck::add(uint64_t more_compared, uint64_t more_differ, std::string_view first_of_them) {
  compared += more_compared;
  if (differ == 0 && more_differ != 0) first = first_of_them;
  differ += more_differ;
}

std::string check_words(const StudyCheck& check) {
  const std::string words = fmt::format("{} {}, {} differ", check.compared, check.what, check.differ);
  return check.differ == 0 ? words : fmt::format("{}; the first is {}", words, check.first);
}

std::vector<const StudyCheck*> ExperimentStudy::failed_checks() const {
  std::vector<const StudyCheck*> failed;
  for (const One& one : experiments)
    for (const StudyCheck& check : one.result.checks)
      if (check.differ != 0) failed.push_back(&check);
  return failed;
}

std::string_view finding_verdict(const StudyFinding& finding) {
  if (!finding.is_as_said) return "not in the talk";
  return *finding.is_as_said ? "as the talk says" : "not as the talk says";
}

}  // namespace lw::study
