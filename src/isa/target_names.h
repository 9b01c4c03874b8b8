// Names of targets in messages: lists of them, and what a name that no target has may have meant.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "isa/isa.h"

namespace lw::isa {

// "gfx8, gfx900–906, gfx1030": whole generations, runs and single names, in ascending order.
std::string compact_targets(const std::vector<std::string>& names);

// The targets that have something, as such a list; empty where none has it.
std::string targets_with(const std::function<bool(const Target&)>& has);

// "; it exists on gfx9, gfx10" for messages about what a target lacks; empty where no target has it.
std::string elsewhere(const std::function<bool(const Target&)>& has);

// "unknown target 'gfx90'; did you mean gfx900?": for a name for which find_target() has nothing.
std::string unknown_target(std::string_view name);

}  // namespace lw::isa
