// Proofs under assumptions, by the library as other rooms of the program call it.
#include <sstream>

#include "proofs.h"

namespace lw {
namespace {

class Assumptions : public Proofs {};

TEST_F(Assumptions, ThatMakeSidesEqual) {
  const Question equal[] = {
      {kGfx9, "v_and_b32 v0, 0xffffff, v1", "v_mov_b32 v0, v1", "v0", "v1 < 0x1000000"},
      {kGfx9, "v_sub_u32 v0, v1, v2", "v_mov_b32 v0, 0", "v0", "v1 == v2"},
      {kGfx9, "v_alignbit_b32 v0, v1, v1, s4",
       "v_lshlrev_b32 v2, s5, v1\nv_lshrrev_b32 v3, s4, v1\nv_or_b32 v0, v2, v3", "v0",
       "s4 == 32 - s5, s5 != 0, s5 < 32"},
      {kGfx9, "v_lshlrev_b64 v[0:1], 3, v[2:3]", "v_lshlrev_b32 v0, 3, v2\nv_mov_b32 v1, 0", "v[0:1]", "v[2:3] <= 7"},
      {kGfx9, "v_mul_f32 v3, v1, v2\nv_add_f32 v0, v3, v4", "v_mad_f32 v0, v1, v2, v4", "v0", "no-denormals32"},
      {kGfx9, "v_max_f32 v0, v1, v2", "v_mov_b32 v0, v2", "v0",
       "slt32(0, v1), slt32(v1, v2), v2 < 0x7f800000, denormals32"},
      {kGfx9, "s_add_u32 s0, s1, s2\ns_addc_u32 s3, s3, 0", "s_add_u32 s0, s1, s2", "s0,s3", "s1 < 16,s2 < 16"},
      {"gfx1030", "v_cndmask_b32 v0, v1, v2, vcc_lo", "v_mov_b32 v0, v2", "v0", "vcc == 1"},
      {"gfx1030", "v_mov_b32 v0, v1", "v_and_b32 v0, 0xffff, v1", "v0", "v1.hi == 0"},
  };
  for (const Question& q : equal) {
    EXPECT_EQ(verdict(q), Verdict::equal) << q.a << "\n" << q.assume;
    EXPECT_FALSE(random_inputs_differ(q)) << q.a << "\n" << q.assume;
    Question bare = q;
    bare.assume.clear();
    EXPECT_TRUE(random_inputs_differ(bare) || verdict(bare) == Verdict::different) << q.a;
  }
}

TEST_F(Assumptions, CounterexamplesSatisfyThem) {
  const Question different[] = {
      {kGfx9, "v_and_b32 v0, 0xffff, v1", "v_mov_b32 v0, v1", "v0", "v1 < 0x1000000"},
      {kGfx9, "v_sub_u32 v0, v1, v2", "v_mov_b32 v0, 0", "v0", "v1 != v2"},
      {kGfx9, "v_mul_f32 v3, v1, v2\nv_add_f32 v0, v3, v4", "v_mad_f32 v0, v1, v2, v4", "v0", "denormals32"},
      {kGfx9, "s_mov_b64 s[0:1], exec", "s_mov_b64 s[0:1], 0", "s[0:1]", "v1 != 5"},
      // Lanes that are read are assumed of, too, but not those that EXEC leaves out.
      {kGfx9, "v_readlane_b32 s0, v1, 3", "s_mov_b32 s0, 7", "s0", "v1 == 7"},
  };
  for (const Question& q : different) {
    EXPECT_EQ(verdict(q), Verdict::different) << q.a << "\n" << q.assume;
    EXPECT_TRUE(random_inputs_differ(q)) << q.a << "\n" << q.assume;
  }
  EXPECT_EQ(
      verdict({kGfx9, "v_readlane_b32 s0, v1, 3", "s_mov_b32 s0, 7", "s0", "v1 == 7, exec_lo == 8, exec_hi == 0"}),
      Verdict::equal);
}

TEST_F(Assumptions, ThatContradictEachOtherAreAnError) {
  for (const char* assume : {"v1 < 0", "no-denormals,denormals32", "v1 == 3, v1 == 4", "ieee, no-ieee",
                             "s1 < s2, s2 < s1", "exec == 1, exec_lo == 0, exec_hi == 0, 1 == 2"}) {
    const auto answer = ask({kGfx9, "v_mov_b32 v0, v1", "v_mov_b32 v0, v1", "v0", assume});
    ASSERT_FALSE(answer) << assume;
    EXPECT_EQ(answer.error().message, "the assumptions contradict each other");
  }
  EXPECT_EQ(verdict({kGfx9, "v_mov_b32 v0, v1", "v_mov_b32 v0, v2", "v0", "exec_lo == 0, exec_hi == 0"}),
            Verdict::equal);
}

TEST_F(Assumptions, TextsThatAreNone) {
  const isa::Target& target = *load("s_nop 0", kGfx9).target;
  const std::pair<const char*, const char*> wrong[] = {
      {"no-denorms", "'no-denorms': expected a comparison such as 'v2 < 0x1000000', no-denormals, no-denormals32"},
      {"v1", "'v1': expected a comparison"},
      {"", "'': expected a comparison"},
      {"v1 < ", "'v1 <': column 5 of the expression: expected a register, a number or a micro-operation"},
      {"v1 == v[2:3]", "'v1 == v[2:3]': column 13 of the expression: expected words of the same size"},
      {"v1 < v2 < v3", "'v1 < v2 < v3': column 9 of the expression: expected an operator or the end"},
      {"fadd32(v1, v2)", "'fadd32(v1, v2)': expected a comparison"},
      {"v1 < 0x100000000", "'v1 < 0x100000000': column 17 of the expression: expected words of the same size"},
  };
  for (const auto& [text, message] : wrong) {
    const auto read = prove::parse_assumptions(target, text);
    ASSERT_FALSE(read) << text;
    EXPECT_TRUE(read.error().message.starts_with(message)) << read.error().message;
  }
  const isa::Target& gfx12 = *load("s_nop 0", "gfx1200").target;
  EXPECT_FALSE(prove::parse_assumptions(gfx12, "dx10-clamp"));
  EXPECT_TRUE(prove::parse_assumptions(gfx12, "no-denormals"));
}

TEST_F(Assumptions, EveryNameIsInTheGuideAndHoldsOfAState) {
  const isa::Target& target = *load("s_nop 0", kGfx9).target;
  std::ostringstream guide;
  guide << std::ifstream(LW_COMMANDS).rdbuf();
  for (const prove::AssumptionName& name : prove::assumption_names()) {
    EXPECT_NE(guide.str().find(fmt::format("\n| `{}` | {} |\n", name.name, name.sentence)), std::string::npos)
        << name.name;
    EXPECT_EQ(name.mode_bits & ~name.mode_mask, 0U) << name.name;
    EXPECT_EQ(read(target, std::string(name.name)).front().mode_bits, name.mode_bits) << name.name;
    EXPECT_EQ(verdict({kGfx9, "v_mov_b32 v0, v1", "v_mov_b32 v0, v1", "v0", std::string(name.name)}), Verdict::equal);
  }
}

}  // namespace
}  // namespace lw
