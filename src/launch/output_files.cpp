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

FileBytes owned(std::vector<std::byte> bytes) {
  auto owner = std::make_shared<const std::vector<std::byte>>(std::move(bytes));
  return {.bytes = *owner, .owner = owner};
}

Result<FileBytes> level_bytes(const image::ImageDescription& d, const Array& texels, const LevelFile& file) {
  const std::vector<uint64_t> shape = shape_of(d, file.level);
  uint64_t first = 0;
  for (uint32_t level = 0; level < file.level; ++level) first += element_count(d, level);
  const uint64_t count = element_count(d, file.level), size = element_bytes(texels.element);
  const std::span<const std::byte> bytes = std::span(texels.bytes).subspan(first * size, count * size);
  if (!file.path.ends_with(".png")) {
    Array level{texels.element, count, {}, texels.components};
    level.bytes.assign(bytes.begin(), bytes.end());
    return owned(write_npy(level, shape));
  }
  const Result<picture::Picture> picture = picture_of(d, file.level, bytes);
  if (!picture) return Error{fmt::format("{}: {}", file.path, picture.error().message)};
  Result<std::vector<std::byte>> png = picture::write_png(*picture);
  if (!png) return Error{fmt::format("{}: {}", file.path, png.error().message)};
  return owned(std::move(*png));
}

}  // namespace

Result<std::vector<std::string>> output_paths(const LaunchInputs& inputs, const Output& output) {
  const std::string path = inputs.file().resolve(output.file);
  const image::ImageDescription* image = inputs.image(output.subject);
  if (path.ends_with(".png")) {
    if (image == nullptr) return Error{fmt::format("{}: a buffer cannot be written as a picture; use .npy", path)};
    if (auto error = check_picture(*image)) return Error{fmt::format("{}: {}", path, error->message)};
  }
  std::vector<std::string> paths;
  for (const LevelFile& file : files_of(path, image)) paths.push_back(file.path);
  return paths;
}

Result<std::vector<lanewise::OutputFile>> output_files(const std::shared_ptr<const LaunchInputs>& inputs,
                                                       const Output& output) {
  const std::string path = inputs->file().resolve(output.file);
  const Array& array = *inputs->array(output.subject);
  if (is_raw(path)) return std::vector{lanewise::OutputFile{path, {.bytes = array.bytes, .owner = inputs}}};
  const image::ImageDescription* image = inputs->image(output.subject);
  if (image == nullptr) return std::vector{lanewise::OutputFile{path, owned(write_npy(array))}};
  std::vector<lanewise::OutputFile> files;
  for (const LevelFile& file : files_of(path, image)) {
    Result<FileBytes> bytes = level_bytes(*image, array, file);
    if (!bytes) return bytes.error();
    files.push_back({file.path, std::move(*bytes)});
  }
  return files;
}

}  // namespace lw::launch
