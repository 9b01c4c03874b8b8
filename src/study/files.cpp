#include "study/files.h"

#include "base/base.h"

namespace lw::study {

std::string_view study_file(std::string_view name) {
  for (const StudyFile& file : study_files())
    if (file.name == name) return file.text;
  LW_CHECK(false, "a file of the study is not in the binary");
  return {};
}

}  // namespace lw::study
