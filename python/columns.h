// Columns of numbers as memory that NumPy takes over without a copy.
#pragma once

#include <pybind11/pybind11.h>

#include <memory>
#include <utility>
#include <vector>

namespace lw::python {

namespace py = pybind11;

// An object with the buffer protocol, read-only, that keeps the numbers.
template <class T>
struct Column {
  std::vector<T> values;
};

template <class T>
py::object column(std::vector<T> values) {
  return py::cast(std::make_unique<Column<T>>(Column<T>{std::move(values)}));
}

template <class T>
void add_column(py::module_& m, const char* name) {
  py::class_<Column<T>>(m, name, py::buffer_protocol()).def_buffer([](Column<T>& column) {
    return py::buffer_info(column.values.data(), static_cast<py::ssize_t>(column.values.size()), true);
  });
}

}  // namespace lw::python
