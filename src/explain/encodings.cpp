// Which targets have a record, and in which other encodings the same operation can be written.
#include <fmt/format.h>

#include <algorithm>
#include <cstring>
#include <span>
#include <vector>

#include "bytes/bytes.h"
#include "explain/explain.h"
#include "isa/operand_values.h"
#include "sem/sem.h"
#include "text/printer.h"

namespace lw::explain {
namespace {

using report::OtherEncoding;

// All pairs of VOPD instructions are one record, with an encoding for each pair.
bool is_pair(const isa::Encoding& encoding) { return encoding.format == isa::Format::VOPD; }

// Whether an encoding of the record belongs on the page that is about `own`: of pairs, those of the same two
// instructions, or of the same first one.
bool is_shown(const isa::Encoding& encoding, const isa::Encoding& own, PairShown pairs) {
  if (!is_pair(own) || pairs == PairShown::any) return true;
  return pairs == PairShown::whole ? encoding.mnemonic() == own.mnemonic() : encoding.stem() == own.stem();
}

// Of a pair without its partner "v_dual_add_f32 :: …", and the first one's own opcode.
report::OpcodeInfo opcode_row(const isa::Encoding& encoding, PairShown pairs) {
  constexpr unsigned kPartnerBits = 5;
  const bool is_first = is_pair(encoding) && pairs != PairShown::whole;
  return {is_first ? fmt::format("{} :: …", encoding.stem()) : std::string(encoding.mnemonic()),
          std::string(isa::format_name(encoding.format)),
          is_first ? uint32_t{encoding.opcode} >> kPartnerBits : encoding.opcode, 4u * encoding.words};
}

std::vector<report::OpcodeInfo> opcodes_in(const isa::Encoding& own, PairShown pairs, isa::Column column) {
  std::vector<report::OpcodeInfo> list;
  for (const isa::Encoding* const candidate : encodings_of(own.op)) {
    const isa::Encoding& encoding = *candidate;
    if (!is_shown(encoding, own, pairs) || !encoding.in(column)) continue;
    const report::OpcodeInfo row = opcode_row(encoding, pairs);
    // Forms of one encoding (with and without an offset, …) are one row.
    if (std::find(list.begin(), list.end(), row) == list.end()) list.push_back(row);
  }
  return list;
}

// Fields that say from which lane each lane reads, with the value that leaves lanes alone.
struct LaneControl {
  std::string_view modifier;
  uint32_t each_lane_itself;
};
constexpr LaneControl kLaneControls[] = {{"dpp_ctrl", 0b11'10'01'00}, {"dpp8", 0xfac688}};

const LaneControl* lane_control(isa::Modifier modifier) {
  for (const LaneControl& control : kLaneControls)
    if (control.modifier == isa::modifier_name(modifier)) return &control;
  return nullptr;
}

// The operand or modifier that keeps `from` out of `encoding`; empty where all have a place. Fills in `to`.
std::string carry_over(const inst::Instruction& from, const isa::Encoding& encoding, inst::Instruction& to) {
  to.encoding = encoding.id;
  to.has_literal = from.has_literal;
  to.literal = from.literal;
  for (const isa::ModifierField& field : encoding.modifiers())
    to.set(field.modifier, field.required >= 0 ? static_cast<uint32_t>(field.required) : field.unwritten);
  const auto field_of = [](const isa::Encoding& e, isa::Modifier m) -> const isa::ModifierField* {
    for (const isa::ModifierField& field : e.modifiers())
      if (field.modifier == m) return &field;
    return nullptr;
  };
  for (const isa::ModifierField& field : from.enc().modifiers()) {
    const uint32_t value = from.mod(field.modifier);
    const isa::ModifierField* there = field_of(encoding, field.modifier);
    if (there != nullptr && (there->allowed || value == there->unwritten)) {
      if (there->required >= 0 && value != static_cast<uint32_t>(there->required))
        return fmt::format("always has {} {}", isa::modifier_name(field.modifier), there->required);
      to.set(field.modifier, value);
    } else if (field.allowed && field.required < 0 &&
               (value != field.unwritten || lane_control(field.modifier) != nullptr)) {
      return fmt::format("has no {}", isa::modifier_name(field.modifier));
    }
  }
  // Lanes stay where they are: the default would broadcast.
  for (const isa::ModifierField& field : encoding.modifiers())
    if (const LaneControl* control = lane_control(field.modifier);
        control != nullptr && field_of(from.enc(), field.modifier) == nullptr)
      to.set(field.modifier, control->each_lane_itself);
  size_t i = 0;
  size_t found = 0;
  for (const isa::Operand& operand : encoding.operands()) {
    const std::string_view name = isa::operand_name(operand.name);
    const int at = inst::operand_index(from.enc(), name);
    if (at < 0) {
      if (operand.width != 0 || operand.kind == isa::Kind::literal) return fmt::format("needs an operand {}", name);
    } else {
      ++found;
      const uint32_t value = from.operand[at];
      to.operand[i] = value;
      if (operand.kind == isa::Kind::vcc && value != isa::kVcc && from.enc().operands()[at].kind != isa::Kind::vcc)
        return fmt::format("{} is always VCC", name);
      if (operand.kind == isa::Kind::vgpr && value < isa::kFirstVgpr) return fmt::format("{} must be a VGPR", name);
    }
    // Where VCC has no bits here it does elsewhere.
    if (at >= 0 && from.enc().operands()[at].kind == isa::Kind::vcc && operand.kind != isa::Kind::vcc)
      to.operand[i] = isa::kVcc;
    ++i;
  }
  if (found != from.enc().operand_count) return "has fewer operands";
  return {};
}

OtherEncoding other_encoding(const isa::Target& target, const inst::Instruction& from, const sem::Specialised& meaning,
                             const isa::Encoding& encoding) {
  OtherEncoding other;
  other.encoding = isa::format_name(encoding.format);
  inst::Instruction to;
  const auto refused = [&](std::string why) {
    other.result = OtherEncoding::Comparison::does_not_fit;
    other.note = std::move(why);
    return other;
  };
  if (std::string why = carry_over(from, encoding, to); !why.empty()) return refused(std::move(why));
  to.size_bytes = static_cast<uint8_t>(4 * encoding.words + (to.has_literal ? 4 : 0));
  const Result<bytes::Encoded> encoded = bytes::encode(target, to);
  if (!encoded) return refused(encoded.error().message);
  std::vector<std::byte> code(size_t{4} * encoded->words);
  std::memcpy(code.data(), encoded->word.data(), code.size());
  const bytes::Decoded decoded = bytes::decode(target, code);
  if (!decoded.instruction.valid() || decoded.instruction.encoding != encoding.id)
    return refused("these operands mean another form there");
  if (decoded.size_bytes != code.size()) return refused("takes no literal");
  other.size_bytes = decoded.size_bytes;
  other.text = text::to_string(target, decoded.instruction);
  if (meaning.refusal == sem::ProgramRefusal::not_modelled) {
    other.result = OtherEncoding::Comparison::not_compared;
    return other;
  }
  const sem::Specialised there = sem::specialise(target, decoded.instruction);
  if (there.refusal != sem::ProgramRefusal::none) return refused(there.note);
  const bool same = there.program.text() == meaning.program.text();
  other.result = same ? OtherEncoding::Comparison::same : OtherEncoding::Comparison::differs;
  return other;
}

}  // namespace

std::span<const isa::Encoding* const> encodings_of(isa::Op op) {
  static const auto* const by_op = [] {
    auto* lists = new std::vector<std::vector<const isa::Encoding*>>(isa::kOpCount);
    for (const isa::Encoding& encoding : isa::encodings().subspan(1))
      (*lists)[static_cast<size_t>(encoding.op)].push_back(&encoding);
    return lists;
  }();
  return (*by_op)[static_cast<size_t>(op)];
}

void fill_forms(const isa::Target& target, const isa::Encoding& own, PairShown pairs, report::ExplainPage& page) {
  for (const isa::Encoding* const candidate : encodings_of(own.op)) {
    const isa::Encoding& encoding = *candidate;
    if (!is_shown(encoding, own, pairs) || !encoding.in(target.column)) continue;
    report::EncodingForm form{opcode_row(encoding, pairs), ""};
    for (const isa::Operand& operand : encoding.operands()) {
      if (is_pair(encoding) && isa::operand_name(operand.name) == "dy") break;  // the partner's begin
      form.operands +=
          fmt::format("{}{}:{}", form.operands.empty() ? "" : ", ", isa::operand_name(operand.name),
                      operand.type == isa::Type::none ? isa::kind_name(operand.kind) : isa::type_name(operand.type));
    }
    const bool known = std::any_of(page.forms.begin(), page.forms.end(), [&](const report::EncodingForm& f) {
      return f.opcode == form.opcode && f.operands == form.operands;
    });
    if (!known) page.forms.push_back(std::move(form));
  }
}

void fill_targets(const isa::Encoding& own, PairShown pairs, report::ExplainPage& page) {
  for (const isa::Target& target : isa::targets()) {
    std::vector<report::OpcodeInfo> opcodes = opcodes_in(own, pairs, target.column);
    if (opcodes.empty()) {
      page.missing_targets.emplace_back(target.name);
      continue;
    }
    const auto at = std::find_if(page.targets.begin(), page.targets.end(),
                                 [&](const report::TargetGroup& g) { return g.opcodes == opcodes; });
    if (at != page.targets.end())
      at->targets.emplace_back(target.name);
    else
      page.targets.push_back({{std::string(target.name)}, std::move(opcodes)});
  }
}

void fill_other_encodings(const isa::Target& target, const inst::Instruction& instruction, report::ExplainPage& page) {
  const sem::Specialised meaning = sem::specialise(target, instruction);
  const isa::Encoding& own = instruction.enc();
  std::vector<OtherEncoding> list;
  for (const isa::Encoding* const candidate : encodings_of(own.op)) {
    const isa::Encoding& encoding = *candidate;
    if (!is_shown(encoding, own, PairShown::whole) || encoding.id == own.id || !encoding.in(target.column)) continue;
    OtherEncoding other = other_encoding(target, instruction, meaning, encoding);
    // Of several forms of one encoding, the one that fits.
    const auto known =
        std::find_if(list.begin(), list.end(), [&](const OtherEncoding& o) { return o.encoding == other.encoding; });
    if (known == list.end())
      list.push_back(std::move(other));
    else if (known->result == OtherEncoding::Comparison::does_not_fit)
      *known = std::move(other);
  }
  std::stable_sort(list.begin(), list.end(), [](const OtherEncoding& a, const OtherEncoding& b) {
    const auto rank = [](const OtherEncoding& o) {
      return o.result == OtherEncoding::Comparison::does_not_fit ? 99u : o.size_bytes;
    };
    return rank(a) < rank(b);
  });
  page.others = std::move(list);
}

}  // namespace lw::explain
