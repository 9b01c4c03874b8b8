// One study each of `lanewise study`.
#pragma once

#include <string>
#include <vector>

#include "app/command.h"

namespace lw::app {

// Of all studies; one that a study does not take is refused before it runs.
struct StudyOptions {
  std::string compiler, timeout, svg, html, markdown, captures, predict, device, case_id, png, source;
  std::vector<std::string> set;
  bool sensitivity = false;

  host::CommandFiles files() const;
};

// They print on console.out, or say what is wrong on console.err, and return the exit code.
int run_fp16_study(const Console& console, const StudyOptions& options);
int run_rdna_study(const Console& console, const StudyOptions& options);
int run_spd_study(const Console& console, const StudyOptions& options);
int run_sdwa_study(const Console& console, const StudyOptions& options);
int run_timing_study(const Console& console, const StudyOptions& options);

// After an interruption: how many `units` ("kernels are timed") were done.
int say_interrupted_study(const Console& console, uint64_t done, std::string_view units);

}  // namespace lw::app
