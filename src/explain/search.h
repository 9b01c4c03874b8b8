// Instructions by what they are called, what people call what they do, their meaning's words and their errata.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "isa/isa.h"
#include "lanewise/explain.h"

namespace lw::explain {

// What is found has every word of the query, each in its name, its search terms, its meaning or its errata; the best
// first. `only`: what this target has; nullptr: all targets.
lanewise::SearchReport search(std::string_view query, const isa::Target* only);

}  // namespace lw::explain
