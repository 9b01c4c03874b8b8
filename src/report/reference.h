// The reference: one HTML page for every record, and an index. Pages need nothing but each other.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "report/explain_page.h"

namespace lw::report {

// One instruction of an encoding.
struct ReferenceExample {
  ExplainPage page;
  std::vector<std::string> targets;  // that have it with the same fields at the same bits
};

struct ReferencePage {
  ExplainPage record;
  std::vector<ReferenceExample> examples;  // one for each layout of each form
};

struct ReferenceFile {
  std::string name;  // relative to the folder
  std::string text;
};

// "v_add_f16.html"
std::string reference_file_name(std::string_view record);
ReferenceFile reference_page(const ReferencePage& page);
struct ReferenceRecord {
  ExplainPage page;
  std::string search_words;  // by which the index finds it, besides its names and its meaning
};
// The index, the style and the script.
std::vector<ReferenceFile> reference_index(std::span<const ReferenceRecord> records);

}  // namespace lw::report
