// Waits decoded from machine words, which are what llvm-mc makes of the texts beside them; and what counts where.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>

#include "bytes/bytes.h"
#include "inst/wait_counters.h"

namespace lw::test {
namespace {

using inst::Counter;

using Values = std::map<Counter, uint32_t>;

struct Case {
  const char* target;
  uint32_t word;
  const char* text;
  Values most;
};

constexpr Counter kVm = Counter::vm, kExp = Counter::exp, kLgkm = Counter::lgkm, kVs = Counter::vs;

// What repeats is aligned.
// clang-format off
const Case kCases[] = {
    {"gfx803",  0xbf8c0273, "s_waitcnt vmcnt(3) lgkmcnt(2)",            {{kVm, 3}, {kExp, 7}, {kLgkm, 2}}},
    {"gfx803",  0xbf8cff7f, "s_waitcnt 0xff7f",                         {{kVm, 15}, {kExp, 7}, {kLgkm, 15}}},
    {"gfx900",  0xbf8ccf1e, "s_waitcnt vmcnt(62) expcnt(1)",            {{kVm, 62}, {kExp, 1}, {kLgkm, 15}}},
    {"gfx1010", 0xbf8c3f7e, "s_waitcnt vmcnt(14) lgkmcnt(63)",          {{kVm, 14}, {kExp, 7}, {kLgkm, 63}}},
    {"gfx1010", 0xbf8cf07f, "s_waitcnt lgkmcnt(48)",                    {{kVm, 63}, {kExp, 7}, {kLgkm, 48}}},
    {"gfx1030", 0xbbfd0002, "s_waitcnt_vscnt null, 0x2",                {{kVs, 2}}},
    {"gfx1030", 0xbc7d0001, "s_waitcnt_vmcnt null, 0x1",                {{kVm, 1}}},
    {"gfx1030", 0xbcfd0004, "s_waitcnt_expcnt null, 0x4",               {{kExp, 4}}},
    {"gfx1030", 0xbd7d0003, "s_waitcnt_lgkmcnt null, 0x3",              {{kLgkm, 3}}},
    {"gfx1100", 0xbf8904f2, "s_waitcnt vmcnt(1) expcnt(2) lgkmcnt(15)", {{kVm, 1}, {kExp, 2}, {kLgkm, 15}}},
    {"gfx1200", 0xbfc00003, "s_wait_loadcnt 0x3",                       {{Counter::load, 3}}},
    {"gfx1200", 0xbfc10002, "s_wait_storecnt 0x2",                      {{Counter::store, 2}}},
    {"gfx1200", 0xbfc20001, "s_wait_samplecnt 0x1",                     {{Counter::sample, 1}}},
    {"gfx1200", 0xbfc30004, "s_wait_bvhcnt 0x4",                        {{Counter::bvh, 4}}},
    {"gfx1200", 0xbfc40005, "s_wait_expcnt 0x5",                        {{kExp, 5}}},
    {"gfx1200", 0xbfc60006, "s_wait_dscnt 0x6",                         {{Counter::ds, 6}}},
    {"gfx1200", 0xbfc70007, "s_wait_kmcnt 0x7",                         {{Counter::km, 7}}},
    {"gfx1200", 0xbfc80305, "s_wait_loadcnt_dscnt 0x305",               {{Counter::load, 3}, {Counter::ds, 5}}},
    {"gfx1200", 0xbfc90206, "s_wait_storecnt_dscnt 0x206",              {{Counter::store, 2}, {Counter::ds, 6}}},
    // depctr_hold_cnt(1) depctr_sa_sdst(0) depctr_va_vdst(14) depctr_va_sdst(6) depctr_va_ssrc(0) depctr_va_vcc(0)
    // depctr_vm_vsrc(5)
    {"gfx1200", 0xbf88ecf4, "s_wait_alu 0xecf4",
     {{Counter::va_vdst, 14}, {Counter::va_sdst, 6}, {Counter::va_ssrc, 0}, {Counter::hold, 1}, {Counter::vm_vsrc, 5},
      {Counter::va_vcc, 0}, {Counter::sa_sdst, 0}}},
    {"gfx1010", 0xbfa3ffe3, "s_waitcnt_depctr 0xffe3",
     {{Counter::va_vdst, 15}, {Counter::va_sdst, 7}, {Counter::va_ssrc, 1}, {Counter::vm_vsrc, 0}, {Counter::va_vcc, 1},
      {Counter::sa_sdst, 1}}},
    {"gfx1030", 0xbfa20000, "s_wait_idle",
     {{kVm, 0}, {kExp, 0}, {kLgkm, 0}, {kVs, 0}, {Counter::va_vdst, 0}, {Counter::va_sdst, 0}, {Counter::va_ssrc, 0},
      {Counter::va_vcc, 0}, {Counter::vm_vsrc, 0}, {Counter::sa_sdst, 0}, {Counter::hold, 0}}},
};
// clang-format on

inst::Instruction decode(const isa::Target& target, uint32_t word) {
  return bytes::decode(target, std::as_bytes(std::span(&word, 1))).instruction;
}

TEST(WaitCounters, OfMachineWords) {
  for (const Case& c : kCases) {
    const isa::Target* target = isa::find_target(c.target);
    ASSERT_NE(target, nullptr);
    const inst::Instruction i = decode(*target, c.word);
    ASSERT_TRUE(i.valid()) << c.text;
    const auto waits = inst::waits_of(*target, i);
    ASSERT_TRUE(waits.has_value()) << c.target << ' ' << c.text;
    for (size_t counter = 0; counter < isa::kCounterCount; ++counter) {
      const auto wanted = c.most.find(static_cast<Counter>(counter));
      EXPECT_EQ(waits->most[counter], wanted == c.most.end() ? UINT32_MAX : wanted->second)
          << c.target << ' ' << c.text << ", counter " << counter;
    }
  }
}

// Each record whose name says that it waits has a case above, on some target that has it.
TEST(WaitCounters, EveryWaitHasACase) {
  for (const isa::Record& record : isa::records()) {
    const bool is_named = record.name().starts_with("s_waitcnt") || record.name().starts_with("s_wait_");
    EXPECT_EQ(inst::is_wait(record), is_named) << record.name();
    if (!is_named || record.op == isa::Op::s_wait_event) continue;
    EXPECT_TRUE(std::any_of(std::begin(kCases), std::end(kCases), [&](const Case& c) {
      return decode(*isa::find_target(c.target), c.word).op() == record.op;
    })) << record.name();
  }
}

// GCN3 ISA, table of counters; LLVM's getVmcntBitMask and its like.
TEST(WaitCounters, Maxima) {
  const auto most = [](const char* target, Counter counter) {
    return inst::most_counted(*isa::find_target(target), counter);
  };
  EXPECT_EQ(most("gfx803", kVm), 15u);
  EXPECT_EQ(most("gfx803", kExp), 7u);
  EXPECT_EQ(most("gfx900", kVm), 63u);
  EXPECT_EQ(most("gfx900", kLgkm), 15u);
  EXPECT_EQ(most("gfx900", kVs), 0u);
  EXPECT_EQ(most("gfx1010", kLgkm), 63u);
  EXPECT_EQ(most("gfx1100", kVs), 63u);
  EXPECT_EQ(most("gfx1200", kVm), 0u);
  EXPECT_EQ(most("gfx1200", Counter::load), 63u);
  EXPECT_EQ(most("gfx1200", Counter::bvh), 7u);
  EXPECT_EQ(most("gfx1200", Counter::km), 31u);
}

TEST(WaitCounters, WhatIsNoWait) {
  const auto waits = [](const char* name, uint32_t word) {
    const isa::Target& target = *isa::find_target(name);
    return inst::waits_of(target, decode(target, word));
  };
  EXPECT_FALSE(waits("gfx900", 0xbf800000).has_value());   // s_nop 0
  EXPECT_FALSE(waits("gfx1200", 0xbf8b0001).has_value());  // s_wait_event 0x1: of no counter
}

struct Counted {
  const char* mnemonic;
  const char* target;
  Values added;
  bool gds = false;
};

// Of the first form that a mnemonic has.
inst::Instruction first_form(const isa::Target& target, const char* mnemonic) {
  inst::Instruction instruction;
  const auto forms = isa::find_by_mnemonic(target.column, mnemonic);
  if (!forms.empty()) instruction.encoding = forms.front();
  return instruction;
}

// GCN3 ISA, 4.4; RDNA ISA, 4.4; LLVM's SIInsertWaitcnts.
// clang-format off
const Counted kCounted[] = {
    {"v_add_f32",            "gfx900",  {}},
    {"s_add_u32",            "gfx900",  {}},
    {"s_branch",             "gfx900",  {}},
    {"s_load_dword",         "gfx900",  {{kLgkm, 1}}},
    {"s_load_dwordx2",       "gfx900",  {{kLgkm, 2}}},
    {"s_memtime",            "gfx900",  {{kLgkm, 2}}},
    {"s_sendmsg",            "gfx900",  {{kLgkm, 1}}},
    {"s_ttracedata",         "gfx900",  {}},
    {"ds_read_b32",          "gfx900",  {{kLgkm, 1}}},
    {"ds_write_b64",         "gfx900",  {{kLgkm, 1}}},
    {"ds_add_u32",           "gfx900",  {{kLgkm, 1}, {kExp, 1}}, true},
    {"exp",                  "gfx900",  {{kExp, 1}}},
    {"buffer_load_dword",    "gfx900",  {{kVm, 1}}},
    {"buffer_store_dword",   "gfx900",  {{kVm, 1}}},
    {"flat_load_dword",      "gfx900",  {{kVm, 1}, {kLgkm, 1}}},
    {"global_load_dword",    "gfx900",  {{kVm, 1}}},
    {"scratch_store_dword",  "gfx900",  {{kVm, 1}}},
    {"image_sample",         "gfx900",  {{kVm, 1}}},
    {"buffer_store_dword",   "gfx1010", {{kVs, 1}}},
    {"buffer_gl0_inv",       "gfx1010", {{kVm, 1}}},
    {"flat_store_dword",     "gfx1010", {{kVs, 1}, {kLgkm, 1}}},
    {"global_atomic_add",    "gfx1010", {{kVs, 1}}},
    {"image_store",          "gfx1010", {{kVs, 1}}},
    {"image_load",           "gfx1030", {{kVm, 1}}},
    {"image_bvh_intersect_ray", "gfx1030", {{kVm, 1}}},
    {"lds_param_load",       "gfx1100", {{kExp, 1}}},
    {"s_load_b64",           "gfx1200", {{Counter::km, 2}}},
    {"s_sendmsg",            "gfx1200", {{Counter::km, 1}}},
    {"ds_load_b32",          "gfx1200", {{Counter::ds, 1}}},
    {"global_load_b32",      "gfx1200", {{Counter::load, 1}}},
    {"global_store_b32",     "gfx1200", {{Counter::store, 1}}},
    {"flat_load_b32",        "gfx1200", {{Counter::load, 1}, {Counter::ds, 1}}},
    {"flat_store_b32",       "gfx1200", {{Counter::store, 1}, {Counter::ds, 1}}},
    {"image_load",           "gfx1200", {{Counter::load, 1}}},
    {"image_sample",         "gfx1200", {{Counter::sample, 1}}},
    {"image_msaa_load",      "gfx1200", {{Counter::sample, 1}}},
    {"image_bvh_intersect_ray", "gfx1200", {{Counter::bvh, 1}}},
    {"image_store",          "gfx1200", {{Counter::store, 1}}},
    {"export",               "gfx1200", {{kExp, 1}}},
};
// clang-format on

TEST(WaitCounters, WhatCounts) {
  for (const Counted& c : kCounted) {
    const isa::Target& target = *isa::find_target(c.target);
    inst::Instruction instruction = first_form(target, c.mnemonic);
    ASSERT_TRUE(instruction.valid()) << c.target << ' ' << c.mnemonic;
    if (c.gds) instruction.set(isa::Modifier::gds, 1);
    const inst::CounterAmounts counts = inst::counts_of(target, instruction);
    for (size_t counter = 0; counter < isa::kCounterCount; ++counter) {
      const auto wanted = c.added.find(static_cast<Counter>(counter));
      EXPECT_EQ(counts.added[counter], wanted == c.added.end() ? 0 : wanted->second)
          << c.target << ' ' << c.mnemonic << ", counter " << counter;
    }
  }
}

// Whatever a target has: an instruction of memory counts somewhere, one of the ALUs nowhere, and only counters that the
// target has are counted.
TEST(WaitCounters, EveryInstructionOfEveryTarget) {
  for (const isa::Target& target : isa::targets()) {
    for (const isa::Encoding& encoding : isa::encodings()) {
      if (encoding.id == 0 || !encoding.in(target.column)) continue;
      inst::Instruction instruction;
      instruction.encoding = encoding.id;
      const inst::CounterAmounts counts = inst::counts_of(target, instruction);
      bool any = false;
      for (size_t counter = 0; counter < isa::kCounterCount; ++counter) {
        if (counts.added[counter] == 0) continue;
        any = true;
        EXPECT_NE(inst::most_counted(target, static_cast<Counter>(counter)), 0u)
            << target.name << ' ' << encoding.mnemonic();
      }
      const isa::Unit unit = encoding.record().unit;
      if (unit == isa::Unit::valu || unit == isa::Unit::salu || unit == isa::Unit::branch) EXPECT_FALSE(any);
      if (unit == isa::Unit::smem || unit == isa::Unit::vmem || unit == isa::Unit::flat || unit == isa::Unit::lds ||
          unit == isa::Unit::gds || unit == isa::Unit::exp)
        EXPECT_TRUE(any) << target.name << ' ' << encoding.mnemonic();
    }
  }
}

}  // namespace
}  // namespace lw::test
