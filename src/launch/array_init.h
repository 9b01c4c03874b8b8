// What arrays begin with, and the numbers that say it. Private to this folder.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "launch/values.h"

namespace lw::launch {

struct ElementInfo {
  std::string_view name;
  uint8_t bytes;
  bool is_float;
  bool is_signed;
};
inline constexpr size_t kElementCount = 11;
const ElementInfo& info(Element element);

// The bits of each of `count` numbers with commas between them.
Result<std::vector<uint64_t>> parse_list(Element element, std::string_view text, size_t count);

// Fills an array that is all zeros: zeros, undefined, iota, fill:V, rand:SEED. Of the first `count` elements.
std::optional<Error> fill(Array& array, std::string_view init, uint64_t count);

// Elements from a file: .npy, or raw bytes, where a rest shorter than an element is kept; load_array: `count` elements.
Result<Array> load_elements(Element element, const NamedFiles& files, const std::string& path);
Result<Array> load_array(Element element, uint64_t count, const NamedFiles& files, const std::string& path);

}  // namespace lw::launch
