// Assembles a kernel, runs it, counts its live registers and times it on a product.
#include <lanewise/lanewise.h>
#include <iostream>

constexpr const char* kKernel = R"(
        .amdgcn_target "amdgcn-amd-amdhsa--gfx900"
        .globl  twice
        .type   twice,@function
twice:  s_load_dwordx2 s[0:1], s[0:1], 0x0
        v_lshlrev_b32 v1, 2, v0
        s_waitcnt lgkmcnt(0)
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
        .amdgpu_metadata
          amdhsa.version: [1, 2]
          amdhsa.kernels:
            - {.name: twice, .symbol: twice.kd, .kernarg_segment_size: 8, .kernarg_segment_align: 8,
               .group_segment_fixed_size: 0, .private_segment_fixed_size: 0, .wavefront_size: 64,
               .sgpr_count: 8, .vgpr_count: 3, .max_flat_workgroup_size: 256,
               .args: [{.size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global}]}
        .end_amdgpu_metadata
)";

int main() try {
  const lanewise::Session session{.files = lanewise::memory_files({{"twice.s", kKernel}})};
  const auto assembled = lanewise::assemble({.file = "twice.s"}, session).value();
  std::cout << assembled.instructions << " instructions for " << assembled.target << '\n';

  const lanewise::LaunchRequest launch{
      .file = "twice.s", .grid = {{1, 1, 1}}, .block = {{64, 1, 1}}, .arguments = {"u32[64]=iota"}};
  const auto run = lanewise::run({.launch = launch, .values = {{.array = "0", .count = 4}}}, session).value();
  for (const std::string& value : run.arguments[0].values) std::cout << value << ' ';

  const auto live = lanewise::live({.files = {"twice.s"}}, session).value();
  std::cout << "\nat most " << live.functions[0].vgprs.own_peak << " VGPRs are live, at "
            << live.functions[0].vgprs.peak_text << '\n';

  const auto time = lanewise::time({.launch = launch, .device = "vega-64"}, session).value();
  std::cout << time.dispatch->cycles << " cycles on vega-64; " << time.dispatch->bound.value_or("") << '\n';
} catch (const std::exception& error) {
  std::cerr << error.what() << '\n';
  return 1;
}
