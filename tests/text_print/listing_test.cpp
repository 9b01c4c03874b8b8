// The listing of whole objects against llvm-objdump-22 -d, byte for byte.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <random>
#include <set>
#include <sstream>

#include "bytes/bytes.h"
#include "llvm_witness.h"
#include "object/object.h"
#include "random_instances.h"
#include "text/listing.h"
#include "text/printer.h"

namespace lw::test {
namespace {

constexpr uint64_t kExecutable = 4;                                   // SHF_EXECINSTR
constexpr uint8_t kObject = 1, kSection = 3, kFile = 4, kCommon = 5;  // STT_*

text::ListingSection listing_section(const object::ElfFile& elf, const object::ElfSection& section) {
  text::ListingSection result{section.name, section.address, section.bytes, {}};
  for (const object::ElfSymbol& symbol : elf.symbols) {
    if (symbol.type == kSection || symbol.type == kFile || symbol.section >= elf.sections.size()) continue;
    if (&elf.sections[symbol.section] != &section || symbol.name.empty()) continue;
    const bool is_data = symbol.type == kObject || symbol.type == kCommon;
    result.symbols.push_back({symbol.value, symbol.name, symbol.size,
                              is_data ? text::ListingSymbol::Kind::data : text::ListingSymbol::Kind::code,
                              symbol.type});
  }
  return result;
}

std::string list_object(const isa::Target& target, const std::string& path) {
  const std::string content = read_file(path);
  const auto elf = object::read_elf(std::as_bytes(std::span(content)));
  if (!elf.ok()) return "not an ELF file: " + elf.error().message;
  std::string listing;
  // A small block, so that the sink is used.
  text::OutputBuffer out([&](std::string_view text) { listing += text; }, 4096);
  write_listing_header(path, {}, out);
  for (const object::ElfSection& section : elf->sections)
    if (section.flags & kExecutable) write_listing(target, listing_section(*elf, section), {}, out);
  out.flush();
  return listing;
}

// The first line that differs, with its number.
std::string first_difference(const std::string& ours, const std::string& theirs) {
  std::istringstream a(ours), b(theirs);
  std::string line_a, line_b;
  for (int number = 1;; ++number) {
    const bool more_a = static_cast<bool>(std::getline(a, line_a));
    const bool more_b = static_cast<bool>(std::getline(b, line_b));
    if (!more_a && !more_b) return "";
    if (more_a != more_b || line_a != line_b)
      return "line " + std::to_string(number) + "\n  ours: " + (more_a ? line_a : "(end)") +
             "\n  LLVM: " + (more_b ? line_b : "(end)");
  }
}

void expect_same_listing(const isa::Target& target, const std::string& path, std::string_view what) {
  const CommandResult llvm = run_command("llvm-objdump-22 -d " + path + " 2>&1");
  ASSERT_TRUE(llvm.ok) << what;
  const std::string ours = list_object(target, path);
  EXPECT_TRUE(ours == llvm.output) << what << ": " << first_difference(ours, llvm.output);
}

struct Compiled {
  std::string_view target;
  int level;
};

class Kernels : public testing::TestWithParam<Compiled> {};

TEST_P(Kernels, ListAsObjdump) {
  if (!has_llvm()) GTEST_FAIL() << "llvm-objdump-22 is not installed";
  const auto [name, level] = GetParam();
  const isa::Target& target = *isa::find_target(name);
  const ScratchFolder folder;
  int compiled = 0;
  std::set<std::string> sources;
  for (const auto& entry : std::filesystem::directory_iterator(LW_KERNELS))
    if (std::filesystem::exists(entry.path() / "kernel.cl")) sources.insert((entry.path() / "kernel.cl").string());
  for (const std::string& source : sources) {
    const std::string object = folder.file("kernel.hsaco");
    const CommandResult compile =
        run_command("clang-22 -x cl -cl-std=CL2.0 -target amdgcn-amd-amdhsa -mcpu=" + std::string(name) + " -O" +
                    std::to_string(level) +
                    " -mcode-object-version=5 --rocm-device-lib-path=/usr/lib/x86_64-linux-gnu/amdgcn/bitcode"
                    " -Xclang -finclude-default-header -w " +
                    source + " -o " + object + " 2>&1");
    // A source that does not compile is the business of tests/kernels.
    if (!compile.ok) continue;
    ++compiled;
    expect_same_listing(target, object, source);
  }
  EXPECT_GT(compiled, 0);
}

INSTANTIATE_TEST_SUITE_P(Targets, Kernels,
                         testing::Values(Compiled{"gfx803", 0}, Compiled{"gfx803", 1}, Compiled{"gfx803", 2},
                                         Compiled{"gfx803", 3}, Compiled{"gfx900", 0}, Compiled{"gfx900", 1},
                                         Compiled{"gfx900", 2}, Compiled{"gfx900", 3}, Compiled{"gfx906", 0},
                                         Compiled{"gfx906", 1}, Compiled{"gfx906", 2}, Compiled{"gfx906", 3}),
                         [](const auto& instance) {
                           return std::string(instance.param.target) + "_O" + std::to_string(instance.param.level);
                         });

// What assembled text shows of the layout's corners.
struct Corner {
  std::string_view name;
  std::string_view source;
};

class Corners : public testing::TestWithParam<Corner> {};

TEST_P(Corners, ListAsObjdump) {
  if (!has_llvm()) GTEST_FAIL() << "llvm-objdump-22 is not installed";
  const ScratchFolder folder;
  const std::string source = folder.file("corner.s");
  const std::string object = folder.file("corner.o");
  write_file(source, GetParam().source);
  for (const std::string_view name : {"gfx803", "gfx900", "gfx906"}) {
    ASSERT_TRUE(run_command("timeout 60 llvm-mc-22 -triple=amdgcn-amd-amdhsa -filetype=obj -mcpu=" + std::string(name) +
                            " " + source + " -o " + object + " 2>&1")
                    .ok);
    expect_same_listing(*isa::find_target(name), object, name);
  }
}

INSTANTIATE_TEST_SUITE_P(
    Layout, Corners,
    testing::Values(
        Corner{"long_line",
               "v_add_f16_sdwa v5, v0, v1 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1 src1_sel:WORD_0\n"
               "v_add_f16_sdwa v255, v0, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD\n"},
        Corner{"branches",
               "foo:\n s_branch bar\n s_cbranch_scc0 foo\n s_nop 0\nbar:\n s_branch 5\n s_cbranch_execz baz\n"
               "s_branch 0x7fff\n s_branch 0x8000\nbaz: s_endpgm\n"},
        Corner{
            "branches_of_one_kind",
            ".type foo,@function\n.type alias,@function\n.type bar,@function\nfoo:\nalias:\n s_branch 1\n s_branch 2\n"
            "s_branch bar\n s_branch foo\n s_branch 0x7fff\n s_branch 0x8000\n s_branch 0xfffe\n s_cbranch_vccz 7\n"
            "bar:\n s_branch foo\n s_branch bar\n s_branch untyped\n s_branch 300\n s_cbranch_vccz 65530\n s_nop 0\n"
            "untyped:\n s_branch untyped\n s_branch bar\n s_endpgm\n s_branch 1\n"},
        Corner{"no_symbols", ".p2align 2\n s_nop 1\n s_endpgm\n"},
        Corner{"before_first_symbol", "s_nop 1\nfoo:\n s_endpgm\n"},
        Corner{"zeroes",
               "foo:\n s_endpgm\n .fill 3, 4, 0\nbar:\n s_nop 0\n .long 0\n s_nop 0\n .fill 7, 1, 0\n .byte 5\n"
               ".fill 2, 4, 0\n"},
        Corner{"zero_functions", "foo:\n .fill 40, 4, 0\nbar:\n s_endpgm\n .fill 5, 1, 0\n"},
        Corner{"data_symbols",
               "foo:\n s_endpgm\n.type table,@object\ntable:\n .ascii \"Hello, machine \\001\\377~\\tco\"\n"
               ".size table, . - table\n.type bar,@function\nbar:\n s_endpgm\n"},
        Corner{
            "data_and_code_at_one_address",
            ".type data,@object\n.type code,@function\n.type more,@object\ndata:\ncode:\nmore:\n s_endpgm\n s_nop 5\n"
            "alias_z:\nalias_a:\n.global global_b\nglobal_b:\n s_nop 1\n"},
        Corner{"not_instructions",
               "foo:\n .long 0xffffffff, 0x7e0002ff\n s_endpgm\n .long 0xbf8c\n .long 0xd1010000\n"},
        Corner{"truncated", "foo:\n s_endpgm\n .byte 1\n"}, Corner{"truncated_two", "foo:\n s_endpgm\n .byte 1,2\n"},
        Corner{"truncated_three", "foo:\n s_endpgm\n .byte 1,2,3\n"},
        Corner{"literal_over_a_symbol", "foo:\n .long 0xbe8000ff\nbar:\n .long 0xbf810000\n s_nop 0\n"},
        Corner{"misaligned_registers",
               "foo:\n .long 0x8683ff03, 0x3c00, 0xc00a0141, 4, 0xd0420001, 0x20100\n s_endpgm\n"},
        Corner{"two_sections",
               "foo:\n s_endpgm\n.section .text.other,\"ax\",@progbits\nother:\n s_nop 3\n s_branch foo\n"},
        Corner{"branch_before_everything", "s_branch 0xfff0\nfoo:\n s_branch 0xfff0\n"}),
    [](const auto& instance) { return std::string(instance.param.name); });

TEST(Listing, PlainIsInstructionTextAlone) {
  const std::array<uint32_t, 3> words{0xbf810000, 0xffffffff, 0xbf800003};
  text::OutputBuffer out;
  const text::ListingSection section{".text", 0, std::as_bytes(std::span(words)), {}};
  write_listing(*isa::find_target("gfx900"), section, {.plain = true}, out);
  EXPECT_EQ(out.view(), "s_endpgm\n.long 0xffffffff\ns_nop 3\n");
}

// A listing of instructions has the texts that each has alone.
void expect_texts(const isa::Target& target, const std::vector<uint32_t>& code) {
  const auto bytes = std::as_bytes(std::span(code));
  std::string expected;
  for (size_t at = 0; at < bytes.size();) {
    const bytes::Decoded decoded = bytes::decode(target, bytes.subspan(at));
    expected += decoded.instruction.valid() ? text::to_string(target, decoded.instruction)
                                            : fmt::format(".long {:#010x}", load_le<uint32_t>(bytes.data() + at));
    expected += '\n';
    at += decoded.size_bytes;
  }
  text::OutputBuffer out;
  write_listing(target, {".text", 0, bytes, {}}, {.plain = true, .show_zeroes = true}, out);
  EXPECT_TRUE(out.view() == expected) << target.name << ": " << first_difference(std::string(out.view()), expected);
}

std::vector<isa::EncodingId> encodings_of(const isa::Target& target) {
  std::vector<isa::EncodingId> encodings;
  for (const isa::Encoding& encoding : isa::encodings())
    if (encoding.id != 0 && encoding.in(target.column)) encodings.push_back(encoding.id);
  return encodings;
}

// What looks like something that was printed before is not printed anew; it must be the same.
TEST(Listing, RepeatedInstructionsReadAsTheFirstTime) {
  constexpr uint64_t kSeed = 20261122;
  constexpr size_t kDifferent = 3000, kAll = 60000;
  constexpr unsigned kAlike = 6, kOneLiteralIn = 40;
  RecordProperty("seed", kSeed);
  std::mt19937_64 random(kSeed);
  for (const isa::Target& target : isa::targets()) {
    const std::vector<isa::EncodingId> encodings = encodings_of(target);
    std::vector<Words> different;
    while (different.size() < kDifferent) {
      const isa::Encoding& encoding = isa::encoding(encodings[random() % encodings.size()]);
      const auto words = random_instance(target, encoding, random);
      ASSERT_TRUE(words.has_value()) << target.name << ": no instance of " << encoding.mnemonic();
      different.push_back(*words);
      // The same first word before another second one.
      different.push_back(*words);
      different.back()[1] ^= 1u << random() % 32;
      // The same but for some field or a part of it, as of another register.
      for (unsigned i = 0; i < kAlike; ++i) {
        Words alike = *words;
        alike[random() % 2] ^= static_cast<uint32_t>((random() & 0x1ff) << random() % 32);
        different.push_back(alike);
      }
      add_literals(target, encoding, *words, kOneLiteralIn, random, different);
    }
    std::vector<uint32_t> code;
    for (size_t i = 0; i < kAll; ++i) {
      const Words& words = different[random() % different.size()];
      code.insert(code.end(), words.begin(), words.end());
    }
    expect_texts(target, code);
  }
}

// The end of the code may cut off what looks like something that was printed before.
TEST(Listing, RepeatedInstructionsMayBeCutOff) {
  constexpr uint64_t kSeed = 20261124;
  constexpr unsigned kOneEncodingIn = 8, kOneLiteralIn = 200;
  RecordProperty("seed", kSeed);
  std::mt19937_64 random(kSeed);
  for (const isa::Target& target : isa::targets()) {
    for (const isa::EncodingId id : encodings_of(target)) {
      if (random() % kOneEncodingIn != 0) continue;
      const isa::Encoding& encoding = isa::encoding(id);
      const auto instance = random_instance(target, encoding, random);
      ASSERT_TRUE(instance.has_value()) << target.name << ": no instance of " << encoding.mnemonic();
      std::vector<Words> different{*instance};
      add_literals(target, encoding, *instance, kOneLiteralIn, random, different);
      for (const Words& words : different) {
        const size_t size = bytes::decode(target, std::as_bytes(std::span(words))).size_bytes / sizeof(uint32_t);
        std::vector<uint32_t> code;
        for (int times = 0; times < 3; ++times) code.insert(code.end(), words.begin(), words.begin() + size);
        for (size_t there = 1; there < size; ++there) {
          std::vector<uint32_t> cut = code;
          cut.insert(cut.end(), words.begin(), words.begin() + there);
          expect_texts(target, cut);
        }
      }
    }
  }
}

// More shapes than are remembered: they are forgotten while instructions wait that were looked up.
TEST(Listing, InstructionsReadTheSameWhenShapesAreForgotten) {
  constexpr uint64_t kSeed = 20261123;
  constexpr size_t kInstances = 500;
  RecordProperty("seed", kSeed);
  std::mt19937_64 random(kSeed);
  const isa::Target& target = *isa::find_target("gfx900");
  std::vector<uint32_t> code;
  for (const isa::EncodingId id : encodings_of(target)) {
    const isa::Encoding& encoding = isa::encoding(id);
    for (size_t i = 0; i < kInstances; ++i) {
      const auto words = random_instance(target, encoding, random);
      ASSERT_TRUE(words.has_value()) << "no instance of " << encoding.mnemonic();
      code.insert(code.end(), words->begin(), words->begin() + encoding.words);
    }
  }
  expect_texts(target, code);
}

// What is remembered right after that may not be taken for more than it is. Here first for instructions that say vcc,
// and so for those with one other mask, whose number has all bits set, and then for any mask.
TEST(Listing, ShapesAreForgottenBeforeOneIsRemembered) {
  const isa::Target& target = *isa::find_target("gfx1030");
  constexpr uint32_t kCompareSdwa = 0x7c0000f9, kVcc = 0, kExecHi = 0xff00, kS0 = 0x8000;
  constexpr uint32_t kMove = 0x7e000300;  // between them, so that looking shapes up is worth it
  // A few more shapes than are remembered at a time.
  constexpr size_t kVariants = 17000;
  std::vector<uint32_t> code, again;
  for (uint32_t opcode = 0; opcode < 256 && again.size() < 2 * kVariants; ++opcode) {
    const uint32_t first_word = kCompareSdwa | opcode << 17;
    code.insert(code.end(), {first_word, kVcc});
    for (uint32_t selects = 0; selects < 1 << 12; ++selects) {
      const uint32_t modifiers = (selects & 63) << 16 | selects >> 6 << 24;
      const uint32_t words[] = {first_word, modifiers | kExecHi};
      const bytes::Decoded decoded = bytes::decode(target, std::as_bytes(std::span(words)));
      if (!decoded.instruction.valid() || decoded.size_bytes != sizeof words) continue;
      code.insert(code.end(), std::begin(words), std::end(words));
      code.insert(code.end(), 3, kMove);
      again.insert(again.end(), {modifiers | kS0, first_word});
    }
  }
  ASSERT_GE(again.size(), 2 * kVariants);
  // Backwards: those of the latest shapes first.
  code.insert(code.end(), again.rbegin(), again.rend());
  expect_texts(target, code);
}

}  // namespace
}  // namespace lw::test
