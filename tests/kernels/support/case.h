// A kernel test case as data: the program, its launches, its buffers, and how results are compared.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "support/image.h"

namespace lw::kernels {

enum class ElementType { i8, u8, i16, u16, f16, i32, u32, f32, i64, u64, f64 };

size_t size_bytes(ElementType type);
std::string name(ElementType type);

// An array of scalars as device memory holds it, little-endian; or the texels of an image, row by row.
struct Buffer {
  ElementType type = ElementType::u32;
  size_t count = 0;
  std::vector<std::byte> bytes;
  std::optional<ImageShape> image = {};
};

// One kernel argument, in the kernel's own order.
struct Argument {
  enum class Kind { buffer, scalar, local, image, sampler };
  Kind kind = Kind::scalar;
  size_t buffer = 0;                           // buffer, image: index into Case::buffers
  ElementType scalar_type = ElementType::i32;  // scalar: its element type
  std::vector<std::byte> scalar;               // scalar: its bytes; several elements for a vector or a struct by value
  size_t local_bytes = 0;                      // local: bytes of dynamic LDS behind the pointer
  SamplerText sampler = {};
  bool is_memory() const { return kind == Kind::buffer || kind == Kind::image; }
};

// Values a result must have whatever computed it: published vectors, answers worked out by hand.
struct Known {
  size_t at = 0;  // element index of the first value
  Buffer values;
};

// How one argument's buffer is compared after a run. With all tolerances zero the bits must be equal, save that
// any NaN equals any NaN. An element passes when it is within `ulp`, or within atol + rtol * |expected|.
struct Compare {
  size_t argument = 0;
  double rtol = 0;
  double atol = 0;
  uint64_t ulp = 0;
  std::vector<Known> known;
};

// One kernel launch. `global` and `local` count work-items; `global` need not be a multiple of `local`.
struct Run {
  std::string kernel;
  std::array<uint32_t, 3> global{1, 1, 1};
  std::array<uint32_t, 3> local{1, 1, 1};
  std::vector<Argument> arguments;
  std::vector<Compare> compares;
};

// What executes the case on the host: the same source under PoCL, or a C++ function written from the problem.
enum class Host { pocl, reference };

struct Case {
  std::string name;   // the folder's name
  size_t number = 0;  // among the cases of a folder
  std::filesystem::path folder;
  std::filesystem::path source;  // folder/kernel.cl
  std::string options;           // extra compiler flags for the device
  std::string host_options;      // extra build options for PoCL
  Host host = Host::pocl;
  uint32_t wave_size = 64;                // lanes of a wave, where the reference needs to know
  std::vector<std::string> not_compiled;  // "gfx10 O0": targets that begin so, and a level, at which clang fails
  std::vector<Run> runs;
  std::vector<Buffer> buffers;  // initial contents; runs refer to them by index and share them in order
};

// Reads folder/case.json and creates the buffers it describes.
Result<Case> load_case(const std::filesystem::path& folder);

// Every sub-folder of `root` with a case.json, sorted by name. One bad case fails the whole.
Result<std::vector<Case>> load_cases(const std::filesystem::path& root);

// The next number of the documented generator (splitmix64).
uint64_t splitmix64(uint64_t& state);

// Empty when every compared buffer of `run` agrees; otherwise a report of what differs where.
std::string compare_run(const Run& run, const std::vector<Buffer>& got, const std::vector<Buffer>& want);

// Empty when every known value of `run` is there.
std::string check_known(const Run& run, const std::vector<Buffer>& got);

// Steps between two values of a floating type counted along its representable values; a large number for NaN against
// a number. Integers: the difference.
uint64_t ulp_distance(ElementType type, const std::byte* a, const std::byte* b);

// Typed access to a buffer. T must have the element's size.
template <class T>
T element(const Buffer& buffer, size_t index) {
  LW_CHECK(sizeof(T) == size_bytes(buffer.type) && index < buffer.count,
           "element() of the wrong type or out of bounds");
  T value;
  __builtin_memcpy(&value, buffer.bytes.data() + index * sizeof(T), sizeof(T));
  return value;
}

template <class T>
void set_element(Buffer& buffer, size_t index, T value) {
  LW_CHECK(sizeof(T) == size_bytes(buffer.type) && index < buffer.count,
           "set_element() of the wrong type or out of bounds");
  __builtin_memcpy(buffer.bytes.data() + index * sizeof(T), &value, sizeof(T));
}

template <class T>
std::vector<T> elements(const Buffer& buffer) {
  std::vector<T> all(buffer.count);
  for (size_t i = 0; i < all.size(); ++i) all[i] = element<T>(buffer, i);
  return all;
}

}  // namespace lw::kernels
