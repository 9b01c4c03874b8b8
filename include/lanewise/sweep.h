// Sweeps: measure many variants of kernels. A plan names axes (sources, targets, flags, values of -D, launch files,
// devices), what to measure, and limits. Each combination of values is a cell. docs/sweeps.md is the guide.
//
//   Result<SweepPlan> plan = read_sweep_plan({.file = "plan.toml"}, session);
//   Result<Sweep> sweep = open_sweep(*plan, sweep_folder("out"), session);
//   for (std::size_t cell : missing_sweep_cells(*sweep)) measure_sweep_cell(*sweep, cell, session);
//   Result<SweepResults> results = collect_sweep(*sweep, session);
//
// Any number of processes, on any number of computers with the same files, may do this at the same time.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "lanewise/result.h"
#include "lanewise/session.h"

namespace lanewise {

// Names the plan.
struct SweepPlanRequest {
  std::string file = {};  // a TOML file; the paths in it are relative to its folder
};

// Limits of a plan.
struct SweepLimits {
  std::optional<double> seconds = {};  // wall time per cell; not set: no limit
  std::uint64_t max_instructions = 0;  // wave instructions per run and time; 0: 20,000,000,000
  std::uint64_t cells = 100'000;       // a plan with more cells than this is an error
};

// One axis of a plan, with its values in the order of the plan.
struct SweepAxis {
  std::string name;                 // "source", "target", "flags", "launch", "device", or the name of a -D
  bool is_define = false;           // the values are those of -D
  bool are_numbers = false;         // all values of -D are whole numbers; rows have them as numbers
  std::vector<std::string> values;  // "tile.cl", "gfx900", "-O3 -g", "16"
};

// One combination of values.
struct SweepCell {
  // A hash of all that determines the result: names and contents of the source, of the files that it includes and of
  // the launch file with its arrays; target, flags, values of -D, device, measures and max_instructions. 32 hexadecimal
  // digits, the same on every computer.
  std::string id;
  std::vector<std::uint32_t> values;  // for each axis of the plan, the index of a value
};

// A plan with all its cells.
struct SweepPlan {
  std::string file;                   // SweepPlanRequest::file
  std::vector<std::string> measures;  // of "info", "live", "lint", "run" and "time", in this order
  SweepLimits limits;
  std::vector<SweepAxis> axes;                  // only those that the plan has; at least "source"
  std::vector<std::vector<std::string>> flags;  // for each value of the axis "flags", the flags one by one
  std::vector<SweepCell> cells;                 // the last axis changes fastest

  // The value of an axis; empty if the plan does not have the axis.
  std::string_view value(const SweepCell& cell, std::string_view axis) const;
  // The index of the cell with this id; not set: there is none.
  std::optional<std::size_t> find(std::string_view id) const;
};

// Fails with bad_input if the plan or a file that it names is wrong. Errors of the plan have line and column.
Result<SweepPlan> read_sweep_plan(const SweepPlanRequest& request, const Session& session);

// Where a sweep keeps its results: files by name ("cells/0123.json"). The functions may be called from several threads
// and processes at once. A caller may derive its own class.
class SweepStore {
 public:
  virtual ~SweepStore() = default;
  // The name of the store in messages: the path of the folder.
  virtual std::string name() const = 0;
  // The file; not set: there is no such file.
  virtual Result<std::optional<FileBytes>> read(const std::string& file) const = 0;
  virtual bool has(const std::string& file) const = 0;
  // Writes the file whole or not at all: whoever reads finds the old contents or the new ones. Not set: done.
  virtual std::optional<Failure> write(const std::string& file, std::span<const std::byte> bytes) = 0;
  // Does the same unless the file exists. Of several callers at once, only one writes.
  virtual std::optional<Failure> write_new(const std::string& file, std::span<const std::byte> bytes) = 0;
};

// A store in a folder of this computer, which is made when the first file is written. The files and what
// collect_sweep() returns are the only ones that the library writes, and it writes them only there.
std::shared_ptr<SweepStore> sweep_folder(std::string folder);

// A plan and the store of its results, which belong together.
struct Sweep {
  SweepPlan plan;
  std::shared_ptr<SweepStore> store;
  std::string compilers;  // versions of the compilers that the plan needs, as the store has them
};

// Compares the version of Lanewise, and those of the compilers that the plan needs, with the versions that wrote the
// results in the store, and fails with bad_input if they differ. An empty store gets these versions. The results of
// other plans may be in the store.
Result<Sweep> open_sweep(SweepPlan plan, std::shared_ptr<SweepStore> store, const Session& session);

// Whether the store has the result of a cell. A cell that limits.seconds ended counts only if the plan does not give it
// more time now.
bool has_sweep_cell(const Sweep& sweep, std::size_t cell);

// The cells that do not have a result; with `retry`, also those whose result has another exit code than 0. The order is
// one in which several workers that take the next cell at a time compile different objects.
std::vector<std::size_t> missing_sweep_cells(const Sweep& sweep, bool retry = false);
// Those of `cells`.
std::vector<std::size_t> missing_sweep_cells(const Sweep& sweep, std::span<const std::size_t> cells,
                                             bool retry = false);

// The result of a cell, which is in the store as well.
struct SweepCellResult {
  int exit_code = 0;    // 0, or the exit code of the first measure that did not succeed
  std::string message;  // why, on one line; empty if exit_code is 0
  std::string text;     // the JSON document of the cell (docs/schemas/sweep-cell.schema.json)
};

// Measures a cell and writes its result into the store. Compiled objects are kept there, too. A failure of the cell (a
// source that does not compile, a kernel that faults) is a result. The call fails with interrupted if the session is
// cancelled, and with bad_input if something else than the cell is wrong: a compiler is missing, the disk is full. It
// then writes nothing.
Result<SweepCellResult> measure_sweep_cell(const Sweep& sweep, std::size_t cell, const Session& session);

// Writes a result for a cell that could not be measured, for example because its process died. `exit_code` must not be
// 0; 3 says that limits.seconds ended the cell.
Result<SweepCellResult> fail_sweep_cell(const Sweep& sweep, std::size_t cell, int exit_code,
                                        const std::string& message);

// The results of all cells, in the order of the plan: one row per cell and kernel.
struct SweepResults {
  std::string csv;                    // a table with a line of headings
  std::string jsonl;                  // the same rows, one JSON object per line
  std::string html;                   // one page: scatter plot, table, failures, commands
  std::size_t cells = 0, failed = 0;  // cells with a result, and those of them whose exit code is not 0
  std::vector<std::string> missing;   // ids of the cells without a result; they have no row
};

// Reads the results from the store; writes nothing. The texts depend only on the plan and the results.
Result<SweepResults> collect_sweep(const Sweep& sweep, const Session& session);

// Writes results.csv, results.jsonl and index.html into the store. Not set: done.
std::optional<Failure> write_sweep_results(const SweepResults& results, SweepStore& store);

}  // namespace lanewise
