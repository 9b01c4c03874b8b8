#include "app/process.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <system_error>

#include "app/interruption.h"

extern char** environ;

namespace lw::app {
namespace {
constexpr int kLookUpMs = 50;  // how often a wait looks whether it shall end
}  // namespace

Result<Finished> run_program(const std::vector<std::string>& command, const std::string& input) {
  std::array<int, 2> ends{};
  if (::pipe2(ends.data(), O_CLOEXEC) != 0) return Error{"no pipe: " + std::generic_category().message(errno)};
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
  posix_spawn_file_actions_adddup2(&actions, ends[1], STDERR_FILENO);
  if (!input.empty()) posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, input.c_str(), O_RDONLY, 0);
  std::vector<char*> arguments;
  for (const std::string& argument : command) arguments.push_back(const_cast<char*>(argument.c_str()));
  arguments.push_back(nullptr);
  pid_t child = 0;
  const int spawned = posix_spawnp(&child, arguments[0], &actions, nullptr, arguments.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  ::close(ends[1]);
  Finished finished;
  if (spawned == 0) {
    std::array<char, 4096> block{};
    pollfd readable{ends[0], POLLIN, 0};
    for (ssize_t got = 0;;) {
      if (Interruption::happened()) ::kill(child, SIGKILL);
      if (::poll(&readable, 1, kLookUpMs) <= 0) continue;
      got = ::read(ends[0], block.data(), block.size());
      if (got == 0) break;
      if (got < 0 && errno != EINTR) break;
      if (got > 0) finished.output.append(block.data(), static_cast<size_t>(got));
    }
  }
  ::close(ends[0]);
  if (spawned != 0) return Error{fmt::format("{}: {}", command[0], std::generic_category().message(spawned))};
  int status = 0;
  while (::waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  if (Interruption::happened())
    return Error{fmt::format("interrupted: {}, while {} was running", Interruption::reason(), command[0])};
  finished.exit_code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  return finished;
}

}  // namespace lw::app
