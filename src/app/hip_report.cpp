#include "app/hip_report.h"

#include <fmt/format.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <filesystem>
#include <map>
#include <sstream>
#include <system_error>

#include "app/files.h"

extern char** environ;

namespace lw::app {
namespace {

namespace fs = std::filesystem;

std::string reason(int code) { return std::generic_category().message(code); }

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

}  // namespace

Result<ProgramEnd> run_beside_report(std::vector<std::string> command) {
  std::vector<char*> arguments;
  for (std::string& argument : command) arguments.push_back(argument.data());
  arguments.push_back(nullptr);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, STDERR_FILENO, STDOUT_FILENO);
  // Signals as a program finds them, not as this one has them.
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  sigset_t defaults;
  ::sigemptyset(&defaults);
  for (const int signal : {SIGINT, SIGQUIT, SIGXFSZ}) ::sigaddset(&defaults, signal);
  posix_spawnattr_setsigdefault(&attributes, &defaults);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF);
  const WithoutInterrupts guard;
  pid_t child = 0;
  const int failure = posix_spawnp(&child, arguments[0], &actions, &attributes, arguments.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  if (failure != 0) return Error{fmt::format("{}: {}", command[0], reason(failure))};
  int status = 0;
  while (::waitpid(child, &status, 0) < 0)
    if (errno != EINTR) return Error{fmt::format("{}: {}", command[0], reason(errno))};
  ProgramEnd end;
  if (WIFSIGNALED(status)) end.signal = WTERMSIG(status);
  constexpr int kSignalled = 128;
  end.exit_code = end.signal != 0 ? kSignalled + end.signal : WEXITSTATUS(status);
  return end;
}

Result<nlohmann::ordered_json> read_summary(const std::string& folder) {
  auto kernels = nlohmann::ordered_json::array(), faults = nlohmann::ordered_json::array();
  std::map<std::pair<std::string, std::string>, size_t> places;
  std::vector<fs::path> files;
  std::error_code failed;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder, failed)) files.push_back(entry.path());
  if (failed) return Error{fmt::format("{}: {}", folder, failed.message())};
  std::sort(files.begin(), files.end());
  for (const fs::path& file : files) {
    const Result<std::string> text = read_text_file(file.string());
    if (!text) return text.error();
    std::istringstream lines(*text);
    for (std::string line; std::getline(lines, line);) {
      const auto dispatch = nlohmann::ordered_json::parse(line, nullptr, /*allow_exceptions=*/false);
      if (dispatch.is_discarded()) return Error{fmt::format("{}: '{}' is no JSON", file.string(), line)};
      const std::pair key(dispatch["device"].get<std::string>(), dispatch["kernel"].get<std::string>());
      const auto [place, is_new] = places.try_emplace(key, kernels.size());
      if (is_new)
        kernels.push_back({{"device", key.first}, {"kernel", key.second}, {"dispatches", 0}, {"wave_instructions", 0}});
      nlohmann::ordered_json& kernel = kernels[place->second];
      kernel["dispatches"] = kernel["dispatches"].get<uint64_t>() + 1;
      kernel["wave_instructions"] =
          kernel["wave_instructions"].get<uint64_t>() + dispatch["wave_instructions"].get<uint64_t>();
      if (!dispatch.contains("message")) continue;
      faults.push_back({{"device", key.first},
                        {"kernel", key.second},
                        {"outcome", dispatch["outcome"]},
                        {"message", dispatch["message"]}});
    }
  }
  return nlohmann::ordered_json{{"dispatches", std::move(kernels)}, {"faults", std::move(faults)}};
}

}  // namespace lw::app
