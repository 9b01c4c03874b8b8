#include "support/known_answers.h"

namespace lw::kernels {

std::string check_properties(const Case&, const HostResult&, bool& checked) {
  checked = false;
  return {};
}

}  // namespace lw::kernels
