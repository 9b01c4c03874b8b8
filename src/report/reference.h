// The reference: one HTML page for every record, and an index. Pages need nothing but each other.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "report/explain_page.h"

namespace lw::report {

struct ReferencePage {
  ExplainPage record;
  std::vector<ExplainPage> examples;  // one for each encoding
};

struct ReferenceFile {
  std::string name;  // relative to the folder
  std::string text;
};

// "v_add_f16.html"
std::string reference_file_name(std::string_view record);
ReferenceFile reference_page(const ReferencePage& page);
// The index, the style and the script.
std::vector<ReferenceFile> reference_index(std::span<const ExplainPage> records);

}  // namespace lw::report
