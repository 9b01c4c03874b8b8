#include "lanewise/devices.h"

#include "call.h"
#include "report/devices.h"
#include "rooms.h"
#include "tree.h"

namespace lw::python {

void add_devices(py::module_& m) {
  m.def("devices", [](const std::string& name) {
    return to_python(report::devices_document(call_short(lanewise::devices, {.name = name}, lanewise::no_files())));
  });
}

}  // namespace lw::python
