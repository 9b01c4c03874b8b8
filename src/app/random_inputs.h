// Two snippets on random inputs: what makes them differ is found in milliseconds, where a solver may need hours.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "app/snippet.h"
#include "prove/prove.h"

namespace lw::app {

// Executes a snippet on the registers of a counterexample and returns its live-out register in its lane.
Result<uint64_t> execute(const LoadedSnippet& loaded, const prove::Answer& answer);

struct RandomInputs {
  uint64_t count = 4096;  // each is the registers of one lane
  uint64_t seed = 1;
  std::optional<uint32_t> mode;  // MODE, where it is known; else it varies
};

// The first random input for which one of `places` differs; execute() gives the same values. Half of the inputs are
// special values: zeros, ones, largest and smallest numbers, denormals, infinities and NaNs of every float format.
std::optional<prove::Answer> random_difference(const LoadedSnippet& left, const LoadedSnippet& right,
                                               const std::vector<prove::LiveOut>& places, const RandomInputs& inputs);

}  // namespace lw::app
