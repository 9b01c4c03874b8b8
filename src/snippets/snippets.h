// Straight-line code from files: read for the prover, and executed on random inputs and on the prover's
// counterexamples.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/base.h"
#include "base/session.h"
#include "isa/isa.h"
#include "prove/prove.h"

namespace lw::snippets {

struct LoadedSnippet {
  const isa::Target* target = nullptr;
  prove::Snippet snippet;
  std::vector<std::string> texts;  // of the instructions
  std::optional<uint32_t> mode;    // what the kernel descriptor sets, where the file has one
  Messages warnings;               // of the assembler
  std::string not_modelled;        // what stands in the way of giving every instruction a meaning, without the file
};

// Assembles the file and takes the instructions from the label `snippet_begin` to `snippet_end`, or all of .text.
Result<LoadedSnippet, Messages> load(const Session& session, const std::string& path, const std::string& target);

// Executes a snippet on the registers of a counterexample and returns its live-out register in its lane.
Result<uint64_t> execute(const LoadedSnippet& loaded, const prove::Answer& answer);

// Whether it can be executed on any input: LDS, which is empty then, is the only memory that it accesses.
bool can_execute(const LoadedSnippet& loaded);

struct RandomInputs {
  uint64_t count = 4096;  // each is the registers of one lane
  uint64_t seed = 1;
  std::optional<uint32_t> mode;  // MODE, where it is known; else it varies
  std::span<const prove::Assumption> assumptions;
};

// Whether the registers of a counterexample satisfy the assumptions in the lane that it speaks of.
bool satisfies(const LoadedSnippet& loaded, const prove::Answer& answer,
               std::span<const prove::Assumption> assumptions);

// The first random input for which one of `places` differs and the assumptions hold; execute() gives the same values.
// It is found in milliseconds where the solver may need hours. Half of the inputs are special values: zeros, ones,
// largest and smallest numbers, denormals, infinities and NaNs of every float format. Throws CancelRequested when
// `cancel` is requested.
std::optional<prove::Answer> random_difference(const LoadedSnippet& left, const LoadedSnippet& right,
                                               const std::vector<prove::LiveOut>& places, const RandomInputs& inputs,
                                               const Cancel& cancel);

}  // namespace lw::snippets
