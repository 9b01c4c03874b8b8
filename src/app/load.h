// A user's file as one code object for one target.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "object/object.h"

namespace lw::app {

struct LoadedFile {
  object::Container container;
  object::CodeObject code;
  object::Bytes elf;  // the code object's own file, inside the container
};

// A user's file with the code objects that it has for one target, at least one; a library of kernels has many.
struct OpenedFile {
  object::Container container;
  std::vector<object::Entry> entries;
};
// `target` empty: the only one there is.
Result<OpenedFile> open_file(const std::string& path, const std::string& target);

// Why none of several can be taken where no kernel is named.
Error several_objects(const std::string& path, const OpenedFile& opened);

// `target` empty: the only one there is. With several code objects for the target, the one that has `kernel`.
Result<std::unique_ptr<LoadedFile>> load_file(const std::string& path, const std::string& target,
                                              const std::string& kernel = {});

// "a, b, c" of the kernels there are.
std::string kernel_list(const object::CodeObject& code);

}  // namespace lw::app
