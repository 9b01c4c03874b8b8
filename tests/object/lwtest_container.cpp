// Offload bundles, HIP programs, target ids, and the choice among several code objects.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include "exercise.h"
#include "support.h"

namespace {

using namespace lw::object;
using namespace lwtest;

// clang-offload-bundler is not in Debian's clang 22; this is its documented layout ("Bundled Binary File Layout").
ByteVector bundle(const std::vector<std::pair<std::string, ByteVector>>& entries) {
  ByteVector out;
  const auto put_text = [&](const std::string& text) {
    for (const char c : text) out.push_back(static_cast<std::byte>(c));
  };
  const auto put = [&](uint64_t value) {
    for (int i = 0; i < 8; ++i) out.push_back(static_cast<std::byte>(value >> (8 * i)));
  };
  put_text("__CLANG_OFFLOAD_BUNDLE__");
  put(entries.size());
  uint64_t header = 32;
  for (const auto& [id, bytes] : entries) header += 24 + id.size();
  uint64_t offset = lw::align_up(header, 4096);
  for (const auto& [id, bytes] : entries) {
    put(offset);
    put(bytes.size());
    put(id.size());
    put_text(id);
    offset = lw::align_up(offset + bytes.size(), 4096);
  }
  for (const auto& [id, bytes] : entries) {
    out.resize(lw::align_up(out.size(), 4096));
    out.insert(out.end(), bytes.begin(), bytes.end());
  }
  return out;
}

ByteVector code_for(const std::string& target) { return read_file(compile_cl(target, 5)); }

ByteVector two_targets() {
  return bundle({{"host-x86_64-unknown-linux--", {}},
                 {"hipv4-amdgcn-amd-amdhsa--gfx803", code_for("gfx803")},
                 {"hipv4-amdgcn-amd-amdhsa--gfx900:xnack-", code_for("gfx900:xnack-")}});
}

// A host object with the bytes in .hip_fatbin, as clang makes for HIP sources.
std::string host_program(const ByteVector& fat, const std::string& name) {
  const std::string fat_path = output_path(name + ".fat"), source = output_path(name + ".s"), path = output_path(name);
  write_file(fat_path, fat);
  write_text(source, fmt::format(".section .hip_fatbin,\"a\",@progbits\n.p2align 12\n.incbin \"{}\"\n"
                                 ".text\n.globl main\nmain: ret\n",
                                 fat_path));
  const ToolResult result = run(fmt::format("clang-22 -target x86_64-linux-gnu -c {} -o {}", source, path));
  EXPECT_EQ(result.exit_code, 0) << result.errors;
  return path;
}

std::string error_of(const lw::Result<Container>& result) { return result ? "(no error)" : result.error().message; }

TEST(Container, CodeObjectAlone) {
  const auto container = open(code_for("gfx900"));
  ASSERT_TRUE(container.ok()) << container.error().message;
  EXPECT_EQ(container->kind(), ContainerKind::code_object);
  ASSERT_EQ(container->entries().size(), 1u);
  EXPECT_EQ(to_string(container->entries()[0].target), "gfx900");
  const auto chosen = container->select();
  ASSERT_TRUE(chosen.ok());
  EXPECT_TRUE(load(chosen->front()->bytes).ok());
  EXPECT_EQ(container->select("gfx803").error().message, "there is no code for gfx803 in the file, only for gfx900");
  EXPECT_EQ(container->select("gfx4711").error().message,
            "unknown target 'gfx4711'; the targets are gfx801 to gfx1201");
  EXPECT_TRUE(container->select("gfx900:xnack+").ok()) << "code for any XNACK setting runs with it on";
}

TEST(Container, VersionTwoTellsItsTargetInANote) {
  const auto container = open(read_file(data_path("gfx900_v2.hsaco")));
  ASSERT_TRUE(container.ok());
  EXPECT_EQ(to_string(container->entries()[0].target), "gfx900:xnack+");
}

TEST(Container, Bundle) {
  const auto container = open(two_targets());
  ASSERT_TRUE(container.ok()) << container.error().message;
  EXPECT_EQ(container->kind(), ContainerKind::offload_bundle);
  ASSERT_EQ(container->entries().size(), 2u);
  EXPECT_EQ(container->entries()[1].id, "hipv4-amdgcn-amd-amdhsa--gfx900:xnack-");
  EXPECT_EQ(container->select().error().message,
            "the file has code for several targets: gfx803, gfx900:xnack-; choose one of them with --target");
  const auto chosen = container->select("gfx900");
  ASSERT_TRUE(chosen.ok()) << chosen.error().message;
  const auto object = load(chosen->front()->bytes);
  ASSERT_TRUE(object.ok()) << object.error().message;
  EXPECT_EQ(to_string(object->target), "gfx900:xnack-");
  EXPECT_EQ(container->select("gfx900:xnack+").error().message,
            "there is no code for gfx900:xnack+ in the file, only for gfx803, gfx900:xnack-");
}

TEST(Container, CopiesKeepTheBytes) {
  Container copy;
  {
    auto container = open(two_targets());
    ASSERT_TRUE(container.ok());
    copy = *container;
  }
  EXPECT_TRUE(load(copy.entries()[0].bytes).ok());
}

TEST(Container, ClangsOwnBundler) {
  if (!has_tool("clang-offload-bundler-14")) GTEST_SKIP() << "no clang-offload-bundler-14";
  const std::string out = output_path("bundler.fat"), empty = output_path("empty.host");
  write_text(empty, "");
  const ToolResult made = run(
      fmt::format("clang-offload-bundler-14 -type=o -bundle-align=4096 "
                  "-targets=host-x86_64-unknown-linux,hipv4-amdgcn-amd-amdhsa--gfx803,hipv4-amdgcn-amd-amdhsa--gfx906 "
                  "-inputs=/dev/null,{},{} -outputs={}",
                  compile_cl("gfx803", 5), compile_cl("gfx906", 5), out));
  ASSERT_EQ(made.exit_code, 0) << made.errors;
  const auto container = open(read_file(out));
  ASSERT_TRUE(container.ok()) << container.error().message;
  ASSERT_EQ(container->entries().size(), 2u);
  const ContainerEntry& entry = *container->select("gfx906")->front();
  const ByteVector original = read_file(compile_cl("gfx906", 5));
  EXPECT_TRUE(std::equal(entry.bytes.begin(), entry.bytes.end(), original.begin(), original.end()));
}

TEST(Container, HipProgramOfTwoTranslationUnits) {
  ByteVector fat = two_targets();
  fat.resize(lw::align_up(fat.size(), 4096));
  const ByteVector second = bundle({{"host-x86_64-unknown-linux", {}},
                                    {"hip-amdgcn-amd-amdhsa-gfx803", code_for("gfx803")},
                                    {"hipv4-amdgcn-amd-amdhsa--gfx9999", code_for("gfx900")}});
  fat.insert(fat.end(), second.begin(), second.end());
  const auto container = open(read_file(host_program(fat, "hip_program.o")));
  ASSERT_TRUE(container.ok()) << container.error().message;
  EXPECT_EQ(container->kind(), ContainerKind::host_program);
  EXPECT_EQ(container->entries().size(), 4u);
  EXPECT_EQ(container->targets().size(), 3u);
  const auto both = container->select("gfx803");
  ASSERT_TRUE(both.ok());
  EXPECT_EQ(both->size(), 2u);
  for (const ContainerEntry* entry : *both) EXPECT_TRUE(load(entry->bytes).ok());
}

// Code objects are patched where they lie; nothing else of the file changes.
TEST(Container, PatchedInPlace) {
  ByteVector fat = two_targets();
  fat.resize(lw::align_up(fat.size(), 4096));
  for (const ByteVector& file : {two_targets(), read_file(host_program(fat, "patched_program.o"))}) {
    const auto container = open(file);
    ASSERT_TRUE(container.ok()) << container.error().message;
    ASSERT_EQ(container->entries().size(), 2u);
    const ContainerEntry& entry = container->entries()[1];
    const auto object = load(entry.bytes);
    ASSERT_TRUE(object.ok());
    const Patch patch = shortened(*object);
    const auto alone = apply_patch(entry.bytes, patch);
    ASSERT_TRUE(alone.ok()) << alone.error().message;
    const auto patched = apply_patches(file, std::vector<EntryPatch>{{1, patch}});
    ASSERT_TRUE(patched.ok()) << patched.error().message;
    ByteVector wanted = file;
    std::copy(alone->bytes.begin(), alone->bytes.end(), wanted.begin() + static_cast<std::ptrdiff_t>(entry.offset));
    EXPECT_NE(wanted, file);
    EXPECT_EQ(patched->bytes, wanted);
    const auto beyond = apply_patches(file, std::vector<EntryPatch>{{2, patch}});
    EXPECT_EQ(beyond.error().message, "the file has no code object 2; it has 2");
  }
  const auto packed = apply_patches(read_file(data_path("compressed_bundle.hipfb")), std::vector<EntryPatch>{{0, {}}});
  EXPECT_NE(packed.error().message.find("is in a compressed offload bundle, which is not rewritten"),
            std::string::npos);
}

TEST(Container, ClangsOwnHipObject) {
  const std::string source = output_path("kernel.hip"), object = output_path("kernel.o");
  write_text(source, R"(
#define __global__ __attribute__((global))
struct dim3 { unsigned x, y, z; };
typedef struct ihipStream_t* hipStream_t;
extern "C" int hipLaunchKernel(const void*, dim3, dim3, void**, unsigned long, hipStream_t);
__global__ void fill(float* p, float x) { p[__builtin_amdgcn_workitem_id_x()] = x; }
)");
  const ToolResult made =
      run(fmt::format("clang-14 -x hip -nogpuinc -nogpulib --offload-arch=gfx803 "
                      "--offload-arch=gfx900:xnack- -O2 -c {} -o {}",
                      source, object));
  if (made.exit_code != 0) GTEST_SKIP() << "clang-14 cannot compile HIP here: " << made.errors;
  const auto container = open(read_file(object));
  ASSERT_TRUE(container.ok()) << container.error().message;
  EXPECT_EQ(container->kind(), ContainerKind::host_program);
  ASSERT_EQ(container->entries().size(), 2u);
  const auto loaded = load(container->select("gfx900")->front()->bytes);
  ASSERT_TRUE(loaded.ok()) << loaded.error().message;
  ASSERT_EQ(loaded->kernels.size(), 1u);
  EXPECT_EQ(loaded->kernels[0].name, "_Z4fillPff");
  EXPECT_GE(loaded->kernels[0].metadata.arguments.size(), 2u);
}

TEST(Container, Messages) {
  const auto text = [](std::string_view s) {
    const auto* at = reinterpret_cast<const std::byte*>(s.data());
    return ByteVector(at, at + s.size());
  };
  EXPECT_EQ(
      error_of(open({})),
      "the file is neither an ELF file nor an offload bundle; `lanewise dis --raw` disassembles raw instruction words");
  EXPECT_NE(error_of(open(text("CCOB\x02\x01"))).find("ends inside of its header"), std::string::npos);
  EXPECT_EQ(error_of(open(text("BC\xc0\xde"))), "the file is LLVM bitcode, not machine code");
  EXPECT_EQ(error_of(open(text("!<arch>\n"))), "the file is an archive; extract its members first");
  EXPECT_EQ(error_of(open(text("__CLANG_OFFLOAD_BUNDLE__\x05"))),
            "offload bundle at 0x0: the file ends before the number of entries");
  EXPECT_EQ(error_of(open(bundle({{"host-x86_64-unknown-linux", {}}}))),
            "the offload bundle holds no code for AMD GPUs");
  ByteVector wild = bundle({{"hip-amdgcn-amd-amdhsa-gfx803", ByteVector(8)}});
  lw::store_le<uint64_t>(wild.data() + 32, UINT64_MAX - 3);
  EXPECT_NE(error_of(open(wild)).find("reaches past the end"), std::string::npos);

  const std::string plain = output_path("plain.o");
  write_text(output_path("plain.s"), ".text\nret\n");
  ASSERT_EQ(run(fmt::format("clang-22 -target x86_64-linux-gnu -c {} -o {}", output_path("plain.s"), plain)).exit_code,
            0);
  EXPECT_EQ(error_of(open(read_file(plain))),
            "the ELF file is for machine 62 and has no device code for AMD GPUs (section .hip_fatbin)");
}

TEST(TargetIds, ReadAndPrint) {
  for (const char* text : {"gfx803", "gfx900", "gfx900:xnack-", "gfx906:sramecc+:xnack-", "gfx90c:xnack+",
                           "gfx9-generic", "gfx10-3-generic", "gfx1030", "gfx942:sramecc+:xnack-"}) {
    const auto target = parse_target_id(text);
    ASSERT_TRUE(target.ok()) << target.error().message;
    EXPECT_EQ(to_string(*target), text);
  }
  EXPECT_EQ(to_string(*parse_target_id("amdgcn-amd-amdhsa--gfx906:xnack-:sramecc+")), "gfx906:sramecc+:xnack-");
  EXPECT_EQ(to_string(*parse_target_id("amdgcn-amd-amdhsa--gfx900+xnack")), "gfx900:xnack+");
  EXPECT_EQ(to_string(*parse_target_id("amdgcn-amd-amdhsa--gfx906+sram-ecc+xnack")), "gfx906:sramecc+:xnack+");
  for (const char* text : {"", "gfx", "gfx803:xnack+", "gfx900:", "gfx900:xnack", "gfx900:+", "gfx900:sramecc+",
                           "gfx900:foo+", "gfx9000", "sm_70", "amdgcn", "amdgcngfx900"})
    EXPECT_FALSE(parse_target_id(text).ok()) << text;
}

// Every EF_AMDGPU_MACH number, and both features' settings, as llvm-readelf names them.
TEST(TargetIds, FlagsAreWhatReadelfSays) {
  ByteVector file = read_file(data_path("gfx900_v3.hsaco"));
  for (uint32_t mach = 0x20; mach < 0x70; ++mach) {
    lw::store_le<uint32_t>(file.data() + 48, mach);
    write_file(output_path("mach.elf"), file);
    const ToolResult header = run("llvm-readelf-22 -h " + output_path("mach.elf"));
    const size_t at = header.out.find("Flags:");
    ASSERT_NE(at, std::string::npos);
    const std::string line = header.out.substr(at, header.out.find('\n', at) - at);
    const size_t name = line.find(", ");
    EXPECT_EQ(processor_of_mach(mach), name == std::string::npos ? "" : line.substr(name + 2)) << line;
  }
  for (const char* text : {"gfx803", "gfx900:xnack-", "gfx900:xnack+", "gfx900", "gfx906:sramecc-:xnack+", "gfx908"})
    for (const int version : {4, 5, 6}) {
      const TargetId target = *parse_target_id(text);
      const auto flags = flags_of_target(target, version);
      ASSERT_TRUE(flags.ok());
      EXPECT_EQ(*target_of_flags(*flags, version), target);
    }
}

// The tables of src/isa know every target under the same number.
TEST(TargetIds, AgreeWithTheTables) {
  for (const lw::isa::Target& target : lw::isa::targets()) {
    EXPECT_EQ(mach_of_processor(target.name), target.elf_mach) << target.name;
    EXPECT_EQ(supports_xnack(target.name), target.has(lw::isa::Feature::xnack)) << target.name;
    EXPECT_EQ(supports_sramecc(target.name), target.has(lw::isa::Feature::sramecc)) << target.name;
  }
}

}  // namespace
