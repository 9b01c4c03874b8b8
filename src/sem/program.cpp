#include "sem/program.h"

#include <fmt/format.h>

namespace lw::sem {
namespace {

constexpr ValueType value_type(char c) {
  switch (c) {
    case '1': return ValueType::b1;
    case 'w': return ValueType::w32;
    case 'd': return ValueType::w64;
    case '*': return ValueType::bundle;
    default: return ValueType::none;
  }
}

// The name says it: float micro-operations start with f and a letter, conversions name a float type.
constexpr bool names_float(std::string_view name) {
  if (name.starts_with("first")) return false;
  return name.starts_with('f') || name.find("_from_") != std::string_view::npos;
}

// What yields several words reaches memory, or may stop the wave.
constexpr bool has_effect(ValueType result) { return result == ValueType::none || result == ValueType::bundle; }

constexpr UopInfo make(Uop op, std::string_view name, const char* result, std::string_view arguments,
                       std::string_view definition) {
  ValueType type = value_type(result[0]);
  if (op == Uop::part) type = ValueType::w32;
  return {name, type, arguments, definition, has_effect(type), names_float(name)};
}

constexpr UopInfo kInfo[] = {
#define LW_UOP(name, result, arguments, definition) make(Uop::name, #name, #result, arguments, definition),
#include "sem/uops.def"
#undef LW_UOP
};

std::string immediate(const Node& node) {
  switch (node.op) {
    case Uop::const1:
    case Uop::const32:
    case Uop::const64: return fmt::format(" {:#x}", node.imm);
    case Uop::load:
    case Uop::store:
    case Uop::atomic_begin: {
      static constexpr std::string_view kSpaces[] = {"global", "flat", "scratch", "lds", "scalar", "gds"};
      const MemoryAccess access = MemoryAccess::unpack(node.imm);
      return fmt::format(" {}:{}", kSpaces[static_cast<int>(access.space)], access.bytes);
    }
    case Uop::image_texel:
    case Uop::texel_values:
    case Uop::texel_element: {
      const ImageAccess access = ImageAccess::unpack(node.imm);
      return fmt::format(" dim:{}{}{}{}", access.dimension, access.has_slice ? " da" : "",
                         access.has_level ? " level" : "", access.halves ? " d16" : "");
    }
    case Uop::input:
    case Uop::input_mask: return fmt::format(" operand{}.{}", node.imm >> 8, node.imm & 255);
    case Uop::read_vgpr:
    case Uop::write_vgpr:
    case Uop::write_lane: return fmt::format(" v{}", node.imm);
    case Uop::read_sgpr:
    case Uop::write_sgpr: return fmt::format(" s{}", node.imm);
    case Uop::part:
    case Uop::read_hwreg:
    case Uop::write_hwreg:
    case Uop::read_aperture:
    case Uop::read_clock:
    case Uop::message: return fmt::format(" {}", node.imm);
    case Uop::branch_if: return fmt::format(" {:+}", static_cast<int64_t>(node.imm));
    default: return "";
  }
}

}  // namespace

const UopInfo& info(Uop uop) { return kInfo[static_cast<size_t>(uop)]; }

std::string Program::text() const {
  std::string out;
  for (size_t i = 0; i < nodes.size(); ++i) {
    const Node& node = nodes[i];
    if (node.type != ValueType::none) out += fmt::format("%{} = ", i);
    out += info(node.op).name;
    if (node.always_flush) out += ".flush";
    out += immediate(node);
    for (NodeId id : args(node)) out += fmt::format(" %{}", id);
    out += '\n';
  }
  return out;
}

}  // namespace lw::sem
