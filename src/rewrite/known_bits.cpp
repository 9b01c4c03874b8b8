#include "rewrite/known_bits.h"

#include "sem/sem.h"

namespace lw::rewrite {
namespace {

using sem::Uop;

constexpr int kMaxDepth = 6;
constexpr uint64_t kWord = 0xffffffff, kHighHalf = 0xffff0000;

class Finder {
 public:
  Finder(const isa::Target& target, const BlockFlow& block, size_t exec_writer)
      : target_(target), block_(block), exec_writer_(exec_writer) {}

  uint64_t of_register(flow::Register reg, size_t writer, int depth) const {
    if (writer == BlockFlow::kBefore || depth > kMaxDepth) return 0;
    const inst::Instruction& instruction = block_.instruction(writer);
    if (!instruction.valid()) return 0;
    // In lanes that were not enabled then, the register has other contents.
    if (flow::is_vgpr(reg) && block_.writer(flow::kExec, writer) != exec_writer_) return 0;
    const sem::Specialised meaning = sem::specialise(target_, instruction);
    if (meaning.refusal != sem::ProgramRefusal::none) return 0;
    return of_write(meaning.program, reg, writer, depth);
  }

 private:
  // The one effect that writes the register, in every enabled lane.
  uint64_t of_write(const sem::Program& program, flow::Register reg, size_t writer, int depth) const {
    std::vector<uint64_t> zeros(program.nodes.size());
    uint64_t found = 0;
    unsigned writes = 0;
    for (size_t i = 0; i < program.nodes.size(); ++i) {
      const sem::Node& node = program.nodes[i];
      const auto args = program.args(node);
      if (!sem::info(node.op).has_effect || sem::info(node.op).only_reads) {
        zeros[i] = of_node(program, node, zeros, writer, depth);
        continue;
      }
      const bool is_vector = node.op == Uop::write_vgpr && flow::kVgpr + node.imm == reg;
      const bool is_scalar = node.op == Uop::write_sgpr && node.imm == reg;
      if (!is_vector && !is_scalar) continue;
      ++writes;
      found = zeros[args[0]];
      if (is_vector && !is_true(program.nodes[args[1]])) return 0;
    }
    return writes == 1 ? found : 0;
  }

  static bool is_true(const sem::Node& node) { return node.op == Uop::const1 && (node.imm & 1) != 0; }

  static std::optional<unsigned> constant(const sem::Node& node) {
    return node.op == Uop::const32 ? std::optional(static_cast<unsigned>(node.imm)) : std::nullopt;
  }

  uint64_t of_node(const sem::Program& program, const sem::Node& node, const std::vector<uint64_t>& zeros,
                   size_t writer, int depth) const {
    const auto args = program.args(node);
    const auto zero = [&](size_t n) { return zeros[args[n]]; };
    const auto amount = [&](size_t n) { return constant(program.nodes[args[n]]); };
    switch (node.op) {
      case Uop::const32: return ~node.imm & kWord;
      case Uop::const64: return ~node.imm;
      case Uop::read_vgpr: return of_source(static_cast<flow::Register>(flow::kVgpr + node.imm), writer, depth);
      case Uop::read_sgpr: return of_source(static_cast<flow::Register>(node.imm), writer, depth);
      case Uop::lane_id: return ~uint64_t{63} & kWord;
      case Uop::and32:
      case Uop::and64: return zero(0) | zero(1);
      case Uop::or32:
      case Uop::or64:
      case Uop::xor32:
      case Uop::xor64: return zero(0) & zero(1);
      case Uop::select32:
      case Uop::select64: return zero(1) & zero(2);
      case Uop::shl32: return amount(1) ? (zero(0) << (*amount(1) & 31) | low(*amount(1) & 31)) & kWord : 0;
      case Uop::lshr32: return amount(1) ? (zero(0) | ~kWord) >> (*amount(1) & 31) & kWord : high_run(zero(0));
      case Uop::zext64: return zero(0) | ~kWord;
      case Uop::lo64: return zero(0) & kWord;
      case Uop::hi64: return zero(0) >> 32;
      case Uop::pack64: return zero(0) | zero(1) << 32;
      case Uop::popcount32:
      case Uop::clz32:
      case Uop::ctz32: return ~uint64_t{63} & kWord;
      case Uop::add32: return sum(zero(0), zero(1));
      case Uop::load: return 0;
      case Uop::part: return of_part(program, node);
      default: break;
    }
    return sem::makes_half(node.op) ? kHighHalf : 0;
  }

  uint64_t of_source(flow::Register reg, size_t writer, int depth) const {
    return of_register(reg, block_.writer(reg, writer), depth + 1);
  }

  // Loads of less than a word are extended with zeros.
  static uint64_t of_part(const sem::Program& program, const sem::Node& node) {
    const sem::Node& load = program.nodes[program.args(node)[0]];
    if (load.op != Uop::load) return 0;
    const unsigned bytes = sem::MemoryAccess::unpack(load.imm).bytes;
    constexpr unsigned kWordBytes = 4, kByteBits = 8;
    return bytes < kWordBytes ? ~low(kByteBits * bytes) & kWord : 0;
  }

  static uint64_t low(unsigned bits) { return (uint64_t{1} << bits) - 1; }
  // The zeros from the highest bit of a word down to the first bit that may be 1.
  static uint64_t high_run(uint64_t zeros) {
    uint64_t run = 0;
    for (uint64_t bit = uint64_t{1} << 31; bit != 0 && (zeros & bit) != 0; bit >>= 1) run |= bit;
    return run;
  }
  // A sum has one bit more than the longer of its terms.
  static uint64_t sum(uint64_t a, uint64_t b) {
    const uint64_t run = high_run(a & b);
    return run << 1 & kWord & run;
  }

  const isa::Target& target_;
  const BlockFlow& block_;
  const size_t exec_writer_;
};

}  // namespace

uint32_t known_zeros(const isa::Target& target, const BlockFlow& block, flow::Register reg, size_t writer,
                     size_t exec_writer) {
  return static_cast<uint32_t>(Finder(target, block, exec_writer).of_register(reg, writer, 0));
}

}  // namespace lw::rewrite
