// How narrow fields of a drawing are named. Private to this folder.
#pragma once

#include <vector>

#include "report/explain_page.h"

namespace lw::report {

// Whether a field's name fits into its place in the drawing of a word.
bool name_fits(const BitField& field);

// For each field of the page the letter that stands for its name in the drawing; 0 where the name itself fits.
std::vector<char> field_keys(const ExplainPage& page);

}  // namespace lw::report
