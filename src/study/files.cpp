#include "study/files.h"

#include <fmt/format.h>

#include "base/base.h"

namespace lw::study {

std::string_view study_file(std::string_view name) {
  for (const StudyFile& file : study_files())
    if (file.name == name) return file.text;
  LW_CHECK(false, "a file of the study is not in the binary");
  return {};
}

Session with_study_file(const Session& session, std::string_view name) {
  Session with = session;
  with.files = lanewise::memory_files({{fmt::format("studies/{}", name), std::string(study_file(name))}});
  with.progress = {};  // a study counts its own steps
  return with;
}

Error error_of(const Messages& messages) {
  std::string text = render(messages);
  if (text.ends_with('\n')) text.pop_back();
  return Error{text.starts_with("error: ") ? text.substr(7) : text};
}

}  // namespace lw::study
