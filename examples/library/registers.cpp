// Assembles a kernel and asks what it needs and how many of its waves a SIMD holds.
#include <lanewise/lanewise.h>
#include <iostream>

constexpr const char* kKernel = R"(
        .amdgcn_target "amdgcn-amd-amdhsa--gfx900"
        .text
        .globl  twice
        .p2align 8
        .type   twice,@function
twice:  v_lshlrev_b32 v1, 2, v0
        global_load_dword v2, v1, s[0:1]
        s_waitcnt vmcnt(0)
        v_add_u32 v2, v2, v2
        global_store_dword v1, v2, s[0:1]
        s_endpgm
        .amdhsa_kernel twice
          .amdhsa_user_sgpr_kernarg_segment_ptr 1
          .amdhsa_next_free_vgpr 3
          .amdhsa_next_free_sgpr 8
        .end_amdhsa_kernel
)";

int main() {
  lanewise::Session session;
  session.files = lanewise::memory_files({{"twice.s", kKernel}});
  const auto assembled = lanewise::assemble({.file = "twice.s"}, session);
  if (!assembled) {
    std::cerr << assembled.failure().messages.front().text << '\n';
    return static_cast<int>(assembled.failure().kind);
  }
  const auto info = lanewise::info({.file = "twice.s", .target = "gfx900"}, session);
  if (!info) return static_cast<int>(info.failure().kind);
  const lanewise::KernelInfo& kernel = info->code_objects.front().kernels.front();
  std::cout << kernel.name << ": " << assembled->instructions << " instructions, " << assembled->object.size()
            << " bytes of ELF, " << *kernel.vgprs << " VGPRs\n";
  for (const lanewise::OccupancyInfo& on : kernel.occupancy) std::cout << on.device << ": " << on.text << '\n';
}
