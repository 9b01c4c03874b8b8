// One call of liblanewise from Python: without the GIL, ended by Ctrl-C, and with its failure as an exception.
#pragma once

#include <pybind11/pybind11.h>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "lanewise/result.h"
#include "lanewise/session.h"

namespace lw::python {

namespace py = pybind11;

// Calls `work` without the GIL. On the main thread `work` runs on a thread of its own while this one handles signals;
// an exception of a signal handler (KeyboardInterrupt) requests `cancel` and is raised when `work` has ended. `cancel`
// is also requested after `timeout_seconds`, if they are set.
void call_without_gil(const lanewise::Cancel& cancel, const std::function<void()>& work,
                      std::optional<double> timeout_seconds = std::nullopt);

// Raises lanewise.InputError, NotModelled or Defect, whose attributes are the fields of the first error.
[[noreturn]] void raise_failure(const lanewise::Failure& failure);
// Raises the same with text of ours.
[[noreturn]] void raise_input_error(const std::string& text, std::string_view code = "argument");

// The value of a result, or its failure as an exception.
template <class T>
T value_of(lanewise::Result<T> result) {
  if (!result) raise_failure(result.failure());
  return std::move(*result);
}

// One function of the library with its request.
template <class Request, class Report>
Report call(lanewise::Result<Report> (*function)(const Request&, const lanewise::Session&), const Request& request,
            std::shared_ptr<const lanewise::Files> files, std::optional<double> timeout_seconds = std::nullopt) {
  const lanewise::Session session{.files = std::move(files)};
  std::optional<lanewise::Result<Report>> result;
  call_without_gil(
      session.cancel, [&] { result.emplace(function(request, session)); }, timeout_seconds);
  return value_of(std::move(*result));
}

// The same for work that takes microseconds, which stays on this thread and cannot be interrupted.
template <class Request, class Report>
Report call_short(lanewise::Result<Report> (*function)(const Request&, const lanewise::Session&),
                  const Request& request, std::shared_ptr<const lanewise::Files> files) {
  const lanewise::Session session{.files = std::move(files)};
  std::optional<lanewise::Result<Report>> result;
  {
    const py::gil_scoped_release release;
    result.emplace(function(request, session));
  }
  return value_of(std::move(*result));
}

}  // namespace lw::python
