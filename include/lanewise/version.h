// The version of the library.
#pragma once

#include <string>

namespace lanewise {

// A version of Lanewise.
struct Version {
  std::string number;  // "0.1.0"
  std::string commit;  // first 12 digits of the commit; "unknown" if the sources were not in a git repository
  int llvm = 0;        // major version of the LLVM whose spelling and encodings Lanewise reproduces: 22
};

// The version with which the library was built. Cannot fail.
Version version();

}  // namespace lanewise
