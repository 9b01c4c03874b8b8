#include "contents.h"

#include <algorithm>
#include <array>
#include <set>

namespace lw::poison {
namespace {

constexpr unsigned kScalars = 32;  // that vector registers may be copies of

// Limits, infinities and zeros; of 64-bit numbers the upper half.
constexpr std::array<uint32_t, 17> kSpecial{0,          0xffffffff, 0x7f800000, 0xff800000, 0x7c007c00, 0xfc00fc00,
                                            0x7ff00000, 0xfff00000, 0x3f800000, 0x3ff00000, 0x80000000, 0x7fffffff,
                                            0x3c003c00, 1,          0x3fe00000, 0x3f000000, 0x38003800};

// Upper halves of 64-bit numbers whose lower half is 0: one byte more makes a NaN of an infinity, something of nothing.
constexpr std::array<uint32_t, 8> kSpecialUpper{0,          0x80000000, 0x7ff00000, 0xfff00000,
                                                0x3ff00000, 0x00100000, 0x40000000, 0x7fe00000};

// Contents of one lane, or of the scalar registers.
class Related {
 public:
  Related(std::mt19937_64& random, std::span<const uint32_t> constants)
      : random_(random), constants_(constants), base_{random_value(random), random_value(random)} {
    if (!constants.empty() && random() % 2 == 0)
      for (uint32_t& base : base_) base = constants[random() % constants.size()];
    if (random() % 4 == 0) base_[0] = random() % 2 == 0 ? 0 : 0xffffffff;
    if (random() % 4 == 0) base_[1] = random() % 2 == 0 ? 0 : 0xffffffff;
    alike_ = static_cast<unsigned>(random() % 5);
    upper_ = static_cast<unsigned>(random() % 2);
  }
  // For a register: of pairs, the lower one is even.
  uint32_t value(unsigned number) {
    const uint32_t base = base_[number % 2];
    if (alike_ == 4 && random_() % 8 != 0)
      return number % 2 == upper_ ? kSpecialUpper[random_() % kSpecialUpper.size()] : 0;
    if (alike_ == 0) return random_() % 16 == 0 ? random_value(random_) : base;
    if (alike_ == 1 || random_() % 4 == 0) return random_value(random_);
    if (!constants_.empty() && random_() % 3 == 0) return constants_[random_() % constants_.size()];
    if (random_() % 2 == 0) return base;
    return base ^ static_cast<uint32_t>(random_() % 256) << (8 * (random_() % 4));
  }

 private:
  std::mt19937_64& random_;
  std::span<const uint32_t> constants_;
  std::array<uint32_t, 2> base_;
  unsigned alike_ = 0;
  unsigned upper_ = 0;  // which of two registers is the upper half
};

}  // namespace

uint64_t mixed(uint64_t x) {
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
  return x ^ (x >> 31);
}

uint32_t random_value(std::mt19937_64& random) {
  const auto bits = static_cast<uint32_t>(random());
  switch (random() % 9) {
    case 8: return kSpecial[random() % kSpecial.size()];
    case 0: return (bits & 0x807fffff) | (120 + random() % 16) << 23;                            // floats of like size
    case 1: return (bits & 0x83ff83ff) | (12 + random() % 8) << 10 | (12 + random() % 8) << 26;  // halves
    case 2: return bits >> (random() % 32);
    case 3: return ~(bits >> (random() % 32));
    case 4: return bits & static_cast<uint32_t>(random()) & static_cast<uint32_t>(random());
    default: return bits;
  }
}

std::vector<uint32_t> compared_constants(const Line& line) {
  std::set<uint32_t> constants;
  for (const sem::Program& program : line.programs)
    for (const sem::Node& node : program.nodes) {
      // Constants that go to registers are compared with, too.
      if (node.op == sem::Uop::write_sgpr || node.op == sem::Uop::write_vgpr)
        if (const sem::Node& value = program.nodes[program.args(node)[0]]; value.op == sem::Uop::const32)
          constants.insert(static_cast<uint32_t>(value.imm));
      if (node.type != sem::ValueType::b1) continue;
      for (const sem::NodeId id : program.args(node)) {
        const sem::Node& argument = program.nodes[id];
        if (argument.op == sem::Uop::const32 || argument.op == sem::Uop::const64)
          constants.insert(static_cast<uint32_t>(argument.imm));
        if (argument.op == sem::Uop::const64) constants.insert(static_cast<uint32_t>(argument.imm >> 32));
      }
    }
  return {constants.begin(), constants.end()};
}

void fill_registers(std::mt19937_64& random, std::span<const uint32_t> constants, state::Wave& wave) {
  Related scalars(random, constants);
  for (unsigned n = 0; n < wave.sgpr.size(); ++n) wave.sgpr[n] = scalars.value(n);
  for (unsigned lane = 0; lane < 64; ++lane) {
    Related vectors(random, constants);
    const auto distance = static_cast<unsigned>(random() % kScalars);
    const bool copies = random() % 4 == 0;
    for (unsigned n = 0; n < wave.vgpr_count(); ++n) {
      wave.vgpr(n)[lane] = copies ? wave.sgpr[(n + distance) % kScalars] : vectors.value(n);
      if (copies && random() % 8 == 0) wave.vgpr(n)[lane] ^= static_cast<uint32_t>(random() % 256);
    }
  }
}

}  // namespace lw::poison
