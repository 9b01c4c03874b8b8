#include "text/listing_check.h"

#include <fmt/format.h>

#include "base/base.h"
#include "bytes/bytes.h"
#include "isa/operand_values.h"
#include "text/constants.h"
#include "text/printer.h"
#include "text/spelling.h"

namespace lw::text {
namespace {

using isa::Kind;

// Whether the inline constant `source` has the value of the literal in an operand of the type.
bool is_constant_of(uint32_t source, uint32_t literal, isa::Type type) {
  const auto fits = [&](uint64_t bits) {
    const Constant constant = to_constant({false, bits}, type);
    return constant.fit == Constant::Fit::inline_constant && constant.source == source;
  };
  const bool is_high_half = type == isa::Type::f64;
  return fits(is_high_half ? uint64_t{literal} << 32 : literal) ||
         fits(static_cast<uint64_t>(int64_t{static_cast<int32_t>(literal)}));
}

bool is_same_operand(const isa::Operand& operand, uint32_t text, const inst::Instruction& of_text, uint32_t words,
                     const inst::Instruction& of_words) {
  if (text == words) return true;
  const bool takes_constants =
      operand.kind == Kind::ssrc || operand.kind == Kind::vsrc || operand.kind == Kind::vsrc_nolit;
  if (!takes_constants) return false;
  if (words == isa::kLiteral && of_words.has_literal) return is_constant_of(text, of_words.literal, operand.type);
  if (text == isa::kLiteral && of_text.has_literal) return is_constant_of(words, of_text.literal, operand.type);
  return false;
}

}  // namespace

bool is_same(const inst::Instruction& text, const inst::Instruction& words, bool skip_label) {
  if (text.encoding != words.encoding) return false;
  const isa::Encoding& encoding = words.enc();
  const std::span<const isa::Operand> operands = encoding.operands();
  for (size_t i = 0; i < operands.size(); ++i) {
    if (skip_label && operands[i].kind == Kind::label) continue;
    if (operands[i].in_text || operands[i].width != 0) {
      if (!is_same_operand(operands[i], text.operand[i], text, words.operand[i], words)) return false;
    }
  }
  if (text.has_literal && words.has_literal && text.literal != words.literal) return false;
  for (const isa::ModifierField& field : encoding.modifiers())
    if (field.allowed && text.mod(field.modifier) != words.mod(field.modifier)) return false;
  return true;
}

std::string words_text(std::span<const uint32_t> words, unsigned count) {
  std::string out;
  for (unsigned i = 0; i < count; ++i) out += fmt::format("{}{:08X}", i == 0 ? "" : " ", words[i]);
  return out;
}

bool is_printed_alike(const isa::Target& target, inst::Instruction text, const inst::Instruction& words,
                      bool skip_label) {
  if (text.encoding != words.encoding) return false;
  const std::span<const isa::Operand> operands = words.enc().operands();
  for (size_t i = 0; i < operands.size(); ++i)
    if (skip_label && operands[i].kind == Kind::label) text.operand[i] = words.operand[i];
  return to_string(target, text) == to_string(target, words);
}

WordsProblem explain_words(const isa::Target& target, std::span<const uint32_t> words, unsigned count) {
  const auto decode_for = [&](const isa::Target& t) {
    return bytes::decode(t, std::as_bytes(std::span(words.data(), count)));
  };
  const std::string shown = words_text(words, count);
  const bytes::Decoded decoded = decode_for(target);
  if (decoded.instruction.valid()) {
    return {fmt::format("{} are {} machine words, but the first {} are '{}'", shown, count, decoded.size_bytes / 4,
                        to_string(target, decoded.instruction)),
            ""};
  }
  if (decoded.why == bytes::Undecodable::truncated)
    return {fmt::format("{} is only the beginning of an instruction; is the line truncated?", shown), ""};
  WordsProblem problem{fmt::format("{} is not an instruction of {}", shown, target.name), ""};
  for (const isa::Target& other : isa::targets()) {
    if (other.column == target.column) continue;
    const bytes::Decoded there = decode_for(other);
    if (!there.instruction.valid() || there.size_bytes != 4 * count) continue;
    problem.hint = fmt::format("on {} the words are '{}'", other.name, to_string(other, there.instruction));
    break;
  }
  return problem;
}

}  // namespace lw::text
