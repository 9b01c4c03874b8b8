#include "hsa/program_code.h"

#include <elf.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <link.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <memory>
#include <optional>
#include <system_error>
#include <vector>

#include "hsa/runtime.h"
#include "hsa/status.h"
#include "object/compressed_bundle.h"
#include "object/container.h"
#include "object/elf_file.h"
#include "object/object.h"

namespace lw::hsa {
namespace {

using object::Bytes;

// The newest that HIP 5.2 reads, which is Debian's.
constexpr int kNewestVersion = 4;

constexpr std::string_view kCompressed =
    "it is a compressed offload bundle, which HIP 5.2 cannot read: compile it with --no-offload-compress";

// Bundles of several files lie at multiples of this, as the linker puts them.
constexpr size_t kBundleAlignment = 4096;
bool has_compressed_bundle(Bytes section) {
  for (size_t at = 0; at < section.size(); at += kBundleAlignment)
    if (object::is_compressed_bundle(section.subspan(at))) return true;
  return false;
}

struct MappedFile {
  Bytes bytes;
  std::shared_ptr<const void> owner;
};
std::optional<MappedFile> map_file(const char* path) {
  const int file = ::open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return std::nullopt;
  struct stat status {};
  const bool is_known = ::fstat(file, &status) == 0 && S_ISREG(status.st_mode) && status.st_size != 0;
  const auto size = static_cast<size_t>(status.st_size);
  void* const place = is_known ? ::mmap(nullptr, size, PROT_READ, MAP_PRIVATE, file, 0) : MAP_FAILED;
  ::close(file);
  if (place == MAP_FAILED) return std::nullopt;
  return MappedFile{
      {static_cast<const std::byte*>(place), size},
      std::shared_ptr<const void>(place, [size](const void* at) { ::munmap(const_cast<void*>(at), size); })};
}

// "gfx900 and gfx1030".
std::string list_of(const std::vector<object::TargetId>& targets) {
  std::string text;
  for (size_t i = 0; i < targets.size(); ++i)
    text += (i == 0 ? "" : i + 1 == targets.size() ? " and " : ", ") + object::to_string(targets[i]);
  return text;
}

const Agent* device_without(const std::vector<object::TargetId>& targets) {
  for (const auto& agent : Runtime::current()->agents()) {
    if (!agent->is_gpu) continue;
    const Result<object::TargetId> wanted = object::parse_target_id(agent->isa_name);
    if (wanted &&
        std::ranges::none_of(targets, [&](const object::TargetId& have) { return object::compatible(have, *wanted); }))
      return agent.get();
  }
  return nullptr;
}

std::string no_code_for(const Agent& gpu, const std::vector<object::TargetId>& targets) {
  const std::string id = gpu.isa_name.substr(gpu.isa_name.rfind("gfx"));
  return fmt::format("its code is for {}, the device {} is {}", list_of(targets), gpu.device->name, id);
}

std::string why_refused(Bytes bytes, std::shared_ptr<const void> owner) {
  if (object::is_compressed_bundle(bytes)) return std::string(kCompressed);
  const Result<object::Container> container = object::open(bytes, std::move(owner));
  if (!container) return container.error().message;
  if (const Agent* gpu = device_without(container->targets())) return no_code_for(*gpu, container->targets());
  for (const object::ContainerEntry& entry : container->entries()) {
    const Result<object::CodeObject> code = object::load(entry.bytes);
    if (!code) return code.error().message;
    if (code->version > kNewestVersion)
      return fmt::format(
          "it is a code object of version {}, and HIP 5.2 takes up to {}: compile or assemble it with "
          "--code-object-version {} (clang: -mcode-object-version={})",
          code->version, kNewestVersion, kNewestVersion, kNewestVersion);
    if (code->metadata.tree.is_null())
      return "it has no metadata (.amdgpu_metadata in assembly), which tells HIP of the kernels and their arguments";
  }
  return "Lanewise knows no reason for it";
}

// Bytes of an object in memory, as its headers tell them; nullopt for what is neither ELF nor a bundle.
std::optional<size_t> size_of(const std::byte* image) {
  constexpr std::string_view kBundle = "__CLANG_OFFLOAD_BUNDLE__";
  if (std::memcmp(image, ELFMAG, SELFMAG) == 0) {
    Elf64_Ehdr header;
    std::memcpy(&header, image, sizeof header);
    uint64_t end = header.e_shoff + uint64_t{header.e_shnum} * header.e_shentsize;
    return std::max<uint64_t>(end, sizeof header);
  }
  if (std::memcmp(image, kBundle.data(), kBundle.size()) != 0) return std::nullopt;
  const auto number = [&](size_t at) {
    uint64_t value = 0;
    std::memcpy(&value, image + at, sizeof value);
    return value;
  };
  size_t at = kBundle.size() + 8, end = at;
  for (uint64_t left = number(kBundle.size()); left != 0; --left) {
    end = std::max(end, number(at) + number(at + 8));
    at += 24 + number(at + 16);
  }
  return std::max(end, at);
}

}  // namespace

void tell_of_missing_code() {
  std::vector<std::string> paths;
  ::dl_iterate_phdr(
      [](dl_phdr_info* info, size_t, void* to) {
        auto& all = *static_cast<std::vector<std::string>*>(to);
        all.emplace_back(all.empty() ? "/proc/self/exe" : info->dlpi_name);
        return 0;
      },
      &paths);
  for (const std::string& path : paths) {
    const std::optional<MappedFile> file = map_file(path.c_str());
    if (!file || !object::is_elf(file->bytes)) continue;
    const Result<object::ElfFile> elf = object::read_elf_sections(file->bytes);
    const object::ElfSection* const bundles = elf ? elf->find_section(".hip_fatbin") : nullptr;
    if (bundles == nullptr) continue;
    const Result<object::Container> container = object::open(file->bytes, file->owner);
    const std::string name = path == paths.front() ? program_invocation_name : path;
    if (has_compressed_bundle(bundles->bytes)) {
      say(fmt::format("{}: {}", name, kCompressed));
    } else if (!container) {
      say(fmt::format("{}: {}", name, container.error().message));
    } else if (const std::vector<object::TargetId> targets = container->targets();
               const Agent* gpu = device_without(targets)) {
      say(fmt::format("{}: {}; compile it with --offload-arch={} too, or choose another --device", name,
                      no_code_for(*gpu, targets), gpu->device->target()));
    }
  }
}

std::string damage_of(const char* path) {
  const std::optional<MappedFile> file = map_file(path);
  if (!file) return {};
  if (object::is_compressed_bundle(file->bytes)) return fmt::format("{}: {}", path, kCompressed);
  const Result<object::Container> container = object::open(file->bytes, file->owner);
  if (!container) return fmt::format("{}: {}", path, container.error().message);
  for (const object::ContainerEntry& entry : container->entries())
    if (const Result<object::CodeObject> code = object::load(entry.bytes); !code)
      return fmt::format("{}: {}", path, code.error().message);
  return {};
}

std::string damage_of(const void* image) {
  const Bytes begin(static_cast<const std::byte*>(image), object::kBundleMagicBytes);
  return object::is_compressed_bundle(begin) ? std::string(kCompressed) : "";
}

std::string why_refused(const char* path) {
  const std::optional<MappedFile> file = map_file(path);
  if (!file) return fmt::format("{}: {}", path, errno == 0 ? "not a file" : std::generic_category().message(errno));
  return fmt::format("{}: {}", path, why_refused(file->bytes, file->owner));
}

std::string why_refused(const void* image) {
  const auto* const bytes = static_cast<const std::byte*>(image);
  if (const std::string damage = damage_of(image); !damage.empty()) return damage;
  const std::optional<size_t> size = size_of(bytes);
  if (!size) return "the image is neither an ELF file nor an offload bundle";
  return why_refused({bytes, *size}, nullptr);
}

}  // namespace lw::hsa
