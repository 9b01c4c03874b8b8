#include "study/fp16_launch.h"

#include <array>
#include <cstring>

namespace lw::study {
namespace {

constexpr uint32_t kGroup = 8;  // work-items of a workgroup each way
constexpr uint64_t kTexelBytes = 8, kOutBytes = 16;

// RADV gives a compute shader 32 bits of the address of its descriptors, whose upper half its code knows.
constexpr uint64_t kDescriptors = 0xffff'8000'0001'0000;

using BufferWords = std::array<uint32_t, 4>;
// Untyped, in bytes: DST_SEL is X, Y, Z, W, NUM_FORMAT float, DATA_FORMAT 32 (GCN Vega ISA, 8.1.8).
BufferWords buffer_words(uint64_t address, uint64_t bytes) {
  constexpr uint32_t kWord3 = 4u | 5u << 3 | 6u << 6 | 7u << 9 | 7u << 12 | 4u << 15;
  return {static_cast<uint32_t>(address), static_cast<uint32_t>(address >> 32 & 0xffff), static_cast<uint32_t>(bytes),
          kWord3};
}

// As RADV's listings of the shader have it: s2 the descriptors, s3 and s4 the push constants, s5 and s6 the workgroup,
// v0 and v1 the work-item; denormals of half precision are kept. What the HSA ABI puts into these registers is made to
// be that, so that the code stays as it is.
Result<gpu::PlacedLaunch> place_radv(gpu::EmulatedGpu& gpu, object::Kernel& kernel, const gpu::Launch& launch,
                                     const Fp16Picture& picture) {
  constexpr uint32_t kScratchGranule = 16;  // bytes of a lane
  LW_CHECK(picture.height % kScratchGranule == 0, "fp16: a height that private memory cannot stand for");
  inst::KernelDescriptor& d = kernel.descriptor;
  d.user_sgpr_count = 5;
  d.enable_sgpr_dispatch_ptr = 1;
  d.enable_sgpr_dispatch_id = 1;
  d.enable_sgpr_private_segment_size = 1;
  d.enable_sgpr_workgroup_id_x = d.enable_sgpr_workgroup_id_y = 1;
  d.enable_vgpr_workitem_id = 1;
  d.float_denorm_mode_16_64 = 3;
  const uint64_t pixels = uint64_t{picture.width} * picture.height;
  const std::array<BufferWords, 3> words{buffer_words(picture.texels, pixels * kTexelBytes),
                                         buffer_words(picture.means, pixels * kOutBytes),
                                         buffer_words(picture.deviations, pixels * kOutBytes)};
  const Result<uint64_t> set = gpu.memory().allocate_at(kDescriptors, sizeof words, {.name = "descriptors"});
  if (!set) return set.error();
  std::memcpy(gpu.memory().view(*set, sizeof words).data(), words.data(), sizeof words);
  Result<gpu::PlacedLaunch> placed = gpu.place(kernel, launch);
  if (!placed) return placed.error();
  placed->dispatch.dispatch_id = (*set & UINT32_MAX) | uint64_t{picture.width} << 32;
  placed->dispatch.private_segment_bytes = picture.height;
  return placed;
}

}  // namespace

Result<gpu::PlacedLaunch> place_fp16(gpu::EmulatedGpu& gpu, std::string_view compiler, object::Kernel& kernel,
                                     const Fp16Picture& picture) {
  gpu::Launch launch;
  const auto whole_groups = [](uint32_t pixels) { return static_cast<uint32_t>(align_up(pixels, kGroup)); };
  launch.work_items = {whole_groups(picture.width), whole_groups(picture.height), 1};
  launch.workgroup_size = {kGroup, kGroup, 1};
  if (compiler == "radv") return place_radv(gpu, kernel, launch, picture);
  launch.arguments = {gpu::LaunchArgument::of(picture.texels), gpu::LaunchArgument::of(picture.means),
                      gpu::LaunchArgument::of(picture.deviations), gpu::LaunchArgument::of(picture.width),
                      gpu::LaunchArgument::of(picture.height)};
  return gpu.place(kernel, launch);
}

}  // namespace lw::study
