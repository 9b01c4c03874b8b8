// Published experiments repeated on the model of a GPU, with the published result beside each that is obtained.
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

struct StudyInfo {
  std::string name;                  // "fp16"
  std::string description;           // a few words
  std::vector<std::string> options;  // of `lanewise study` that apply to it: "--case", "--svg"
};
const std::vector<StudyInfo>& studies();

struct StudyRequest {
  std::string name = {};  // StudyInfo::name
  // The rest applies to the studies that are named first; a study refuses what does not apply to it.
  std::string only = {};    // rdna, spd, timing: cases or experiments whose id contains this; empty: all
  std::string device = {};  // rdna, spd: the RDNA product; timing: the product on which the captures were taken
  std::vector<std::pair<std::string, std::uint64_t>> set = {};  // timing: other numbers of the devices, by name
  bool sensitivity = false;                                     // spd: varies every unmeasured parameter over its range
  std::string compiler = {};                                    // fp16: "radv", "clang" or "article"; empty: all
  // timing: a folder of issue stamps of a card (kernels.tsv, launch.tsv, stamps.tsv), to compare the model with.
  std::string captures = {};
  bool cases_too = false;        // timing, with captures and without `only`: also the published cases
  std::string predictions = {};  // timing, with captures: a file of StudyReport::files with the model's stamps
  // spd: in place of experiments, all levels of a picture become files "level-N.png" of this folder in
  // StudyReport::files.
  std::string pictures = {};
  std::string picture_source = {};  // with pictures: a PNG file; empty: a picture of the study's own
};

struct StudyReport {
  std::string name;
  // The session was cancelled: why. `done` units ("cases are timed") are in the report.
  std::string interrupted;
  std::uint64_t done = 0;
  std::string done_units;
  std::vector<std::string> failures;  // sentences about results that are not what they must be
  std::vector<OutputFile> files;
  std::uint64_t predicted_kernels = 0;  // of the captures

  // The results, each rendered when it is called. All are empty if the session was cancelled before there were results;
  // those of forms that the study does not have always are.
  std::function<std::string()> text, json;  // json: docs/schemas/study-*.schema.json
  std::function<std::string()> svg, html;
  std::function<std::string(const std::string& svg_file)> markdown;  // shows that file; empty: shows none
};

Result<StudyReport> study(const StudyRequest& request, const Session& session);

}  // namespace lanewise
