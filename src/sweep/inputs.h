// What the files that a plan names contain, as hashes: a source with the files that it includes, a launch file with its
// arrays.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/base.h"
#include "base/session.h"

namespace lw::sweep {

// The folders of -I and the files of -include of a compiler's flags, in their order.
struct IncludeFlags {
  std::vector<std::string> folders, files;
};
IncludeFlags include_flags(const std::vector<std::string>& flags);

// The flags, with `place` applied to the paths of -I, -include and the like.
std::vector<std::string> with_paths(const std::vector<std::string>& flags,
                                    const std::function<std::string(const std::string&)>& place);

// The names that a source may include: of #include "X" and <X>, .include "X" and .incbin "X".
std::vector<std::string> included_names(std::string_view source);

// The names of files in a launch file's text: of arrays ("f32[4]=@a.npy"), and of its key "file".
std::vector<std::string> files_of_launch(std::string_view launch);

// Reads each file once. `files` must outlive it.
class Inputs {
 public:
  explicit Inputs(const Files& files) : files_(files) {}

  // Why the file cannot be read; nothing if it can.
  std::optional<std::string> problem(const std::string& path);
  // The hash of the file, and of all files of the session that it may include, whether or not conditions select them.
  // What only the compiler knows (its own headers, #include of a macro) is not among them.
  std::string source(const std::string& path, const std::vector<std::string>& flags);
  // The hash of a launch file, and of all files that it names except for the code object.
  std::string launch(const std::string& path);

 private:
  struct File {
    std::string hash;                   // of the contents
    std::vector<std::string> included;  // names
  };
  // nullptr: cannot be read.
  const File* file(const std::string& path);

  const Files& files_;
  std::map<std::string, std::optional<File>> read_;
  std::map<std::string, std::string> problems_;
};

}  // namespace lw::sweep
