// Reports as Python objects: the trees that become JSON for the command line become dicts, lists and scalars.
#pragma once

#include <pybind11/pybind11.h>

#include <nlohmann/json.hpp>
#include <vector>

namespace lw::python {

namespace py = pybind11;

inline py::bytes to_python(const std::vector<std::byte>& bytes) {
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

// Needs the GIL. Text that is not UTF-8 gets U+FFFD, as in JSON.
template <class Json>
py::object to_python(const Json& json) {
  using Type = nlohmann::detail::value_t;
  switch (json.type()) {
    case Type::boolean: return py::bool_(json.template get<bool>());
    case Type::number_integer: return py::int_(json.template get<int64_t>());
    case Type::number_unsigned: return py::int_(json.template get<uint64_t>());
    case Type::number_float: return py::float_(json.template get<double>());
    case Type::string: {
      const std::string& text = json.template get_ref<const std::string&>();
      PyObject* object = PyUnicode_DecodeUTF8(text.data(), static_cast<Py_ssize_t>(text.size()), "replace");
      if (object == nullptr) throw py::error_already_set();
      return py::reinterpret_steal<py::object>(object);
    }
    case Type::array: {
      py::list list(json.size());
      size_t i = 0;
      for (const Json& value : json) list[i++] = to_python(value);
      return list;
    }
    case Type::object: {
      py::dict dict;
      for (const auto& [key, value] : json.items()) dict[py::str(key)] = to_python(value);
      return dict;
    }
    default: return py::none();
  }
}

}  // namespace lw::python
