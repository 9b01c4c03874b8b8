// The options that say what `suggest` and `rewrite` look for.
#pragma once

#include <string>

#include "app/command.h"
#include "lanewise/suggest.h"

namespace lw::app {

class SuggestOptions {
 public:
  void declare(Arguments& a, lanewise::SuggestRequest& request);
  // Writes into the request what declare() could not. Returns the message about a wrong value.
  std::optional<Error> finish(lanewise::SuggestRequest& request) const;

 private:
  std::string goal_;
};

}  // namespace lw::app
