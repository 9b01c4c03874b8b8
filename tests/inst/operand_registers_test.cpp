// inst::dwords and inst::touched: how many registers an operand has in the text and for the machine.
#include <gtest/gtest.h>

#include <vector>

#include "base/base.h"
#include "inst/inst.h"
#include "isa/operand_values.h"
#include "text/assembler.h"

namespace lw::inst {
namespace {

struct Row {
  const char* target;
  const char* text;
  size_t operand;
  unsigned dwords;
  OperandRegisters touched;
};

constexpr size_t kData = 0, kAddress = 1, kDescriptor = 2, kSampler = 3;

// GCN3 manual, section 8.2; d16 packs two components to a register where llvm-mc-22 says so (gfx810 and gfx9).
constexpr Row kRows[] = {
    // clang-format off
    {"gfx803", "v_add_f64 v[0:1], s[2:3], v[4:5]",                                     0,           2, {0, 2}},
    {"gfx803", "v_add_f64 v[0:1], s[2:3], v[4:5]",                                     1,           2, {2, 0}},
    {"gfx803", "v_mac_f32 v0, v1, v2",                                                 0,           1, {1, 1}},
    {"gfx803", "buffer_load_dwordx2 v[0:2], off, s[0:3], 0 tfe",                       kData,       3, {0, 3}},
    {"gfx803", "s_waitcnt vmcnt(0)",                                                   0,           0, {0, 0}},

    {"gfx803", "image_load v0, v4, s[8:15]",                                           kData,       1, {0, 1}},
    {"gfx803", "image_load v[0:2], v4, s[8:15] dmask:0xb",                             kData,       3, {0, 3}},
    {"gfx803", "image_load v[0:2], v4, s[8:15] dmask:0xb d16",                         kData,       3, {0, 3}},
    {"gfx810", "image_load v[0:1], v4, s[8:15] dmask:0xb d16",                         kData,       2, {0, 2}},
    {"gfx900", "image_load v[0:1], v4, s[8:15] dmask:0xb d16",                         kData,       2, {0, 2}},
    {"gfx900", "image_load v[0:2], v4, s[8:15] dmask:0xb tfe d16",                     kData,       3, {3, 3}},
    {"gfx900", "image_load v[0:4], v4, s[8:15] dmask:0xf tfe",                         kData,       5, {5, 5}},
    {"gfx900", "image_load v[0:3], v4, s[8:15] dmask:0xf lwe",                         kData,       4, {0, 4}},
    {"gfx900", "image_load v[0:4], v4, s[8:15] dmask:0xf tfe lwe",                     kData,       5, {5, 5}},
    {"gfx900", "image_load v255, v4, s[8:15] dmask:0x1 lwe",                           kData,       1, {0, 1}},
    {"gfx900", "image_sample v[0:3], v4, s[8:15], s[0:3] dmask:0xf lwe",               kData,       4, {5, 5}},
    {"gfx900", "image_store v[0:4], v4, s[8:15] dmask:0xf tfe",                        kData,       5, {4, 0}},
    {"gfx900", "image_atomic_cmpswap v[0:2], v4, s[8:15] dmask:0x3 glc tfe",           kData,       3, {2, 2}},
    {"gfx900", "image_store v[0:3], v4, s[8:15] dmask:0xf",                            kData,       4, {4, 0}},
    {"gfx900", "image_store v[0:1], v4, s[8:15] dmask:0xf d16",                        kData,       2, {2, 0}},
    {"gfx900", "image_atomic_add v0, v4, s[8:15] dmask:0x1",                           kData,       1, {1, 0}},
    {"gfx900", "image_atomic_add v[0:1], v4, s[8:15] dmask:0x3 glc",                   kData,       2, {2, 2}},
    {"gfx900", "image_atomic_cmpswap v[0:1], v4, s[8:15] dmask:0x3",                   kData,       2, {2, 0}},
    {"gfx900", "image_atomic_cmpswap v[0:1], v4, s[8:15] dmask:0x3 glc",               kData,       2, {2, 1}},
    {"gfx900", "image_atomic_cmpswap v[0:3], v4, s[8:15] dmask:0xf glc",               kData,       4, {4, 2}},
    {"gfx803", "image_gather4 v[0:3], v4, s[8:15], s[0:3] dmask:0x1 d16",              kData,       4, {0, 4}},
    {"gfx900", "image_gather4 v[0:1], v4, s[8:15], s[0:3] dmask:0x1 d16",              kData,       2, {0, 2}},
    {"gfx900", "image_gather4 v[0:4], v4, s[8:15], s[0:3] dmask:0x1 tfe",              kData,       5, {5, 5}},

    {"gfx900", "image_load v0, v4, s[8:15] dmask:0x1",                                 kAddress,    1, {3, 0}},
    {"gfx900", "image_load v0, v4, s[8:15] dmask:0x1 da",                              kAddress,    1, {4, 0}},
    {"gfx900", "image_load v0, v[4:5], s[8:15] dmask:0x1",                             kAddress,    2, {2, 0}},
    {"gfx900", "image_load v0, v[4:7], s[8:15] dmask:0x1",                             kAddress,    4, {3, 0}},
    {"gfx900", "image_load v0, v4, s[8:15] dmask:0x1 a16",                             kAddress,    1, {2, 0}},
    {"gfx900", "image_load v0, v254, s[8:15] dmask:0x1",                               kAddress,    1, {2, 0}},
    {"gfx900", "image_load_mip v0, v4, s[8:15] dmask:0x1",                             kAddress,    1, {4, 0}},
    {"gfx900", "image_get_resinfo v0, v4, s[8:15] dmask:0x1",                          kAddress,    1, {1, 0}},
    {"gfx900", "image_get_resinfo v0, v[4:7], s[8:15] dmask:0x1",                      kAddress,    4, {1, 0}},
    {"gfx900", "image_sample v0, v4, s[8:15], s[0:3] dmask:0x1",                       kAddress,    1, {3, 0}},
    {"gfx900", "image_sample v0, v4, s[8:15], s[0:3] dmask:0x1 da",                    kAddress,    1, {3, 0}},
    {"gfx900", "image_sample_l v0, v4, s[8:15], s[0:3] dmask:0x1",                     kAddress,    1, {4, 0}},
    {"gfx900", "image_sample_c_b_cl_o v0, v[4:7], s[8:15], s[0:3] dmask:0x1",          kAddress,    4, {7, 0}},
    {"gfx900", "image_sample_c_b_cl_o v0, v[4:11], s[8:15], s[0:3] dmask:0x1",         kAddress,    8, {7, 0}},
    {"gfx900", "image_sample_c_d_cl_o v0, v[4:7], s[8:15], s[0:3] dmask:0x1",          kAddress,    4, {12, 0}},
    {"gfx900", "image_sample_c_d_cl_o v0, v[4:7], s[8:15], s[0:3] dmask:0x1 a16",      kAddress,    4, {8, 0}},
    {"gfx900", "image_sample_d v0, v[4:5], s[8:15], s[0:3] dmask:0x1 a16",             kAddress,    2, {6, 0}},

    {"gfx803", "image_load v0, v4, s[8:15] dmask:0x1",                                 kDescriptor, 8, {8, 0}},
    {"gfx803", "image_load v0, v4, s[8:15] dmask:0x1 r128",                            kDescriptor, 8, {4, 0}},
    {"gfx803", "image_sample v0, v4, s[8:15], s[0:3] dmask:0x1",                       kSampler,    4, {4, 0}},
    // clang-format on
};

TEST(OperandRegisters, of_text_and_machine) {
  for (const Row& row : kRows) {
    const isa::Target* target = isa::find_target(row.target);
    ASSERT_NE(target, nullptr) << row.target;
    Diagnostics diagnostics("", row.text);
    const std::optional<Instruction> instruction = text::parse_instruction(*target, row.text, diagnostics);
    ASSERT_TRUE(instruction.has_value()) << row.text;
    EXPECT_EQ(dwords(*target, *instruction, row.operand), row.dwords) << row.target << " " << row.text;
    const OperandRegisters got = touched(*target, *instruction, row.operand);
    EXPECT_EQ(got.read, row.touched.read) << row.target << " reads of " << row.text;
    EXPECT_EQ(got.written, row.touched.written) << row.target << " writes of " << row.text;
  }
}

// Whatever an address holds, it fits between what llvm-objdump shows and the most that llvm-mc takes.
TEST(OperandRegisters, addresses_are_as_llvm_bounds_them) {
  for (const isa::Encoding& encoding : isa::encodings().subspan(1)) {
    if (!is_image(encoding.format)) continue;
    const isa::Operand& address = encoding.operands()[kAddress];
    EXPECT_LE(address.dwords, address.most_dwords) << encoding.mnemonic();
    EXPECT_LE(address.most_dwords, 12) << encoding.mnemonic();
    for (const isa::Target& target : isa::targets()) {
      if (!encoding.in(target.column)) continue;
      Instruction instruction;
      instruction.encoding = encoding.id;
      instruction.operand[kAddress] = isa::kFirstVgpr;
      for (const uint32_t da : {0u, 1u}) {
        instruction.set(isa::Modifier::da, da);
        const unsigned all = touched(target, instruction, kAddress).read;
        EXPECT_GE(all, address.dwords) << encoding.mnemonic();
        EXPECT_LE(all, std::max<unsigned>(address.most_dwords, 4)) << encoding.mnemonic();
      }
    }
  }
}

// The registers of an address that names them one by one, of which the last element may be a tuple.
TEST(OperandRegisters, of_address_lists) {
  struct List {
    const char* target;
    const char* text;
    std::vector<uint32_t> vgprs;  // empty: no list
  };
  const List lists[] = {
      {"gfx1030", "image_sample v0, [v3, v9], s[8:15], s[0:3] dmask:0x1 dim:SQ_RSRC_IMG_2D", {3, 9}},
      {"gfx1030", "image_sample v0, v[3:4], s[8:15], s[0:3] dmask:0x1 dim:SQ_RSRC_IMG_2D", {}},
      {"gfx1100",
       "image_sample_d v0, [v3, v9, v1, v7, v[20:24]], s[8:15], s[0:3] dmask:0x1 dim:SQ_RSRC_IMG_3D",
       {3, 9, 1, 7, 20, 21, 22, 23, 24}},
      {"gfx1200",
       "image_sample_d v0, [v3, v9, v1, v[20:25]], s[8:15], s[0:3] dmask:0x1 dim:SQ_RSRC_IMG_3D",
       {3, 9, 1, 20, 21, 22, 23, 24, 25}},
      {"gfx1200", "image_load v0, v3, s[8:15] dmask:0x1 dim:SQ_RSRC_IMG_1D", {}},
  };
  for (const List& list : lists) {
    const isa::Target* target = isa::find_target(list.target);
    Diagnostics diagnostics("", list.text);
    const std::optional<Instruction> instruction = text::parse_instruction(*target, list.text, diagnostics);
    ASSERT_TRUE(instruction.has_value()) << list.text;
    EXPECT_EQ(has_address_list(*target, *instruction), !list.vgprs.empty()) << list.text;
    for (unsigned n = 0; n < list.vgprs.size(); ++n)
      EXPECT_EQ(address_register(*target, *instruction, n), isa::kFirstVgpr + list.vgprs[n]) << list.text;
  }
}

}  // namespace
}  // namespace lw::inst
