// Cells of CSV files.
#pragma once

#include <string>
#include <string_view>

namespace lw::report {

// The cell with this text, in quotes where a reader needs them (RFC 4180, section 2).
std::string csv_cell(std::string_view text);

}  // namespace lw::report
