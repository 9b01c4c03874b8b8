// Where an instruction samples: the registers of its address as numbers.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "image/bound_image.h"

namespace lw::image {

// A number of each lane.
template <class T>
using LaneRow = std::array<T, kMostElements>;

struct SampleAddress {
  std::array<int32_t, 3> offset{};            // in texels of the level
  std::array<float, 3> at{};                  // coordinates
  std::array<float, 3> along_x{}, along_y{};  // how they change by one pixel to the right and downwards
  float slice = 0, bias = 0, reference = 0, level = 0, lowest_level = 0;
};

// Those of many lanes.
struct SampleAddresses {
  std::array<LaneRow<int32_t>, 3> offset{};
  std::array<LaneRow<float>, 3> at{}, along_x{}, along_y{};
  LaneRow<float> slice{}, bias{}, reference{}, level{}, lowest_level{};

  SampleAddress of(size_t lane) const;
  void set(size_t lane, const SampleAddress& address);
};

// `words` are rows of those of the address in their order, as many as there are; `type` is that of the descriptor.
// The first `count` lanes are read.
void read_sample_addresses(const SampleForm& form, ImageType type, std::span<const uint32_t* const> words, size_t count,
                           SampleAddresses& addresses);

// Fills in how coordinates change: each four lanes are those of a quad, from left to right and from top to bottom.
void differentiate(SampleAddresses& addresses, size_t count);

}  // namespace lw::image
