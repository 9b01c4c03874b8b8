// What `rewrite` found when it ran old and new code on random launches. docs/rewrite.md says how a launch is made and
// what is compared.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "lanewise/launch.h"

namespace lanewise {

// A random launch. `run` of the old and of the new file with these values repeats it, apart from the contents of
// uninitialised registers and LDS, which `run` sets to zero.
struct RandomLaunch {
  std::uint64_t seed = 0;                   // RewriteRequest::seed with which this launch is the first of its kernel
  Extent grid{};                            // number of workgroups in X, Y and Z
  Extent block{};                           // work-items per workgroup in X, Y and Z
  std::uint32_t dynamic_lds_bytes = 0;      // LDS behind that of the kernel, besides what arguments request
  std::vector<std::string> arguments = {};  // as in LaunchRequest::arguments
};

// The first byte that differs after both launches.
struct DifferentByte {
  std::string buffer;              // "argument 0 'out' (u32[16384])", or memory of the code object
  std::uint64_t offset_bytes = 0;  // from the beginning of the buffer
  std::uint8_t before = 0;         // value that the old code left
  std::uint8_t after = 0;          // value that the new code left
};

// A launch that the new code ends in another way than the old code.
struct VerificationDifference {
  RandomLaunch launch;
  std::optional<DifferentByte> byte;  // set if both ran to their end
  std::string end;                    // otherwise how the new code stopped, as `run` says it; the old code finished
};

// Launches that say nothing about the new code.
struct UnusableLaunches {
  std::string reason;        // how the old code ended: "memory_fault", an outcome of `run`; or a clause
  std::size_t launches = 0;  // at least 1
};

// A kernel whose code changed, or that may call a function whose code changed.
struct VerifiedKernel {
  std::string file, target, kernel;                 // "gfx900"; symbol of the kernel
  std::size_t compared = 0;                         // launches, with those that differ
  std::vector<VerificationDifference> differences;  // in the order of the launches
  std::vector<UnusableLaunches> unusable;           // by reason
  // Set if the kernel cannot be launched at all: the reason, a clause. `is_not_modelled`: Lanewise does not model the
  // target or the launch.
  std::string not_launched;
  bool is_not_modelled = false;

  // Whether at least one launch was compared.
  bool is_verified() const { return compared != 0; }
};

struct VerificationReport {
  std::uint64_t seed = 0;               // of the first launch of every kernel
  std::size_t launches = 0;             // requested per kernel
  std::vector<VerifiedKernel> kernels;  // in the order of the file
  // Targets whose code changed although no kernel did: nothing can launch it.
  std::vector<std::string> without_kernel;

  bool has_differences() const;
  // Whether a kernel was not verified because of something that Lanewise does not model.
  bool has_not_modelled() const;
};

}  // namespace lanewise
