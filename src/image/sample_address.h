// Where an instruction samples: the registers of its address as numbers.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "image/bound_image.h"

namespace lw::image {

struct SampleAddress {
  std::array<int32_t, 3> offset{};            // in texels of the level
  std::array<float, 3> at{};                  // coordinates
  std::array<float, 3> along_x{}, along_y{};  // how they change by one pixel to the right and downwards
  float slice = 0, bias = 0, reference = 0, level = 0, lowest_level = 0;
};

// `words` are those of the address in their order, kMostSampleWords of them; `type` is that of the descriptor.
SampleAddress read_sample_address(const SampleForm& form, ImageType type, std::span<const uint32_t> words);

// Fills in how coordinates change: `quad` is those of four lanes, from left to right and from top to bottom.
void differentiate(std::span<SampleAddress, 4> quad);

}  // namespace lw::image
