// The launch of a kernel, for `run` and `time`: code, kernel, extents and arguments.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace lanewise {

using Extent = std::array<std::uint32_t, 3>;  // X, Y, Z

// Names an array of the launch: the number of an argument ("1"), a binding of a shader ("0.2"), or the name of a buffer
// of the launch file.
using ArrayName = std::string;

// Memory of the caller that a kernel uses as an array.
struct CallerMemory {
  std::span<std::byte> bytes = {};  // must stay valid until the call returns
  bool writable = true;             // false: a store into it is a memory fault
};

// A launch of one kernel.
struct LaunchRequest {
  // Code object, offload bundle, HIP executable, assembly or source. Empty: the launch file names it.
  std::string file = {};
  // Language of a source if the file's ending does not say it: "cl", "hip", "comp", "s", ...
  std::string language = {};
  std::string launch_file = {};  // a launch file (docs/launch-json.md); other members of the request override it
  std::string kernel = {};       // empty: the kernel that the launch file names, otherwise the only kernel of the file
  // "gfx900", "gfx1030:wave64". The target of a source; for a file with code for several targets, the one to run.
  std::string target = {};
  std::vector<std::string> flags = {};    // flags for the compiler of a source
  std::optional<Extent> grid = {};        // number of workgroups in X, Y and Z, each at least 1
  std::optional<Extent> block = {};       // work-items per workgroup in X, Y and Z, each at least 1
  std::optional<Extent> work_items = {};  // total number of work-items, if the last workgroups are partial
  // LDS behind that of the kernel, in bytes per workgroup, besides what arguments request ("lds:512"): what a HIP
  // kernel declares with `extern __shared__`. Not set: as the launch file says, otherwise 0.
  std::optional<std::uint32_t> dynamic_lds_bytes = {};
  // The kernel's arguments in its own order, written as on the command line (docs/commands.md#run): "f32:2.5",
  // "f32[1024]=iota", "u8[64]=@in.bin", "image2d[64x64,rgba8]=@in.png", ...
  std::vector<std::string> arguments = {};
  std::vector<std::string> bindings = {};  // descriptors of a shader: "SET.BINDING=ARG"
  // Memory of the caller for arguments and bindings that are arrays. The kernel reads and writes this memory instead of
  // a copy, and the contents that the text of the array names are not used. It has as many bytes as the text says: 4096
  // for "f32[1024]=zeros". ArrayOutput, ArrayValues and ArrayExpectation do not apply to such an array.
  std::map<ArrayName, CallerMemory> memory = {};
  std::string push_constants = {};                // push constants of a shader: "TYPE:V,TYPE:V"
  std::vector<std::string> specializations = {};  // specialization constants of a shader's source: "ID=TYPE:VALUE"
  // Wave size for a shader's source: 32 or 64 lanes. 0: the size in the launch file, otherwise the compiler's choice.
  std::uint32_t wave_size = 0;
  std::uint64_t max_instructions = 0;  // limit on the wave instructions of the dispatch; 0: 20,000,000,000
  // Size of the buffer for the kernel's printf, 64 to 2^32 - 1 bytes; 0: 4 MiB.
  std::uint64_t printf_buffer_bytes = 0;
};

}  // namespace lanewise
