#include "report/prove.h"

#include <pybind11/stl.h>

#include "call.h"
#include "input.h"
#include "rooms.h"
#include "tree.h"

namespace lw::python {
namespace {

// `right` has no name with claims.
py::object prove(const Input& left, const Input& right, const std::vector<std::string>& live_out,
                 const std::vector<std::string>& claims, const std::vector<std::string>& assumptions,
                 std::optional<std::uint32_t> mode, std::optional<std::uint64_t> random_inputs,
                 std::optional<std::uint64_t> seed, bool ignore_nan_payload, std::optional<double> timeout_seconds) {
  std::map<std::string, lanewise::FileBytes> contents;
  for (const Input* input : {&left, &right})
    if (input->contents != nullptr) contents.emplace(input->name, file_bytes(input->contents));
  lanewise::ProveRequest request{.left = left.name,
                                 .right = right.name,
                                 .live_out = live_out,
                                 .claims = claims,
                                 .assumptions = assumptions,
                                 .target = left.target,
                                 .mode = mode,
                                 .random_inputs = random_inputs,
                                 .seed = seed,
                                 .ignore_nan_payload = ignore_nan_payload,
                                 .timeout_seconds = timeout_seconds};
  return to_python(
      report::prove_document(call(lanewise::prove, request, std::make_shared<FilesAndContents>(std::move(contents)))));
}

}  // namespace

void add_prove(py::module_& m) { m.def("prove", &prove); }

}  // namespace lw::python
