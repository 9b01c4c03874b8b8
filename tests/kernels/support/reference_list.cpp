#include "support/reference_list.h"

#include <array>

namespace lw::kernels {

std::span<const NamedReference> reference_list() {
  static constexpr std::array<NamedReference, 7> all{{
      {"generic_pointers", reference_generic_pointers},
      {"half2_packed", reference_half2_packed},
      {"half_texels", reference_images},
      {"partial_groups_3d", reference_partial_groups_3d},
      {"program_scope", reference_program_scope},
      {"sub_groups", reference_sub_groups},
      {"two_components", reference_images},
  }};
  return all;
}

}  // namespace lw::kernels
