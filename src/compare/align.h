// Two listings, instruction by instruction. docs/compare.md says how they are aligned.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "lanewise/compare.h"

namespace lw::compare {

inline constexpr uint32_t kNone = UINT32_MAX;

// An instruction as `dis --plain` prints it.
struct Line {
  std::string text;
  uint32_t target = kNone;  // of a branch: the index of the line to which it goes, if it is one of these
};

// Indexes of two lines that belong together; one of them may be kNone.
struct Row {
  lanewise::DiffKind kind = lanewise::DiffKind::same;
  uint32_t before = kNone, after = kNone;
  bool operator==(const Row&) const = default;
};

// Every line of both in exactly one row, in the order of `after`; what was removed stands where it was, and what was
// moved stands at its new place. Takes time in proportion to the number of lines times a bounded factor, and memory in
// proportion to it.
std::vector<Row> align(std::span<const Line> before, std::span<const Line> after);

}  // namespace lw::compare
