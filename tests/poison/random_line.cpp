#include "random_line.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <functional>
#include <map>
#include <set>

#include "bytes/bytes.h"
#include "contents.h"
#include "isa/operand_values.h"
#include "sem/sem.h"
#include "text/assembler.h"

namespace lw::poison {
namespace {

// Registers of the programs: v0 to v31 and s0 to s31 hold data; v32 is an address within the data that code masks into
// range before each use, v33 and v[34:35] are addresses of a lane's own results in LDS and in memory, s[36:37] that of
// the data in memory. Instructions write the upper half of the data and read mostly the lower: behind a comparison or a
// rounding little is left to see of what went in.
constexpr unsigned kDataVgprs = 32, kDataSgprs = 32, kInputs = 16;
constexpr unsigned kOffset = 32, kResultInLds = 33, kResultInMemory = 34, kDataInMemory = 36;
constexpr unsigned kDataBytes = 1024, kLaneBytes = 256, kLdsBytes = kDataBytes + 64 * kLaneBytes;

struct Choice {
  std::mt19937_64& random;
  unsigned below(unsigned limit) { return static_cast<unsigned>(random() % limit); }
  bool one_in(unsigned n) { return below(n) == 0; }
};

std::vector<uint32_t> every_dpp_control() {
  std::vector<uint32_t> list;
  for (uint32_t c = 0; c <= 0xff; c += 27) list.push_back(c);
  for (uint32_t base : {0x100u, 0x110u, 0x120u})
    for (uint32_t n : {1u, 2u, 7u, 15u}) list.push_back(base + n);
  for (uint32_t c : {0x130u, 0x134u, 0x138u, 0x13cu, 0x140u, 0x141u, 0x142u, 0x143u}) list.push_back(c);
  return list;
}

// A part of a number is no number: single-precision sources are taken whole, halves as halves.
uint32_t random_select(Choice& choose, const isa::Encoding& encoding, std::string_view name) {
  for (const isa::Operand& operand : encoding.operands()) {
    if (isa::operand_name(operand.name) != name) continue;
    if (operand.type == isa::Type::f32) return 6;
    if (operand.type == isa::Type::f16) return 4 + choose.below(2);
  }
  return choose.below(7);
}

uint32_t random_modifier(Choice& choose, const isa::Encoding& encoding, const isa::ModifierField& field) {
  const isa::Modifier m = field.modifier;
  static const std::vector<uint32_t> kDppControls = every_dpp_control();
  using isa::Modifier;
  switch (m) {
    case Modifier::neg0:
    case Modifier::neg1:
    case Modifier::neg2:
    case Modifier::abs0:
    case Modifier::abs1:
    case Modifier::abs2:
    case Modifier::sext0:
    case Modifier::sext1: return choose.one_in(4);
    case Modifier::clamp: return choose.one_in(16);
    case Modifier::omod: return choose.one_in(12) ? choose.below(4) : 0;
    case Modifier::op_sel0:
    case Modifier::op_sel1:
    case Modifier::op_sel2:
    case Modifier::op_sel3:
    case Modifier::op_sel_hi0:
    case Modifier::op_sel_hi1:
    case Modifier::op_sel_hi2:
    case Modifier::neg_lo0:
    case Modifier::neg_lo1:
    case Modifier::neg_lo2:
    case Modifier::neg_hi0:
    case Modifier::neg_hi1:
    case Modifier::neg_hi2: return choose.below(2);
    case Modifier::dst_sel: return choose.below(7);
    case Modifier::src0_sel: return random_select(choose, encoding, "s0");
    case Modifier::src1_sel: return random_select(choose, encoding, "s1");
    case Modifier::dst_unused: return choose.below(3);
    case Modifier::dpp_ctrl: return kDppControls[choose.below(static_cast<unsigned>(kDppControls.size()))];
    case Modifier::row_mask:
    case Modifier::bank_mask: return choose.one_in(3) ? 1 + choose.below(15) : 15;
    case Modifier::bound_ctrl: return choose.below(2);
    default: return field.unwritten;
  }
}

// Instructions that tell of what they read no more than a bit read inputs only.
bool has_bit_result(const isa::Encoding& encoding) {
  return encoding.stem().find("_cmp") != std::string_view::npos ||
         encoding.stem().find("_bitcmp") != std::string_view::npos;
}

// Operand values; false where this kind of operand has no place in these programs.
bool random_operand(Choice& choose, const isa::Operand& operand, bool& scalar_used, inst::Instruction& instruction,
                    size_t index) {
  const bool bit_result = has_bit_result(instruction.enc());
  uint32_t& value = instruction.operand[index];
  const unsigned dwords = std::max<unsigned>(1, operand.dwords);
  const unsigned first = operand.is_written || (!bit_result && choose.one_in(6)) ? kInputs : 0;
  const auto scalar = [&] {
    if (dwords <= 2 && choose.one_in(16)) return isa::kVcc;
    const unsigned align = dwords == 1 ? 1 : dwords == 2 ? 2 : 4;
    return first + choose.below((kInputs - dwords) / align + 1) * align;
  };
  const auto constant = [&] { return choose.one_in(3) ? 240u + choose.below(8) : 129u + choose.below(80); };
  const auto vector = [&] { return isa::kFirstVgpr + first + choose.below(kInputs - dwords + 1); };
  switch (operand.kind) {
    case isa::Kind::vgpr: value = vector(); return true;
    case isa::Kind::vsrc:
    case isa::Kind::vsrc_nolit:
      value = vector();
      if (choose.one_in(10)) value = constant();
      if (!scalar_used && choose.one_in(5)) value = scalar(), scalar_used = true;
      return true;
    case isa::Kind::ssrc: value = choose.one_in(6) ? constant() : scalar(); return true;
    case isa::Kind::sreg: value = scalar(), scalar_used = true; return true;
    case isa::Kind::sdst: value = scalar(); return true;
    case isa::Kind::imm: value = static_cast<uint32_t>(choose.random()) & ((1u << operand.width) - 1); return true;
    case isa::Kind::literal:
      value = isa::kLiteral;
      instruction.has_literal = true;
      instruction.literal = static_cast<uint32_t>(choose.random());
      return true;
    case isa::Kind::vcc: value = isa::kVcc; return true;
    default: return false;
  }
}

bool sources_overlap(const inst::Instruction& instruction) {
  const auto operands = instruction.enc().operands();
  for (size_t a = 0; a < operands.size(); ++a)
    for (size_t b = a + 1; b < operands.size(); ++b) {
      if (!operands[a].is_read || !operands[b].is_read || operands[a].dwords == 0 || operands[b].dwords == 0) continue;
      const uint32_t x = instruction.operand[a], y = instruction.operand[b];
      if ((x < isa::kScalarRegisters || x >= isa::kFirstVgpr) && x < y + operands[b].dwords &&
          y < x + operands[a].dwords)
        return true;
    }
  return false;
}

std::optional<inst::Instruction> normalised(const isa::Target& target, const inst::Instruction& instruction) {
  const Result<bytes::Encoded> encoded = bytes::encode(target, instruction);
  if (!encoded) return std::nullopt;
  const bytes::Decoded decoded =
      bytes::decode(target, std::as_bytes(std::span(encoded->word).subspan(0, encoded->words)));
  if (!decoded.instruction.valid() || decoded.instruction.encoding != instruction.encoding) return std::nullopt;
  return decoded.instruction;
}

inst::Instruction parse(const isa::Target& target, const std::string& line) {
  const std::string source = "  " + line + "\n";
  Diagnostics diagnostics("a template", source);
  const text::Assembly assembly = text::assemble(target, source, diagnostics);
  LW_CHECK(!diagnostics.has_errors(), diagnostics.render());
  return bytes::decode(target, assembly.sections.at(0).bytes).instruction;
}

}  // namespace

struct RandomLines::Tables {
  const isa::Target& target;
  std::map<isa::Format, std::vector<isa::EncodingId>> by_format;

  explicit Tables(const isa::Target& t) : target(t) {
    for (const isa::Encoding& encoding : isa::encodings()) {
      if (encoding.id == 0 || !encoding.in(target.column)) continue;
      const isa::Record& record = encoding.record();
      if (record.unit != isa::Unit::valu && record.unit != isa::Unit::salu) continue;
      if (record.meaning == isa::MeaningKind::gap || record.meaning == isa::MeaningKind::control) continue;
      by_format[encoding.format].push_back(encoding.id);
    }
  }

  bool is_fit(const inst::Instruction& instruction) const {
    if (sem::specialise(target, instruction).refusal != sem::ProgramRefusal::none) return false;
    const flow::Effects effects = flow::effects_of(target, instruction);
    if (effects.has_effect || effects.writes_exec || effects.from_operands || effects.writes.empty()) return false;
    if (effects.reads_any_vgpr || effects.reads_any_sgpr) return false;
    if (effects.control != flow::ControlFlow::none) return false;
    // A result that does not depend on what is read is a constant.
    return std::all_of(effects.writes.begin(), effects.writes.end(), [](const flow::Write& write) {
      return write.slot.number < flow::kM0 || write.slot.number >= flow::kScc;
    });
  }

  inst::Instruction arithmetic(Choice& choose) const {
    while (true) {
      auto at = by_format.begin();
      std::advance(at, choose.below(static_cast<unsigned>(by_format.size())));
      inst::Instruction instruction;
      instruction.encoding = at->second[choose.below(static_cast<unsigned>(at->second.size()))];
      const isa::Encoding& encoding = instruction.enc();
      bool scalar_used = isa::has(encoding.record().reads, isa::Implicit::vcc);
      bool fits = true;
      const auto operands = encoding.operands();
      for (const isa::Operand& operand : operands) scalar_used = scalar_used || operand.kind == isa::Kind::vcc;
      for (size_t i = 0; i < operands.size() && fits; ++i)
        fits = random_operand(choose, operands[i], scalar_used, instruction, i);
      if (!fits) continue;
      for (const isa::ModifierField& field : encoding.modifiers()) {
        uint32_t value = field.unwritten;
        if (field.required >= 0) value = static_cast<uint32_t>(field.required);
        if (field.required < 0 && field.allowed) value = random_modifier(choose, encoding, field);
        instruction.set(field.modifier, value);
      }
      if (sources_overlap(instruction)) continue;
      const std::optional<inst::Instruction> result = normalised(target, instruction);
      if (result && is_fit(*result)) return *result;
    }
  }

  // Loads and stores of GLOBAL, also of the halves of registers.
  bool has_global_halves() const { return !isa::find_by_mnemonic(target.column, "global_load_short_d16").empty(); }

  // A load, or an exchange between lanes through LDS, from an address that is computed.
  void memory_access(Choice& choose, std::vector<inst::Instruction>& program) const {
    const bool has_global = has_global_halves();
    const unsigned data = kInputs + choose.below(kInputs), from = choose.below(kInputs);
    program.push_back(parse(target, fmt::format("v_and_b32_e32 v{}, 0xf8, v{}", kOffset, from)));
    std::vector<std::string> forms = {
        fmt::format("ds_read_b32 v{}, v{} offset:8", data, kOffset),
        fmt::format("ds_read_u8 v{}, v{}", data, kOffset),
        fmt::format("ds_read_i16 v{}, v{} offset:16", data, kOffset),
        fmt::format("ds_read2_b32 v[{}:{}], v{} offset1:3", data & ~1u, data | 1, kOffset),
        fmt::format("ds_bpermute_b32 v{}, v{}, v{}", data, kOffset, from),
        fmt::format("ds_swizzle_b32 v{}, v{} offset:swizzle(SWAP,4)", data, from),
    };
    if (has_global) {
      for (const char* name : {"dword", "ubyte", "sshort", "short_d16", "ubyte_d16_hi", "sbyte_d16"})
        forms.push_back(fmt::format("global_load_{} v{}, v{}, s[{}:{}] offset:4", name, data, kOffset, kDataInMemory,
                                    kDataInMemory + 1));
      forms.push_back(fmt::format("ds_read_u16_d16 v{}, v{}", data, kOffset));
      forms.push_back(fmt::format("ds_read_u8_d16_hi v{}, v{}", data, kOffset));
    }
    program.push_back(parse(target, forms[choose.below(static_cast<unsigned>(forms.size()))]));
  }

  void store(Choice& choose, unsigned vgpr, unsigned slot, unsigned bytes,
             std::vector<inst::Instruction>& program) const {
    const bool has_global = has_global_halves();
    if (has_global && choose.one_in(2)) {
      const char* name = bytes == 4 ? "dword" : bytes == 2 ? (choose.one_in(2) ? "short" : "short_d16_hi") : "byte";
      program.push_back(parse(target, fmt::format("global_store_{} v[{}:{}], v{}, off offset:{}", name, kResultInMemory,
                                                  kResultInMemory + 1, vgpr, 4 * slot)));
    } else {
      program.push_back(parse(target, fmt::format("ds_write_b{} v{}, v{} offset:{}", 8 * bytes, kResultInLds, vgpr,
                                                  kDataBytes + 4 * slot)));
    }
  }

  void store_all(Choice& choose, const std::set<flow::Register>& registers, bool whole,
                 std::vector<inst::Instruction>& program) const {
    unsigned slot = 0;
    for (flow::Register reg : registers) {
      const unsigned bytes = whole ? 4 : std::array{4u, 4u, 2u, 1u}[choose.below(4)];
      if (flow::is_vgpr(reg)) {
        store(choose, reg - flow::kVgpr, slot++, bytes, program);
      } else if (reg == flow::kScc) {
        program.push_back(parse(target, "s_cselect_b32 s38, 1, 0"));
        program.push_back(parse(target, fmt::format("v_mov_b32_e32 v{}, s38", kOffset)));
        store(choose, kOffset, slot++, 1, program);
      } else {
        program.push_back(parse(target, fmt::format("v_mov_b32_e32 v{}, {}", kOffset, flow::register_name(reg))));
        store(choose, kOffset, slot++, bytes, program);
      }
    }
    program.push_back(parse(target, "s_endpgm"));
  }

  // False where some instruction had no result that is wanted; it is left out.
  bool analyse(std::vector<inst::Instruction>& program, RandomLine& result) const {
    flow::Code code(target);
    uint64_t address = 0;
    for (const inst::Instruction& instruction : program) {
      code.add(address, instruction);
      address += instruction.size_bytes;
    }
    const std::array<flow::EntryPoint, 1> entries = {flow::EntryPoint{0, "kernel", true}};
    const flow::Graph graph = flow::make_graph(code, entries);
    flow::LivenessOptions options;
    options.full_waves = true;
    const flow::Liveness liveness(code, graph, options);
    result = {};
    result.line.target = &target;
    std::vector<inst::Instruction> wanted;
    liveness.rows(0, code.size(), [&](const flow::Row& row) {
      const inst::Instruction& instruction = program[row.instruction];
      // SCC beside a result tells of what was read whether it gave 0, for one value in 2^32.
      const auto& writes = code.effects(row.instruction).writes;
      const bool only_scc = std::all_of(writes.begin(), writes.end(),
                                        [](const flow::Write& write) { return write.slot.number == flow::kScc; });
      bool any = false, scc = false;
      for (const flow::InstructionAccess& access : row.accesses) {
        any = any || access.live_after;
        scc = scc || (access.live_after && access.reg == flow::kScc);
      }
      const bool dead = !code.effects(row.instruction).has_effect && !writes.empty() && (!any || (scc && !only_scc));
      if (!dead) wanted.push_back(instruction);
      result.line.live.emplace_back(row.live.begin(), row.live.end());
      result.line.accesses.emplace_back(row.accesses.begin(), row.accesses.end());
      result.line.names.emplace_back(instruction.enc().mnemonic());
      result.line.programs.push_back(sem::specialise(target, instruction).program);
      result.text += inst::debug_text(instruction) + "\n";
    });
    result.constants = compared_constants(result.line);
    const bool all = wanted.size() == program.size();
    program = std::move(wanted);
    return all;
  }
};

RandomLines::RandomLines(const isa::Target& target) : tables_(std::make_unique<Tables>(target)) {}
RandomLines::~RandomLines() = default;

RandomLine RandomLines::make(std::mt19937_64& random, size_t length) const {
  Choice choose{random};
  std::vector<inst::Instruction> program;
  while (program.size() < length) {
    if (choose.one_in(8)) {
      tables_->memory_access(choose, program);
    } else {
      program.push_back(tables_->arithmetic(choose));
    }
  }
  std::set<flow::Register> registers;
  for (const inst::Instruction& instruction : program)
    for (const flow::Write& write : flow::effects_of(tables_->target, instruction).writes)
      if (write.slot.number != flow::kVgpr + kOffset) registers.insert(write.slot.number);
  tables_->store_all(choose, registers, false, program);
  RandomLine result;
  while (!tables_->analyse(program, result)) {
  }
  return result;
}

RandomLine RandomLines::make_single(std::mt19937_64& random) const {
  Choice choose{random};
  std::vector<inst::Instruction> program{tables_->arithmetic(choose)};
  std::set<flow::Register> registers;
  for (const flow::Write& write : flow::effects_of(tables_->target, program[0]).writes)
    registers.insert(write.slot.number);
  tables_->store_all(choose, registers, true, program);
  RandomLine result;
  while (!tables_->analyse(program, result)) {
  }
  return result;
}

RandomWorld::RandomWorld(std::vector<uint32_t> constants, uint64_t seed, unsigned states)
    : constants_(std::move(constants)), seed_(seed), states_(states), lds_(kLdsBytes) {
  const Result<uint64_t> address = memory_.allocate(kLdsBytes, {"data and results"});
  LW_CHECK(static_cast<bool>(address), "memory for a small buffer");
  buffer_ = *address;
}

void RandomWorld::enter(size_t instruction, unsigned state, state::Wave& wave) {
  std::mt19937_64 random(mixed(seed_ + 0x10001 * instruction + 0x7fffffff * uint64_t{state}));
  const std::span<std::byte> buffer = memory_.view(buffer_, kLdsBytes);
  for (unsigned at = 0; at < kLdsBytes; at += 4) {
    const uint32_t a = at < kDataBytes ? random_value(random) : static_cast<uint32_t>(mixed(at));
    const uint32_t b = at < kDataBytes ? random_value(random) : static_cast<uint32_t>(mixed(~at));
    std::memcpy(&buffer[at], &a, 4);
    std::memcpy(&lds_[at], &b, 4);
  }
  fill_registers(random, constants_, wave);
  for (unsigned lane = 0; lane < 64; ++lane) {
    const uint64_t results = buffer_ + kDataBytes + uint64_t{kLaneBytes} * lane;
    wave.vgpr(kOffset)[lane] &= 0xf8;
    wave.vgpr(kResultInLds)[lane] = kLaneBytes * lane;
    wave.vgpr(kResultInMemory)[lane] = static_cast<uint32_t>(results);
    wave.vgpr(kResultInMemory + 1)[lane] = static_cast<uint32_t>(results >> 32);
  }
  wave.set_sgpr_pair(kDataInMemory, buffer_);
  wave.set_sgpr_pair(state::exec_lo, ~uint64_t{0});
  // LDS ends where M0 says on gfx8: behind everything, or among a lane's results.
  const auto end = static_cast<uint32_t>(kLaneBytes * (random() % 64) + (random() % 4 == 0 ? 0 : 4 * (random() % 20)));
  wave.sgpr[flow::kM0] = state % 4 == 0 ? 0x10000 : kDataBytes + end;
  wave.scc = random() & 1;
  wave.mode = 0xf0;
}

std::vector<std::byte> RandomWorld::results() {
  const std::span<std::byte> buffer = memory_.view(buffer_, kLdsBytes);
  std::vector<std::byte> bytes(buffer.begin() + kDataBytes, buffer.end());
  bytes.insert(bytes.end(), lds_.begin() + kDataBytes, lds_.end());
  return bytes;
}

}  // namespace lw::poison
