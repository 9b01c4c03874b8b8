// What checks find in a dispatch.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace lanewise {

// One of the instructions, or of the other events, that a finding is about.
struct FindingSide {
  std::string role;                  // "load", "store", "read", ...
  std::optional<std::string> actor;  // instead of the next three: "a copy", "kernel fill on queue 2"
  std::optional<std::array<std::uint32_t, 3>> workgroup;
  std::optional<std::uint32_t> wave;     // within the workgroup
  std::optional<std::int32_t> lane;      // -1: the wave as a whole
  std::optional<std::uint64_t> address;  // of the instruction in the code object, bytes
  std::string instruction;               // its text
  // Of an instruction: "scale.cl:4:12", empty without debug information, and from where that was inlined, outwards.
  std::optional<std::string> source;
  std::optional<std::vector<std::string>> inlined_at;
  std::optional<std::string> header;  // the header that the instruction itself comes from
  std::optional<std::string> caller;  // the call of the program that started it
};

struct Finding {
  std::string check;     // "races", "waits", ...
  bool is_note = false;  // may be intended: no mistake
  std::string message;
  std::uint64_t count = 1;   // how often it happened
  std::uint64_t places = 1;  // instructions, or pairs of them, at which it was found
  std::optional<std::string> kernel, demangled;
  // Of the memory concerned.
  std::optional<std::string> space;  // "LDS", "global", ...
  std::optional<std::uint64_t> address;
  std::optional<std::uint32_t> size_bytes;
  std::optional<std::string> relation;  // how the address lies to the buffers
  std::vector<FindingSide> sides;
  bool stops_dispatch = false;  // the report of the run has it as the fault
};

}  // namespace lanewise
