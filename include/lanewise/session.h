// A Session holds what a call may use of its caller: files, a request to end early, and a listener for its progress.
#pragma once

#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "lanewise/result.h"

namespace lanewise {

// The bytes of a file.
struct FileBytes {
  std::span<const std::byte> bytes;   // valid as long as `owner` or a copy of it exists
  std::shared_ptr<const void> owner;  // owns the memory of `bytes`
  // A zero byte follows `bytes` and is not part of the file. Text can then be read without a copy.
  bool has_zero_behind = false;

  std::string_view text() const { return {reinterpret_cast<const char*>(bytes.data()), bytes.size()}; }
};

// The files that a call may read: the file of the request, the files that it includes, and its arrays. A caller may
// derive its own class. Its functions can be called from several threads at once.
class Files {
 public:
  virtual ~Files() = default;

  // Reads the whole file. A failure has one message, which names the file.
  virtual Result<FileBytes> read(const std::string& path) const = 0;

  // Path under which a compiler, which is a separate program, finds the file on disk. Not set: the compiler gets a copy
  // of the file, and of all files that `beside` returns.
  virtual std::optional<std::string> path_on_disk(const std::string& path) const = 0;
  // Files by name that a source may include, if path_on_disk() returns no path.
  virtual std::map<std::string, FileBytes> beside() const { return {}; }

  // Whether compilers may read every file of the computer for a source that is not on disk. Files that it includes are
  // then searched for in the working directory of the process, and `beside` is not used.
  virtual bool has_whole_disk() const { return false; }

  // The folder that compilers may read in addition to their own headers. Not set: they may read every file.
  virtual std::optional<std::string> only_folder() const { return std::nullopt; }
};

// No files; the default of a Session. Every read fails.
std::shared_ptr<const Files> no_files();
// The files of this computer. Relative paths start at the working directory of the process.
std::shared_ptr<const Files> disk_files();
// The files of one folder. Paths are relative to it; symbolic links and ".." that lead out of it are rejected.
std::shared_ptr<const Files> folder_files(std::string folder);
// Files in memory: contents by name.
std::shared_ptr<const Files> memory_files(std::map<std::string, std::string> files);

// A request to end calls early. Copies share one state: a request made through one of them holds for all.
class Cancel {
 public:
  Cancel() : state_(std::make_shared<State>()) {}
  // Requested as soon as `flag` is true, which a signal handler may set; `reason` then returns the reason. `listeners`
  // counts the Listening objects. `flag` and `listeners` must outlive this object and its copies.
  Cancel(const std::atomic<bool>& flag, std::atomic<int>& listeners, std::function<std::string()> reason)
      : state_(std::make_shared<State>()), flag_(&flag), listeners_(&listeners), reason_(std::move(reason)) {}

  // Requests the end, from any thread. `reason` becomes part of the message: "interrupted: REASON". Has no effect on a
  // Cancel that was constructed with a flag of its own.
  void request(std::string reason = "cancelled") const {
    const std::lock_guard lock(state_->mutex);
    state_->reason = std::move(reason);
    state_->flag.store(true);
  }
  // Whether the end was requested.
  bool requested() const { return flag().load(std::memory_order_relaxed); }
  // The reason of the request; empty before it.
  std::string reason() const {
    if (flag_ != nullptr) return reason_();
    const std::lock_guard lock(state_->mutex);
    return state_->reason;
  }
  // True once the end was requested.
  const std::atomic<bool>& flag() const { return flag_ != nullptr ? *flag_ : state_->flag; }

  // Exists while the library does work that checks the request often. Other work ignores it and continues to its end.
  class Listening {
   public:
    explicit Listening(const Cancel& cancel)
        : state_(cancel.state_), count_(cancel.listeners_ != nullptr ? *cancel.listeners_ : cancel.state_->listeners) {
      ++count_;
    }
    ~Listening() { --count_; }
    Listening(const Listening&) = delete;
    Listening& operator=(const Listening&) = delete;

   private:
    const std::shared_ptr<void> state_;
    std::atomic<int>& count_;
  };

 private:
  struct State {
    std::atomic<bool> flag{false};
    std::atomic<int> listeners{0};
    std::mutex mutex;
    std::string reason;
  };
  std::shared_ptr<State> state_;
  const std::atomic<bool>* flag_ = nullptr;
  std::atomic<int>* listeners_ = nullptr;
  std::function<std::string()> reason_;
};

// Progress of one part of a call's work.
struct Progress {
  std::string doing;                          // "running saxpy"
  std::uint64_t done = 0;                     // number of `unit`s that are complete, 0 to `all`
  std::uint64_t all = 0;                      // total number; 0: unknown
  std::string_view unit;                      // "workgroups"; empty if `all` is 0
  std::optional<std::uint64_t> instructions;  // wave instructions executed so far
  bool ended = false;                         // this is the last call for this part
};

// Passed to every function of the library. Several calls may share a Session.
struct Session {
  std::shared_ptr<const Files> files = no_files();  // the files that the call may read
  Cancel cancel = {};                               // a request to end the call early
  // Called from the calling thread when a part of the work begins, then once per interval from a thread of the library,
  // and once more from the calling thread when the part ends. Not called if empty.
  std::function<void(const Progress&)> progress = {};
  // 0 or less: `progress` is called only when a part begins and when it ends, and the library starts no thread for it.
  std::chrono::milliseconds progress_interval{200};
};

}  // namespace lanewise
