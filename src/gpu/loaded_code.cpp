#include "gpu/loaded_code.h"

#include <fmt/format.h>
#include <sys/mman.h>

#include <algorithm>
#include <cstring>

#include "isa/machines.h"
#include "object/kernel_resources.h"

namespace lw::gpu {

bool models(std::string_view processor) {
  const isa::Target* target = isa::find_target(processor);
  return target != nullptr && target->limits->runs;
}

Result<std::unique_ptr<LoadedCode>> LoadedCode::load(const object::CodeObject& code, state::Memory& memory,
                                                     exec::Engine& engine, Addresses addresses,
                                                     const object::SymbolResolver& resolver,
                                                     std::optional<uint64_t> base) {
  const isa::Target* target = isa::find_target(code.target.processor);
  if (target == nullptr) return Error{fmt::format("target {} is not supported", code.target.processor)};
  std::unique_ptr<LoadedCode> loaded(new LoadedCode(*target, code, memory, engine));
  if (const std::optional<Error> error = loaded->place(addresses, resolver, base)) return *error;
  return loaded;
}

LoadedCode::~LoadedCode() {
  for (const uint64_t buffer : buffers_) memory_.release(buffer);
  if (!host_.empty()) ::munmap(host_.data(), host_.size());
}

// Every segment becomes a buffer of its own with its permissions; the executable range is the engine's source.
std::optional<Error> LoadedCode::place(Addresses addresses, const object::SymbolResolver& resolver,
                                       std::optional<uint64_t> wanted) {
  size_bytes_ = align_up(std::max<uint64_t>(code_.memory_end(), 1), 4096);
  if (size_bytes_ > object::kMaxImageBytes)
    return Error{fmt::format("the code object needs {} bytes of memory, more than the limit of {}", size_bytes_,
                             object::kMaxImageBytes)};
  if (wanted) {
    if (*wanted % 4096 != 0) return Error{"a code object's address must be a multiple of 4096"};
    base_ = *wanted;
  } else if (addresses == Addresses::own) {
    const Result<uint64_t> base = memory_.reserve(size_bytes_);
    if (!base) return base.error();
    base_ = *base;
  } else {
    void* host = ::mmap(nullptr, size_bytes_, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (host == MAP_FAILED) return Error{fmt::format("this computer has no room for {} bytes of code", size_bytes_)};
    host_ = {static_cast<std::byte*>(host), static_cast<size_t>(size_bytes_)};
    base_ = reinterpret_cast<uintptr_t>(host);
  }
  const Result<object::MemoryImage> image = object::make_image(code_, base_, resolver);
  if (!image) return image.error();

  uint64_t code_begin = ~uint64_t{0};
  uint64_t code_end = 0;
  for (const object::ImageRange& range : image->ranges) {
    if (range.size_bytes == 0) continue;
    const std::span bytes = std::span(image->bytes).subspan(range.address - base_, range.size_bytes);
    if (const std::optional<Error> error = place_range(range, bytes)) return error;
    if (!range.executable) continue;
    code_begin = std::min(code_begin, range.address);
    code_end = std::max(code_end, range.address + range.size_bytes);
  }
  if (code_begin >= code_end) return Error{"the code object has no machine code"};
  const std::span<const std::byte> code = memory_.view(code_begin, code_end - code_begin);
  if (code.empty()) return Error{"the code object's machine code is in several pieces, which Lanewise does not load"};
  code_begin_ = code_begin;
  code_bytes_ = code;
  return std::nullopt;
}

std::optional<Error> LoadedCode::place_range(const object::ImageRange& range, std::span<const std::byte> bytes) {
  const char* what = range.executable ? "code" : range.writable ? "global variables" : "constant data";
  state::BufferInfo info{fmt::format("the code object's {}", what), range.writable, range.executable};
  const Result<uint64_t> placed =
      host_.empty()
          ? memory_.allocate_at(range.address, range.size_bytes, std::move(info))
          : memory_.attach_in_place({host_.subspan(range.address - base_, range.size_bytes), std::move(info)});
  if (!placed) return placed.error();
  buffers_.push_back(range.address);
  std::memcpy(memory_.view(range.address, range.size_bytes).data(), bytes.data(), bytes.size());
  return std::nullopt;
}

const isa::Target& LoadedCode::target_of(const object::Kernel& kernel) const {
  return object::target_of(target_, kernel);
}

exec::PreparedCode& LoadedCode::prepared_for(const object::Kernel& kernel) {
  const isa::Target& target = target_of(kernel);
  const std::lock_guard lock(mutex_);
  const auto [place, is_new] = prepared_.try_emplace(
      target.wave_size, Prepared{exec::machine_model(target), CodeSource(target, code_begin_, code_bytes_), nullptr});
  Prepared& prepared = place->second;
  if (is_new) prepared.code = engine_.prepare(prepared.source, prepared.machine);
  return *prepared.code;
}

exec::DispatchInfo LoadedCode::dispatch_of(const object::Kernel& kernel) const {
  exec::DispatchInfo dispatch;
  dispatch.kernel_name = kernel.name;
  dispatch.entry_address = base_ + kernel.entry_address;
  dispatch.kernel_object = base_ + kernel.descriptor_address;
  dispatch.compute_pgm_rsrc1 = kernel.descriptor.compute_pgm_rsrc1();
  dispatch.compute_pgm_rsrc2 = kernel.descriptor.compute_pgm_rsrc2();
  dispatch.compute_pgm_rsrc3 = kernel.descriptor.compute_pgm_rsrc3;
  dispatch.kernel_code_properties = kernel.descriptor.kernel_code_properties();
  dispatch.group_segment_bytes = kernel.descriptor.group_segment_fixed_bytes;
  dispatch.private_segment_bytes = kernel.descriptor.private_segment_fixed_bytes;
  return dispatch;
}

}  // namespace lw::gpu
