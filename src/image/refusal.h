// Why an image cannot be read or laid out: a property of the descriptor that a program made, not a user's mistake.
#pragma once

#include <cstdint>
#include <string>

namespace lw::image {

struct ImageRefusal {
  enum class Kind : uint8_t {
    reserved,      // the manuals reserve the value, or say that it must not be
    not_modelled,  // the machine does something that nobody has published, or that is not done here
  };
  Kind kind;
  std::string what;  // "the data format BC1: block compression"
};

}  // namespace lw::image
