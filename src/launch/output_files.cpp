#include "launch/output_files.h"

#include <fmt/format.h>

#include "base/output_file.h"
#include "launch/texels.h"

namespace lw::launch {
namespace {

struct LevelFile {
  std::string path;
  uint32_t level;
};

// Bare bytes: standard output has no name that says otherwise, and @- reads bare bytes from standard input.
bool is_raw(const std::string& path) { return path == kStandardOutput || path.ends_with(".bin"); }

// "out-1.png" of "out.png".
std::string path_of_level(const std::string& path, uint32_t level) {
  const size_t dot = path.rfind('.');
  return fmt::format("{}-{}{}", path.substr(0, dot), level, path.substr(dot));
}

std::vector<LevelFile> files_of(const std::string& path, const image::ImageDescription* image) {
  if (image == nullptr || image->levels == 1 || is_raw(path)) return {{path, 0}};
  std::vector<LevelFile> files;
  for (uint32_t level = 0; level < image->levels; ++level) files.push_back({path_of_level(path, level), level});
  return files;
}

std::optional<Error> write_level(const image::ImageDescription& d, const Array& texels, const LevelFile& file) {
  const std::vector<uint64_t> shape = shape_of(d, file.level);
  uint64_t first = 0;
  for (uint32_t level = 0; level < file.level; ++level) first += element_count(d, level);
  const uint64_t count = element_count(d, file.level), size = element_bytes(texels.element);
  const std::span<const std::byte> bytes = std::span(texels.bytes).subspan(first * size, count * size);
  if (!file.path.ends_with(".png")) {
    Array level{texels.element, count, {}, texels.components};
    level.bytes.assign(bytes.begin(), bytes.end());
    return write_file(file.path, write_npy(level, shape));
  }
  const Result<picture::Picture> picture = picture_of(d, file.level, bytes);
  if (!picture) return Error{fmt::format("{}: {}", file.path, picture.error().message)};
  const Result<std::vector<std::byte>> png = picture::write_png(*picture);
  return png ? write_file(file.path, *png) : Error{fmt::format("{}: {}", file.path, png.error().message)};
}

}  // namespace

std::optional<Error> check_output_files(const LaunchInputs& inputs, const Output& output) {
  const std::string path = inputs.file().resolve(output.file);
  const image::ImageDescription* image = inputs.image(output.subject);
  if (path.ends_with(".png")) {
    if (image == nullptr) return Error{fmt::format("{}: a buffer is no picture; .npy holds it", path)};
    if (auto error = check_picture(*image)) return Error{fmt::format("{}: {}", path, error->message)};
  }
  for (const LevelFile& file : files_of(path, image))
    if (auto error = check_output(file.path)) return error;
  return std::nullopt;
}

std::optional<Error> write_output_files(const LaunchInputs& inputs, const Output& output) {
  const std::string path = inputs.file().resolve(output.file);
  const Array& array = *inputs.array(output.subject);
  if (is_raw(path)) return write_file(path, array.bytes);
  const image::ImageDescription* image = inputs.image(output.subject);
  if (image == nullptr) return write_file(path, write_npy(array));
  for (const LevelFile& file : files_of(path, image))
    if (auto error = write_level(*image, array, file)) return error;
  return std::nullopt;
}

}  // namespace lw::launch
