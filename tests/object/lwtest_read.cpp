// Reading code objects, with llvm-readelf and llvm-objdump as the witnesses.
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "support.h"

namespace {

using namespace lw::object;
using namespace lwtest;
using nlohmann::json;

struct Case {
  std::string target;  // as clang's -mcpu
  int version;
  std::string path;  // a committed file; empty: compiled here
};

void PrintTo(const Case& c, std::ostream* out) { *out << c.target << " v" << c.version; }

class Read : public testing::TestWithParam<Case> {
 protected:
  static std::string path() {
    const Case& c = GetParam();
    return c.path.empty() ? compile_cl(c.target, c.version) : data_path(c.path);
  }
};

// llvm-readelf prints the metadata as YAML, for v2 the note's own text.
json readelf_metadata(const std::string& path) {
  const ToolResult notes = run("llvm-readelf-22 --notes " + path);
  std::string yaml = lines_between(notes.out, "        ---", "...");
  const size_t start = yaml.find("---");
  EXPECT_NE(start, std::string::npos) << notes.out << notes.errors;
  if (start == std::string::npos) return {};
  yaml = yaml.substr(start + 4, yaml.rfind("...") - start - 4);
  lw::Result<json> tree = metadata_from_yaml(std::as_bytes(std::span(yaml.data(), yaml.size())));
  EXPECT_TRUE(tree.ok()) << (tree ? "" : tree.error().message);
  return tree ? *tree : json();
}

TEST_P(Read, TargetAndVersion) {
  const CodeObject object = load_file(path());
  EXPECT_EQ(object.version, GetParam().version);
  EXPECT_FALSE(object.is_relocatable);
  const lw::Result<TargetId> asked = parse_target_id(GetParam().target);
  ASSERT_TRUE(asked.ok());
  EXPECT_EQ(object.target.processor, asked->processor);
  if (object.version >= 4) {
    EXPECT_EQ(to_string(object.target), GetParam().target);
    EXPECT_EQ(object.metadata.tree->at("amdhsa.target"), "amdgcn-amd-amdhsa--" + to_string(object.target));
  }
}

TEST_P(Read, MetadataIsWhatReadelfPrints) {
  const CodeObject object = load_file(path());
  EXPECT_EQ(*object.metadata.tree, readelf_metadata(path()));
}

TEST_P(Read, MetadataIsWrittenBackByteForByte) {
  const ByteVector bytes = read_file(path());
  const lw::Result<ElfFile> elf = read_elf(bytes);
  ASSERT_TRUE(elf.ok());
  for (const ElfNote& note : elf->notes) {
    if (note.owner != "AMDGPU" || note.type != 32) continue;
    const lw::Result<json> tree = metadata_from_msgpack(note.description);
    ASSERT_TRUE(tree.ok());
    const std::string again = metadata_to_msgpack(*tree);
    EXPECT_EQ(again, std::string(reinterpret_cast<const char*>(note.description.data()), note.description.size()));
    return;
  }
  EXPECT_EQ(GetParam().version, 2) << "no metadata note";
}

TEST_P(Read, KernelsFollowTheMetadata) {
  const CodeObject object = load_file(path());
  const json& tree = *object.metadata.tree;
  const bool v2 = object.version == 2;
  const json& kernels = tree.at(v2 ? "Kernels" : "amdhsa.kernels");
  ASSERT_EQ(object.kernels.size(), kernels.size());
  for (size_t i = 0; i < kernels.size(); ++i) {
    const Kernel& kernel = object.kernels[i];
    const json& said = v2 ? kernels[i].at("CodeProps") : kernels[i];
    EXPECT_EQ(kernel.name, kernels[i].at(v2 ? "Name" : ".name"));
    EXPECT_EQ(kernel.descriptor.kernarg_bytes, said.at(v2 ? "KernargSegmentSize" : ".kernarg_segment_size"));
    EXPECT_EQ(kernel.descriptor.group_segment_fixed_bytes,
              said.at(v2 ? "GroupSegmentFixedSize" : ".group_segment_fixed_size"));
    EXPECT_EQ(kernel.descriptor.private_segment_fixed_bytes,
              said.at(v2 ? "PrivateSegmentFixedSize" : ".private_segment_fixed_size"));
    EXPECT_EQ(kernel.metadata.kernarg_segment_bytes, kernel.descriptor.kernarg_bytes);
    EXPECT_EQ(kernel.metadata.wavefront_size, 64u);
    EXPECT_TRUE(kernel.has_metadata);
    const size_t arguments = kernels[i].value(v2 ? "Args" : ".args", json::array()).size();
    EXPECT_EQ(kernel.metadata.arguments.size(), arguments);
    for (const ArgumentMetadata& argument : kernel.metadata.arguments) {
      EXPECT_NE(argument.kind, ArgumentKind::unknown) << argument.value_kind;
      EXPECT_LE(argument.offset_bytes + argument.size_bytes, kernel.descriptor.kernarg_bytes);
    }
    // Every kernel ends somewhere with s_endpgm.
    const std::optional<Bytes> code = object.bytes_at(kernel.entry_address, kernel.code_bytes);
    ASSERT_TRUE(code && !code->empty());
    bool ends = false;
    for (size_t at = 0; at + 4 <= code->size(); at += 4)
      ends = ends || lw::load_le<uint32_t>(code->data() + at) == 0xbf810000;
    EXPECT_TRUE(ends) << kernel.name;
  }
  EXPECT_EQ(object.find_kernel("no_such_kernel"), nullptr);
}

TEST_P(Read, DescriptorsPrintAsObjdumpPrintsThem) {
  const CodeObject object = load_file(path());
  if (object.version == 2) GTEST_SKIP() << "llvm-objdump knows no descriptors of version 2";
  const auto target = descriptor_target(object.target);
  ASSERT_TRUE(target.has_value());
  for (const Kernel& kernel : object.kernels) {
    const ToolResult dump =
        run(fmt::format("llvm-objdump-22 --disassemble-symbols={} -j .rodata {}", kernel.symbol, path()));
    EXPECT_EQ(lw::inst::print_descriptor(kernel.name, kernel.descriptor, *target, lw::inst::DescriptorStyle::objdump,
                                         object.version),
              lines_between(dump.out, ".amdhsa_kernel " + kernel.name, ".end_amdhsa_kernel"))
        << dump.errors;
  }
}

TEST_P(Read, SymbolsAreWhatReadelfPrints) {
  const CodeObject object = load_file(path());
  const ToolResult table = run("llvm-readelf-22 --elf-output-style=JSON -s " + path());
  const json files = json::parse(table.out);
  const json& symbols = files.at(0).at("Symbols");
  ASSERT_EQ(object.symbols.size(), symbols.size());
  for (size_t i = 0; i < symbols.size(); ++i) {
    const json& said = symbols[i].at("Symbol");
    EXPECT_EQ(object.symbols[i].name, said.at("Name").at("Name"));
    EXPECT_EQ(object.symbols[i].address, said.at("Value"));
    EXPECT_EQ(object.symbols[i].size_bytes, said.at("Size"));
    EXPECT_EQ(object.symbols[i].kind == SymbolKind::function, said.at("Type").at("Name") == "Function");
    EXPECT_EQ(object.symbols[i].binding == SymbolBinding::local, said.at("Binding").at("Name") == "Local");
  }
}

TEST_P(Read, ImageHoldsTheSegmentsAtTheBase) {
  const CodeObject object = load_file(path());
  constexpr uint64_t kBase = 0x7f0000010000;
  const lw::Result<MemoryImage> image = make_image(object, kBase);
  ASSERT_TRUE(image.ok()) << image.error().message;
  for (const Kernel& kernel : object.kernels) {
    const std::optional<Bytes> code = object.bytes_at(kernel.entry_address, kernel.code_bytes);
    const auto* at = image->bytes.data() + (image->entry_of(kernel) - kBase);
    EXPECT_TRUE(std::equal(code->begin(), code->end(), at));
  }
  EXPECT_FALSE(make_image(object, kBase + 1).ok());
  EXPECT_FALSE(make_image(object, kBase, {}, 16).ok());
  if (const Symbol* pointer = object.find_symbol("counter_address")) {
    const Symbol* counter = object.find_symbol("counter");
    ASSERT_NE(counter, nullptr);
    const uint64_t value = lw::load_le<uint64_t>(image->bytes.data() + pointer->address);
    EXPECT_EQ(value, kBase + counter->address);
    EXPECT_EQ(lw::load_le<uint32_t>(image->bytes.data() + counter->address), 5u);
  } else {
    EXPECT_FALSE(GetParam().path.empty()) << "the compiled kernels have counter_address";
  }
}

TEST_P(Read, EveryTruncationIsRefusedOrRead) {
  const ByteVector bytes = read_file(path());
  size_t refused = 0;
  for (size_t size = 0; size < bytes.size(); size += size < 0x400 ? 1 : 7) {
    // A copy of exactly this size, so that a sanitizer sees any read past the end.
    const ByteVector cut(bytes.begin(), bytes.begin() + static_cast<ptrdiff_t>(size));
    const lw::Result<CodeObject> object = load(cut);
    if (object) continue;
    ++refused;
    EXPECT_GT(object.error().message.size(), 10u);
  }
  EXPECT_GT(refused, 0x400u);
}

std::vector<Case> cases() {
  std::vector<Case> all = {{"gfx803", 2, "gfx803_v2.hsaco"},
                           {"gfx900", 2, "gfx900_v2.hsaco"},
                           {"gfx906", 2, "gfx906_v2.hsaco"},
                           {"gfx900", 3, "gfx900_v3.hsaco"},
                           {"gfx906", 3, "gfx906_v3.hsaco"}};
  for (const char* target : {"gfx803", "gfx900", "gfx900:xnack-", "gfx906", "gfx906:sramecc+:xnack-"})
    for (const int version : {4, 5, 6}) all.push_back({target, version, ""});
  return all;
}

INSTANTIATE_TEST_SUITE_P(CodeObjects, Read, testing::ValuesIn(cases()), [](const auto& instance) {
  std::string name = fmt::format("{}_v{}", instance.param.target, instance.param.version);
  for (char& c : name)
    if (c == ':' || c == '+' || c == '-') c = c == '+' ? 'p' : c == '-' ? 'm' : '_';
  return name;
});

TEST(ReadV2, TheNoteSaysTheFeatures) {
  EXPECT_EQ(to_string(load_file(data_path("gfx900_v2.hsaco")).target), "gfx900:xnack+");
  EXPECT_EQ(to_string(load_file(data_path("gfx803_v2.hsaco")).target), "gfx803");
  EXPECT_EQ(to_string(load_file(data_path("gfx906_v2.hsaco")).target), "gfx906:sramecc-:xnack+");
}

TEST(ReadV2, ArgumentsAreWhereV3SaysTheyAre) {
  const CodeObject v2 = load_file(data_path("gfx900_v2.hsaco")), v3 = load_file(data_path("gfx900_v3.hsaco"));
  const auto& a = v2.find_kernel("scale")->metadata.arguments;
  const auto& b = v3.find_kernel("scale")->metadata.arguments;
  ASSERT_EQ(a.size(), b.size());
  for (size_t i = 0; i < a.size(); ++i) {
    EXPECT_EQ(a[i].offset_bytes, b[i].offset_bytes);
    EXPECT_EQ(a[i].size_bytes, b[i].size_bytes);
    EXPECT_EQ(a[i].kind, b[i].kind);
    EXPECT_EQ(a[i].type_name, b[i].type_name);
  }
  // The same compiler, so but for the entry the two forms of descriptor say the same.
  lw::inst::KernelDescriptor from_v2 = v2.find_kernel("scale")->descriptor;
  lw::inst::KernelDescriptor from_v3 = v3.find_kernel("scale")->descriptor;
  from_v2.kernel_code_entry_byte_offset = from_v3.kernel_code_entry_byte_offset = 0;
  EXPECT_EQ(from_v2.compute_pgm_rsrc1(), from_v3.compute_pgm_rsrc1());
  EXPECT_EQ(from_v2.compute_pgm_rsrc2(), from_v3.compute_pgm_rsrc2());
  EXPECT_EQ(from_v2, from_v3);
}

TEST(ReadRelocatable, IsLaidOutAndRelocatedAsLldDoes) {
  const std::string source = R"(
    .amdgcn_target "amdgcn-amd-amdhsa--gfx900"
    .text
    .globl k
    .p2align 8
    .type k,@function
k:
    s_getpc_b64 s[0:1]
    s_add_u32 s0, s0, table@rel32@lo+4
    s_addc_u32 s1, s1, table@rel32@hi+12
    s_getpc_b64 s[2:3]
    s_add_u32 s2, s2, outside@gotpcrel32@lo+4
    s_addc_u32 s3, s3, outside@gotpcrel32@hi+12
    s_endpgm
    .size k, .-k
    .section .rodata,"a"
    .p2align 6
table:
    .long 1,2,3,4
    .amdhsa_kernel k
      .amdhsa_next_free_vgpr 8
      .amdhsa_next_free_sgpr 8
    .end_amdhsa_kernel
    .data
    .globl pointer
pointer:
    .quad table+8
    .quad outside
)";
  const CodeObject object = load_file(assemble("relocatable", source, "gfx900"));
  EXPECT_TRUE(object.is_relocatable);
  const Kernel* kernel = object.find_kernel("k");
  ASSERT_NE(kernel, nullptr);
  EXPECT_EQ(kernel->entry_address, object.find_symbol("k")->address);

  const lw::Result<MemoryImage> missing = make_image(object, 0x100000);
  ASSERT_FALSE(missing.ok());
  EXPECT_EQ(missing.error().message, "undefined symbols: outside");
  const lw::Result<MemoryImage> image =
      make_image(object, 0x100000, [](std::string_view name) -> std::optional<uint64_t> {
        return name == "outside" ? std::optional<uint64_t>(0x123456789abc) : std::nullopt;
      });
  ASSERT_TRUE(image.ok()) << image.error().message;
  const auto word = [&](uint64_t address) { return lw::load_le<uint32_t>(image->bytes.data() + address - 0x100000); };
  const auto quad = [&](uint64_t address) { return lw::load_le<uint64_t>(image->bytes.data() + address - 0x100000); };
  const uint64_t entry = image->entry_of(*kernel);
  const uint64_t table = image->address_of(*object.find_symbol("table"));
  const auto pair = [&](uint64_t at) { return uint64_t{word(at)} | uint64_t{word(at + 8)} << 32; };
  // s_getpc gives the address of the next instruction, to which the two literals are added.
  EXPECT_EQ(entry + 4 + pair(entry + 8), table);
  const uint64_t slot = entry + 24 + pair(entry + 28);
  EXPECT_EQ(quad(slot), 0x123456789abcu);
  const uint64_t pointer = image->address_of(*object.find_symbol("pointer"));
  EXPECT_EQ(quad(pointer), table + 8);
  EXPECT_EQ(quad(pointer + 8), 0x123456789abcu);
  EXPECT_EQ(word(table + 8), 3u);
}

TEST(ReadRelocatable, KernelsAreThoseOfTheLinkedObject) {
  const CodeObject linked = load_file(compile_cl("gfx900", 5));
  const CodeObject relocatable = load_file(compile_cl("gfx900", 5, "-c"));
  ASSERT_EQ(linked.kernels.size(), relocatable.kernels.size());
  for (size_t i = 0; i < linked.kernels.size(); ++i) {
    const Kernel &a = linked.kernels[i], &b = relocatable.kernels[i];
    EXPECT_EQ(a.name, b.name);
    EXPECT_EQ(a.code_bytes, b.code_bytes);
    EXPECT_EQ(a.descriptor.compute_pgm_rsrc1(), b.descriptor.compute_pgm_rsrc1());
  }
  EXPECT_TRUE(make_image(relocatable, 0x10000).ok());
}

TEST(ReadStripped, DynamicSymbolsAreEnough) {
  const std::string path = compile_cl("gfx900", 5), stripped = output_path("stripped.hsaco");
  ASSERT_EQ(run("llvm-objcopy-22 --strip-sections " + path + " " + stripped).exit_code, 0);
  const CodeObject whole = load_file(path), bare = load_file(stripped);
  EXPECT_TRUE(bare.sections.empty());
  ASSERT_EQ(bare.kernels.size(), whole.kernels.size());
  for (size_t i = 0; i < whole.kernels.size(); ++i) {
    EXPECT_EQ(bare.kernels[i].entry_address, whole.kernels[i].entry_address);
    EXPECT_EQ(bare.kernels[i].descriptor, whole.kernels[i].descriptor);
  }
}

}  // namespace
