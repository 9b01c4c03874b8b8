#include "hsa/recorder.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <system_error>
#include <vector>

#include "base/sparse_file.h"
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

launch::WriteFile files_in(const std::string& folder) {
  return [folder](const std::string& name, std::span<const std::byte> bytes) {
    return write_sparse_file((fs::path(folder) / name).string(), bytes);
  };
}

struct Range {
  uint64_t begin = 0, end = 0;
  size_t buffer = 0;  // its number in the dispatch's list
};

// Which buffers a dispatch writes to, and what it reads from those that the host may change while it runs.
class Accesses final : public events::Sink {
 public:
  // `host` are the numbers of the latter buffers.
  Accesses(std::vector<Range> ranges, size_t buffers, std::vector<size_t> host)
      : ranges_(std::move(ranges)), host_(std::move(host)), written_(buffers) {}

  bool wants_accesses() const override { return true; }
  bool wants_loads() const override { return may_call_host(); }
  void access(const events::ExecutedInstruction&, const events::Access& access) override {
    if (access.space != events::Space::global && access.space != events::Space::scalar) return;
    const bool writes = access.kind == events::AccessKind::store || access.kind == events::AccessKind::atomic;
    if (!writes && !may_call_host()) return;
    bool reads_host = false;
    const Range* range = nullptr;
    for (uint64_t lanes = access.lanes; lanes != 0; lanes &= lanes - 1) {
      const uint64_t address = access.address[static_cast<size_t>(std::countr_zero(lanes))];
      if (range != nullptr && address >= range->begin && address < range->end) continue;
      const auto after = std::ranges::upper_bound(ranges_, address, {}, &Range::begin);
      range = after != ranges_.begin() && address < std::prev(after)->end ? &*std::prev(after) : nullptr;
      if (range == nullptr) continue;
      if (writes) written_[range->buffer].store(true, std::memory_order_relaxed);
      reads_host |= access.kind != events::AccessKind::store && is_host(range->buffer);
    }
    loads_host_ = reads_host;
    if (!reads_host) return;
    merge_last();
    reads_.push_back({.lanes = access.lanes, .size_bytes = access.size_bytes, .words = {}});
  }
  void loaded(const events::ExecutedInstruction&, const events::Access& access) override {
    if (!loads_host_ || (access.space != events::Space::global && access.space != events::Space::scalar)) return;
    for (uint64_t lanes = access.lanes; lanes != 0; lanes &= lanes - 1)
      for (unsigned w = 0; w < (access.size_bytes + 3) / 4; ++w)
        reads_.back().words.push_back(access.word(w, static_cast<unsigned>(std::countr_zero(lanes))));
  }

  bool may_call_host() const { return !host_.empty(); }
  bool is_host(size_t buffer) const { return std::ranges::find(host_, buffer) != host_.end(); }
  bool written(size_t buffer) const { return written_[buffer]; }
  std::vector<launch::HostRead> take_reads() {
    merge_last();
    return std::move(reads_);
  }

 private:
  // Waiting is the same read again and again.
  void merge_last() {
    if (reads_.size() < 2 || !reads_.back().same(reads_[reads_.size() - 2])) return;
    reads_.pop_back();
    ++reads_.back().count;
  }

  std::vector<Range> ranges_;  // in order of address
  std::vector<size_t> host_;
  std::vector<std::atomic<bool>> written_;
  std::vector<launch::HostRead> reads_;
  bool loads_host_ = false;
};

// The hostcall buffer that the kernel's arguments name; 0 where it gets none.
uint64_t hostcall_buffer(const object::Kernel& kernel, std::span<const std::byte> kernarg) {
  for (const object::ArgumentMetadata& argument : kernel.metadata.arguments)
    if (argument.kind == object::ArgumentKind::hidden_hostcall_buffer && argument.offset_bytes + 8 <= kernarg.size()) {
      uint64_t address = 0;
      std::memcpy(&address, kernarg.data() + argument.offset_bytes, sizeof address);
      return address;
    }
  return 0;
}

// One dispatch being written down: what the device's memory holds now, and after it ran, what of that it wrote.
class Recording final : public watch::Watcher {
 public:
  // Writes the folder.
  static Result<std::unique_ptr<Recording>> begin(ProgramDispatch& dispatch);

  events::Sink* sink() override { return &accesses_; }
  // Where the kernel may ask the host to do something, replaying has to go the same way.
  bool wants_one_thread() const override { return accesses_.may_call_host(); }
  void end(const events::Outcome& outcome) override {
    if (outcome.finished())
      if (const std::optional<Error> error = finish()) give_up(dispatch_, *error);
  }

  static void give_up(ProgramDispatch& dispatch, const Error& error) {
    say(fmt::format("kernel {} cannot be recorded: {}", dispatch.kernel.kernel->name, error.message));
    dispatch.has_failed = true;
  }

 private:
  Recording(ProgramDispatch& dispatch, std::string folder, launch::LaunchFile launch,
            std::vector<launch::RecordedBuffer> buffers, std::vector<Range> ranges, std::vector<size_t> host)
      : dispatch_(dispatch),
        folder_(std::move(folder)),
        launch_(std::move(launch)),
        buffers_(std::move(buffers)),
        accesses_(std::move(ranges), buffers_.size(), std::move(host)) {}

  // Adds what the memory that the dispatch wrote to holds now.
  std::optional<Error> finish();

  ProgramDispatch& dispatch_;
  std::string folder_;
  launch::LaunchFile launch_;
  std::vector<launch::RecordedBuffer> buffers_;
  Accesses accesses_;
};

launch::RecordedDispatch described(const ProgramDispatch& dispatch) {
  const object::Kernel& kernel = *dispatch.kernel.kernel;
  const exec::DispatchInfo& info = dispatch.info;
  launch::RecordedDispatch recorded;
  recorded.code_object = dispatch.kernel.object->file;
  recorded.code_object_address = dispatch.kernel.object->loaded->base();
  recorded.target = dispatch.gpu.target->name;
  recorded.device = dispatch.gpu.device->name;
  recorded.kernel = kernel.name;
  recorded.work_items = info.grid;
  recorded.block = info.workgroup_size;
  const uint32_t fixed_lds = kernel.descriptor.group_segment_fixed_bytes;
  recorded.dynamic_lds_bytes = info.group_segment_bytes > fixed_lds ? info.group_segment_bytes - fixed_lds : 0;
  if (info.private_segment_bytes > kernel.descriptor.private_segment_fixed_bytes)
    recorded.private_segment_bytes = info.private_segment_bytes;
  recorded.kernarg_address = info.kernarg_address;
  recorded.kernarg = dispatch.gpu.memory.view(info.kernarg_address, kernel.kernarg_bytes());
  return recorded;
}

// Adds all memory that the dispatch may find. Returns where it lies.
std::vector<Range> add_memory(const state::Memory& memory, launch::RecordedDispatch& dispatch) {
  std::vector<Range> ranges;
  for (const state::Buffer* buffer : memory.buffers()) {
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
  return ranges;
}

// The numbers of buffers that the host may change while the kernel runs.
std::vector<size_t> shared_with_host(const object::Kernel& kernel, const launch::RecordedDispatch& dispatch) {
  std::vector<size_t> host;
  if (const uint64_t hostcall = hostcall_buffer(kernel, dispatch.kernarg))
    for (size_t i = 0; i < dispatch.buffers.size(); ++i) {
      const launch::RecordedBuffer& b = dispatch.buffers[i];
      if (b.name == kSignalMemory || hostcall - b.address < b.contents.size()) host.push_back(i);
    }
  return host;
}

Result<std::unique_ptr<Recording>> Recording::begin(ProgramDispatch& dispatch) {
  const Result<std::string> folder = make_folder(dispatch.kernel.kernel->name);
  if (!folder) return folder.error();
  const state::Memory::Reader reader(dispatch.gpu.memory);
  launch::RecordedDispatch recorded = described(dispatch);
  std::vector<Range> ranges = add_memory(dispatch.gpu.memory, recorded);
  Result<launch::LaunchFile> launch = launch::write_launch(files_in(*folder), recorded);
  if (!launch) return launch.error();
  std::vector<size_t> host = shared_with_host(*dispatch.kernel.kernel, recorded);
  return std::unique_ptr<Recording>(new Recording(dispatch, *folder, std::move(*launch), std::move(recorded.buffers),
                                                  std::move(ranges), std::move(host)));
}

std::optional<Error> Recording::finish() {
  const state::Memory& memory = dispatch_.gpu.memory;
  const state::Memory::Reader reader(memory);
  std::vector<launch::RecordedBuffer> results;
  launch::RecordedHost host;
  bool called_host = false;
  for (size_t i = 0; i < buffers_.size(); ++i) {
    if (accesses_.is_host(i)) host.buffers.push_back(buffers_[i].address);
    if (!accesses_.written(i)) continue;
    if (accesses_.is_host(i)) {
      called_host = true;
      continue;
    }
    if (buffers_[i].name == kSignalMemory) {
      say(fmt::format("{}: the kernel changes signals, which replaying does not model", folder_));
      return std::nullopt;
    }
    // The program may have freed it in the meantime.
    const state::Buffer* now = memory.find(buffers_[i].address, buffers_[i].contents.size());
    if (now != nullptr && now->host == buffers_[i].contents.data()) results.push_back(buffers_[i]);
  }
  if (!called_host) return launch::write_results(files_in(folder_), launch_, results);
  host.reads = accesses_.take_reads();
  for (const state::Buffer* buffer : memory.buffers())
    if (!buffer->info.executable && std::ranges::none_of(buffers_, [&](const launch::RecordedBuffer& b) {
          return b.address == buffer->address || b.also_at == buffer->address;
        }))
      host.appeared.push_back({.name = buffer->info.name,
                               .address = buffer->address,
                               .contents = {buffer->host, buffer->size_bytes},
                               .writable = buffer->info.writable,
                               .initialised = false});
  return launch::write_results(files_in(folder_), launch_, results, &host);
}

}  // namespace

bool is_recording() {
  static const bool recording = !record_folder().empty();
  return recording;
}

std::unique_lock<std::timed_mutex> lock_unless(const std::atomic<bool>* stopping, std::timed_mutex& mutex) {
  std::unique_lock lock(mutex, std::defer_lock);
  while (!lock.try_lock_for(std::chrono::milliseconds(20)))
    if (stopping != nullptr && *stopping) break;
  return lock;
}

Turn::Turn(const std::atomic<bool>* stopping) {
  if (is_recording()) lock_ = lock_unless(stopping, turns());
}

std::unique_ptr<watch::Watcher> watch_for_record(ProgramDispatch& dispatch) {
  if (!is_recording()) return nullptr;
  Result<std::unique_ptr<Recording>> recording = Recording::begin(dispatch);
  if (recording) return std::move(*recording);
  Recording::give_up(dispatch, recording.error());
  return nullptr;
}

}  // namespace lw::hsa
