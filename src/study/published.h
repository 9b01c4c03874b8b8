// Published results of the studies, as data: studies/STUDY/published.json (studies/README.md describes its form).
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace lw::study {

// The values of a quantity with which a published result counts as met.
struct PublishedRange {
  double low = 0, high = 0;
  bool excludes_low = false, excludes_high = false;

  bool contains(double value) const;
};

struct PublishedFinding {
  std::string says;       // the statement, in this project's words
  std::string published;  // the published value as the source prints it; empty: the source gives none
  std::map<std::string, PublishedRange, std::less<>> ranges;      // by quantity
  std::map<std::string, double, std::less<>> values, tolerances;  // published numbers by what was measured
  std::map<std::string, std::string, std::less<>> texts;          // the same in words

  // Whether the values of the quantities are in their ranges. Exactly the quantities that have ranges must be given.
  using Quantities = std::vector<std::pair<std::string, double>>;
  bool holds(const Quantities& quantities) const;
  double value(std::string_view name) const;      // which there must be
  double tolerance(std::string_view name) const;  // 0 where none is given
  std::string_view text(std::string_view name) const;
};

// The finding of studies/STUDY/published.json, which there must be. Valid for the life of the program.
const PublishedFinding& published_finding(std::string_view study, std::string_view id);

}  // namespace lw::study
