// Issue stamps of a real card, predicted: kernels as text, with the order in which each wave executed, and no
// addresses.
//
// A folder has kernels.tsv (kernel, instruction, offset, bytes, exact, assembly), launch.tsv (kernel, family,
// workgroups, workgroup_size, lds_bytes, waves, ...) and stamps.tsv (kernel, wave, start, count, instructions, kinds,
// deltas). Of stamps.tsv a prediction reads kernel, wave and instructions, what each wave executed; times are only for
// scores of it (study/capture_scores.h).
#pragma once

#include <map>
#include <string>
#include <vector>

#include "base/base.h"
#include "base/session.h"
#include "timing/parameters.h"
#include "timing/uncertainty.h"

namespace lw::study {

struct CapturedWave {
  std::string name;                    // "3", or "1:3" of trace 1
  std::vector<uint32_t> instructions;  // those that have a stamp, in order
  // When each was issued, from the first stamp of its trace on; empty where the row has no times, or not that many.
  std::vector<double> cycles;
};

struct CapturedKernel {
  std::string name;
  std::string family;                // kernels made alike
  std::vector<std::string> text;     // by instruction
  std::vector<uint32_t> size_bytes;  // the same
  std::vector<CapturedWave> waves;
  uint32_t workgroup_size = 0;  // 0: not known
};

// "0-7,9": all of them below `end`.
Result<std::vector<uint32_t>> instruction_numbers(std::string_view text, size_t end);
// `folder`: of `files`.
Result<std::vector<CapturedKernel>> read_captures(const std::string& folder, const Files& files);

struct PredictedWave {
  std::string name;
  std::vector<uint64_t> cycles;  // of its stamps, from the first stamp of the kernel on
};

// Times the kernel's waves on one compute unit of the product. Addresses are not known: the lanes of a vector access
// are taken to lie side by side, each wave's behind those of the wave before, in memory that nobody has touched.
// `bound`: receives what bounds the kernel, as `lanewise time` finds it.
Result<std::vector<PredictedWave>> predict(const CapturedKernel& kernel, const timing::Parameters& parameters,
                                           timing::Bound* bound = nullptr);

}  // namespace lw::study
