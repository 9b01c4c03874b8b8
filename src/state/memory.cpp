#include "state/memory.h"

#include <sys/mman.h>

#include <algorithm>

#include <fmt/format.h>

namespace lw::state {

namespace {

constexpr uint64_t kPage = 4096;
constexpr uint64_t kGap = 0x1'0000;
constexpr uint64_t kAddressLimit = uint64_t{1} << 46;  // private memory lies above

// How far an access lies from a buffer; 0 where they touch or overlap.
uint64_t distance(const Buffer& buffer, uint64_t address, uint64_t bytes) {
  if (address >= buffer.end()) return address - buffer.end() + 1;
  const uint64_t last = address + (bytes == 0 ? 0 : bytes - 1);
  if (last < address || last >= buffer.address) return 0;
  return buffer.address - last;
}

std::string count(uint64_t bytes) { return bytes == 1 ? "1 byte" : fmt::format("{} bytes", bytes); }

}  // namespace

Memory::~Memory() {
  for (const Buffer& buffer : buffers_)
    if (const auto owned = mapped_bytes_.find(buffer.address); owned != mapped_bytes_.end())
      ::munmap(buffer.host, owned->second);
}

Result<uint64_t> Memory::reserve(uint64_t size_bytes, uint64_t alignment) {
  LW_CHECK(alignment != 0 && (alignment & (alignment - 1)) == 0, "alignment of a buffer is not a power of two");
  const uint64_t begin = align_up(next_address_, std::max(alignment, kPage));
  if (begin < next_address_ || size_bytes > kAddressLimit || begin > kAddressLimit - size_bytes - kGap)
    return Error{fmt::format("no room for {} bytes in the device's address space", size_bytes)};
  next_address_ = align_up(begin + size_bytes + kGap, kPage);
  return begin;
}

Result<uint64_t> Memory::insert(uint64_t address, uint64_t size_bytes, std::byte* host, bool owned, BufferInfo info) {
  const auto at = std::lower_bound(buffers_.begin(), buffers_.end(), address,
                                   [](const Buffer& b, uint64_t a) { return b.address < a; });
  const uint64_t end = address + size_bytes;
  const bool overlaps = (at != buffers_.end() && at->address < std::max(end, address + 1)) ||
                        (at != buffers_.begin() && std::prev(at)->end() > address);
  if (overlaps || end < address) return Error{fmt::format("{} would overlap another buffer", info.name)};
  buffers_.insert(at, Buffer{address, size_bytes, host, std::move(info)});
  if (owned) mapped_bytes_[address] = std::max<uint64_t>(align_up(size_bytes, kPage), kPage);
  return address;
}

Result<uint64_t> Memory::allocate_at(uint64_t address, uint64_t size_bytes, BufferInfo info) {
  if (size_bytes > kAddressLimit) return Error{fmt::format("{}: {} bytes are too many", info.name, size_bytes)};
  const uint64_t mapped = std::max<uint64_t>(align_up(size_bytes, kPage), kPage);
  void* host = ::mmap(nullptr, mapped, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (host == MAP_FAILED)
    return Error{fmt::format("{}: this computer has no room for {} bytes", info.name, size_bytes)};
  Result<uint64_t> inserted = insert(address, size_bytes, static_cast<std::byte*>(host), true, std::move(info));
  if (!inserted) ::munmap(host, mapped);
  return inserted;
}

Result<uint64_t> Memory::allocate(uint64_t size_bytes, BufferInfo info, uint64_t alignment) {
  const Result<uint64_t> address = reserve(size_bytes, alignment);
  if (!address) return Error{info.name + ": " + address.error().message};
  return allocate_at(*address, size_bytes, std::move(info));
}

Result<uint64_t> Memory::attach(std::span<std::byte> host, BufferInfo info, uint64_t alignment) {
  const Result<uint64_t> address = reserve(host.size(), alignment);
  if (!address) return Error{info.name + ": " + address.error().message};
  return attach_at(*address, host, std::move(info));
}

Result<uint64_t> Memory::attach_at(uint64_t address, std::span<std::byte> host, BufferInfo info) {
  // Atomics of the host need what those of the device have.
  if (reinterpret_cast<uintptr_t>(host.data()) % 8 != address % 8)
    return Error{info.name + ": host memory must be aligned to 8 bytes as the device's is"};
  return insert(address, host.size(), host.data(), false, std::move(info));
}

bool Memory::release(uint64_t address) {
  const auto at = std::lower_bound(buffers_.begin(), buffers_.end(), address,
                                   [](const Buffer& b, uint64_t a) { return b.address < a; });
  if (at == buffers_.end() || at->address != address) return false;
  if (const auto owned = mapped_bytes_.find(address); owned != mapped_bytes_.end()) {
    ::munmap(at->host, owned->second);
    mapped_bytes_.erase(owned);
  }
  buffers_.erase(at);
  return true;
}

const Buffer* Memory::find(uint64_t address, uint64_t bytes) const {
  auto at = std::upper_bound(buffers_.begin(), buffers_.end(), address,
                             [](uint64_t a, const Buffer& b) { return a < b.address; });
  if (at == buffers_.begin()) return nullptr;
  --at;
  return at->contains(address, bytes) ? &*at : nullptr;
}

std::span<std::byte> Memory::view(uint64_t address, uint64_t bytes) const {
  const Buffer* buffer = find(address, bytes);
  if (buffer == nullptr) return {};
  return {buffer->host + (address - buffer->address), static_cast<size_t>(bytes)};
}

std::string Memory::relation(uint64_t address, uint64_t bytes) const {
  const Buffer* nearest = nullptr;
  for (const Buffer& buffer : buffers_)
    if (nearest == nullptr || distance(buffer, address, bytes) < distance(*nearest, address, bytes)) nearest = &buffer;
  if (nearest == nullptr) return "there are no buffers";
  const std::string& name = nearest->info.name;
  if (nearest->contains(address, bytes)) return fmt::format("at offset {} of {}", address - nearest->address, name);
  if (address >= nearest->end()) {
    const uint64_t past = address - nearest->end();
    // Far away, a distance says nothing about the cause.
    if (past > uint64_t{1} << 40) return fmt::format("far from every buffer (the nearest below is {})", name);
    return past == 0 ? fmt::format("just past the end of {}", name)
                     : fmt::format("{} past the end of {}", count(past), name);
  }
  if (address >= nearest->address)
    return fmt::format("the last {} of it past the end of {}", count(bytes - (nearest->end() - address)), name);
  const uint64_t before = nearest->address - address;
  if (before > uint64_t{1} << 40) return fmt::format("far from every buffer (the nearest above is {})", name);
  return fmt::format("{} before the start of {}", count(before), name);
}

}  // namespace lw::state
