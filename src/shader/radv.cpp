#include "shader/radv.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <nlohmann/json.hpp>
#include <system_error>

namespace lw::shader {
namespace {

// Where the winsys of devices without hardware puts 32-bit addresses from gfx9 on; before, at 0.
constexpr uint32_t kUpperHalf = 0xffff8000;

// One family for each target, in the order of generations. A driver that does not know the name offers no device for
// it. Mesa 22.3 has none that compiles for gfx805 or gfx1013.
constexpr std::array<RadvFamily, 24> kFamilies{{
    {"gfx801", "carrizo", 0, false, 0},
    {"gfx802", "tonga", 0, false, 0},
    {"gfx803", "fiji", 0, false, 0},
    {"gfx810", "stoney", 0, false, 0},
    {"gfx900", "vega10", kUpperHalf, false, 0, true},
    {"gfx902", "raven", kUpperHalf, false, 0, true},
    {"gfx904", "vega12", kUpperHalf, false, 0, true},
    {"gfx906", "vega20", kUpperHalf, false, 0, true},
    {"gfx909", "raven2", kUpperHalf, false, 0, true},
    {"gfx90c", "renoir", kUpperHalf, false, 0, true},
    {"gfx1010", "navi10", kUpperHalf, false, 16},
    {"gfx1011", "navi12", kUpperHalf, false, 16},
    {"gfx1012", "navi14", kUpperHalf, false, 16},
    {"gfx1030", "navi21", kUpperHalf, true, 16},
    {"gfx1031", "navi22", kUpperHalf, true, 16},
    {"gfx1032", "navi23", kUpperHalf, true, 16},
    {"gfx1033", "vangogh", kUpperHalf, true, 16},
    {"gfx1034", "navi24", kUpperHalf, true, 16},
    {"gfx1035", "rembrandt", kUpperHalf, true, 16},
    {"gfx1036", "gfx1036", kUpperHalf, true, 16},
    {"gfx1100", "gfx1100", kUpperHalf, true, 32},
    {"gfx1101", "gfx1101", kUpperHalf, true, 32},
    {"gfx1102", "gfx1102", kUpperHalf, true, 32},
    {"gfx1103", "gfx1103_r1", kUpperHalf, true, 32},
}};

constexpr rlim_t kMaxCpuSeconds = 600;

// A file without a name, which a child fills in and its parent reads.
class SharedFile {
 public:
  explicit SharedFile(const char* name) : descriptor_(::memfd_create(name, MFD_CLOEXEC)) {}
  ~SharedFile() {
    if (descriptor_ >= 0) ::close(descriptor_);
  }
  SharedFile(const SharedFile&) = delete;
  SharedFile& operator=(const SharedFile&) = delete;

  bool ok() const { return descriptor_ >= 0; }
  int descriptor() const { return descriptor_; }

  bool write(std::span<const uint8_t> bytes) const {
    while (!bytes.empty()) {
      const ssize_t done = ::write(descriptor_, bytes.data(), bytes.size());
      if (done < 0 && errno == EINTR) continue;
      if (done <= 0) return false;
      bytes = bytes.subspan(static_cast<size_t>(done));
    }
    return true;
  }
  std::string read() const {
    std::string all;
    std::array<char, 65536> block{};
    ssize_t got = 0;
    while ((got = ::pread(descriptor_, block.data(), block.size(), static_cast<off_t>(all.size()))) != 0) {
      if (got < 0 && errno != EINTR) break;
      if (got > 0) all.append(block.data(), static_cast<size_t>(got));
    }
    return all;
  }

 private:
  int descriptor_;
};

// A pipe on which nothing is written: its reading end is told when the process with the writing end has ended.
class Pipe {
 public:
  Pipe() {
    if (::pipe2(ends_.data(), O_CLOEXEC) != 0) ends_ = {-1, -1};
  }
  ~Pipe() {
    close_write();
    if (ends_[0] >= 0) ::close(ends_[0]);
  }
  Pipe(const Pipe&) = delete;
  Pipe& operator=(const Pipe&) = delete;

  bool ok() const { return ends_[0] >= 0; }
  int read() const { return ends_[0]; }
  void close_write() {
    if (ends_[1] >= 0) ::close(ends_[1]);
    ends_[1] = -1;
  }

 private:
  std::array<int, 2> ends_{-1, -1};
};

// Waits for the child, which `cancel` ends. Returns its status as waitpid has it.
int wait_for(pid_t child, int pipe, const Cancel& cancel) {
  constexpr int kLookUpMs = 50;
  int status = 0;
  while (true) {
    const pid_t ended = ::waitpid(child, &status, WNOHANG);
    if (ended == child || (ended < 0 && errno != EINTR)) return status;
    if (cancel.requested()) ::kill(child, SIGKILL);
    pollfd closed{pipe, POLLIN, 0};
    ::poll(&closed, 1, kLookUpMs);
  }
}

nlohmann::json to_json(const Result<RadvShader>& shader) {
  if (!shader) return {{"error", shader.error().message}};
  nlohmann::json statistics = nlohmann::json::array();
  for (const RadvStatistic& statistic : shader->statistics) statistics.push_back({statistic.name, statistic.value});
  return {{"listing", shader->listing},
          {"nir", shader->texts.nir},
          {"ir", shader->texts.ir},
          {"statistics", statistics},
          {"subgroup_size", shader->subgroup_size},
          {"driver", shader->driver}};
}

Result<RadvShader> from_json(const nlohmann::json& json) {
  if (json.contains("error")) return Error{json["error"].get<std::string>()};
  RadvShader shader;
  shader.listing = json.at("listing").get<std::string>();
  shader.texts = {json.at("nir").get<std::string>(), json.at("ir").get<std::string>()};
  shader.driver = json.at("driver").get<std::string>();
  shader.subgroup_size = json.at("subgroup_size").get<uint32_t>();
  for (const nlohmann::json& statistic : json.at("statistics"))
    shader.statistics.push_back({statistic.at(0).get<std::string>(), statistic.at(1).get<uint64_t>()});
  return shader;
}

[[noreturn]] void run_child(const RadvRequest& request, const std::string& driver, const SharedFile& result,
                            const SharedFile& messages) {
  ::dup2(messages.descriptor(), STDOUT_FILENO);
  ::dup2(messages.descriptor(), STDERR_FILENO);
  const rlimit cpu{kMaxCpuSeconds, kMaxCpuSeconds};
  ::setrlimit(RLIMIT_CPU, &cpu);
  const rlimit no_core{0, 0};
  ::setrlimit(RLIMIT_CORE, &no_core);
  const RadvFamily* known = radv_family(request.target);
  const std::string family(known == nullptr ? std::string_view() : known->name);
  ::setenv("RADV_FORCE_FAMILY", family.c_str(), 1);
  ::setenv("MESA_SHADER_CACHE_DISABLE", "true", 1);  // nothing is written to the user's cache
  ::setenv("MESA_VK_IGNORE_CONFORMANCE_WARNING", "true", 1);
  const std::vector<uint8_t> bytes = nlohmann::json::to_cbor(to_json(call_radv(request, driver)));
  // Without the driver's own clean-up: it has shown crashes of its own without hardware.
  ::_exit(result.write(bytes) ? 0 : 1);
}

std::string last_line(const std::string& text) {
  const size_t end = text.find_last_not_of('\n');
  if (end == std::string::npos) return {};
  const size_t begin = text.rfind('\n', end);
  return text.substr(begin == std::string::npos ? 0 : begin + 1,
                     end - (begin == std::string::npos ? 0 : begin + 1) + 1);
}

}  // namespace

std::optional<uint64_t> RadvShader::statistic(std::string_view name) const {
  const auto found = std::ranges::find(statistics, name, &RadvStatistic::name);
  return found == statistics.end() ? std::nullopt : std::optional(found->value);
}

const RadvFamily* radv_family(std::string_view target) {
  const auto* const found = std::ranges::find(kFamilies, target, &RadvFamily::target);
  return found == kFamilies.end() ? nullptr : found;
}

std::string radv_targets() {
  std::string list;
  for (const RadvFamily& family : kFamilies) list += fmt::format("{}{}", list.empty() ? "" : ", ", family.target);
  return list;
}

Result<RadvShader> compile_with_radv(const Cancel& cancel, const RadvRequest& request, bool* has_crashed) {
  const char* named = std::getenv("LANEWISE_RADV");
  const std::string driver = named != nullptr && *named != '\0' ? named : "libvulkan_radeon.so";
  const SharedFile result("radv-result");
  const SharedFile messages("radv-messages");
  if (!result.ok() || !messages.ok()) return Error{"no memory for the driver's answer"};
  Pipe ends;
  if (!ends.ok()) return Error{"no pipe to the driver's process: " + std::generic_category().message(errno)};
  const Cancel::Listening listening(cancel);
  const pid_t child = ::fork();
  if (child < 0) return Error{"no process for the driver: " + std::generic_category().message(errno)};
  if (child == 0) run_child(request, driver, result, messages);
  ends.close_write();
  const int status = wait_for(child, ends.read(), cancel);
  if (cancel.requested()) return Error{fmt::format("interrupted: {}, while RADV was compiling", cancel.reason())};
  const std::string printed = messages.read();
  if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) {
    if (has_crashed != nullptr) *has_crashed = true;
    const std::string how =
        WIFSIGNALED(status) ? fmt::format("ended with signal {} ({})", WTERMSIG(status), ::strsignal(WTERMSIG(status)))
                            : fmt::format("ended with {}", WEXITSTATUS(status));
    const std::string last = last_line(printed);
    return Error{fmt::format("RADV {} while it compiled the shader{}", how, last.empty() ? "" : ": " + last)};
  }
  const std::string bytes = result.read();
  const nlohmann::json json = nlohmann::json::from_cbor(bytes, true, false);
  if (json.is_discarded()) return Error{"RADV gave no answer"};
  Result<RadvShader> shader = from_json(json);
  if (shader) shader->messages = printed;
  return shader;
}

}  // namespace lw::shader
