// Immediates with a spelling of their own: wait counts, hardware registers, messages, index modes, swizzles,
// attributes, export targets.
#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <iterator>

#include "isa/wait_fields.h"
#include "text/instruction_reader.h"
#include "text/spelling.h"

namespace lw::text {
namespace {

void set_symbolic(WrittenOperand& operand, isa::Kind kind, unsigned value) {
  operand.what = WrittenOperand::What::symbolic;
  operand.kind = kind;
  operand.value = static_cast<uint16_t>(value);
}

}  // namespace

InstructionReader::Found InstructionReader::read_symbolic(isa::Kind kind, WrittenOperand& operand) {
  operand.at = lexer().token().begin;
  switch (kind) {
    case isa::Kind::waitcnt: return read_waitcnt(operand);
    case isa::Kind::depctr: return read_depctr(operand);
    case isa::Kind::delay: return read_delay(operand);
    case isa::Kind::hwreg: return read_hwreg(operand);
    case isa::Kind::sendmsg: return read_sendmsg(operand);
    case isa::Kind::gpr_idx: return read_gpr_idx(operand);
    case isa::Kind::attr: return read_attr(operand);
    case isa::Kind::interp_param: return read_interp_param(operand);
    case isa::Kind::exp_target: return read_export_target(operand);
    default: return Found::no;
  }
}

// vmcnt(0) & lgkmcnt(1), joined by '&', ',' or nothing.
InstructionReader::Found InstructionReader::read_waitcnt(WrittenOperand& operand) {
  if (lexer().token().kind != TokenKind::identifier || !lexer().peek().is('(')) return Found::no;
  const isa::WaitFields& fields = isa::wait_fields(column_);
  unsigned imm = 0;
  for (const isa::WaitField& field : fields) imm = field.put(imm, field.maximum());
  for (;;) {
    const Token name = lexer().token();
    if (name.kind != TokenKind::identifier) {
      error(name.begin, "expected the name of a counter", "the counters are vmcnt, expcnt and lgkmcnt");
      return Found::error;
    }
    std::string_view text = keyword(name);
    const bool saturate = text.ends_with("_sat");
    if (saturate) text.remove_suffix(4);
    const isa::WaitField* found = nullptr;
    for (const isa::WaitField& field : fields)
      if (field.counter == text) found = &field;
    if (found == nullptr) {
      error(name.begin, fmt::format("'{}' is not a counter of s_waitcnt", name.text()),
            "the counters are vmcnt, expcnt and lgkmcnt");
      return Found::error;
    }
    lexer().advance();
    if (!expect('(', "the counter's name")) return Found::error;
    const char* at = lexer().token().begin;
    const auto count = read_constant_expression("the count to wait for");
    if (!count) return Found::error;
    if (*count < 0 || (*count > found->maximum() && !saturate)) {
      error(at, fmt::format("{} counts from 0 to {}", found->counter, found->maximum()));
      return Found::error;
    }
    imm = found->put(imm, *count > found->maximum() ? found->maximum() : static_cast<unsigned>(*count));
    if (!expect(')', "the count")) return Found::error;
    if (lexer().token().is('&') || lexer().token().is(',')) {
      lexer().advance();
      continue;
    }
    if (lexer().token().kind == TokenKind::end) break;
  }
  set_symbolic(operand, isa::Kind::waitcnt, imm);
  return Found::yes;
}

// depctr_va_vdst(0) depctr_vm_vsrc(1), joined by '&', ',' or nothing. What is not named is not waited for.
InstructionReader::Found InstructionReader::read_depctr(WrittenOperand& operand) {
  if (lexer().token().kind != TokenKind::identifier || !lexer().peek().is('(')) return Found::no;
  unsigned imm = 0;
  for (const DepctrField& field : depctr_fields())
    if (field.holds_in(column_)) imm |= field.maximum() << field.lsb;
  unsigned named = 0;
  for (;;) {
    const Token name = lexer().token();
    const DepctrField* found = nullptr;
    for (const DepctrField& field : depctr_fields())
      if (name.is_identifier(field.text) && field.holds_in(column_)) found = &field;
    if (found == nullptr) {
      error(name.begin, fmt::format("'{}' is not a counter of s_waitcnt_depctr", name.text()),
            "for example depctr_va_vdst(0)");
      return Found::error;
    }
    const unsigned mask = found->maximum() << found->lsb;
    if ((named & mask) != 0) {
      error(name.begin, fmt::format("{} is given twice", found->text));
      return Found::error;
    }
    named |= mask;
    lexer().advance();
    if (!expect('(', "the name")) return Found::error;
    const char* at = lexer().token().begin;
    const auto count = read_constant_expression("the count to wait for");
    if (!count) return Found::error;
    if (*count < 0 || *count > found->maximum()) {
      error(at, fmt::format("{} counts from 0 to {}", found->text, found->maximum()));
      return Found::error;
    }
    imm = (imm & ~mask) | static_cast<unsigned>(*count) << found->lsb;
    if (!expect(')', "the count")) return Found::error;
    if (lexer().token().is('&') || lexer().token().is(',')) {
      lexer().advance();
      continue;
    }
    if (lexer().token().kind == TokenKind::end) break;
  }
  set_symbolic(operand, isa::Kind::depctr, imm);
  return Found::yes;
}

// hwreg(HW_REG_MODE, 0, 4), hwreg(1), and {id: 1, offset: 0, size: 4}.
InstructionReader::Found InstructionReader::read_hwreg(WrittenOperand& operand) {
  Hwreg reg{0, 0, 32};
  const auto read_field = [&](const char* what, int64_t low, int64_t high, unsigned& field) {
    const char* at = lexer().token().begin;
    const auto value = read_constant_expression(what);
    if (!value) return false;
    if (*value < low || *value > high) return error(at, fmt::format("{} must be {} to {}", what, low, high));
    field = static_cast<unsigned>(*value);
    return true;
  };
  const auto read_id = [&]() {
    const Token token = lexer().token();
    if (token.kind == TokenKind::identifier) {
      if (const auto id = value_of(hwreg_names(), column_, token.text())) {
        lexer().advance();
        reg.id = *id;
        return true;
      }
      if (token.text().starts_with("HW_REG_"))
        return error(token.begin, fmt::format("{} has no hardware register '{}'{}", target_->name, token.text(),
                                              elsewhere(hwreg_names(), token.text())));
    }
    return read_field("a hardware register", 0, 63, reg.id);
  };
  if (lexer().token().is('{')) {
    // Registers have no names here (llvm-mc).
    struct Field {
      std::string_view name;
      const char* what;
      int64_t low, high;
      unsigned& value;
      bool is_written = false;
    };
    Field fields[] = {{"id", "a hardware register", 0, 63, reg.id},
                      {"offset", "the bit offset", 0, 31, reg.offset},
                      {"size", "the number of bits", 1, 32, reg.size}};
    lexer().advance();
    for (bool is_first = true; is_first ? !lexer().token().is('}') : lexer().token().is(','); is_first = false) {
      if (!is_first) lexer().advance();
      const Token key = lexer().token();
      Field* field = std::ranges::find_if(fields, [&](const Field& each) { return key.is_identifier(each.name); });
      if (field == std::end(fields)) {
        error(key.begin, "expected id:, offset: or size:");
        return Found::error;
      }
      if (field->is_written) {
        error(key.begin, fmt::format("'{}' is given twice", field->name));
        return Found::error;
      }
      field->is_written = true;
      lexer().advance();
      if (!expect(':', "the field's name") || !read_field(field->what, field->low, field->high, field->value))
        return Found::error;
    }
    if (!expect('}', "the fields")) return Found::error;
  } else {
    if (!lexer().token().is_identifier("hwreg") || !lexer().peek().is('(')) return Found::no;
    lexer().advance();
    lexer().advance();
    if (!read_id()) return Found::error;
    if (lexer().token().is(',')) {
      lexer().advance();
      if (!read_field("the bit offset", 0, 31, reg.offset)) return Found::error;
      if (!expect(',', "the bit offset")) return Found::error;
      if (!read_field("the number of bits", 1, 32, reg.size)) return Found::error;
    }
    if (!expect(')', "the hardware register")) return Found::error;
  }
  set_symbolic(operand, isa::Kind::hwreg, pack_hwreg(reg));
  return Found::yes;
}

// instid0(VALU_DEP_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
InstructionReader::Found InstructionReader::read_delay(WrittenOperand& operand) {
  if (lexer().token().kind != TokenKind::identifier || !lexer().peek().is('(')) return Found::no;
  struct Part {
    std::string_view name;
    std::span<const NamedValue> values;
    unsigned lsb;
  };
  const Part parts[] = {
      {"instid0", delay_names(), 0}, {"instskip", delay_skip_names(), 4}, {"instid1", delay_names(), 7}};
  unsigned imm = 0, seen = 0;
  for (;;) {
    const Token name = lexer().token();
    const Part* part = std::find_if(std::begin(parts), std::end(parts), [&](const Part& p) {
      return name.kind == TokenKind::identifier && p.name == name.text();
    });
    if (part == std::end(parts)) {
      error(name.begin, "expected instid0, instskip or instid1");
      return Found::error;
    }
    const unsigned bit = 1u << (part - parts);
    if ((seen & bit) != 0) {
      error(name.begin, fmt::format("{} is given twice", part->name));
      return Found::error;
    }
    seen |= bit;
    lexer().advance();
    if (!expect('(', "the name")) return Found::error;
    const Token value = lexer().token();
    const auto number =
        value.kind == TokenKind::identifier ? value_of(part->values, column_, value.text()) : std::nullopt;
    if (!number) {
      error(value.begin, fmt::format("'{}' is not a value of {}", value.text(), part->name));
      return Found::error;
    }
    imm |= *number << part->lsb;
    lexer().advance();
    if (!expect(')', "the value")) return Found::error;
    if (!lexer().token().is('|')) break;
    lexer().advance();
  }
  set_symbolic(operand, isa::Kind::delay, imm);
  return Found::yes;
}

// sendmsg(MSG_GS, GS_OP_EMIT, 0). A message given by number is taken as it is; a named one must make sense.
InstructionReader::Found InstructionReader::read_sendmsg(WrittenOperand& operand) {
  if (!lexer().token().is_identifier("sendmsg") || !lexer().peek().is('(')) return Found::no;
  lexer().advance();
  lexer().advance();
  const char* message_at = lexer().token().begin;
  const Token name = lexer().token();
  bool named = false;
  int64_t message = 0;
  if (const auto id =
          name.kind == TokenKind::identifier ? value_of(message_names(), column_, name.text()) : std::nullopt) {
    lexer().advance();
    named = true;
    message = *id;
  } else if (name.kind == TokenKind::identifier && name.text().starts_with("MSG_")) {
    error(name.begin,
          fmt::format("{} has no message '{}'{}", target_->name, name.text(), elsewhere(message_names(), name.text())));
    return Found::error;
  } else {
    const auto value = read_constant_expression("a message");
    if (!value) return Found::error;
    message = *value;
  }
  const int64_t last = (int64_t{1} << message_bits(column_)) - 1;
  if (message < 0 || message > last) {
    error(message_at, fmt::format("a message is 0 to {}", last));
    return Found::error;
  }
  const MessageShape shape = message_shape(column_, static_cast<unsigned>(message));
  int64_t operation = 0, stream = 0;
  bool has_operation = false, has_stream = false, operation_named = false;
  const char* operation_at = message_at;
  const char* stream_at = message_at;
  if (lexer().token().is(',')) {
    lexer().advance();
    has_operation = true;
    const Token token = lexer().token();
    operation_at = token.begin;
    const auto known =
        token.kind == TokenKind::identifier ? value_of(shape.operations, column_, token.text()) : std::nullopt;
    if (known) {
      lexer().advance();
      operation = *known;
      operation_named = true;
    } else {
      const auto value = read_constant_expression("the operation of the message");
      if (!value) return Found::error;
      operation = *value;
    }
    if (lexer().token().is(',')) {
      lexer().advance();
      has_stream = true;
      stream_at = lexer().token().begin;
      const auto value = read_constant_expression("the stream of the message");
      if (!value) return Found::error;
      stream = *value;
    }
  }
  if (!expect(')', "the message")) return Found::error;
  const bool is_gs = message == kMessageGs || message == kMessageGsDone;
  if (named) {
    if (shape.operations.empty() && has_operation) {
      error(operation_at, fmt::format("{} takes no operation", name.text()));
      return Found::error;
    }
    if (!shape.operations.empty() && !has_operation) {
      error(message_at, fmt::format("{} needs an operation", name.text()));
      return Found::error;
    }
    const bool nop_of_gs = message == kMessageGs && operation == 0 && !shape.operations.empty();
    // llvm-mc looks the lower 32 bits up, and keeps three.
    const auto looked_up = static_cast<uint32_t>(operation);
    const bool is_cut = dialect_ == Dialect::llvm && operation >> 32 != 0;
    if (has_operation && !operation_named &&
        (looked_up > 7 || (operation != looked_up && !is_cut) ||
         name_of(shape.operations, column_, looked_up).empty())) {
      error(operation_at, fmt::format("{} has no operation {}", name.text(), operation));
      return Found::error;
    }
    if (nop_of_gs) {
      error(operation_at, "MSG_GS must cut or emit", "GS_OP_NOP is for MSG_GS_DONE");
      return Found::error;
    }
    if (has_stream && (!is_gs || operation == 0)) {
      error(stream_at, "this operation takes no stream");
      return Found::error;
    }
    if (is_cut) {
      warn_of_lost_bits(operation_at, operation, 3, name.text());
      operation = looked_up;
    }
  }
  if (operation < 0 || operation > 7) {
    error(operation_at, "the operation of a message is 0 to 7");
    return Found::error;
  }
  if (stream < 0 || stream > 3) {
    error(stream_at, "the stream of a message is 0 to 3");
    return Found::error;
  }
  set_symbolic(operand, isa::Kind::sendmsg, static_cast<unsigned>(message | operation << 4 | stream << 8));
  return Found::yes;
}

InstructionReader::Found InstructionReader::read_gpr_idx(WrittenOperand& operand) {
  if (!lexer().token().is_identifier("gpr_idx") || !lexer().peek().is('(')) return Found::no;
  lexer().advance();
  lexer().advance();
  unsigned modes = 0;
  if (!lexer().token().is(')')) {
    for (;;) {
      const Token token = lexer().token();
      const auto mode =
          token.kind == TokenKind::identifier ? value_of(gpr_index_names(), column_, token.text()) : std::nullopt;
      if (!mode) {
        error(token.begin, "expected an index mode", "the modes are SRC0, SRC1, SRC2 and DST");
        return Found::error;
      }
      if ((modes & *mode) != 0) {
        error(token.begin, fmt::format("{} is given twice", token.text()));
        return Found::error;
      }
      modes |= *mode;
      lexer().advance();
      if (!lexer().token().is(',')) break;
      lexer().advance();
    }
  }
  if (!expect(')', "the index modes")) return Found::error;
  set_symbolic(operand, isa::Kind::gpr_idx, modes);
  return Found::yes;
}

// attr3.x: the attribute, with its channel in bits 7:6 of the value.
InstructionReader::Found InstructionReader::read_attr(WrittenOperand& operand) {
  const Token token = lexer().token();
  const std::string_view text = token.text();
  const size_t dot = text.find('.');
  if (token.kind != TokenKind::identifier || !text.starts_with("attr") || dot == std::string_view::npos) {
    error(token.begin, "expected an attribute with its channel", "for example attr0.x");
    return Found::error;
  }
  const auto number = parse_unsigned(text.substr(4, dot - 4));
  const unsigned last = dialect_ == Dialect::llvm ? 32 : 63;  // the field has 6 bits; LLVM reads no more
  if (!number || *number > last) {
    error(token.begin, fmt::format("attributes are attr0 to attr{}", last));
    return Found::error;
  }
  const auto channel = value_of(attr_channel_names(), column_, text.substr(dot + 1));
  if (!channel) {
    error(token.begin + dot + 1, "the channel of an attribute is x, y, z or w");
    return Found::error;
  }
  lexer().advance();
  set_symbolic(operand, isa::Kind::attr, static_cast<unsigned>(*number) | *channel << 6);
  return Found::yes;
}

InstructionReader::Found InstructionReader::read_interp_param(WrittenOperand& operand) {
  const Token token = lexer().token();
  const auto value =
      token.kind == TokenKind::identifier ? value_of(interp_param_names(), column_, token.text()) : std::nullopt;
  if (!value) {
    error(token.begin, "expected an interpolation parameter", "the parameters are p10, p20 and p0");
    return Found::error;
  }
  lexer().advance();
  set_symbolic(operand, isa::Kind::interp_param, *value);
  return Found::yes;
}

InstructionReader::Found InstructionReader::read_export_target(WrittenOperand& operand) {
  const Token token = lexer().token();
  if (token.kind == TokenKind::identifier) {
    const std::string_view text = token.text();
    for (const ExportTarget& target : export_targets()) {
      if (!target.holds_in(column_)) continue;
      if (!text.starts_with(target.text)) continue;
      const std::string_view digits = text.substr(target.text.size());
      unsigned value = target.first;
      if (target.count != 0) {
        const auto number = parse_unsigned(digits);
        if (!number || *number >= target.count || (digits.size() > 1 && digits[0] == '0')) continue;
        value += static_cast<unsigned>(*number);
      } else if (!digits.empty()) {
        continue;
      }
      lexer().advance();
      set_symbolic(operand, isa::Kind::exp_target, value);
      return Found::yes;
    }
  }
  error(token.begin, fmt::format("'{}' is not an export target of {}", token.text(), target_->name),
        "the targets are mrt0 to mrt7, mrtz, null, pos0 to pos3 and param0 to param31");
  return Found::error;
}

// ---- swizzle(MODE, …), the offset of ds_swizzle_b32 -----------------------------------------------------------------

namespace {

// and_mask | or_mask << 5 | xor_mask << 10
constexpr int32_t bitmask_swizzle(unsigned and_mask, unsigned or_mask, unsigned xor_mask) {
  return static_cast<int32_t>(and_mask | or_mask << 5 | xor_mask << 10);
}
constexpr int32_t kQuadPermSwizzle = 0x8000;
constexpr int32_t kRotateSwizzle = 0xc000;
constexpr int32_t kFftSwizzle = 0xe000;

}  // namespace

bool InstructionReader::read_swizzle(int32_t& value) {
  lexer().advance();
  lexer().advance();
  const Token token = lexer().token();
  const auto mode =
      token.kind == TokenKind::identifier ? value_of(swizzle_names(), column_, token.text()) : std::nullopt;
  if (!mode)
    return error(token.begin, fmt::format("'{}' is not a swizzle mode of {}{}", token.text(), target_->name,
                                          elsewhere(swizzle_names(), token.text())));
  lexer().advance();
  const auto next = [&](const char* what, int64_t low, int64_t high, int64_t& number) {
    if (!expect(',', "the swizzle mode")) return false;
    const char* at = lexer().token().begin;
    const auto read = read_constant_expression(what);
    if (!read) return false;
    if (*read < low || *read > high) return error(at, fmt::format("{} must be {} to {}", what, low, high));
    number = *read;
    return true;
  };
  const auto group = [&](int64_t low, int64_t high, int64_t& size) {
    const char* at = lexer().peek().begin;
    if (!next("the group size", low, high, size)) return false;
    return std::has_single_bit(static_cast<uint64_t>(size)) || error(at, "the group size must be a power of two");
  };
  switch (static_cast<SwizzleMode>(*mode)) {
    case SwizzleMode::quad_perm: {
      value = kQuadPermSwizzle;
      for (int i = 0; i < 4; ++i) {
        int64_t lane = 0;
        if (!next("a lane", 0, 3, lane)) return false;
        value |= static_cast<int32_t>(lane << (2 * i));
      }
      break;
    }
    case SwizzleMode::bitmask_perm: {
      if (!expect(',', "the swizzle mode")) return false;
      const Token mask = lexer().token();
      if (mask.kind != TokenKind::string || mask.text().size() != 7)
        return error(mask.begin, "expected a mask of five characters in quotes",
                     "0 and 1 set a bit, p keeps it, i inverts it");
      unsigned and_mask = 0, or_mask = 0, xor_mask = 0;
      for (int i = 0; i < 5; ++i) {
        const unsigned bit = 1u << (4 - i);
        switch (mask.text()[1 + i]) {
          case '0': break;
          case '1': or_mask |= bit; break;
          case 'p': and_mask |= bit; break;
          case 'i':
            and_mask |= bit;
            xor_mask |= bit;
            break;
          default: return error(mask.begin + 1 + i, "a mask consists of 0, 1, p and i");
        }
      }
      lexer().advance();
      value = bitmask_swizzle(and_mask, or_mask, xor_mask);
      break;
    }
    case SwizzleMode::broadcast: {
      int64_t size = 0, lane = 0;
      if (!group(2, 32, size) || !next("the lane", 0, size - 1, lane)) return false;
      value = bitmask_swizzle(static_cast<unsigned>(32 - size), static_cast<unsigned>(lane), 0);
      break;
    }
    case SwizzleMode::swap: {
      int64_t size = 0;
      if (!group(1, 16, size)) return false;
      value = bitmask_swizzle(31, 0, static_cast<unsigned>(size));
      break;
    }
    case SwizzleMode::reverse: {
      int64_t size = 0;
      if (!group(2, 32, size)) return false;
      value = bitmask_swizzle(31, 0, static_cast<unsigned>(size - 1));
      break;
    }
    case SwizzleMode::rotate: {
      int64_t direction = 0, count = 0;
      if (!next("the direction", 0, 1, direction) || !next("the number of lanes", 0, 31, count)) return false;
      value = kRotateSwizzle | static_cast<int32_t>(direction << 10 | count << 5);
      break;
    }
    case SwizzleMode::fft: {
      int64_t pattern = 0;
      if (!next("the FFT pattern", 0, 31, pattern)) return false;
      value = kFftSwizzle | static_cast<int32_t>(pattern);
      break;
    }
  }
  return expect(')', "the swizzle");
}

}  // namespace lw::text
