#include "text/print_immediate.h"

#include <bit>

#include "isa/wait_fields.h"
#include "text/emit.h"
#include "text/spelling.h"

namespace lw::text {
namespace {

bool is_inline_integer(int64_t value) { return value >= -16 && value <= 64; }

bool is_inline_f16(uint16_t bits) {
  for (const FloatConstant& constant : float_constants())
    if (constant.f16 == bits) return true;
  return false;
}

const FloatConstant* find_f32(uint32_t bits) {
  for (const FloatConstant& constant : float_constants())
    if (constant.f32 == bits) return &constant;
  return nullptr;
}

// The upper halves of the constants of f32.
const FloatConstant* find_bf16(uint16_t bits) {
  for (const FloatConstant& constant : float_constants())
    if (constant.f32 >> 16 == bits) return &constant;
  return nullptr;
}

bool is_inline_32(uint32_t bits) { return is_inline_integer(static_cast<int32_t>(bits)) || find_f32(bits) != nullptr; }

const FloatConstant* find_f64(uint64_t bits) {
  for (const FloatConstant& constant : float_constants())
    if (constant.f64 == bits) return &constant;
  return nullptr;
}

char* emit_lit(char* to, bool reads_as_inline, uint32_t shown, uint32_t plain) {
  if (!reads_as_inline) return emit_hex_word(emit(to, "0x"), plain);
  to = emit(to, "lit(");
  to = emit_0x(to, shown);
  *to++ = ')';
  return to;
}

char* emit_name_or_number(char* to, std::span<const NamedValue> names, isa::Column column, unsigned value) {
  const std::string_view name = name_of(names, column, value);
  return name.empty() ? emit_decimal(to, value) : emit(to, name);
}

char* emit_bitmask(char* to, unsigned and_mask, unsigned or_mask, unsigned xor_mask) {
  const unsigned of_zero = or_mask ^ xor_mask;
  const unsigned of_one = (and_mask | or_mask) ^ xor_mask;
  for (unsigned bit = 16; bit != 0; bit >>= 1) {
    const bool zero = of_zero & bit;
    const bool one = of_one & bit;
    *to++ = zero == one ? (zero ? '1' : '0') : (zero ? 'i' : 'p');
  }
  return to;
}

}  // namespace

char* emit_waitcnt(char* to, isa::Column column, unsigned imm) {
  bool any = false;
  for (const isa::WaitField& field : isa::wait_fields(column)) any |= field.get(imm) != field.maximum();
  bool first = true;
  for (const isa::WaitField& field : isa::wait_fields(column)) {
    const unsigned count = field.get(imm);
    if (any && count == field.maximum()) continue;
    if (!first) *to++ = ' ';
    first = false;
    to = emit(to, field.counter);
    *to++ = '(';
    to = emit_decimal(to, count);
    *to++ = ')';
  }
  return to;
}

char* emit_version(char* to, isa::Column column, unsigned imm) {
  constexpr unsigned kVersion = 0xff;
  unsigned flags = 0;
  for (const NamedValue& flag : version_flag_names()) flags |= flag.value;
  if ((imm & ~(kVersion | flags)) != 0) return emit_0x(to, imm);
  unsigned open = 0;
  for (const NamedValue& flag : version_flag_names()) open += (imm & flag.value) != 0;
  for (unsigned i = 1; i < open; ++i) *to++ = '(';
  to = emit_name_or_number(to, version_names(), column, imm & kVersion);
  for (const NamedValue& flag : version_flag_names()) {
    if ((imm & flag.value) == 0) continue;
    to = emit(emit(to, "|"), flag.text);
    if (open-- > 1) *to++ = ')';
  }
  return to;
}

char* emit_depctr(char* to, isa::Column column, unsigned imm) {
  unsigned named = 0;
  bool waits = false;
  for (const DepctrField& field : depctr_fields()) {
    if (!field.holds_in(column)) continue;
    named |= field.maximum() << field.lsb;
    waits |= field.get(imm) != field.maximum();
  }
  if ((imm & ~named & 0xffff) != 0) return emit_0x(to, imm);
  bool first = true;
  for (const DepctrField& field : depctr_fields()) {
    if (!field.holds_in(column) || (waits && field.get(imm) == field.maximum())) continue;
    if (!first) *to++ = ' ';
    first = false;
    to = emit_decimal(emit(emit(to, field.text), "("), field.get(imm));
    *to++ = ')';
  }
  return to;
}

char* emit_delay(char* to, isa::Column column, unsigned imm) {
  const unsigned first = imm & 15, skip = (imm >> 4) & 7, second = (imm >> 7) & 15;
  if (first == 0 && skip == 0 && second == 0) return emit(to, "0");
  bool any = false;
  const auto part = [&](std::string_view word, std::span<const NamedValue> names, unsigned value) {
    if (value == 0) return;
    if (any) to = emit(to, " | ");
    any = true;
    const std::string_view name = name_of(names, column, value);
    to = emit(emit(to, word), "(");
    if (name.empty())
      to = emit(emit(emit(to, "/* invalid "), word == "instskip" ? "instskip" : "instid"), " value */");
    else
      to = emit(to, name);
    *to++ = ')';
  };
  part("instid0", delay_names(), first);
  part("instskip", delay_skip_names(), skip);
  part("instid1", delay_names(), second);
  return to;
}

char* emit_sendmsg(char* to, isa::Column column, unsigned imm) {
  const bool is_long = message_bits(column) == 8;
  const unsigned message = imm & (is_long ? 255 : 15);
  const unsigned operation = is_long ? 0 : (imm >> 4) & 7;
  const unsigned stream = is_long ? 0 : (imm >> 8) & 3;
  const std::string_view name = name_of(message_names(), column, message);
  const MessageShape shape = message_shape(column, message);
  std::string_view operation_name;
  bool fits = !name.empty();
  bool takes_stream = false;
  if (!shape.operations.empty()) {
    operation_name = name_of(shape.operations, column, operation);
    // GS_OP_NOP is an operation of MSG_GS_DONE alone.
    fits = fits && !operation_name.empty() && !(message == kMessageGs && operation == 0);
    takes_stream = shape.has_stream && operation != 0;
  } else {
    fits = fits && operation == 0;
  }
  if (!takes_stream) fits = fits && stream == 0;
  if (fits) {
    to = emit(to, "sendmsg(");
    to = emit(to, name);
    if (!operation_name.empty()) to = emit(emit(to, ", "), operation_name);
    if (takes_stream) to = emit_decimal(emit(to, ", "), stream);
  } else if ((imm & ~(is_long ? 0xffu : 0x37fu)) == 0) {
    to = emit_decimal(emit(to, "sendmsg("), message);
    to = emit_decimal(emit(to, ", "), operation);
    to = emit_decimal(emit(to, ", "), stream);
  } else {
    return emit_decimal(to, imm);
  }
  *to++ = ')';
  return to;
}

char* emit_hwreg(char* to, isa::Column column, unsigned imm) {
  const Hwreg hwreg = unpack_hwreg(imm);
  to = emit_name_or_number(emit(to, "hwreg("), hwreg_names(), column, hwreg.id);
  if (hwreg.offset != 0 || hwreg.size != 32) {
    to = emit_decimal(emit(to, ", "), hwreg.offset);
    to = emit_decimal(emit(to, ", "), hwreg.size);
  }
  *to++ = ')';
  return to;
}

char* emit_gpr_index(char* to, isa::Column column, unsigned imm) {
  if (imm > 15) return emit_0x(to, imm);
  to = emit(to, "gpr_idx(");
  bool first = true;
  for (const NamedValue& name : gpr_index_names()) {
    if ((imm & name.value) == 0 || !name.holds_in(column)) continue;
    if (!first) *to++ = ',';
    first = false;
    to = emit(to, name.text);
  }
  *to++ = ')';
  return to;
}

char* emit_swizzle(char* to, isa::Column column, unsigned offset) {
  const auto open = [&](SwizzleMode mode) {
    to = emit(to, "swizzle(");
    to = emit(to, name_of(swizzle_names(), column, static_cast<unsigned>(mode)));
    *to++ = ',';
  };
  const auto number = [&](unsigned value, char after) {
    to = emit_decimal(to, value);
    *to++ = after;
  };
  const bool has_fft = !name_of(swizzle_names(), column, static_cast<unsigned>(SwizzleMode::fft)).empty();
  if (has_fft && offset >= 0xe000) {
    open(SwizzleMode::fft);
    number(offset & 31, ')');
  } else if (has_fft && offset >= 0xc000) {
    open(SwizzleMode::rotate);
    number((offset >> 10) & 1, ',');
    number((offset >> 5) & 31, ')');
  } else if ((offset & 0xff00) == 0x8000) {
    open(SwizzleMode::quad_perm);
    for (unsigned lane = 0; lane < 4; ++lane) number((offset >> (2 * lane)) & 3, lane == 3 ? ')' : ',');
  } else if ((offset & 0x8000) == 0) {
    const unsigned and_mask = offset & 31;
    const unsigned or_mask = (offset >> 5) & 31;
    const unsigned xor_mask = (offset >> 10) & 31;
    const bool keeps_lane = and_mask == 31 && or_mask == 0;
    const unsigned group = 32 - and_mask;
    if (keeps_lane && std::has_single_bit(xor_mask)) {
      open(SwizzleMode::swap);
      number(xor_mask, ')');
    } else if (keeps_lane && xor_mask != 0 && std::has_single_bit(xor_mask + 1)) {
      open(SwizzleMode::reverse);
      number(xor_mask + 1, ')');
    } else if (group > 1 && std::has_single_bit(group) && or_mask < group && xor_mask == 0) {
      open(SwizzleMode::broadcast);
      number(group, ',');
      number(or_mask, ')');
    } else {
      open(SwizzleMode::bitmask_perm);
      *to++ = '"';
      to = emit_bitmask(to, and_mask, or_mask, xor_mask);
      to = emit(to, "\")");
    }
  } else {
    to = emit_decimal(to, offset);
  }
  return to;
}

char* emit_dpp_control(char* to, isa::Column column, unsigned dpp_ctrl) {
  if (dpp_ctrl < 0x100) {
    to = emit(to, "quad_perm:[");
    for (unsigned lane = 0; lane < 4; ++lane) {
      *to++ = static_cast<char>('0' + ((dpp_ctrl >> (2 * lane)) & 3));
      *to++ = lane == 3 ? ']' : ',';
    }
    return to;
  }
  for (const DppControl& control : dpp_controls()) {
    const unsigned last = control.base + control.last - control.first;
    if (!control.holds_in(column) || dpp_ctrl < control.base || dpp_ctrl > last) continue;
    to = emit(to, control.text);
    if (control.last == 0) return to;
    *to++ = ':';
    return emit_decimal(to, control.first + dpp_ctrl - control.base);
  }
  return emit_0x(emit(to, "dpp_ctrl:"), dpp_ctrl);
}

char* emit_export_target(char* to, isa::Column column, unsigned target) {
  for (const ExportTarget& row : export_targets()) {
    if (!row.holds_in(column)) continue;
    if (row.count == 0 && target == row.first) return emit(to, row.text);
    if (target >= row.first && target < unsigned{row.first} + row.count)
      return emit_decimal(emit(to, row.text), target - row.first);
  }
  return emit_decimal(emit(to, "invalid_target_"), target);
}

char* emit_unified_format(char* to, isa::Column column, unsigned format) {
  if (format == kDefaultUnifiedFormat) return to;
  const std::string_view name = name_of(unified_format_names(), column, format);
  if (name.empty()) return emit_decimal(emit(to, " format:"), format);
  to = emit(emit(to, " format:["), name);
  *to++ = ']';
  return to;
}

char* emit_buffer_format(char* to, isa::Column column, unsigned data_format, unsigned number_format) {
  const bool shows_data = data_format != kDefaultDataFormat;
  const bool shows_number = number_format != kDefaultNumberFormat;
  if (!shows_data && !shows_number) return to;
  to = emit(to, " format:[");
  if (shows_data) to = emit(to, name_of(data_format_names(), column, data_format));
  if (shows_data && shows_number) *to++ = ',';
  if (shows_number) to = emit(to, name_of(number_format_names(), column, number_format));
  *to++ = ']';
  return to;
}

char* emit_literal(char* to, isa::Type type, uint32_t literal) {
  const auto low = static_cast<uint16_t>(literal);
  switch (type) {
    case isa::Type::f16:
      return emit_lit(to, is_inline_integer(static_cast<int16_t>(low)) || is_inline_f16(low), literal, low);
    case isa::Type::b16:
    case isa::Type::i16:
    case isa::Type::u16: return emit_lit(to, is_inline_32(literal), literal, low);
    case isa::Type::bf16:
      return emit_lit(to, is_inline_integer(static_cast<int16_t>(low)) || find_bf16(low) != nullptr, literal, literal);
    case isa::Type::v2f16:
      return emit_lit(to, is_inline_integer(static_cast<int32_t>(literal)) || (literal == low && is_inline_f16(low)),
                      literal, literal);
    case isa::Type::v2bf16:
      return emit_lit(to,
                      is_inline_integer(static_cast<int32_t>(literal)) || (literal == low && find_bf16(low) != nullptr),
                      literal, literal);
    case isa::Type::f64: {
      // The literal is the high half; LLVM prints the value by name when it has one.
      if (literal == 0) return emit(to, "0");
      const FloatConstant* constant = find_f64(uint64_t{literal} << 32);
      return constant != nullptr ? emit(to, constant->text_f64) : emit_0x(to, literal);
    }
    case isa::Type::b64:
    case isa::Type::i64:
    case isa::Type::u64:
    case isa::Type::mask: return emit_lit(to, is_inline_integer(literal), literal, literal);
    default: return emit_lit(to, is_inline_32(literal), literal, literal);
  }
}

bool shows_word(isa::Type type) {
  switch (type) {
    case isa::Type::f16:
    case isa::Type::b16:
    case isa::Type::i16:
    case isa::Type::u16:
    case isa::Type::bf16:
    case isa::Type::v2f16:
    case isa::Type::v2bf16: return false;
    default: return true;
  }
}

char* emit_constant_32(char* to, uint32_t value) {
  if (is_inline_integer(static_cast<int32_t>(value))) return emit_signed_decimal(to, static_cast<int32_t>(value));
  const FloatConstant* constant = find_f32(value);
  return constant != nullptr ? emit(to, constant->text) : emit_0x(to, value);
}

char* emit_float_constant_bits_16(char* to, unsigned source) {
  return emit_0x(to, float_constants()[source - float_constants().front().value].f16);
}

}  // namespace lw::text
