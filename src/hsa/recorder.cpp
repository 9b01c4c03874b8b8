#include "hsa/recorder.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <system_error>
#include <vector>

#include "hsa/allocations.h"
#include "hsa/hsa.h"
#include "hsa/status.h"
#include "launch/record.h"

namespace lw::hsa {
namespace {

namespace fs = std::filesystem;

const std::string& record_folder() {
  static const auto* const folder = [] {
    const char* variable = std::getenv(kRecordVariable);
    return new std::string(variable == nullptr ? "" : variable);
  }();
  return *folder;
}

std::timed_mutex& turns() {
  static auto* const mutex = new std::timed_mutex;
  return *mutex;
}

// Names of C++ functions are long, those of files must not be.
std::string file_name_of(std::string_view kernel) {
  constexpr size_t kLongest = 100;
  std::string name(kernel.substr(0, kLongest));
  for (char& c : name)
    if (!((c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c == '_' || c == '-' ||
          (c == '.' && &c != name.data())))
      c = '_';
  return name;
}

// Makes the next folder. Other processes may be writing to the same record: what is there already is theirs.
Result<std::string> make_folder(std::string_view kernel) {
  static std::atomic<uint64_t> last{0};
  while (true) {
    const fs::path folder =
        fs::path(record_folder()) / fmt::format("{:05}-{}", last.fetch_add(1) + 1, file_name_of(kernel));
    std::error_code failed;
    if (fs::create_directory(folder, failed)) return folder.string();
    if (failed) return Error{fmt::format("{}: {}", folder.string(), failed.message())};
  }
}

struct Range {
  uint64_t begin = 0, end = 0;
  size_t buffer = 0;  // its number in the dispatch's list
};

// Which buffers a dispatch writes to. Buffers that appear while it runs play no part: replaying cannot bring them back.
class Writes final : public events::Sink {
 public:
  Writes(std::vector<Range> ranges, size_t buffers) : ranges_(std::move(ranges)), written_(buffers) {}

  bool wants_accesses() const override { return true; }
  void access(const events::Instruction&, const events::Access& access) override {
    if (access.kind != events::AccessKind::store && access.kind != events::AccessKind::atomic) return;
    if (access.space != events::Space::global && access.space != events::Space::scalar) return;
    const Range* range = nullptr;
    for (uint64_t lanes = access.lanes; lanes != 0; lanes &= lanes - 1) {
      const uint64_t address = access.address[static_cast<size_t>(std::countr_zero(lanes))];
      if (range != nullptr && address >= range->begin && address < range->end) continue;
      const auto after = std::ranges::upper_bound(ranges_, address, {}, &Range::begin);
      range = after != ranges_.begin() && address < std::prev(after)->end ? &*std::prev(after) : nullptr;
      if (range != nullptr) written_[range->buffer].store(true, std::memory_order_relaxed);
    }
  }

  bool written(size_t buffer) const { return written_[buffer]; }

 private:
  std::vector<Range> ranges_;  // in order of address
  std::vector<std::atomic<bool>> written_;
};

}  // namespace

struct Recording::Contents {
  const Agent& gpu;
  std::string folder;
  std::vector<launch::RecordedBuffer> buffers;
  std::unique_ptr<Writes> writes;
};

Recording::Recording(std::unique_ptr<Contents> contents) : contents_(std::move(contents)) {}
Recording::~Recording() = default;

bool is_recording() {
  static const bool recording = !record_folder().empty();
  return recording;
}

Turn::Turn(const std::atomic<bool>* stopping) {
  if (!is_recording()) return;
  lock_ = std::unique_lock(turns(), std::defer_lock);
  while (!lock_.try_lock_for(std::chrono::milliseconds(20)))
    if (stopping != nullptr && *stopping) return;
}

Result<std::unique_ptr<Recording>> Recording::begin(const Agent& gpu, const KernelInMemory& kernel,
                                                    const exec::DispatchInfo& info) {
  const Result<std::string> folder = make_folder(kernel.kernel->name);
  if (!folder) return folder.error();
  launch::RecordedDispatch dispatch;
  dispatch.code_object = kernel.object->file;
  dispatch.code_object_address = kernel.object->loaded->base();
  dispatch.target = gpu.target->name;
  dispatch.device = gpu.device->name;
  dispatch.kernel = kernel.kernel->name;
  dispatch.work_items = info.grid;
  dispatch.block = info.workgroup_size;
  const uint32_t fixed_lds = kernel.kernel->descriptor.group_segment_fixed_bytes;
  dispatch.dynamic_lds_bytes = info.group_segment_bytes > fixed_lds ? info.group_segment_bytes - fixed_lds : 0;
  if (info.private_segment_bytes > kernel.kernel->descriptor.private_segment_fixed_bytes)
    dispatch.private_segment_bytes = info.private_segment_bytes;

  const state::Memory::Reader reader(gpu.memory);
  dispatch.kernarg_address = info.kernarg_address;
  dispatch.kernarg = gpu.memory.view(info.kernarg_address, kernel.kernel->kernarg_bytes());
  std::vector<Range> ranges;
  for (const state::Buffer* buffer : gpu.memory.buffers()) {
    // Code is only read where it runs, and replaying loads what runs.
    if (buffer->size_bytes == 0 || buffer->info.executable) continue;
    const auto host = reinterpret_cast<uintptr_t>(buffer->host);
    // The second address of locked memory; the first is below it.
    const auto first = std::ranges::find_if(dispatch.buffers, [&](const launch::RecordedBuffer& b) {
      return b.contents.data() == buffer->host && b.contents.size() == buffer->size_bytes;
    });
    ranges.push_back({buffer->address, buffer->end(), static_cast<size_t>(first - dispatch.buffers.begin())});
    if (first != dispatch.buffers.end() && buffer->address != host)
      first->also_at = buffer->address;
    else
      dispatch.buffers.push_back({.name = buffer->info.name,
                                  .address = buffer->address,
                                  .contents = {buffer->host, buffer->size_bytes},
                                  .writable = buffer->info.writable,
                                  .initialised = buffer->info.initialised});
  }
  if (auto error = launch::write_launch(*folder, dispatch)) return *error;
  auto writes = std::make_unique<Writes>(std::move(ranges), dispatch.buffers.size());
  return std::unique_ptr<Recording>(new Recording(
      std::make_unique<Contents>(Contents{gpu, *folder, std::move(dispatch.buffers), std::move(writes)})));
}

events::Sink& Recording::sink() { return *contents_->writes; }

std::optional<Error> Recording::finish() {
  const Contents& c = *contents_;
  const state::Memory::Reader reader(c.gpu.memory);
  std::vector<launch::RecordedBuffer> results;
  for (size_t i = 0; i < c.buffers.size(); ++i) {
    if (!c.writes->written(i)) continue;
    if (c.buffers[i].name == kSignalMemory) {
      say(fmt::format("{}: the kernel asks the host to do something, which replaying does not", c.folder));
      return std::nullopt;
    }
    // The program may have freed it in the meantime.
    const state::Buffer* now = c.gpu.memory.find(c.buffers[i].address, c.buffers[i].contents.size());
    if (now != nullptr && now->host == c.buffers[i].contents.data()) results.push_back(c.buffers[i]);
  }
  return launch::write_expectations(c.folder, results);
}

}  // namespace lw::hsa
