// Two variants of the downsampler beside each other, and what the second saves.
#pragma once

#include <fmt/format.h>

#include <string>
#include <vector>

#include "study/spd/size.h"
#include "study/spd/spd.h"

namespace lw::study {

struct SpdPair {
  std::string_view from, to;  // names of variants without what they load and its format
  std::vector<SpdSize> sizes;
  std::vector<std::string_view> formats = {"rgba8", "rgba16f"};
  std::vector<std::string_view> published_formats = {"rgba16f"};  // those of the talk
  bool is_for_64 = false;                                         // in waves of 64 alone

  SpdRun run(std::string_view variant, const SpdSize& size, std::string_view format, std::string_view device,
             uint32_t wave) const {
    return {fmt::format("{}-sampler-{}", variant, format), device, wave, size.width, size.height};
  }
};

// How much faster the second is: 100 is twice as fast.
double percent_faster(const SpdTime& from, const SpdTime& to);
// The same of the first dispatches, whose caches are empty.
double cold_percent_faster(const SpdTime& from, const SpdTime& to);
// Lines of the L0.
double hit_percent(const SpdTime& time);

// Adds a table of all sizes and formats, the sums of each dispatch, a table of what the percents come of, and what is
// found: the device's own percents in waves of 64, size by size, as the mean of the formats of the talk. The published
// finding `id` has ranges by size, and of the difference of neighbours ("256x256 minus 1024x1024").
void compare_variants(SpdBench& bench, ExperimentResult& result, const SpdPair& pair, std::string_view title,
                      std::string_view id);

// What the percents would be if something were otherwise: at each size, in waves of 64, in the last format. Where
// numbers are varied, at the first size, each that nobody has measured at both of its ends.
ResultTable spd_what_if(SpdBench& bench, const SpdPair& pair);
// "; with four times the bandwidth of memory: +25.8 % at 1920x1080". The rows of numbers that were varied are left out.
std::string spd_what_if_words(const ResultTable& table);

}  // namespace lw::study
