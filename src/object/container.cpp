#include "object/container.h"
#include "object/elf_constants.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <utility>

#include "object/compressed_bundle.h"

namespace lw::object {
namespace {

constexpr std::string_view kBundleMagic = "__CLANG_OFFLOAD_BUNDLE__";
constexpr std::string_view kNewOffloadMagic = "\x10\xff\x10\xad";
constexpr size_t kMachineOffset = 18;  // of e_machine in the file header
constexpr uint64_t kMaxEntries = 4096;

bool begins_with(Bytes bytes, std::string_view magic) {
  return bytes.size() >= magic.size() && std::memcmp(bytes.data(), magic.data(), magic.size()) == 0;
}

size_t find(Bytes bytes, std::string_view text, size_t from) {
  const std::string_view all(reinterpret_cast<const char*>(bytes.data()), bytes.size());
  return all.find(text, from);
}

// "hipv4-amdgcn-amd-amdhsa--gfx900:xnack-" names a kind, a triple and a target id.
TargetId target_of_entry(std::string_view id) {
  const size_t at = id.find("amdgcn");
  const std::string_view rest = at == std::string_view::npos ? id : id.substr(at);
  Result<TargetId> target = parse_target_id(rest);
  if (target) return *std::move(target);
  // A processor newer than this version of Lanewise: listed under the name the file gives it.
  const size_t gfx = rest.find("gfx");
  return TargetId{std::string(gfx == std::string_view::npos ? rest : rest.substr(gfx))};
}

std::string list_of(const std::vector<TargetId>& targets) {
  std::vector<std::string> names;
  for (const TargetId& target : targets) names.push_back(to_string(target));
  return fmt::format("{}", fmt::join(names, ", "));
}

}  // namespace

std::optional<Error> Container::open_bundle(Bytes bundle, uint64_t& end) {
  const uint64_t start = bundle.data() - file_.data();
  const auto broken = [&](std::string what) {
    return Error{fmt::format("offload bundle at {:#x}: {}", start, std::move(what))};
  };
  uint64_t at = kBundleMagic.size();
  const auto read_u64 = [&](uint64_t& value) {
    if (bundle.size() < 8 || at > bundle.size() - 8) return false;
    value = load_le<uint64_t>(bundle.data() + at);
    at += 8;
    return true;
  };
  uint64_t count = 0;
  if (!read_u64(count)) return broken("the file ends before the number of entries");
  if (count > kMaxEntries) return broken(fmt::format("{} entries are too many", count));
  for (uint64_t i = 0; i < count; ++i) {
    uint64_t offset = 0, size = 0, id_size = 0;
    if (!read_u64(offset) || !read_u64(size) || !read_u64(id_size) || id_size > bundle.size() - at)
      return broken(fmt::format("the file ends inside of entry {} of {}", i, count));
    const std::string id(reinterpret_cast<const char*>(bundle.data()) + at, id_size);
    at += id_size;
    if (offset > bundle.size() || size > bundle.size() - offset)
      return broken(fmt::format("entry {} ({}; {:#x} bytes at {:#x}) reaches past the end", i, id, size, offset));
    end = std::max(end, offset + size);
    if (size == 0 || id.starts_with("host-") || id.find("amdgcn") == std::string::npos) continue;
    entries_.push_back({target_of_entry(id), id, start + offset, bundle.subspan(offset, size)});
  }
  end = std::max(end, at);
  return std::nullopt;
}

namespace {

// What was unpacked, with what the owner held before.
struct Unpacked {
  std::shared_ptr<const void> before;
  std::vector<std::byte> bytes;
};

}  // namespace

// A HIP program of several translation units has one bundle from each in .hip_fatbin, with padding between.
std::optional<Error> Container::open_bundles(Bytes area, bool whole_area) {
  // "CCOB" may be four bytes of anything, too: a bundle begins the area, or follows the padding behind one.
  const auto next_bundle = [&](size_t from) {
    const auto first = std::find_if(area.begin() + static_cast<std::ptrdiff_t>(from), area.end(),
                                    [](std::byte b) { return b != std::byte{0}; });
    const auto at = static_cast<size_t>(first - area.begin());
    return is_compressed_bundle(area.subspan(at)) ? at : find(area, kBundleMagic, from);
  };
  size_t at = next_bundle(0);
  if (at == std::string_view::npos) return Error{"the section .hip_fatbin holds no offload bundle"};
  while (at != std::string_view::npos) {
    uint64_t end = 0;
    const Bytes rest = area.subspan(at);
    if (!is_compressed_bundle(rest)) {
      if (auto error = open_bundle(rest, end)) return error;
    } else {
      Result<UnpackedBundle> unpacked = unpack_bundle(rest);
      if (!unpacked) return unpacked.error();
      const auto kept = std::make_shared<const Unpacked>(Unpacked{std::move(owner_), std::move(unpacked->bytes)});
      owner_ = kept;
      if (!begins_with(kept->bytes, kBundleMagic))
        return Error{"the compressed offload bundle holds no offload bundle"};
      // Its entries' places are in what was unpacked.
      const Bytes file = std::exchange(file_, kept->bytes);
      const auto error = open_bundle(kept->bytes, end);
      file_ = file;
      if (error) return error;
      end = unpacked->packed_bytes;
    }
    if (whole_area) break;
    at = next_bundle(std::min<size_t>(at + end, area.size()));
  }
  if (entries_.empty()) return Error{"the offload bundle holds no code for AMD GPUs"};
  return std::nullopt;
}

Result<Container> open(std::vector<std::byte> bytes) {
  const auto file = std::make_shared<const std::vector<std::byte>>(std::move(bytes));
  return open(*file, file);
}

Result<Container> open(Bytes file, std::shared_ptr<const void> owner) {
  Container container;
  container.file_ = file;
  container.owner_ = std::move(owner);
  if (begins_with(file, kBundleMagic) || is_compressed_bundle(file)) {
    container.kind_ = ContainerKind::offload_bundle;
    if (auto error = container.open_bundles(file, true)) return *error;
    return container;
  }
  if (begins_with(file, kNewOffloadMagic))
    return Error{"the file is an LLVM offload binary (clang-offload-packager), which is not modelled"};
  if (begins_with(file, "BC\xc0\xde")) return Error{"the file is LLVM bitcode, not machine code"};
  if (begins_with(file, "!<arch>\n")) return Error{"the file is an archive; extract its members first"};
  if (!is_elf(file))
    return Error{
        "the file is neither an ELF file nor an offload bundle; `lanewise dis --raw` disassembles raw instruction "
        "words"};

  if (file.size() >= kMachineOffset + 2 && load_le<uint16_t>(file.data() + kMachineOffset) == kMachineAmdgpu) {
    Result<TargetId> target = target_of(file);
    if (!target) return target.error();
    container.entries_.push_back({*std::move(target), "", 0, file});
    return container;
  }
  container.kind_ = ContainerKind::host_program;
  Result<ElfFile> host = read_elf_sections(file);
  if (!host) return host.error();
  const ElfSection* fat = host->find_section(".hip_fatbin");
  if (fat == nullptr) {
    if (host->find_section(".llvm.offloading") != nullptr)
      return Error{"the program's device code is an LLVM offload binary (.llvm.offloading), which is not modelled"};
    return Error{fmt::format("the ELF file is for machine {} and has no device code for AMD GPUs (section .hip_fatbin)",
                             host->machine)};
  }
  if (auto error = container.open_bundles(fat->bytes, false)) return *error;
  return container;
}

std::vector<TargetId> Container::targets() const {
  std::vector<TargetId> out;
  for (const ContainerEntry& entry : entries_)
    if (std::find(out.begin(), out.end(), entry.target) == out.end()) out.push_back(entry.target);
  return out;
}

Result<std::vector<const ContainerEntry*>> Container::select(std::string_view target) const {
  const std::vector<TargetId> all = targets();
  std::vector<TargetId> fitting = all;
  if (!target.empty()) {
    Result<TargetId> wanted = parse_target_id(target);
    if (!wanted) return wanted.error();
    std::erase_if(fitting, [&](const TargetId& have) { return !compatible(have, *wanted); });
    if (std::find(fitting.begin(), fitting.end(), *wanted) != fitting.end()) fitting = {*wanted};
    if (fitting.empty())
      return Error{fmt::format("there is no code for {} in the file, only for {}", target, list_of(all))};
  }
  if (fitting.size() > 1)
    return Error{
        fmt::format("the file has code for several targets: {}; choose one of them with --target", list_of(fitting))};
  std::vector<const ContainerEntry*> out;
  for (const ContainerEntry& entry : entries_)
    if (entry.target == fitting.front()) out.push_back(&entry);
  return out;
}

}  // namespace lw::object
