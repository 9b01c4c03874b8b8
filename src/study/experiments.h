// A study that consists of experiments: their tables, and what was published about each, as text, JSON, a page and a
// document in Markdown.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/base.h"
#include "study/published.h"

namespace lw::study {

// A column: what JSON calls it, unit included; what a table does; places behind the point.
struct ResultColumn {
  std::string_view key, heading;
  int digits = 2;
};
using ResultCell = std::variant<std::string, double>;

// Columns by their keys, none where nothing is drawn: bars where `x` holds words, curves where it holds numbers. Rows
// that are alike in `series` belong together.
struct ResultPlot {
  std::string_view x, y, y_title;
  std::vector<std::string_view> series;
  bool is_x_logarithmic = false;
};

struct ResultTable {
  std::string_view title;
  std::vector<ResultColumn> columns;
  std::vector<std::vector<ResultCell>> rows;
  ResultPlot plot;

  size_t column(std::string_view key) const;
  // Of the first row whose cells begin with `words`.
  double value(const std::vector<std::string>& words, std::string_view key) const;
};

// What the talk says in this project's words, and what comes of it here.
struct StudyFinding {
  std::string_view says;
  std::string_view published;  // the number; empty: the talk gives none
  std::string obtained, why;
  std::optional<bool> is_as_said;  // empty: the talk says nothing of it
};

// Results that were compared with what they have to be.
struct StudyCheck {
  std::string_view what = {};  // "texels compared with the rule"
  uint64_t compared = 0, differ = 0;
  std::string first = {};  // the first that differs: what it is and what was expected

  void add(uint64_t more_compared, uint64_t more_differ, std::string_view first_of_them);
};
// "12 texels compared with the rule, 0 differ"
std::string check_words(const StudyCheck& check);

// What is drawn beside the plots of tables, below its title: see report::framed_svg().
struct StudyPicture {
  std::string title, words;  // words: what is to be seen
  double height = 0;
  std::string content;
};

struct ExperimentResult {
  std::vector<ResultTable> tables;
  std::vector<StudyFinding> findings;
  std::vector<StudyCheck> checks;
  std::vector<StudyPicture> pictures;

  // `quantities`: compared with the published ranges; none where nothing is published.
  void add(const PublishedFinding& published, std::string obtained, std::string why,
           const std::optional<PublishedFinding::Quantities>& quantities);
};

// What is said of an experiment before its tables.
struct ExperimentHead {
  std::string_view id, title, what;
};

struct ExperimentStudy {
  std::string name, what;      // "rdna", and what it compares, as a sentence
  std::string device, beside;  // products: RDNA, GCN; no `beside` where nothing is timed
  std::string command;         // that runs it again
  struct One {
    const ExperimentHead* experiment;
    ExperimentResult result;
  };
  std::vector<One> experiments;

  std::vector<const StudyCheck*> failed_checks() const;
};

struct ExperimentOptions {
  std::string device = "navi10-5700xt";
  std::string only;                                        // experiments whose id contains it
  bool varies_numbers = false;                             // spd: each that nobody has measured
  std::vector<std::pair<std::string, uint64_t>> set = {};  // spd: numbers of the device, by their names
};

void print_experiments(const ExperimentStudy& study, std::string& out);
std::string experiments_json(const ExperimentStudy& study);
// All plots, one below the other.
std::string experiments_svg(const ExperimentStudy& study);
std::string experiments_page(const ExperimentStudy& study);
// A document in Markdown, which shows the file `picture` where there is one.
std::string experiments_markdown(const ExperimentStudy& study, std::string_view picture);

// A cell's words, or its number with the places of its column.
std::string cell_text(const ResultTable& table, const std::vector<ResultCell>& row, size_t column);
// "as the talk says", "not in the talk"
std::string_view finding_verdict(const StudyFinding& finding);

}  // namespace lw::study
