// The study timing as text, JSON, a page, a document and a picture.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/messages.h"
#include "study/timing/capture_scores.h"
#include "study/timing/cases.h"

namespace lw::study {

struct TimingStudy {
  bool has_cases = false;
  bool has_ranges = false;  // the ranges that the clock prints were asked for
  bool is_whole = false;    // no case was left out
  std::vector<TimingResult> results;
  std::vector<TimingGap> gaps;
  std::vector<TimingFamily> families;
  std::map<std::string, std::string> sources;
  std::optional<CaptureScores> captures;
  Messages messages;  // why the cases are not complete
};

// What the numbers of the cases mean together, in a sentence.
std::string timing_summary_words(const TimingSummary& summary);
// The same of all sets of cases, and of the clock's ranges, without full stops.
std::vector<std::string> timing_sentences(const TimingStudy& study);
// "10.2 to 12.5".
std::string timing_range_words(const TimingResult& result);
// Rows of what bounds the cases, below a row of headings.
std::vector<std::vector<std::string>> kind_rows(const TimingStudy& study);
// What the clock's own error is by these cases, below a row of headings; nothing if cases were left out.
std::vector<std::vector<std::string>> error_rows(const TimingStudy& study);
// "yes", "no", or "fitted": within its tolerance because a number was chosen by it.
std::string_view timing_verdict(const TimingResult& result);

// Rows of the scores of captures, below a row of headings.
std::vector<std::vector<std::string>> capture_rows(const CaptureScores& scores);
// What its columns are, in sentences.
std::string_view capture_words();

void print_timing(const TimingStudy& study, std::string& out);
std::string timing_json(const TimingStudy& study);

// A page that needs nothing else, and a document in Markdown, which shows the file `picture` where there is one.
std::string timing_page(const TimingStudy& study);
std::string timing_markdown(const TimingStudy& study, std::string_view picture);

// Two charts, one above the other: times of the cases, obtained over published, and each case's figure against the
// published one with its tolerance.
std::string timing_svg(const TimingStudy& study);

}  // namespace lw::study
