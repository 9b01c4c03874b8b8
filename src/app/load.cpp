#include "app/load.h"

#include <fmt/format.h>

#include "app/files.h"

namespace lw::app {

std::string kernel_list(const object::CodeObject& code) {
  std::string list;
  for (const object::Kernel& kernel : code.kernels) list += (list.empty() ? "" : ", ") + kernel.name;
  return list.empty() ? "none" : list;
}

Result<std::unique_ptr<LoadedFile>> load_file(const std::string& path, const std::string& target,
                                              const std::string& kernel, object::Reading reading) {
  const auto in_file = [&](const Error& error) { return Error{fmt::format("{}: {}", path, error.message)}; };
  const Result<FileView> file = view_file(path);
  if (!file) return file.error();
  Result<object::Container> container = object::open(file->bytes(), file->owner());
  if (!container) return in_file(container.error());
  const Result<std::vector<const object::Entry*>> entries = container->select(target);
  if (!entries) return in_file(entries.error());

  std::string kernels;
  for (const object::Entry* entry : *entries) {
    Result<object::CodeObject> code = object::load(entry->bytes, reading);
    if (!code) return in_file(code.error());
    if (!kernel.empty() && code->find_kernel(kernel) == nullptr) {
      kernels += (kernels.empty() ? "" : ", ") + kernel_list(*code);
      continue;
    }
    if (kernel.empty() && entries->size() > 1)
      return Error{fmt::format("{}: has {} code objects for {}; name a kernel with --kernel", path, entries->size(),
                               object::to_string(entry->target))};
    return std::make_unique<LoadedFile>(LoadedFile{*container, std::move(*code), entry->bytes});
  }
  if (entries->empty()) return Error{fmt::format("{}: has no code object", path)};
  return Error{fmt::format("{}: has no kernel '{}'; it has: {}", path, kernel, kernels)};
}

}  // namespace lw::app
