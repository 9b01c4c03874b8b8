// Directives that leave room, and the one that names a relocation.
#include <fmt/format.h>

#include <algorithm>
#include <bit>

#include "text/directives.h"
#include "text/section_flags.h"

namespace lw::text {
namespace {

constexpr uint32_t kNop = 0xbf800000;  // s_nop 0, which fills gaps in code

struct RelocationName {
  std::string_view name;
  RelocationType type;
};
constexpr RelocationName kRelocations[] = {
    {"R_AMDGPU_NONE", RelocationType::none},
    {"R_AMDGPU_ABS32_LO", RelocationType::abs32_lo},
    {"R_AMDGPU_ABS32_HI", RelocationType::abs32_hi},
    {"R_AMDGPU_ABS64", RelocationType::abs64},
    {"R_AMDGPU_REL32", RelocationType::rel32},
    {"R_AMDGPU_REL64", RelocationType::rel64},
    {"R_AMDGPU_ABS32", RelocationType::abs32},
    {"R_AMDGPU_GOTPCREL", RelocationType::gotpcrel},
    {"R_AMDGPU_GOTPCREL32_LO", RelocationType::gotpcrel32_lo},
    {"R_AMDGPU_GOTPCREL32_HI", RelocationType::gotpcrel32_hi},
    {"R_AMDGPU_REL32_LO", RelocationType::rel32_lo},
    {"R_AMDGPU_REL32_HI", RelocationType::rel32_hi},
    {"R_AMDGPU_REL16", RelocationType::rel16},
    {"BFD_RELOC_NONE", RelocationType::none},
    {"BFD_RELOC_32", RelocationType::abs32},
    {"BFD_RELOC_64", RelocationType::abs64},
};

}  // namespace

// .fill COUNT[, SIZE[, VALUE]]: of the value, the low 4 bytes at most.
void Directives::fill(AssemblyState& s, std::string_view, Location at) {
  const auto count = s.parse_layout_number();
  if (!count) return;
  std::optional<int64_t> size = 1, value = 0;
  if (s.accept(',')) {
    const Location size_at = s.here();
    size = s.parse_number();
    if (!size) return;
    if (*size > 8) {
      s.warning(size_at, ".fill writes values of at most 8 bytes");
      size = 8;
    }
    if (s.accept(',')) {
      value = s.parse_number();
      if (!value) return;
    }
  }
  if (*count < 0 || *size < 0) {
    s.warning(at, ".fill with a negative number does nothing");
    return;
  }
  if (*count == 0 || *size == 0) return;
  if (static_cast<uint64_t>(*count) > kMaxOutputBytes) {
    s.error(at, fmt::format(".fill of more than {} bytes", kMaxOutputBytes));
    return;
  }
  const uint64_t bits = static_cast<uint64_t>(*value) & 0xffffffff;
  const auto bytes = static_cast<size_t>(*size);
  std::byte* to = s.append(static_cast<uint64_t>(*count) * bytes);
  if (to == nullptr) return;
  for (int64_t i = 0; i < *count; ++i, to += bytes) std::memcpy(to, &bits, bytes);
}

void Directives::space(AssemblyState& s, std::string_view, Location at) {
  const auto count = s.parse_layout_number();
  if (!count) return;
  std::optional<int64_t> value = 0;
  if (s.accept(',')) {
    value = s.parse_number();
    if (!value) return;
  }
  if (*count < 0) {
    s.error(at, "the number of bytes is negative");
    return;
  }
  s.append_fill(static_cast<uint64_t>(*count), static_cast<uint8_t>(*value));
}

void Directives::org(AssemblyState& s, std::string_view, Location at) {
  const auto target = s.parse_layout_number(true);
  if (!target) return;
  std::optional<int64_t> value = 0;
  if (s.accept(',')) {
    value = s.parse_number();
    if (!value) return;
  }
  s.move_to(*target, static_cast<uint8_t>(*value), at);
}

// .align and .balign count bytes, .p2align powers of two; w and l say how wide the fill value is.
void Directives::align(AssemblyState& s, std::string_view name, Location) {
  const bool is_power = name.starts_with(".p2");
  const unsigned fill_bytes = name.ends_with('w') ? 2 : name.ends_with('l') ? 4 : 1;
  const Location at = s.here();
  if (s.token().kind == TokenKind::end && is_power) return;
  const auto number = s.parse_number();
  if (!number) return;
  std::optional<int64_t> value, most;
  if (s.accept(',')) {
    if (!s.token().is(',')) {
      value = s.parse_number();
      if (!value) return;
    }
    if (s.accept(',')) {
      most = s.parse_number();
      if (!most) return;
    }
  }
  if (is_power ? *number < 0 || *number >= 32 : *number < 0 || *number > (int64_t{1} << 31)) {
    s.error(at, "the alignment is out of range");
    return;
  }
  const uint64_t alignment = is_power ? uint64_t{1} << *number : std::max<uint64_t>(static_cast<uint64_t>(*number), 1);
  if (!std::has_single_bit(alignment)) {
    s.error(at, "the alignment must be a power of two");
    return;
  }
  if (most && *most < 1) {
    s.error(at, "the alignment cannot be reached within this number of bytes");
    return;
  }
  s.section().alignment = std::max(s.section().alignment, alignment);
  uint64_t gap = align_up(s.offset(), alignment) - s.offset();
  if (gap == 0 || (most && gap > static_cast<uint64_t>(*most))) return;
  const bool code = (s.section().flags & kExecutable) != 0 && !value;
  if (!code && fill_bytes == 1) {
    s.append_fill(gap, static_cast<uint8_t>(value.value_or(0)));
    return;
  }
  const uint64_t fill = code ? kNop : static_cast<uint64_t>(*value);
  const unsigned unit = code ? 4 : fill_bytes;
  if (gap % unit != 0 && !s.append_fill(gap % unit, 0)) return;
  for (gap -= gap % unit; gap != 0; gap -= unit)
    if (!s.append_value(fill, unit)) return;
}

// .reloc PLACE, NAME[, EXPRESSION]: a relocation where the place is, whatever stands there.
void Directives::reloc(AssemblyState& s, std::string_view, Location at) {
  NamedRelocation relocation;
  relocation.section = s.section_index();
  relocation.location = at;
  relocation.place = s.parse_expression();
  if (relocation.place == kNone || !s.expect(',')) return;
  const std::string_view name = s.token().text();
  const auto* found = std::ranges::find(kRelocations, name, &RelocationName::name);
  if (found == std::end(kRelocations)) {
    s.error(s.here(), fmt::format("expected the name of a relocation such as R_AMDGPU_ABS32, found '{}'", name));
    return;
  }
  relocation.type = found->type;
  s.lexer().advance();
  if (s.accept(',')) {
    relocation.value = s.parse_expression();
    if (relocation.value == kNone) return;
  }
  s.relocations_.push_back(relocation);
}

}  // namespace lw::text
