#include "llvm_assembler.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <regex>
#include <sstream>

namespace lw::test {
namespace {

// A line of its own behind each line, since some make no instruction and are no error: labels, assignments.
constexpr std::string_view kMark = "s_nop 0x7abc";

// Adds bytes as -show-encoding has them: "0x80,0xbe", with letters where a linker fills in: "A,A,0x82'A',0xbf". Where
// single bits are left to it the answer is "?" and no bytes.
void add_bytes(std::string_view numbers, Answer& answer) {
  if (answer == kLinked) return;
  std::istringstream bytes{std::string(numbers)};
  for (std::string byte; std::getline(bytes, byte, ',');) {
    if (byte.starts_with("0b")) {
      answer = kLinked;
      return;
    }
    const bool is_linked = byte.find_first_of("AB") != std::string::npos;
    if (is_linked && !answer.starts_with(kLinked)) answer = kLinked + answer;
    answer += fmt::format("{:02x}", byte.starts_with("0x") ? std::strtoul(byte.c_str(), nullptr, 16) : 0);
  }
}

std::string llvm_mc(const isa::Target& target) {
  return fmt::format("llvm-mc-22 -triple=amdgcn -mcpu={} -mattr={}", target.name, wave_features(target));
}

// Runs llvm-mc on the lines: "-" for those it rejects, the bytes of the others. False where it crashes, or takes longer
// than such lines take, so that some have no answer.
bool run_llvm_mc(const isa::Target& target, const ScratchFolder& folder, std::span<const std::string> lines,
                 std::span<Answer> answers) {
  std::string source;
  for (const std::string& line : lines) source += fmt::format("{}\n{}\n", line, kMark);
  write_file(folder.file("lines.s"), source);
  const size_t seconds = 2 + lines.size() / 1000;  // of the processor's time
  const CommandResult result = run_command(fmt::format("ulimit -t {}; {} -show-encoding {} 2>{}", seconds,
                                                       llvm_mc(target), folder.file("lines.s"), folder.file("errors")));
  std::ranges::fill(answers, Answer());
  std::ifstream errors(folder.file("errors"));
  const std::string prefix = folder.file("lines.s") + ":";
  for (std::string line; std::getline(errors, line);) {
    if (!line.starts_with(prefix) || line.find(": error:") == std::string::npos) continue;
    const size_t number = std::strtoull(line.c_str() + prefix.size(), nullptr, 10);
    if (number >= 1 && number / 2 < lines.size()) answers[(number - 1) / 2] = Answer(1, '-');
  }
  size_t next = 0;
  std::istringstream output(result.output);
  for (std::string line; next < answers.size() && std::getline(output, line);) {
    const size_t at = line.find("; encoding: [");
    if (at == std::string::npos) continue;
    if (line.find(kMark) != std::string::npos) {
      ++next;
      continue;
    }
    add_bytes(line.substr(at + 13, line.find(']', at) - at - 13), answers[next]);
  }
  return next == answers.size();
}

// Where a barrier is named by a register that is a constant, llvm-mc 22 takes its number for a 64-bit one of which the
// lines before have left the upper half (docs/errata.md, "Barriers of gfx12").
bool is_barrier_by_chance(const std::string& line) {
  static const std::regex barrier(R"(\s*s_(barrier_\w+|get_barrier_state)\b.*\b(null|src_\w+).*)");
  return line.find("barrier") != std::string::npos && std::regex_match(line, barrier);
}

// It looks for the signs of a symbol in the memory of another operand where an instruction has an exponent or a class,
// and takes one for the destination of s_get_barrier_state (docs/errata.md, "Symbols as operands").
bool is_symbol_by_chance(const std::string& line) {
  static const std::regex place(R"(\s*(v_ldexp_\w+|v_cmpx?_class_\w+|s_get_barrier_state)\b.*)");
  return std::regex_match(line, place);
}

// Behind a sample with twelve addresses and all its modifiers it takes anything, and forgets it (docs/errata.md,
// "Operands that LLVM forgets").
bool may_have_forgotten_operands(const std::string& line) {
  static const std::regex twelve(R"(\s*image_sample_\w+ .*\[([^,\]]*,){11}[^,\]]*\].*\bd16\b.*\S+.*)");
  return line.find("image_sample_") != std::string::npos && std::regex_match(line, twelve);
}

void ask_all(const isa::Target& target, const ScratchFolder& folder, std::span<const std::string> lines,
             std::span<Answer> answers) {
  if (run_llvm_mc(target, folder, lines, answers)) return;
  if (lines.size() == 1) {
    answers[0] = Answer(1, '!');
    return;
  }
  const size_t half = lines.size() / 2;
  ask_all(target, folder, lines.first(half), answers.first(half));
  ask_all(target, folder, lines.subspan(half), answers.subspan(half));
}

}  // namespace

void ask_llvm_mc(const isa::Target& target, const ScratchFolder& folder, std::span<const std::string> lines,
                 std::span<Answer> answers) {
  ask_all(target, folder, lines, answers);
  for (size_t i = 0; i < lines.size(); ++i)
    if (is_barrier_by_chance(lines[i]) || (answers[i] != kRejected && may_have_forgotten_operands(lines[i])) ||
        (answers[i].starts_with(kLinked) && is_symbol_by_chance(lines[i])))
      answers[i] = Answer(1, '!');
}

bool llvm_mc_makes_object(const isa::Target& target, const ScratchFolder& folder, const std::string& line) {
  write_file(folder.file("line.s"), line + "\n");
  return run_command(fmt::format("{} -filetype=obj -o {} {} 2>&1", llvm_mc(target), folder.file("line.o"),
                                 folder.file("line.s")))
      .ok;
}

Answer hex_of(std::span<const std::byte> bytes) {
  Answer hex;
  for (const std::byte byte : bytes) hex += fmt::format("{:02x}", std::to_integer<unsigned>(byte));
  return hex;
}

}  // namespace lw::test
