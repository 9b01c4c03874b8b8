// Code as Python gives it: a path, or bytes.
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "files.h"
#include "lanewise/info.h"

namespace lw::python {

struct Input {
  std::string name;                             // the path, or the name that messages have
  std::shared_ptr<const std::string> contents;  // nullptr: those of the file on disk
  std::string target, language;                 // as in the requests of the library; may be empty
  std::vector<std::string> flags;

  std::shared_ptr<const lanewise::Files> files() const {
    return contents == nullptr ? lanewise::disk_files() : files_with(name, file_bytes(contents));
  }
};

// Sets the members that most requests have.
template <class Request>
Request request_of(const Input& input) {
  Request request;
  if constexpr (requires { request.files; })
    request.files = {input.name};
  else
    request.file = input.name;
  request.target = input.target;
  if constexpr (requires { request.language; }) request.language = input.language;
  if constexpr (requires { request.flags; }) request.flags = input.flags;
  return request;
}

// Machine code with the description of its kernels.
struct Code {
  Input input;
  lanewise::InfoReport report;

  // Raises InputError if there is no such kernel.
  const lanewise::KernelInfo& kernel(const std::string& name) const;
};

}  // namespace lw::python
