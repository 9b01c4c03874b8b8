// A user's file as one code object for one target.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "input/code_file.h"
#include "object/object.h"

namespace lw::input {

struct LoadedFile {
  object::Container container;
  object::CodeObject code;
  object::Bytes elf;                       // the code object's own file, inside the container
  const object::Kernel* kernel = nullptr;  // the one that was named, in `code`
};

// A user's file with the code objects that it has for one target, at least one; a library of kernels has many.
struct OpenedFile {
  object::Container container;
  std::vector<object::ContainerEntry> entries;
  unsigned wave_size = 0;  // lanes that the wanted target says; 0: none
};
// `target` empty: the only one there is. Fails where a kernel has waves of another size than the target says ("gfx1030:
// wave64"); `kernel`, as find_symbols takes it, is then the only one that matters.
Result<OpenedFile, Messages> open_objects(const CodeFile& file, const std::string& target,
                                          const std::string& kernel = {});

// Why none of several can be taken where no kernel is named.
Messages several_objects(const std::string& name, const OpenedFile& opened);

// `target` empty: the only one there is. With several code objects for the target, the one that has `kernel`, which is
// named as find_symbols takes it.
Result<std::unique_ptr<LoadedFile>, Messages> load_objects(const CodeFile& file, const std::string& target,
                                                           const std::string& kernel = {});

// Another name by which a user may call something: a kernel's descriptor symbol, where metadata names it otherwise.
struct OtherName {
  std::string other, name;
};
// Empty where the symbol is the name, with ".kd" or without.
std::optional<OtherName> other_name_of(const object::Kernel& kernel);

// The one of `names` that is meant by what the user says with `flag`; an error lists those that fit equally well.
// Nothing where none fits.
Result<std::optional<std::string>> resolve_name(std::string_view flag, const std::vector<std::string>& names,
                                                const std::string& wanted, const std::vector<OtherName>& others = {});

// The names as messages list them behind a colon: " a, b, c", or one a line where some are of C++; " none".
std::string name_list(const std::vector<std::string>& names);

}  // namespace lw::input
