// Straight-line code from a file, for the prover.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "input/assemble.h"
#include "prove/prove.h"

namespace lw::app {

struct LoadedSnippet {
  const isa::Target* target = nullptr;
  prove::Snippet snippet;
  std::vector<std::string> texts;  // of the instructions
  std::optional<uint32_t> mode;    // what the kernel descriptor sets, where the file has one
  Messages warnings;               // of the assembler
  std::string not_modelled;        // what stands in the way of giving every instruction a meaning; exit code 4
};

// Assembles the file and takes the instructions from the label `snippet_begin` to `snippet_end`, or all of .text.
Result<LoadedSnippet, Messages> load_snippet(const Session& session, const std::string& path,
                                             const std::string& target);

}  // namespace lw::app
