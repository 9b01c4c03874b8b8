// Writing a dispatch down: what `run --save-launch` and recorders of HIP programs call.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/base.h"
#include "launch/host_reads.h"
#include "launch/launch_file.h"

namespace lw::launch {

// Device memory as it is before the dispatch. What lies inside the code object's own memory, such as its global
// variables, may be among them: replaying puts it there.
struct RecordedBuffer {
  std::string name;
  uint64_t address = 0;
  std::span<const std::byte> contents;
  bool writable = true;
  bool initialised = true;            // false: nobody wrote to it yet; its contents are not kept
  std::optional<uint64_t> also_at{};  // a second address of the same memory
};

// What a shader's binding has: memory among the dispatch's buffers, or what is written as an argument.
struct RecordedBinding {
  BindingName name;
  uint64_t address = 0;
  std::string text{};                   // of images and samplers; an image of its own as far as '='
  std::span<const std::byte> texels{};  // of an image of its own, as in arrays of the host
};

struct RecordedDispatch {
  std::span<const std::byte> code_object;  // the file
  uint64_t code_object_address = 0;        // where its address 0 was loaded
  std::string target;                      // gfx name
  std::string device;                      // may be empty
  std::string kernel;
  std::array<uint32_t, 3> work_items{1, 1, 1};  // of the whole grid
  std::array<uint32_t, 3> block{1, 1, 1};
  uint32_t dynamic_lds_bytes = 0;
  uint32_t private_segment_bytes = 0;  // of a lane, where more than the kernel's descriptor says
  uint64_t kernarg_address = 0;
  std::span<const std::byte> kernarg;  // hidden arguments included
  bool is_shader = false;              // which has no kernarg, but:
  std::vector<RecordedBinding> bindings;
  std::span<const std::byte> push_constants;
  std::vector<RecordedBuffer> buffers;
};

// Is given each file of a launch's folder, by its name there.
using WriteFile = std::function<std::optional<Error>(const std::string& name, std::span<const std::byte> bytes)>;

// Writes launch.json, code.hsaco, kernarg.bin and one .bin for each buffer whose bytes are not all zero. Replaying puts
// everything at the same addresses. Returns what launch.json says.
Result<LaunchFile> write_launch(const WriteFile& write, const RecordedDispatch& dispatch);

// What the host did while the kernel ran.
struct RecordedHost {
  std::vector<uint64_t> buffers;         // addresses of those that it changed
  std::vector<HostRead> reads;           // what the kernel read from them
  std::vector<RecordedBuffer> appeared;  // memory that was not there before
};

// After the dispatch: writes launch.json anew, with what `results`, which are among its buffers, hold now as
// expectations, so that replaying checks itself; and with what the host did, if anything.
std::optional<Error> write_results(const WriteFile& write, LaunchFile launch, std::span<const RecordedBuffer> results,
                                   const RecordedHost* host = nullptr);

inline constexpr const char* kLaunchFile = "launch.json";

}  // namespace lw::launch
