// The columns of results: what each measure adds to a row.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace lw::sweep {

enum class Better : uint8_t { unknown, lower, higher };

struct Column {
  std::string_view name;
  std::string_view measure;  // empty: every row has it
  bool is_number;
  Better better;  // for the Pareto line of the page
};

// In the order of rows, behind the cell's id and the values of the axes.
std::span<const Column> columns();

// Whether it is the name of one of these columns, or of a column before them.
bool is_column(std::string_view name);

}  // namespace lw::sweep
