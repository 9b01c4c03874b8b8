#pragma once

#include <span>
#include <string_view>

#include "support/references.h"

namespace lw::kernels {

struct NamedReference {
  std::string_view case_name;
  Reference function;
};

// Every reference, one line each in reference_list.cpp.
std::span<const NamedReference> reference_list();

}  // namespace lw::kernels
