// Opens what `run` and `time` launch, reads its arguments, and puts it on an emulated GPU. Each step throws a Failure
// where something is wrong with the request.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "api/api.h"
#include "code/code_facts.h"
#include "gpu/emulated_gpu.h"
#include "input/load.h"
#include "lanewise/launch.h"
#include "lanewise/lint.h"
#include "launch/launch_inputs.h"

namespace lw::api {

// The array that a request names.
launch::Subject subject_of(const lanewise::ArrayName& name);

class LaunchSetup {
 public:
  // Reads the launch file, if one is named, opens and compiles the code, finds the kernel and its extents. Adds
  // warnings to `messages`.
  LaunchSetup(lanewise::LaunchRequest request, const Session& session, Messages& messages);
  // The same for a launch and code that are there; `loaded` names the kernel, and messages call the code `name`.
  LaunchSetup(launch::LaunchFile launch, std::shared_ptr<const input::LoadedFile> loaded, std::string name,
              const Session& session, Messages& messages);

  // Reads the arguments, and files to compare with. To be called once, before the next functions.
  void read_arguments(std::vector<launch::Output> outputs, std::vector<launch::Expectation> expectations);
  // Puts code and arguments into fresh memory.
  void place(uint64_t red_zone_bytes);

  const std::string& path() const { return name_; }
  const input::LoadedFile& loaded() const { return *loaded_; }
  const object::Kernel& kernel() const { return *kernel_; }
  // The inputs have memory that the device uses.
  const std::shared_ptr<launch::LaunchInputs>& shared_inputs() const { return inputs_; }
  launch::LaunchInputs& inputs() { return *inputs_; }
  const launch::LaunchInputs& inputs() const { return *inputs_; }
  gpu::EmulatedGpu& device() { return *device_; }
  const gpu::EmulatedGpu& device() const { return *device_; }
  const gpu::PlacedLaunch& placed() const { return placed_; }
  uint64_t max_instructions() const;
  // Facts of the placed code, with its functions and lines. The device and the code must outlive them.
  std::unique_ptr<code::CodeFacts> code_facts() const;
  // Hazards of the kernel and the functions that it reaches, by address; source lines are those of `facts`.
  std::vector<lanewise::LintFinding> hazards(const code::CodeFacts& facts) const;

 private:
  void read_launch_file();
  void read_shader_options();
  void find_kernel(Messages& messages);
  void set_extents();
  std::string from_here(const std::string& argument) const;
  std::string path_from_here(const std::string& path) const;
  void require_is_modelled() const;
  std::string missing_feature() const;
  std::string missing_shader_feature() const;

  const Session& session_;
  lanewise::LaunchRequest request_;
  launch::LaunchFile launch_;
  std::string name_;
  std::shared_ptr<const input::LoadedFile> loaded_;
  const object::Kernel* kernel_ = nullptr;
  std::optional<object::ShaderInputs> shader_;  // where the kernel is one
  object::ShaderNames shader_names_;
  std::shared_ptr<launch::LaunchInputs> inputs_;
  std::unique_ptr<gpu::EmulatedGpu> device_;
  gpu::PlacedLaunch placed_;
};

}  // namespace lw::api
