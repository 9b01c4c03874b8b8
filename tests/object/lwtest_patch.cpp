// Patched code objects: what is refused, what keeps its bytes, and damaged debug information.
#include <elf.h>
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <random>

#include "exercise.h"
#include "object/line_program.h"
#include "support.h"

namespace {

using namespace lw::object;
using namespace lwtest;

// The message of a patch that is refused; empty where it is not.
std::string refusal(const ByteVector& bytes, const Patch& patch) {
  const auto patched = apply_patch(bytes, patch);
  return patched ? "" : patched.error().message;
}

Patch patch_of(const ByteVector& bytes) {
  const auto object = load(Bytes(bytes));
  return object ? shortened(*object) : Patch{};
}

TEST(Patch, NothingChangesNothing) {
  const ByteVector bytes = read_file(compile_cl("gfx900", 5, "-g"));
  const auto patched = apply_patch(bytes, {});
  ASSERT_TRUE(patched.ok()) << patched.error().message;
  EXPECT_EQ(patched->bytes, bytes);
  EXPECT_TRUE(patched->warnings.empty());
}

TEST(Patch, ContradictionsAreRefused) {
  const ByteVector bytes = read_file(compile_cl("gfx900", 5));
  const Patch good = patch_of(bytes);
  ASSERT_FALSE(good.functions.empty());
  EXPECT_EQ(refusal(bytes, good), "");
  const auto refused = [&](auto change) {
    Patch patch = good;
    change(patch.functions.front());
    return refusal(bytes, patch);
  };
  EXPECT_NE(refused([](PatchedFunction& f) { f.bytes.pop_back(); }).find("bytes for a range"), std::string::npos);
  EXPECT_NE(refused([](PatchedFunction& f) { f.new_end = f.end + 4; }).find("new end"), std::string::npos);
  EXPECT_NE(refused([](PatchedFunction& f) { f.moved.clear(); }).find("at its start"), std::string::npos);
  EXPECT_NE(refused([](PatchedFunction& f) { f.moved.back().second = f.begin; }).find("out of order"),
            std::string::npos);
  EXPECT_NE(refused([](PatchedFunction& f) { f.moved.back().second = f.end + 4; }).find("outside of the code"),
            std::string::npos);
  Patch twice = good;
  twice.functions.push_back(good.functions.front());
  EXPECT_NE(refusal(bytes, twice).find("overlap"), std::string::npos);
  EXPECT_EQ(refusal(bytes, {{}, {{"nobody", 1, {}, {}}}}), "there is no kernel nobody to patch");
  EXPECT_EQ(refusal(read_file(compile_cl("gfx900", 5, "-c")), {}),
            "a relocatable object is not rewritten; link it first");
}

// amd_kernel_code_t and metadata in YAML.
TEST(Patch, RegistersOfVersionTwo) {
  for (const char* name : {"gfx803_v2.hsaco", "gfx900_v2.hsaco", "gfx906_v2.hsaco"}) {
    const ByteVector bytes = read_file(data_path(name));
    const auto before = load(Bytes(bytes));
    ASSERT_TRUE(before.ok());
    ASSERT_FALSE(before->kernels.empty());
    const Kernel& old = before->kernels.front();
    ASSERT_TRUE(old.metadata.vgpr_count && old.metadata.sgpr_count) << name;
    const auto patched = apply_patch(bytes, {{}, {{old.name, 3, 9, {}}}});
    ASSERT_TRUE(patched.ok()) << patched.error().message;
    EXPECT_EQ(patched->bytes.size(), bytes.size());
    const auto after = load(Bytes(patched->bytes));
    ASSERT_TRUE(after.ok()) << after.error().message;
    const Kernel& now = after->kernels.front();
    EXPECT_EQ(now.metadata.vgpr_count, 3u);
    EXPECT_EQ(now.metadata.sgpr_count, 9u);
    EXPECT_EQ(now.metadata.kernarg_segment_bytes, old.metadata.kernarg_segment_bytes);
    EXPECT_EQ(now.code_v2->workitem_vgpr_count, 3);
    EXPECT_EQ(now.code_v2->wavefront_sgpr_count, 9);
    EXPECT_EQ(now.descriptor.granulated_workitem_vgpr_count, 0u);
    EXPECT_EQ(now.descriptor.granulated_wavefront_sgpr_count, 1u);
    EXPECT_EQ(now.code_v2->compute_pgm_rsrc2, old.code_v2->compute_pgm_rsrc2);
  }
}

// A linked kernel "k" of a few nops.
ByteVector linked(const std::string& mcpu, const std::string& directives, const std::string& metadata) {
  const std::string source = output_path("linked.s"), path = output_path("linked.hsaco");
  std::string nops;
  for (int i = 0; i < 100; ++i) nops += "  s_nop 0\n";
  write_text(source, fmt::format(R"(.text
.globl k
.p2align 8
.type k,@function
k:
{}  s_endpgm
.size k, .-k
.rodata
.p2align 6
.amdhsa_kernel k
  .amdhsa_next_free_sgpr 32
{}.end_amdhsa_kernel
.amdgpu_metadata
amdhsa.version: [1, 2]
amdhsa.kernels:
  - .name: k
    .symbol: k.kd
    .kernarg_segment_size: 8
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 38
    .max_flat_workgroup_size: 256
{}.end_amdgpu_metadata
)",
                                 nops, directives, metadata));
  const ToolResult made =
      run(fmt::format("clang-22 -target amdgcn-amd-amdhsa -mcpu={} -nogpulib {} -o {}", mcpu, source, path));
  EXPECT_EQ(made.exit_code, 0) << made.errors;
  return read_file(path);
}

struct Counts {
  std::optional<uint32_t> vgprs, agprs;  // in the metadata
  uint32_t granules = 0;                 // of the descriptor, less one
  uint32_t accum_offset = 0;             // fours, less one
  bool operator==(const Counts&) const = default;
};

Counts counts_after(const ByteVector& bytes, const PatchedKernel& kernel) {
  const auto patched = apply_patch(bytes, {{}, {kernel}});
  EXPECT_TRUE(patched.ok()) << patched.error().message;
  const auto object = load(Bytes(patched->bytes));
  const Kernel& k = object->kernels.front();
  return {k.metadata.vgpr_count, k.metadata.agpr_count, k.descriptor.granulated_workitem_vgpr_count,
          k.descriptor.compute_pgm_rsrc3 & 0x3f};
}

// 30 VGPRs, then 20 AGPRs from the 32nd on.
TEST(Patch, UnifiedRegisters) {
  const ByteVector bytes = linked("gfx90a", "  .amdhsa_next_free_vgpr 52\n  .amdhsa_accum_offset 32\n",
                                  "    .vgpr_count: 52\n    .agpr_count: 20\n");
  const auto with = [&](std::optional<uint32_t> vgprs, std::optional<uint32_t> agprs) {
    return counts_after(bytes, {"k", vgprs, std::nullopt, agprs});
  };
  EXPECT_EQ(with({}, {}), (Counts{52, 20, 6, 7}));
  EXPECT_EQ(with(10, {}), (Counts{52, 20, 6, 7})) << "AGPRs stay where they are";
  EXPECT_EQ(with({}, 4), (Counts{36, 4, 4, 7}));
  EXPECT_EQ(with(10, 20), (Counts{32, 20, 3, 2}));
  EXPECT_EQ(with(10, 0), (Counts{10, 0, 1, 2}));
  EXPECT_NE(refusal(bytes, {{}, {{"k", 40, {}, 20}}}), "");
}

TEST(Patch, SeparateRegisters) {
  const ByteVector bytes =
      linked("gfx908", "  .amdhsa_next_free_vgpr 52\n", "    .vgpr_count: 52\n    .agpr_count: 20\n");
  EXPECT_EQ(counts_after(bytes, {"k", 10, {}, {}}), (Counts{20, 20, 4, 0}));
  EXPECT_EQ(counts_after(bytes, {"k", 10, {}, 3}), (Counts{10, 3, 2, 0}));
}

// A kernel has two entries where arguments are preloaded.
TEST(Patch, PreloadedArgumentsKeepTheirEntry) {
  const std::string common = "  .amdhsa_next_free_vgpr 8\n  .amdhsa_accum_offset 8\n";
  const std::string metadata = "    .vgpr_count: 8\n";
  const ByteVector plain = linked("gfx942", common, metadata);
  EXPECT_EQ(refusal(plain, patch_of(plain)), "");
  const ByteVector preloaded = linked(
      "gfx942", common + "  .amdhsa_user_sgpr_kernarg_segment_ptr 1\n  .amdhsa_user_sgpr_kernarg_preload_length 2\n",
      metadata);
  EXPECT_EQ(refusal(preloaded, patch_of(preloaded)),
            "kernel k: its entry with preloaded arguments, 256 bytes behind the other, would move");
}

// Bits anywhere in the debug information: the code is patched all the same, or the file is refused.
TEST(Patch, DamagedDebugInformation) {
  const unsigned start = std::random_device{}();
  fmt::print("seed {}\n", start);
  std::mt19937 random(start);
  for (const char* flag : {"-gdwarf-2", "-gdwarf-4", "-gdwarf-5"}) {
    const ByteVector bytes = read_file(compile_cl("gfx900", 5, flag));
    const auto elf = read_elf(bytes);
    ASSERT_TRUE(elf.ok());
    const Patch patch = patch_of(bytes);
    size_t warned = 0;
    for (const ElfSection& section : elf->sections) {
      if (!section.name.starts_with(".debug_") || section.bytes.empty()) continue;
      for (int round = 0; round < 150; ++round) {
        ByteVector damaged = bytes;
        for (unsigned i = 0; i < 1 + round % 3u; ++i)
          damaged[section.offset + random() % section.size] = static_cast<std::byte>(random());
        const auto patched = apply_patch(damaged, patch);
        ASSERT_TRUE(patched.ok()) << patched.error().message;
        warned += !patched->warnings.empty();
      }
    }
    EXPECT_GT(warned, 0u);
  }
}

// Programs of rows that compilers do not write: each has the same rows when it is written again.
TEST(LineProgram, RowsAreTheSameAgain) {
  std::mt19937 random(1);
  LineProgram program;
  program.header = {0, 4, true, -5, 14, 13, {0, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 1}};
  for (int s = 0; s < 50; ++s) {
    LineSequence sequence{8, {}};
    LineRow row{.address = 4 * (random() % 4096)};
    for (int i = 0; i < 100; ++i) {
      row.line += random() % 3 == 0 ? random() % 1000 : random() % 12 - 4;
      row.file = 1 + random() % 3;
      row.column = random() % 200;
      row.discriminator = random() % 4 == 0 ? random() % 300 : 0;
      row.isa = random() % 9 == 0;
      row.is_stmt = random() % 2 != 0;
      row.basic_block = random() % 5 == 0;
      row.prologue_end = random() % 7 == 0;
      row.epilogue_begin = random() % 7 == 0;
      sequence.rows.push_back(row);
      row.address += 4 * (random() % 3 == 0 ? random() % 2000 : random() % 20);
    }
    row.end_sequence = true;
    sequence.rows.push_back(row);
    program.sequences.push_back(sequence);
  }
  constexpr size_t kRoom = 1 << 20;
  const auto bytes = write_line_program(program, kRoom);
  ASSERT_TRUE(bytes);
  ASSERT_EQ(bytes->size(), kRoom);
  EXPECT_FALSE(write_line_program(program, 1000));
  // A unit of version 4 with neither directories nor files.
  ByteVector unit(4 + 2 + 4);
  for (const int byte : {4, 1, 1, -5, 14, 13, 0, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 1, 0, 0})
    unit.push_back(static_cast<std::byte>(byte));
  lw::store_le<uint32_t>(unit.data(), static_cast<uint32_t>(unit.size() - 4 + kRoom));
  lw::store_le<uint16_t>(unit.data() + 4, 4);
  lw::store_le<uint32_t>(unit.data() + 6, static_cast<uint32_t>(unit.size() - 10));
  unit.insert(unit.end(), bytes->begin(), bytes->end());
  const auto again = read_line_program(unit);
  ASSERT_TRUE(again.ok()) << again.error().message;
  ASSERT_EQ(again->sequences.size(), program.sequences.size());
  for (size_t s = 0; s < program.sequences.size(); ++s) {
    const auto &was = program.sequences[s].rows, &now = again->sequences[s].rows;
    ASSERT_EQ(was.size(), now.size());
    for (size_t i = 0; i + 1 < was.size(); ++i) ASSERT_TRUE(was[i] == now[i]) << "row " << i << " of sequence " << s;
    EXPECT_EQ(was.back().address, now.back().address);
  }
}

}  // namespace
