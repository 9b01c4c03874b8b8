// lwtest_lavapipe MODULE.spv LAUNCH.json OUT: runs what the launch file says on lavapipe and writes OUT/SET.BINDING.bin
// for each binding.
#include <fmt/format.h>
#include <unistd.h>

#include "base/output_file.h"
#include "host/files.h"
#include "launch/launch_inputs.h"
#include "launch/shader_binding.h"
#include "lavapipe.h"

namespace lw {
namespace {

template <class T>
T must(Result<T> result) {
  if (!result) {
    fmt::print(stderr, "{}\n", result.error().message);
    ::_exit(2);
  }
  return std::move(*result);
}

int run(const std::string& module, const std::string& launch_path, const std::string& out) {
  launch::LaunchFile file = must(launch::parse_launch_file(launch_path, must(host::read_text_file(launch_path))));
  WitnessLaunch witness;
  witness.module = must(shader::spirv_words(must(host::read_file(module))));
  witness.interface = must(shader::read_shader_interface(witness.module, "", file.specialize));
  witness.grid = file.grid.value_or(witness.grid);
  witness.push_constants = must(launch::push_bytes(file.push, file.folder));
  const launch::LaunchInputs inputs = must(launch::LaunchInputs::read(file));
  for (const launch::Binding& binding : file.bindings) {
    const launch::ZeroedBytes& bytes = inputs.array(binding.name.text())->bytes;
    witness.bindings.push_back({binding.name, {bytes.begin(), bytes.end()}});
  }
  const std::vector<WitnessBinding> before = witness.bindings;
  if (const std::string failed = run_on_lavapipe(witness); !failed.empty()) {
    fmt::print(stderr, "{}\n", failed);
    return 2;
  }
  // A shader that changes nothing would be no test.
  bool has_changed = false;
  for (size_t i = 0; i < before.size(); ++i) has_changed |= before[i].bytes != witness.bindings[i].bytes;
  if (!has_changed) {
    fmt::print(stderr, "the shader leaves every buffer as it was\n");
    return 2;
  }
  for (const WitnessBinding& binding : witness.bindings)
    if (const auto error = write_file(fmt::format("{}/{}.bin", out, binding.name.text()), binding.bytes)) {
      fmt::print(stderr, "{}\n", error->message);
      return 2;
    }
  return 0;
}

}  // namespace
}  // namespace lw

int main(int count, char** words) {
  if (count != 4) {
    fmt::print(stderr, "lwtest_lavapipe MODULE.spv LAUNCH.json OUT\n");
    return 2;
  }
  const int code = lw::run(words[1], words[2], words[3]);
  std::fflush(nullptr);
  ::_exit(code);  // without the driver's own clean-up
}
