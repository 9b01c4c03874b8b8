// The files of studies/ as the build found them.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "base/messages.h"
#include "base/session.h"

namespace lw::study {

struct StudyFile {
  std::string_view name;  // below studies/: "fp16/moments.cl"
  std::string_view text;
};

std::span<const StudyFile> study_files();
// The text of the file of that name, which there must be.
std::string_view study_file(std::string_view name);

// The session with one of these as its only file, "studies/fp16/moments.cl".
Session with_study_file(const Session& session, std::string_view name);

// Messages as the sentence that a study's error holds.
Error error_of(const Messages& messages);

}  // namespace lw::study
