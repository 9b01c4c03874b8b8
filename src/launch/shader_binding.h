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

namespace lw::launch {

// "SET.BINDING=ARG" or "SET.BINDING.INDEX=ARG".
Result<Binding> parse_bind(std::string_view text);

// "TYPE:V[,TYPE:V]…" as its items; the components of a vector have commas between them too.
Result<std::vector<std::string>> split_push(std::string_view text);

// The bytes of push constants: one after the other, each where std430 puts it. Names of files are relative to `folder`.
Result<std::vector<std::byte>> push_bytes(std::span<const std::string> items, const std::string& folder);

// Fails where bindings are missing, there twice, or not the shader's.
std::optional<Error> check_bindings(const LaunchFile& file, const object::ShaderInputs& shader);

// What is bound as an array of bytes in memory; fails for what is none and for sizes that descriptors do not have.
Result<Array> bound_array(KernelArgument argument, const std::string& name);

}  // namespace lw::launch
