// Completions of the last word of a command line.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "app/value_name.h"
#include "base/session.h"

namespace lw::app {

struct Candidate {
  std::string text;  // the whole word
  std::string help;  // may be empty
};

struct Completion {
  std::vector<Candidate> words;
  Offer names = Offer::nothing;  // files, folders or programs, which a shell completes itself
  std::string before;            // the part of the word that stands before such a name: "--output=", "1=@"
};

// `words`: the program, what follows it, and at the end the word to complete, which may be empty. Reads the files of
// code that are named where a kernel is wanted, if no compiler is needed for them.
Completion complete(std::span<const std::string> words, const Session& session);

}  // namespace lw::app
