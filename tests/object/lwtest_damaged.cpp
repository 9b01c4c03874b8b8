// Damaged files: an error with a message or a code object, never a crash. Meant to be run under the sanitizers too.
#include <elf.h>
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <random>

#include "exercise.h"
#include "support.h"

namespace {

using namespace lw::object;
using namespace lwtest;
using nlohmann::json;

std::vector<std::string> samples() {
  return {compile_cl("gfx900", 5), compile_cl("gfx900", 5, "-c"), data_path("gfx900_v2.hsaco"),
          data_path("gfx906_v3.hsaco")};
}

// LW_SEED repeats a run.
unsigned seed() {
  const char* given = std::getenv("LW_SEED");
  return given != nullptr ? static_cast<unsigned>(std::atoi(given)) : std::random_device{}();
}

TEST(Damaged, FlippedBits) {
  const unsigned start = seed();
  SCOPED_TRACE(fmt::format("LW_SEED={}", start));
  fmt::print("LW_SEED={}\n", start);
  std::mt19937 random(start);
  for (const std::string& path : samples()) {
    const ByteVector bytes = read_file(path);
    size_t readable = 0;
    constexpr int kRounds = 1500;
    for (int round = 0; round < kRounds; ++round) {
      ByteVector damaged = bytes;
      const int flips = 1 + static_cast<int>(random() % 8);
      for (int i = 0; i < flips; ++i) damaged[random() % bytes.size()] ^= static_cast<std::byte>(1u << random() % 8);
      readable += exercise_object(damaged) != 0;
    }
    // Most single bits are code or data, so that many damaged files still have their kernels, but not all.
    EXPECT_GT(readable, 0u) << path;
    EXPECT_LT(readable, static_cast<size_t>(kRounds)) << path;
  }
}

// The headers and tables are where damage does most harm: every byte of them takes several values.
TEST(Damaged, EveryHeaderByte) {
  for (const std::string& path : samples()) {
    const ByteVector bytes = read_file(path);
    const auto elf = read_elf(bytes);
    ASSERT_TRUE(elf.ok());
    std::vector<std::pair<uint64_t, uint64_t>> areas = {{0, sizeof(Elf64_Ehdr)}};
    const auto header = lw::load_le<Elf64_Ehdr>(bytes.data());
    areas.emplace_back(header.e_phoff, header.e_phoff + header.e_phnum * sizeof(Elf64_Phdr));
    areas.emplace_back(header.e_shoff, header.e_shoff + header.e_shnum * sizeof(Elf64_Shdr));
    for (const ElfSection& section : elf->sections)
      if (section.type == SHT_RELA || section.type == SHT_DYNAMIC || section.type == SHT_HASH ||
          section.type == SHT_SYMTAB)
        areas.emplace_back(section.offset, section.offset + std::min<uint64_t>(section.size, 512));
    for (const auto& [first, end] : areas)
      for (uint64_t at = first; at < end && at < bytes.size(); ++at)
        for (const uint8_t value : {0x00, 0x01, 0x7f, 0x80, 0xff}) {
          ByteVector damaged = bytes;
          damaged[at] = static_cast<std::byte>(value);
          exercise_object(damaged);
        }
  }
}

TEST(Damaged, RandomBytesAfterTheMagic) {
  const unsigned start = seed();
  SCOPED_TRACE(fmt::format("LW_SEED={}", start));
  std::mt19937 random(start);
  for (int round = 0; round < 3000; ++round) {
    ByteVector bytes(64 + random() % 400);
    for (std::byte& b : bytes) b = static_cast<std::byte>(random());
    Elf64_Ehdr header{};
    std::memcpy(header.e_ident, ELFMAG, SELFMAG);
    header.e_ident[EI_CLASS] = ELFCLASS64;
    header.e_ident[EI_DATA] = ELFDATA2LSB;
    header.e_ident[EI_VERSION] = EV_CURRENT;
    header.e_ident[EI_OSABI] = 64;
    header.e_ident[EI_ABIVERSION] = static_cast<uint8_t>(random() % 6);
    header.e_type = random() % 2 ? ET_DYN : ET_REL;
    header.e_machine = 224;
    header.e_version = EV_CURRENT;
    header.e_flags = 0x2c;
    header.e_ehsize = sizeof header;
    header.e_phentsize = sizeof(Elf64_Phdr);
    header.e_shentsize = sizeof(Elf64_Shdr);
    header.e_phoff = random() % bytes.size();
    header.e_shoff = random() % bytes.size();
    header.e_phnum = static_cast<uint16_t>(random() % 4);
    header.e_shnum = static_cast<uint16_t>(random() % 4);
    lw::store_le(bytes.data(), header);
    exercise_object(bytes);
  }
}

TEST(Damaged, CodeIsReadBesideDamagedMetadata) {
  ByteVector bytes = read_file(data_path("gfx906_v3.hsaco"));
  constexpr std::string_view kKey = "amdhsa.version";
  const auto same = [](std::byte byte, char c) { return byte == static_cast<std::byte>(c); };
  const auto at = std::search(bytes.begin(), bytes.end(), kKey.begin(), kKey.end(), same);
  ASSERT_NE(at, bytes.end());
  *(at - 1) = std::byte{0xc1};  // no MessagePack
  EXPECT_FALSE(load(bytes).ok());
  const auto code = load(bytes, Reading::code);
  ASSERT_TRUE(code.ok()) << code.error().message;
  EXPECT_TRUE(code->kernels.empty());
  const CodeObject whole = load_file(data_path("gfx906_v3.hsaco"));
  EXPECT_EQ(code->symbols.size(), whole.symbols.size());
  ASSERT_EQ(code->sections.size(), whole.sections.size());
  EXPECT_EQ(code->target, whole.target);
}

TEST(Damaged, MessagePack) {
  const auto read = [](std::string_view text) {
    return metadata_from_msgpack(std::as_bytes(std::span(text.data(), text.size())));
  };
  const auto message = [&](std::string_view text) {
    const auto result = read(text);
    return result ? "(read) " + result->dump() : result.error().message;
  };
  using namespace std::string_view_literals;
  EXPECT_NE(message("").find("ends too early"), std::string::npos);
  EXPECT_NE(message("\x81\xa1k"sv).find("ends too early"), std::string::npos);
  EXPECT_NE(message("\xdd\xff\xff\xff\xff"sv).find("ends too early"), std::string::npos) << "4 G elements promised";
  EXPECT_NE(message("\xdf\xff\xff\xff\xff"sv).find("ends too early"), std::string::npos);
  EXPECT_NE(message("\xdb\xff\xff\xff\xff"sv).find("ends too early"), std::string::npos);
  EXPECT_NE(message("\x81\x01\x02"sv).find("a map key is not a string"), std::string::npos);
  EXPECT_NE(message("\x81\x90\x02"sv).find("a map key is not a string"), std::string::npos);
  EXPECT_NE(message("\x82\xa1k\x01\xa1k\x02"sv).find("the key \"k\" is there twice"), std::string::npos);
  EXPECT_NE(message("\xd4\x01\x02"sv).find("an extension type"), std::string::npos);
  EXPECT_NE(message("\xa1\xff"sv).find("not UTF-8"), std::string::npos);
  EXPECT_NE(message("\xc1"sv).find("broken"), std::string::npos);
  EXPECT_NE(message(std::string(1000000, '\x91')).find("nested more than 64 deep"), std::string::npos);
  std::string maps;
  for (int i = 0; i < 100; ++i) maps += "\x81\xa1k";
  EXPECT_NE(message(maps).find("nested more than 64 deep"), std::string::npos);
  EXPECT_EQ(message("\x82\xa1"
                    "a\xcf\xff\xff\xff\xff\xff\xff\xff\xff\xa1"
                    "b\xd3\x80\x00\x00\x00\x00\x00\x00\x00"sv),
            "(read) {\"a\":18446744073709551615,\"b\":-9223372036854775808}");

  const unsigned start = seed();
  SCOPED_TRACE(fmt::format("LW_SEED={}", start));
  std::mt19937 random(start);
  for (int round = 0; round < 20000; ++round) {
    std::string noise(random() % 40, '\0');
    for (char& c : noise) c = static_cast<char>(random() % 3 ? 0x80 | random() % 0x60 : random());
    const auto result = read(noise);
    if (result) {
      EXPECT_TRUE(read(metadata_to_msgpack(*result)).ok());
    }
  }
}

TEST(Damaged, Yaml) {
  const auto message = [](const std::string& text) {
    const auto result = metadata_from_yaml(std::as_bytes(std::span(text.data(), text.size())));
    return result ? "(read) " + result->dump() : result.error().message;
  };
  EXPECT_EQ(message("---\nA: [ 1, -2, 0x10, true, 'true', \"3\", x y ]\n...\n"),
            "(read) {\"A\":[1,-2,16,true,\"true\",\"3\",\"x y\"]}");
  EXPECT_NE(message("a: [1, 2").find("line "), std::string::npos);
  EXPECT_NE(message(std::string(200000, '[')).find("YAML note"), std::string::npos);
  EXPECT_NE(message(std::string(200000, '{')).find("YAML note"), std::string::npos);
  EXPECT_NE(message("&a [ *a ]").find("nested more than 64 deep"), std::string::npos);
  EXPECT_NE(message("? [1]\n: 2\n").find("a map key is not a string"), std::string::npos);
  std::string bomb = "a0: &a0 [x,x,x,x,x,x,x,x,x,x]\n";
  for (int i = 1; i < 12; ++i) {
    bomb += fmt::format("a{}: &a{} [", i, i);
    for (int j = 0; j < 10; ++j) bomb += fmt::format("{}*a{}", j ? "," : "", i - 1);
    bomb += "]\n";
  }
  EXPECT_NE(message(bomb).find("more than 1000000 values"), std::string::npos);
}

// Files that are valid ELF but make no sense, with the message each must give.
TEST(Damaged, MessagesSayWhatAndWhere) {
  const ByteVector bytes = read_file(data_path("gfx900_v3.hsaco"));
  const auto header = lw::load_le<Elf64_Ehdr>(bytes.data());
  const auto with = [&](auto change) {
    ByteVector damaged = bytes;
    change(damaged);
    const auto object = load(damaged);
    return object ? std::string("(read)") : object.error().message;
  };
  const auto phdr = [&](ByteVector& b, size_t i) {
    return reinterpret_cast<Elf64_Phdr*>(b.data() + header.e_phoff + i * sizeof(Elf64_Phdr));
  };
  EXPECT_EQ(with([](ByteVector& b) { b.resize(3); }), "ELF file: it does not begin with 0x7f 'E' 'L' 'F'");
  EXPECT_EQ(with([](ByteVector& b) { b.resize(40); }), "ELF file: 40 bytes are fewer than the 64 of a file header");
  EXPECT_EQ(with([](ByteVector& b) { b[4] = std::byte{1}; }), "ELF file: it is not a 64-bit file (EI_CLASS)");
  EXPECT_EQ(with([](ByteVector& b) { b[5] = std::byte{2}; }), "ELF file: it is not little-endian (EI_DATA)");
  EXPECT_EQ(with([](ByteVector& b) { b[8] = std::byte{9}; }),
            "code objects with ABI version 9 are not modelled; 0 to 4 are (code object versions 2 to 6)");
  EXPECT_EQ(with([](ByteVector& b) { lw::store_le<uint16_t>(b.data() + 18, 62); }),
            "the ELF file is for machine 62, not for an AMD GPU (EM_AMDGPU, 224)");
  EXPECT_EQ(with([](ByteVector& b) { lw::store_le<uint16_t>(b.data() + 16, 2); }),
            "the ELF file is of type 2; a code object is linked (ET_DYN) or relocatable (ET_REL)");
  EXPECT_EQ(with([](ByteVector& b) { lw::store_le<uint32_t>(b.data() + 48, 0xff); }),
            "e_flags 0xff: no processor has EF_AMDGPU_MACH 0xff");
  EXPECT_EQ(with([&](ByteVector& b) { phdr(b, 2)->p_vaddr = 0x10; }), "the loaded segments at 0x0 and 0x10 overlap");
  EXPECT_EQ(with([&](ByteVector& b) { phdr(b, 2)->p_memsz = UINT64_MAX; }),
            "the segment at 0x1900 (0xffffffffffffffff bytes) is outside of a GPU's addresses");
  EXPECT_EQ(with([&](ByteVector& b) { phdr(b, 2)->p_filesz = UINT64_MAX; }),
            "ELF file: program header 2 (0xffffffffffffffff bytes at 0x900) reaches past the end of the file (0x1030 "
            "bytes)");
  EXPECT_EQ(with([&](ByteVector& b) { phdr(b, 2)->p_flags = PF_R; }),
            "kernel scale: its first instruction would be at 0x1900, where there is no executable code");
  EXPECT_EQ(with([&](ByteVector& b) { b[header.e_shoff + 3] ^= std::byte{0}; }), "(read)");
}

// A segment that is large only in memory costs nothing until somebody asks for the image.
TEST(Damaged, HugeMemoryIsRefusedByTheImageOnly) {
  ByteVector bytes = read_file(data_path("gfx900_v3.hsaco"));
  const auto header = lw::load_le<Elf64_Ehdr>(bytes.data());
  auto* last = reinterpret_cast<Elf64_Phdr*>(bytes.data() + header.e_phoff + 3 * sizeof(Elf64_Phdr));
  ASSERT_EQ(last->p_type, static_cast<uint32_t>(PT_LOAD));
  last->p_memsz = uint64_t{1} << 40;
  const auto object = load(bytes);
  ASSERT_TRUE(object.ok()) << object.error().message;
  const auto image = make_image(*object, 0);
  ASSERT_FALSE(image.ok());
  EXPECT_NE(image.error().message.find("more than the limit of 1073741824"), std::string::npos);
}

}  // namespace
