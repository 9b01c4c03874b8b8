// Rules for tuples of VGPRs and AGPRs on the CDNA targets.
#include <fmt/format.h>

#include "isa/operand_values.h"
#include "text/encoding_facts.h"
#include "text/instruction_reader.h"

namespace lw::text {
namespace {

using isa::Format;
using isa::kFirstAgpr;
using isa::kFirstVgpr;
using isa::Kind;
using isa::Modifier;

// Results that small are written at once; larger ones while the third source is still read (LLVM 22's assembler).
constexpr unsigned kLargestAtomicResult = 4;

}  // namespace

// Tuples begin with an even register where the target wants it, and operands that share the bit which says "AGPR" are
// registers of one file.
bool InstructionReader::match_tuple(const isa::Encoding& encoding, const isa::Operand& operand,
                                    const WrittenOperand& written, const InstructionText& result,
                                    Mismatch& mismatch) const {
  const bool may_be_odd = encoding.op == isa::Op::ds_read_b96_tr_b6;
  if (target_->has(isa::Feature::aligned_vgprs) && written.dwords > 1 && written.value % 2 != 0 && !may_be_odd) {
    mismatch.message = fmt::format("{} vector registers must start at an even one", written.dwords);
    return false;
  }
  if (operand.acc_bit == 0) return true;
  const std::span<const isa::Operand> operands = encoding.operands();
  for (size_t i = 0; i < operands.size() && &operands[i] != &operand; ++i) {
    const uint32_t other = result.instruction.operand[i];
    if (operands[i].acc_bit != operand.acc_bit || other < kFirstVgpr) continue;
    if ((other >= kFirstAgpr) == (written.value >= kFirstAgpr)) continue;
    mismatch.message = "vector and accumulation registers cannot be mixed here";
    return false;
  }
  return true;
}

bool InstructionReader::match_matrix(const isa::Encoding& encoding, const InstructionText& result,
                                     Mismatch& mismatch) const {
  const inst::Instruction& instruction = result.instruction;
  const std::span<const isa::Operand> operands = encoding.operands();
  for (size_t i = 0; i < operands.size(); ++i) {
    const unsigned dwords = inst::dwords(*target_, instruction, i);
    mismatch.at = written_.operand[i].at;
    if (operands[i].kind != Kind::avgpr || written_.operand[i].dwords == dwords) continue;
    const Modifier format = isa::operand_name(operands[i].name) == "s0" ? Modifier::cbsz : Modifier::blgp;
    mismatch.message = fmt::format("{}:{} takes {} registers, found {}", isa::modifier_name(format),
                                   instruction.mod(format), dwords, written_.operand[i].dwords);
    return false;
  }
  const uint32_t to = instruction.operand[0], from = instruction.operand[3];
  const unsigned size = operands[0].dwords;
  const bool accumulates = operands[0].is_read;  // smfmac: the fourth operand is no matrix
  // llvm-mc has no such rule where the formats say the sizes of the sources (f8f6f4).
  const bool sized_by_format = encoding.format == isa::Format::VOP3P_F8F6F4 || encoding.format == isa::Format::VOP3PX;
  if (!accumulates && !sized_by_format && size > kLargestAtomicResult && from >= kFirstVgpr && to != from &&
      to < from + size && from < to + size) {
    mismatch.at = written_.operand[3].at;
    mismatch.message = "the third source must be the destination or share no register with it";
    return false;
  }
  return true;
}

}  // namespace lw::text
