// A file that a report contains. The library does not write it; the caller does.
#pragma once

#include <string>

#include "lanewise/session.h"

namespace lanewise {

// A file by its path and contents.
struct OutputFile {
  std::string path;    // as the request names it
  FileBytes contents;  // all bytes of the file
};

}  // namespace lanewise
