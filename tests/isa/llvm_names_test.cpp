// Every opcode number of every format, in every column: the same name as llvm-mc's disassembler gives, or none.
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "isa/isa.h"
#include "isa/operand_values.h"

namespace lw::isa {
namespace {

// One family of words: `base` with the opcode counted up. Several patterns of one format differ in the operands, since
// llvm-mc refuses, say, a VGPR where only a scalar register may stand.
struct Pattern {
  const char* name;
  unsigned opcode_lsb;
  unsigned opcode_width;
  uint64_t base;
  unsigned words;
};

std::vector<Pattern> patterns(Column column) {
  constexpr uint64_t high = uint64_t{1} << 32;
  std::vector<Pattern> result = {
      {"SOP2", 23, 7, 0x80081810, 2},
      {"SOP1", 8, 8, 0xbe880010, 1},
      {"SOPC", 16, 7, 0xbf000410, 1},
      {"SOPP", 16, 7, 0xbf800000, 1},
      {"SOPK", 23, 5, 0xb0080801, 2},
      {"VOP1", 9, 8, 0x7e020102, 1},
      {"VOP1 scalar", 9, 8, 0x7e020010, 1},
      {"VOP1 without operands", 9, 8, 0x7e000000, 1},
      {"VOP2", 25, 6, 0x00020702, 2},
      {"VOPC", 17, 8, 0x7c000702, 1},
      {"VOP3", 16, 10, 0xd0000008 + high * 0x041a0902, 2},
      {"VOP3 scalar", 16, 10, 0xd0000008 + high * 0x00180c06, 2},
      {"VOP3 scalar carry", 16, 10, 0xd0000008 + high * 0x001a0902, 2},
      {"VOP3 lane", 16, 10, 0xd0000008 + high * 0x00180d02, 2},
      {"VOP3 lane of a VGPR", 16, 10, 0xd0000008 + high * 0x00000d02, 2},
      {"VOP3P", 16, 7, 0xd3804008 + high * 0x1c1a0902, 2},
      {"VOP1_SDWA", 9, 8, 0x7e0200f9 + high * 0x00061602, 2},
      {"VOP2_SDWA", 25, 6, 0x000206f9 + high * 0x06061602, 2},
      {"VOPC_SDWA", 17, 8, 0x7c0006f9 + high * 0x06060002, 2},
      {"VOPC_SDWA with destination", 17, 8, 0x7c0006f9 + high * 0x06068802, 2},
      {"VOP1_DPP", 9, 8, 0x7e0200fa + high * 0xff00b102, 2},
      {"VOP2_DPP", 25, 6, 0x000206fa + high * 0xff00b102, 2},
      {"VOPC_DPP", 17, 8, 0x7c0006fa + high * 0xff00b102, 2},
      {"VINTRP", 16, 2, 0xd4200d02, 1},
      {"SMEM immediate", 18, 8, 0xc0020204 + high * 0x44, 2},
      {"SMEM register", 18, 8, 0xc0000204 + high * 0x44, 2},
      {"SMEM glc", 18, 8, 0xc0030204 + high * 0x44, 2},
      {"MTBUF", 15, 4, 0xeba00000 + high * 0x0902140a, 2},
      {"MTBUF offen", 15, 4, 0xeba01000 + high * 0x0902140a, 2},
      {"MIMG", 18, 7, 0xf0000100 + high * 0x00020408, 2},
      {"MIMG glc", 18, 7, 0xf0002100 + high * 0x00020408, 2},
      {"MIMG with sampler", 18, 7, 0xf0000100 + high * 0x00820408, 2},
      {"EXP", 0, 0, 0xc400000f + high * 0x04030201, 2},
  };
  for (const uint64_t gds : {0, 0x10000})
    for (uint64_t used = 0; used < 16; ++used) {
      const uint64_t registers =
          (used & 1) * 0x0a + (used >> 1 & 1) * 0x1400 + (used >> 2 & 1) * 0x1e0000 + (used >> 3 & 1) * 0x28000000;
      result.push_back({"DS", 17, 8, 0xd8000201 + gds + high * registers, 2});
    }
  for (const uint64_t bits : {0x0, 0x1000, 0x2000, 0x3000, 0x4000, 0x10000})
    for (const uint64_t tfe : {0, 0x800000})
      result.push_back({"MUBUF", 18, 7, 0xe0000000 + bits + high * (0x0902140a + tfe), 2});
  for (const uint64_t glc : {0, 0x10000}) result.push_back({"FLAT", 18, 7, 0xdc000000 + glc + high * 0x2800140a, 2});
  if (column != Column::gfx8) {
    result.push_back({"SMEM register and immediate", 18, 8, 0xc0024204 + high * 0x88000123, 2});
    result.push_back({"SMEM register at the top", 18, 8, 0xc0004204 + high * 0x88000000, 2});
    for (const uint64_t segment : {0x4000, 0x8000})
      for (const uint64_t bits : {0x0, 0x2000, 0x10000})
        for (const uint64_t saddr : {0x7f0000, 0x040000})
          result.push_back({"GLOBAL, SCRATCH", 18, 7, 0xdc000000 + segment + bits + high * (0x2800140a + saddr), 2});
  }
  return result;
}

// Runs llvm-mc once over all words. An entry is empty where it refuses the words or prints a register it calls invalid.
class Disassembler {
 public:
  static bool exists() { return std::system("llvm-mc-22 --version > /dev/null 2>&1") == 0; }

  static std::vector<std::string> run(const char* cpu, const std::vector<std::pair<uint64_t, unsigned>>& words) {
    const auto folder = std::filesystem::temp_directory_path() / ("lwtest_isa_" + std::to_string(getpid()));
    std::filesystem::create_directories(folder);
    {
      std::ofstream input(folder / "in");
      for (const auto& [value, count] : words) {
        input << '[';
        for (unsigned byte = 0; byte < 4 * count; ++byte)
          input << "0x" << std::hex << (value >> 8 * byte & 0xff) << ' ';
        input << "]\n" << kMark;
      }
    }
    const std::string command =
        "cd " + folder.string() + " && llvm-mc-22 --disassemble -triple=amdgcn -mcpu=" + cpu + " < in > out 2> err";
    const int status = std::system(command.c_str());
    EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) <= 1) << command;  // 1: some words were refused
    std::vector<std::string> result = names(folder / "out");
    refused(folder / "err", result);
    std::filesystem::remove_all(folder);
    EXPECT_EQ(result.size(), words.size());
    return result;
  }

 private:
  static constexpr const char* kMark = "[0x34 0x12 0x80 0xbf]\n";

  static std::vector<std::string> names(const std::filesystem::path& path) {
    std::vector<std::string> result;
    std::ifstream output(path);
    std::string line, current;
    while (std::getline(output, line)) {
      if (line.find("s_nop 0x1234") != std::string::npos) {
        result.push_back(current);
        current.clear();
        continue;
      }
      std::string first;
      std::istringstream(line) >> first;
      if (current.empty() && !first.empty() && first[0] != '.' && line.find("/*Invalid") == std::string::npos)
        current = first;
    }
    return result;
  }

  // "<stdin>:LINE:COLUMN: warning: invalid instruction encoding"; words and marks alternate, from line 1.
  static void refused(const std::filesystem::path& path, std::vector<std::string>& result) {
    std::ifstream errors(path);
    std::string line;
    while (std::getline(errors, line)) {
      if (line.rfind("<stdin>:", 0) != 0 || line.find("warning") == std::string::npos) continue;
      const size_t index = (std::stoul(line.substr(8)) - 1) / 2;
      const size_t column = std::stoul(line.substr(line.find(':', 8) + 1));
      // A warning further on in the line is about the bytes after a shorter instruction.
      if (index < result.size() && column == 2) result[index].clear();
    }
  }
};

bool kind_holds(const Operand& operand, uint32_t value) {
  switch (operand.kind) {
    case Kind::vgpr: return value >= isa::kFirstVgpr;
    case Kind::sreg:
    case Kind::sdst: return value < isa::kScalarRegisters;
    case Kind::ssrc: return value < isa::kFirstVgpr;
    default: return true;
  }
}

// What the tables call these words, where the operands are of a kind the instruction takes (its encoding does not say
// so, the operand does).
std::string name_of(Column column, uint64_t words) {
  const Encoding& found = encoding(find_by_bits(column, words));
  for (const Operand& operand : found.operands()) {
    // llvm-mc drops the top bit of a carry-in or select mask, so it names these words too.
    if (operand.width == 0 || operand.type == Type::mask) continue;
    const uint64_t field = words >> operand.lsb & ((uint64_t{1} << operand.width) - 1);
    if (!kind_holds(operand, static_cast<uint32_t>((field << operand.shift) + operand.bias))) return "";
  }
  return std::string(found.mnemonic());
}

class Names : public ::testing::TestWithParam<std::pair<Column, const char*>> {};

TEST_P(Names, EveryOpcodeHasTheNameLlvmGivesIt) {
  if (!Disassembler::exists()) GTEST_FAIL() << "llvm-mc-22 is not installed";
  const auto [column, cpu] = GetParam();
  std::vector<std::pair<uint64_t, unsigned>> words;
  std::vector<std::string> origin;
  for (const Pattern& pattern : patterns(column))
    for (uint64_t opcode = 0; opcode < uint64_t{1} << pattern.opcode_width; ++opcode) {
      words.emplace_back(pattern.base | opcode << pattern.opcode_lsb, pattern.words);
      origin.push_back(std::string(pattern.name) + " opcode " + std::to_string(opcode));
    }
  const std::vector<std::string> theirs = Disassembler::run(cpu, words);
  size_t named = 0;
  for (size_t i = 0; i < words.size(); ++i) {
    const std::string ours = name_of(column, words[i].first);
    named += !theirs[i].empty();
    EXPECT_EQ(ours, theirs[i]) << origin[i] << " for " << cpu << std::hex << ", words 0x" << words[i].first;
  }
  EXPECT_GT(named, 4000u);
}

TEST(Targets, HaveTheElfNumberLlvmWrites) {
  if (!Disassembler::exists()) GTEST_FAIL() << "llvm-mc-22 is not installed";
  const auto path = std::filesystem::temp_directory_path() / ("lwtest_isa_" + std::to_string(getpid()) + ".o");
  for (const Target& target : targets()) {
    const std::string command =
        "echo s_endpgm | llvm-mc-22 -triple=amdgcn-amd-amdhsa -mcpu=" + std::string(target.name) +
        " -filetype=obj -o " + path.string();
    ASSERT_EQ(std::system(command.c_str()), 0) << command;
    std::ifstream file(path, std::ios::binary);
    constexpr std::streamoff flags_offset = 48;  // e_flags of a 64-bit ELF header; its low byte is the machine
    file.seekg(flags_offset);
    EXPECT_EQ(static_cast<uint32_t>(file.get()), target.elf_mach) << target.name;
  }
  std::filesystem::remove(path);
}

INSTANTIATE_TEST_SUITE_P(Columns, Names,
                         ::testing::Values(std::pair{Column::gfx8, "gfx803"}, std::pair{Column::gfx810, "gfx810"},
                                           std::pair{Column::gfx9, "gfx900"}, std::pair{Column::gfx904, "gfx904"},
                                           std::pair{Column::gfx906, "gfx906"}));

}  // namespace
}  // namespace lw::isa
