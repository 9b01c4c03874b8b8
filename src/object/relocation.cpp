#include "object/relocation.h"

#include <fmt/format.h>

namespace lw::object {
namespace {

struct Row {
  RelocationKind kind;
  std::string_view name;
  uint8_t bytes;
  bool pc_relative;
  bool got;
};

// LLVM's AMDGPU user guide, "Relocation Records".
constexpr Row kRows[] = {
    {RelocationKind::abs32_lo, "R_AMDGPU_ABS32_LO", 4, false, false},
    {RelocationKind::abs32_hi, "R_AMDGPU_ABS32_HI", 4, false, false},
    {RelocationKind::abs64, "R_AMDGPU_ABS64", 8, false, false},
    {RelocationKind::rel32, "R_AMDGPU_REL32", 4, true, false},
    {RelocationKind::rel64, "R_AMDGPU_REL64", 8, true, false},
    {RelocationKind::abs32, "R_AMDGPU_ABS32", 4, false, false},
    {RelocationKind::gotpcrel, "R_AMDGPU_GOTPCREL", 4, true, true},
    {RelocationKind::gotpcrel32_lo, "R_AMDGPU_GOTPCREL32_LO", 4, true, true},
    {RelocationKind::gotpcrel32_hi, "R_AMDGPU_GOTPCREL32_HI", 4, true, true},
    {RelocationKind::rel32_lo, "R_AMDGPU_REL32_LO", 4, true, false},
    {RelocationKind::rel32_hi, "R_AMDGPU_REL32_HI", 4, true, false},
    {RelocationKind::relative64, "R_AMDGPU_RELATIVE64", 8, false, false},
    {RelocationKind::rel16, "R_AMDGPU_REL16", 2, true, false},
};

const Row& row(RelocationKind kind) {
  for (const Row& r : kRows)
    if (r.kind == kind) return r;
  LW_CHECK(false, "a RelocationKind without a row");
  return kRows[0];
}

}  // namespace

std::optional<RelocationKind> relocation_kind(uint32_t elf_type) {
  for (const Row& r : kRows)
    if (static_cast<uint32_t>(r.kind) == elf_type) return r.kind;
  return std::nullopt;
}

std::string_view to_string(RelocationKind kind) { return row(kind).name; }
bool is_pc_relative(RelocationKind kind) { return row(kind).pc_relative; }
bool needs_got(RelocationKind kind) { return row(kind).got; }
size_t bytes_of(RelocationKind kind) { return row(kind).bytes; }

std::optional<Error> store_relocated(RelocationKind kind, std::span<std::byte> at, uint64_t target, uint64_t place) {
  LW_CHECK(at.size() >= bytes_of(kind), "no room for a relocated value");
  const uint64_t value = is_pc_relative(kind) ? target - place : target;
  const auto out_of_range = [&](int64_t v, std::string_view unit) {
    return Error{
        fmt::format("{} at {:#x}: {}{} does not fit in {} bits", to_string(kind), place, v, unit, 8 * bytes_of(kind))};
  };
  switch (kind) {
    case RelocationKind::abs32_lo:
    case RelocationKind::rel32_lo:
    case RelocationKind::gotpcrel32_lo: store_le<uint32_t>(at.data(), static_cast<uint32_t>(value)); break;
    case RelocationKind::abs32_hi:
    case RelocationKind::rel32_hi:
    case RelocationKind::gotpcrel32_hi: store_le<uint32_t>(at.data(), static_cast<uint32_t>(value >> 32)); break;
    case RelocationKind::abs32:
      if (value > UINT32_MAX) return out_of_range(static_cast<int64_t>(value), "");
      store_le<uint32_t>(at.data(), static_cast<uint32_t>(value));
      break;
    case RelocationKind::rel32:
    case RelocationKind::gotpcrel:
      if (static_cast<int64_t>(value) != static_cast<int32_t>(value))
        return out_of_range(static_cast<int64_t>(value), "");
      store_le<uint32_t>(at.data(), static_cast<uint32_t>(value));
      break;
    case RelocationKind::abs64:
    case RelocationKind::rel64:
    case RelocationKind::relative64: store_le<uint64_t>(at.data(), value); break;
    case RelocationKind::rel16: {
      // A branch: words from the instruction after the branch, whose first two bytes are being relocated.
      const int64_t words = (static_cast<int64_t>(value) - 4) / 4;
      if (words != static_cast<int16_t>(words)) return out_of_range(words, " words");
      store_le<int16_t>(at.data(), static_cast<int16_t>(words));
      break;
    }
  }
  return std::nullopt;
}

}  // namespace lw::object
