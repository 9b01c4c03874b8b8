// run lines.
#include <algorithm>
#include <optional>
#include <set>

#include <fmt/format.h>

#include "bytes/bytes.h"
#include "checks.h"
#include "interp/straight_line.h"
#include "isa/operand_values.h"
#include "sem/sem.h"
#include "state/state.h"
#include "text/printer.h"

namespace lw::cases {
namespace {

constexpr uint32_t kUsualMode = 0x3f0;
constexpr unsigned kVgprs = 64;
constexpr unsigned kFirstVgpr = 4, kFirstSgpr = 8, kRegistersPerOperand = 8;
constexpr unsigned kCountedSgprs = 102;  // the ones above have meanings of their own

constexpr std::array<std::string_view, 5> kStateWords{"scc", "mode", "vcc", "exec", "m0"};
bool is_state_word(std::string_view name) {
  return std::find(kStateWords.begin(), kStateWords.end(), name) != kStateWords.end();
}

bool names_modifier(std::string_view name) {
  for (size_t m = 0; m < isa::kModifierCount; ++m)
    if (isa::modifier_name(static_cast<isa::Modifier>(m)) == name) return true;
  return false;
}

const uint32_t* find(const Case& c, std::string_view name) {
  const auto at = c.before.find(std::string(name));
  return at == c.before.end() ? nullptr : at->second.data();
}

bool is_scalar_register(const isa::Operand& operand, uint32_t value) {
  return operand.dwords != 0 && value < state::kScalarRegisters;
}
bool is_vector_register(const isa::Operand& operand, uint32_t value) {
  return operand.dwords != 0 && value >= isa::kFirstVgpr;
}

// The instruction of `encoding` that the line asks for, or nothing where the encoding does not fit the line.
std::optional<inst::Instruction> instruction_for(const Case& c, const isa::Encoding& encoding) {
  inst::Instruction instruction;
  instruction.encoding = encoding.id;
  for (const auto& [name, value] : c.before)
    if (!is_state_word(name) && !names_modifier(name) && inst::operand_index(encoding, name) < 0) return std::nullopt;
  for (const Expectation& e : c.after)
    if (!is_state_word(e.name) && inst::operand_index(encoding, e.name) < 0) return std::nullopt;

  // DPP of 64 bits has no lane control that leaves every lane its own value.
  const bool is_dpp = encoding.format == isa::Format::VOP1_DPP || encoding.format == isa::Format::VOP2_DPP;
  if (is_dpp && c.target->has(isa::Feature::dpp_newbcast) && find(c, "dpp_ctrl") == nullptr)
    for (const isa::Operand& operand : encoding.operands())
      if (operand.dwords == 2 && operand.type != isa::Type::mask) return std::nullopt;

  std::set<std::string_view> settable;
  for (const isa::ModifierField& field : encoding.modifiers()) {
    const std::string_view name = isa::modifier_name(field.modifier);
    const uint32_t* wanted = find(c, name);
    uint32_t value = field.required >= 0 ? static_cast<uint32_t>(field.required) : field.unwritten;
    if (wanted != nullptr && (field.allowed || *wanted == value)) settable.insert(name);
    if (wanted != nullptr && field.allowed && field.required < 0) value = *wanted;
    if (wanted != nullptr && value != *wanted) return std::nullopt;
    instruction.set(field.modifier, value);
  }
  for (const auto& [name, value] : c.before)
    if (names_modifier(name) && !settable.contains(name)) return std::nullopt;

  unsigned registers = 0;
  for (size_t i = 0; i < encoding.operands().size(); ++i) {
    const isa::Operand& operand = encoding.operands()[i];
    const uint32_t* wanted = find(c, isa::operand_name(operand.name));
    uint32_t& value = instruction.operand[i];
    switch (operand.kind) {
      case isa::Kind::literal:
        if (wanted == nullptr) return std::nullopt;
        instruction.has_literal = true;
        instruction.literal = *wanted;
        value = isa::kLiteral;
        break;
      case isa::Kind::vgpr:
      case isa::Kind::vsrc:
      case isa::Kind::vsrc_nolit:
        value = operand.type == isa::Type::mask ? kFirstSgpr + registers : isa::kFirstVgpr + kFirstVgpr + registers;
        registers += kRegistersPerOperand;
        break;
      case isa::Kind::ssrc:
      case isa::Kind::sdst:
      case isa::Kind::sreg:
      case isa::Kind::soffset:
        value = kFirstSgpr + registers;
        registers += kRegistersPerOperand;
        break;
      case isa::Kind::vcc: value = state::vcc_lo; break;
      default: value = wanted != nullptr ? *wanted : 0; break;
    }
  }
  return instruction;
}

uint64_t state_value(const Case& c, std::string_view name, bool per_lane, uint64_t otherwise) {
  const uint32_t* words = find(c, name);
  if (words == nullptr) return otherwise;
  const uint64_t value = words[0] | uint64_t{words[1]} << 32;
  return per_lane ? (value != 0 ? ~uint64_t{0} : 0) : value;
}

// Registers that the line does not speak of hold a pattern, so that a stray write shows.
void fill(const Case& c, const inst::Instruction& instruction, bool is_vector, state::Wave& wave) {
  for (unsigned n = 0; n < kVgprs; ++n)
    for (unsigned lane = 0; lane < state::kLanes; ++lane) wave.vgpr(n)[lane] = 0xa5000000 | n << 8 | lane;
  for (unsigned n = 0; n < kCountedSgprs; ++n) wave.sgpr[n] = 0x5a000000 | n;
  wave.mode = static_cast<uint32_t>(state_value(c, "mode", false, kUsualMode));
  wave.scc = state_value(c, "scc", false, 0);
  wave.sgpr[state::m0] = static_cast<uint32_t>(state_value(c, "m0", false, 0));
  wave.set_sgpr_pair(state::vcc_lo, state_value(c, "vcc", is_vector, 0));
  wave.set_sgpr_pair(state::exec_lo, state_value(c, "exec", is_vector, ~uint64_t{0}));

  const auto operands = instruction.enc().operands();
  for (size_t i = 0; i < operands.size(); ++i) {
    const isa::Operand& operand = operands[i];
    const uint32_t* words = find(c, isa::operand_name(operand.name));
    const uint32_t at = instruction.operand[i];
    if (is_scalar_register(operand, at)) {
      if (operand.kind == isa::Kind::vcc && words == nullptr) continue;
      for (unsigned d = 0; d < operand.dwords; ++d) {
        const uint32_t word = words == nullptr ? 0 : words[operand.type == isa::Type::mask ? 0 : d];
        wave.sgpr[at + d] = operand.type == isa::Type::mask ? (word != 0 ? ~0u : 0) : word;
      }
    } else if (is_vector_register(operand, at)) {
      for (unsigned d = 0; d < operand.dwords; ++d)
        std::fill_n(wave.vgpr(at - isa::kFirstVgpr + d), state::kLanes, words == nullptr ? 0 : words[d]);
    }
  }
}

// Something read back after the run; `wrong` where lanes that must be alike differ.
struct Found {
  Number value{};
  isa::Type type = isa::Type::none;
  std::string wrong;
};

Found lane_bit(uint64_t mask) {
  if (mask == 0 || ~mask == 0) return {.value = {mask != 0}, .type = isa::Type::mask, .wrong = {}};
  return {.value = {}, .type = isa::Type::mask, .wrong = fmt::format("lanes differ: {:#018x}", mask)};
}

Found find_after(const state::Wave& wave, const inst::Instruction& instruction, std::string_view name, bool is_vector) {
  const auto words = [](uint64_t value) {
    return Found{.value = {static_cast<uint32_t>(value), static_cast<uint32_t>(value >> 32)}, .type = {}, .wrong = {}};
  };
  if (name == "scc") return words(wave.scc);
  if (name == "mode") return words(wave.mode);
  if (name == "m0") return words(wave.sgpr[state::m0]);
  if (name == "vcc" || name == "exec") {
    const uint64_t mask = wave.sgpr_pair(name == "vcc" ? state::vcc_lo : state::exec_lo);
    return is_vector ? lane_bit(mask) : words(mask);
  }
  const int index = inst::operand_index(instruction.enc(), name);
  const isa::Operand& operand = instruction.enc().operands()[static_cast<size_t>(index)];
  const uint32_t at = instruction.operand[static_cast<size_t>(index)];
  Found found{.value = {}, .type = operand.type, .wrong = {}};
  if (is_scalar_register(operand, at)) {
    if (operand.type == isa::Type::mask) return lane_bit(wave.sgpr_pair(at));
    for (unsigned d = 0; d < operand.dwords; ++d) found.value[d] = wave.sgpr[at + d];
  } else if (is_vector_register(operand, at)) {
    for (unsigned d = 0; d < operand.dwords; ++d) {
      const uint32_t* row = wave.vgpr(at - isa::kFirstVgpr + d);
      found.value[d] = row[0];
      for (unsigned lane = 1; lane < state::kLanes && found.wrong.empty(); ++lane)
        if (row[lane] != row[0])
          found.wrong = fmt::format("lane 0 has {:#x}, lane {} has {:#x} in word {}", row[0], lane, row[lane], d);
    }
  } else {
    found.wrong = "no register";
  }
  return found;
}

unsigned float_bits(isa::Type type) {
  switch (type) {
    case isa::Type::f64: return 64;
    case isa::Type::f16:
    case isa::Type::v2f16: return 16;
    default: return 32;
  }
}

uint64_t low_bits(const Number& n, unsigned bits) {
  const uint64_t value = n[0] | uint64_t{n[1]} << 32;
  return bits == 64 ? value : value & ((uint64_t{1} << bits) - 1);
}

bool is_nan(const Number& n, unsigned bits) {
  const unsigned mantissa_bits = bits == 64 ? 52 : bits == 32 ? 23 : 10;
  const uint64_t magnitude = low_bits(n, bits) & ~(uint64_t{1} << (bits - 1));
  return magnitude > ((uint64_t{1} << (bits - 1 - mantissa_bits)) - 1) << mantissa_bits;
}

// Numbers of one format in the order of their values, so that neighbours differ by 1.
uint64_t ordinal(const Number& n, unsigned bits) {
  const uint64_t sign = uint64_t{1} << (bits - 1), value = low_bits(n, bits);
  return (value & sign) != 0 ? sign - (value & ~sign) : sign + value;
}

bool holds(const Expectation& e, const Found& found) {
  const unsigned bits = float_bits(found.type);
  switch (e.form) {
    case Expectation::Form::exact: return found.value == e.value;
    case Expectation::Form::nan: return is_nan(found.value, bits);
    case Expectation::Form::near: {
      if (is_nan(found.value, bits) || is_nan(e.value, bits)) return false;
      const uint64_t a = ordinal(found.value, bits), b = ordinal(e.value, bits);
      return (a > b ? a - b : b - a) <= e.tolerance;
    }
  }
  return false;
}

// What changed that the record has no business with.
std::string stray_writes(const state::Wave& before, const state::Wave& after, const inst::Instruction& instruction) {
  const isa::Record& record = instruction.enc().record();
  std::vector<bool> sgpr_written(state::kScalarRegisters), vgpr_written(kVgprs);
  const auto operands = instruction.enc().operands();
  for (size_t i = 0; i < operands.size(); ++i) {
    if (!operands[i].is_written) continue;
    const uint32_t at = instruction.operand[i];
    for (unsigned d = 0; d < operands[i].dwords; ++d) {
      if (is_scalar_register(operands[i], at)) sgpr_written[at + d] = true;
      if (is_vector_register(operands[i], at)) vgpr_written[at - isa::kFirstVgpr + d] = true;
    }
  }
  const auto writes = [&](isa::Implicit what) { return isa::has(record.writes, what); };
  if (writes(isa::Implicit::vcc)) sgpr_written[state::vcc_lo] = sgpr_written[state::vcc_hi] = true;
  if (writes(isa::Implicit::exec)) sgpr_written[state::exec_lo] = sgpr_written[state::exec_hi] = true;
  if (writes(isa::Implicit::m0)) sgpr_written[state::m0] = true;

  if (!writes(isa::Implicit::sgpr_indexed))
    for (unsigned n = 0; n < state::kScalarRegisters; ++n)
      if (!sgpr_written[n] && before.sgpr[n] != after.sgpr[n])
        return fmt::format("scalar register {} changed from {:#x} to {:#x}", n, before.sgpr[n], after.sgpr[n]);
  if (!writes(isa::Implicit::vgpr_indexed))
    for (unsigned n = 0; n < kVgprs; ++n)
      if (!vgpr_written[n] && !std::equal(before.vgpr(n), before.vgpr(n) + state::kLanes, after.vgpr(n)))
        return fmt::format("v{} changed", n);
  if (!writes(isa::Implicit::scc) && before.scc != after.scc) return "SCC changed";
  if (!writes(isa::Implicit::mode) && !writes(isa::Implicit::hwreg) && before.mode != after.mode) return "MODE changed";
  return {};
}

bool same(const state::Wave& a, const state::Wave& b) {
  return a.sgpr == b.sgpr && a.scc == b.scc && a.mode == b.mode &&
         std::equal(a.vgpr(0), a.vgpr(0) + size_t{kVgprs} * state::kLanes, b.vgpr(0));
}

std::string run_in(const Case& c, const inst::Instruction& instruction) {
  const bool is_vector = instruction.enc().record().unit == isa::Unit::valu;
  const sem::Specialised meaning = sem::specialise(*c.target, instruction);
  if (meaning.refusal != sem::ProgramRefusal::none) return "    refused: " + meaning.note + "\n";

  struct Level {
    std::string_view name;
    interp::HostLevel level;
  };
  // A level that the host does not have falls back to the next lower one.
  static constexpr Level kLevels[]{
      {"baseline", interp::HostLevel::baseline}, {"v3", interp::HostLevel::v3}, {"v4", interp::HostLevel::v4}};
  state::Wave before(kVgprs), first(kVgprs);
  fill(c, instruction, is_vector, before);
  std::string wrong;
  for (const Level& level : kLevels) {
    state::Wave wave(kVgprs);
    fill(c, instruction, is_vector, wave);
    state::Wave& after = level.level == interp::HostLevel::baseline ? first : wave;
    if (&after == &first) fill(c, instruction, is_vector, first);
    const events::Outcome outcome = interp::run_straight_line(std::span(&meaning.program, 1), after,
                                                              exec::machine_model(*c.target), {}, level.level);
    const auto add = [&](std::string text) { wrong += fmt::format("    {}: {}\n", level.name, text); };
    if (!outcome.finished()) {
      add(outcome.text());
      continue;
    }
    for (const Expectation& e : c.after) {
      const Found found = find_after(after, instruction, e.name, is_vector);
      if (!found.wrong.empty())
        add(fmt::format("{}: expected {}, but {}", e.name, e.text(), found.wrong));
      else if (!holds(e, found))
        add(fmt::format("{}: expected {}, got {}", e.name, e.text(), hexadecimal(found.value)));
    }
    if (std::string stray = stray_writes(before, after, instruction); !stray.empty()) add(std::move(stray));
    if (!same(first, after)) add("differs from baseline");
  }
  if (!wrong.empty()) wrong += meaning.program.text();
  return wrong;
}

}  // namespace

std::string check_run(const Case& c, const isa::Record& record) {
  std::string wrong;
  bool ran = false;
  for (const isa::Encoding& encoding : isa::encodings().subspan(1)) {
    if (encoding.op != record.op || !encoding.in(c.target->column)) continue;
    const std::optional<inst::Instruction> wanted = instruction_for(c, encoding);
    if (!wanted) continue;
    ran = true;
    // Through the bits, so that what runs is an instruction of the machine.
    const Result<bytes::Encoded> encoded = bytes::encode(*c.target, *wanted);
    if (!encoded.ok()) {
      wrong += fmt::format("  {}: {}\n", encoding.mnemonic(), encoded.error().message);
      continue;
    }
    const bytes::Decoded decoded =
        bytes::decode(*c.target, std::as_bytes(std::span(encoded->word)).first(4u * encoded->words));
    if (decoded.why != bytes::Undecodable::none) {
      wrong += fmt::format("  {}: does not decode again\n", inst::debug_text(*wanted));
      continue;
    }
    if (const std::string text = run_in(c, decoded.instruction); !text.empty())
      wrong += fmt::format("  {} ({}):\n{}", text::to_string(*c.target, decoded.instruction),
                           isa::format_name(encoding.format), text);
  }
  if (!ran)
    wrong = fmt::format("  no encoding of {} on {} has all that this line names\n", record.name(), c.target->name);
  return wrong;
}

}  // namespace lw::cases
