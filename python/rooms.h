// The functions of the module, one room per part of the library.
#pragma once

#include <pybind11/pybind11.h>

namespace lw::python {

void add_inputs(pybind11::module_& m);   // Input, Code, info
void add_objects(pybind11::module_& m);  // assemble, compile, disassemble
void add_explain(pybind11::module_& m);  // explain, search
void add_devices(pybind11::module_& m);  // devices
void add_live(pybind11::module_& m);     // live registers and their columns
void add_lint(pybind11::module_& m);     // lint
void add_suggest(pybind11::module_& m);  // suggest, rewrite
void add_prove(pybind11::module_& m);    // prove
void add_run(pybind11::module_& m);      // run
void add_record(pybind11::module_& m);   // recordings of waves
void add_sweep(pybind11::module_& m);    // sweeps
void add_time(pybind11::module_& m);     // time, static_time

}  // namespace lw::python
