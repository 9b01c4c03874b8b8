// A variant of studies/spd with its texture on an emulated GPU of its own, ready to run.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>

#include "gpu/emulated_gpu.h"
#include "lanewise/output.h"
#include "launch/launch_inputs.h"
#include "object/object.h"
#include "study/spd/spd.h"
#include "timing/clock.h"

namespace lw::study {

struct SpdTexture {
  uint32_t slices = 1;
  std::string contents = "iota";  // of level 0, or of all levels, as `run` is told of an image
  std::shared_ptr<const Files> files = lanewise::no_files();  // those that `contents` names
};

// A file of these bytes, for `files`.
std::shared_ptr<const Files> in_memory(const std::string& name, std::span<const std::byte> bytes);

class SpdLaunch {
 public:
  // All levels in one dispatch: a variant that is no pass.
  static Result<std::unique_ptr<SpdLaunch>> place(const object::CodeObject& code, const SpdRun& run,
                                                  const SpdTexture& texture = {});

  gpu::EmulatedGpu& gpu() const { return *gpu_; }
  const object::Kernel& kernel() const { return *kernel_; }
  const gpu::PlacedLaunch& placed() const { return placed_; }
  const image::ImageDescription& image() const;

  struct Times {
    timing::DispatchTime cold;
    std::vector<timing::DispatchTime> warm;
  };
  // Times one cold dispatch and then `count` warm ones. Each finds in the caches what the one before has left, as in a
  // benchmark that repeats its dispatch. The observer is told of the last. An error once `session.cancel` is requested.
  Result<Times> time_again(uint32_t count, const timing::Parameters& parameters, const timing::Machine& machine,
                           const Session& session, const timing::Observer* observer = nullptr);
  // After the run, before what follows: fetches what the texture and the counters hold.
  void collect() { inputs_->collect(*gpu_); }
  // All levels, each with its slices one after the other, from the largest level on.
  std::span<const std::byte> texels() const;
  // Each level as a picture: FILE-0.png, FILE-1.png, ... of FILE.png.
  Result<std::vector<lanewise::OutputFile>> level_files(const std::string& path) const;
  // Of a slice; the last workgroup puts it back to 0.
  uint32_t counter(uint32_t slice) const;

 private:
  SpdLaunch(launch::LaunchInputs inputs, const object::Kernel& kernel)
      : inputs_(std::make_shared<launch::LaunchInputs>(std::move(inputs))), kernel_(&kernel) {}

  std::shared_ptr<launch::LaunchInputs> inputs_;  // has memory that the GPU uses
  std::unique_ptr<gpu::EmulatedGpu> gpu_;
  const object::Kernel* kernel_;
  gpu::PlacedLaunch placed_;
};

}  // namespace lw::study
