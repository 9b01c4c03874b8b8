#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <set>

#include "api/device_choice.h"
#include "app/command.h"
#include "base/symbol_name.h"
#include "host/files.h"
#include "host/interruption.h"
#include "input/code_file.h"
#include "input/load.h"
#include "isa/machines.h"
#include "live/budgets.h"
#include "live/module_analysis.h"
#include "live/outputs.h"
#include "report/report.h"
#include "shader/language.h"

namespace lw::app {
std::unique_ptr<Command> make_live();
namespace {

constexpr size_t kHoldersShown = 10;

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

// "v4", "s[0:3]", "a1", "vcc", "exec", "scc", "m0".
std::optional<std::vector<flow::Register>> parse_register(std::string_view text) {
  if (text == "vcc") return std::vector<flow::Register>{flow::kVcc, flow::kVcc + 1};
  if (text == "exec") return std::vector<flow::Register>{flow::kExec, flow::kExec + 1};
  for (unsigned r = 0; r < flow::kRegisterCount; ++r)
    if (flow::register_name(static_cast<flow::Register>(r)) == text)
      return std::vector<flow::Register>{static_cast<flow::Register>(r)};
  if (text.size() < 6 || text[1] != '[' || text.back() != ']') return std::nullopt;
  const std::string_view range = text.substr(2, text.size() - 3);
  const size_t colon = range.find(':');
  if (colon == std::string_view::npos) return std::nullopt;
  const std::optional<uint64_t> low = parse_unsigned(range.substr(0, colon));
  const std::optional<uint64_t> high = parse_unsigned(range.substr(colon + 1));
  if (!low || !high || *low > *high || *high > 255) return std::nullopt;
  std::vector<flow::Register> list;
  for (uint64_t i = *low; i <= *high; ++i) {
    const auto one = parse_register(fmt::format("{}{}", text[0], i));
    if (!one) return std::nullopt;
    list.insert(list.end(), one->begin(), one->end());
  }
  return list;
}

// Splits at commas outside brackets.
std::vector<std::string_view> split_list(std::string_view text) {
  std::vector<std::string_view> list;
  while (!text.empty()) {
    const size_t comma = std::min(text.find(','), text.size());
    if (comma != 0) list.push_back(text.substr(0, comma));
    text.remove_prefix(std::min(comma + 1, text.size()));
  }
  return list;
}

class Live : public Command {
 public:
  void declare(Arguments& a) override {
    a.rest("FILE", &files_,
           "code objects, HIP executables, assembly, listings or sources; several are compared; - is standard input");
    a.option("-x,--language", "LANG", &language_, shader::kLanguageHelp);
    a.option("--target", "T", &target_, "the target of what does not say its own, or which of several to take");
    a.option("--kernel", "K", &kernel_, "only this kernel");
    a.option("--function", "F", &function_, "this function that is no kernel");
    a.flag("--summary", &summary_, "only peak, allocation and occupancy");
    a.flag("--table", &table_, "one line an instruction: live registers, change, register row");
    a.flag("--rga", &rga_, "Radeon GPU Analyzer's live-register layout");
    a.flag("--ranges", &ranges_, "one line a live range");
    a.flag("--occupancy", &occupancy_, "every device of the generation with all its steps");
    a.flag("--sgpr", &sgpr_, "charts, rows and what holds the peak are about SGPRs");
    a.option("--live-out", "REGS", &live_out_, "registers that are live where code runs off its end: v0,v[4:7],vcc");
    a.option("--timeout", "SECONDS", &timeout_, "end then, with the name of what is being analysed");
    a.option("--device", "D", &device_, "the device whose occupancy counts (the target's first)");
    a.option("--block-size", "N", &block_size_, "work-items in a workgroup (the kernel's own limit, at most 256)");
    a.option("--csv", "OUT", &outputs_.csv, "writes one row an instruction");
    a.option("--svg", "OUT", &outputs_.svg, "writes a line chart, one curve a kernel");
    a.option("--png", "OUT", &outputs_.png, "writes the same chart through rsvg-convert");
    a.option("--html", "OUT", &outputs_.html, "writes one page with linked chart and listing");
    a.option("--cfg", "OUT.dot", &outputs_.cfg, "writes the control-flow graph for Graphviz");
    a.option("--max-vgprs", "N", &max_vgprs_, "budget: fails (exit 1) where a kernel uses more VGPRs");
    a.option("--max-sgprs", "N", &max_sgprs_, "budget: fails where a kernel uses more SGPRs");
    a.option("--min-waves", "N", &min_waves_, "budget: fails where a SIMD holds fewer waves");
    a.option("--max-lds", "BYTES", &max_lds_, "budget: fails where a workgroup uses more LDS");
    a.option("--budgets", "FILE.toml", &budgets_file_, "budgets by kernel");
    a.option("--junit", "OUT.xml", &outputs_.junit, "writes the budgets' results as JUnit XML");
    a.after_dashes("FLAGS", &flags_, shader::kFlagsHelp);
    a.example("lanewise live saxpy.hsaco");
    a.example("lanewise live fp32.s packed.s --svg overlay.svg");
    a.example("lanewise live saxpy.hsaco --kernel saxpy --max-vgprs 24 --junit live.xml");
  }

  host::CommandFiles files() const override {
    host::CommandFiles files{files_, {}};
    outputs_.add_to(files);
    files.reads({budgets_file_});
    return files;
  }

  int run(const Console& console) override {
    if (files_.empty()) return console.bad_input("live needs a FILE");
    if (const std::optional<Error> error = read_options()) return console.bad_input(error->message);
    if (!budgets_file_.empty()) {
      if (const int code = read_budgets(console); code != kDone) return code;
    }
    const Result<std::optional<double>> timeout = host::parse_timeout(timeout_);
    if (!timeout) return console.bad_input(timeout.error().message);
    host::Interruption::set_timeout(*timeout);
    if (const int code = analyse(console); code != kDone) return code;
    if (!files().writes_standard_output()) {
      const Reporting reporting(console.session, "printing");
      print(console);
    }
    std::vector<report::CheckResult> checks = live::check_budgets(budgets_, report_);
    const std::vector<report::CheckResult> missing = live::missing_kernels(budgets_, budgets_file_, kernels_);
    checks.insert(checks.end(), missing.begin(), missing.end());
    try {
      if (const std::optional<Error> error = write_files(console.session, checks))
        return console.bad_input(error->message);
    } catch (const CancelRequested&) {
      fmt::print(console.err, "interrupted: {}\n  while writing files\n", console.session.cancel.reason());
      return kProgramFaulted;
    }
    return conclude(console, checks);
  }

 private:
  std::optional<Error> read_number(std::string_view flag, const std::string& text, uint64_t least, uint64_t most,
                                   std::optional<uint32_t>& value) {
    if (text.empty()) return std::nullopt;
    const std::optional<uint64_t> number = parse_unsigned(text);
    if (!number || *number < least || *number > most)
      return Error{fmt::format("{} {}: expected {} to {}", flag, text, least, most)};
    value = static_cast<uint32_t>(*number);
    return std::nullopt;
  }

  std::optional<Error> read_options() {
    std::optional<uint32_t> block_size;
    if (auto e = read_number("--block-size", block_size_, 1, 1024, block_size)) return e;
    if (auto e = read_number("--max-vgprs", max_vgprs_, 0, 1 << 24, budgets_.every.max_vgprs)) return e;
    if (auto e = read_number("--max-sgprs", max_sgprs_, 0, 1 << 24, budgets_.every.max_sgprs)) return e;
    if (auto e = read_number("--min-waves", min_waves_, 0, 1 << 24, budgets_.every.min_waves)) return e;
    if (auto e = read_number("--max-lds", max_lds_, 0, 1 << 24, budgets_.every.max_lds)) return e;
    if (table_ + rga_ + summary_ > 1) return Error{"--table, --rga and --summary exclude one another"};
    options_.workgroup_size = block_size.value_or(0);
    options_.kernel = kernel_;
    options_.function = function_;
    options_.sgprs = sgpr_;
    options_.details = !summary_ || outputs_.needs_rows();
    if (!device_.empty()) {
      options_.device = isa::find_device(device_);
      if (options_.device == nullptr) return Error{fmt::format("--device {}: there is no such device", device_)};
      if (target_.empty()) target_ = options_.device->target();
    }
    for (const std::string_view name : split_list(live_out_)) {
      const auto registers = parse_register(name);
      if (!registers) return Error{fmt::format("--live-out: '{}' is no register", name)};
      options_.live_out.insert(options_.live_out.end(), registers->begin(), registers->end());
    }
    return std::nullopt;
  }

  int read_budgets(const Console& console) {
    const Result<std::string> text = host::read_text_file(budgets_file_);
    if (!text) return console.bad_input(text.error().message);
    budgets_file_ = host::shown_path(budgets_file_);
    Diagnostics diagnostics(budgets_file_, *text);
    const std::optional<live::Budgets> read = live::parse_budgets(*text, diagnostics);
    if (!read) return console.rejected(diagnostics.messages());
    // What the command line says holds for every kernel, beside the file.
    const live::Budget options = budgets_.every;
    budgets_ = *read;
    override_with(options, budgets_.every);
    for (auto& [name, budget] : budgets_.kernels) override_with(options, budget);
    return kDone;
  }

  static void override_with(const live::Budget& options, live::Budget& budget) {
    if (options.max_vgprs) budget.max_vgprs = options.max_vgprs;
    if (options.max_sgprs) budget.max_sgprs = options.max_sgprs;
    if (options.min_waves) budget.min_waves = options.min_waves;
    if (options.max_lds) budget.max_lds = options.max_lds;
  }

  // Makes a symbol of what the user calls a kernel or function, where there is one.
  static std::optional<Error> resolve(std::string_view flag, const std::vector<std::string>& names,
                                      const std::vector<input::OtherName>& others, std::string& wanted) {
    if (wanted.empty()) return std::nullopt;
    const Result<std::optional<std::string>> symbol = input::resolve_name(flag, names, wanted, others);
    if (!symbol) return symbol.error();
    if (*symbol) wanted = **symbol;
    return std::nullopt;
  }

  std::string nothing_there(const std::string& file, const std::vector<std::string>& kernels,
                            const std::vector<std::string>& functions, bool wants_kernel) const {
    if (kernel_.empty() && function_.empty()) return fmt::format("{}: has no instructions", host::shown_path(file));
    const std::vector<std::string>& names = wants_kernel ? kernels : functions;
    return fmt::format("{}: has no {} '{}'; it has:{}", host::shown_path(file), wants_kernel ? "kernel" : "function",
                       wants_kernel ? kernel_ : function_, names.empty() ? " nothing" : input::name_list(names));
  }

  int analyse(const Console& console) {
    std::vector<live::KernelNames> kernels_by_file;
    for (const std::string& file : files_) {
      Result<input::CodeInput, Messages> input = input::read_code(
          console.session, file, {target_, kernel_, language_, input::flags_for(file, files_, language_, flags_)});
      if (!input) return console.rejected(input.error());
      console.tell(input->warnings);
      if (options_.device != nullptr)
        for (const input::CodeModule& module : input->modules)
          if (const auto wrong = api::wrong_device(host::shown_path(file), module.target->name, *options_.device))
            return console.bad_input(*wrong);
      live::LiveOptions options = options_;
      std::vector<std::string> kernels, functions;
      std::vector<input::OtherName> others;
      for (const input::CodeModule& module : input->modules)
        for (const input::CodeEntry& entry : module.entries) {
          (entry.is_kernel ? kernels : functions).push_back(entry.name);
          if (entry.other_name) others.push_back(*entry.other_name);
        }
      auto unclear = resolve("--kernel", kernels, others, options.kernel);
      if (!unclear) unclear = resolve("--function", functions, {}, options.function);
      if (unclear) return console.bad_input(fmt::format("{}: {}", host::shown_path(file), unclear->message));
      const size_t before = report_.functions.size();
      for (input::CodeModule& module : input->modules) {
        const Reporting reporting(console.session, fmt::format("analysing {}", host::shown_path(file)));
        analyses_.push_back(live::ModuleAnalysis::make(std::move(module), options));
        for (report::LiveFunction& f : analyses_.back()->functions(not_modelled_))
          report_.functions.push_back(std::move(f));
      }
      // Each of both is to be there.
      const bool no_kernel = !kernel_.empty() && std::ranges::find(kernels, options.kernel) == kernels.end();
      const bool no_function = !function_.empty() && std::ranges::find(functions, options.function) == functions.end();
      if (no_kernel || no_function || report_.functions.size() == before)
        return console.bad_input(nothing_there(file, kernels, functions, no_kernel || function_.empty()));
      kernels_.insert(kernels.begin(), kernels.end());
      kernels_by_file.push_back({std::move(kernels), std::move(others)});
    }
    if (const std::optional<Error> error = live::name_budgets(budgets_, kernels_by_file))
      return console.bad_input(fmt::format("{}: {}", budgets_file_, error->message));
    return kDone;
  }

  std::optional<Error> write_files(const Session& session, const std::vector<report::CheckResult>& checks) {
    std::vector<std::string> graphs;
    if (!outputs_.cfg.empty()) {
      const Reporting reporting(session, "drawing " + outputs_.cfg);
      for (const auto& analysis : analyses_) graphs.push_back(analysis->graphviz());
    }
    for (report::LiveFunction& f : report_.functions)
      if (f.rows)
        f.rows = [&session, rows = std::move(f.rows)](const report::RowVisitor& visit) {
          rows([&](const report::LiveRow& row) {
            throw_if_requested(session.cancel);
            visit(row);
          });
        };
    return live::write_outputs(session, outputs_, report_, sgpr_, checks, graphs);
  }

  void print(const Console& console) const {
    text::Buffer out([&](std::string_view part) { console.print(part); });
    if (console.json) {
      report::write_live_json(report_, summary_, out);
    } else {
      report::TextOptions options;
      options.utf8 = is_utf8();
      options.sgprs = sgpr_;
      print_text(options, out);
    }
    out.flush();
  }

  void print_text(const report::TextOptions& options, text::Buffer& out) const {
    const bool compare = files_.size() > 1 && !table_ && !rga_ && !ranges_ && !summary_;
    if (compare) {
      report::write_live_comparison(report_, options, out);
      for (const report::LiveFunction& f : report_.functions) {
        if (f.notes.empty()) continue;
        out.append(fmt::format("\n{} in {}\n", shown_symbol(f.name), f.file));
        report::write_live_notes(f, options, out);
      }
      return;
    }
    for (const report::LiveFunction& f : report_.functions) {
      if (&f != report_.functions.data()) out.append("\n");
      if (rga_) {
        // The layout has no room for a kernel's name, nor a place for a second one.
        if (report_.functions.size() > 1) out.append(fmt::format("{}\n\n", shown_symbol(f.name)));
        report::write_live_rga(f, sgpr_, out);
        continue;
      }
      report::write_live_summary(f, options, out);
      if (occupancy_) report::write_live_occupancy(f, out);
      if (summary_) continue;
      out.append("\n");
      if (ranges_) {
        report::write_live_ranges(f, options, out);
      } else if (table_) {
        report::write_live_table(f, options, out);
      } else {
        report::write_live_chart(f, options, out);
        out.append("\n");
        report::write_live_holders(f, options, kHoldersShown, out);
        out.append("\n");
        report::write_live_shape(f, out);
      }
    }
  }

  int conclude(const Console& console, const std::vector<report::CheckResult>& checks) const {
    std::fflush(console.out);  // messages come behind the results
    bool failed = false;
    for (const report::CheckResult& check : checks) {
      if (check.failure.empty()) continue;
      failed = true;
      fmt::print(console.err, "{}: {}: {}\n",
                 check.suite == budgets_file_ ? "budget without a kernel" : "budget exceeded", check.suite,
                 check.failure);
    }
    for (const std::string& what : not_modelled_) console.not_modelled(what);
    if (!not_modelled_.empty()) return kNotModelled;
    return failed ? kCheckFailed : kDone;
  }

  std::vector<std::string> files_;
  std::string language_, target_, kernel_, function_, live_out_, device_, block_size_;
  std::string max_vgprs_, max_sgprs_, min_waves_, max_lds_, budgets_file_, timeout_;
  bool summary_ = false, table_ = false, rga_ = false, ranges_ = false, occupancy_ = false, sgpr_ = false;
  live::LiveOutputs outputs_;
  live::LiveOptions options_;
  live::Budgets budgets_;
  std::vector<std::string> flags_;
  std::set<std::string> kernels_;  // of all inputs, also those that were not asked for
  std::vector<std::shared_ptr<live::ModuleAnalysis>> analyses_;
  std::vector<std::string> not_modelled_;
  report::LiveReport report_;
};

}  // namespace

std::unique_ptr<Command> make_live() { return std::make_unique<Live>(); }

}  // namespace lw::app
