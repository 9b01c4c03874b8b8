#include "support/compile.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iterator>

namespace lw::kernels {

namespace fs = std::filesystem;

namespace {

std::string environment(const char* variable, const char* fallback) {
  const char* value = std::getenv(variable);
  return value != nullptr && *value != '\0' ? value : fallback;
}

std::string shell_quoted(const fs::path& path) {
  std::string out = "'";
  for (const char c : path.string()) out += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return out + "'";
}

std::string read_text(const fs::path& path) {
  std::ifstream file(path);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

bool up_to_date(const Case& test, const fs::path& output, const fs::path& command_file, const std::string& command) {
  std::error_code status;
  const auto made = fs::last_write_time(output, status);
  if (status) return false;
  const auto written = fs::last_write_time(test.source, status);
  return !status && made > written && read_text(command_file) == command;
}

}  // namespace

std::string compile_command(const Case& test, const std::string& target, const std::string& level,
                            const fs::path& output) {
  const std::string clang = environment("LW_CLANG", "clang-22");
  const std::string device_libs = environment("LW_DEVICE_LIBS", "/usr/lib/x86_64-linux-gnu/amdgcn/bitcode");
  // clang 22 no longer links the denormal control file that the device library 5.2.3 refers to in exp, log, sqrt and
  // others. gfx8 flushes single-precision denormals by default, later generations keep them.
  const char* denormal_control = target.starts_with("gfx8") ? "oclc_daz_opt_on.bc" : "oclc_daz_opt_off.bc";
  // For gfx8 at -O0 clang 22 reads the private aperture of version 5 objects from the implicit arguments at address 0
  // in functions it does not inline, which faults; version 4 has it in the queue.
  const int version = target.starts_with("gfx8") && level == "O0" ? 4 : 5;
  // "gfx1030:wave64"
  const std::string processor = target.substr(0, target.find(':'));
  const char* waves = target.ends_with(":wave64") ? "-mwavefrontsize64" : "";
  return fmt::format(
      "{} -x cl -cl-std=CL2.0 -target amdgcn-amd-amdhsa -mcpu={} {} -{} -mcode-object-version={} "
      "--rocm-device-lib-path={} "
      "-Xclang -finclude-default-header -Xclang -mlink-builtin-bitcode -Xclang {} {} {} -o {}",
      shell_quoted(clang), processor, waves, level, version, shell_quoted(device_libs),
      shell_quoted(fs::path(device_libs) / denormal_control), test.options, shell_quoted(test.source),
      shell_quoted(output));
}

Result<fs::path> compile(const Case& test, const std::string& target, const std::string& level,
                         const fs::path& folder) {
  std::string stem = fmt::format("{}-{}-{}", test.name, target, level);
  std::ranges::replace(stem, ':', '_');
  const fs::path output = folder / (stem + ".hsaco");
  const fs::path log = folder / (stem + ".log");
  const fs::path command_file = folder / (stem + ".command");
  std::error_code status;
  fs::create_directories(folder, status);
  if (status) return Error{folder.string() + ": " + status.message()};
  const std::string command = compile_command(test, target, level, output);
  if (up_to_date(test, output, command_file, command)) return output;
  fs::remove(output, status);
  if (std::system((command + " >" + shell_quoted(log) + " 2>&1").c_str()) != 0)
    return Error{
        fmt::format("{} for {} at -{} does not compile:\n{}", test.source.string(), target, level, read_text(log))};
  std::ofstream(command_file) << command;
  return output;
}

}  // namespace lw::kernels
