// The arguments of a launch as Python gives them: arrays that are used in place, numbers, and texts.
#pragma once

#include <pybind11/pybind11.h>

#include <memory>
#include <string>
#include <vector>

#include "lanewise/info.h"
#include "lanewise/launch.h"

namespace lw::python {

namespace py = pybind11;

// Memory of a Python object; it stays as long as this object.
class HeldArray {
 public:
  virtual ~HeldArray() = default;

  std::span<std::byte> bytes;
  bool writable = true;
  std::string element = "u8";    // "f32", as arguments on the command line have it
  std::uint32_t components = 1;  // elements of a vector: 2 for complex numbers
  std::size_t dimensions = 1;    // 0: a single value

  // Bytes of one element or vector.
  std::size_t element_bytes() const;
};

// An object with the buffer protocol or with DLPack on the CPU; nullptr for others. Raises InputError, which begins
// with `label`, if its memory cannot be used in place.
std::unique_ptr<HeldArray> hold_array(const py::object& object, const std::string& label);

class LaunchArguments {
 public:
  // `bindings` are those of a shader, by name. `copies`: the kernel gets copies of the arrays. Needs the GIL, as the
  // destructor does.
  LaunchArguments(const py::sequence& arguments, const py::dict& bindings, const lanewise::KernelInfo& kernel,
                  bool copies);

  // Sets the arguments and their memory. This object must outlive the launch.
  void add_to(lanewise::LaunchRequest& launch);

 private:
  std::string argument_text(const py::object& value, const lanewise::ArgumentInfo* wanted, std::size_t number);
  std::string binding_text(const py::object& value, const std::string& name);
  // The text of an array, whose memory the launch uses from now on.
  std::string memory_text(std::unique_ptr<HeldArray> array, const std::string& label, const lanewise::ArrayName& name);

  const bool copies_;
  std::vector<std::string> texts_, bindings_;
  std::map<lanewise::ArrayName, lanewise::CallerMemory> memory_;
  std::vector<std::unique_ptr<HeldArray>> held_;
  std::vector<std::vector<std::byte>> copied_;
};

}  // namespace lw::python
