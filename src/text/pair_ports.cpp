#include "text/pair_ports.h"

#include "isa/operand_values.h"
#include "text/spelling.h"

namespace lw::text {
namespace {

using isa::kLdsDirect;

constexpr unsigned kBankOfLdsDirect = 1;  // as llvm-mc counts it among the registers of a pair
constexpr size_t kDestination = 0, kThirdPort = 3, kPorts = 4;
constexpr std::array<uint32_t, kPorts> kBanks = {1, 3, 3, 1};
constexpr size_t kNoOperand = inst::kMaxOperands;

}  // namespace

uint32_t bank_number(uint32_t value) { return value == kLdsDirect ? kBankOfLdsDirect : value; }

PortPairsOf::PortPairsOf(const isa::Target& target, const inst::Instruction& instruction) {
  const isa::Encoding& encoding = instruction.enc();
  const std::span<const isa::Operand> operands = encoding.operands();
  std::array<std::array<size_t, kPorts>, 2> ports;  // of each of the two: its destination and three sources
  for (auto& of_one : ports) of_one.fill(kNoOperand);
  for (size_t i = 0; i < operands.size(); ++i) {
    const isa::Operand& operand = operands[i];
    const uint32_t value = instruction.operand[i];
    const bool is_vector = value >= vgpr_file(target.column).first || value == kLdsDirect;
    if (!operand.in_text || operand.kind == isa::Kind::literal || !is_vector) continue;
    const std::string_view name = isa::operand_name(operand.name);
    auto& of_one = ports[name.find('y') != std::string_view::npos ? 1 : 0];
    const bool after_literal = i > 0 && operands[i - 1].kind == isa::Kind::literal;
    const size_t port = name[0] == 'd' ? kDestination : name[1] == '0' ? 1 : after_literal ? kThirdPort : 2;
    of_one[port] = i;
    if (port == kDestination && operand.is_read) of_one[kThirdPort] = i;
  }
  const bool are_moves =
      target.has(isa::Feature::vopd_moves_share_banks) && encoding.mnemonic() == "v_dual_mov_b32 :: v_dual_mov_b32";
  for (size_t port = 0; port < kPorts; ++port) {
    if (ports[0][port] == kNoOperand || ports[1][port] == kNoOperand || (port != kDestination && are_moves)) continue;
    pairs_[count_++] = {ports[0][port], ports[1][port], kBanks[port], port == kDestination};
  }
}

}  // namespace lw::text
