// Whether the modifiers of a written instruction are those of an encoding, and their values.
#include <fmt/format.h>

#include <algorithm>

#include "isa/operand_values.h"
#include "text/cache_policy.h"
#include "text/dialect_facts.h"
#include "text/encoding_facts.h"
#include "text/instruction_reader.h"
#include "text/spelling.h"

namespace lw::text {
namespace {

using isa::Format;
using isa::kFirstVgpr;
using isa::Kind;
using isa::Modifier;

// The half of the vector register whose choice is this bit of op_sel.
std::optional<unsigned> named_half(const isa::Encoding& encoding, const inst::Instruction& instruction, int bit) {
  const std::span<const isa::Operand> operands = encoding.operands();
  constexpr int kSum = 2, kDestination = 3;
  const bool is_sum = encoding.op == isa::Op::v_fmac_f16 && bit == kSum;
  for (size_t i = 0; i < operands.size(); ++i)
    if (operands[i].half == (is_sum ? kDestination : bit) + 1 && instruction.operand[i] >= kFirstVgpr)
      return instruction.mod(offset_by(Modifier::op_sel0, operands[i].half - 1));
  return std::nullopt;
}

}  // namespace

bool InstructionReader::match_array(const isa::Encoding& encoding, const WrittenArray& array, const char* name,
                                    Modifier first, int sources, InstructionText& result, Mismatch& mismatch) const {
  if (!array.present) return true;
  mismatch.at = array.at;
  const isa::ModifierField* any = find_field(encoding, first);
  // Where a group shows elements without a choice, any of the others will do.
  const int members = first == Modifier::op_sel0 ? 4 : 3;
  for (int member = 1; shows_all_elements(encoding) && member < members && (any == nullptr || !any->allowed); ++member)
    any = find_field(encoding, offset_by(first, member));
  const bool some_half = first == Modifier::op_sel0 && has_halves(encoding);
  // Dot products have these from gfx942 on as llvm-objdump shows them, which does not show raw operands.
  const auto has_raw = [&] {
    for (size_t i = 0; i < encoding.operand_count; ++i)
      if ((result.raw_operands >> i & 1) != 0 && result.instruction.operand[i] != isa::kLiteral) return true;
    return false;
  };
  if (target_->has(isa::Feature::llvm_dots_no_op_sel) && encoding.stem().starts_with("v_dot") && has_raw()) {
    mismatch.message = fmt::format("{} has no modifier '{}' with these operands", encoding.mnemonic(), name);
    return false;
  }
  const bool is_number = first == Modifier::op_sel0 && (has_byte_select(encoding) || has_index_key(encoding));
  // Its halves are shown and written as names of registers alone (llvm-mc).
  const bool is_named_alone = encoding.op == isa::Op::v_cndmask_b16 && first == Modifier::op_sel0;
  const bool is_always_set = first == Modifier::op_sel_hi0 && any != nullptr && any->required > 0;
  if (first == Modifier::op_sel0 && encoding.op == isa::Op::v_pk_fmac_f16 && encoding.format == isa::Format::VOP3A &&
      dialect_ == Dialect::llvm) {
    result.warnings.push_back({array.at, fmt::format("{} does not choose halves", encoding.mnemonic())});
    return true;
  }
  if (is_number || is_named_alone || is_always_set || (!some_half && (any == nullptr || !any->allowed))) {
    mismatch.message = fmt::format("{} has no modifier '{}'", encoding.mnemonic(), name);
    mismatch.lacks = first;
    return false;
  }
  // Of halves, op_sel says what their names say; nothing but zeros says nothing (llvm-mc).
  const bool has_names = std::any_of(written_.operand.begin(), written_.operand.begin() + written_.operand_count,
                                     [](const WrittenOperand& operand) { return operand.half != '\0'; });
  const bool names_halves = some_half && has_names;
  if (names_halves && array.bits == 0) return true;
  // Conversions to 8 bits with two sources choose a byte by the third and the fourth element.
  const isa::ModifierField* third = find_field(encoding, Modifier::op_sel2);
  const bool chooses_byte = first == Modifier::op_sel0 && sources == 2 && third != nullptr && third->allowed;
  for (int i = 0; i < 4; ++i) {
    // In VOP3, the element after the last source is the destination's.
    const bool is_destination = first == Modifier::op_sel0 && i == sources && !chooses_byte &&
                                encoding.format != Format::VOP3P && encoding.format != Format::VOP3P_MIX;
    const int bit = is_destination ? 3 : i;
    if (!is_destination && !chooses_byte && i >= sources) break;
    const isa::ModifierField* field = find_field(encoding, offset_by(first, bit));
    const unsigned value = array.bits >> i & 1;
    if (field == nullptr || !field->allowed) {
      if (value == 0 || (some_half && is_destination)) continue;
      if (forgets_elements(encoding)) {
        result.warnings.push_back({array.at, fmt::format("{} has no element {} of {}", encoding.mnemonic(), i, name)});
        continue;
      }
      mismatch.message = fmt::format("{} has no element {} of {}", encoding.mnemonic(), i, name);
      return false;
    }
    const std::optional<unsigned> half = names_halves ? named_half(encoding, result.instruction, bit) : std::nullopt;
    if (half && *half != value) {
      mismatch.message = fmt::format("element {} of op_sel contradicts the name of the half", i);
      return false;
    }
    if (!half) result.instruction.set(field->modifier, value);
  }
  return true;
}

// Elements without a source that llvm-mc takes and leaves away.
bool InstructionReader::forgets_elements(const isa::Encoding& encoding) const {
  if (dialect_ != Dialect::llvm) return false;
  if (encoding.format == isa::Format::VOP3PX || encoding.op == isa::Op::v_interp_p2_f16) return true;
  return encoding.stem().starts_with("v_dot4_f32_") && is_dpp(encoding.format);
}

const WrittenModifier* InstructionReader::find_written(Modifier modifier) const {
  for (size_t i = 0; i < written_.modifier_count; ++i)
    if (written_.modifier[i].modifier == modifier) return &written_.modifier[i];
  return nullptr;
}

bool InstructionReader::match_hint(const isa::Encoding& encoding, const WrittenModifier& written,
                                   InstructionText& result, Mismatch& mismatch) const {
  const isa::ModifierField& field = *find_field(encoding, Modifier::th);
  const std::optional<TemporalHint> hint = temporal_hint(written.value);
  const bool is_default = written.value == kDefaultHint;
  auto value = static_cast<uint32_t>(hint ? hint->value : is_default ? 0 : written.value - kPlainHints);
  if (hint && hint->kind != hint_kind(encoding)) {
    mismatch.message = fmt::format("{} is not a hint for {}", hint->text, encoding.mnemonic());
    return false;
  }
  if (value >> field.width != 0) {
    mismatch.message = fmt::format("{} has no such hint", encoding.mnemonic());
    return false;
  }
  const WrittenModifier* scope = find_written(Modifier::scope);
  // Numbers are read where they are shown: of loads and stores alone, those of atomics after TH_ATOMIC_.
  const bool is_number = hint ? hint->text.find("0x") != std::string_view::npos : !is_default;
  const bool is_atomic = hint_kind(encoding) == HintKind::atomic;
  const bool is_named =
      has_name(hint_kind(encoding), value, scope == nullptr ? 0 : static_cast<unsigned>(scope->value));
  if (is_number && (is_named || (is_atomic && !hint))) {
    mismatch.message = is_named ? "this hint has a name" : fmt::format("write TH_ATOMIC_{:#x}", value);
    return false;
  }
  if (hint && hint->scope != HintScope::any) {
    const bool is_system = scope != nullptr && scope->value == static_cast<int32_t>(kSystemScope);
    if (is_system != (hint->scope == HintScope::system)) {
      mismatch.message = fmt::format("{} {} scope:SCOPE_SYS", hint->text, is_system ? "is not allowed with" : "needs");
      return false;
    }
  }
  // The form of an atomic with a destination has the bit that asks for the old value.
  if (hint_kind(encoding) == HintKind::atomic) {
    if (hint && !is_number && is_named && (value & kCascades) != 0) value |= field.unwritten & kReturnsOld;
    if (((value ^ field.unwritten) & kReturnsOld) != 0) {
      mismatch.message = field.unwritten != 0
                             ? fmt::format("{} needs th:TH_ATOMIC_RETURN with these operands", encoding.mnemonic())
                             : fmt::format("{} has no destination for the old value", encoding.mnemonic());
      return false;
    }
  }
  result.instruction.set(Modifier::th, value);
  return true;
}

// Atomics of buffers have no bit for dlc on gfx10, those of floats none for scc on gfx90a and, where they return f64 to
// AGPRs, none for sc1 from gfx942 on, nor have buffer_inv and buffer_wbl2 one for nt there; llvm-mc takes the words and
// leaves them away.
bool InstructionReader::is_lost_cache_word(const isa::Encoding& encoding, const inst::Instruction& instruction,
                                           Modifier modifier, const isa::ModifierField* field) const {
  if (dialect_ != Dialect::llvm) return false;
  const bool is_atomic = encoding.stem().find("_atomic_") != std::string_view::npos;
  const bool has_bit = field != nullptr && field->allowed && field->required < 0;
  if (has_bit) return modifier == Modifier::sc1 && bytes::lacks_system_scope(instruction);
  if (encoding.op == isa::Op::buffer_inv || encoding.op == isa::Op::buffer_wbl2)
    return modifier == Modifier::slc && target_->has(isa::Feature::cache_scopes);
  if (!is_atomic) return false;
  return modifier == Modifier::dlc ? is_buffer(encoding.format) && target_->has(isa::Feature::llvm_lost_dlc)
                                   : modifier == Modifier::sc1 && target_->has(isa::Feature::llvm_lost_scc);
}

bool InstructionReader::match_modifiers(const isa::Encoding& encoding, InstructionText& result,
                                        Mismatch& mismatch) const {
  inst::Instruction& instruction = result.instruction;
  for (size_t i = 0; i < written_.modifier_count; ++i) {
    const WrittenModifier& written = written_.modifier[i];
    mismatch.at = written.at;
    const bool is_byte = written.modifier == Modifier::op_sel0 && has_byte_select(encoding);
    const isa::ModifierField* field = find_field(encoding, is_byte ? first_byte_select(encoding) : written.modifier);
    if (is_lost_cache_word(encoding, instruction, written.modifier, field)) {
      if (written.value != 0)
        result.warnings.push_back({written.at, fmt::format("{} has no such bit", encoding.mnemonic())});
      continue;
    }
    if (field == nullptr || !field->allowed) {
      // The offset beside a scalar offset is an operand in the table.
      if (written.modifier == Modifier::offset && has_scalar_address(encoding.format)) {
        const int imm = inst::operand_index(encoding, "imm");
        if (imm > 0 && isa::operand_name(encoding.operands()[static_cast<size_t>(imm) - 1].name) == "soffset") continue;
      }
      mismatch.message =
          fmt::format("{} has no modifier '{}'", encoding.mnemonic(), isa::modifier_name(written.modifier));
      mismatch.lacks = written.modifier;
      return false;
    }
    if (written.modifier == Modifier::th) {
      if (!match_hint(encoding, written, result, mismatch)) return false;
      continue;
    }
    if (written.modifier == Modifier::op_sel0) {
      const bool is_byte_select = *written.at == 'b';  // byte_sel, and not index_key
      if (is_byte_select != has_byte_select(encoding)) {
        mismatch.message =
            fmt::format("{} has no modifier '{}'", encoding.mnemonic(), is_byte_select ? "byte_sel" : "index_key");
        return false;
      }
      if (is_byte_select) {
        set_byte_select(instruction, static_cast<unsigned>(written.value));
        continue;
      }
      const isa::ModifierField* upper = find_field(encoding, Modifier::op_sel1);
      const int32_t last = upper != nullptr && upper->allowed ? 3 : 1;
      if (!has_index_key(encoding) || written.value > last) {
        mismatch.message = has_index_key(encoding) ? fmt::format("index_key must be 0 to {}", last)
                                                   : fmt::format("{} has no such modifier", encoding.mnemonic());
        return false;
      }
      instruction.set(Modifier::op_sel0, static_cast<uint32_t>(written.value) & 1);
      instruction.set(Modifier::op_sel1, static_cast<uint32_t>(written.value) >> 1);
      continue;
    }
    if (written.modifier == Modifier::fi && written.value == kEvenFetchInactive) {
      if (field->required >= 0 && field->required != (is_dpp8(encoding.format) ? 1 : 0)) {
        mismatch.message = "this selects another form";
        return false;
      }
      instruction.set(Modifier::fi, is_dpp8(encoding.format) ? 1 : 0);
      continue;
    }
    const bool has_nothing = is_sdwa(encoding.format) && encoding.operands().empty();  // v_nop_sdwa
    if (has_nothing || (field->required >= 0 && field->required != written.value)) {
      mismatch.message = fmt::format("{} cannot have '{}' with these operands", encoding.mnemonic(),
                                     isa::modifier_name(written.modifier));
      return false;
    }
    int64_t low = 0, high = (int64_t{1} << field->width) - 1;
    const bool is_signed = written.modifier == Modifier::offset &&
                           (encoding.format == Format::GLOBAL || encoding.format == Format::SCRATCH ||
                            encoding.format == Format::GLOBAL_ADDTID || has_scalar_address(encoding.format) ||
                            (encoding.format == Format::FLAT && field->width == kWideOffsetBits));
    if (is_signed) {
      low = is_smem_buffer(encoding) && dialect_ == Dialect::llvm ? 0 : -(int64_t{1} << (field->width - 1));
      high = (int64_t{1} << (field->width - 1)) - 1;
    }
    if (written.modifier == Modifier::tfe && written.value != 0 && !inst::is_image(encoding.format) &&
        isa::has(static_cast<isa::ImplicitSet>(encoding.record().writes), isa::Implicit::memory)) {
      mismatch.message = "tfe is not allowed for an instruction that writes memory";
      return false;
    }
    constexpr int kBufferOffsetBits = 12, kWrittenOffsetBits = 16;
    const bool is_buffer_offset = dialect_ == Dialect::llvm && written.modifier == Modifier::offset && low == 0 &&
                                  field->width == kBufferOffsetBits && is_buffer(encoding.format);
    if (is_buffer_offset && written.value > high && written.value >> kWrittenOffsetBits == 0) {
      result.warnings.push_back({written.at, lost_bits(written.value, kBufferOffsetBits, "offset")});
      instruction.set(Modifier::offset, static_cast<uint32_t>(written.value) & static_cast<uint32_t>(high));
      continue;
    }
    if (written.value < low || written.value > high) {
      mismatch.message = fmt::format("{} {} is out of range ({} to {})", isa::modifier_name(written.modifier),
                                     written.value, low, high);
      return false;
    }
    instruction.set(field->modifier,
                    static_cast<uint32_t>(written.value) & static_cast<uint32_t>((uint64_t{1} << field->width) - 1));
  }
  const bool is_signed_matrix = has_matrix_signs(*target_, encoding);
  if (is_signed_matrix && find_written(Modifier::blgp) != nullptr) {
    mismatch.at = find_written(Modifier::blgp)->at;
    mismatch.message = fmt::format("{} has no modifier 'blgp' on {}", encoding.mnemonic(), target_->name);
    return false;
  }
  if (!written_.has_arrays) return true;
  if (written_.neg.present) {
    if (!is_signed_matrix) {
      mismatch.at = written_.neg.at;
      mismatch.message = fmt::format("{} has no modifier 'neg' on {}", encoding.mnemonic(), target_->name);
      return false;
    }
    instruction.set(Modifier::blgp, written_.neg.bits & 7u);
  }
  const int sources = source_count(encoding);
  return match_array(encoding, written_.op_sel, "op_sel", Modifier::op_sel0, sources, result, mismatch) &&
         match_array(encoding, written_.op_sel_hi, "op_sel_hi", Modifier::op_sel_hi0, sources, result, mismatch) &&
         match_array(encoding, written_.neg_lo, "neg_lo", Modifier::neg_lo0, sources, result, mismatch) &&
         match_array(encoding, written_.neg_hi, "neg_hi", Modifier::neg_hi0, sources, result, mismatch);
}

}  // namespace lw::text
