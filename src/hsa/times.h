// When something happened on an emulated device.
#pragma once

#include <cstdint>
#include <string>

namespace lw::hsa {

// By the clock that timestamps use.
struct Span {
  uint64_t begin_ns = 0, end_ns = 0;
};

struct DispatchTimes {
  Span span;            // of the kernel itself, behind its launch
  uint64_t cycles = 0;  // of the device's shader clock
  uint64_t launch_ns = 0;
  std::string bound;  // by what it is bound, in a sentence
};

}  // namespace lw::hsa
