#include "lanewise/sweep.h"

#include <pybind11/stl.h>

#include "call.h"
#include "rooms.h"

namespace lw::python {
namespace {

using lanewise::Sweep;

const lanewise::Session kDisk{.files = lanewise::disk_files()};

Sweep open_sweep(const std::string& plan, const std::string& folder) {
  lanewise::SweepPlan read = call(lanewise::read_sweep_plan, {.file = plan}, lanewise::disk_files());
  return value_of(lanewise::open_sweep(std::move(read), lanewise::sweep_folder(folder), kDisk));
}

std::size_t index_of(const Sweep& sweep, const std::string& id) {
  const std::optional<std::size_t> cell = sweep.plan.find(id);
  if (!cell) raise_input_error(sweep.plan.file + ": has no cell '" + id + "'");
  return *cell;
}

std::vector<std::string> ids(const Sweep& sweep) {
  std::vector<std::string> list;
  for (const lanewise::SweepCell& cell : sweep.plan.cells) list.push_back(cell.id);
  return list;
}

std::vector<std::string> missing(const Sweep& sweep) {
  std::vector<std::string> list;
  for (const std::size_t cell : lanewise::missing_sweep_cells(sweep)) list.push_back(sweep.plan.cells[cell].id);
  return list;
}

py::dict axes(const Sweep& sweep, const std::string& id) {
  const lanewise::SweepCell& cell = sweep.plan.cells[index_of(sweep, id)];
  py::dict dict;
  for (std::size_t i = 0; i < sweep.plan.axes.size(); ++i) {
    const lanewise::SweepAxis& axis = sweep.plan.axes[i];
    const std::string& text = axis.values[cell.values[i]];
    dict[py::str(axis.name)] = axis.are_numbers ? py::object(py::int_(std::stoll(text))) : py::object(py::str(text));
  }
  return dict;
}

py::tuple measure(const Sweep& sweep, const std::string& id) {
  const std::size_t cell = index_of(sweep, id);
  const lanewise::Session session{.files = lanewise::disk_files()};
  std::optional<lanewise::Result<lanewise::SweepCellResult>> result;
  call_without_gil(session.cancel, [&] { result.emplace(lanewise::measure_sweep_cell(sweep, cell, session)); });
  const lanewise::SweepCellResult measured = value_of(std::move(*result));
  return py::make_tuple(measured.exit_code, measured.message);
}

py::tuple collect(const Sweep& sweep) {
  const lanewise::SweepResults results = value_of(lanewise::collect_sweep(sweep, kDisk));
  if (const auto failure = lanewise::write_sweep_results(results, *sweep.store)) raise_failure(*failure);
  return py::make_tuple(results.cells, results.failed, results.missing);
}

}  // namespace

void add_sweep(py::module_& m) {
  py::class_<Sweep>(m, "Sweep")
      .def(py::init(&open_sweep))
      .def("ids", &ids)
      .def("missing", &missing)
      .def("axes", &axes)
      .def("measure", &measure)
      .def("collect", &collect);
}

}  // namespace lw::python
