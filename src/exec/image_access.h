// The image operations of a wave, texel by texel: places, loads, stores, samples, and the accesses reported to sinks.
#pragma once

#include <array>
#include <cstdint>
#include <deque>
#include <vector>

#include "events/events.h"
#include "exec/machine.h"

namespace lw::exec {

// A micro-operation on images: words of a T# and an S#, rows of argument words, and result rows.
struct ImageOperands {
  image::ImageResourceWords descriptor{};
  image::SamplerWords sampler{};
  bool has_sampler = false;
  uint64_t access = 0;  // sem::ImageAccess, or sem::SampleAccess with a sampler
  size_t argument_count = 0;
  std::array<const uint32_t*, 13> arguments{};
  image::ComponentRows results{};
};

// The micro-operations of uops.def: image_texel, texel_load, texel_store, image_sizes, image_sample and image_lod. They
// stop the wave if a descriptor is not supported.
void find_texels(WaveContext& c, const ImageOperands& operands);
void load_texels(WaveContext& c, const ImageOperands& operands);
void store_texels(WaveContext& c, const ImageOperands& operands);
void find_image_sizes(WaveContext& c, const ImageOperands& operands);
void sample_texels(WaveContext& c, const ImageOperands& operands);
void find_image_levels(WaveContext& c, const ImageOperands& operands);

class WatchedTexels {
 public:
  // The accesses of a load, store or sample that is about to run: one per texel and in the order of the lanes; for a
  // store, with the words that it writes. Empty if it will stop the wave.
  const std::vector<events::Access>& find(WaveContext& c, const ImageOperands& operands, bool is_store);
  // The same accesses with the words in memory, after the operation has run.
  const std::vector<events::Access>& with_words(WaveContext& c);

 private:
  using Words = std::array<std::array<uint32_t, 64>, 4>;
  void add(size_t number, int lane, uint64_t address, uint32_t bytes, events::AccessKind kind, bool is_sampled);

  std::vector<events::Access> accesses_;
  std::deque<Words> words_;  // of each access; they stay where they are
};

}  // namespace lw::exec
