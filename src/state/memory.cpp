#include "state/memory.h"

#include <sys/mman.h>

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <thread>

namespace lw::state {

namespace {

constexpr uint64_t kPage = 4096;
constexpr uint64_t kNullBytes = 0x1'0000;  // so far from 0, and no farther, an address comes of a null pointer
constexpr uint64_t kAddressLimit = uint64_t{1} << 46;

// How far an access lies from a buffer; 0 where they touch or overlap.
uint64_t distance(const Buffer& buffer, uint64_t address, uint64_t bytes) {
  if (address >= buffer.end()) return address - buffer.end() + 1;
  const uint64_t last = address + (bytes == 0 ? 0 : bytes - 1);
  if (last < address || last >= buffer.address) return 0;
  return buffer.address - last;
}

// What an address says that comes of a null pointer; empty for all others.
std::string null_relation(uint64_t address) {
  if (address == 0) return "a null pointer";
  if (address < kNullBytes) return fmt::format("offset {} from a null pointer", address);
  const uint64_t below = uint64_t{0} - address;
  return below <= kNullBytes ? fmt::format("offset -{} from a null pointer", below) : std::string();
}

std::string count(uint64_t bytes) { return bytes == 1 ? "1 byte" : fmt::format("{} bytes", bytes); }

}  // namespace

Memory::Memory() : table_(new Table) {}

Memory::~Memory() {
  for (const auto& owned : owned_)
    if (owned->mapped_bytes != 0) ::munmap(owned->buffer.host, owned->mapped_bytes);
  delete table_.load();
}

Memory::Reader::Reader(const Memory& memory) : memory_(memory), seen_(0) {
  const std::lock_guard lock(memory.readers_mutex_);
  seen_ = memory.generation_.load();
  memory.readers_.push_back(this);
}

Memory::Reader::~Reader() {
  const std::lock_guard lock(memory_.readers_mutex_);
  std::erase(memory_.readers_, this);
}

uint64_t Memory::oldest_seen() const {
  const std::lock_guard lock(readers_mutex_);
  uint64_t oldest = UINT64_MAX;
  for (const Reader* reader : readers_) oldest = std::min(oldest, reader->seen_.load(std::memory_order_acquire));
  return oldest;
}

void Memory::drop_retired() {
  if (retired_.empty()) return;
  const uint64_t seen = oldest_seen();
  std::erase_if(retired_, [&](const Retired& retired) { return retired.generation <= seen; });
}

// Readers learn of a generation only after its table is in place.
void Memory::publish(std::unique_ptr<const Table> table) {
  std::unique_ptr<const Table> old(table_.exchange(table.release(), std::memory_order_acq_rel));
  const uint64_t generation = generation_.fetch_add(1, std::memory_order_acq_rel) + 1;
  retired_.push_back({generation, std::move(old)});
}

Result<uint64_t> Memory::reserve(uint64_t size_bytes, uint64_t alignment) {
  LW_CHECK(alignment != 0 && (alignment & (alignment - 1)) == 0, "alignment of a buffer is not a power of two");
  const std::lock_guard lock(changes_);
  const uint64_t begin = align_up(next_address_, std::max(alignment, kPage));
  if (begin < next_address_ || size_bytes > kAddressLimit || begin > kAddressLimit - gap_bytes_ ||
      size_bytes > kAddressLimit - gap_bytes_ - begin)
    return Error{fmt::format("no room for {} bytes in the device's address space", size_bytes)};
  next_address_ = align_up(begin + size_bytes + gap_bytes_, kPage);
  return begin;
}

void Memory::choose_from(uint64_t address) {
  const std::lock_guard lock(changes_);
  next_address_ = std::max(next_address_, address);
}

void Memory::keep_apart(uint64_t bytes) {
  const std::lock_guard lock(changes_);
  gap_bytes_ = std::max(bytes, kLeastGapBytes);
}

std::optional<Error> Memory::change(std::span<const uint64_t> removed, std::vector<std::unique_ptr<Owned>> added) {
  std::vector<std::unique_ptr<Owned>> released;
  uint64_t generation = 0;
  {
    const std::lock_guard lock(changes_);
    auto after = std::make_unique<Table>(now());
    const auto place_of = [&](uint64_t address) {
      return std::lower_bound(after->begins.begin(), after->begins.end(), address) - after->begins.begin();
    };
    std::vector<const Buffer*> gone;
    for (const uint64_t address : removed) {
      const auto place = place_of(address);
      const auto index = static_cast<size_t>(place);
      if (index == after->begins.size() || after->begins[index] != address)
        return Error{fmt::format("no buffer begins at {:#x}", address)};
      gone.push_back(after->buffers[index]);
      after->begins.erase(after->begins.begin() + place);
      after->buffers.erase(after->buffers.begin() + place);
    }
    for (const auto& owned : added) {
      const Buffer& buffer = owned->buffer;
      const auto place = place_of(buffer.address);
      const auto index = static_cast<size_t>(place);
      const bool overlaps =
          (index < after->begins.size() && after->begins[index] < std::max(buffer.end(), buffer.address + 1)) ||
          (index != 0 && after->buffers[index - 1]->end() > buffer.address);
      if (overlaps || buffer.end() < buffer.address)
        return Error{fmt::format("{} would overlap another buffer", buffer.info.name)};
      after->begins.insert(after->begins.begin() + place, buffer.address);
      after->buffers.insert(after->buffers.begin() + place, &buffer);
    }
    for (auto& owned : added) owned_.push_back(std::move(owned));
    publish(std::move(after));
    generation = generation_.load();
    for (const Buffer* buffer : gone) {
      constexpr size_t kMostReleased = 4096;
      if (released_.size() == kMostReleased) released_.erase(released_.begin(), released_.begin() + kMostReleased / 2);
      released_.push_back(*buffer);
      released_.back().host = nullptr;
      const auto owned = std::ranges::find(owned_, buffer, [](const auto& o) { return &o->buffer; });
      released.push_back(std::move(*owned));
      owned_.erase(owned);
    }
    if (gone.empty()) drop_retired();
  }
  if (released.empty()) return std::nullopt;
  // Dispatches refresh their readers after a few milliseconds at most.
  while (oldest_seen() < generation) std::this_thread::sleep_for(std::chrono::microseconds(50));
  for (const auto& owned : released)
    if (owned->mapped_bytes != 0) ::munmap(owned->buffer.host, owned->mapped_bytes);
  const std::lock_guard lock(changes_);
  drop_retired();
  return std::nullopt;
}

Result<uint64_t> Memory::allocate_at(uint64_t address, uint64_t size_bytes, BufferInfo info) {
  if (size_bytes > kAddressLimit) return Error{fmt::format("{}: {} bytes are too many", info.name, size_bytes)};
  const uint64_t mapped = std::max<uint64_t>(align_up(size_bytes, kPage), kPage);
  void* host = ::mmap(nullptr, mapped, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (host == MAP_FAILED)
    return Error{fmt::format("{}: this computer has no room for {} bytes", info.name, size_bytes)};
  std::vector<std::unique_ptr<Owned>> added;
  added.push_back(
      std::make_unique<Owned>(Owned{{address, size_bytes, static_cast<std::byte*>(host), std::move(info)}, mapped}));
  if (const std::optional<Error> error = change({}, std::move(added))) {
    ::munmap(host, mapped);
    return *error;
  }
  return address;
}

Result<uint64_t> Memory::allocate(uint64_t size_bytes, BufferInfo info, uint64_t alignment) {
  const Result<uint64_t> address = reserve(size_bytes, alignment);
  if (!address) return Error{info.name + ": " + address.error().message};
  return allocate_at(*address, size_bytes, std::move(info));
}

Result<uint64_t> Memory::attach(std::span<std::byte> host, BufferInfo info, uint64_t alignment) {
  const uint64_t beyond = reinterpret_cast<uintptr_t>(host.data()) % 8;
  const Result<uint64_t> address = reserve(host.size() + beyond, alignment);
  if (!address) return Error{info.name + ": " + address.error().message};
  return attach_at(*address + beyond, host, std::move(info));
}

Result<uint64_t> Memory::attach_at(uint64_t address, std::span<std::byte> host, BufferInfo info) {
  // Atomics of the host need what those of the device have.
  if (reinterpret_cast<uintptr_t>(host.data()) % 8 != address % 8)
    return Error{info.name + ": host memory must be aligned to 8 bytes as the device's is"};
  std::vector<std::unique_ptr<Owned>> added;
  added.push_back(std::make_unique<Owned>(Owned{{address, host.size(), host.data(), std::move(info)}, 0}));
  if (const std::optional<Error> error = change({}, std::move(added))) return *error;
  return address;
}

Result<uint64_t> Memory::attach_in_place(InPlace buffer) {
  const Result<bool> attached = replace_in_place({}, {&buffer, 1});
  if (!attached) return attached.error();
  return buffer.address();
}

Result<bool> Memory::replace_in_place(std::span<const uint64_t> addresses, std::span<InPlace> added) {
  std::vector<std::unique_ptr<Owned>> owned;
  for (InPlace& buffer : added)
    owned.push_back(std::make_unique<Owned>(
        Owned{{buffer.address(), buffer.host.size(), buffer.host.data(), std::move(buffer.info)}, 0}));
  if (const std::optional<Error> error = change(addresses, std::move(owned))) return *error;
  return true;
}

bool Memory::release(uint64_t address) { return !change({&address, 1}, {}); }

const Buffer* Memory::find(uint64_t address, uint64_t bytes) const {
  const Table& table = now();
  const auto after = std::upper_bound(table.begins.begin(), table.begins.end(), address);
  if (after == table.begins.begin()) return nullptr;
  const Buffer* buffer = table.buffers[static_cast<size_t>(after - table.begins.begin()) - 1];
  return buffer->contains(address, bytes) ? buffer : nullptr;
}

std::span<std::byte> Memory::view(uint64_t address, uint64_t bytes) const {
  const Buffer* buffer = find(address, bytes);
  if (buffer == nullptr) return {};
  return {buffer->host + (address - buffer->address), static_cast<size_t>(bytes)};
}

std::string Memory::relation(uint64_t address, uint64_t bytes) const {
  if (find(address, 1) == nullptr) {
    const std::lock_guard lock(changes_);
    const auto freed =
        std::find_if(released_.rbegin(), released_.rend(), [&](const Buffer& b) { return b.contains(address, 1); });
    if (freed != released_.rend())
      return fmt::format("at offset {} of {}, which has been freed", address - freed->address, freed->info.name);
  }
  if (find(address, 1) == nullptr)
    if (std::string null = null_relation(address); !null.empty()) return null;
  const Buffer* nearest = nullptr;
  for (const Buffer* buffer : now().buffers)
    if (nearest == nullptr || distance(*buffer, address, bytes) < distance(*nearest, address, bytes)) nearest = buffer;
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
