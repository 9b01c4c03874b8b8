// What `run` and `time` are asked to launch: the file, its kernel, extents and arguments, and all of it on an emulated
// device.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/command.h"
#include "gpu/emulated_gpu.h"
#include "input/load.h"
#include "launch/launch_inputs.h"

namespace lw::app {

// The options as they were written.
struct LaunchOptions {
  std::string file, language, launch_file, kernel, target, grid, block, work_items, max_instructions, timeout,
      printf_buffer, push, wave_size;
  std::vector<std::string> arguments, bind, specialize, flags;

  // FILE and what says how to read and compile it.
  void declare_file(Arguments& arguments);
  // The rest but for the arguments, which come last: --kernel to --wave-size.
  void declare_launch(Arguments& arguments);
  void declare_arguments(Arguments& arguments);
  void declare_limits(Arguments& arguments);
};

class LaunchRequest {
 public:
  explicit LaunchRequest(const LaunchOptions& options) : options_(options) {}

  // Reads the launch file, if one is named, and opens and compiles the code. Says what is wrong on console.err, and
  // returns the exit code then, else kDone. The next steps do so as well, and have to come in this order.
  int open(const Console& console);
  // Finds the kernel and works out the extents.
  int find_kernel(const Console& console);
  // Reads the arguments, with what else a command wants of the buffers.
  int read_arguments(const Console& console, std::vector<launch::Output> outputs,
                     std::vector<launch::Expectation> expectations);
  // Puts code and arguments into fresh memory. May be called again, for a run that finds everything as the first did.
  int place(const Console& console, uint64_t red_zone_bytes);

  const std::string& path() const { return name_; }
  const input::LoadedFile& loaded() const { return *loaded_; }
  const object::Kernel& kernel() const { return *kernel_; }
  launch::LaunchInputs& inputs() { return *inputs_; }
  const launch::LaunchInputs& inputs() const { return *inputs_; }
  gpu::EmulatedGpu& device() { return *device_; }
  const gpu::PlacedLaunch& placed() const { return placed_; }
  uint64_t max_instructions() const { return max_instructions_; }

 private:
  std::optional<Error> read_launch();
  std::optional<Error> look_for_kernel();
  std::optional<Error> read_shader_options();
  std::string from_here(const std::string& argument) const;
  std::string path_from_here(const std::string& path) const;
  // Empty where nothing stands against running it.
  std::string not_modelled() const;
  std::string missing_feature() const;

  LaunchOptions options_;
  launch::LaunchFile launch_;
  std::string code_path_, name_;
  input::CodeFile file_;
  std::unique_ptr<input::LoadedFile> loaded_;
  const object::Kernel* kernel_ = nullptr;
  std::optional<object::ShaderInputs> shader_;  // where the kernel is one
  object::ShaderNames shader_names_;
  std::unique_ptr<launch::LaunchInputs> inputs_;
  std::unique_ptr<gpu::EmulatedGpu> device_;
  gpu::PlacedLaunch placed_;
  bool has_partial_workgroups_ = false;
  uint64_t max_instructions_ = 0;
  uint64_t printf_bytes_ = gpu::kDefaultPrintfBytes;
};

}  // namespace lw::app
