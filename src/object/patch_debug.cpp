#include "object/patch_parts.h"

namespace lw::object {

void patch_debug(const PatchTask& task, std::vector<std::string>& warnings) {
  if (task.elf.find_section(".debug_info") != nullptr) warnings.push_back("debug information is not updated");
}

}  // namespace lw::object
