// A file that a report holds, for the caller to write.
#pragma once

#include <string>

#include "lanewise/session.h"

namespace lanewise {

struct OutputFile {
  std::string path;
  FileBytes contents;
};

}  // namespace lanewise
