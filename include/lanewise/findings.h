// Findings: the mistakes that checks report about a dispatch. docs/check.md describes the checks.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace lanewise {

// One of the instructions or other events that a finding is about.
struct FindingSide {
  std::string role;                  // "load", "store", "read", ...
  std::optional<std::string> actor;  // in place of workgroup, wave and lane: "a copy", "kernel fill on queue 2"
  std::optional<std::array<std::uint32_t, 3>> workgroup;  // X, Y, Z
  std::optional<std::uint32_t> wave;                      // number within the workgroup, from 0
  std::optional<std::int32_t> lane;                       // -1: the wave as a whole
  std::optional<std::uint64_t> address;                   // byte address of the instruction in the code object
  std::string instruction;                                // text of the instruction, or words for another event
  // Source line of the instruction: "scale.cl:4:12"; empty without debug information.
  std::optional<std::string> source;
  std::optional<std::vector<std::string>> inlined_at;  // places where that line was inlined, innermost first
  std::optional<std::string> header;  // innermost line, if it is in a header of the compiler or the system
  std::optional<std::string> caller;  // call of the program that started the event
};

// One mistake, or one note, with the number of its occurrences.
struct Finding {
  std::string check;         // "races", "waits", ...
  bool is_note = false;      // may be intended, so it does not count as a mistake
  std::string message;       // one sentence
  std::uint64_t count = 1;   // number of occurrences
  std::uint64_t places = 1;  // number of instructions, or pairs of instructions, at which it occurred
  std::optional<std::string> kernel, demangled;  // symbol and C++ name of the kernel
  // The memory concerned. Not set for findings about registers or barriers.
  std::optional<std::string> space;         // "LDS", "global", ...
  std::optional<std::uint64_t> address;     // first byte; an offset in LDS, otherwise a device address
  std::optional<std::uint32_t> size_bytes;  // number of bytes
  std::optional<std::string> relation;      // position of the address relative to the nearest buffer
  std::vector<FindingSide> sides;           // usually the two sides of the conflict
  bool stops_dispatch = false;              // the dispatch ended with it; RunReport::fault has it, too
};

}  // namespace lanewise
