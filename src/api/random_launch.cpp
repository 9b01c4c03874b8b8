#include "api/random_launch.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <span>

#include "base/half.h"
#include "launch/image_argument.h"

namespace lw::api {
namespace {

using Extent = std::array<uint32_t, 3>;

// splitmix64.
class Random {
 public:
  explicit Random(uint64_t seed) : state_(seed * 0x2545'f491'4f6c'dd1d) {}

  uint64_t next() {
    uint64_t z = state_ += 0x9e37'79b9'7f4a'7c15;
    z = (z ^ (z >> 30)) * 0xbf58'476d'1ce4'e5b9;
    z = (z ^ (z >> 27)) * 0x94d0'49bb'1331'11eb;
    return z ^ (z >> 31);
  }
  uint64_t below(uint64_t end) { return next() % end; }
  bool percent(unsigned chance) { return below(100) < chance; }
  template <class T>
  const T& one_of(std::span<const T> list) {
    return list[below(list.size())];
  }

 private:
  uint64_t state_;
};

enum class Numbers : uint8_t { unknown, whole, real };

// By OpenCL's name of a type, or of a pointer to it: "float4", "uint*". HIP's compiler writes no names.
Numbers numbers_of(std::string_view type_name) {
  for (const std::string_view name : {"half", "float", "double"})
    if (type_name.starts_with(name)) return Numbers::real;
  for (const std::string_view name : {"char", "uchar", "short", "ushort", "int", "uint", "long", "ulong"})
    if (type_name.starts_with(name)) return Numbers::whole;
  return Numbers::unknown;
}

// Bytes of one number of a type; without a name, of a word or of the whole value where it is smaller.
uint32_t number_bytes(std::string_view type_name, uint32_t size_bytes) {
  constexpr std::array<std::pair<std::string_view, uint32_t>, 11> kTypes{{{"char", 1},
                                                                          {"uchar", 1},
                                                                          {"short", 2},
                                                                          {"ushort", 2},
                                                                          {"half", 2},
                                                                          {"int", 4},
                                                                          {"uint", 4},
                                                                          {"float", 4},
                                                                          {"long", 8},
                                                                          {"ulong", 8},
                                                                          {"double", 8}}};
  for (const auto& [name, bytes] : kTypes)
    if (type_name.starts_with(name)) return bytes;
  return size_bytes == 8 || size_bytes < 4 ? size_bytes : 4;
}

class RandomLaunch {
 public:
  RandomLaunch(const object::Kernel& kernel, uint64_t seed) : kernel_(kernel), random_(seed) {}

  launch::LaunchFile launch() {
    launch::LaunchFile launch;
    launch.kernel = kernel_.name;
    launch.block = block_ = block();
    launch.grid = grid_ = grid();
    launch.dynamic_lds_bytes = dynamic_lds_bytes();
    for (const object::ArgumentMetadata& argument : kernel_.metadata.arguments)
      if (!object::is_hidden(argument.kind)) launch.arguments.emplace_back(this->argument(argument));
    return launch;
  }

 private:
  Extent block() {
    const object::KernelMetadata& metadata = kernel_.metadata;
    if (metadata.reqd_workgroup_size) return *metadata.reqd_workgroup_size;
    const uint64_t most = metadata.max_flat_workgroup_size.value_or(256);
    if (metadata.workgroup_size_hint && random_.percent(50) && items(*metadata.workgroup_size_hint) <= most)
      return *metadata.workgroup_size_hint;
    static constexpr Extent kLines[] = {{64, 1, 1},  {64, 1, 1}, {128, 1, 1}, {256, 1, 1}, {256, 1, 1},
                                        {512, 1, 1}, {32, 1, 1}, {1, 1, 1},   {100, 1, 1}, {192, 1, 1}};
    static constexpr Extent kPlanes[] = {{8, 8, 1}, {16, 16, 1}, {16, 16, 1}, {32, 8, 1}, {64, 4, 1}, {64, 1, 1}};
    static constexpr Extent kSpaces[] = {{4, 4, 4}, {8, 8, 4}, {16, 4, 2}, {8, 8, 1}, {64, 1, 1}};
    const uint32_t dimensions = kernel_.descriptor.enable_vgpr_workitem_id;
    const std::span<const Extent> all = dimensions == 0   ? std::span<const Extent>(kLines)
                                        : dimensions == 1 ? std::span<const Extent>(kPlanes)
                                                          : std::span<const Extent>(kSpaces);
    for (int tries = 0; tries < 20; ++tries)
      if (const Extent& one = random_.one_of(all); items(one) <= most) return one;
    return {1, 1, 1};
  }

  static uint64_t items(const Extent& extent) { return uint64_t{extent[0]} * extent[1] * extent[2]; }

  // One to four workgroups, in the dimensions in which the kernel asks for their numbers.
  Extent grid() {
    static constexpr Extent kLines[] = {{1, 1, 1}, {2, 1, 1}, {3, 1, 1}, {4, 1, 1}};
    static constexpr Extent kPlanes[] = {{1, 1, 1}, {2, 1, 1}, {1, 3, 1}, {2, 2, 1}};
    static constexpr Extent kSpaces[] = {{1, 1, 1}, {1, 1, 2}, {2, 2, 1}, {2, 1, 2}};
    if (kernel_.descriptor.enable_sgpr_workgroup_id_z != 0) return random_.one_of(std::span<const Extent>(kSpaces));
    if (kernel_.descriptor.enable_sgpr_workgroup_id_y != 0) return random_.one_of(std::span<const Extent>(kPlanes));
    return random_.one_of(std::span<const Extent>(kLines));
  }

  // HIP's metadata does not tell of LDS whose size the launch says, so that some launches get some.
  uint32_t dynamic_lds_bytes() {
    constexpr uint32_t kBytes = 8192, kMost = 65536;
    return kernel_.descriptor.group_segment_fixed_bytes + kBytes <= kMost && random_.percent(33) ? kBytes : 0;
  }

  std::string argument(const object::ArgumentMetadata& argument) {
    switch (argument.kind) {
      case object::ArgumentKind::global_buffer: return buffer(argument);
      case object::ArgumentKind::dynamic_shared_pointer: return fmt::format("lds:{}", 1024 << random_.below(4));
      case object::ArgumentKind::image: return image(argument);
      case object::ArgumentKind::sampler: {
        static constexpr std::string_view kSamplers[] = {"nearest,clamp", "linear,clamp", "nearest,repeat",
                                                         "linear,repeat"};
        return fmt::format("sampler:{}", random_.one_of(std::span<const std::string_view>(kSamplers)));
      }
      default: return value(argument);
    }
  }

  std::string buffer(const object::ArgumentMetadata& argument) {
    const uint64_t words = uint64_t{1} << (14 + (random_.percent(60) ? 0 : random_.percent(60) ? 2 : 4));
    const uint64_t seed = random_.next() >> 32;
    const uint64_t kind = random_.below(100);
    const Numbers numbers = numbers_of(argument.type_name);
    // Random bits are numbers of every kind; iota and small numbers are indices that stay in their arrays.
    if (kind < 30) return fmt::format("u32[{}]=rand:{}", words, seed);
    if (kind < 40) return fmt::format("u32[{}]=zeros", words);
    if (numbers == Numbers::real || (numbers == Numbers::unknown && kind < 65)) {
      const uint32_t bytes = numbers == Numbers::real ? number_bytes(argument.type_name, 4) : 4;
      return fmt::format("f{}[{}]={}", 8 * bytes, words * 4 / bytes, kind < 80 ? fmt::format("rand:{}", seed) : "iota");
    }
    if (kind < 85) return fmt::format("u32[{}]=iota", words);
    return fmt::format("u32[{}]=fill:{}", words, random_.below(64));
  }

  std::string image(const object::ArgumentMetadata& argument) {
    static constexpr std::string_view kFormats[] = {"rgba32f", "rgba8", "r32f", "rgba16f", "rgba8ui", "r32ui"};
    std::string_view name = argument.type_name;
    if (name.ends_with("_t")) name.remove_suffix(2);
    const launch::ImageKind* kind = launch::find_image_kind(name);
    if (kind == nullptr) kind = launch::find_image_kind("image2d");
    std::string sizes = fmt::format("{}", 8 << random_.below(3));
    if (kind->dimensions > 1) sizes += "x16";
    if (kind->dimensions > 2) sizes += "x4";
    if (kind->has_slices) sizes += "x3";
    return fmt::format("{}[{},{}]=rand:{}", kind->name, sizes,
                       random_.one_of(std::span<const std::string_view>(kFormats)), random_.next() >> 32);
  }

  std::string value(const object::ArgumentMetadata& argument) {
    const uint32_t bytes = number_bytes(argument.type_name, argument.size_bytes);
    Numbers numbers = numbers_of(argument.type_name);
    if (numbers == Numbers::unknown && bytes >= 4) numbers = random_.percent(70) ? Numbers::whole : Numbers::real;
    if (bytes == argument.size_bytes && bytes >= 4 && numbers == Numbers::whole)
      return fmt::format("u{}:{}", 8 * bytes, whole(bytes));
    std::vector<std::byte> value(argument.size_bytes);
    for (size_t at = 0; at < value.size(); at += bytes) {
      const uint64_t bits = numbers == Numbers::real ? real(bytes) : whole(bytes);
      std::memcpy(value.data() + at, &bits, std::min<size_t>(bytes, value.size() - at));
    }
    std::string text = "bytes:";
    for (const std::byte byte : value) text += fmt::format("{:02x}", static_cast<unsigned>(byte));
    return text;
  }

  uint64_t whole(uint32_t bytes) {
    const uint64_t mask = bytes >= 8 ? UINT64_MAX : (uint64_t{1} << 8 * bytes) - 1;
    const uint64_t kind = random_.below(100);
    if (kind < 10) return 0;
    if (kind < 22) return 1;
    if (kind < 52) return 2 + random_.below(63);
    if (kind < 72) return uint64_t{grid_[0]} * block_[0] & mask;
    if (kind < 84) return random_.below(4096) & mask;
    if (kind < 93) return uint64_t{1} << random_.below(std::min(16u, 8 * bytes));
    return random_.next() & mask;
  }

  uint64_t real(uint32_t bytes) {
    const uint64_t kind = random_.below(100);
    if (kind >= 90) return random_.next();
    const double value = kind < 10   ? 0
                         : kind < 25 ? 1
                         : kind < 60 ? static_cast<double>(random_.below(1 << 20)) * 0x1p-20
                                     : static_cast<double>(random_.below(20001)) / 100 - 100;
    if (bytes == 8) return std::bit_cast<uint64_t>(value);
    if (bytes == 2) return half_from_double(value);
    return std::bit_cast<uint32_t>(static_cast<float>(value));
  }

  const object::Kernel& kernel_;
  Random random_;
  Extent block_{}, grid_{};
};

}  // namespace

launch::LaunchFile random_launch(const object::Kernel& kernel, uint64_t seed) {
  return RandomLaunch(kernel, seed).launch();
}

}  // namespace lw::api
