#include "lanewise/sweep.h"

#include <fmt/format.h>

#include <numeric>
#include <thread>

#include "app/command.h"
#include "app/run_requests.h"
#include "app/sweep_cells.h"
#include "report/sweep_text.h"

namespace lw::app {
std::unique_ptr<Command> make_sweep();
namespace {

constexpr unsigned kMostJobs = 1024;

class Sweep : public Command {
 public:
  void declare(Arguments& a) override {
    a.positional("PLAN.toml", &request_.file, "plan with axes, measures and limits (docs/sweeps.md)");
    a.option("-o,--output", "DIR", &output_,
             "folder for the results; cells that it has already are not measured again");
    a.flag("--list", &list_, "print the ids of all cells, one per line, and measure nothing");
    a.repeated("--cell", "ID", &ids_, "measure only this cell; may be given several times");
    a.option("--shard", "I/N", &shard_text_, "only part I of N equal parts of the cells, I from 0");
    a.flag("--collect", &collect_, "measure nothing; write the tables and the page from the results that exist");
    a.flag("--retry", &retry_, "measure cells again whose result is a failure");
    a.option("--jobs", "N", &jobs_text_, "worker processes (default: one per core)");
    a.example("lanewise sweep plan.toml -o out");
    a.example("lanewise sweep plan.toml --list | parallel -j8 lanewise sweep plan.toml -o out --cell {}");
    a.example("lanewise sweep plan.toml -o out --shard 3/100");
    a.example("lanewise sweep plan.toml -o out --collect");
  }

  host::CommandFiles files() const override { return {{request_.file}, {}}; }

  int run(const Console& console) override {
    if (const std::optional<Error> error = read_options()) return console.bad_input(error->message);
    auto plan = lanewise::read_sweep_plan(request_, console.session);
    if (!plan) return console.failed(plan.failure());
    const Result<std::vector<size_t>> cells = chosen(*plan);
    if (!cells) return console.bad_input(cells.error().message);
    if (list_) {
      console.print(console.json ? report::sweep_list_json(*plan, *cells) : report::sweep_list_text(*plan, *cells));
      return kDone;
    }
    auto sweep = lanewise::open_sweep(std::move(*plan), lanewise::sweep_folder(output_), console.session);
    if (!sweep) return console.failed(sweep.failure());
    report::SweepSummary summary{.folder = output_};
    if (!collect_)
      if (const std::optional<lanewise::Failure> failure = measure(console, *sweep, *cells, summary))
        return console.failed(*failure);
    // Other processes measure the cells that this one does not.
    const bool is_part = !ids_.empty() || !shard_text_.empty();
    if (!is_part)
      if (const std::optional<lanewise::Failure> failure = collect(console, *sweep, summary))
        return console.failed(*failure);
    console.print(console.json ? report::sweep_json(summary) : report::sweep_text(summary));
    return summary.missing.empty() ? kDone : kCheckFailed;
  }

 private:
  std::optional<Error> read_options() {
    if (list_ && (collect_ || retry_ || !ids_.empty() || !output_.empty() || !jobs_text_.empty()))
      return Error{"--list prints ids only; it takes --shard and no other option"};
    if (!list_ && output_.empty()) return Error{"name a folder for the results with -o"};
    if (collect_ && (retry_ || !ids_.empty() || !shard_text_.empty() || !jobs_text_.empty()))
      return Error{"--collect reads results only; it takes -o and no other option"};
    if (!ids_.empty() && !shard_text_.empty()) return Error{"--cell and --shard exclude each other"};
    std::optional<uint32_t> jobs;
    if (auto error = parse_number("--jobs", jobs_text_, 1, kMostJobs, jobs)) return error;
    jobs_ = jobs.value_or(std::max(1u, std::thread::hardware_concurrency()));
    return read_shard();
  }

  std::optional<Error> read_shard() {
    if (shard_text_.empty()) return std::nullopt;
    const size_t slash = shard_text_.find('/');
    const std::optional<uint64_t> part = parse_unsigned(shard_text_.substr(0, slash));
    const std::optional<uint64_t> parts =
        parse_unsigned(slash == std::string::npos ? "" : shard_text_.substr(slash + 1));
    constexpr uint64_t kMostParts = 1'000'000;
    if (!part || !parts || *parts > kMostParts || *part >= *parts)
      return Error{fmt::format("--shard {}: expected I/N with I from 0 to N - 1", shard_text_)};
    part_ = *part;
    parts_ = *parts;
    return std::nullopt;
  }

  // The cells of --cell or --shard, or all.
  Result<std::vector<size_t>> chosen(const lanewise::SweepPlan& plan) const {
    std::vector<size_t> cells;
    for (const std::string& id : ids_) {
      const std::optional<size_t> cell = plan.find(id);
      if (!cell)
        return Error{
            fmt::format("--cell {}: the plan has no such cell; if a file of the plan was edited, its cells have "
                        "other ids now, which --list prints",
                        id)};
      cells.push_back(*cell);
    }
    if (!ids_.empty()) return cells;
    const size_t count = plan.cells.size(), first = count * part_ / parts_;
    cells.resize(count * (part_ + 1) / parts_ - first);
    std::iota(cells.begin(), cells.end(), first);
    return cells;
  }

  std::optional<lanewise::Failure> measure(const Console& console, const lanewise::Sweep& sweep,
                                           const std::vector<size_t>& cells, report::SweepSummary& summary) const {
    const std::vector<size_t> missing = lanewise::missing_sweep_cells(sweep, cells, retry_);
    std::function<void(size_t, int, const std::string&)> tell;
    if (!ids_.empty())
      tell = [&](size_t cell, int code, const std::string& message) {
        summary.cells.push_back({sweep.plan.cells[cell].id, code, message});
      };
    MeasuredCells measured = measure_cells(console, sweep, missing, jobs_, tell);
    summary.measured = measured.done;
    summary.failed = measured.failed;
    summary.already_there = cells.size() - missing.size();
    return std::move(measured.failure);
  }

  static std::optional<lanewise::Failure> collect(const Console& console, const lanewise::Sweep& sweep,
                                                  report::SweepSummary& summary) {
    const auto results = lanewise::collect_sweep(sweep, console.session);
    if (!results) return results.failure();
    summary.collected = results->cells;
    summary.failed = results->failed;
    summary.missing = results->missing;
    summary.is_collected = true;
    return lanewise::write_sweep_results(*results, *sweep.store);
  }

  lanewise::SweepPlanRequest request_;
  std::string output_, shard_text_, jobs_text_;
  std::vector<std::string> ids_;
  bool list_ = false, collect_ = false, retry_ = false;
  unsigned jobs_ = 1;
  uint64_t part_ = 0, parts_ = 1;
};

}  // namespace

std::unique_ptr<Command> make_sweep() { return std::make_unique<Sweep>(); }

}  // namespace lw::app
