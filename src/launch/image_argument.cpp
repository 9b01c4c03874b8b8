#include "launch/image_argument.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstring>

#include "host/files.h"
#include "launch/array_init.h"
#include "launch/texels.h"

namespace lw::launch {
namespace {

using image::ImageDescription;
using image::ImageType;

constexpr std::array<ImageKind, 7> kKinds{{
    {"image1d", ImageType::image_1d, 1, false, "W"},
    {"image1d_buffer", ImageType::buffer, 1, false, "W"},
    {"image1d_array", ImageType::image_1d_array, 1, true, "WxN"},
    {"image2d", ImageType::image_2d, 2, false, "WxH"},
    {"image2d_array", ImageType::image_2d_array, 2, true, "WxHxN"},
    {"image3d", ImageType::image_3d, 3, false, "WxHxD"},
    {"imagecube", ImageType::cube, 2, true, "W"},
}};

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  for (size_t at = 0; at != std::string_view::npos;) {
    at = text.find(separator);
    parts.push_back(text.substr(0, at));
    if (at != std::string_view::npos) text.remove_prefix(at + 1);
  }
  return parts;
}

// "64x32" for a kind: false where it is none.
bool read_sizes(std::string_view text, const ImageKind& kind, ImageDescription& d) {
  std::vector<uint32_t*> into{&d.width};
  if (kind.type != ImageType::cube) {
    if (kind.dimensions > 1) into.push_back(&d.height);
    if (kind.dimensions > 2) into.push_back(&d.depth);
    if (kind.has_slices) into.push_back(&d.slices);
  }
  const std::vector<std::string_view> numbers = split(text, 'x');
  if (numbers.size() != into.size()) return false;
  for (size_t i = 0; i < into.size(); ++i) {
    const bool is_decimal = numbers[i].find_first_not_of("0123456789") == std::string_view::npos;
    const std::optional<uint64_t> number = is_decimal ? parse_unsigned(numbers[i]) : std::nullopt;
    if (!number) return false;
    // What is far too large is said to be so by who checks sizes.
    *into[i] = static_cast<uint32_t>(std::min<uint64_t>(*number, UINT32_MAX));
  }
  if (kind.type == ImageType::cube) {
    d.height = d.width;
    d.slices = 6;
  }
  return true;
}

std::optional<Error> read_option(std::string_view option, ImageDescription& d) {
  const auto rest = [&](std::string_view key) { return option.substr(key.size()); };
  if (option == "levels:all") {
    d.levels = image::full_chain(d);
    return std::nullopt;
  }
  if (option.starts_with("levels:")) {
    const std::optional<uint64_t> levels = parse_unsigned(rest("levels:"));
    if (!levels || *levels == 0 || *levels > UINT32_MAX)
      return Error{fmt::format("'{}': expected levels:N or levels:all", option)};
    d.levels = static_cast<uint32_t>(*levels);
    return std::nullopt;
  }
  if (option.starts_with("layout:")) {
    const auto& layouts = isa::named_layouts();
    d.layout = rest("layout:");
    if (std::ranges::find(layouts, d.layout, &isa::NamedLayoutFacts::name) != layouts.end()) return std::nullopt;
    std::vector<std::string_view> names;
    for (const isa::NamedLayoutFacts& layout : layouts) names.push_back(layout.name);
    return Error{fmt::format("'{}' is not a layout: expected one of {}", d.layout, fmt::join(names, " "))};
  }
  return Error{fmt::format("'{}': expected levels:N, levels:all, level:N or layout:NAME", option)};
}

// Level 0, or all levels, one after the other.
std::optional<Error> load_texels(const NamedFiles& files, const std::string& path, uint64_t first_level_count,
                                 Array& array) {
  const Result<Array> loaded = load_elements(array.element, files, path);
  if (!loaded) return loaded.error();
  const uint64_t bytes = loaded->bytes.size();
  const uint64_t first = first_level_count * element_bytes(array.element);
  if (bytes != first && bytes != array.bytes.size())
    return Error{
        fmt::format("{}: holds {} elements of {}, expected {}{}", host::shown_path(path), loaded->count,
                    element_name(array.element), first_level_count,
                    array.count == first_level_count ? "" : fmt::format(", or {} of all levels", array.count))};
  std::ranges::copy(loaded->bytes, array.bytes.begin());
  return std::nullopt;
}

std::optional<Error> fill_image(KernelArgument& argument, const std::string& init, const NamedFiles& files) {
  if (init.empty()) return Error{fmt::format("'{}': an initial value is missing after '='", argument.text)};
  const ImageDescription& d = *argument.image;
  const TexelElements elements = elements_of(d.format.texel);
  uint64_t count = 0;
  for (uint32_t level = 0; level < d.levels; ++level) count += element_count(d, level);
  argument.array = {elements.element, count, ZeroedBytes(count * element_bytes(elements.element)), elements.components};
  argument.initialised = init != "undefined";
  if (!init.starts_with("@")) return fill(argument.array, init, element_count(d, 0));
  const std::string path = files.path(init.substr(1));
  if (path.ends_with(".exr"))
    return Error{fmt::format("{}: EXR files are not read; .npy holds the same numbers", host::shown_path(path))};
  if (path.ends_with(".png")) return load_picture(d, files, path, argument.array.bytes);
  return load_texels(files, path, element_count(d, 0), argument.array);
}

Result<KernelArgument> parse_image(const std::string& text, const ImageKind& kind, const NamedFiles& files) {
  const auto wrong = [&](const std::string& what) { return Error{fmt::format("'{}': {}", text, what)}; };
  const size_t bracket = text.find('['), close = text.find(']', bracket);
  const std::string form = fmt::format("expected {}[{},FORMAT]=INIT", kind.name, kind.sizes);
  if (close == std::string::npos || close + 1 >= text.size() || text[close + 1] != '=') return wrong(form);
  const std::vector<std::string_view> items =
      split(std::string_view(text).substr(bracket + 1, close - bracket - 1), ',');
  if (items.size() < 2) return wrong(form);
  const auto format = image::find_image_format(items[1]);
  if (!format)
    return wrong(fmt::format("'{}' is not a format: expected one of {}", items[1], image::image_format_names()));
  ImageDescription description{.type = kind.type, .format = *format};
  if (!read_sizes(items[0], kind, description)) return wrong(form);
  std::optional<uint32_t> level;
  // `levels:all` counts on sizes that can be.
  if (const auto refusal = image::check_sizes(description)) return wrong(refusal->what);
  for (size_t i = 2; i < items.size(); ++i) {
    const std::string_view key = items[i].substr(0, items[i].find(':'));
    for (size_t k = 2; k < i; ++k)
      if (items[k].substr(0, items[k].find(':')) == key) return wrong(fmt::format("'{}' comes twice", key));
    if (key == "level") {
      level = parse_level(items[i]);
      if (!level) return wrong(fmt::format("'{}': expected level:N", items[i]));
    } else if (const auto error = read_option(items[i], description)) {
      return wrong(error->message);
    }
  }
  if (level.value_or(0) >= description.levels)
    return wrong(fmt::format("level {}: the image has {} level{}", *level, description.levels,
                             description.levels == 1 ? "" : "s"));
  if (const auto refusal = image::check_sizes(description)) return wrong(refusal->what);
  KernelArgument argument;
  argument.kind = KernelArgument::Kind::image;
  argument.text = text;
  argument.image = std::move(description);
  argument.level = level;
  if (const auto error = fill_image(argument, text.substr(close + 2), files)) return wrong(error->message);
  return argument;
}

// What may stand behind FILTER and ADDRESS; false where it is none of these.
bool read_sampler_option(std::string_view option, image::SamplerSettings& sampler) {
  constexpr std::string_view kCompare = "compare:";
  if (option == "unnormalized") {
    sampler.is_unnormalized = true;
  } else if (option == "mip:nearest" || option == "mip:linear") {
    sampler.mip_filter = option == "mip:linear" ? image::MipFilter::linear : image::MipFilter::point;
  } else if (option.starts_with(kCompare)) {
    const auto function = image::find_compare_function(option.substr(kCompare.size()));
    if (!function) return false;
    sampler.compare = *function;
  } else {
    return false;
  }
  return true;
}

Result<KernelArgument> parse_sampler(const std::string& text) {
  const std::vector<std::string_view> items = split(std::string_view(text).substr(std::strlen("sampler:")), ',');
  const std::string_view address = items.size() > 1 ? items[1] : std::string_view();
  const auto mode = image::find_address_mode(address);
  const bool is_filter = items[0] == "nearest" || items[0] == "linear";
  KernelArgument argument;
  argument.kind = KernelArgument::Kind::sampler;
  argument.text = text;
  bool is_whole = items.size() >= 2;
  for (size_t i = 2; i < items.size(); ++i) is_whole &= read_sampler_option(items[i], argument.sampler);
  if (!is_filter || !mode || !is_whole)
    return Error{
        fmt::format("'{}': expected {}, with FILTER one of nearest linear, ADDRESS one of {}, and OPTION one of "
                    "unnormalized mip:nearest mip:linear compare:FUNCTION, FUNCTION one of {}",
                    text, kSamplerForm, image::kAddressModeNames, image::kCompareFunctionNames)};
  argument.sampler.clamp = *mode;
  argument.sampler.is_linear = items[0] == "linear";
  if (argument.sampler.is_unnormalized && address.ends_with("repeat"))
    return Error{fmt::format("'{}': '{}' needs normalized coordinates", text, address)};
  return argument;
}

}  // namespace

std::optional<Error> load_picture(const ImageDescription& d, const NamedFiles& files, const std::string& path,
                                  std::span<std::byte> texels) {
  const auto in_file = [&](const Error& error) {
    return Error{fmt::format("{}: {}", host::shown_path(path), error.message)};
  };
  const Result<FileBytes> file = files.read(path);
  if (!file) return file.error();
  const Result<picture::PictureSize> size = picture::png_size(file->bytes);
  if (!size) return in_file(size.error());
  const uint64_t rows = uint64_t{d.height} * d.depth * d.slices;
  // Before memory is taken for it.
  if (size->width != d.width || size->height != rows)
    return in_file(Error{fmt::format("is {} x {} pixels, expected {} x {}", size->width, size->height, d.width, rows)});
  const Result<picture::Picture> picture = picture::read_png(file->bytes);
  if (!picture) return in_file(picture.error());
  if (auto error = put_picture(*picture, d, texels)) return in_file(*error);
  return std::nullopt;
}

std::optional<uint32_t> parse_level(std::string_view option) {
  constexpr std::string_view kLevel = "level:";
  const std::optional<uint64_t> number =
      option.starts_with(kLevel) ? parse_unsigned(option.substr(kLevel.size())) : std::nullopt;
  if (!number || *number > UINT32_MAX) return std::nullopt;
  return static_cast<uint32_t>(*number);
}

const ImageKind& kind_of(ImageType type) {
  const auto found = std::ranges::find(kKinds, type, &ImageKind::type);
  LW_CHECK(found != kKinds.end(), "a type of image that ARGs do not name");
  return *found;
}

const ImageKind* find_image_kind(std::string_view name) {
  const auto found = std::ranges::find(kKinds, name, &ImageKind::name);
  return found == kKinds.end() ? nullptr : &*found;
}

std::string type_text(const ImageDescription& d) {
  const ImageKind& kind = kind_of(d.type);
  std::string text = fmt::format("{}[{}", kind.name, d.width);
  if (kind.type != ImageType::cube) {
    if (kind.dimensions > 1) text += fmt::format("x{}", d.height);
    if (kind.dimensions > 2) text += fmt::format("x{}", d.depth);
    if (kind.has_slices) text += fmt::format("x{}", d.slices);
  }
  text += fmt::format(",{}", d.format.name);
  if (d.levels > 1) text += fmt::format(",levels:{}", d.levels);
  if (d.layout != "linear") text += fmt::format(",layout:{}", d.layout);
  text += ']';
  return text;
}

std::optional<Result<KernelArgument>> parse_image_or_sampler(const std::string& text, const NamedFiles& files) {
  if (text.starts_with("sampler:")) return parse_sampler(text);
  const ImageKind* kind = find_image_kind(std::string_view(text).substr(0, text.find('[')));
  if (kind == nullptr) return std::nullopt;
  return parse_image(text, *kind, files);
}

}  // namespace lw::launch
