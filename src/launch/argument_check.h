// Whether what a user gives as an argument is what the kernel takes, as far as its metadata says.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "launch/values.h"
#include "object/object.h"

namespace lw::launch {

// The value's bytes in the size that the argument has: a vector of three is padded where its language gives it the room
// of four. Fails where the argument is a pointer, or of another type or size.
Result<std::vector<std::byte>> fit_value(const KernelArgument& given, const object::ArgumentMetadata& argument,
                                         size_t number);

// Fails where an image or a sampler is given for something else, or an image for another type of image, or one that
// cannot be written where the kernel writes it.
std::optional<Error> check_object(const KernelArgument& given, const object::ArgumentMetadata& argument, size_t number);

// Fails where a buffer is given for what is no pointer to one.
std::optional<Error> check_buffer(const KernelArgument& given, const object::ArgumentMetadata& argument, size_t number);

}  // namespace lw::launch
