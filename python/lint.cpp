#include "report/lint.h"

#include "call.h"
#include "input.h"
#include "rooms.h"
#include "tree.h"

namespace lw::python {

void add_lint(py::module_& m) {
  m.def("lint", [](const Input& input, const std::string& kernel) {
    auto request = request_of<lanewise::LintRequest>(input);
    request.kernel = kernel;
    return to_python(report::lint_document(call(lanewise::lint, request, input.files())));
  });
}

}  // namespace lw::python
