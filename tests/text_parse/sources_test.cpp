// Whole sources: directives, symbols, relocations, kernels; and every error of a file with its place.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>

#include "text/assembler.h"

namespace lw::text {
namespace {

std::string read_file(const std::filesystem::path& path) {
  std::ifstream file(path);
  EXPECT_TRUE(file.is_open()) << path;
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

std::string hex_of(const std::vector<std::byte>& bytes) {
  std::string out;
  for (const std::byte byte : bytes) {
    constexpr char kDigits[] = "0123456789abcdef";
    out += kDigits[static_cast<unsigned>(byte) >> 4];
    out += kDigits[static_cast<unsigned>(byte) & 15];
  }
  return out;
}

const isa::Target& gfx900() { return *isa::find_target("gfx900"); }

// Each sources/NAME.s has NAME.expect: "SECTION HEX" lines from llvm-mc-22 and llvm-objcopy-22.
TEST(Sources, sections_as_llvm) {
  size_t count = 0;
  for (const auto& entry : std::filesystem::directory_iterator(std::string(LW_PARSE_DATA) + "/sources")) {
    if (entry.path().extension() != ".s") continue;
    ++count;
    const std::string source = read_file(entry.path());
    Diagnostics diagnostics(entry.path().filename(), source);
    const Assembly assembly = assemble(gfx900(), source, diagnostics);
    EXPECT_FALSE(diagnostics.has_errors()) << diagnostics.render();
    std::filesystem::path expect = entry.path();
    std::istringstream rows(read_file(expect.replace_extension(".expect")));
    std::string name, hex;
    while (rows >> name >> hex) {
      const AssemblySection* section = assembly.find_section(name);
      ASSERT_NE(section, nullptr) << entry.path() << " " << name;
      EXPECT_EQ(hex_of(section->bytes), hex) << entry.path() << " " << name;
    }
  }
  EXPECT_GE(count, 4u);
}

// The bytes of .text and its relocations as refresh.py writes them, or the first message with its place.
std::string statement_result(const isa::Target& target, const std::string& source, const Diagnostics& diagnostics,
                             const Assembly& assembly) {
  if (diagnostics.has_errors()) {
    const auto& all = diagnostics.all();
    const auto first = std::ranges::find(all, Severity::error, &Diagnostic::severity);
    return "! " + std::to_string(first->location.line) + ":" + std::to_string(first->location.column) + ": " +
           first->message;
  }
  static const std::map<RelocationType, std::string> kNames = {
      {RelocationType::none, "NONE"},
      {RelocationType::abs32_lo, "ABS32_LO"},
      {RelocationType::abs32_hi, "ABS32_HI"},
      {RelocationType::abs64, "ABS64"},
      {RelocationType::rel32, "REL32"},
      {RelocationType::rel64, "REL64"},
      {RelocationType::abs32, "ABS32"},
      {RelocationType::gotpcrel, "GOTPCREL"},
      {RelocationType::gotpcrel32_lo, "GOTPCREL32_LO"},
      {RelocationType::gotpcrel32_hi, "GOTPCREL32_HI"},
      {RelocationType::rel32_lo, "REL32_LO"},
      {RelocationType::rel32_hi, "REL32_HI"},
      {RelocationType::rel16, "REL16"},
  };
  const AssemblySection* section = assembly.find_section(".text");
  EXPECT_NE(section, nullptr) << target.name << " " << source;
  std::string out = "=> " + (section->bytes.empty() ? "-" : hex_of(section->bytes));
  for (const Relocation& relocation : section->relocations) {
    std::ostringstream place;
    place << std::hex << " R_AMDGPU_" << kNames.at(relocation.type) << "@" << relocation.offset << ":"
          << assembly.symbols[relocation.symbol].name << "+" << static_cast<uint64_t>(relocation.addend);
    out += place.str();
  }
  return out;
}

// statements.t: what llvm-mc-22 makes of short sources, and the messages for those that it rejects. LW_UPDATE=1 writes
// the messages anew, and nothing else.
TEST(Sources, statements_as_llvm) {
  const std::string path = std::string(LW_PARSE_DATA) + "/statements.t";
  std::istringstream rows(read_file(path));
  const bool update = std::getenv("LW_UPDATE") != nullptr;
  std::string row, updated;
  for (size_t number = 1; std::getline(rows, row); ++number) {
    const size_t split = std::min(row.find(" ! "), row.rfind(" => "));
    if (row.empty() || row[0] == '#' || split == std::string::npos) {
      EXPECT_TRUE(row.empty() || row[0] == '#') << path << ":" << number << " has no result";
      updated += row + "\n";
      continue;
    }
    const size_t name_end = row.find(' ');
    const isa::Target* target = isa::find_target(row.substr(0, name_end));
    ASSERT_NE(target, nullptr) << path << ":" << number;
    std::string source = row.substr(name_end + 1, split - name_end - 1) + "\n";
    for (size_t at = 0; (at = source.find("\\n", at)) != std::string::npos;) source.replace(at, 2, "\n");
    Diagnostics diagnostics("a.s", source);
    const Assembly assembly = assemble(*target, source, diagnostics);
    const std::string found = statement_result(*target, source, diagnostics, assembly);
    const std::string expected = row.substr(split + 1);
    const bool is_update = update && found[0] == '!' && expected[0] == '!';
    EXPECT_TRUE(is_update || found == expected) << path << ":" << number << ": " << row << "\nfound " << found << "\n"
                                                << diagnostics.render();
    updated += row.substr(0, split + 1) + (is_update ? found : expected) + "\n";
  }
  if (update) std::ofstream(path) << updated;
}

std::string errors_of(const std::string& source) {
  Diagnostics diagnostics("a.s", source);
  assemble(gfx900(), source, diagnostics);
  std::string out;
  for (const Diagnostic& d : diagnostics.all())
    out += std::to_string(d.location.line) + ":" + std::to_string(d.location.column) + ": " + d.message + "\n";
  return out;
}

TEST(Sources, all_errors_of_a_file_are_reported_with_their_places) {
  EXPECT_EQ(errors_of("v_add_f32 s0, v1, v2\n"
                      "s_nop 0\n"
                      "v_ad_f32 v0, v1, v2\n"
                      "  .lnog 4\n"
                      "l: l:\n"
                      "s_branch nowhere\n"
                      ".byte 300\n"
                      "s_mov_b32 s0, s200\n"),
            "1:11: destination must be a vector register\n"
            "3:1: unknown instruction 'v_ad_f32'\n"
            "4:3: unknown directive '.lnog'\n"
            "5:4: 'l' is already defined\n"
            "7:7: 300 does not fit in 1 byte\n"
            "8:15: s200 does not exist; gfx900 has s0 to s101\n"
            "6:10: label 'nowhere' is not defined\n");
}

TEST(Sources, lines_like_one_before_get_its_errors_and_warnings) {
  const std::string source =
      "v_fma_f32 v0, v1, v2, v3\n"
      "v_fma_f32 v3, v4, v5, v6\n"
      "v_fma_f32 v3, v4, v5, v256\n"
      "v_fma_f32 v3, s4, s4, v6\n"
      "v_fma_f32 v3, s5, s5, v6\n"
      "v_fma_f32 v3, s5, s6, v6\n"
      "s_mov_b64 s[0:1], s[2:3]\n"
      "s_mov_b64 s[2:3], s[4:5]\n"
      "s_mov_b64 s[2:3], s[5:6]\n"
      "s_nop 0x12345\n"
      "s_nop 0x12345\n"
      "s_nop 0x12345\n";
  Diagnostics diagnostics("lines", source);
  assemble(*isa::find_target("gfx900"), source, diagnostics);
  std::string places;
  for (const Diagnostic& diagnostic : diagnostics.all())
    places += (diagnostic.severity == Severity::error ? "error " : "warning ") +
              std::to_string(diagnostic.location.line) + "\n";
  EXPECT_EQ(places, "error 3\nerror 6\nerror 9\nwarning 10\nwarning 11\nwarning 12\n");
}

TEST(Sources, errors_in_macros_are_at_the_line_that_expands_them) {
  EXPECT_EQ(errors_of(".macro twice r\nv_add_f32 \\r, \\r\n.endm\ns_nop 0\ntwice v0\n"),
            "5:1: expected 3 operands, found 2\n");
}

TEST(Sources, the_end_of_a_block_is_missed) {
  EXPECT_EQ(errors_of(".if 1\n"), "1:1: .if without .endif\n");
  EXPECT_EQ(errors_of(".macro m\n"), "1:1: .macro without .endm\n");
  EXPECT_EQ(errors_of(".amdhsa_kernel k\n"), "1:1: .amdhsa_kernel without .end_amdhsa_kernel\n");
  EXPECT_EQ(errors_of(".rept 3\n"), "1:1: .rept without .endr\n");
  EXPECT_EQ(errors_of(".amdgpu_metadata\n"), "1:1: .amdgpu_metadata without .end_amdgpu_metadata\n");
  EXPECT_EQ(errors_of("s_nop 0 /* s_nop 1\ns_nop 2\n"), "1:9: comment has no closing '*/'\n");
}

Assembly assemble_ok(const std::string& source) {
  Diagnostics diagnostics("a.s", source);
  Assembly assembly = assemble(gfx900(), source, diagnostics);
  EXPECT_FALSE(diagnostics.has_errors()) << diagnostics.render();
  return assembly;
}

TEST(Sources, arguments_that_a_function_does_not_take_are_warned_of) {
  const std::string source =
      ".long alignto(5, 8, 3)\n.long alignto(5, 8)\n.long max(5, 8, 3)\n.long extrasgprs(1, 0, 0, 4)\n";
  Diagnostics diagnostics("a.s", source);
  assemble(gfx900(), source, diagnostics);
  std::string out;
  for (const Diagnostic& d : diagnostics.all()) {
    EXPECT_EQ(d.severity, Severity::warning);
    out += std::to_string(d.location.line) + ":" + std::to_string(d.location.column) + ": " + d.message + "\n";
  }
  EXPECT_EQ(out,
            "1:7: alignto() takes 2 arguments; the others are ignored\n"
            "4:7: extrasgprs() takes 3 arguments; the others are ignored\n");
}

TEST(Sources, symbols_carry_binding_type_size_and_place) {
  const Assembly assembly = assemble_ok(
      ".globl f\n.protected f\n.type f,@function\nf: s_endpgm\n.Lend:\n.size f, .Lend-f\n"
      ".data\n.weak d\nd: .long 1\n.set answer, 42\n.comm c, 16, 8\n.amdgpu_lds l, 64, 16\n");
  const AssemblySymbol* f = assembly.find_symbol("f");
  ASSERT_NE(f, nullptr);
  EXPECT_EQ(f->binding, AssemblySymbolBinding::global);
  EXPECT_EQ(f->visibility, AssemblySymbolVisibility::protected_);
  EXPECT_EQ(f->type, SymbolType::function);
  EXPECT_EQ(f->size_bytes, 4u);
  EXPECT_EQ(assembly.find_symbol("d")->binding, AssemblySymbolBinding::weak);
  EXPECT_EQ(assembly.sections[assembly.find_symbol("d")->section].name, ".data");
  EXPECT_EQ(assembly.find_symbol("answer")->place, SymbolPlace::absolute);
  EXPECT_EQ(assembly.find_symbol("answer")->value, 42u);
  EXPECT_EQ(assembly.find_symbol("c")->place, SymbolPlace::common);
  EXPECT_EQ(assembly.find_symbol("c")->alignment, 8u);
  EXPECT_EQ(assembly.find_symbol("l")->place, SymbolPlace::lds);
  EXPECT_EQ(assembly.find_symbol(".Lend"), nullptr);
}

TEST(Sources, relocations_name_what_the_linker_fills_in) {
  const Assembly assembly = assemble_ok(
      "s_getpc_b64 s[0:1]\ns_add_u32 s0, s0, ext@rel32@lo+4\ns_addc_u32 s1, s1, ext@rel32@hi+12\n"
      "here: s_branch here\n.data\n.quad ext+8\n.long here\n.long here-here2\n.text\nhere2:\n.data\n.long ext-.\n");
  const std::vector<Relocation>& text = assembly.find_section(".text")->relocations;
  ASSERT_EQ(text.size(), 2u);
  EXPECT_EQ(text[0].type, RelocationType::rel32_lo);
  EXPECT_EQ(text[0].offset, 8u);
  EXPECT_EQ(text[0].addend, 4);
  EXPECT_EQ(assembly.symbols[text[0].symbol].name, "ext");
  EXPECT_EQ(text[1].type, RelocationType::rel32_hi);
  const std::vector<Relocation>& data = assembly.find_section(".data")->relocations;
  ASSERT_EQ(data.size(), 3u);
  EXPECT_EQ(data[0].type, RelocationType::abs64);
  EXPECT_EQ(data[0].addend, 8);
  EXPECT_EQ(assembly.symbols[data[1].symbol].type, SymbolType::section);
  EXPECT_EQ(data[1].addend, 20);
  EXPECT_EQ(data[2].type, RelocationType::rel32);
}

TEST(Sources, kernel_settings_may_name_what_comes_later) {
  const Assembly assembly = assemble_ok(
      ".amdgcn_target \"amdgcn-amd-amdhsa--gfx900\"\n.amdhsa_code_object_version 5\n"
      "k: v_mov_b32 v20, s30\ns_endpgm\n.amdhsa_kernel k\n"
      ".amdhsa_next_free_vgpr max(totalnumvgprs(0, helper.num_vgpr), 1)\n"
      ".amdhsa_next_free_sgpr .amdgcn.next_free_sgpr\n.end_amdhsa_kernel\n.set helper.num_vgpr, 18\n"
      ".amdgpu_metadata\n---\namdhsa.version: [1, 2]\n...\n.end_amdgpu_metadata\n");
  ASSERT_EQ(assembly.kernels.size(), 1u);
  EXPECT_EQ(assembly.kernels[0].name, "k");
  EXPECT_EQ(assembly.kernels[0].next_free_vgpr, 18u);
  EXPECT_EQ(assembly.kernels[0].next_free_sgpr, 31u);
  EXPECT_EQ(assembly.code_object_version, 5);
  ASSERT_TRUE(assembly.metadata.has_value());
  EXPECT_EQ(assembly.metadata->yaml, "---\namdhsa.version: [1, 2]\n...\n");
  EXPECT_EQ(assembly.metadata->first_line, 11);
}

}  // namespace
}  // namespace lw::text
