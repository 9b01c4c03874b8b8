// What the words of a command line say that is not finished.
#pragma once

#include <string>
#include <vector>

#include "app/declarations.h"

namespace lw::app {

struct TypedWords {
  std::vector<std::string> files;            // arguments that are files
  std::string target, language;              // values of the options
  std::vector<const DeclaredOption*> given;  // of `declared`
  const DeclaredOption* open = nullptr;      // its value is the next word
  size_t arguments = 0;                      // how many there are
  bool is_after_dashes = false;

  void take(const Declarations& declared, const std::string& word);
};

// The argument with this number; nullptr where the command takes so many no more.
const DeclaredArgument* argument_at(const Declarations& declared, size_t index);

}  // namespace lw::app
