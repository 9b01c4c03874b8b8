#include "support/references.h"

#include <fmt/format.h>

#include "support/reference_list.h"

namespace lw::kernels {

Reference find_reference(std::string_view case_name) {
  for (const NamedReference& entry : reference_list())
    if (entry.case_name == case_name) return entry.function;
  return nullptr;
}

Result<HostResult> run_on_host(const Case& test) {
  if (test.host == Host::pocl) return run_on_pocl(test);
  const Reference reference = find_reference(test.name);
  if (reference == nullptr) return Error{fmt::format("{}: the host is \"reference\" but there is none", test.name)};
  HostResult result;
  std::vector<Buffer> buffers = test.buffers;
  for (const Run& run : test.runs) {
    reference(test, run, buffers);
    result.push_back(buffers);
  }
  return result;
}

}  // namespace lw::kernels
