// Waits decoded from machine words; the words are what llvm-mc makes of the texts beside them.
#include <gtest/gtest.h>

#include "bytes/bytes.h"
#include "inst/wait_counters.h"

namespace lw::test {
namespace {

constexpr uint32_t kNone = UINT32_MAX;

struct Case {
  const char* target;
  uint32_t word;
  const char* text;
  std::array<uint32_t, inst::kCounters> most;  // vm, exp, lgkm, vs
};

// What repeats is aligned.
// clang-format off
constexpr Case kCases[] = {
    {"gfx803",  0xbf8c0273, "s_waitcnt vmcnt(3) lgkmcnt(2)",            {3, 7, 2, kNone}},
    {"gfx803",  0xbf8cff7f, "s_waitcnt 0xff7f",                         {15, 7, 15, kNone}},
    {"gfx900",  0xbf8ccf1e, "s_waitcnt vmcnt(62) expcnt(1)",            {62, 1, 15, kNone}},
    {"gfx1010", 0xbf8c3f7e, "s_waitcnt vmcnt(14) lgkmcnt(63)",          {14, 7, 63, kNone}},
    {"gfx1010", 0xbf8cf07f, "s_waitcnt lgkmcnt(48)",                    {63, 7, 48, kNone}},
    {"gfx1030", 0xbbfd0002, "s_waitcnt_vscnt null, 0x2",                {kNone, kNone, kNone, 2}},
    {"gfx1030", 0xbc7d0001, "s_waitcnt_vmcnt null, 0x1",                {1, kNone, kNone, kNone}},
    {"gfx1030", 0xbcfd0004, "s_waitcnt_expcnt null, 0x4",               {kNone, 4, kNone, kNone}},
    {"gfx1030", 0xbd7d0003, "s_waitcnt_lgkmcnt null, 0x3",              {kNone, kNone, 3, kNone}},
    {"gfx1100", 0xbf8904f2, "s_waitcnt vmcnt(1) expcnt(2) lgkmcnt(15)", {1, 2, 15, kNone}},
};
// clang-format on

TEST(WaitCounters, OfMachineWords) {
  for (const Case& c : kCases) {
    const isa::Target* target = isa::find_target(c.target);
    ASSERT_NE(target, nullptr);
    const inst::Instruction i = bytes::decode(*target, std::as_bytes(std::span(&c.word, 1))).instruction;
    ASSERT_TRUE(i.valid()) << c.text;
    const auto waits = inst::waits_of(*target, i);
    ASSERT_TRUE(waits.has_value()) << c.target << ' ' << c.text;
    EXPECT_EQ(waits->most, c.most) << c.target << ' ' << c.text;
  }
}

// GCN3 ISA, table of counters; LLVM's getVmcntBitMask and its like.
TEST(WaitCounters, Maxima) {
  const auto most = [](const char* target, inst::Counter counter) {
    return inst::most_counted(*isa::find_target(target), counter);
  };
  EXPECT_EQ(most("gfx803", inst::Counter::vm), 15u);
  EXPECT_EQ(most("gfx803", inst::Counter::exp), 7u);
  EXPECT_EQ(most("gfx900", inst::Counter::vm), 63u);
  EXPECT_EQ(most("gfx900", inst::Counter::lgkm), 15u);
  EXPECT_EQ(most("gfx900", inst::Counter::vs), 0u);
  EXPECT_EQ(most("gfx1010", inst::Counter::lgkm), 63u);
  EXPECT_EQ(most("gfx1100", inst::Counter::vs), 63u);
}

TEST(WaitCounters, WhatIsNoWait) {
  const uint32_t s_nop = 0xbf800000, s_wait_loadcnt = 0xbfc00000;
  const auto waits = [](const char* name, uint32_t word) {
    const isa::Target& target = *isa::find_target(name);
    return inst::waits_of(target, bytes::decode(target, std::as_bytes(std::span(&word, 1))).instruction);
  };
  EXPECT_FALSE(waits("gfx900", s_nop).has_value());
  EXPECT_FALSE(waits("gfx1200", s_wait_loadcnt).has_value());
}

}  // namespace
}  // namespace lw::test
