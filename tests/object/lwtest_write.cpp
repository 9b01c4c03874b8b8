// Writing code objects: other tools must read them without complaint, and Lanewise must read back what it wrote.
#include <elf.h>
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "support.h"

namespace {

using namespace lw::object;
using namespace lwtest;
using nlohmann::json;

std::vector<std::byte> words(std::initializer_list<uint32_t> list) {
  std::vector<std::byte> bytes(4 * list.size());
  size_t at = 0;
  for (const uint32_t word : list) {
    lw::store_le(bytes.data() + at, word);
    at += 4;
  }
  return bytes;
}

// s_getpc; s_add_u32 s0, s0, table@rel32@lo+4; s_addc_u32 s1, s1, table@rel32@hi+12; the same through the global offset
// table; s_endpgm. Words checked with llvm-mc-22.
constexpr uint32_t kGetpc0 = 0xbe801c00, kAdd0 = 0x8000ff00, kAddc1 = 0x8201ff01, kEndpgm = 0xbf810000;

NewCodeObject example(const std::string& target, int version) {
  NewCodeObject object;
  object.target = *parse_target_id(target);
  object.version = version;
  object.sections = {
      {".text", SectionUse::code, 256,
       words({kGetpc0, kAdd0, 0, kAddc1, 0, kGetpc0, kAdd0, 0, kAddc1, 0, kEndpgm, kEndpgm})},
      {".rodata", SectionUse::read_only, 16, words({1, 2, 3, 4, 5})},
      {".data", SectionUse::writable, 8, words({7, 0, 0, 0})},
      {".bss", SectionUse::writable, 16, {}, 0x2345},
  };
  object.symbols = {
      {"first", 0, 0, 44, SymbolKind::function, SymbolBinding::global, SymbolVisibility::protected_},
      {"second", 0, 44, 4, SymbolKind::function, SymbolBinding::global, SymbolVisibility::normal},
      {"table", 1, 4, 16, SymbolKind::object, SymbolBinding::local},
      {"data", 2, 0, 16, SymbolKind::object, SymbolBinding::global},
      {"zeros", 3, 0, 0x2345, SymbolKind::object, SymbolBinding::weak, SymbolVisibility::protected_},
      {"hidden_one", 2, 4, 4, SymbolKind::object, SymbolBinding::global, SymbolVisibility::hidden},
      {"forty_two", Symbol::kAbsolute, 42, 0, SymbolKind::none, SymbolBinding::local},
  };
  lw::inst::DescriptorBuilder builder(*descriptor_target(object.target));
  for (const auto& [key, value] : std::initializer_list<std::pair<const char*, int64_t>>{
           {"next_free_vgpr", 5}, {"next_free_sgpr", 10}, {"user_sgpr_kernarg_segment_ptr", 1}, {"kernarg_size", 24}})
    EXPECT_FALSE(builder.set(key, value).has_value());
  object.kernels = {{"first", *builder.finish()}, {"second", *builder.finish()}};
  object.fixups = {
      {0, 8, RelocationKind::rel32_lo, "table", 4},       {0, 16, RelocationKind::rel32_hi, "table", 12},
      {0, 28, RelocationKind::gotpcrel32_lo, "zeros", 4}, {0, 36, RelocationKind::gotpcrel32_hi, "zeros", 12},
      {2, 8, RelocationKind::abs64, "zeros", 16},
  };
  json kernel = {
      {".name", "first"},
      {".symbol", "first.kd"},
      {".kernarg_segment_size", 24u},
      {".kernarg_segment_align", 8u},
      {".group_segment_fixed_size", 0u},
      {".private_segment_fixed_size", 0u},
      {".wavefront_size", 64u},
      {".sgpr_count", 16u},
      {".vgpr_count", 5u},
      {".max_flat_workgroup_size", 256u},
      {".args", {{{".offset", 0u}, {".size", 8u}, {".value_kind", "global_buffer"}, {".address_space", "global"}}}}};
  (*object.metadata)["amdhsa.kernels"] = json::array({kernel});
  complete_metadata(*object.metadata, object.target, version);
  return object;
}

struct Case {
  std::string target;
  int version;
};
void PrintTo(const Case& c, std::ostream* out) { *out << c.target << " v" << c.version; }

class Write : public testing::TestWithParam<Case> {
 protected:
  std::string path() {
    const lw::Result<std::vector<std::byte>> file = write(example(GetParam().target, GetParam().version));
    EXPECT_TRUE(file.ok()) << (file ? "" : file.error().message);
    const std::string at = output_path(fmt::format("written_{}_v{}.hsaco", GetParam().target, GetParam().version));
    if (file) write_file(at, *file);
    return at;
  }
};

TEST_P(Write, OtherToolsDoNotComplain) {
  const std::string file = path();
  for (const char* command :
       {"llvm-readelf-22 -a", "llvm-readelf-22 --dyn-symbols --hash-symbols --gnu-hash-table", "llvm-objdump-22 -d",
        "llvm-objdump-22 -s -t -T -r -R -p", "llvm-objdump-22 --disassemble-symbols=first.kd -j .rodata"}) {
    const ToolResult result = run(std::string(command) + " " + file);
    EXPECT_EQ(result.exit_code, 0) << command << "\n" << result.out;
    EXPECT_EQ(result.errors, "") << command;
    EXPECT_EQ(result.out.find("arning"), std::string::npos) << command << "\n" << result.out;
    EXPECT_EQ(result.out.find("corrupt"), std::string::npos) << command << "\n" << result.out;
  }
}

TEST_P(Write, ObjdumpShowsTheInstructionsAndDescriptors) {
  const std::string file = path();
  const ToolResult code = run("llvm-objdump-22 -d " + file);
  EXPECT_NE(code.out.find("<first>:"), std::string::npos) << code.out;
  EXPECT_NE(code.out.find("s_getpc_b64 s[0:1]"), std::string::npos) << code.out;
  const ToolResult kd = run("llvm-objdump-22 --disassemble-symbols=first.kd -j .rodata " + file);
  const NewCodeObject object = example(GetParam().target, GetParam().version);
  EXPECT_EQ(lines_between(kd.out, ".amdhsa_kernel first", ".end_amdhsa_kernel"),
            lw::inst::print_descriptor("first", object.kernels[0].descriptor, *descriptor_target(object.target),
                                       lw::inst::DescriptorStyle::objdump, object.version))
      << kd.out << kd.errors;
}

TEST_P(Write, ReadsBack) {
  const NewCodeObject from = example(GetParam().target, GetParam().version);
  const CodeObject object = load_file(path());
  EXPECT_EQ(object.version, from.version);
  if (from.version >= 4) {
    EXPECT_EQ(object.target, from.target);
  }
  EXPECT_EQ(*object.metadata.tree, *from.metadata);
  ASSERT_EQ(object.kernels.size(), 2u);
  EXPECT_EQ(object.kernels[0].name, "first");
  EXPECT_EQ(object.kernels[0].code_bytes, 44u);
  EXPECT_EQ(object.kernels[1].name, "second");
  for (size_t i = 0; i < 2; ++i) {
    lw::inst::KernelDescriptor descriptor = object.kernels[i].descriptor;
    descriptor.kernel_code_entry_byte_offset = 0;
    EXPECT_EQ(descriptor, from.kernels[i].descriptor);
    EXPECT_EQ(object.kernels[i].entry_address, object.find_symbol(from.kernels[i].name)->address);
  }
  EXPECT_EQ(object.find_symbol("zeros")->size_bytes, 0x2345u);
  EXPECT_TRUE(object.find_symbol("zeros")->in_dynamic_table);
  EXPECT_TRUE(object.find_symbol("data")->in_dynamic_table);
  EXPECT_FALSE(object.find_symbol("table")->in_dynamic_table);
  EXPECT_FALSE(object.find_symbol("hidden_one")->in_dynamic_table);
  EXPECT_EQ(object.find_symbol("forty_two")->address, 42u);

  constexpr uint64_t kBase = 0x40000000;
  const lw::Result<MemoryImage> image = make_image(object, kBase);
  ASSERT_TRUE(image.ok()) << image.error().message;
  const auto word = [&](uint64_t address) { return lw::load_le<uint32_t>(image->bytes.data() + address - kBase); };
  const auto quad = [&](uint64_t address) { return lw::load_le<uint64_t>(image->bytes.data() + address - kBase); };
  const auto pair = [&](uint64_t at) { return uint64_t{word(at)} | uint64_t{word(at + 8)} << 32; };
  const uint64_t entry = image->entry_of(object.kernels[0]);
  EXPECT_EQ(entry + 4 + pair(entry + 8), image->address_of(*object.find_symbol("table")));
  EXPECT_EQ(word(image->address_of(*object.find_symbol("table"))), 2u);
  EXPECT_EQ(quad(entry + 24 + pair(entry + 28)), image->address_of(*object.find_symbol("zeros")));
  EXPECT_EQ(quad(image->address_of(*object.find_symbol("data")) + 8),
            image->address_of(*object.find_symbol("zeros")) + 16);
  // Code may be executed, nothing may be both written and executed.
  for (const ImageRange& range : image->ranges) {
    EXPECT_FALSE(range.writable && range.executable);
    const uint64_t data = image->address_of(*object.find_symbol("data"));
    if (data >= range.address && data < range.address + range.size_bytes) {
      EXPECT_TRUE(range.writable);
    }
    if (entry >= range.address && entry < range.address + range.size_bytes) {
      EXPECT_TRUE(range.executable);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(CodeObjects, Write,
                         testing::Values(Case{"gfx803", 3}, Case{"gfx803", 5}, Case{"gfx900", 4}, Case{"gfx900", 5},
                                         Case{"gfx900", 6}, Case{"gfx900:xnack-", 5}, Case{"gfx906:sramecc+:xnack-", 5},
                                         Case{"gfx906:sramecc-:xnack+", 4}),
                         [](const auto& instance) { return fmt::format("n{}", instance.index); });

// The same parts linked by lld: every symbol, the descriptor and the dynamic section must say the same things.
TEST(Writer, AgreesWithLld) {
  const std::string source = R"(
    .amdgcn_target "amdgcn-amd-amdhsa--gfx900"
    .text
    .globl k
    .protected k
    .p2align 8
    .type k,@function
k:
    s_getpc_b64 s[0:1]
    s_add_u32 s0, s0, table@rel32@lo+4
    s_addc_u32 s1, s1, table@rel32@hi+12
    s_endpgm
    .size k, .-k
    .section .rodata,"a"
    .p2align 4
    .type table,@object
table:
    .long 1,2,3,4
    .size table, 16
    .amdhsa_kernel k
      .amdhsa_next_free_vgpr 8
      .amdhsa_next_free_sgpr 8
    .end_amdhsa_kernel
    .data
    .globl pointer
    .protected pointer
    .type pointer,@object
pointer:
    .quad table+8
    .size pointer, 8
)";
  const std::string linked = output_path("lld.hsaco");
  const ToolResult lld = run("ld.lld-22 -shared " + assemble("lld", source, "gfx900") + " -o " + linked);
  ASSERT_EQ(lld.exit_code, 0) << lld.errors;
  const CodeObject theirs = load_file(linked);

  NewCodeObject parts;
  parts.target = theirs.target;
  parts.version = theirs.version;
  parts.sections = {{".text", SectionUse::code, 256, words({kGetpc0, kAdd0, 0, kAddc1, 0, kEndpgm})},
                    {".rodata", SectionUse::read_only, 16, words({1, 2, 3, 4})},
                    {".data", SectionUse::writable, 8, words({0, 0})}};
  parts.symbols = {{"k", 0, 0, 24, SymbolKind::function, SymbolBinding::global, SymbolVisibility::protected_},
                   {"table", 1, 0, 16, SymbolKind::object, SymbolBinding::local},
                   {"pointer", 2, 0, 8, SymbolKind::object, SymbolBinding::global, SymbolVisibility::protected_}};
  lw::inst::DescriptorBuilder builder(*descriptor_target(parts.target));
  ASSERT_FALSE(builder.set("next_free_vgpr", 8));
  ASSERT_FALSE(builder.set("next_free_sgpr", 8));
  parts.kernels = {{"k", *builder.finish()}};
  parts.fixups = {{0, 8, RelocationKind::rel32_lo, "table", 4},
                  {0, 16, RelocationKind::rel32_hi, "table", 12},
                  {2, 0, RelocationKind::abs64, "table", 8}};
  const auto file = write(parts);
  ASSERT_TRUE(file.ok()) << file.error().message;
  write_file(output_path("not_lld.hsaco"), *file);
  const CodeObject ours = load_file(output_path("not_lld.hsaco"));

  EXPECT_EQ(ours.e_flags, theirs.e_flags);
  ASSERT_EQ(ours.kernels.size(), theirs.kernels.size());
  EXPECT_EQ(ours.kernels[0].descriptor.compute_pgm_rsrc1(), theirs.kernels[0].descriptor.compute_pgm_rsrc1());
  for (const Symbol& theirs_symbol : theirs.symbols) {
    if (theirs_symbol.name.empty()) continue;
    const Symbol* symbol = ours.find_symbol(theirs_symbol.name);
    ASSERT_NE(symbol, nullptr) << theirs_symbol.name;
    EXPECT_EQ(symbol->size_bytes, theirs_symbol.size_bytes) << theirs_symbol.name;
    EXPECT_EQ(symbol->kind, theirs_symbol.kind) << theirs_symbol.name;
    EXPECT_EQ(symbol->binding, theirs_symbol.binding) << theirs_symbol.name;
    EXPECT_EQ(symbol->visibility, theirs_symbol.visibility) << theirs_symbol.name;
    EXPECT_EQ(symbol->in_dynamic_table, theirs_symbol.in_dynamic_table) << theirs_symbol.name;
    EXPECT_EQ(ours.sections[symbol->section].name, theirs.sections[theirs_symbol.section].name) << theirs_symbol.name;
  }
  // Each section has the type, flags and place among its neighbours that lld gives it .
  std::vector<std::string> our_order, their_order;
  for (const Section& section : ours.sections) our_order.push_back(section.name);
  for (const Section& section : theirs.sections) {
    if (section.name == ".comment") continue;
    their_order.push_back(section.name);
    const auto mine = std::find_if(ours.sections.begin(), ours.sections.end(),
                                   [&](const Section& s) { return s.name == section.name; });
    ASSERT_NE(mine, ours.sections.end()) << section.name;
    EXPECT_EQ(mine->type, section.type) << section.name;
    EXPECT_EQ(mine->flags, section.flags) << section.name;
  }
  EXPECT_EQ(our_order, their_order);
  ASSERT_EQ(ours.segments.size(), theirs.segments.size());
  for (size_t i = 0; i < ours.segments.size(); ++i) {
    EXPECT_EQ(ours.segments[i].writable, theirs.segments[i].writable);
    EXPECT_EQ(ours.segments[i].executable, theirs.segments[i].executable);
  }
}

TEST(Writer, NamesWhatIsUndefined) {
  NewCodeObject object = example("gfx900", 5);
  object.fixups.push_back({0, 8, RelocationKind::rel32_lo, "nowhere", 0, 12});
  object.fixups.push_back({0, 16, RelocationKind::rel32_hi, "missing", 0});
  EXPECT_EQ(write(object).error().message, "undefined symbols: missing, nowhere (line 12)");
}

TEST(Writer, RefusesWhatCannotWork) {
  const auto message = [](auto change) {
    NewCodeObject object = example("gfx900", 5);
    change(object);
    const auto result = write(object);
    return result ? std::string("written") : result.error().message;
  };
  EXPECT_EQ(message([](NewCodeObject& o) { o.version = 2; }),
            "code objects of version 2 cannot be written, only 3 to 6");
  EXPECT_EQ(message([](NewCodeObject& o) { o.target.processor = "gfx4"; }),
            "unknown target 'gfx4'; expected a name from gfx801 to gfx1201, as gfx900; `lanewise devices` lists them");
  EXPECT_EQ(message([](NewCodeObject& o) { o.sections[0].alignment = 3; }),
            "section .text: the alignment 3 is not a power of two up to 16777216");
  EXPECT_EQ(message([](NewCodeObject& o) { o.symbols.push_back(o.symbols[0]); }), "the symbol first is defined twice");
  EXPECT_EQ(message([](NewCodeObject& o) {
              o.kernels.push_back({"third", {}});
            }),
            "kernel descriptors without code: undefined symbols: third");
  EXPECT_EQ(message([](NewCodeObject& o) { o.fixups[0].offset = 45; }),
            "R_AMDGPU_REL32_LO of table lies outside of its section");
  EXPECT_EQ(message([](NewCodeObject& o) {
              o.fixups.push_back({1, 0, RelocationKind::abs64, "data", 0, 3});
            }),
            "the address of data (line 3) cannot be stored in .rodata, which is read-only once loaded; put it in a "
            "writable section such as .data");
  EXPECT_EQ(message([](NewCodeObject& o) {
              o.fixups.push_back({0, 8, RelocationKind::abs32_lo, "data", 0, 3});
            }),
            "R_AMDGPU_ABS32_LO of data (line 3): the address is known only when the code object is loaded; use "
            "data@rel32@lo and @hi");
  EXPECT_EQ(message([](NewCodeObject& o) { o.symbols[0].section = 9; }), "the symbol first is in no section");
}

TEST(Writer, SectionNamesOfItsOwnAreRefused) {
  NewCodeObject object = example("gfx900", 5);
  object.sections.push_back({".dynamic", SectionUse::writable, 8, words({1})});
  EXPECT_EQ(write(object).error().message, "a section called .dynamic is written by Lanewise itself");
}

TEST(Writer, OddShapes) {
  // No sections at all, only code, large alignments, many symbols: each must be readable by all.
  std::vector<NewCodeObject> shapes(4);
  for (NewCodeObject& object : shapes) object.target = *parse_target_id("gfx803");
  shapes[1].sections = {{".text", SectionUse::code, 4, words({kEndpgm})}};
  shapes[2].sections = {{".rodata", SectionUse::read_only, 0x4000, words({1})},
                        {".text", SectionUse::code, 0x2000, words({kEndpgm})},
                        {".data", SectionUse::writable, 0x8000, words({2})},
                        {".bss", SectionUse::writable, 0x10000, {}, 1 << 20},
                        {".text.more", SectionUse::code, 0x1000, words({kEndpgm, kEndpgm})}};
  shapes[2].symbols = {{"a", 0, 0, 4}, {"b", 1, 0, 4}, {"c", 2, 0, 4}, {"d", 3, 0, 4}, {"e", 4, 0, 8}};
  shapes[3].sections = {{".text", SectionUse::code, 256, std::vector<std::byte>(40000)}};
  for (int i = 0; i < 5000; ++i)
    shapes[3].symbols.push_back({fmt::format("symbol_{}", i), 0, 8u * i, 8, SymbolKind::function,
                                 i % 3 ? SymbolBinding::global : SymbolBinding::local});
  for (size_t i = 0; i < shapes.size(); ++i) {
    SCOPED_TRACE(i);
    const auto file = write(shapes[i]);
    ASSERT_TRUE(file.ok()) << file.error().message;
    const std::string path = output_path(fmt::format("odd_{}.hsaco", i));
    write_file(path, *file);
    const ToolResult result = run("llvm-readelf-22 -a " + path);
    EXPECT_EQ(result.exit_code, 0);
    EXPECT_EQ(result.errors, "");
    const CodeObject object = load_file(path);
    for (const NewSymbol& symbol : shapes[i].symbols) ASSERT_NE(object.find_symbol(symbol.name), nullptr);
    for (size_t s = 0; s < shapes[i].symbols.size() && i == 2; ++s) {
      const Symbol* symbol = object.find_symbol(shapes[i].symbols[s].name);
      EXPECT_EQ(symbol->address % shapes[i].sections[shapes[i].symbols[s].section].alignment, 0u) << symbol->name;
    }
    EXPECT_TRUE(make_image(object, 0x1000000).ok());
  }
}

}  // namespace
