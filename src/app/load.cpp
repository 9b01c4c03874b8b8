#include "app/load.h"

#include <fmt/format.h>

#include "app/files.h"

namespace lw::app {

std::string kernel_list(const object::CodeObject& code) {
  std::string list;
  for (const object::Kernel& kernel : code.kernels) list += (list.empty() ? "" : ", ") + kernel.name;
  return list.empty() ? "none" : list;
}

Result<OpenedFile> open_file(const std::string& path, const std::string& target) {
  const auto in_file = [&](const Error& error) { return Error{fmt::format("{}: {}", path, error.message)}; };
  const Result<FileView> file = view_file(path);
  if (!file) return file.error();
  const Result<object::Container> container = object::open(file->bytes(), file->owner());
  if (!container) return in_file(container.error());
  const Result<std::vector<const object::Entry*>> entries = container->select(target);
  if (!entries) return in_file(entries.error());
  if (entries->empty()) return Error{fmt::format("{}: has no code object", path)};
  OpenedFile opened{*container, {}};
  for (const object::Entry* entry : *entries) opened.entries.push_back(*entry);
  return opened;
}

Error several_objects(const std::string& path, const OpenedFile& opened) {
  return {fmt::format("{}: has {} code objects for {}; name a kernel with --kernel", path, opened.entries.size(),
                      object::to_string(opened.entries[0].target))};
}

Result<std::unique_ptr<LoadedFile>> load_file(const std::string& path, const std::string& target,
                                              const std::string& kernel) {
  const Result<OpenedFile> opened = open_file(path, target);
  if (!opened) return opened.error();
  std::string kernels;
  for (const object::Entry& entry : opened->entries) {
    Result<object::CodeObject> code = object::load(entry.bytes);
    if (!code) return Error{fmt::format("{}: {}", path, code.error().message)};
    if (!kernel.empty() && code->find_kernel(kernel) == nullptr) {
      if (!code->kernels.empty()) kernels += (kernels.empty() ? "" : ", ") + kernel_list(*code);
      continue;
    }
    if (kernel.empty() && opened->entries.size() > 1) return several_objects(path, *opened);
    return std::make_unique<LoadedFile>(LoadedFile{opened->container, std::move(*code), entry.bytes});
  }
  if (kernels.empty()) return Error{fmt::format("{}: has no kernel '{}', and no other", path, kernel)};
  return Error{fmt::format("{}: has no kernel '{}'; it has: {}", path, kernel, kernels)};
}

}  // namespace lw::app
