#include "arguments.h"

#include <fmt/format.h>

#include <charconv>
#include <cmath>
#include <cstring>

#include "call.h"
#include "dlpack.h"

namespace lw::python {
namespace {

// An element's kind and size as arguments on the command line name it; empty if there is no such type.
std::string element_name(char kind, std::size_t bytes) {
  const bool has_size =
      kind == 'f' ? bytes == 2 || bytes == 4 || bytes == 8 : bytes == 1 || bytes == 2 || bytes == 4 || bytes == 8;
  return has_size ? fmt::format("{}{}", kind, 8 * bytes) : "";
}

class HeldBuffer : public HeldArray {
 public:
  HeldBuffer(const py::object& object, const std::string& label) {
    if (PyObject_GetBuffer(object.ptr(), &view_, PyBUF_FULL_RO) != 0) throw py::error_already_set();
    try {
      read(label);
    } catch (...) {
      PyBuffer_Release(&view_);
      throw;
    }
  }
  ~HeldBuffer() override { PyBuffer_Release(&view_); }
  HeldBuffer(const HeldBuffer&) = delete;
  HeldBuffer& operator=(const HeldBuffer&) = delete;

 private:
  void read(const std::string& label) {
    if (PyBuffer_IsContiguous(&view_, 'A') == 0)
      raise_input_error(label + ": the array is not contiguous; numpy.ascontiguousarray makes a contiguous copy");
    bytes = {static_cast<std::byte*>(view_.buf), static_cast<std::size_t>(view_.len)};
    writable = view_.readonly == 0;
    dimensions = static_cast<std::size_t>(view_.ndim);
    std::string_view format = view_.format != nullptr ? view_.format : "B";
    if (format.starts_with('>') || format.starts_with('!'))
      raise_input_error(
          fmt::format("{}: the array is big-endian (format '{}'); AMD GPUs are little-endian", label, view_.format));
    if (format.starts_with('<') || format.starts_with('=') || format.starts_with('@')) format.remove_prefix(1);
    std::size_t size = static_cast<std::size_t>(view_.itemsize);
    if (format.size() == 2 && format[0] == 'Z') {
      components = 2;
      size /= 2;
      format.remove_prefix(1);
    }
    if (format.find('O') != std::string_view::npos && !format.starts_with("T{"))
      raise_input_error(label + ": the array has Python objects (dtype object), not numbers");
    if (format.size() != 1) return;  // a structure: bytes
    constexpr std::string_view kSigned = "bhilqn", kUnsigned = "BHILQN?c", kFloat = "efd";
    const char kind = kSigned.find(format[0]) != std::string_view::npos     ? 'i'
                      : kUnsigned.find(format[0]) != std::string_view::npos ? 'u'
                      : kFloat.find(format[0]) != std::string_view::npos    ? 'f'
                                                                            : '\0';
    const std::string name = kind == '\0' ? "" : element_name(kind, size);
    if (name.empty())
      raise_input_error(
          fmt::format("{}: an array of format '{}' with elements of {} bytes; expected 8 to 64-bit "
                      "integers, or 16 to 64-bit floats",
                      label, view_.format, view_.itemsize));
    element = name;
  }

  Py_buffer view_{};
};

class HeldTensor : public HeldArray {
 public:
  HeldTensor(const py::object& object, const std::string& label) {
    const auto device = object.attr("__dlpack_device__")().cast<std::pair<int, int>>();
    if (device.first != dlpack::kCpu)
      raise_input_error(
          fmt::format("{}: the tensor is on another device (DLPack device type {}); expected a tensor in the memory of "
                      "the CPU",
                      label, device.first));
    capsule_ = object.attr("__dlpack__")();
    auto* managed = static_cast<dlpack::ManagedTensor*>(PyCapsule_GetPointer(capsule_.ptr(), dlpack::kName));
    if (managed == nullptr) throw py::error_already_set();
    // From here on the tensor is ours to delete; the capsule must not do it.
    PyCapsule_SetName(capsule_.ptr(), dlpack::kUsedName);
    managed_.reset(managed);
    read(managed->tensor, label);
  }

 private:
  void read(const dlpack::Tensor& tensor, const std::string& label) {
    std::size_t count = 1;
    for (int i = tensor.dimensions - 1; i >= 0; --i) {
      if (tensor.strides != nullptr && tensor.shape[i] > 1 && tensor.strides[i] != static_cast<std::int64_t>(count))
        raise_input_error(label + ": the tensor is not contiguous; contiguous() makes a contiguous copy");
      count *= static_cast<std::size_t>(tensor.shape[i]);
    }
    const std::size_t size = tensor.type.bits / 8;
    const char kind = tensor.type.code == dlpack::kInt     ? 'i'
                      : tensor.type.code == dlpack::kFloat ? 'f'
                                                           : 'u';  // bfloat16 and bool: bits
    element = tensor.type.lanes == 1 ? element_name(kind, size) : "";
    if (tensor.type.code == dlpack::kComplex) {
      components = 2;
      element = element_name('f', size / 2);
    }
    if (element.empty())
      raise_input_error(
          fmt::format("{}: a tensor with elements of {} bits (DLPack type code {}); expected 8 to 64-bit "
                      "integers, or 16 to 64-bit floats",
                      label, tensor.type.bits, tensor.type.code));
    bytes = {static_cast<std::byte*>(tensor.data) + tensor.byte_offset, count * size};
    dimensions = static_cast<std::size_t>(tensor.dimensions);
  }

  struct Delete {
    void operator()(dlpack::ManagedTensor* tensor) const {
      if (tensor->deleter != nullptr) tensor->deleter(tensor);
    }
  };

  py::object capsule_;
  std::unique_ptr<dlpack::ManagedTensor, Delete> managed_;
};

std::string label_of(const lanewise::ArgumentInfo* wanted, std::size_t number) {
  return fmt::format("argument {}{}", number,
                     wanted == nullptr || wanted->name.empty() ? "" : " '" + wanted->name + "'");
}

std::string hexadecimal(std::span<const std::byte> bytes) {
  std::string text = "bytes:";
  for (const std::byte byte : bytes) text += fmt::format("{:02x}", static_cast<unsigned>(byte));
  return text;
}

// The scalar types of OpenCL C as arguments on the command line name them.
constexpr std::pair<std::string_view, std::string_view> kScalars[] = {
    {"float", "f32"}, {"double", "f64"}, {"half", "f16"},   {"char", "i8"},  {"short", "i16"}, {"int", "i32"},
    {"long", "i64"},  {"uchar", "u8"},   {"ushort", "u16"}, {"uint", "u32"}, {"ulong", "u64"}, {"size_t", "u64"},
};

// "f32" for "float"; empty for other types.
std::string_view scalar_element(std::string_view type) {
  for (const auto& [name, element] : kScalars)
    if (type == name) return element;
  return {};
}

// Numbers of another type would be read as other numbers. Bytes may hold anything.
void check_element(const HeldArray& array, const lanewise::ArgumentInfo& wanted, const std::string& label) {
  const std::string_view element = scalar_element(wanted.type.substr(0, wanted.type.find_first_of("0123456789*")));
  const std::string_view given = array.element;
  if (element.empty() || given.substr(1) == "8") return;
  if (element.substr(1) == given.substr(1) && (element.front() == 'f') == (given.front() == 'f')) return;
  raise_input_error(
      fmt::format("{}: an array of {} for a parameter of type {}; expected {}, or bytes (view(numpy.uint8))", label,
                  given, wanted.type, element));
}

// A str need not be UTF-8: Python keeps bytes of file names in lone surrogates.
std::string utf8_of(const py::object& text, const std::string& label) {
  Py_ssize_t size = 0;
  const char* utf8 = PyUnicode_AsUTF8AndSize(text.ptr(), &size);
  if (utf8 != nullptr) return {utf8, static_cast<std::size_t>(size)};
  PyErr_Clear();
  raise_input_error(label + ": expected text in UTF-8");
}

// Of an int, a bool or a float.
std::string digits_of(const py::object& number) {
  return py::str(py::isinstance<py::float_>(number) ? number : number.attr("__index__")());
}

std::string python_type(const py::object& value) { return py::str(py::type::of(value).attr("__name__")); }

// A number of Python, which takes the type of the parameter.
std::string number_text(const py::object& value, const lanewise::ArgumentInfo& wanted, const std::string& label) {
  const std::string digits = digits_of(value);
  const bool is_float = py::isinstance<py::float_>(value);
  if (wanted.kind == "dynamic_shared_pointer" && !is_float && !py::isinstance<py::bool_>(value)) return "lds:" + digits;
  const std::string_view element = scalar_element(wanted.type);
  if (wanted.kind != "by_value" || (element.empty() && !wanted.type.empty()))
    raise_input_error(fmt::format("{}: the parameter is of type {} ({}); expected {}, not the number {}", label,
                                  wanted.type, wanted.kind,
                                  wanted.kind == "by_value" ? "bytes of a structure" : "a string", digits));
  if (element.empty())
    raise_input_error(
        fmt::format("{}: the code object does not say the type of the parameter; expected a number with a "
                    "type, such as numpy.float32({})",
                    label, digits));
  if (element.front() != 'f' && is_float)
    raise_input_error(
        fmt::format("{}: the parameter is of type {}; expected an integer, not {}", label, wanted.type, digits));
  if (!is_float || std::isfinite(value.cast<double>())) return fmt::format("{}:{}", element, digits);
  const char* format = wanted.size_bytes == 8 ? "<d" : wanted.size_bytes == 4 ? "<f" : "<e";
  const auto packed = py::module_::import("struct").attr("pack")(format, value).cast<std::string>();
  return hexadecimal(std::as_bytes(std::span(packed)));
}

// A single value that has a type, or the bytes of a structure.
std::string typed_value_text(const py::object& value, const HeldArray& held, const lanewise::ArgumentInfo& wanted,
                             const std::string& label) {
  if (held.dimensions != 0 && !py::isinstance<py::bytes>(value))
    raise_input_error(fmt::format("{}: the parameter is a value{}; expected a number, or bytes of a structure", label,
                                  wanted.type.empty() ? "" : " of type " + wanted.type));
  if (held.dimensions != 0 || held.bytes.size() != held.element_bytes()) return hexadecimal(held.bytes);
  if (!py::hasattr(value, "item") && !py::hasattr(value, "value")) return hexadecimal(held.bytes);
  const py::object member = value.attr(py::hasattr(value, "item") ? "item" : "value");  // of NumPy, and of ctypes
  const py::object plain = PyCallable_Check(member.ptr()) != 0 ? member() : member;
  // Where the type of the parameter is known, NumPy's number is as good as one of Python.
  if (!scalar_element(wanted.type).empty() || wanted.kind == "dynamic_shared_pointer")
    return number_text(plain, wanted, label);
  if (py::isinstance<py::float_>(plain) && !std::isfinite(plain.cast<double>())) return hexadecimal(held.bytes);
  return fmt::format("{}:{}", held.element, digits_of(plain));
}

}  // namespace

std::size_t HeldArray::element_bytes() const {
  std::size_t bits = 8;
  std::from_chars(element.data() + 1, element.data() + element.size(), bits);
  return bits / 8 * components;
}

std::unique_ptr<HeldArray> hold_array(const py::object& object, const std::string& label) {
  try {
    if (PyObject_CheckBuffer(object.ptr()) != 0) return std::make_unique<HeldBuffer>(object, label);
    if (py::hasattr(object, "__dlpack__")) return std::make_unique<HeldTensor>(object, label);
    return nullptr;
  } catch (py::error_already_set& error) {
    // What the object itself says, such as NumPy of dates, which have no buffer.
    const py::object own = py::module_::import("lanewise.errors").attr("Error");
    if (error.matches(own) || !error.matches(PyExc_Exception)) throw;
    raise_input_error(fmt::format("{}: {}", label, std::string(py::str(error.value()))));
  }
}

LaunchArguments::LaunchArguments(const py::sequence& arguments, const py::dict& bindings,
                                 const lanewise::KernelInfo& kernel, bool copies)
    : copies_(copies) {
  std::vector<const lanewise::ArgumentInfo*> wanted;
  for (const lanewise::ArgumentInfo& argument : kernel.arguments)
    if (!argument.kind.starts_with("hidden_")) wanted.push_back(&argument);
  for (std::size_t i = 0; i < arguments.size(); ++i)
    texts_.push_back(argument_text(arguments[i], i < wanted.size() ? wanted[i] : nullptr, i));
  for (const auto& [key, value] : bindings) {
    const std::string name = py::str(key);
    bindings_.push_back(fmt::format("{}={}", name, binding_text(py::reinterpret_borrow<py::object>(value), name)));
  }
}

std::string LaunchArguments::binding_text(const py::object& value, const std::string& name) {
  const std::string label = "binding " + name;
  if (py::isinstance<py::str>(value)) return utf8_of(value, label);
  std::unique_ptr<HeldArray> array = hold_array(value, label);
  if (array == nullptr)
    raise_input_error(
        fmt::format("{}: an object of type {}; expected an array or a string", label, python_type(value)));
  return memory_text(std::move(array), label, name);
}

std::string LaunchArguments::memory_text(std::unique_ptr<HeldArray> array, const std::string& label,
                                         const lanewise::ArrayName& name) {
  const std::size_t count = array->bytes.size() / array->element_bytes();
  if (count == 0) raise_input_error(label + ": the array is empty");
  lanewise::CallerMemory& memory = memory_[name] = {array->bytes, array->writable};
  if (copies_) memory.bytes = copied_.emplace_back(array->bytes.begin(), array->bytes.end());
  const std::string type =
      array->components == 1 ? array->element : fmt::format("{}x{}", array->element, array->components);
  held_.push_back(std::move(array));
  return fmt::format("{}[{}]=zeros", type, count);
}

std::string LaunchArguments::argument_text(const py::object& value, const lanewise::ArgumentInfo* wanted,
                                           std::size_t number) {
  const std::string label = label_of(wanted, number);
  if (py::isinstance<py::str>(value)) return utf8_of(value, label);
  // Behind the last parameter there is only the kernel's complaint about the number of arguments.
  const bool wants_pointer = wanted == nullptr || wanted->kind == "global_buffer";
  if (value.is_none()) {
    if (!wants_pointer) raise_input_error(label + ": None is a null pointer; expected a value");
    return "u64:0";
  }
  if (std::unique_ptr<HeldArray> array = hold_array(value, label)) {
    if (!wants_pointer) return typed_value_text(value, *array, *wanted, label);
    if (array->dimensions == 0)
      raise_input_error(label + ": the parameter is a pointer; expected an array, not a single value");
    if (wanted != nullptr) check_element(*array, *wanted, label);
    return memory_text(std::move(array), label, std::to_string(number));
  }
  const bool is_number = py::isinstance<py::int_>(value) || py::isinstance<py::float_>(value);
  if (!is_number)
    raise_input_error(fmt::format("{}: an object of type {}; expected an array, a number, None, bytes or a string",
                                  label, python_type(value)));
  if (wanted == nullptr) return "u64:0";
  if (wants_pointer) raise_input_error(label + ": the parameter is a pointer; expected an array or None, not a number");
  return number_text(value, *wanted, label);
}

void LaunchArguments::add_to(lanewise::LaunchRequest& launch) {
  launch.arguments = texts_;
  launch.bindings = bindings_;
  launch.memory = memory_;
}

}  // namespace lw::python
