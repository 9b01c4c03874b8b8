// The module lanewise._lanewise: functions of liblanewise that return plain Python objects. The package lanewise gives
// them names, defaults and classes.
#include <pybind11/pybind11.h>

#include "lanewise/version.h"
#include "rooms.h"

PYBIND11_MODULE(_lanewise, m) {
  namespace rooms = lw::python;
  m.attr("__version__") = lanewise::version().number;
  rooms::add_inputs(m);
  rooms::add_objects(m);
  rooms::add_explain(m);
  rooms::add_devices(m);
  rooms::add_live(m);
  rooms::add_lint(m);
  rooms::add_suggest(m);
  rooms::add_prove(m);
  rooms::add_run(m);
  rooms::add_record(m);
  rooms::add_sweep(m);
  rooms::add_time(m);
}
