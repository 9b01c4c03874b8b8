#include "api/verify_rewrite.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <atomic>
#include <map>

#include "api/api.h"
#include "api/launch_pair.h"
#include "api/random_launch.h"
#include "base/symbol_name.h"
#include "host/files.h"

namespace lw::api {
namespace {

using lanewise::VerificationReport;
using lanewise::VerifiedKernel;

constexpr size_t kTriesPerLaunch = 4;

// Whether a function has other bytes in the new object; its size may be another, too.
bool has_changed(const object::CodeObject& before, const object::Symbol& symbol, const object::CodeObject& after) {
  const object::Symbol* now = after.find_symbol(symbol.name);
  if (now == nullptr || now->size_bytes != symbol.size_bytes) return true;
  const auto old_bytes = before.bytes_at(symbol.address, symbol.size_bytes);
  const auto new_bytes = after.bytes_at(now->address, now->size_bytes);
  return !old_bytes || !new_bytes || !std::ranges::equal(*old_bytes, *new_bytes);
}

bool has_changed(const object::CodeObject& before, const object::Kernel& kernel, const object::CodeObject& after) {
  const object::Kernel* now = after.find_kernel(kernel.name);
  if (now == nullptr || kernel.code_bytes == 0 || now->code_bytes != kernel.code_bytes) return true;
  const auto old_bytes = before.bytes_at(kernel.entry_address, kernel.code_bytes);
  const auto new_bytes = after.bytes_at(now->entry_address, now->code_bytes);
  return !old_bytes || !new_bytes || !std::ranges::equal(*old_bytes, *new_bytes);
}

// Every kernel may call a function.
std::vector<std::string> changed_kernels(const object::CodeObject& before, const object::CodeObject& after) {
  const bool has_changed_function = std::ranges::any_of(before.symbols, [&](const object::Symbol& symbol) {
    return symbol.kind == object::SymbolKind::function && before.find_kernel(symbol.name) == nullptr &&
           has_changed(before, symbol, after);
  });
  std::vector<std::string> names;
  for (const object::Kernel& kernel : before.kernels)
    if (has_changed_function || has_changed(before, kernel, after)) names.push_back(kernel.name);
  return names;
}

bool has_same_code(const object::CodeObject& before, const object::CodeObject& after) {
  const auto is_same = [](const object::Section& a, const object::Section& b) {
    return a.is_executable() == b.is_executable() && (!a.is_executable() || std::ranges::equal(a.bytes, b.bytes));
  };
  return std::ranges::equal(before.sections, after.sections, is_same);
}

object::Container opened(const ObjectFile& file, const std::string& name) {
  Result<object::Container> container = object::open(file.bytes, file.owner);
  if (!container) throw bad_input(code::kFile, container.error().message, name);
  return std::move(*container);
}

std::shared_ptr<input::LoadedFile> loaded(const object::Container& container, size_t entry, const std::string& name) {
  const object::Bytes elf = container.entries()[entry].bytes;
  Result<object::CodeObject> code = object::load(elf);
  if (!code) throw bad_input(code::kObject, code.error().message, name);
  return std::make_shared<input::LoadedFile>(input::LoadedFile{container, std::move(*code), elf, nullptr});
}

std::string arguments_text(const launch::ArgumentValue& argument) { return std::get<std::string>(argument); }

lanewise::RandomLaunch described(const launch::LaunchFile& launch, uint64_t seed) {
  lanewise::RandomLaunch described{seed, *launch.grid, *launch.block, launch.dynamic_lds_bytes, {}};
  std::ranges::transform(launch.arguments, std::back_inserter(described.arguments), arguments_text);
  return described;
}

// The launches of one kernel.
class KernelVerification {
 public:
  KernelVerification(const KernelCode& before, const KernelCode& after, const VerifyOptions& options,
                     const Session& session)
      : before_(before), after_(after), options_(options), session_(session) {}

  VerifiedKernel verified() {
    report_.file = options_.file;
    report_.target = before_.loaded->code.target.processor;
    report_.kernel = before_.loaded->kernel->name;
    const Reporting reporting(session_, [this] {
      return ProgressState{.doing = "verifying " + shown_symbol(report_.kernel),
                           .done = compared_.load(),
                           .all = options_.launches,
                           .unit = "launches"};
    });
    for (size_t i = 0; i < kTriesPerLaunch * options_.launches && report_.compared < options_.launches; ++i) {
      throw_if_requested(session_.cancel);
      try {
        compare(options_.seed + i);
      } catch (const Failure& failure) {
        if (failure.kind != FailureKind::bad_input && failure.kind != FailureKind::not_modelled) throw;
        std::string why = failure.messages.front().text;
        if (why.starts_with(options_.file + ": ")) why.erase(0, options_.file.size() + 2);
        report_.is_not_modelled |= failure.kind == FailureKind::not_modelled;
        if (failure.kind == FailureKind::not_modelled && report_.compared == 0) {
          report_.not_launched = std::move(why);
          break;
        }
        ++unusable_[why];
      }
    }
    for (const auto& [reason, launches] : unusable_) report_.unusable.push_back({reason, launches});
    return std::move(report_);
  }

 private:
  void compare(uint64_t seed) {
    const launch::LaunchFile launch = random_launch(*before_.loaded->kernel, seed);
    PairOutcome outcome = launch_pair(before_, after_, launch, seed + 1, session_);
    report_.is_not_modelled |= outcome.is_not_modelled;
    if (!outcome.unusable.empty()) {
      ++unusable_[outcome.unusable];
      return;
    }
    compared_ = ++report_.compared;
    if (!outcome.difference) return;
    outcome.difference->launch = described(launch, seed);
    report_.differences.push_back(std::move(*outcome.difference));
  }

  const KernelCode& before_;
  const KernelCode& after_;
  const VerifyOptions& options_;
  const Session& session_;
  VerifiedKernel report_;
  std::map<std::string, size_t> unusable_;
  std::atomic<uint64_t> compared_{0};  // for the thread that shows progress
};

// Why the kernel cannot be launched; empty if it can.
std::string obstacle(const object::CodeObject& code, const object::Kernel& kernel) {
  const Result<std::optional<object::ShaderInputs>> shader = object::shader_inputs(code);
  if (shader && *shader) return "it is a shader";
  const bool has_arguments = kernel.kernarg_bytes() != 0 || kernel.descriptor.enable_sgpr_kernarg_segment_ptr != 0;
  if (!kernel.has_metadata && has_arguments) return "the file does not say what its arguments are";
  return {};
}

VerifiedKernel verified(const KernelCode& before, const KernelCode& after, const VerifyOptions& options,
                        const Session& session) {
  const object::Kernel& kernel = *before.loaded->kernel;
  if (std::string why = obstacle(before.loaded->code, kernel); !why.empty())
    return {.file = options.file,
            .target = before.loaded->code.target.processor,
            .kernel = kernel.name,
            .not_launched = std::move(why)};
  return KernelVerification(before, after, options, session).verified();
}

}  // namespace

VerificationReport verify(const ObjectFile& before, const ObjectFile& after, const VerifyOptions& options,
                          const Session& session) {
  const object::Container old_objects = opened(before, options.file);
  const object::Container new_objects = opened(after, options.file);
  if (old_objects.entries().size() != new_objects.entries().size())
    throw bad_input(code::kFile, "the new file has another number of code objects", options.file);
  VerificationReport report{.seed = options.seed, .launches = options.launches};
  for (size_t e = 0; e < old_objects.entries().size(); ++e) {
    if (std::ranges::equal(old_objects.entries()[e].bytes, new_objects.entries()[e].bytes)) continue;
    const auto old_file = loaded(old_objects, e, options.file);
    const auto new_file = loaded(new_objects, e, options.file);
    const std::vector<std::string> changed = changed_kernels(old_file->code, new_file->code);
    if (changed.empty() && !has_same_code(old_file->code, new_file->code))
      report.without_kernel.push_back(old_file->code.target.processor);
    for (const std::string& name : changed) {
      old_file->kernel = old_file->code.find_kernel(name);
      new_file->kernel = new_file->code.find_kernel(name);
      if (new_file->kernel == nullptr)
        throw bad_input(code::kKernel, fmt::format("the new code has no kernel {}", shown_symbol(name)), options.file);
      report.kernels.push_back(verified({old_file, options.file}, {new_file, options.file}, options, session));
    }
  }
  return report;
}

Messages unverified(const VerificationReport& report, const std::string& file) {
  std::map<std::string, std::vector<std::string>> kernels;  // by reason
  for (const VerifiedKernel& kernel : report.kernels) {
    if (kernel.is_verified()) continue;
    std::vector<std::string> reasons;
    for (const lanewise::UnusableLaunches& unusable : kernel.unusable)
      reasons.push_back(fmt::format("{} in {}", unusable.reason, unusable.launches));
    kernels[kernel.not_launched.empty() ? fmt::format("no launch can be compared ({})", fmt::join(reasons, ", "))
                                        : kernel.not_launched]
        .push_back(fmt::format("{} ({})", shown_symbol(kernel.kernel), kernel.target));
  }
  Messages messages;
  for (const auto& [reason, names] : kernels)
    add_message(messages, Severity::warning, code::kKernel,
                fmt::format("not verified: {}: {}", fmt::join(names, ", "), reason), file);
  if (!report.without_kernel.empty())
    add_message(
        messages, Severity::warning, code::kKernel,
        fmt::format("not verified: code that belongs to no kernel ({})", fmt::join(report.without_kernel, ", ")), file);
  return messages;
}

}  // namespace lw::api

bool lanewise::VerificationReport::has_differences() const {
  return std::ranges::any_of(kernels, [](const VerifiedKernel& k) { return !k.differences.empty(); });
}

bool lanewise::VerificationReport::has_not_modelled() const {
  return std::ranges::any_of(kernels, [](const VerifiedKernel& k) { return k.is_not_modelled && !k.is_verified(); });
}
