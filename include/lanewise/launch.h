// What `run` and `time` launch: the code, its kernel, extents and arguments.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace lanewise {

using Extent = std::array<std::uint32_t, 3>;  // X, Y, Z

struct LaunchRequest {
  std::string file = {};      // code object, offload bundle, HIP executable, assembly or source; may be in launch_file
  std::string language = {};  // of a source, where the file's ending does not say: "cl", "hip", "comp", "s", ...
  std::string launch_file = {};           // docs/launch-json.md; the rest of the request overrides it
  std::string kernel = {};                // empty: as the launch file says, else the only one
  std::string target = {};                // of source, or which of several objects to take: "gfx900", "gfx1030:wave64"
  std::vector<std::string> flags = {};    // for the compiler of a source
  std::optional<Extent> grid = {};        // workgroups
  std::optional<Extent> block = {};       // work-items in a workgroup
  std::optional<Extent> work_items = {};  // in all, where the last workgroups are partial
  // As the command line spells them: "f32:2.5", "f32[1024]=iota", "u8[64]=@in.bin", "image2d[64x64,rgba8]=@in.png", ...
  std::vector<std::string> arguments = {};
  std::vector<std::string> bindings = {};         // of a shader: "SET.BINDING=ARG"
  std::string push_constants = {};                // of a shader: "TYPE:V,TYPE:V"
  std::vector<std::string> specializations = {};  // of a shader's constants: "ID=TYPE:VALUE"
  std::uint32_t wave_size = 0;  // lanes, of a shader: 32 or 64; 0: as the launch file says, else the compiler's choice
  std::uint64_t max_instructions = 0;     // wave instructions of the dispatch; 0: 20,000,000,000
  std::uint64_t printf_buffer_bytes = 0;  // for a kernel that prints; 0: 4 MiB
};

}  // namespace lanewise
