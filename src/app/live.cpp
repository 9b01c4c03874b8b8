#include <fmt/format.h>

#include <cstdlib>

#include "app/command.h"
#include "app/live_outputs.h"
#include "app/run_requests.h"
#include "host/files.h"
#include "host/interruption.h"
#include "lanewise/live.h"
#include "report/diff.h"
#include "report/report.h"
#include "shader/language.h"

namespace lw::app {
std::unique_ptr<Command> make_live();
namespace {

bool is_utf8() {
  for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
    const char* value = std::getenv(name);
    if (value == nullptr || *value == '\0') continue;
    const std::string_view text = value;
    return text.find("UTF-8") != std::string_view::npos || text.find("utf8") != std::string_view::npos ||
           text.find("utf-8") != std::string_view::npos || text.find("UTF8") != std::string_view::npos;
  }
  return false;
}

class Live : public Command {
 public:
  void declare(Arguments& a) override {
    a.rest("FILE", &request_.files,
           "code objects, HIP executables, assembly, listings or sources; two are aligned, more are compared side by "
           "side; - is standard input");
    a.option("-x,--language", kLanguageValue, &request_.language, shader::kLanguageHelp);
    a.option("--target", kTargetValue, &request_.target,
             "target of a file that names none; in a file with code for several targets, the one to analyse");
    a.option("--kernel", kKernelValue, &request_.kernel, "only this kernel");
    a.option("--function", "F", &request_.function, "only this function, which is not a kernel");
    a.flag("--summary", &summary_, "only peak, allocation and occupancy");
    a.flag("--table", &table_, "one line per instruction: live registers, change, register row");
    a.flag("--rga", &rga_, "Radeon GPU Analyzer's live-register layout");
    a.flag("--ranges", &ranges_, "one line per live range");
    a.flag("--occupancy", &occupancy_, "all occupancy steps of every device of the generation");
    a.flag("--sgpr", &request_.sgprs,
           "show SGPRs instead of VGPRs in charts, rows and the list of what holds the peak");
    a.option("--live-out", "REGS", &request_.live_out,
             "registers that are live where code runs off its end: v0,v[4:7],vcc");
    a.option("--timeout", "SECONDS", &timeout_,
             "end after this time and name the kernel or function that was being analysed");
    a.option("--device", kDeviceValue, &request_.device, "device for the occupancy (default: the target's first)");
    a.option("--block-size", "N", &block_size_,
             "work-items per workgroup (default: the kernel's own limit, at most 256)");
    a.option("--csv", "OUT", &outputs_.csv, "writes one row per instruction");
    a.option("--svg", "OUT", &outputs_.svg, "writes a line chart, one curve per kernel");
    a.option("--png", "OUT", &outputs_.png, "writes the same chart through rsvg-convert");
    a.option("--html", "OUT", &outputs_.html, "writes one page with linked chart and listing");
    a.option("--cfg", "OUT.dot", &outputs_.cfg, "writes the control-flow graph for Graphviz");
    a.option("--max-vgprs", "N", &max_vgprs_, "budget: fails (exit 1) if a kernel uses more VGPRs");
    a.option("--max-sgprs", "N", &max_sgprs_, "budget: fails if a kernel uses more SGPRs");
    a.option("--min-waves", "N", &min_waves_, "budget: fails if a SIMD holds fewer waves");
    a.option("--max-lds", "BYTES", &max_lds_, "budget: fails if a workgroup uses more LDS");
    a.option("--budgets", "FILE.toml", &request_.budgets_file, "file with budgets for each kernel");
    a.option("--junit", "OUT.xml", &outputs_.junit, "writes the results of budgets and --baseline as JUnit XML");
    results_.baseline.declare(a);
    a.after_dashes("FLAGS", &request_.flags, shader::kFlagsHelp);
    a.example("lanewise live saxpy.hsaco");
    a.example("lanewise live fp32.s packed.s --svg overlay.svg");
    a.example("lanewise live saxpy.hsaco --summary --baseline saxpy.json --max-regression 5%");
    a.example("lanewise live saxpy.hsaco --kernel saxpy --max-vgprs 24 --junit live.xml");
  }

  host::CommandFiles files() const override {
    host::CommandFiles files{request_.files, {}};
    outputs_.add_to(files);
    files.reads({request_.budgets_file});
    results_.baseline.add_files(files);
    return files;
  }

  int run(const Console& console) override {
    if (const std::optional<Error> error = read_options()) return console.bad_input(error->message);
    const Result<std::optional<double>> timeout = host::parse_timeout(timeout_);
    if (!timeout) return console.bad_input(timeout.error().message);
    host::Interruption::set_timeout(*timeout);
    if (const std::optional<lanewise::Failure> failure = analyse(console)) return console.failed(*failure);
    const lanewise::LiveReport& report = results_.report;
    if (report.budgets.empty() && !request_.budgets_file.empty())
      return console.bad_input(fmt::format("{}: has no budget for a kernel of the input", request_.budgets_file));
    if (report.budgets.empty() && !results_.baseline.is_given() && !outputs_.junit.empty())
      return console.bad_input(
          "--junit: no budget is given; use --budgets, --max-vgprs, --max-sgprs, --min-waves, --max-lds or --baseline");
    Messages warnings, not_modelled;
    for (const Message& message : report.messages)
      (message.code == code::kNotModelled ? not_modelled : warnings).push_back(message);
    console.tell(warnings);
    if (!files().writes_standard_output()) {
      const Reporting reporting(console.session, "printing");
      print(console);
    }
    try {
      if (const std::optional<Error> error = write_outputs(console.session, outputs_, results_, request_.sgprs))
        return console.bad_input(error->message);
    } catch (const CancelRequested&) {
      fmt::print(console.err, "interrupted: {}\n  while writing files\n", console.session.cancel.reason());
      return kProgramFaulted;
    }
    std::fflush(console.out);  // messages come behind the results
    const bool over_budget = tell_budgets(console, report), is_worse = results_.baseline.tell(console);
    console.tell(not_modelled);
    if (!not_modelled.empty()) return kNotModelled;
    return over_budget || is_worse ? kCheckFailed : kDone;
  }

 private:
  std::optional<lanewise::Failure> analyse(const Console& console) {
    if (std::optional<lanewise::Failure> failure = results_.baseline.read(console)) return failure;
    auto report = lanewise::live(request_, console.session);
    if (!report) return report.failure();
    results_.report = std::move(*report);
    if (std::optional<lanewise::Failure> failure = results_.baseline.compare(results_.report)) return failure;
    if (view() != report::LiveView::comparison || request_.files.size() != 2) return std::nullopt;
    auto comparison = lanewise::compare_live(results_.report, console.session);
    if (!comparison) return comparison.failure();
    results_.comparison = std::move(*comparison);
    return std::nullopt;
  }

  std::optional<Error> read_options() {
    std::optional<uint32_t> block_size;
    lanewise::LiveBudget& budget = request_.budget;
    if (auto e = parse_number("--block-size", block_size_, 1, 1024, block_size)) return e;
    if (auto e = parse_number("--max-vgprs", max_vgprs_, 0, 1 << 24, budget.max_vgprs)) return e;
    if (auto e = parse_number("--max-sgprs", max_sgprs_, 0, 1 << 24, budget.max_sgprs)) return e;
    if (auto e = parse_number("--min-waves", min_waves_, 0, 1 << 24, budget.min_waves)) return e;
    if (auto e = parse_number("--max-lds", max_lds_, 0, 1 << 24, budget.max_lds)) return e;
    if (table_ + rga_ + summary_ > 1) return Error{"--table, --rga and --summary exclude one another"};
    if (occupancy_ && (rga_ || view() == report::LiveView::comparison))
      return Error{rga_ ? "--occupancy and --rga exclude one another"
                        : "--occupancy takes one file, or a view: --summary, --table or --ranges"};
    request_.workgroup_size = block_size.value_or(0);
    request_.details = !summary_ || outputs_.needs_rows();
    request_.loop_cycles = !outputs_.html.empty();
    return std::nullopt;
  }

  report::LiveView view() const {
    using report::LiveView;
    if (rga_) return LiveView::rga;
    if (summary_) return LiveView::summary;
    if (ranges_) return LiveView::ranges;
    if (table_) return LiveView::table;
    return request_.files.size() > 1 ? LiveView::comparison : LiveView::chart;
  }

  void print(const Console& console) const {
    text::OutputBuffer out([&](std::string_view part) { console.print(part); });
    if (console.json) {
      report::write_live_json(results_.report, results_.comparisons(), summary_, out);
      return out.flush();
    }
    report::TextOptions options;
    options.utf8 = is_utf8();
    options.sgprs = request_.sgprs;
    if (results_.comparison)
      report::write_live_diff(results_.report, *results_.comparison, options, out);
    else
      report::write_live_text(results_.report, view(), occupancy_, options, out);
    if (results_.baseline.report() != nullptr) {
      out.append("\n");
      report::write_baseline_text(*results_.baseline.report(), out);
    }
    out.flush();
  }

  // Whether one does not hold.
  static bool tell_budgets(const Console& console, const lanewise::LiveReport& report) {
    bool failed = false;
    for (const lanewise::BudgetResult& budget : report.budgets) {
      if (budget.failure.empty()) continue;
      failed = true;
      fmt::print(console.err, "{}: {}: {}\n", budget.no_kernel ? "budget without a kernel" : "budget exceeded",
                 budget.file, budget.failure);
    }
    return failed;
  }

  lanewise::LiveRequest request_;
  std::string block_size_, max_vgprs_, max_sgprs_, min_waves_, max_lds_, timeout_;
  bool summary_ = false, table_ = false, rga_ = false, ranges_ = false, occupancy_ = false;
  LiveOutputs outputs_;
  LiveResults results_;
};

}  // namespace

std::unique_ptr<Command> make_live() { return std::make_unique<Live>(); }

}  // namespace lw::app
