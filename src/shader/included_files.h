// Which files a source may make its compiler read.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/messages.h"

namespace lw::shader {

// Refuses preprocessed text of clang (-E) that comes from files outside of `folder`, of `temporary` and of the system's
// own headers, or that has the assembler read one.
std::optional<Messages> refuse_other_files(std::string_view preprocessed, const std::string& folder,
                                           const std::string& temporary);

// The same for the files of a dependency file, as `make` reads them.
std::optional<Messages> refuse_other_dependencies(std::string_view dependencies, const std::string& folder,
                                                  const std::string& temporary);

// The errors about files in `folder` alone: others may quote what stands in a file that is not to be read.
Messages errors_in_folder(const Messages& messages, const std::string& folder, const std::string& shown);

}  // namespace lw::shader
