#include "lanewise/study.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "api/studies.h"

namespace lw::api {
namespace {

using lanewise::StudyInfo;
using lanewise::StudyReport;
using lanewise::StudyRequest;

struct StudyEntry {
  StudyInfo info;
  StudyReport (*run)(const StudyRequest& request, const Session& session);
};

const std::vector<StudyEntry>& entries() {
  static const std::vector<StudyEntry> kEntries = {
      {{"fp16",
        "registers of one shader in fp32 and four fp16 layouts",
        {"--compiler", "--timeout", "--svg", "--html"}},
       run_fp16_study},
      {{"rdna",
        "statements of a talk about RDNA and GCN, tested",
        {"--case", "--device", "--timeout", "--svg", "--html", "--markdown"}},
       run_rdna_study},
      {{"sdwa", "rates of packed half-precision arithmetic with and without sub-dword addressing", {"--timeout"}},
       run_sdwa_study},
      {{"spd",
        "gain of each design choice of the Single Pass Downsampler",
        {"--case", "--device", "--set", "--sensitivity", "--timeout", "--svg", "--html", "--markdown", "--png",
         "--source"}},
       run_spd_study},
      {{"timing",
        "times of `lanewise time` compared with measurements of cards",
        {"--captures", "--predict", "--case", "--ranges", "--device", "--set", "--timeout", "--svg", "--html",
         "--markdown"}},
       run_timing_study},
  };
  return kEntries;
}

const StudyEntry& entry_of(const StudyRequest& request) {
  std::vector<std::string_view> names;
  for (const StudyEntry& entry : entries()) {
    if (entry.info.name == request.name) return entry;
    names.push_back(entry.info.name);
  }
  throw bad_input(code::kOption,
                  fmt::format("there is no study '{}'; there are: {}", request.name, fmt::join(names, ", ")));
}

// Refuses what the request has and the study does not take.
void check_options(const StudyInfo& study, const StudyRequest& request) {
  const std::pair<std::string_view, bool> given[] = {
      {"--captures", !request.captures.empty()},
      {"--predict", !request.predictions.empty()},
      {"--case", !request.only.empty()},
      {"--device", !request.device.empty()},
      {"--set", !request.set.empty()},
      {"--sensitivity", request.sensitivity},
      {"--ranges", request.ranges},
      {"--compiler", !request.compiler.empty()},
      {"--png", !request.pictures.empty()},
      {"--source", !request.picture_source.empty()},
  };
  for (const auto& [option, is_given] : given)
    if (is_given && std::ranges::find(study.options, option) == study.options.end())
      throw bad_input(code::kOption, refused_option(study, option));
  if (request.cases_too && request.captures.empty())
    throw bad_input(code::kOption, "cases_too: it is for a request with captures");
}

StudyReport run(const StudyRequest& request, const Session& session) {
  const StudyEntry& entry = entry_of(request);
  check_options(entry.info, request);
  const Cancel::Listening listening(session.cancel);
  StudyReport report = entry.run(request, session);
  report.name = entry.info.name;
  return report;
}

}  // namespace
}  // namespace lw::api

const std::vector<lanewise::StudyInfo>& lanewise::studies() {
  static const std::vector<StudyInfo> kStudies = [] {
    std::vector<StudyInfo> all;
    for (const lw::api::StudyEntry& entry : lw::api::entries()) all.push_back(entry.info);
    return all;
  }();
  return kStudies;
}

lanewise::Result<lanewise::StudyReport> lanewise::study(const StudyRequest& request, const Session& session) {
  return lw::api::guarded<StudyReport>(session, [&] { return lw::api::run(request, session); });
}
