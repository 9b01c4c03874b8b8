#include "hsa/checks.h"

#include <fmt/format.h>
#include <unistd.h>

#include <bit>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <mutex>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "base/output_file.h"
#include "check/check.h"
#include "check/unwritten.h"
#include "hsa/hsa.h"
#include "hsa/recorder.h"
#include "hsa/status.h"
#include "hsa/time_limit.h"

namespace lw::hsa {
namespace {

// The kernels with which the HIP runtime copies and fills memory.
constexpr std::string_view kRuntimeKernels = "__amd_rocclr_";

const std::optional<check::CheckerOptions>& wanted() {
  static const auto* const options = [] {
    const char* variable = std::getenv(kCheckVariable);
    auto* const made = new std::optional<check::CheckerOptions>;
    if (variable == nullptr) return made;
    if (const Result<check::CheckerOptions> parsed = check::parse_checks(variable))
      *made = *parsed;
    else
      say(parsed.error().message);
    return made;
  }();
  return *options;
}

check::UnwrittenMemory& unwritten() {
  static auto* const memory = new check::UnwrittenMemory;
  return *memory;
}

// Exit codes for a program that ends well, as those of the commands.
constexpr int kFoundMistakes = 1;
constexpr int kReportNotWritten = 2;

// Everything that was found in the process, as JSON.
class Report {
 public:
  static Report& instance() {
    static auto* const report = new Report;
    return *report;
  }

  // Writes the file, says how much was found, and returns it.
  uint64_t conclude() {
    const std::lock_guard lock(mutex_);
    write(/*is_last=*/true);
    uint64_t mistakes = 0, times = 0;
    for (const Entry& entry : entries_) {
      if (!entry.has_effect) continue;
      ++mistakes;
      times += entry.json["count"].get<uint64_t>();
    }
    if (mistakes != 0)
      say(fmt::format("found {} mistake{}, {} time{} in all", mistakes, mistakes == 1 ? "" : "s", times,
                      times == 1 ? "" : "s"));
    return mistakes;
  }

  // Prints what a checker found that has an effect and was not known to; `known` are the numbers that its findings have
  // here.
  void take(const check::Findings& findings, std::vector<size_t>& known) {
    const std::lock_guard lock(mutex_);
    std::string text;
    bool is_new = false;
    for (size_t i = 0; i < findings.all().size(); ++i) {
      const check::Finding& finding = findings.all()[i];
      const bool is_known = i < known.size();
      if (!is_known) {
        known.push_back(entries_.size());
        entries_.push_back({findings.json(finding)});
      }
      Entry& entry = entries_[known[i]];
      entry.json["count"] = finding.count;
      if (is_known && entry.has_effect == finding.has_effect) continue;
      is_new = true;
      entry.has_effect = finding.has_effect;
      if (!finding.has_effect) continue;
      if (const std::string one = findings.text(finding); !one.empty()) text += "lanewise: " + one;
    }
    if (!is_new) return;
    std::fputs(text.c_str(), stderr);
    write();
  }

 private:
  Report() : process_(::getpid()) {
    const char* variable = std::getenv(kCheckJsonVariable);
    if (variable != nullptr) path_ = variable;
    write();
    ::on_exit([](int status, void*) { instance().finish(status); }, nullptr);
  }

  // What takes all that is written, such as a pipe, gets the last state alone.
  void write(bool is_last = false) {
    if (path_.empty() || (!is_last && !is_replaced_when_written(path_))) return;
    auto found = nlohmann::ordered_json::array(), without_effect = nlohmann::ordered_json::array();
    for (const Entry& entry : entries_) (entry.has_effect ? found : without_effect).push_back(entry.json);
    const std::string text = check::findings_document(found, without_effect);
    const std::optional<Error> error = write_file(path_, text);
    if (error) say(error->message);
    is_written_ = !error;
  }

  // A program that ends well although something was found, or could not be written, ends otherwise. Exiting once more
  // goes on with what is left to do at exit.
  void finish(int status) {
    if (::getpid() != process_) return;
    const uint64_t mistakes = conclude();
    if (status == 0 && !is_written_) std::exit(kReportNotWritten);
    if (status == 0 && mistakes != 0) std::exit(kFoundMistakes);
  }

  struct Entry {
    nlohmann::ordered_json json;
    bool has_effect = false;
  };

  std::mutex mutex_;
  std::string path_;
  bool is_written_ = true;
  pid_t process_;
  std::vector<Entry> entries_;
};

// What the runtime's own kernels store is written.
class RuntimeDispatch final : public CheckedDispatch, events::Sink {
 public:
  events::Sink& sink() override { return *this; }
  bool wants_one_thread() const override { return false; }
  void end(events::Outcome&) override {}

 private:
  bool wants_accesses() const override { return true; }
  void access(const events::Instruction&, const events::Access& access) override {
    if (access.kind == events::AccessKind::load || access.space != events::Space::global) return;
    for (uint64_t left = access.lanes; left != 0; left &= left - 1)
      unwritten().set(access.address[static_cast<size_t>(std::countr_zero(left))], access.size_bytes, 0);
  }
};

// A kernel's checker, and what it needs. Kept, so that what comes again is counted.
struct Watched {
  std::shared_ptr<LoadedObject> object;
  std::unique_ptr<observe::CodeFacts> facts;
  std::unique_ptr<check::Checker> checker;
  std::vector<size_t> known;  // Report::take
};

struct Registry {
  std::timed_mutex turns;  // for what follows, too
  std::map<const object::Kernel*, Watched> watched;
};
Registry& registry() {
  static auto* const all = new Registry;
  return *all;
}

class ProgramDispatch final : public CheckedDispatch {
 public:
  ProgramDispatch(std::unique_lock<std::timed_mutex> turn, Watched& watched, check::Rerun rerun)
      : turn_(std::move(turn)), watched_(watched), rerun_(std::move(rerun)) {}

  events::Sink& sink() override { return *watched_.checker; }
  bool wants_one_thread() const override { return true; }
  void end(events::Outcome& outcome) override {
    if (!outcome.finished() && watched_.facts->contains(outcome.fault.place.pc))
      outcome.fault.place.source = watched_.facts->source(outcome.fault.place.pc);
    watched_.checker->note(outcome, rerun_);
    Report::instance().take(watched_.checker->findings(), watched_.known);
    turn_.unlock();
  }

 private:
  std::unique_lock<std::timed_mutex> turn_;
  Watched& watched_;
  check::Rerun rerun_;
};

}  // namespace

void finish_checks() {
  if (is_checking()) Report::instance().conclude();
}

bool is_checking() { return wanted().has_value(); }

void note_allocated(const void* address, size_t size_bytes) {
  if (is_checking()) unwritten().forget(reinterpret_cast<uintptr_t>(address), size_bytes);
}
void note_written(const void* address, size_t size_bytes) {
  if (is_checking()) unwritten().written(reinterpret_cast<uintptr_t>(address), size_bytes);
}

std::unique_ptr<CheckedDispatch> CheckedDispatch::begin(const Agent& gpu, const KernelInMemory& kernel,
                                                        const exec::DispatchInfo& info,
                                                        const std::atomic<bool>& stopping) {
  if (!is_checking()) return nullptr;
  if (kernel.kernel->name.starts_with(kRuntimeKernels)) return std::make_unique<RuntimeDispatch>();
  Report::instance();
  Registry& all = registry();
  std::unique_lock turn = lock_unless(&stopping, all.turns);
  if (!turn) return nullptr;
  Watched& watched = all.watched[kernel.kernel];
  if (watched.checker == nullptr) {
    const device::LoadedCode& loaded = *kernel.object->loaded;
    watched.object = kernel.object;
    watched.facts = std::make_unique<observe::CodeFacts>(loaded.target_of(*kernel.kernel), loaded.code_begin(),
                                                         loaded.code_bytes());
    watched.facts->add_debug(loaded.base(), kernel.object->code, kernel.object->file);
    check::CheckerOptions options = *wanted();
    options.kernel = kernel.kernel->name;
    options.unwritten = &unwritten();
    Result<std::unique_ptr<check::Checker>> checker = check::Checker::create(options, *watched.facts, gpu.memory);
    if (!checker) {
      say(checker.error().message);
      return nullptr;
    }
    watched.checker = std::move(*checker);
  }
  // A kernel that asks its host something gets no answer here, and does not finish.
  const auto rerun = [&gpu, kernel, info, &stopping](state::Memory& memory, const check::RerunOptions& wanted) {
    exec::Options options{.threads = 1, .max_instructions = wanted.max_instructions, .sink = wanted.sink};
    options.cancel = {&stopping, &time_is_up()};
    options.garbage = wanted.garbage;
    return gpu.engine->launch(kernel.object->loaded->prepared_for(*kernel.kernel), info, memory, options);
  };
  return std::make_unique<ProgramDispatch>(std::move(turn), watched, rerun);
}

}  // namespace lw::hsa
