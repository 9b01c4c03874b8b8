// The arguments of `run`, what is bound to shaders, and .npy files.
#include <algorithm>
#include <cctype>
#include <string>

#include "launch/shader_binding.h"
#include "launch/texels.h"
#include "launch/values.h"

namespace {

// A buffer of gigabytes is a wish that `run` fulfils; and the fuzzer reads no files.
bool is_modest(const std::string& text) {
  if (text.find('@') != std::string::npos) return false;
  const size_t bracket = text.find('[');
  if (bracket == std::string::npos) return true;
  const size_t close = text.find(']', bracket);
  if (!text.starts_with("image")) return close <= bracket + 5;
  // Sizes of two digits.
  unsigned digits = 0;
  for (size_t i = bracket; i < std::min({close, text.find(',', bracket), text.size()}) && digits <= 2; ++i)
    digits = std::isdigit(static_cast<unsigned char>(text[i])) != 0 ? digits + 1 : 0;
  return digits <= 2;
}

void read_back(const lw::launch::Array& array) {
  for (uint64_t i = 0; i < array.count && i < 64; ++i) {
    (void)lw::launch::element_text(array, i);
    (void)lw::launch::element_value(array, i);
  }
}

void read_back_image(const lw::launch::KernelArgument& argument) {
  using namespace lw::launch;
  const lw::image::ImageDescription& about = *argument.image;
  uint64_t count = 0;
  for (uint32_t level = 0; level < about.levels; ++level) count += element_count(about, level);
  LW_CHECK(
      argument.array.count == count && argument.array.bytes.size() == count * element_bytes(argument.array.element),
      "an image of another size");
  const auto again = parse_kernel_argument(type_text(about) + "=zeros");
  LW_CHECK(again.ok() && type_text(*again->image) == type_text(about), "an image changes when its type is written");
  for (const char* target : {"gfx803", "gfx900", "gfx1030"}) {
    const auto made = lw::image::DeviceImage::make(*lw::isa::find_target(target), about);
    if (made.ok()) LW_CHECK(made->host_bytes() == argument.array.bytes.size(), "an image with another array");
  }
}

void read_for_shader(const std::string& text) {
  using namespace lw::launch;
  if (const auto binding = parse_bind(text)) {
    const auto name = parse_binding_name(binding->name.text());
    LW_CHECK(name && *name == binding->name, "the name of a binding changes when it is written and read");
  }
  const auto items = split_push(text);
  if (!items) return;
  const auto bytes = push_bytes(*items, {});
  if (bytes) LW_CHECK(bytes->size() % 4 == 0, "push constants that are no whole dwords");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  const auto array = lw::launch::read_npy(std::as_bytes(std::span(data, size)));
  if (array.ok()) {
    LW_CHECK(array->bytes.size() == array->count * lw::launch::element_bytes(array->element),
             "an array of another size");
    read_back(*array);
    const auto again = lw::launch::read_npy(lw::launch::write_npy(*array));
    LW_CHECK(
        again.ok() && again->count == array->count && again->bytes == array->bytes && again->element == array->element,
        "an array changes when it is written and read");
  }
  const std::string text(reinterpret_cast<const char*>(data), size);
  if (!is_modest(text)) return 0;
  read_for_shader(text);
  const auto argument = lw::launch::parse_kernel_argument(text);
  if (!argument) {
    LW_CHECK(!argument.error().message.empty(), "an error without a message");
    return 0;
  }
  using Kind = lw::launch::KernelArgument::Kind;
  if (argument->kind == Kind::value)
    LW_CHECK(argument->value.size() == lw::launch::element_bytes(argument->element) * argument->components,
             "a value of another size");
  if (argument->kind == Kind::bytes) LW_CHECK(!argument->value.empty(), "bytes without any");
  if (argument->kind == Kind::buffer) {
    const lw::launch::Array& given = argument->array;
    LW_CHECK(given.count % given.components == 0 &&
                 given.bytes.size() == given.count * lw::launch::element_bytes(given.element),
             "a buffer of another size");
    read_back(given);
    const auto file = lw::launch::read_npy(lw::launch::write_npy(given));
    LW_CHECK(file.ok() && file->bytes == given.bytes, "vectors change when they are written and read");
  }
  if (argument->kind == Kind::image) read_back_image(*argument);
  return 0;
}
