// One dispatch as text: what a launch file says, before any of the files it names is read.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/base.h"
#include "launch/located_json.h"

namespace lw::launch {

// Device memory with a name. Paths here and below are relative to the launch file's folder.
struct NamedBuffer {
  std::string name;
  std::optional<uint64_t> address;  // where it must lie; without: anywhere
  std::optional<uint64_t> also_at;  // a second address of the same memory
  std::string contents;             // as an ARG of `run`: "u8[4096]=@buffer0.bin"
  bool writable = true;
};

// One kernel argument in the kernel's own order, hidden ones left out.
struct Pointer {
  std::string buffer;
  uint64_t offset_bytes = 0;
};
struct ScalarBytes {
  std::vector<std::byte> bytes;
};
using ArgumentValue = std::variant<std::string, Pointer, ScalarBytes>;  // string: an ARG of `run`

// A descriptor of a shader: in an array of them, the one with this index.
struct BindingName {
  uint32_t set = 0;
  uint32_t binding = 0;
  uint32_t index = 0;
  std::string text() const;  // "0.1", or "0.1.2" where the index is not 0
  bool operator==(const BindingName&) const = default;
};
// "0.1" or "0.1.2"; nullopt for everything else.
std::optional<BindingName> parse_binding_name(std::string_view text);

struct ArgumentBinding {
  BindingName name;
  ArgumentValue argument;  // string or Pointer
};

// The kernel's arguments as they lie in memory, hidden ones included, instead of a list of arguments.
struct Kernarg {
  std::optional<uint64_t> address;
  std::vector<std::byte> bytes;  // where the file holds them itself
  std::string file;
};

// Of an argument that is a buffer, by number, or of a buffer or a binding by name.
using Subject = std::variant<uint64_t, std::string>;
struct Expectation {
  Subject subject;
  std::string file;  // .npy: compared by value; anything else: by bytes
  double atol = 0;
  double rtol = 0;
};
struct Output {
  Subject subject;
  std::string file;
};

// How files of outputs end.
inline constexpr std::string_view kOutputForms = ".npy or .bin, or .png for an image";
bool has_output_form(std::string_view file);

// Buffers that the host changed while the kernel ran, and the file with what the kernel read from them (HostRead).
struct HostMemory {
  std::string file;
  std::vector<std::string> buffers;
};

struct LaunchFile {
  std::string code_object;
  std::optional<uint64_t> code_object_address;  // where address 0 of the code object must lie
  std::string target;                           // which target's code, where the file has several
  std::string device;                           // what it was recorded on; said, not used
  std::string kernel;
  std::optional<std::array<uint32_t, 3>> grid;        // workgroups
  std::optional<std::array<uint32_t, 3>> block;       // work-items in a workgroup
  std::optional<std::array<uint32_t, 3>> work_items;  // in all, where the last workgroups are partial
  uint32_t dynamic_lds_bytes = 0;                     // beside what arguments ask for
  uint32_t private_segment_bytes = 0;                 // of a lane, where more than the kernel's descriptor says
  std::vector<ArgumentValue> arguments;
  std::optional<Kernarg> kernarg;
  std::vector<ArgumentBinding> bindings;  // of a shader, as the next three
  std::vector<std::string> push;          // push constants, each an ARG of `run` that is a value
  std::vector<std::string> specialize;    // ID=TYPE:V
  uint32_t wave_size = 0;                 // lanes; 0: the compiler's choice
  std::vector<NamedBuffer> buffers;
  std::vector<Expectation> expectations;
  std::vector<Output> outputs;
  std::optional<HostMemory> host;

  // For messages: the file's path as it was opened, its folder with a '/' behind it, and where its values stand.
  std::string path;
  std::string folder;
  std::map<std::string, Position> where;

  // "launch.json:12:5: arguments[1]: " for messages about a value; empty where no file was read.
  std::string label(std::string_view value_path) const;
  // A path that the file says, from where the program runs.
  std::string resolve(const std::string& file) const;
};

// Reads what a launch file says. Strict: a key it does not know, a value of another type and a value out of range are
// errors that name file, line, column and JSON path, and say what was expected.
Result<LaunchFile> parse_launch_file(const std::string& path, std::string_view text);

// The file's text; `path`, `folder` and `where` play no part.
std::string launch_file_text(const LaunchFile& launch);

}  // namespace lw::launch
