// What a launch gives a compute shader, as users write it: bindings, push constants.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "launch/launch_file.h"
#include "launch/values.h"
#include "object/shader_inputs.h"
#include "object/shader_names.h"

namespace lw::launch {

// "SET.BINDING=ARG" or "SET.BINDING.INDEX=ARG".
Result<ArgumentBinding> parse_bind(std::string_view text);

// "TYPE:V[,TYPE:V]…" as its items; the components of a vector have commas between them too.
Result<std::vector<std::string>> split_push(std::string_view text);

// The bytes of push constants: one after the other, each where std430 puts it. `files` are those that
// items may name.
Result<std::vector<std::byte>> push_bytes(std::span<const std::string> items, const NamedFiles& files);

// For a message about so many bytes, which the shader does not take: what it takes and, where something was given,
// where each value was put.
std::string push_hint(const object::ShaderInputs& shader, const object::ShaderNames& names,
                      std::span<const std::string> items, size_t bytes);

// A level of an image that another binding has, or all of it, as of the format that the shader has there or that is
// named: "image:0.0,level:3,format:rgba8ui".
struct ImageReference {
  BindingName binding;
  std::optional<uint32_t> level;
  std::optional<image::ImageFormat> format;
};
// nullopt: the text begins otherwise.
std::optional<Result<ImageReference>> parse_image_reference(std::string_view text);
inline constexpr std::string_view kReferenceForm = "image:SET.BINDING[.INDEX][,level:N][,format:F]";

// What an entry of LaunchFile::bindings is, as far as shaders care.
struct BoundKind {
  enum class Kind : uint8_t { memory, image, sampler } kind = Kind::memory;
  const image::ImageDescription* image = nullptr;  // of an image
  const ImageReference* reference = nullptr;       // of an image that is another binding's
  std::string text;                                // as written
};

// Fails where bindings are missing, there twice, not the shader's, or of another kind than it has there. `bound` has
// one for each of the file's.
std::optional<Error> check_bindings(const LaunchFile& file, std::span<const BoundKind> bound,
                                    const object::ShaderInputs& shader);

// The image that a shader has as this dimension; nullopt where it has none, or several samples a texel.
std::optional<image::ImageType> image_type(object::ImageDimension dimension);

// An image as the compiler of the shader has it, and what a binding's descriptor shows of it.
image::ImageDescription described_for(image::ImageDescription description, const object::ShaderInputs& shader);
image::DescriptorOptions options_for(const object::ShaderBinding& binding, std::optional<uint32_t> level);
// The format that the binding shows the texels of another binding's image as.
image::ImageFormat format_of(const object::ShaderBinding& binding, const ImageReference& reference,
                             const image::ImageDescription& image);

// What is bound as an array of bytes in memory; fails for what is none and for sizes that descriptors do not have.
Result<Array> bound_array(KernelArgument argument, const std::string& name);

}  // namespace lw::launch
