// Immediates that consist of fields: counters to wait for, hardware registers, messages, delays, lanes of a swizzle.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/check.h"
#include "explain/explain.h"
#include "inst/roles.h"
#include "isa/wait_fields.h"
#include "text/spelling.h"

namespace lw::explain {
namespace {

using report::ImmediateField;

struct Words {
  std::string_view name, words;
};

std::string_view words_of(std::span<const Words> table, std::string_view name) {
  const auto row = std::ranges::find(table, name, &Words::name);
  return row == table.end() ? std::string_view() : row->words;
}

// One row a line.
// clang-format off
struct CounterWords {
  isa::Counter counter;
  std::string_view name, words;
};
constexpr CounterWords kCounters[] = {
    {isa::Counter::vm,     "vmcnt",     "vector memory operations"},
    {isa::Counter::lgkm,   "lgkmcnt",   "operations of LDS, GDS and scalar memory, and messages"},
    {isa::Counter::exp,    "expcnt",    "exports and GDS operations"},
    {isa::Counter::vs,     "vscnt",     "vector memory stores"},
    {isa::Counter::load,   "loadcnt",   "vector memory loads"},
    {isa::Counter::store,  "storecnt",  "vector memory stores"},
    {isa::Counter::ds,     "dscnt",     "LDS operations"},
    {isa::Counter::km,     "kmcnt",     "scalar memory operations and messages"},
    {isa::Counter::sample, "samplecnt", "image samples"},
    {isa::Counter::bvh,    "bvhcnt",    "ray tracing operations"},
};

// What has yet to happen while s_waitcnt_depctr waits. HOLD_CNT is in LLVM's tables and in no manual.
constexpr Words kDependencies[] = {
    {"depctr_sa_sdst", "SALU instructions have yet to write their SGPRs"},
    {"depctr_va_vdst", "VALU instructions have yet to write their VGPRs"},
    {"depctr_va_sdst", "VALU instructions have yet to write their SGPRs"},
    {"depctr_va_ssrc", "VALU instructions have yet to read their SGPRs"},
    {"depctr_va_vcc",  "VALU instructions have yet to write VCC"},
    {"depctr_vm_vsrc", "vector memory instructions have yet to read their VGPRs"},
};

constexpr Words kDelays[] = {
    {"NO_DEP",            "no dependency"},
    {"VALU_DEP_1",        "depends on the last VALU instruction"},
    {"VALU_DEP_2",        "depends on the second-last VALU instruction"},
    {"VALU_DEP_3",        "depends on the third-last VALU instruction"},
    {"VALU_DEP_4",        "depends on the fourth-last VALU instruction"},
    {"TRANS32_DEP_1",     "depends on the last transcendental VALU instruction"},
    {"TRANS32_DEP_2",     "depends on the second-last transcendental VALU instruction"},
    {"TRANS32_DEP_3",     "depends on the third-last transcendental VALU instruction"},
    {"FMA_ACCUM_CYCLE_1", "one cycle for the sum of a fused multiply-add"},
    {"SALU_CYCLE_1",      "one cycle for the result of an SALU instruction"},
    {"SALU_CYCLE_2",      "two cycles for the result of an SALU instruction"},
    {"SALU_CYCLE_3",      "three cycles for the result of an SALU instruction"},
    {"SAME",              "instid1 is about the same instruction as instid0"},
    {"NEXT",              "instid1 is about the instruction after that of instid0"},
    {"SKIP_1",            "instid1 is about the second instruction after that of instid0"},
    {"SKIP_2",            "instid1 is about the third instruction after that of instid0"},
    {"SKIP_3",            "instid1 is about the fourth instruction after that of instid0"},
    {"SKIP_4",            "instid1 is about the fifth instruction after that of instid0"},
};

constexpr Words kRegisters[] = {
    {"HW_REG_MODE",         "rounding, denormals, clamping, exceptions"},
    {"HW_REG_STATUS",       "SCC, EXECZ, VCCZ, priority, halt and other state of the wave"},
    {"HW_REG_TRAPSTS",      "exceptions that were raised"},
    {"HW_REG_HW_ID",        "on which wave slot, SIMD, compute unit and shader engine the wave runs"},
    {"HW_REG_HW_ID1",       "on which wave slot, SIMD, WGP and shader engine the wave runs"},
    {"HW_REG_HW_ID2",       "queue, pipe, micro engine, VMID"},
    {"HW_REG_GPR_ALLOC",    "the wave's VGPRs and SGPRs in the register files"},
    {"HW_REG_LDS_ALLOC",    "the workgroup's LDS"},
    {"HW_REG_IB_STS",       "the wave's counters of outstanding operations"},
    {"HW_REG_SH_MEM_BASES", "where the shared and private apertures lie"},
    {"HW_REG_FLAT_SCR_LO",  "the low half of FLAT_SCRATCH"},
    {"HW_REG_FLAT_SCR_HI",  "the high half of FLAT_SCRATCH"},
    {"HW_REG_SHADER_CYCLES", "a counter of clock cycles"},
};

constexpr Words kMessages[] = {
    {"MSG_INTERRUPT",        "an interrupt to the host, with data in M0"},
    {"MSG_GS",               "what a geometry shader did with its vertices"},
    {"MSG_GS_DONE",          "the geometry shader is done"},
    {"MSG_SAVEWAVE",         "asks for the wave's context to be saved"},
    {"MSG_GS_ALLOC_REQ",     "asks for space for vertices and primitives"},
    {"MSG_SYSMSG",           "a message to the host's driver"},
    {"MSG_HS_TESSFACTOR",    "tessellation factors are written"},
    {"MSG_DEALLOC_VGPRS",    "the wave gives back its VGPRs; it only ends after this"},
    {"MSG_RTN_GET_DOORBELL", "asks for the doorbell of the queue"},
    {"MSG_RTN_GET_REALTIME", "asks for the real-time counter"},
    {"MSG_RTN_GET_TMA",      "asks for TMA, the memory of the trap handler"},
    {"MSG_RTN_GET_TBA",      "asks for TBA, the address of the trap handler"},
};
// clang-format on

class Immediate {
 public:
  explicit Immediate(uint32_t value) : value_(value) {}

  unsigned get(unsigned lsb, unsigned width) const { return (value_ >> lsb) & ((1u << width) - 1); }
  void add(std::string name, unsigned lsb, unsigned width, std::string text, std::string meaning) {
    add_joined(std::move(name), bits(lsb, width), get(lsb, width), std::move(text), std::move(meaning));
  }
  void add_joined(std::string name, std::string bits, unsigned value, std::string text, std::string meaning) {
    fields_.push_back({std::move(name), std::move(bits), value, std::move(text), std::move(meaning)});
  }
  static std::string bits(unsigned lsb, unsigned width) {
    return width == 1 ? fmt::format("{}", lsb) : fmt::format("{}:{}", lsb + width - 1, lsb);
  }
  std::vector<ImmediateField> take() { return std::move(fields_); }

 private:
  uint32_t value_;
  std::vector<ImmediateField> fields_;
};

std::string wait_words(unsigned count, std::string_view what) {
  return count == 0 ? fmt::format("waits until no {} are outstanding", what)
                    : fmt::format("waits until at most {} {} are outstanding", count, what);
}

const CounterWords& counter_named(std::string_view name) {
  const auto row = std::ranges::find(kCounters, name, &CounterWords::name);
  LW_CHECK(row != std::end(kCounters), name);
  return *row;
}

std::vector<ImmediateField> waitcnt_fields(isa::Column column, uint32_t value) {
  Immediate immediate(value);
  for (const isa::WaitField& field : isa::wait_fields(column)) {
    std::string bits = Immediate::bits(field.lsb, field.width);
    if (field.high_width != 0) bits = fmt::format("{},{}", Immediate::bits(field.high_lsb, field.high_width), bits);
    const unsigned count = field.get(value);
    immediate.add_joined(std::string(field.counter), std::move(bits), count, "",
                         count == field.maximum() ? "does not wait: this is the highest count"
                                                  : wait_words(count, counter_named(field.counter).words));
  }
  return immediate.take();
}

// Of s_waitcnt_vscnt, s_wait_loadcnt_dscnt and their like.
std::vector<ImmediateField> wait_part_fields(const isa::Record& record, uint32_t value) {
  Immediate immediate(value);
  for (const isa::WaitPart& part : isa::wait_parts(record)) {
    const auto row = std::ranges::find(kCounters, part.counter, &CounterWords::counter);
    LW_CHECK(row != std::end(kCounters), record.name());
    immediate.add(std::string(row->name), part.lsb, part.width, "", wait_words(part.get(value), row->words));
  }
  return immediate.take();
}

std::vector<ImmediateField> depctr_immediate(isa::Column column, uint32_t value) {
  Immediate immediate(value);
  for (const text::DepctrField& field : text::depctr_fields()) {
    if (!field.holds_in(column)) continue;
    const unsigned count = field.get(value);
    const std::string_view words = words_of(kDependencies, field.text);
    std::string meaning = count == field.maximum() ? "does not wait: this is the highest count"
                          : words.empty()          ? "what it counts is not published"
                          : count == 0             ? fmt::format("waits while any {}", words)
                                                   : fmt::format("waits while more than {} {}", count, words);
    immediate.add(std::string(field.text), field.lsb, field.width, "", std::move(meaning));
  }
  return immediate.take();
}

std::vector<ImmediateField> delay_immediate(isa::Column column, uint32_t value) {
  Immediate immediate(value);
  const auto add = [&](std::string name, unsigned lsb, unsigned width, std::span<const text::NamedValue> names) {
    const std::string_view text = text::name_of(names, column, immediate.get(lsb, width));
    immediate.add(std::move(name), lsb, width, std::string(text),
                  text.empty() ? "reserved" : std::string(words_of(kDelays, text)));
  };
  add("instid0", 0, 4, text::delay_names());
  add("instskip", 4, 3, text::delay_skip_names());
  add("instid1", 7, 4, text::delay_names());
  return immediate.take();
}

// What the bits of MODE that all targets have say (s_round_mode, s_denorm_mode).
std::string mode_words(unsigned offset, unsigned size) {
  struct ModeField {
    unsigned lsb, width;
    std::string_view words;
  };
  constexpr ModeField kFields[] = {{0, 2, "rounding of f32"},
                                   {2, 2, "rounding of f64 and f16"},
                                   {4, 2, "denormals of f32"},
                                   {6, 2, "denormals of f64 and f16"}};
  std::string words;
  for (const ModeField& field : kFields)
    if (field.lsb >= offset && field.lsb + field.width <= offset + size)
      words += fmt::format("{}{}", words.empty() ? "" : ", ", field.words);
  return words;
}

std::vector<ImmediateField> hwreg_immediate(isa::Column column, uint32_t value) {
  Immediate immediate(value);
  const text::Hwreg hwreg = text::unpack_hwreg(value);
  const std::string_view name = text::name_of(text::hwreg_names(), column, hwreg.id);
  // gfx12 calls the registers of the wave HW_REG_WAVE_MODE and so on.
  constexpr std::string_view kOfWave = "HW_REG_WAVE_";
  const std::string known =
      name.starts_with(kOfWave) ? fmt::format("HW_REG_{}", name.substr(kOfWave.size())) : std::string(name);
  immediate.add(
      "register", 0, 6, std::string(name),
      name.empty() ? "not a hardware register that has a name here" : std::string(words_of(kRegisters, known)));
  immediate.add("offset", 6, 5, "", fmt::format("the lowest bit is bit {} of the register", hwreg.offset));
  const unsigned last = std::min(31u, hwreg.offset + hwreg.size - 1);
  std::string meaning = fmt::format(
      "{} bit{}: {} of the register", hwreg.size, hwreg.size == 1 ? "" : "s",
      hwreg.size == 1 ? fmt::format("bit {}", hwreg.offset) : fmt::format("bits {}:{}", last, hwreg.offset));
  if (known == "HW_REG_MODE")
    if (const std::string mode = mode_words(hwreg.offset, hwreg.size); !mode.empty() && hwreg.size <= 8)
      meaning += fmt::format(" ({})", mode);
  immediate.add("size - 1", 11, 5, "", std::move(meaning));
  return immediate.take();
}

std::vector<ImmediateField> message_immediate(isa::Column column, uint32_t value) {
  Immediate immediate(value);
  const unsigned bits = text::message_bits(column);
  const unsigned message = immediate.get(0, bits);
  const std::string_view name = text::name_of(text::message_names(), column, message);
  immediate.add("message", 0, bits, std::string(name),
                name.empty() ? "not a message that has a name here" : std::string(words_of(kMessages, name)));
  if (bits == 8) return immediate.take();
  const text::MessageShape shape = text::message_shape(column, message);
  const unsigned operation = immediate.get(4, 3);
  const std::string_view operation_name =
      shape.operations.empty() ? "" : text::name_of(shape.operations, column, operation);
  immediate.add("operation", 4, 3, std::string(operation_name),
                shape.operations.empty() ? "this message has no operations"
                : operation_name.empty() ? "reserved"
                                         : "");
  immediate.add("stream", 8, 2, "", shape.has_stream ? "which stream of vertices" : "this message has no streams");
  return immediate.take();
}

std::vector<ImmediateField> index_immediate(isa::Column column, uint32_t value) {
  Immediate immediate(value);
  for (unsigned bit = 0; bit < 4; ++bit) {
    const std::string name(text::name_of(text::gpr_index_names(), column, 1u << bit));
    immediate.add(name, bit, 1, "",
                  fmt::format("M0 is {}added to the number of the VGPR in {}", immediate.get(bit, 1) != 0 ? "" : "not ",
                              bit == 3 ? "the destination" : fmt::format("source {}", bit)));
  }
  return immediate.take();
}

std::vector<ImmediateField> swizzle_immediate(isa::Column column, uint32_t value) {
  Immediate immediate(value);
  const auto has = [&](text::SwizzleMode mode) {
    return !text::name_of(text::swizzle_names(), column, static_cast<unsigned>(mode)).empty();
  };
  constexpr uint32_t kRotate = 0xc000, kFft = 0xe000, kQuads = 0x8000;
  if (has(text::SwizzleMode::fft) && value >= kFft) {
    immediate.add("mode", 13, 3, "FFT", "lanes are permuted for an FFT");
    immediate.add("pattern", 0, 5, "", "which permutation");
  } else if (has(text::SwizzleMode::rotate) && value >= kRotate) {
    immediate.add("mode", 13, 3, "ROTATE", "lanes of each group of 32 are rotated");
    immediate.add("direction", 10, 1, "", immediate.get(10, 1) != 0 ? "to lower lanes" : "to higher lanes");
    immediate.add("count", 5, 5, "", "by how many lanes");
  } else if ((value & kQuads) != 0) {
    immediate.add("mode", 15, 1, "QUAD_PERM", "each lane reads a lane of its own group of 4");
    for (unsigned lane = 0; lane < 4; ++lane)
      immediate.add(fmt::format("lane {}", lane), 2 * lane, 2, "",
                    fmt::format("lane {} of each four reads lane {}", lane, immediate.get(2 * lane, 2)));
  } else {
    immediate.add("mode", 15, 1, "BITMASK_PERM",
                  "lane i of each group of 32 reads lane ((i & and_mask) | or_mask) ^ xor_mask");
    immediate.add("xor_mask", 10, 5, "", "bits of the lane's number that are inverted");
    immediate.add("or_mask", 5, 5, "", "bits that are set before");
    immediate.add("and_mask", 0, 5, "", "bits that are kept before");
  }
  return immediate.take();
}

}  // namespace

std::vector<ImmediateField> immediate_fields(isa::Column column, const isa::Encoding& encoding,
                                             const isa::Operand& operand, uint32_t value) {
  switch (operand.kind) {
    case isa::Kind::waitcnt: return waitcnt_fields(column, value & 0xffff);
    case isa::Kind::depctr: return depctr_immediate(column, value);
    case isa::Kind::delay: return delay_immediate(column, value);
    case isa::Kind::hwreg: return hwreg_immediate(column, value);
    case isa::Kind::sendmsg: return message_immediate(column, value);
    case isa::Kind::gpr_idx: return index_immediate(column, value);
    case isa::Kind::imm: return wait_part_fields(encoding.record(), value);
    default: return {};
  }
}

std::vector<ImmediateField> swizzle_fields(isa::Column column, uint32_t offset) {
  return swizzle_immediate(column, offset);
}

// What a number that is not divided into fields does here; empty where the manual says no more than the meaning.
std::string immediate_words(const isa::Target& target, const inst::Instruction& instruction, uint32_t value) {
  switch (instruction.op()) {
    case isa::Op::s_nop: {
      const unsigned states = inst::wait_states_of(target, instruction);
      return fmt::format("{} wait state{}", states, states == 1 ? "" : "s");
    }
    case isa::Op::s_sleep: return fmt::format("about {} clock cycles", 64 * (value & 127));
    case isa::Op::s_round_mode:
    case isa::Op::s_denorm_mode: {
      const bool is_round = instruction.op() == isa::Op::s_round_mode;
      constexpr std::array<std::string_view, 4> kRounding = {"to nearest even", "up", "down", "to zero"};
      constexpr std::array<std::string_view, 4> kDenormals = {"flushes sources and results", "flushes results",
                                                              "flushes sources", "keeps denormals"};
      const auto& words = is_round ? kRounding : kDenormals;
      return fmt::format("f32: {}; f64 and f16: {}", words[value & 3], words[(value >> 2) & 3]);
    }
    default: return {};
  }
}

}  // namespace lw::explain
