#include "flow/shape.h"

#include <algorithm>

namespace lw::flow {
namespace {

// What counts of an encoding, worked out once.
struct Counted {
  bool known = false;
  isa::Unit unit = isa::Unit::salu;
  uint8_t size_bytes = 0;  // without a literal
  bool vector_float = false;
  bool packed = false;
  bool sdwa = false;
  bool dpp = false;
  bool wait = false;
  bool nop = false;
};

bool is_float(isa::Type type) {
  return type == isa::Type::f16 || type == isa::Type::f32 || type == isa::Type::f64 || type == isa::Type::v2f16;
}

Counted counted(const isa::Encoding& encoding) {
  using isa::Format;
  const isa::Record& record = encoding.record();
  const Format format = encoding.format;
  Counted result;
  result.known = true;
  result.unit = record.unit;
  result.size_bytes = static_cast<uint8_t>(encoding.words * 4);
  result.vector_float =
      record.unit == isa::Unit::valu &&
      std::ranges::any_of(encoding.operands(), [](const isa::Operand& operand) { return is_float(operand.type); });
  result.packed = format == Format::VOP3P;
  result.sdwa = format == Format::VOP1_SDWA || format == Format::VOP2_SDWA || format == Format::VOPC_SDWA;
  result.dpp = format == Format::VOP1_DPP || format == Format::VOP2_DPP;
  result.wait = record.op == isa::Op::s_waitcnt;
  result.nop = record.op == isa::Op::s_nop;
  return result;
}

bool leaves_the_sequence(Control control) { return control != Control::none && control != Control::end; }

}  // namespace

CodeShape code_shape(const Code& code, size_t first, size_t last) {
  std::vector<Counted> by_encoding(isa::encodings().size());
  std::array<size_t, 256> by_unit{};
  CodeShape result;
  for (size_t i = first; i < last; ++i) {
    const Stored& stored = code.at(i);
    result.code_bytes += stored.size_bytes;
    if (!stored.is_instruction) {
      ++result.undecodable;
      continue;
    }
    const Effects& effects = code.effects(i);
    Counted& kind = by_encoding[effects.encoding];
    if (!kind.known) kind = counted(isa::encoding(effects.encoding));
    ++result.instructions;
    ++by_unit[static_cast<size_t>(kind.unit)];
    result.literals += stored.size_bytes > kind.size_bytes;
    result.vector_float += kind.vector_float;
    result.packed += kind.packed;
    result.sdwa += kind.sdwa;
    result.dpp += kind.dpp;
    result.waits += kind.wait;
    result.nops += kind.nop;
    result.branches += leaves_the_sequence(effects.control);
    result.no_meaning += effects.from_operands;
  }
  for (size_t unit = 0; unit < by_unit.size(); ++unit) {
    if (by_unit[unit] != 0) result.by_unit[static_cast<isa::Unit>(unit)] = by_unit[unit];
  }
  return result;
}

}  // namespace lw::flow
