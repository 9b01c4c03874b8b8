// The lines of a .t file (README.md), read.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "isa/isa.h"

namespace lw::cases {

// The bits of an operand, lowest word first.
using Number = std::array<uint32_t, 4>;

std::string hexadecimal(const Number& number);  // "0x1c"

// One word right of `->`.
struct Expectation {
  enum class Form : uint8_t { exact, nan, near };
  std::string name;
  Form form = Form::exact;
  Number value{};
  uint64_t tolerance = 0;  // units in the last place, for Form::near

  std::string text() const;  // as the line has it
};

struct Case {
  enum class Kind : uint8_t { both, enc, dis, bad, run };  // `both` is asm, a word that C++ keeps for itself
  Kind kind = Kind::both;
  int line = 0;
  const isa::Target* target = nullptr;
  std::string target_name;               // as the line of targets has it: "gfx1100:wave64"
  std::string source;                    // the whole line
  std::string instruction;               // asm, enc, dis, bad
  std::vector<std::byte> bytes;          // asm, enc, dis
  std::string diagnostic;                // bad: "1:16: destination must …"
  std::map<std::string, Number> before;  // run
  std::vector<Expectation> after;
};

struct Complaint {
  int line = 0;
  std::string message;
};

struct CaseFile {
  std::filesystem::path path;
  const isa::Record* record = nullptr;  // the record that names the file
  std::vector<Case> cases;              // one for each target of a line, in the order of the list
  std::vector<Complaint> complaints;    // lines that are no cases
};

CaseFile read(const std::filesystem::path& path);

// All .t files at and below the paths, in order of their names.
std::vector<std::filesystem::path> find_files(const std::vector<std::filesystem::path>& paths);

}  // namespace lw::cases
