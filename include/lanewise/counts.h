// Counts of a dispatch: executed instructions, active lanes, and bytes moved.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace lanewise {

// Executions of one unit's instructions, or of one mnemonic.
struct ExecutedCount {
  std::uint64_t wave_instructions = 0;  // instructions, each counted once per wave
  // Sum of the active lanes (bits of EXEC) of these instructions; 0 for units in which lanes take no part.
  std::uint64_t lane_instructions = 0;
};

// Bytes as the lanes request them.
struct MovedBytes {
  std::uint64_t loaded_bytes = 0, stored_bytes = 0, atomic_bytes = 0;  // by loads, stores and atomics
};

// The counts of one dispatch.
struct CountReport {
  std::string kernel;                                              // symbol of the kernel
  std::optional<std::string> demangled;                            // the kernel's C++ name, if it has one
  std::string target;                                              // "gfx900"
  std::uint64_t workgroups = 0, waves = 0, wave_instructions = 0;  // of the whole dispatch
  // Counts for the units in which lanes take part: valu, vmem, flat, lds.
  std::uint64_t vector_wave_instructions = 0, vector_lane_instructions = 0;
  double lanes_active_average = 0;  // vector_lane_instructions / vector_wave_instructions, 0 to 64
  // Element n: the number of these instructions that had n active lanes.
  std::array<std::uint64_t, 65> vector_wave_instructions_by_lanes_active{};
  std::uint32_t wave_size = 64;  // lanes
  // Counts by name of unit and by mnemonic, the most executed first.
  std::vector<std::pair<std::string, ExecutedCount>> units, mnemonics;
  std::vector<std::pair<std::string, MovedBytes>> memory;  // by space: "global", "scalar", "lds", "private"
};

// Bytes of one buffer that a dispatch reads and writes. A vector access counts once per active lane, a scalar load once
// per wave. A buffer that has several addresses is one.
struct BufferUse {
  std::string name;              // as messages name the buffer: "argument 1 'in' (f32[1024])"
  std::uint64_t size_bytes = 0;  // of the buffer
  std::uint64_t loaded_bytes = 0, stored_bytes = 0, atomic_bytes = 0;
  std::uint64_t touched_bytes = 0;  // distinct bytes that the dispatch reads or writes, 1 to size_bytes
};

// Executions of one instruction of the code.
struct ProfiledInstruction {
  std::uint64_t address = 0;                       // byte address in the code object, as `disassemble` shows it
  std::string text;                                // "v_add_f32_e32 v0, v1, v2"
  std::uint64_t wave_instructions = 0;             // executions, each counted once per wave
  std::optional<std::string> function, demangled;  // symbol and C++ name of the function that contains it
  std::optional<std::string> source_file;          // from debug information
  std::optional<std::uint32_t> source_line;        // counted from 1
};

// The profile of one dispatch.
struct ProfileReport {
  std::string kernel, target;                     // symbol of the kernel, and "gfx900"
  bool has_lines = false;                         // the code object has line numbers (debug information)
  std::vector<ProfiledInstruction> instructions;  // the executed instructions, by address
  std::string folded_stacks;                      // perf's format: "kernel;function;file:line COUNT", one per line
};

}  // namespace lanewise
