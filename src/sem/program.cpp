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
  const bool only_reads = type == ValueType::bundle && op != Uop::atomic_begin;
  return {name, type, arguments, definition, has_effect(type), only_reads, names_float(name)};
}

constexpr UopInfo kInfo[] = {
#define LW_UOP(name, result, arguments, definition) make(Uop::name, #name, #result, arguments, definition),
#include "sem/uops.def"
#undef LW_UOP
};

std::string words_of(const image::Coordinates& coordinates) {
  return fmt::format(" dim:{}{}{}", static_cast<int>(coordinates.dimension), coordinates.has_slice ? " da" : "",
                     coordinates.has_level ? " level" : "");
}
std::string words_of(const ImageAccess& access) {
  return fmt::format("{}{}", words_of(access.coordinates), access.halves ? " d16" : "");
}
std::string words_of(const SampleAccess& access) {
  static constexpr std::string_view kLevels[] = {"computed", "given", "zero"};
  const image::SampleForm& form = access.form;
  std::string text = words_of(form.coordinates);
  const auto add = [&text](bool is_so, std::string_view word) {
    if (is_so) text += fmt::format(" {}", word);
  };
  add(form.offset, "offset");
  add(form.bias, "bias");
  add(form.compare, "compare");
  add(form.derivatives, form.derivatives_are_16 ? "g16" : "derivatives");
  text += fmt::format(" level:{}", kLevels[static_cast<size_t>(form.level)]);
  add(form.clamp, "clamp");
  add(form.coordinates_are_16, "a16");
  add(form.unnormalized, "unorm");
  if (form.gathers) text += fmt::format(" gather:{}", form.gathered);
  add(access.halves, "d16");
  return text;
}

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
    case Uop::hint: return fmt::format(" {}", name_of(static_cast<Hint>(node.imm)));
    case Uop::image_texel:
    case Uop::texel_load:
    case Uop::texel_store: return words_of(ImageAccess::unpack(node.imm));
    case Uop::image_sample:
    case Uop::image_lod: return words_of(SampleAccess::unpack(node.imm));
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

namespace {

// Fields of an imm, from the lowest bit on: packed and unpacked by the same list.
class Fields {
 public:
  explicit Fields(uint64_t imm) : imm_(imm), reads_(true) {}
  Fields() = default;
  template <class T>
  Fields& field(T& value, unsigned width) {
    if (reads_)
      value = static_cast<T>(imm_ >> at_ & ((uint64_t{1} << width) - 1));
    else
      imm_ |= static_cast<uint64_t>(value) << at_;
    at_ += width;
    return *this;
  }
  uint64_t imm() const { return imm_; }

 private:
  uint64_t imm_ = 0;
  unsigned at_ = 0;
  bool reads_ = false;
};

void visit(Fields& f, image::Coordinates& c) { f.field(c.dimension, 4).field(c.has_slice, 1).field(c.has_level, 1); }
void visit(Fields& f, ImageAccess& a) {
  visit(f, a.coordinates);
  f.field(a.halves, 1);
}
void visit(Fields& f, SampleAccess& a) {
  image::SampleForm& form = a.form;
  visit(f, form.coordinates);
  f.field(form.offset, 1).field(form.bias, 1).field(form.compare, 1).field(form.derivatives, 1).field(form.level, 2);
  f.field(form.clamp, 1).field(form.coordinates_are_16, 1).field(form.derivatives_are_16, 1);
  f.field(form.unnormalized, 1).field(form.gathers, 1).field(form.gathered, 2);
  f.field(a.halves, 1);
}

template <class T>
uint64_t packed(T value) {
  Fields fields;
  visit(fields, value);
  return fields.imm();
}
template <class T>
T unpacked(uint64_t imm) {
  T value;
  Fields fields(imm);
  visit(fields, value);
  return value;
}

}  // namespace

uint64_t ImageAccess::pack() const { return packed(*this); }
ImageAccess ImageAccess::unpack(uint64_t imm) { return unpacked<ImageAccess>(imm); }
uint64_t SampleAccess::pack() const { return packed(*this); }
SampleAccess SampleAccess::unpack(uint64_t imm) { return unpacked<SampleAccess>(imm); }

std::string_view name_of(Hint hint) {
  static constexpr std::string_view kNames[] = {"none",       "nop",   "sleep",  "wake",       "priority",
                                                "delay",      "fetch", "clause", "invalidate", "invalidate_array",
                                                "write_back", "trace", "other"};
  static_assert(std::size(kNames) == static_cast<size_t>(Hint::other) + 1);
  return kNames[static_cast<size_t>(hint)];
}

const UopInfo& info(Uop uop) { return kInfo[static_cast<size_t>(uop)]; }

bool makes_half(Uop uop) {
  const UopInfo& about = info(uop);
  if (!about.is_float || about.result != ValueType::w32) return false;
  const bool ends_so = about.name.ends_with("16") && uop != Uop::f32_from_f16 && uop != Uop::ffrexp_exp16;
  return ends_so || about.name.starts_with("f16_from");
}

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
