// Studies: published experiments, repeated on the model of a GPU. The report has both results, published and obtained.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "lanewise/output.h"
#include "lanewise/result.h"
#include "lanewise/session.h"

namespace lanewise {

// A study.
struct StudyInfo {
  std::string name;                  // "fp16"
  std::string description;           // a few words
  std::vector<std::string> options;  // options of `lanewise study` that the study accepts: "--case", "--svg"
};
// All studies, by name. Cannot fail.
const std::vector<StudyInfo>& studies();

// The study to repeat, and its options.
struct StudyRequest {
  std::string name = {};  // StudyInfo::name
  // Each member below applies only to the studies that its comment names first. study() rejects members that do not
  // apply to the study.
  std::string only = {};  // rdna, spd, timing: run only cases or experiments whose id contains this text; empty: all
  // rdna, spd: the RDNA product (default: navi10-5700xt). timing: the product on which the captures were taken
  // (default: navi31-7900xtx).
  std::string device = {};
  // Other values for parameters, by the names of TimeRequest::set. timing: of every device; spd: of the device.
  std::vector<std::pair<std::string, std::uint64_t>> set = {};
  bool sensitivity = false;   // spd: vary every unmeasured parameter over its range
  std::string compiler = {};  // fp16: "radv", "clang" or "article"; empty: all
  // timing: folder with time stamps that were recorded on a card (kernels.tsv, launch.tsv, stamps.tsv). The study
  // compares the model's stamps with them.
  std::string captures = {};
  // timing: run the published cases and compute for each the uncertainty that `time` prints.
  bool ranges = false;
  bool cases_too = false;        // timing, with `captures` and without `only`: run the published cases as well
  std::string predictions = {};  // timing, with `captures`: name of a file in StudyReport::files for the model's stamps
  // spd: run no experiments; StudyReport::files then has all levels of a picture as "level-N.png" in this folder.
  std::string pictures = {};
  std::string picture_source = {};  // spd, with `pictures`: the PNG file; empty: the study's own picture
};

// The results of a study.
struct StudyReport {
  std::string name;                     // StudyInfo::name
  std::string interrupted;              // why the session was cancelled; empty: it was not
  std::uint64_t done = 0;               // if it was cancelled: number of completed parts, which the report has
  std::string done_units;               // the parts that `done` counts, in words: "cases are timed"
  std::vector<std::string> failures;    // one sentence for each result that differs from the required one
  std::vector<OutputFile> files;        // files that the request names
  std::uint64_t predicted_kernels = 0;  // number of kernels for which stamps were predicted

  // Functions that render the results. All are empty if the session was cancelled before there were results. A function
  // is always empty if the study does not have its form.
  std::function<std::string()> text, json;  // json: docs/schemas/study-*.schema.json
  std::function<std::string()> svg, html;
  std::function<std::string(const std::string& svg_file)> markdown;  // shows `svg_file`, if it is not empty
};

// Fails with bad_input if there is no such study, or if the study does not accept a member of the request.
Result<StudyReport> study(const StudyRequest& request, const Session& session);

}  // namespace lanewise
