// Hostile sources end with diagnostics, soon, and in bounded memory.
#include <gtest/gtest.h>

#include <string>

#include "text/assembler.h"

namespace lw::text {
namespace {

bool is_refused(const std::string& source) {
  Diagnostics diagnostics("a.s", source);
  assemble(*isa::find_target("gfx900"), source, diagnostics);
  return diagnostics.has_errors();
}

std::string repeat(const std::string& text, size_t count) {
  std::string out;
  out.reserve(text.size() * count);
  for (size_t i = 0; i < count; ++i) out += text;
  return out;
}

TEST(Bounds, macros_that_call_themselves) {
  EXPECT_TRUE(is_refused(".macro m\nm\n.endm\nm\n"));
  EXPECT_TRUE(is_refused(".macro a\nb\nb\n.endm\n.macro b\na\na\n.endm\na\n"));
}
TEST(Bounds, repetitions_and_fills) {
  EXPECT_TRUE(is_refused(".rept 1000000000000\ns_nop 0\n.endr\n"));
  EXPECT_TRUE(is_refused(".rept 30000\n.rept 30000\ns_nop 0\n.endr\n.endr\n"));
  EXPECT_TRUE(is_refused(".fill 0x7fffffffffffffff, 8, 1\n"));
  EXPECT_TRUE(is_refused(".zero 0x7fffffffffffffff\n"));
  EXPECT_TRUE(is_refused(".org 0x7fffffffffffffff\n"));
  EXPECT_TRUE(is_refused(".bss\n.zero 0x7fffffffffffffff\n"));
}
TEST(Bounds, deep_expressions) {
  EXPECT_TRUE(is_refused(".long " + repeat("(", 100000) + "1\n"));
  EXPECT_TRUE(is_refused(".long " + repeat("-", 100000) + "1\n"));
  EXPECT_TRUE(is_refused("s_mov_b32 s0, " + repeat("(", 100000) + "1\n"));
  EXPECT_TRUE(is_refused("v_add_f32 v0, " + repeat("|", 100000) + "v1\n"));
}
TEST(Bounds, deep_lists) {
  EXPECT_TRUE(is_refused("s_mov_b32 s0, " + repeat("[", 100000) + "s1\n"));
  EXPECT_TRUE(is_refused("image_sample v0, " + repeat("[", 100000) + "v1\n"));
}
TEST(Bounds, symbols_defined_by_themselves) {
  EXPECT_TRUE(is_refused(".set a, b\n.set b, a\n.long a\n"));
  // Doubling: 2^40 nodes when evaluated without a limit.
  std::string source = ".set x0, u+1\n";
  for (int i = 1; i <= 40; ++i)
    source += ".set x" + std::to_string(i) + ", x" + std::to_string(i - 1) + "-x" + std::to_string(i - 1) + "+x" +
              std::to_string(i - 1) + "\n";
  EXPECT_TRUE(is_refused(source + ".byte x40\n"));
}
TEST(Bounds, conditions) {
  EXPECT_TRUE(is_refused(repeat(".if 1\n", 100000)));
  EXPECT_TRUE(is_refused(repeat(".if 0\n", 100000)));
}
TEST(Bounds, odd_bytes) {
  EXPECT_TRUE(is_refused(std::string("s_nop 0\0s_nop\n", 14)));
  EXPECT_TRUE(is_refused("\"unclosed\n"));
  EXPECT_TRUE(is_refused(".ascii \"unclosed\\"));
  EXPECT_TRUE(is_refused("'"));
  EXPECT_TRUE(is_refused(".long '"));
  EXPECT_TRUE(is_refused("s_nop 0x"));
  EXPECT_TRUE(is_refused("s_nop 0b"));
  EXPECT_TRUE(is_refused("v_add_f32 v["));
  EXPECT_TRUE(is_refused("v_add_f32 v[0:"));
  EXPECT_TRUE(is_refused("v_add_f32 v0, -"));
  EXPECT_TRUE(is_refused(".macro m a\n.long \\a \\\n.endm\nm\n"));
  EXPECT_FALSE(is_refused(""));
  EXPECT_TRUE(is_refused("/* unclosed"));
  EXPECT_FALSE(is_refused("s_nop 0 // no newline at the end"));
}

// Every prefix and every single deletion of a source that uses most of the syntax.
TEST(Bounds, truncated_sources_do_not_crash) {
  const std::string source =
      ".macro m a, b=3\n.long \\a+\\b\n.endm\nm 1\n.if 1 == 1\nv_add_f32 v0, -|v1|, abs(v2) clamp "
      "mul:2\n.else\n.endif\n"
      "s_waitcnt vmcnt(0) & lgkmcnt(0)\ns_setreg_b32 hwreg(HW_REG_MODE, 0, 4), s0\ns_sendmsg sendmsg(MSG_GS, "
      "GS_OP_EMIT, 0)\n"
      "v_pk_add_f16 v0, v1, v2 op_sel:[0,1] neg_lo:[1,0]\nds_swizzle_b32 v0, v1 offset:swizzle(BITMASK_PERM, "
      "\"01pi0\")\n"
      "v_mov_b32 v0, v1 quad_perm:[0,1,2,3] row_mask:0xf\nexp mrt0 v0, off, v1, off done vm\n1: s_branch 1b\n"
      "tbuffer_load_format_x v0, off, s[0:3], s1 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT]\n"
      ".amdhsa_kernel k\n.amdhsa_next_free_vgpr max(1, 2)\n.amdhsa_next_free_sgpr 3\n.end_amdhsa_kernel\n"
      ".section .x,\"aMS\",@progbits,1\n.asciz \"a\\n\\101\"\n.irp r, 1, 2\n.byte \\r\n.endr\n";
  for (size_t i = 0; i < source.size(); ++i) {
    is_refused(source.substr(0, i));
    is_refused(source.substr(0, i) + source.substr(i + 1));
  }
}

}  // namespace
}  // namespace lw::text
