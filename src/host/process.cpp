#include "host/process.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <functional>
#include <span>
#include <system_error>
#include <thread>
#include <utility>

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
    set_flag(POSIX_SPAWN_SETSIGDEF);
  }
  // It and what it starts can be signalled together, and hear nothing from the terminal.
  void leads_a_group() {
    posix_spawnattr_setpgroup(&attributes_, 0);
    set_flag(POSIX_SPAWN_SETPGROUP);
    leads_group_ = true;
  }
  void sets(const std::string& variable, const std::string& value) {
    changed_.push_back(fmt::format("{}={}", variable, value));
  }

  std::optional<Error> start(const std::vector<std::string>& command) {
    name_ = command[0];
    std::vector<char*> arguments;
    for (const std::string& argument : command) arguments.push_back(const_cast<char*>(argument.c_str()));
    arguments.push_back(nullptr);
    std::vector<char*> environment;
    for (char** one = environ; *one != nullptr; ++one)
      if (std::ranges::none_of(changed_, [&](const std::string& changed) {
            const std::string_view name = std::string_view(changed).substr(0, changed.find('=') + 1);
            return std::string_view(*one).starts_with(name);
          }))
        environment.push_back(*one);
    for (std::string& changed : changed_) environment.push_back(changed.data());
    environment.push_back(nullptr);
    return error(posix_spawnp(&process_, arguments[0], &files_, &attributes_, arguments.data(), environment.data()));
  }
  void send(int signal) const { ::kill(leads_group_ ? -process_ : process_, signal); }

  // `signal`: asked often; what is not 0 is sent, once.
  Result<ProgramEnd> wait(const std::function<int()>& signal) const {
    int status = 0;
    bool passed_on = false;
    std::chrono::milliseconds nap(1);
    while (true) {
      const pid_t ended = ::waitpid(process_, &status, WNOHANG);
      if (ended == process_) break;
      if (ended < 0 && errno != EINTR) return *error(errno);
      if (const int number = passed_on ? 0 : signal(); number != 0) {
        send(number);
        passed_on = true;
      }
      std::this_thread::sleep_for(nap);
      nap = std::min(nap * 2, std::chrono::milliseconds(10));
    }
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

  void set_flag(short flag) {
    short flags = 0;
    posix_spawnattr_getflags(&attributes_, &flags);
    posix_spawnattr_setflags(&attributes_, static_cast<short>(flags | flag));
  }

  posix_spawn_file_actions_t files_;
  posix_spawnattr_t attributes_;
  std::vector<std::string> changed_;  // "NAME=VALUE" of the environment
  bool leads_group_ = false;
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
std::string read_all(int pipe, const Child& child, const Cancel& cancel) {
  std::string text;
  std::array<char, 4096> block{};
  pollfd readable{pipe, POLLIN, 0};
  while (true) {
    if (cancel.requested()) child.send(SIGKILL);
    if (::poll(&readable, 1, kLookUpMs) <= 0) continue;
    const ssize_t got = ::read(pipe, block.data(), block.size());
    if (got == 0 || (got < 0 && errno != EINTR)) return text;
    if (got > 0) text.append(block.data(), static_cast<size_t>(got));
  }
}

}  // namespace

Result<Finished> run_program(const Cancel& cancel, const std::vector<std::string>& command, const std::string& input,
                             const std::string& temporaries) {
  std::array<int, 2> ends{};
  if (::pipe2(ends.data(), O_CLOEXEC) != 0) return Error{"no pipe: " + reason(errno)};
  Child child;
  child.prints_to(ends[1], std::array{STDOUT_FILENO, STDERR_FILENO});
  if (!input.empty()) child.reads(input);
  if (!temporaries.empty()) child.sets("TMPDIR", temporaries);
  child.leads_a_group();
  const Cancel::Listening listening(cancel);
  const std::optional<Error> failed = child.start(command);
  ::close(ends[1]);
  Finished finished;
  if (!failed) finished.output = read_all(ends[0], child, cancel);
  ::close(ends[0]);
  if (failed) return *failed;
  const Result<ProgramEnd> end = child.wait([&] { return cancel.requested() ? SIGKILL : 0; });
  if (cancel.requested())
    return Error{fmt::format("interrupted: {}, while {} was running", cancel.reason(), command[0])};
  if (!end) return end.error();
  static_cast<ProgramEnd&>(finished) = *end;
  return finished;
}

namespace {

Result<ProgramEnd> run_users(Child& child, const std::vector<std::string>& command) {
  const Cancel::Listening listening(Interruption::cancel());
  // Signals as a program finds them, not as this one has them.
  child.has_default(std::array{SIGINT, SIGQUIT, SIGXFSZ});
  const WithoutInterrupts guard;
  if (const std::optional<Error> failed = child.start(command)) return *failed;
  // What interrupts this program is passed on.
  return child.wait([] { return Interruption::happened() ? Interruption::signal() : 0; });
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
