#include "report/suggest.h"

#include <fmt/format.h>
#include <pybind11/stl.h>

#include "call.h"
#include "input.h"
#include "report/rewrite.h"
#include "rooms.h"
#include "tree.h"

namespace lw::python {
namespace {

// The options that `suggest` and `rewrite` share.
struct Options {
  std::string kernel, goal;
  std::vector<std::string> rules, only, except, assumptions;
};

lanewise::SuggestGoal goal_named(const std::string& name) {
  if (name == "cycles") return lanewise::SuggestGoal::cycles;
  if (name == "size") return lanewise::SuggestGoal::size;
  if (name == "registers") return lanewise::SuggestGoal::registers;
  raise_input_error(fmt::format("goal '{}': expected cycles, size or registers", name), "option");
}

lanewise::SuggestRequest request_for(const Input& input, const Options& options) {
  auto request = request_of<lanewise::SuggestRequest>(input);
  request.kernel = options.kernel;
  request.rules = options.rules;
  request.only = options.only;
  request.except = options.except;
  request.assumptions = options.assumptions;
  request.goal = goal_named(options.goal);
  return request;
}

py::object suggest(const Input& input, const Options& options) {
  return to_python(report::suggest_document(call(lanewise::suggest, request_for(input, options), input.files())));
}

py::tuple rewrite(const Input& input, const Options& options, std::optional<std::uint64_t> verify,
                  std::optional<std::uint64_t> seed) {
  const lanewise::RewriteReport report =
      call(lanewise::rewrite, {.code = request_for(input, options), .verify = verify, .seed = seed}, input.files());
  return py::make_tuple(to_python(report::rewrite_document(report)), to_python(report.output));
}

}  // namespace

void add_suggest(py::module_& m) {
  py::class_<Options>(m, "SuggestOptions")
      .def(py::init([](std::string kernel, std::string goal, std::vector<std::string> rules,
                       std::vector<std::string> only, std::vector<std::string> except,
                       std::vector<std::string> assumptions) {
        return Options{std::move(kernel), std::move(goal),   std::move(rules),
                       std::move(only),   std::move(except), std::move(assumptions)};
      }));
  m.def("suggest", &suggest);
  m.def("rewrite", &rewrite);
}

}  // namespace lw::python
