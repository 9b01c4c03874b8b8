#include "input/load.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/symbol_name.h"
#include "object/kernel_resources.h"

namespace lw::input {

std::string name_list(const std::vector<std::string>& names) {
  const bool has_cxx =
      std::any_of(names.begin(), names.end(), [](const std::string& name) { return !demangled(name).empty(); });
  std::string list;
  for (const std::string& name : names)
    list += fmt::format("{}{}", has_cxx ? "\n  " : list.empty() ? " " : ", ", shown_symbol(name));
  return list.empty() ? " none" : list;
}

std::optional<OtherName> other_name_of(const object::Kernel& kernel) {
  if (kernel.symbol == kernel.name || kernel.symbol == kernel.name + ".kd") return std::nullopt;
  return OtherName{kernel.symbol, kernel.name};
}

Result<std::optional<std::string>> resolve_name(std::string_view flag, const std::vector<std::string>& names,
                                                const std::string& wanted, const std::vector<OtherName>& others) {
  std::vector<std::string> all = names;
  for (const OtherName& other : others) all.push_back(other.other);
  // Objects of several files, or of one file for several parts of a device, have the same symbols.
  std::vector<std::string> found;
  for (const size_t i : find_symbols(all, wanted)) {
    const std::string& name = i < names.size() ? names[i] : others[i - names.size()].name;
    if (std::find(found.begin(), found.end(), name) == found.end()) found.push_back(name);
  }
  if (found.size() == 1) return std::optional(found.front());
  if (found.empty()) return std::optional<std::string>();
  return Error{fmt::format("{} {}: several names match:{}", flag, wanted, name_list(found))};
}

namespace {

// Why the code objects cannot be taken for the waves that are wanted.
std::optional<Error> wave_size_error(const OpenedFile& opened, const std::string& kernel) {
  if (opened.wave_size == 0) return std::nullopt;
  for (const object::ContainerEntry& entry : opened.entries) {
    const Result<object::CodeObject> code = object::load(entry.bytes);
    if (!code) return code.error();
    const isa::Target* target = isa::find_target(code->target.processor);
    if (target == nullptr) continue;
    std::vector<std::string> names;
    for (const object::Kernel& k : code->kernels) names.push_back(k.name);
    std::vector<std::string> wanted;
    if (!kernel.empty())
      for (const size_t i : find_symbols(names, kernel)) wanted.push_back(names[i]);
    if (wanted.empty()) wanted.emplace_back();
    for (const std::string& name : wanted)
      if (auto error = object::wave_size_error(*target, *code, opened.wave_size, name)) return error;
  }
  return std::nullopt;
}

}  // namespace

Result<OpenedFile, Messages> open_objects(const CodeFile& file, const std::string& target, const std::string& kernel) {
  const auto in_file = [&](const Error& error) { return one_error(code::kObject, error.message, file.name); };
  if (file.listing)
    return one_error(code::kFile, "a listing, which has code but no kernels; expected an object or a source",
                     file.name);
  const Result<object::Container> container = object::open(file.bytes(), file.file.owner);
  if (!container) return in_file(container.error());
  const object::TargetRequest wanted = object::parse_target_request(target);
  const Result<std::vector<const object::ContainerEntry*>> entries = container->select(file.was_built ? "" : wanted.id);
  if (!entries) return in_file(entries.error());
  if (entries->empty()) return one_error(code::kObject, "has no code object", file.name);
  OpenedFile opened{*container, {}, wanted.wave_size};
  for (const object::ContainerEntry* entry : *entries) opened.entries.push_back(*entry);
  if (const auto error = wave_size_error(opened, kernel)) return in_file(*error);
  return opened;
}

Messages several_objects(const std::string& name, const OpenedFile& opened) {
  return one_error(code::kKernel,
                   fmt::format("has {} code objects for {}; name a kernel with --kernel", opened.entries.size(),
                               object::to_string(opened.entries[0].target)),
                   name);
}

Result<std::unique_ptr<LoadedFile>, Messages> load_objects(const CodeFile& file, const std::string& target,
                                                           const std::string& kernel) {
  const Result<OpenedFile, Messages> opened = open_objects(file, target, kernel);
  if (!opened) return opened.error();
  if (kernel.empty() && opened->entries.size() > 1) return several_objects(file.name, *opened);
  std::vector<object::CodeObject> objects;
  std::vector<std::string> names;
  std::vector<OtherName> others;
  const auto loaded = [&](size_t i, const std::string& name) {
    auto one = std::make_unique<LoadedFile>(
        LoadedFile{opened->container, std::move(objects[i]), opened->entries[i].bytes, nullptr});
    one->kernel = one->code.find_kernel(name);
    return one;
  };
  for (const object::ContainerEntry& entry : opened->entries) {
    Result<object::CodeObject> code = object::load(entry.bytes);
    if (!code) return one_error(code::kObject, code.error().message, file.name);
    for (const object::Kernel& k : code->kernels) {
      names.push_back(k.name);
      if (std::optional<OtherName> other = other_name_of(k)) others.push_back(*std::move(other));
    }
    objects.push_back(std::move(*code));
    if (kernel.empty() || objects.back().find_kernel(kernel) != nullptr) return loaded(objects.size() - 1, kernel);
  }
  if (names.empty())
    return one_error(code::kKernel, fmt::format("has no kernel '{}', and no other", kernel), file.name);
  const Result<std::optional<std::string>> symbol = resolve_name("--kernel", names, kernel, others);
  if (!symbol) return one_error(code::kKernel, symbol.error().message, file.name);
  for (size_t i = 0; *symbol && i < objects.size(); ++i)
    if (objects[i].find_kernel(**symbol) != nullptr) return loaded(i, **symbol);
  return one_error(code::kKernel, fmt::format("has no kernel '{}'; it has:{}", kernel, name_list(names)), file.name);
}

}  // namespace lw::input
