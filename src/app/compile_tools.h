// What the ways to compile share: a folder for what compilers write, and the words for what went wrong.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/compile.h"
#include "app/process.h"

namespace lw::app {

// A folder of its own under TMPDIR that goes, with what is in it, when the value does.
class TemporaryFolder {
 public:
  TemporaryFolder();
  ~TemporaryFolder();
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;

  bool ok() const { return !path_.empty(); }
  std::string file(std::string_view name) const { return path_ + "/" + std::string(name); }

 private:
  std::string path_;
};

// The program that an environment variable names, or the usual one.
std::string program_named(const char* variable, const char* usual);

// "error: …\n".
Error rendered(std::string_view message);

struct SourceFile {
  std::string path;
  std::string shown;  // in messages: the path, or "<stdin>" where the file holds what was read there
  Language language = Language::opencl;
};
Result<Compiled> compile_with_clang(const SourceFile& source, const isa::Target& target, const CompileOptions& options);
Result<Compiled> compile_shader(const SourceFile& source, const isa::Target& target, const CompileOptions& options);

}  // namespace lw::app
