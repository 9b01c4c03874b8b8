// Old and new code on random launches, with new code that is wrong.
#include "api/verify_rewrite.h"

#include <gtest/gtest.h>

#include "calls.h"
#include "lanewise/assemble.h"

namespace lw::api {
namespace {

using lanewise::VerificationReport;

// A kernel of one pointer and one number. s[0:1]: kernarg; v0: work-item; it stores a word per work-item.
std::string kernel(const std::string& target, const std::string& body) {
  return ".amdgcn_target \"amdgcn-amd-amdhsa--" + target + R"("
.text
.globl k
.p2align 8
.type k,@function
k:
)" + body +
         R"(
.size k, .-k
.rodata
.amdhsa_kernel k
  .amdhsa_user_sgpr_kernarg_segment_ptr 1
  .amdhsa_system_sgpr_workgroup_id_x 1
  .amdhsa_next_free_vgpr 8
  .amdhsa_next_free_sgpr 16
  .amdhsa_kernarg_size 16
.end_amdhsa_kernel
.amdgpu_metadata
amdhsa.version: [1, 1]
amdhsa.kernels:
  - .name: k
    .symbol: k.kd
    .kernarg_segment_size: 16
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 16
    .vgpr_count: 8
    .max_flat_workgroup_size: 256
    .args:
      - {.name: out, .size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global}
      - {.name: n, .size: 4, .offset: 8, .value_kind: by_value}
.end_amdgpu_metadata
)";
}

constexpr const char* kLoad =
    "s_load_dwordx2 s[2:3], s[0:1], 0x0\n s_load_dword s4, s[0:1], 0x8\n v_lshlrev_b32 v1, 2, v0\n"
    "s_waitcnt lgkmcnt(0)\n";
constexpr const char* kStore = "global_store_dword v1, v2, s[2:3]\n s_endpgm\n";

VerificationReport compared(const std::string& before, const std::string& after, size_t launches = 20,
                            const std::string& target = "gfx900", const Session& session = {}) {
  std::vector<std::string> objects;
  for (const std::string& body : {before, after}) {
    const auto assembled = lanewise::assemble({.file = "k.s"}, with_files({{"k.s", kernel(target, body)}}));
    EXPECT_TRUE(assembled) << assembled.failure().messages[0].text;
    objects.emplace_back(reinterpret_cast<const char*>(assembled->object.data()), assembled->object.size());
  }
  const auto file = [](const std::string& bytes) { return ObjectFile{std::as_bytes(std::span(bytes)), nullptr}; };
  return verify(file(objects[0]), file(objects[1]), {"k.hsaco", launches, 7}, session);
}

TEST(Verify, EqualResults) {
  const VerificationReport report = compared(std::string(kLoad) + "v_add_u32 v2, s4, v0\n" + kStore,
                                             std::string(kLoad) + "v_add_u32 v2, v0, s4\n" + kStore);
  EXPECT_EQ(report.seed, 7u);
  ASSERT_EQ(report.kernels.size(), 1u);
  EXPECT_EQ(report.kernels[0].kernel, "k");
  EXPECT_EQ(report.kernels[0].target, "gfx900");
  EXPECT_EQ(report.kernels[0].compared, 20u);
  EXPECT_FALSE(report.has_differences());
  EXPECT_TRUE(unverified(report, "k.hsaco").empty());
}

TEST(Verify, UnchangedKernelsAreNotLaunched) {
  const std::string body = std::string(kLoad) + "v_add_u32 v2, s4, v0\n" + kStore;
  EXPECT_TRUE(compared(body, body).kernels.empty());
}

// The two differ if n is odd.
TEST(Verify, DifferentResults) {
  const std::string rest = std::string("v_add_u32 v2, s4, v0\n") + kStore;
  const VerificationReport report =
      compared(std::string(kLoad) + rest, std::string(kLoad) + "s_andn2_b32 s4, s4, 1\n" + rest);
  ASSERT_EQ(report.kernels.size(), 1u);
  const lanewise::VerifiedKernel& kernel = report.kernels[0];
  EXPECT_EQ(kernel.compared, 20u);
  ASSERT_FALSE(kernel.differences.empty());
  EXPECT_LT(kernel.differences.size(), 20u);
  for (const lanewise::VerificationDifference& difference : kernel.differences) {
    ASSERT_TRUE(difference.byte);
    EXPECT_TRUE(difference.byte->buffer.starts_with("argument 0 'out'")) << difference.byte->buffer;
    EXPECT_EQ(difference.byte->offset_bytes, 0u);
    EXPECT_EQ(difference.byte->before, difference.byte->after + 1);
    EXPECT_EQ(difference.launch.arguments.size(), 2u);
  }
}

// A seed of the report repeats its launch.
TEST(Verify, SeedsRepeatLaunches) {
  const std::string rest = std::string("v_add_u32 v2, s4, v0\n") + kStore;
  const auto run = [&] { return compared(kLoad + rest, std::string(kLoad) + "s_andn2_b32 s4, s4, 1\n" + rest); };
  const VerificationReport first = run(), second = run();
  ASSERT_FALSE(first.kernels[0].differences.empty());
  EXPECT_EQ(first.kernels[0].differences[0].launch.seed, second.kernels[0].differences[0].launch.seed);
  EXPECT_EQ(first.kernels[0].differences[0].launch.arguments, second.kernels[0].differences[0].launch.arguments);
  EXPECT_GE(first.kernels[0].differences[0].launch.seed, 7u);
}

TEST(Verify, NewCodeThatFaults) {
  const VerificationReport report = compared(std::string(kLoad) + "v_mov_b32 v2, 0\n" + kStore,
                                             std::string(kLoad) + "v_mov_b32 v2, 0\n s_mov_b32 s3, 0\n" + kStore);
  ASSERT_EQ(report.kernels.size(), 1u);
  ASSERT_EQ(report.kernels[0].differences.size(), 20u);
  EXPECT_FALSE(report.kernels[0].differences[0].byte);
  EXPECT_TRUE(report.kernels[0].differences[0].end.starts_with("memory_fault")) << report.kernels[0].differences[0].end;
}

// An endless loop of the new code ends, too.
TEST(Verify, NewCodeThatDoesNotEnd) {
  const VerificationReport report =
      compared(std::string(kLoad) + "v_mov_b32 v2, 0\n" + kStore, std::string(kLoad) + "again: s_branch again\n", 1);
  ASSERT_EQ(report.kernels[0].differences.size(), 1u);
  EXPECT_NE(report.kernels[0].differences[0].end.find("instructions"), std::string::npos);
}

TEST(Verify, OldCodeThatFaults) {
  const VerificationReport report = compared(std::string(kLoad) + "v_mov_b32 v2, 0\n s_mov_b32 s3, 0\n" + kStore,
                                             std::string(kLoad) + "v_mov_b32 v2, 1\n s_mov_b32 s3, 0\n" + kStore);
  const lanewise::VerifiedKernel& kernel = report.kernels.at(0);
  EXPECT_FALSE(kernel.is_verified());
  ASSERT_EQ(kernel.unusable.size(), 1u);
  EXPECT_EQ(kernel.unusable[0].reason, "memory_fault");
  EXPECT_EQ(kernel.unusable[0].launches, 80u);
  const Messages warnings = unverified(report, "k.hsaco");
  ASSERT_EQ(warnings.size(), 1u);
  EXPECT_EQ(warnings[0].text, "not verified: k (gfx900): no launch can be compared (memory_fault in 80)");
  EXPECT_FALSE(report.has_not_modelled());
}

// The time that a kernel reads is another one where it has fewer instructions.
TEST(Verify, KernelsThatReadTheClock) {
  const std::string rest = std::string("s_memtime s[6:7]\n s_waitcnt lgkmcnt(0)\n v_mov_b32 v2, s6\n") + kStore;
  const VerificationReport report = compared(std::string(kLoad) + "v_mov_b32 v3, 0\n" + rest, kLoad + rest, 2);
  const lanewise::VerifiedKernel& kernel = report.kernels.at(0);
  EXPECT_EQ(kernel.compared, 0u);
  ASSERT_EQ(kernel.unusable.size(), 1u);
  EXPECT_EQ(kernel.unusable[0].reason, "the kernel reads the clock");
}

TEST(Verify, Cancelled) {
  Session session;
  session.cancel.request();
  EXPECT_THROW(compared(std::string(kLoad) + "v_mov_b32 v2, 0\n" + kStore,
                        std::string(kLoad) + "v_mov_b32 v2, 1\n" + kStore, 5, "gfx900", session),
               CancelRequested);
}

}  // namespace
}  // namespace lw::api
