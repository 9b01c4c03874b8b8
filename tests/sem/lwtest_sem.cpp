// Every record gives well-formed programs, and touches the machine state that it says it touches.
#include <gtest/gtest.h>

#include <fmt/format.h>

#include <map>
#include <random>
#include <set>

#include "bytes/bytes.h"
#include "isa/operand_values.h"
#include "sem/sem.h"

namespace lw {
namespace {

constexpr uint64_t kSeed = 20261121;

const isa::Target& target_of(const isa::Encoding& encoding) {
  for (const isa::Target& target : isa::targets())
    for (const unsigned wave_size : {32u, 64u})
      if (const isa::Target* sized = isa::with_wave_size(target, wave_size); sized && encoding.in(sized->column))
        return *sized;
  ADD_FAILURE() << encoding.mnemonic() << " belongs to no target";
  return isa::targets().front();
}

sem::ValueType type_of(char c) {
  switch (c) {
    case '1': return sem::ValueType::b1;
    case 'd': return sem::ValueType::w64;
    default: return sem::ValueType::w32;
  }
}

// Empty when arguments come before their users and have the types that uops.def states.
std::string malformed(const sem::Program& program) {
  for (size_t i = 0; i < program.nodes.size(); ++i) {
    const sem::Node& node = program.nodes[i];
    const sem::UopInfo& what = sem::info(node.op);
    const auto arguments = program.args(node);
    for (sem::NodeId id : arguments)
      if (id >= i) return fmt::format("%{} uses %{}, which comes later", i, id);
    if (what.arguments == "*") continue;
    if (arguments.size() != what.arguments.size())
      return fmt::format("%{} {}: {} arguments", i, what.name, arguments.size());
    for (size_t a = 0; a < arguments.size(); ++a)
      if (program.nodes[arguments[a]].type != type_of(what.arguments[a]))
        return fmt::format("%{} {}: argument {} has the wrong type", i, what.name, a);
  }
  return {};
}

TEST(Sem, EveryRecordHasAWellFormedProgram) {
  size_t programs = 0;
  for (const isa::Encoding& encoding : isa::encodings().subspan(1)) {
    if (encoding.record().meaning == isa::MeaningKind::gap) continue;
    const sem::Program program = sem::abstract_program(target_of(encoding), encoding);
    EXPECT_EQ(malformed(program), "") << encoding.mnemonic() << "\n" << program.text();
    ++programs;
  }
  EXPECT_GT(programs, 1000u);
}

// Random words for the bits that the picture leaves open.
uint64_t random_words(const isa::Encoding& encoding, std::mt19937_64& random) {
  const isa::BitLayout& layout = isa::layouts()[encoding.layout];
  uint64_t words = (random() & ~layout.fixed_mask) | layout.fixed_bits;
  const uint64_t opcode_mask = ((uint64_t{1} << layout.opcode_width) - 1) << layout.opcode_lsb;
  return (words & ~opcode_mask) | uint64_t{encoding.opcode} << layout.opcode_lsb;
}

TEST(Sem, DecodedInstructionsSpecialise) {
  std::mt19937_64 random(kSeed);
  RecordProperty("seed", std::to_string(kSeed));
  size_t specialised = 0;
  std::map<std::string, size_t> refused;
  for (const isa::Encoding& encoding : isa::encodings().subspan(1)) {
    const isa::Target& target = target_of(encoding);
    for (int i = 0; i < 20; ++i) {
      std::array<uint32_t, 3> words{};
      const uint64_t bits = random_words(encoding, random);
      words[0] = static_cast<uint32_t>(bits);
      words[1] = static_cast<uint32_t>(bits >> 32);
      words[2] = static_cast<uint32_t>(random());
      const bytes::Decoded decoded = bytes::decode(target, std::as_bytes(std::span(words)));
      if (!decoded.instruction.valid()) continue;
      for (const bool indexing : {false, true}) {
        const sem::Specialised result = sem::specialise(target, decoded.instruction, {.gpr_indexing = indexing});
        if (result.refusal != sem::ProgramRefusal::none) {
          EXPECT_FALSE(result.note.empty()) << inst::debug_text(decoded.instruction);
          ++refused[result.note.ends_with("with gds") ? "gds" : result.note];
          continue;
        }
        EXPECT_EQ(malformed(result.program), "") << inst::debug_text(decoded.instruction) << "\n"
                                                 << result.program.text();
        ++specialised;
      }
    }
  }
  EXPECT_GT(specialised, 20000u);
  for (const auto& [note, count] : refused) std::printf("refused: %s (%zu)\n", note.c_str(), count);
}

// What a program reads and writes besides its operands.
isa::ImplicitSet touched_writes(const sem::Program& program) {
  unsigned set = 0;
  const auto add = [&](isa::Implicit bit) { set |= static_cast<unsigned>(bit); };
  for (const sem::Node& node : program.nodes) {
    switch (node.op) {
      case sem::Uop::write_scc: add(isa::Implicit::scc); break;
      case sem::Uop::write_mode: add(isa::Implicit::mode); break;
      case sem::Uop::write_sgpr:
        if (node.imm == isa::kVcc) add(isa::Implicit::vcc);
        if (node.imm == isa::kM0) add(isa::Implicit::m0);
        if (node.imm == isa::kExec) add(isa::Implicit::exec);
        break;
      default: break;
    }
  }
  return static_cast<isa::ImplicitSet>(set);
}

isa::ImplicitSet touched_reads(const sem::Program& program) {
  unsigned set = 0;
  const auto add = [&](isa::Implicit bit) { set |= static_cast<unsigned>(bit); };
  for (const sem::Node& node : program.nodes) {
    switch (node.op) {
      case sem::Uop::read_scc: add(isa::Implicit::scc); break;
      case sem::Uop::read_sgpr:
        if (node.imm == isa::kVcc) add(isa::Implicit::vcc);
        break;
      default: break;
    }
  }
  return static_cast<isa::ImplicitSet>(set);
}

TEST(Sem, ImplicitStateIsInTheRecord) {
  const unsigned writes_checked = static_cast<unsigned>(isa::Implicit::scc) |
                                  static_cast<unsigned>(isa::Implicit::vcc) | static_cast<unsigned>(isa::Implicit::m0) |
                                  static_cast<unsigned>(isa::Implicit::exec) |
                                  static_cast<unsigned>(isa::Implicit::mode);
  const unsigned reads_checked = static_cast<unsigned>(isa::Implicit::scc) | static_cast<unsigned>(isa::Implicit::vcc);
  std::set<isa::Op> seen;
  for (const isa::Encoding& encoding : isa::encodings().subspan(1)) {
    const isa::Record& record = encoding.record();
    if (record.meaning == isa::MeaningKind::gap || !seen.insert(record.op).second) continue;
    const sem::Program program = sem::abstract_program(target_of(encoding), encoding);
    // Which hardware register s_setreg writes stands in its immediate, which a bare record does not have.
    const unsigned by_immediate =
        isa::has(record.writes, isa::Implicit::hwreg) ? static_cast<unsigned>(isa::Implicit::mode) : 0;
    EXPECT_EQ(touched_writes(program) & writes_checked, record.writes & writes_checked & ~by_immediate)
        << record.name() << " writes";
    EXPECT_EQ(touched_reads(program) & reads_checked, record.reads & reads_checked) << record.name() << " reads";
  }
}

}  // namespace
}  // namespace lw
