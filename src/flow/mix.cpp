#include "flow/mix.h"

#include <algorithm>

#include "inst/kinds.h"

namespace lw::flow {
namespace {

// What counts of an encoding, worked out once.
struct Counted {
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
  const isa::Record& record = encoding.record();
  const isa::Format format = encoding.format;
  Counted result;
  result.unit = record.unit;
  result.size_bytes = static_cast<uint8_t>(encoding.words * 4);
  result.vector_float =
      record.unit == isa::Unit::valu &&
      std::ranges::any_of(encoding.operands(), [](const isa::Operand& operand) { return is_float(operand.type); });
  result.packed = inst::is_packed(format);
  result.sdwa = inst::is_sdwa(format);
  result.dpp = inst::is_dpp(format);
  result.wait = inst::is_wait(record);
  result.nop = record.op == isa::Op::s_nop;
  return result;
}

bool leaves_the_sequence(ControlFlow control) { return control != ControlFlow::none && control != ControlFlow::end; }

}  // namespace

CodeMix code_mix(const Code& code, size_t first, size_t last) {
  // How many there are of each of the effects, and how many words they have together.
  struct Sum {
    size_t count = 0;
    uint64_t bytes = 0;
  };
  std::vector<Sum> sums(code.effects_count());
  std::array<size_t, 256> by_unit{};
  CodeMix result;
  for (size_t i = first; i < last; ++i) {
    const Stored& stored = code.at(i);
    if (stored.is_instruction) {
      Sum& sum = sums[stored.effects];
      ++sum.count;
      sum.bytes += stored.size_bytes;
    } else {
      ++result.undecodable;
      result.code_bytes += stored.size_bytes;
    }
  }
  for (uint32_t number = 0; number < sums.size(); ++number) {
    const auto& [count, bytes] = sums[number];
    if (count == 0) continue;
    const Effects& effects = code.effects_at(number);
    const Counted kind = counted(isa::encoding(effects.encoding));
    result.instructions += count;
    result.code_bytes += bytes;
    by_unit[static_cast<size_t>(kind.unit)] += count;
    // Instructions with the same effects all have a literal or none.
    if (bytes > count * kind.size_bytes) result.literals += count;
    if (kind.vector_float) result.vector_float += count;
    if (kind.packed) result.packed += count;
    if (kind.sdwa) result.sdwa += count;
    if (kind.dpp) result.dpp += count;
    if (kind.wait) result.waits += count;
    if (kind.nop) result.nops += count;
    if (leaves_the_sequence(effects.control)) result.branches += count;
    if (effects.from_operands) result.no_meaning += count;
  }
  for (size_t unit = 0; unit < by_unit.size(); ++unit) {
    if (by_unit[unit] != 0) result.by_unit[static_cast<isa::Unit>(unit)] = by_unit[unit];
  }
  return result;
}

}  // namespace lw::flow
