// Lane values against numbers: whatever the unknown part is, each result must be of the form it claims.
#include "flow/affine.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <random>

#include "flow/lds_banks.h"
#include "flow/work_items.h"

namespace lw::flow {
namespace {

using sem::Uop;
using Lanes = std::array<uint32_t, kWaveLanes>;

// A program of one operation on VGPRs 0 and 1, scalar registers for uniform values.
sem::Program one_operation(Uop op) {
  sem::Program program;
  const auto add = [&](Uop uop, sem::ValueType type, std::vector<sem::NodeId> args, uint64_t imm) {
    sem::Node node{uop, type, false};
    node.argument_count = static_cast<uint8_t>(args.size());
    node.argument_first = static_cast<uint32_t>(program.arguments.size());
    node.imm = imm;
    program.arguments.insert(program.arguments.end(), args.begin(), args.end());
    program.nodes.push_back(node);
  };
  add(Uop::read_vgpr, sem::ValueType::w32, {}, 0);
  add(Uop::read_vgpr, sem::ValueType::w32, {}, 1);
  add(op, op == Uop::ult32 ? sem::ValueType::b1 : sem::ValueType::w32, {0, 1}, 0);
  return program;
}

uint32_t apply(Uop op, uint32_t a, uint32_t b) {
  switch (op) {
    case Uop::add32: return a + b;
    case Uop::sub32: return a - b;
    case Uop::mul32: return a * b;
    case Uop::and32: return a & b;
    case Uop::or32: return a | b;
    case Uop::xor32: return a ^ b;
    case Uop::shl32: return a << (b & 31);
    case Uop::lshr32: return a >> (b & 31);
    case Uop::ashr32: return static_cast<uint32_t>(static_cast<int32_t>(a) >> (b & 31));
    default: return a < b;
  }
}

bool is_of_form(const Lanes& lanes, const LaneValue& value) {
  const uint32_t unknown = lanes[0] - value.offset[0];
  if (value.aligned_bits == 32 ? unknown != 0 : unknown % (uint32_t{1} << value.aligned_bits) != 0) return false;
  for (unsigned i = 0; i < kWaveLanes; ++i) {
    if (lanes[i] - value.offset[i] != unknown || lanes[i] > value.most) return false;
  }
  return true;
}

// A value and lanes that it stands for.
struct Sample {
  LaneValue value;
  Lanes lanes;
};

class Samples {
 public:
  Sample next() {
    if (pick(4) == 0) return mask();
    Sample sample;
    const unsigned stride = pick(4) == 0 ? static_cast<unsigned>(random_()) & 0xff : 1u << pick(8);
    const bool is_uniform = pick(2) == 0;
    const uint32_t base = static_cast<uint32_t>(random_()) >> pick(32);
    for (unsigned i = 0; i < kWaveLanes; ++i) sample.value.offset[i] = base + (is_uniform ? 0 : i * stride);
    sample.value.aligned_bits = static_cast<uint8_t>(pick(3) == 0 ? 32 : pick(12));
    const uint32_t unknown =
        sample.value.is_exact() ? 0 : (static_cast<uint32_t>(random_()) >> pick(32)) << sample.value.aligned_bits;
    for (unsigned i = 0; i < kWaveLanes; ++i) sample.lanes[i] = sample.value.offset[i] + unknown;
    const uint32_t most = *std::max_element(sample.lanes.begin(), sample.lanes.end());
    sample.value.most = pick(2) == 0 ? most : most | static_cast<uint32_t>(random_());
    normalise(sample.value);
    return sample;
  }

 private:
  // What programs mask with: ones from some bit up or down.
  Sample mask() {
    const uint32_t low = (uint32_t{1} << pick(32)) - 1;
    const LaneValue value = LaneValue::of_constant(pick(2) == 0 ? low : ~low);
    return {value, value.offset};
  }

  unsigned pick(unsigned below) { return static_cast<unsigned>(random_() % below); }
  std::mt19937_64 random_{20};
};

TEST(LaneValue, OperationsHoldForEveryUnknown) {
  Samples samples;
  for (const Uop op : {Uop::add32, Uop::sub32, Uop::mul32, Uop::and32, Uop::or32, Uop::xor32, Uop::shl32, Uop::lshr32,
                       Uop::ashr32, Uop::ult32}) {
    const sem::Program program = one_operation(op);
    unsigned known = 0;
    unsigned varying = 0;
    for (unsigned round = 0; round < 4000; ++round) {
      const Sample a = samples.next();
      const Sample b = samples.next();
      ASSERT_TRUE(is_of_form(a.lanes, a.value));
      const LaneEvaluation values(program, [&](unsigned reg) { return reg == kVgpr ? a.value : b.value; });
      if (!values.at(2)) continue;
      Lanes result;
      for (unsigned i = 0; i < kWaveLanes; ++i) result[i] = apply(op, a.lanes[i], b.lanes[i]);
      ASSERT_TRUE(is_of_form(result, *values.at(2))) << sem::info(op).name << " in round " << round;
      ++known;
      varying += !values.at(2)->is_uniform() && !values.at(2)->is_exact();
    }
    EXPECT_GT(known, 500u) << sem::info(op).name;
    // A comparison is either exact or the same in all lanes.
    if (op != Uop::ult32) {
      EXPECT_GT(varying, 20u) << sem::info(op).name;
    }
  }
}

TEST(LaneValue, JoinHoldsForBoth) {
  Samples samples;
  unsigned known = 0;
  for (unsigned round = 0; round < 20000; ++round) {
    const Sample a = samples.next();
    const Sample b = samples.next();
    const auto both = join(a.value, b.value);
    if (!both) continue;
    ASSERT_TRUE(is_of_form(a.lanes, *both));
    ASSERT_TRUE(is_of_form(b.lanes, *both));
    ++known;
  }
  EXPECT_GT(known, 1000u);
}

TEST(WorkItems, EveryWaveOfEveryWorkgroup) {
  for (const std::array<uint32_t, 3> size : {std::array<uint32_t, 3>{64, 1, 1},
                                             {256, 1, 1},
                                             {16, 16, 1},
                                             {8, 8, 4},
                                             {8, 8, 1},
                                             {128, 2, 2},
                                             {32, 4, 4},
                                             {10, 6, 1},
                                             {4, 4, 16},
                                             {1, 1, 1}}) {
    const auto ids = work_item_ids(size);
    const uint32_t total = size[0] * size[1] * size[2];
    for (uint32_t first = 0; first < total; first += kWaveLanes) {
      for (unsigned axis = 0; axis < 3; ++axis) {
        ASSERT_TRUE(ids[axis]) << size[0] << " " << size[1] << " " << size[2];
        const uint32_t unknown = (axis == 0   ? first
                                  : axis == 1 ? first / size[0]
                                              : first / (size[0] * size[1])) %
                                     size[axis] -
                                 ids[axis]->offset[0];
        EXPECT_EQ(ids[axis]->is_exact() ? unknown : unknown % (1u << ids[axis]->aligned_bits), 0u);
        for (uint32_t lane = 0; lane < kWaveLanes && first + lane < total; ++lane) {
          const uint32_t n = first + lane;
          const std::array<uint32_t, 3> id = {n % size[0], n / size[0] % size[1], n / (size[0] * size[1])};
          EXPECT_EQ(id[axis], unknown + ids[axis]->offset[lane]);
          EXPECT_LE(id[axis], ids[axis]->most);
        }
      }
    }
  }
  EXPECT_FALSE(work_item_ids({48, 4, 1})[0]) << "where a row begins differs from wave to wave";
  EXPECT_FALSE(work_item_ids({4096, 1, 1})[0]);
}

LaneValue affine(uint32_t stride, uint8_t aligned_bits) {
  LaneValue value;
  for (unsigned i = 0; i < kWaveLanes; ++i) value.offset[i] = i * stride;
  value.aligned_bits = aligned_bits;
  return value;
}

const isa::Banks kBanks = *isa::lds_banks(*isa::find_limits("gfx900"));

// A stride of s dwords meets gcd(s, 32) lanes of 32 in a bank.
TEST(BankUse, PowersOfTwoStrides) {
  for (uint32_t dwords = 1; dwords <= 64; ++dwords) {
    const auto use = bank_use(kBanks, affine(dwords * 4, 0), 4, false);
    ASSERT_TRUE(use);
    EXPECT_EQ(use->ways, std::gcd(dwords, 32u)) << dwords;
    EXPECT_EQ(use->stride_bytes, static_cast<int32_t>(dwords * 4));
    EXPECT_TRUE(use->affine);
  }
}

TEST(BankUse, PartsOfADword) {
  EXPECT_EQ(bank_use(kBanks, affine(1, 0), 1, false)->ways, 1u);
  EXPECT_EQ(bank_use(kBanks, affine(2, 0), 2, false)->ways, 1u);
  EXPECT_EQ(bank_use(kBanks, affine(1, 0), 1, true)->ways, 4u) << "atomics take turns in a dword, too";
  // 6 bytes apart, 32 lanes span 192 bytes, 48 dwords less a few: some banks hold two that are wanted.
  EXPECT_EQ(bank_use(kBanks, affine(6, 2), 2, false)->ways, 2u);
  EXPECT_FALSE(bank_use(kBanks, affine(1, 0), 2, false));
  EXPECT_FALSE(bank_use(kBanks, affine(2, 0), 4, false));
}

// Lanes at one dword share a clock, and atomics do not: a counter that all lanes of a half wave add to takes 32.
TEST(BankUse, OneAddress) {
  for (const unsigned bytes : {4u, 8u}) {
    EXPECT_EQ(bank_use(kBanks, affine(0, 4), bytes, false)->ways, 1u);
    EXPECT_EQ(bank_use(kBanks, affine(0, 4), bytes, true)->ways, 128 / bytes);
  }
}

}  // namespace
}  // namespace lw::flow
