// The options that say which rules `suggest` and `rewrite` apply.
#pragma once

#include "app/command.h"
#include "lanewise/suggest.h"

namespace lw::app {

void declare_rule_options(Arguments& a, lanewise::SuggestRequest& request);

}  // namespace lw::app
