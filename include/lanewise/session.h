// What the caller gives a call of the library: files, a way to end it early, and a listener for its progress.
#pragma once

#include <atomic>
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

// The bytes of a file. They stay while `owner` does.
struct FileBytes {
  std::span<const std::byte> bytes;
  std::shared_ptr<const void> owner;
  bool has_zero_behind = false;  // a zero byte follows, which is not part of the file: text is then read in place

  std::string_view text() const { return {reinterpret_cast<const char*>(bytes.data()), bytes.size()}; }
};

// Every file that a call reads goes through this: the file of the request, the files that it includes, its arrays.
// Implementations may be called from several threads at once.
class Files {
 public:
  virtual ~Files() = default;

  // The whole file; a failure has one message that names it.
  virtual Result<FileBytes> read(const std::string& path) const = 0;

  // Where compilers, which are programs of their own, find the file on the disk. Nothing: they are given a copy of it,
  // and of all that `beside` returns.
  virtual std::optional<std::string> path_on_disk(const std::string& path) const = 0;
  virtual std::map<std::string, FileBytes> beside() const { return {}; }

  // The folder that compilers may read besides their own headers; nothing: they may read all.
  virtual std::optional<std::string> only_folder() const { return std::nullopt; }
};

// No file at all; the default of a Session.
std::shared_ptr<const Files> no_files();
// The files of this computer. Paths are relative to the folder in which the process runs.
std::shared_ptr<const Files> disk_files();
// The files of a folder. Paths are relative to it; symbolic links and ".." that lead out of it are refused.
std::shared_ptr<const Files> folder_files(std::string folder);
// Files in memory, by name.
std::shared_ptr<const Files> memory_files(std::map<std::string, std::string> files);

// Ends calls early. Copies are the same request.
class Cancel {
 public:
  Cancel() : state_(std::make_shared<State>()) {}
  // One that is requested when `flag` becomes true, by a signal handler for instance; `reason` then says why.
  // `listeners` counts the Listening scopes.
  Cancel(const std::atomic<bool>& flag, std::atomic<int>& listeners, std::function<std::string()> reason)
      : state_(std::make_shared<State>()), flag_(&flag), listeners_(&listeners), reason_(std::move(reason)) {}

  // From any thread. `reason` stands in the message: "interrupted: REASON".
  void request(std::string reason = "cancelled") const {
    const std::lock_guard lock(state_->mutex);
    state_->reason = std::move(reason);
    state_->flag.store(true);
  }
  bool requested() const { return flag().load(std::memory_order_relaxed); }
  std::string reason() const {
    if (flag_ != nullptr) return reason_();
    const std::lock_guard lock(state_->mutex);
    return state_->reason;
  }
  const std::atomic<bool>& flag() const { return flag_ != nullptr ? *flag_ : state_->flag; }

  // While one of these lives, the work looks at the request often. Work between them goes on to its end.
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

// How far a call is.
struct Progress {
  std::string doing;                          // "running saxpy"
  std::uint64_t done = 0;                     // of `all`, in `unit`
  std::uint64_t all = 0;                      // 0: unknown
  std::string_view unit;                      // "workgroups"; empty where `all` is 0
  std::optional<std::uint64_t> instructions;  // wave instructions executed so far
  bool ended = false;                         // the last call for this work
};

struct Session {
  std::shared_ptr<const Files> files = no_files();
  Cancel cancel = {};
  // Called when a part of the work begins, from the calling thread, and then about five times per second until it ends,
  // from a thread of the library.
  std::function<void(const Progress&)> progress = {};
};

}  // namespace lanewise
