// How often a dispatch executed its instructions, and what they moved.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace lanewise {

struct ExecutedCount {
  std::uint64_t wave_instructions = 0;
  // Active lanes (bits of EXEC), summed over the instructions of units that lanes take part in; 0 for other units.
  std::uint64_t lane_instructions = 0;
};

struct MovedBytes {
  std::uint64_t loaded_bytes = 0, stored_bytes = 0, atomic_bytes = 0;
};

struct CountReport {
  std::string kernel;
  std::optional<std::string> demangled;  // of a C++ name
  std::string target;
  std::uint64_t workgroups = 0, waves = 0, wave_instructions = 0;
  // Of the units that lanes take part in: valu, vmem, flat, lds.
  std::uint64_t vector_wave_instructions = 0, vector_lane_instructions = 0;
  double lanes_active_average = 0;
  std::array<std::uint64_t, 65> vector_wave_instructions_by_lanes_active{};
  std::uint32_t wave_size = 64;  // lanes
  // The most executed first.
  std::vector<std::pair<std::string, ExecutedCount>> units, mnemonics;
  std::vector<std::pair<std::string, MovedBytes>> memory;  // by space: "global", "scalar", "lds", "private"
};

struct ProfiledInstruction {
  std::uint64_t address = 0;  // in the code object, bytes
  std::string text;
  std::uint64_t wave_instructions = 0;
  std::optional<std::string> function, demangled;
  std::optional<std::string> source_file;
  std::optional<std::uint32_t> source_line;
};

struct ProfileReport {
  std::string kernel, target;
  bool has_lines = false;                         // the code object names lines of source
  std::vector<ProfiledInstruction> instructions;  // those that were executed, by address
  std::string folded_stacks;                      // perf's format: "kernel;function;file:line COUNT", one per line
};

}  // namespace lanewise
