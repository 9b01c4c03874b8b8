// llvm-objdump-22 as the witness for bits and spelling.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "isa/isa.h"

namespace lw::test {

using Words = std::array<uint32_t, 5>;

// What LLVM says about the instruction at the start of some words.
struct Witnessed {
  enum class Outcome : uint8_t { text, undecodable, crash, annotated };
  Outcome outcome = Outcome::undecodable;
  std::string text;  // where annotated: with the /* complaint */
  unsigned size_bytes = 4;
};

bool has_llvm();

// Every opcode column in each size of wave, by a target that has it: "gfx1030", "gfx1030:wave64".
inline constexpr std::string_view kLlvmTargets[] = {
    "gfx803",         "gfx810",  "gfx900",         "gfx904",  "gfx906",         "gfx908",  "gfx90a",         "gfx942",
    "gfx950",         "gfx1010", "gfx1010:wave64", "gfx1011", "gfx1011:wave64", "gfx1013", "gfx1013:wave64", "gfx1030",
    "gfx1030:wave64", "gfx1100", "gfx1100:wave64", "gfx1150", "gfx1150:wave64", "gfx1200", "gfx1200:wave64"};
// The other targets of those columns: LLVM may tell apart what one column holds.
inline constexpr std::string_view kLlvmSiblings[] = {
    "gfx801",         "gfx802",         "gfx805",  "gfx902",         "gfx909",         "gfx90c",
    "gfx1012",        "gfx1012:wave64", "gfx1031", "gfx1032:wave64", "gfx1033",        "gfx1034:wave64",
    "gfx1035",        "gfx1036:wave64", "gfx1101", "gfx1102",        "gfx1103:wave64", "gfx1151",
    "gfx1152:wave64", "gfx1153",        "gfx1201", "gfx1201:wave64"};
// 4 for those, which tests ask for a quarter unless the environment says how much; 1 for the others.
uint64_t sample_part(std::string_view target);
// "gfx1030_wave64", as GoogleTest wants names.
std::string test_name(std::string_view target);

// A number that the environment may set: how much a test asks, and of what.
uint64_t setting(const char* name, uint64_t otherwise);

// Takes "[gfx942 gfx950] " from the start of a line; false when it names targets and none of this one's column.
bool take_targets(std::string& line, const isa::Target& target);

// LLVM's name of the size of waves, empty for a target with one size.
std::string wave_features(const isa::Target& target);

// One answer for each element; one process for all of a batch, more only where it crashes. A crash costs a search
// through its batch: elements likely to crash belong in small batches.
std::vector<Witnessed> ask_llvm(const isa::Target& target, std::span<const Words> words, size_t batch = 4096);

// The least ELF file that objdump takes: one section .text at `address` with these bytes, no symbols.
std::string minimal_elf(const isa::Target& target, std::span<const std::byte> text, uint64_t address = 0);

// A new empty folder for the files of a test, removed with the object.
class ScratchFolder {
 public:
  ScratchFolder();
  ~ScratchFolder();
  ScratchFolder(const ScratchFolder&) = delete;
  ScratchFolder& operator=(const ScratchFolder&) = delete;
  std::string file(std::string_view name) const;

 private:
  std::string path_;
};

void write_file(const std::string& path, std::string_view content);
std::string read_file(const std::string& path);

// Runs a shell command; its standard output, and whether it exited with 0.
struct CommandResult {
  bool ok = false;
  std::string output;
};
CommandResult run_command(const std::string& command);

}  // namespace lw::test
