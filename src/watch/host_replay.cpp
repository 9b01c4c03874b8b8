#include "watch/host_replay.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cstring>

#include "host/files.h"

namespace lw::watch {

Result<std::unique_ptr<HostReplay>> HostReplay::create(const launch::LaunchInputs& inputs, const state::Memory& memory,
                                                       const Files& files) {
  const launch::LaunchFile& file = inputs.file();
  if (!file.host) return std::unique_ptr<HostReplay>();
  const Result<FileBytes> bytes = launch::NamedFiles(files).read(file.resolve(file.host->file));
  if (!bytes) return Error{file.label("host.file") + bytes.error().message};
  Result<std::vector<launch::HostRead>> reads = launch::unpack_host_reads(bytes->bytes);
  if (!reads)
    return Error{
        fmt::format("{}{}: {}", file.label("host.file"), file.resolve(file.host->file), reads.error().message)};
  std::unique_ptr<HostReplay> replay(new HostReplay(memory));
  for (size_t i = 0; i < file.host->buffers.size(); ++i) {
    const auto buffer = std::ranges::find(file.buffers, file.host->buffers[i], &launch::NamedBuffer::name);
    if (!buffer->address)
      return Error{
          fmt::format("{}expected a buffer with an \"address\"", file.label(fmt::format("host.buffers[{}]", i)))};
    const uint64_t size = inputs.array(buffer->name)->bytes.size();
    replay->buffers_.push_back(*buffer->address);
    replay->ranges_.push_back({*buffer->address, *buffer->address + size});
    if (buffer->also_at) replay->ranges_.push_back({*buffer->also_at, *buffer->also_at + size});
  }
  replay->reads_ = std::move(*reads);
  return replay;
}

bool HostReplay::is_of_host(const events::Access& access) const {
  if (access.kind == events::AccessKind::store) return false;
  if (access.space != events::Space::global && access.space != events::Space::scalar) return false;
  for (uint64_t lanes = access.lanes; lanes != 0; lanes &= lanes - 1) {
    const uint64_t address = access.address[static_cast<size_t>(std::countr_zero(lanes))];
    for (const Range& range : ranges_)
      if (address >= range.begin && address < range.end) return true;
  }
  return false;
}

void HostReplay::access(const events::ExecutedInstruction& instruction, const events::Access& access) {
  if (left_ || !is_of_host(access)) return;
  const auto leave = [&](const std::string& recorded) {
    difference_ = fmt::format("wave {} of workgroup {},{},{} reads {} bytes in lanes {:#x} at {:#x}, {}",
                              instruction.wave.wave, instruction.wave.workgroup[0], instruction.wave.workgroup[1],
                              instruction.wave.workgroup[2], access.size_bytes, access.lanes, instruction.pc, recorded);
    left_ = true;
  };
  if (next_ == reads_.size()) return leave("after the last read that was recorded");
  const launch::HostRead& read = reads_[next_];
  if (read.lanes != access.lanes || read.size_bytes != access.size_bytes)
    return leave(fmt::format("where one of {} bytes in lanes {:#x} was recorded", read.size_bytes, read.lanes));
  if (++done_ == read.count) ++next_, done_ = 0;
  const uint32_t* words = read.words.data();
  if (read.words.empty()) return;
  for (uint64_t lanes = access.lanes; lanes != 0; lanes &= lanes - 1) {
    const uint64_t address = access.address[static_cast<size_t>(std::countr_zero(lanes))];
    // An access that faults does so by itself.
    if (const state::Buffer* buffer = memory_.find(address, read.size_bytes))
      std::memcpy(buffer->host + (address - buffer->address), words, read.size_bytes);
    words += (read.size_bytes + 3) / 4;
  }
}

std::string HostReplay::difference() const {
  constexpr std::string_view kDiffers = "the kernel does not do what was recorded";
  if (!difference_.empty()) return fmt::format("{}: {}", kDiffers, difference_);
  if (next_ == reads_.size()) return {};
  return fmt::format("{}: {} of {} recorded reads from the host's memory did not happen", kDiffers,
                     reads_.size() - next_, reads_.size());
}

}  // namespace lw::watch
