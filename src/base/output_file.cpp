#include "base/output_file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <climits>
#include <csignal>
#include <cstdlib>
#include <ctime>
#include <mutex>
#include <set>
#include <system_error>
#include <utility>
#include <vector>

#include "base/number.h"

namespace lw {
namespace {

class ProtectedInputs {
 public:
  void add(const struct stat& file) {
    const std::lock_guard lock(mutex_);
    files_.emplace(file.st_dev, file.st_ino);
  }
  bool has(const struct stat& file) {
    const std::lock_guard lock(mutex_);
    return files_.contains({file.st_dev, file.st_ino});
  }

 private:
  std::mutex mutex_;
  std::set<std::pair<dev_t, ino_t>> files_;
};

ProtectedInputs& protected_inputs() {
  static ProtectedInputs inputs;
  return inputs;
}

std::optional<Error> write_whole(const std::string& path, std::span<const std::byte> bytes, bool updates) {
  Result<OutputFile> file = OutputFile::open(path, updates);
  if (!file) return file.error();
  file->write(bytes);
  return file->commit();
}

constexpr mode_t kNewFileMode = 0666;  // less the umask

std::string reason(int code) { return std::generic_category().message(code); }

Error named(const std::string& path, std::string_view why) {
  return {fmt::format("{}: {}", path == kStandardOutput ? "standard output" : path, why)};
}

// The descriptor of this process that a path stands for; -1 for others. Opening such a path anew would start at the
// beginning of the file behind it.
int own_descriptor(const std::string& path) {
  if (path == kStandardOutput || path == "/dev/stdout") return STDOUT_FILENO;
  if (path == "/dev/stderr") return STDERR_FILENO;
  for (const std::string_view folder : {"/dev/fd/", "/proc/self/fd/"})
    if (path.starts_with(folder))
      if (const std::optional<uint64_t> number = parse_unsigned(path.substr(folder.size()));
          number && *number <= INT_MAX)
        return static_cast<int>(*number);
  return -1;
}

// Where the bytes go. Symbolic links are followed, also to a file that is not there yet.
struct Place {
  std::string path;
  struct stat status {};
  bool exists = false;

  std::string folder() const {
    const size_t slash = path.rfind('/');
    return slash == std::string::npos ? "." : slash == 0 ? "/" : path.substr(0, slash);
  }
};

Result<Place> find_place(const std::string& path) {
  constexpr int kMostLinks = 40;  // as Linux has it
  Place place{path, {}, false};
  if (path.empty()) return Error{"the name of an output file is empty"};
  for (int links = 0; ::lstat(place.path.c_str(), &place.status) == 0 && S_ISLNK(place.status.st_mode); ++links) {
    if (links == kMostLinks) return named(path, reason(ELOOP));
    char target[PATH_MAX];
    const ssize_t length = ::readlink(place.path.c_str(), target, sizeof target);
    if (length < 0) return named(path, reason(errno));
    const std::string to(target, static_cast<size_t>(length));
    place.path = to.starts_with('/') ? to : place.folder() + "/" + to;
  }
  place.exists = ::lstat(place.path.c_str(), &place.status) == 0;
  if (!place.exists && errno != ENOENT) return named(path, reason(errno));
  if (place.exists ? S_ISDIR(place.status.st_mode) : place.path.ends_with('/')) return named(path, "is a folder");
  const std::string folder = place.folder();
  struct stat above {};
  if (::stat(folder.c_str(), &above) != 0)
    return named(path, errno == ENOENT ? fmt::format("there is no folder '{}'", folder) : reason(errno));
  if (!S_ISDIR(above.st_mode)) return named(path, reason(ENOTDIR));
  if (place.exists && ::access(place.path.c_str(), W_OK) != 0) return named(path, reason(errno));
  const bool in_place = place.exists && !S_ISREG(place.status.st_mode);
  if (!in_place && ::access(folder.c_str(), W_OK | X_OK) != 0)
    return named(path, fmt::format("nothing can be written into the folder '{}': {}", folder, reason(errno)));
  return place;
}

// A name beside `path` that nobody has.
std::string temporary_name(const std::string& path, unsigned attempt) {
  struct timespec now {};
  ::clock_gettime(CLOCK_REALTIME, &now);
  return fmt::format("{}.{}-{:x}-{}.partial", path, ::getpid(), static_cast<uint64_t>(now.tv_nsec), attempt);
}

// While this lives, a write beyond the limit of file sizes (RLIMIT_FSIZE) fails with EFBIG and does not end the
// process, which in a program under `hip` is the user's own.
class WithoutSizeSignal {
 public:
  WithoutSizeSignal() {
    ::sigemptyset(&signal_);
    ::sigaddset(&signal_, SIGXFSZ);
    ::pthread_sigmask(SIG_BLOCK, &signal_, &before_);
  }
  ~WithoutSizeSignal() {
    const struct timespec no_time {};
    if (::sigismember(&before_, SIGXFSZ) == 0)
      while (::sigtimedwait(&signal_, nullptr, &no_time) > 0) continue;
    ::pthread_sigmask(SIG_SETMASK, &before_, nullptr);
  }
  WithoutSizeSignal(const WithoutSizeSignal&) = delete;
  WithoutSizeSignal& operator=(const WithoutSizeSignal&) = delete;

 private:
  sigset_t signal_, before_;
};

}  // namespace

struct OutputFile::State {
  std::string asked_path;
  Place place;
  int file = -1;
  std::string temporary;  // the name that the bytes have meanwhile; empty where they need none or have none
  bool replaces = false;  // a regular file takes the path's place
  bool reaches_disk = false, keeps_existing = false;
  std::vector<char> pending;
  uint64_t size_bytes = 0;
  int failure = 0;  // errno of the first one

  ~State() {
    if (file >= 0) ::close(file);
    if (!temporary.empty()) ::unlink(temporary.c_str());
  }

  void fail(int code) {
    if (failure == 0) failure = code;
  }

  void put(const char* from, size_t count) {
    const WithoutSizeSignal guard;
    while (count != 0 && failure == 0) {
      const ssize_t written = ::write(file, from, count);
      if (written < 0) {
        if (errno != EINTR) fail(errno);
        continue;
      }
      from += written;
      count -= static_cast<size_t>(written);
    }
  }

  void flush() {
    put(pending.data(), pending.size());
    pending.clear();
  }

  std::optional<Error> open_replacement();
  void take_place();
};

std::optional<Error> OutputFile::State::open_replacement() {
  replaces = true;
  // A file without a name is gone with the process, whatever ends it. It gets one through /proc.
  file = ::open(place.folder().c_str(), O_TMPFILE | O_WRONLY | O_CLOEXEC, kNewFileMode);
  if (file >= 0 && ::access(fmt::format("/proc/self/fd/{}", file).c_str(), F_OK) != 0) {
    ::close(file);
    file = -1;
  }
  for (unsigned attempt = 0; file < 0; ++attempt) {
    temporary = temporary_name(place.path, attempt);
    file = ::open(temporary.c_str(), O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, kNewFileMode);
    if (file >= 0 || errno == EEXIST) continue;
    temporary.clear();
    return named(asked_path, reason(errno));
  }
  if (place.exists) {
    // Whose it is may not be ours to say; who may read it is.
    if (::fchown(file, place.status.st_uid, place.status.st_gid) != 0) errno = 0;
    if (::fchmod(file, place.status.st_mode & 07777) != 0) return named(asked_path, reason(errno));
  }
  return std::nullopt;
}

void OutputFile::State::take_place() {
  if (keeps_existing && !temporary.empty()) {
    const bool is_done = ::link(temporary.c_str(), place.path.c_str()) == 0 || errno == EEXIST;
    if (is_done || ::access(place.path.c_str(), F_OK) == 0) return;  // the temporary name goes with this object
    // A file system without links: of several writers at the same moment, the last one wins.
  }
  if (temporary.empty()) {
    const std::string unnamed = fmt::format("/proc/self/fd/{}", file);
    const auto link_as = [&](const std::string& name) {
      return ::linkat(AT_FDCWD, unnamed.c_str(), AT_FDCWD, name.c_str(), AT_SYMLINK_FOLLOW) == 0;
    };
    if (!place.exists && link_as(place.path)) return;
    if (keeps_existing) return errno == EEXIST || place.exists ? void() : fail(errno);
    for (unsigned attempt = 0; temporary.empty(); ++attempt) {
      const std::string name = temporary_name(place.path, attempt);
      if (link_as(name))
        temporary = name;
      else if (errno != EEXIST)
        return fail(errno);
    }
  }
  if (::rename(temporary.c_str(), place.path.c_str()) != 0) return fail(errno);
  temporary.clear();
}

OutputFile::OutputFile(std::unique_ptr<State> state) : state_(std::move(state)) {}
OutputFile::OutputFile(OutputFile&&) noexcept = default;
OutputFile& OutputFile::operator=(OutputFile&&) noexcept = default;
OutputFile::~OutputFile() = default;

void protect_input(const std::string& path) {
  struct stat status {};
  if (::stat(path.c_str(), &status) == 0 && S_ISREG(status.st_mode)) protected_inputs().add(status);
}

Result<OutputFile> OutputFile::open(const std::string& path, bool updates) {
  auto state = std::make_unique<State>();
  state->asked_path = path;
  if (const int own = own_descriptor(path); own >= 0) {
    std::fflush(nullptr);  // what was printed before comes before
    state->file = ::fcntl(own, F_DUPFD_CLOEXEC, 0);
    if (state->file < 0) return named(path, reason(errno));
    return OutputFile(std::move(state));
  }
  Result<Place> place = find_place(path);
  if (!place) return place.error();
  state->place = *std::move(place);
  if (!updates && state->place.exists && protected_inputs().has(state->place.status))
    return Error{fmt::format("{}: is an input; writing an output there would destroy it", path)};
  if (!state->place.exists || S_ISREG(state->place.status.st_mode)) {
    if (std::optional<Error> error = state->open_replacement()) return *error;
    return OutputFile(std::move(state));
  }
  state->file = ::open(state->place.path.c_str(), O_WRONLY | O_CLOEXEC | O_NOCTTY);
  if (state->file < 0) return named(path, reason(errno));
  return OutputFile(std::move(state));
}

void OutputFile::write(std::string_view text) {
  constexpr size_t kBlockBytes = size_t{1} << 16;
  State& s = *state_;
  s.size_bytes += text.size();
  if (s.pending.size() + text.size() < kBlockBytes) {
    s.pending.insert(s.pending.end(), text.begin(), text.end());
    return;
  }
  s.flush();
  s.put(text.data(), text.size());
}

void OutputFile::write(std::span<const std::byte> bytes) {
  write(std::string_view(reinterpret_cast<const char*>(bytes.data()), bytes.size()));
}

void OutputFile::write_zeros(uint64_t count) {
  State& s = *state_;
  if (!s.replaces) {
    const std::string zeros(4096, '\0');
    for (; count != 0; count -= std::min<uint64_t>(count, zeros.size()))
      write(std::string_view(zeros).substr(0, std::min<uint64_t>(count, zeros.size())));
    return;
  }
  s.flush();
  s.size_bytes += count;
  if (::lseek(s.file, static_cast<off_t>(s.size_bytes), SEEK_SET) < 0) s.fail(errno);
}

std::optional<Error> OutputFile::commit() {
  State& s = *state_;
  s.flush();
  if (s.replaces && s.failure == 0) {
    const WithoutSizeSignal guard;
    if (::ftruncate(s.file, static_cast<off_t>(s.size_bytes)) != 0) s.fail(errno);
  }
  if (s.replaces && s.failure == 0 && s.reaches_disk && ::fsync(s.file) != 0) s.fail(errno);
  if (s.replaces && s.failure == 0) s.take_place();
  // Some file systems say only now that there is no room.
  if (::close(std::exchange(s.file, -1)) != 0) s.fail(errno);
  if (s.failure == 0) return std::nullopt;
  return named(s.asked_path, reason(s.failure));
}

void OutputFile::reach_disk() { state_->reaches_disk = true; }
void OutputFile::keep_existing() { state_->keeps_existing = true; }

std::optional<Error> write_file_to_disk(const std::string& path, std::span<const std::byte> bytes, bool is_new) {
  Result<OutputFile> file = OutputFile::open(path);
  if (!file) return file.error();
  file->reach_disk();
  if (is_new) file->keep_existing();
  file->write(bytes);
  return file->commit();
}

std::optional<Error> write_file(const std::string& path, std::span<const std::byte> bytes) {
  return write_whole(path, bytes, false);
}

std::optional<Error> update_file(const std::string& path, std::span<const std::byte> bytes) {
  return write_whole(path, bytes, true);
}

std::optional<Error> write_file(const std::string& path, std::string_view text) {
  return write_file(path, std::as_bytes(std::span(text)));
}

void copy_permissions(const std::string& from, const std::string& to) {
  struct stat given, written;
  if (::stat(from.c_str(), &given) != 0 || ::stat(to.c_str(), &written) != 0) return;
  if (S_ISREG(given.st_mode) && S_ISREG(written.st_mode)) (void)::chmod(to.c_str(), given.st_mode & 0777);
}

std::optional<Error> check_output(const std::string& path, bool updates) {
  if (const int own = own_descriptor(path); own >= 0) {
    if (::fcntl(own, F_GETFD) >= 0) return std::nullopt;
    return named(path, reason(errno));
  }
  const Result<Place> place = find_place(path);
  if (!place) return place.error();
  if (!is_replaced_when_written(path)) return std::nullopt;
  // What permissions do not say (a file system mounted read-only, one without room for a name) is seen by trying.
  const Result<OutputFile> tried = OutputFile::open(path, updates);
  return tried ? std::nullopt : std::optional(tried.error());
}

bool is_same_file(const std::string& a, const std::string& b) {
  struct stat of_a {
  }, of_b{};
  return ::stat(a.c_str(), &of_a) == 0 && ::stat(b.c_str(), &of_b) == 0 && of_a.st_dev == of_b.st_dev &&
         of_a.st_ino == of_b.st_ino;
}

bool is_replaced_when_written(const std::string& path) {
  struct stat status {};
  return own_descriptor(path) < 0 && (::stat(path.c_str(), &status) != 0 || S_ISREG(status.st_mode));
}

}  // namespace lw
