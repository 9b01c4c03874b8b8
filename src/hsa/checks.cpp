#include "hsa/checks.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <map>
#include <mutex>
#include <string>
#include <vector>

#include "check/check.h"
#include "check/unwritten.h"
#include "host/source_text.h"
#include "hsa/allocations.h"
#include "hsa/check_report.h"
#include "hsa/hsa.h"
#include "hsa/recorder.h"
#include "hsa/status.h"
#include "hsa/streams.h"
#include "hsa/time_limit.h"

namespace lw::hsa {
namespace {

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

// Used by checks, which take turns.
host::SourceText& source_text() {
  static auto* const text = new host::SourceText(lanewise::disk_files());
  return *text;
}

// What the runtime's own kernels store is written.
class RuntimeKernel final : public watch::Watcher, events::Sink {
 public:
  events::Sink* sink() override { return this; }

 private:
  bool wants_accesses() const override { return true; }
  void access(const events::ExecutedInstruction&, const events::Access& access) override {
    if (access.kind == events::AccessKind::load || access.space != events::Space::global) return;
    for (uint64_t left = access.lanes; left != 0; left &= left - 1)
      unwritten().set(access.address[static_cast<size_t>(std::countr_zero(left))], access.size_bytes, 0);
  }
};

// A kernel's checker, and what it needs. Kept, so that what comes again is counted.
struct Watched {
  std::shared_ptr<LoadedObject> object;
  std::unique_ptr<code::CodeFacts> facts;
  std::unique_ptr<check::Checker> checker;
  std::vector<CheckReport::Known> known;  // CheckReport::take
};

struct Registry {
  std::timed_mutex turns;  // for what follows, too
  std::map<const object::Kernel*, Watched> watched;
};
Registry& registry() {
  static auto* const all = new Registry;
  return *all;
}

class ProgramKernel final : public watch::Watcher {
 public:
  ProgramKernel(std::unique_lock<std::timed_mutex> turn, Watched& watched, check::Rerun rerun)
      : turn_(std::move(turn)), watched_(watched), rerun_(std::move(rerun)) {}

  events::Sink* sink() override { return watched_.checker.get(); }
  bool wants_one_thread() const override { return true; }
  void end(const events::Outcome& outcome) override {
    watched_.checker->note(outcome, rerun_);
    CheckReport::instance().take(watched_.checker->findings(), watched_.known);
    turn_.unlock();
  }

 private:
  std::unique_lock<std::timed_mutex> turn_;
  Watched& watched_;
  check::Rerun rerun_;
};

// The kernel's checker, which is made for its first dispatch; nullptr where a check is not modelled, which is said.
Watched* watched_kernel(const ProgramDispatch& dispatch) {
  const KernelInMemory& kernel = dispatch.kernel;
  Watched& watched = registry().watched[kernel.kernel];
  if (watched.checker != nullptr) return &watched;
  const gpu::LoadedCode& loaded = *kernel.object->loaded;
  watched.object = kernel.object;
  watched.facts =
      std::make_unique<code::CodeFacts>(loaded.target_of(*kernel.kernel), loaded.code_begin(), loaded.code_bytes());
  watched.facts->add_debug(loaded.base(), kernel.object->code, kernel.object->file);
  check::CheckerOptions options = *wanted();
  options.kernel = kernel.kernel->name;
  options.unwritten = &unwritten();
  options.source_text = [](const object::SourceLine& at) { return source_text().line(at.file, at.line); };
  Result<std::unique_ptr<check::Checker>> checker =
      check::Checker::create(options, *watched.facts, dispatch.gpu.memory);
  if (!checker) {
    say(checker.error().message);
    return nullptr;
  }
  watched.checker = std::move(*checker);
  return &watched;
}

}  // namespace

void finish_checks() {
  if (!is_checking()) return;
  report_last_of_streams();
  CheckReport::instance().conclude();
}

bool is_checking() { return wanted().has_value(); }
bool is_checking(check::Check which) { return is_checking() && wanted()->on[static_cast<size_t>(which)]; }

std::timed_mutex& check_turns() { return registry().turns; }

bool is_runtime_kernel(std::string_view name) { return name.starts_with("__amd_rocclr_"); }

void note_allocated(const void* address, size_t size_bytes) {
  if (is_checking()) unwritten().forget(reinterpret_cast<uintptr_t>(address), size_bytes);
}
void add_host_finding(check::Finding finding, uint64_t first, uint64_t second) {
  struct HostFindings {
    std::mutex mutex;
    check::Findings findings;
    std::vector<CheckReport::Known> known;
  };
  static auto* const all = new HostFindings;
  const std::lock_guard lock(all->mutex);
  if (!all->findings.seen(finding.check, 0, first, second)) all->findings.add(std::move(finding));
  CheckReport::instance().take(all->findings, all->known);
}

void note_read_by_host(const void* address, size_t size_bytes, const HostCall& call) {
  if (!is_checking(check::Check::uninitialised)) return;
  const std::optional<Allocation> found = Allocations::instance().find(address);
  if (!found || !begins_unwritten(*found)) return;
  const auto begin = reinterpret_cast<uintptr_t>(address);
  uint64_t unset = 0, first = 0, end = 0;  // [first, end) are the first of them that lie side by side
  for (uint64_t at = 0; at < size_bytes; at += 64) {
    const uint64_t bits = unwritten().look(begin + at, static_cast<uint32_t>(std::min<uint64_t>(64, size_bytes - at)));
    if (bits == 0) continue;
    const auto skipped = static_cast<uint64_t>(std::countr_zero(bits));
    if (unset == 0) first = end = begin + at + skipped;
    if (end == begin + at + skipped) end += static_cast<uint64_t>(std::countr_one(bits >> skipped));
    unset += static_cast<uint64_t>(std::popcount(bits));
  }
  if (unset == 0) return;
  check::Finding finding;
  finding.check = check::Check::uninitialised;
  finding.message =
      fmt::format("a copy to the host reads uninitialised device memory: {} of its {} bytes", unset, size_bytes);
  finding.space = "global";
  finding.address = first;
  finding.size_bytes = static_cast<uint32_t>(std::min<uint64_t>(end - first, UINT32_MAX));
  finding.relation = fmt::format("at offset {} of {}", first - found->begin(), to_string(*found));
  check::FindingSide side;
  side.role = "copy";
  side.actor = fmt::format("copy of {} bytes from device to host", size_bytes);
  side.caller = call.text();
  finding.sides = {std::move(side)};
  add_host_finding(std::move(finding), call.place(), found->begin());
}

void note_written(const void* address, size_t size_bytes) {
  if (is_checking()) unwritten().written(reinterpret_cast<uintptr_t>(address), size_bytes);
}

std::unique_ptr<watch::Watcher> watch_checks(ProgramDispatch& dispatch) {
  if (!is_checking()) return nullptr;
  if (is_runtime_kernel(dispatch.kernel.kernel->name)) {
    dispatch.doing = "checking";
    return std::make_unique<RuntimeKernel>();
  }
  CheckReport::instance();
  std::unique_lock turn = lock_unless(&dispatch.stopping(), registry().turns);
  if (!turn) return nullptr;
  Watched* watched = watched_kernel(dispatch);
  if (watched == nullptr) return nullptr;
  dispatch.facts = watched->facts.get();
  dispatch.doing = "checking";
  // A kernel that asks its host something gets no answer here, and does not finish.
  const auto rerun = [&dispatch](state::Memory& memory, const check::RerunOptions& asked) {
    exec::DispatchOptions options{.threads = 1, .max_instructions = asked.max_instructions, .sink = asked.sink};
    options.cancel = {&dispatch.stopping(), &time_is_up()};
    options.fill_seed = asked.fill_seed;
    const KernelInMemory& kernel = dispatch.kernel;
    return dispatch.gpu.engine->launch(kernel.object->loaded->prepared_for(*kernel.kernel), dispatch.info, memory,
                                       options);
  };
  return std::make_unique<ProgramKernel>(std::move(turn), *watched, rerun);
}

}  // namespace lw::hsa
