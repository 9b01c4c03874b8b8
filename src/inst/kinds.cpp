#include "inst/kinds.h"

#include <array>

#include "isa/hazards.h"

namespace lw::inst {
namespace {

constexpr size_t kFormats = 0
#define LW_FORMAT(name) +1
#include "isa/generated/formats.inc"
#undef LW_FORMAT
    ;

enum class Kind : uint8_t { other, dpp16, dpp8, sdwa };

// The names of formats end with what they are: VOP3A_DPP8.
Kind kind_of(isa::Format format) {
  static const std::array<Kind, kFormats> kinds = [] {
    std::array<Kind, kFormats> list{};
    for (size_t i = 0; i < kFormats; ++i) {
      const std::string_view name = isa::format_name(static_cast<isa::Format>(i));
      if (name.ends_with("_DPP")) list[i] = Kind::dpp16;
      if (name.ends_with("_DPP8")) list[i] = Kind::dpp8;
      if (name.ends_with("_SDWA")) list[i] = Kind::sdwa;
    }
    return list;
  }();
  return kinds[static_cast<size_t>(format)];
}

bool is(const isa::Record& record, isa::Role role) { return (isa::groups_of(record) & isa::bit(role)) != 0; }

}  // namespace

bool is_dpp16(isa::Format format) { return kind_of(format) == Kind::dpp16; }
bool is_dpp8(isa::Format format) { return kind_of(format) == Kind::dpp8; }
bool is_sdwa(isa::Format format) { return kind_of(format) == Kind::sdwa; }
bool is_wait(const isa::Record& record) { return is(record, isa::Role::waits); }
bool ends_wave(const isa::Record& record) { return is(record, isa::Role::ends_wave); }

}  // namespace lw::inst
