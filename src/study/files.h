// The files of studies/ as the build found them.
#pragma once

#include <span>
#include <string_view>

namespace lw::study {

struct StudyFile {
  std::string_view name;  // below studies/: "fp16/moments.cl"
  std::string_view text;
};

std::span<const StudyFile> study_files();
// The text of the file of that name, which there must be.
std::string_view study_file(std::string_view name);

}  // namespace lw::study
