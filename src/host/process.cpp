#include "host/process.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <span>
#include <system_error>

#include "host/interruption.h"

extern char** environ;

namespace lw::host {
namespace {

constexpr int kLookUpMs = 50;    // how often a wait looks whether it shall end
constexpr int kSignalled = 128;  // exit codes of shells

std::string reason(int code) { return std::generic_category().message(code); }

// A program, and what is different for it from this one.
class Child {
 public:
  Child() {
    posix_spawn_file_actions_init(&files_);
    posix_spawnattr_init(&attributes_);
  }
  ~Child() {
    posix_spawn_file_actions_destroy(&files_);
    posix_spawnattr_destroy(&attributes_);
  }
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;

  void prints_to(int file, std::span<const int> outputs) {
    for (const int output : outputs) posix_spawn_file_actions_adddup2(&files_, file, output);
  }
  void reads(const std::string& file) {
    posix_spawn_file_actions_addopen(&files_, STDIN_FILENO, file.c_str(), O_RDONLY, 0);
  }
  void has_default(std::span<const int> signals) {
    sigset_t defaults;
    ::sigemptyset(&defaults);
    for (const int signal : signals) ::sigaddset(&defaults, signal);
    posix_spawnattr_setsigdefault(&attributes_, &defaults);
    posix_spawnattr_setflags(&attributes_, POSIX_SPAWN_SETSIGDEF);
  }

  std::optional<Error> start(const std::vector<std::string>& command) {
    name_ = command[0];
    std::vector<char*> arguments;
    for (const std::string& argument : command) arguments.push_back(const_cast<char*>(argument.c_str()));
    arguments.push_back(nullptr);
    return error(posix_spawnp(&process_, arguments[0], &files_, &attributes_, arguments.data(), environ));
  }
  void kill() const { ::kill(process_, SIGKILL); }

  Result<ProgramEnd> wait() const {
    int status = 0;
    while (::waitpid(process_, &status, 0) < 0)
      if (errno != EINTR) return *error(errno);
    ProgramEnd end;
    if (WIFSIGNALED(status)) end.signal = WTERMSIG(status);
    end.exit_code = end.signal != 0 ? kSignalled + end.signal : WEXITSTATUS(status);
    return end;
  }

 private:
  std::optional<Error> error(int code) const {
    if (code == 0) return std::nullopt;
    return Error{fmt::format("{}: {}", name_, reason(code))};
  }

  posix_spawn_file_actions_t files_;
  posix_spawnattr_t attributes_;
  std::string name_;
  pid_t process_ = 0;
};

// The terminal interrupts every process in front of it; which of them ends is for the program to say.
class WithoutInterrupts {
 public:
  WithoutInterrupts() : interrupt_(std::signal(SIGINT, SIG_IGN)), quit_(std::signal(SIGQUIT, SIG_IGN)) {}
  ~WithoutInterrupts() {
    std::signal(SIGINT, interrupt_);
    std::signal(SIGQUIT, quit_);
  }
  WithoutInterrupts(const WithoutInterrupts&) = delete;
  WithoutInterrupts& operator=(const WithoutInterrupts&) = delete;

 private:
  void (*interrupt_)(int);
  void (*quit_)(int);
};

// Until the child and all that it started have closed their end.
std::string read_all(int pipe, const Child& child) {
  std::string text;
  std::array<char, 4096> block{};
  pollfd readable{pipe, POLLIN, 0};
  while (true) {
    if (Interruption::happened()) child.kill();
    if (::poll(&readable, 1, kLookUpMs) <= 0) continue;
    const ssize_t got = ::read(pipe, block.data(), block.size());
    if (got == 0 || (got < 0 && errno != EINTR)) return text;
    if (got > 0) text.append(block.data(), static_cast<size_t>(got));
  }
}

}  // namespace

Result<Finished> run_program(const std::vector<std::string>& command, const std::string& input) {
  std::array<int, 2> ends{};
  if (::pipe2(ends.data(), O_CLOEXEC) != 0) return Error{"no pipe: " + reason(errno)};
  Child child;
  child.prints_to(ends[1], std::array{STDOUT_FILENO, STDERR_FILENO});
  if (!input.empty()) child.reads(input);
  const std::optional<Error> failed = child.start(command);
  ::close(ends[1]);
  Finished finished;
  if (!failed) finished.output = read_all(ends[0], child);
  ::close(ends[0]);
  if (failed) return *failed;
  const Result<ProgramEnd> end = child.wait();
  if (Interruption::happened())
    return Error{fmt::format("interrupted: {}, while {} was running", Interruption::reason(), command[0])};
  if (!end) return end.error();
  static_cast<ProgramEnd&>(finished) = *end;
  return finished;
}

namespace {

Result<ProgramEnd> run_users(Child& child, const std::vector<std::string>& command) {
  // Signals as a program finds them, not as this one has them.
  child.has_default(std::array{SIGINT, SIGQUIT, SIGXFSZ});
  const WithoutInterrupts guard;
  if (const std::optional<Error> failed = child.start(command)) return *failed;
  return child.wait();
}

}  // namespace

Result<ProgramEnd> run_with_terminal(const std::vector<std::string>& command) {
  Child child;
  return run_users(child, command);
}

Result<ProgramEnd> run_with_output_on_stderr(const std::vector<std::string>& command) {
  Child child;
  child.prints_to(STDERR_FILENO, std::array{STDOUT_FILENO});
  return run_users(child, command);
}

std::string program_named(const char* variable, const char* usual) {
  const char* named = std::getenv(variable);
  return named != nullptr && *named != '\0' ? named : usual;
}

}  // namespace lw::host
