#include "lanewise/suggest.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

#include "api/api.h"
#include "api/code_names.h"
#include "api/improved_module.h"
#include "api/rule_proofs.h"
#include "host/files.h"
#include "input/code_file.h"
#include "input/code_modules.h"
#include "interp/straight_line.h"
#include "rewrite/builtin.h"
#include "rewrite/improve.h"
#include "rewrite/instance_proof.h"
#include "timing/code_info.h"

namespace lw::api {

using lanewise::Suggestion;
using lanewise::SuggestReport;
using lanewise::SuggestRequest;

namespace {

// Bits of MODE that are the same wherever the code of a module runs.
struct KnownMode {
  uint32_t mask = 0, bits = 0;
};

constexpr uint32_t kInitialModeBits = 0x3ff;  // those of inst::initial_mode()

// Those with which all of its kernels start, if none of its instructions writes MODE.
KnownMode mode_of(const input::CodeModule& module, const std::set<isa::EncodingId>& encodings) {
  const bool is_written = std::ranges::any_of(
      encodings, [](isa::EncodingId id) { return isa::has(isa::encoding(id).record().writes, isa::Implicit::mode); });
  if (is_written) return {};
  std::optional<KnownMode> known;
  for (const input::CodeEntry& entry : module.entries) {
    if (!entry.is_kernel) continue;
    if (!entry.mode) return {};
    if (!known) known = {kInitialModeBits, *entry.mode};
    known->mask &= ~(known->bits ^ *entry.mode);
    known->bits &= known->mask;
  }
  return known.value_or(KnownMode{});
}

// The rules of a request on one target, with their proofs.
class WantedRules {
 public:
  WantedRules(const SuggestRequest& request, const Session& session) : request_(request), session_(session) {
    for (const rewrite::Rule& rule : rewrite::builtin_rules()) rules_.push_back(&rule);
    own_ = read_rule_files(request.rules, session);
    for (const rewrite::Rule& rule : own_) check_is_new(rule);
    for (const rewrite::Rule& rule : own_) rules_.push_back(&rule);
    check_names();
    read_assumptions();
    std::erase_if(rules_, [&](const rewrite::Rule* rule) { return !is_wanted(rule->name); });
    for (const rewrite::Analysis& analysis : rewrite::analyses())
      if (is_wanted(analysis.name)) analyses_.emplace(analysis.name);
    ledger_ = rewrite::builtin_ledger();
  }

  const std::set<std::string, std::less<>>& analyses() const { return analyses_; }

  const rewrite::RuleSet& for_module(const input::CodeModule& module, const rewrite::ProgramInput& program) {
    const isa::Target& target = *program.target;
    const std::set<isa::EncodingId> encodings = rewrite::encodings_of(program);
    const KnownMode mode = mode_of(module, encodings);
    if (((bits_ ^ mode.bits) & mask_ & mode.mask) != 0)
      throw bad_input(code::kOption, fmt::format("--assume: kernels of the file start with MODE {:#05x}, which "
                                                 "contradicts the assumption",
                                                 mode.bits));
    if (proved_on_.insert(&target).second)
      for (const rewrite::Rule& rule : own_) prove(rule, target);
    sets_.push_back(std::make_unique<rewrite::RuleSet>(
        rules_, ledger_, target, names_that_hold(target, mask_ | mode.mask, bits_ | mode.bits),
        rewrite::make_instance_prover(target, interp::evaluate_float, session_.cancel,
                                      [this](std::string why) { no_solver_ = std::move(why); }),
        encodings));
    return *sets_.back();
  }

  std::vector<std::string> unproved() const {
    std::set<std::string> names;
    for (const auto& set : sets_)
      for (const auto& [name, why] : set->refused())
        names.insert(fmt::format("{} on {}: {}", name, set->target().name, why));
    return {names.begin(), names.end()};
  }

  // Why single applications were not proved; empty where that was not needed or possible.
  const std::string& no_solver() const { return no_solver_; }

 private:
  bool is_known(std::string_view name) const {
    return std::ranges::any_of(rewrite::analyses(), [&](const rewrite::Analysis& a) { return a.name == name; }) ||
           std::ranges::any_of(rules_, [&](const rewrite::Rule* r) { return r->name == name; });
  }

  void check_names() const {
    for (const auto* names : {&request_.only, &request_.except})
      for (const std::string& name : *names)
        if (!is_known(name)) throw bad_input(code::kOption, fmt::format("there is no rule '{}'", name));
  }

  // --only and --except would mean both.
  void check_is_new(const rewrite::Rule& rule) const {
    if (is_known(rule.name))
      throw bad_input(code::kFile, fmt::format("rule {} has the name of a rule of the program", rule.name), rule.file);
  }

  void read_assumptions() {
    for (const std::string& list : request_.assumptions)
      for (size_t begin = 0; begin <= list.size();) {
        const size_t end = std::min(list.find(',', begin), list.size());
        const std::string name = list.substr(begin, end - begin);
        begin = end + 1;
        const auto known = std::ranges::find(prove::assumption_names(), name, &prove::AssumptionName::name);
        if (known == prove::assumption_names().end())
          throw bad_input(code::kOption, fmt::format("--assume {}: there is no such assumption; there are: {}", name,
                                                     assumption_list()));
        if (((bits_ ^ known->mode_bits) & mask_ & known->mode_mask) != 0)
          throw bad_input(code::kOption, fmt::format("--assume {}: the assumptions contradict each other", name));
        mask_ |= known->mode_mask;
        bits_ |= known->mode_bits;
      }
  }

  // The names that hold where the bits `mask` of MODE are `bits`: no-denormals stands for both of its halves.
  static std::set<std::string> names_that_hold(const isa::Target& target, uint32_t mask, uint32_t bits) {
    std::set<std::string> names;
    for (const prove::AssumptionName& name : prove::assumption_names())
      if ((name.mode_mask & ~mask) == 0 && (bits & name.mode_mask) == name.mode_bits &&
          (!name.needs || target.has(*name.needs)))
        names.emplace(name.name);
    return names;
  }

  static std::string assumption_list() {
    std::string list;
    for (const prove::AssumptionName& name : prove::assumption_names())
      list += fmt::format("{}{}", list.empty() ? "" : ", ", name.name);
    return list;
  }

  bool is_wanted(std::string_view name) const {
    const auto has = [&](const std::vector<std::string>& names) {
      return std::ranges::find(names, name) != names.end();
    };
    return (request_.only.empty() || has(request_.only)) && !has(request_.except);
  }

  void prove(const rewrite::Rule& rule, const isa::Target& target) {
    const rewrite::RuleOnTarget on = rewrite::on_target(rule, target);
    if (on.obligations.empty() || ledger_.find(on) != nullptr) return;
    const Reporting reporting(session_, fmt::format("proving {} on {}", rule.name, target.name));
    constexpr unsigned kTimeoutMs = 10'000;
    ledger_.set(on, prove_rule(on, kTimeoutMs, session_).verdict);
  }

  const SuggestRequest& request_;
  const Session& session_;
  std::vector<rewrite::Rule> own_;  // of the request's files
  std::vector<const rewrite::Rule*> rules_;
  std::set<std::string, std::less<>> analyses_;
  uint32_t mask_ = 0, bits_ = 0;  // of MODE, by --assume
  rewrite::Ledger ledger_;
  std::string no_solver_;
  std::set<const isa::Target*> proved_on_;  // the rules of files
  std::vector<std::unique_ptr<rewrite::RuleSet>> sets_;
};

rewrite::ProgramInput program_of(const input::CodeModule& module) {
  rewrite::ProgramInput program;
  program.target = module.target;
  for (const input::CodeModule::Stretch& stretch : module.stretches)
    program.stretches.push_back({stretch.address, stretch.bytes});
  for (const input::CodeEntry& entry : module.entries)
    program.entries.push_back(
        {entry.address, entry.name, entry.is_kernel, entry.called_from_elsewhere, entry.received});
  program.constants = module.constants;
  return program;
}

class ModuleSuggestions {
 public:
  ModuleSuggestions(const input::CodeModule& module, const rewrite::Improved& improved, bool knows_cycles,
                    SuggestReport& report)
      : module_(module), improved_(improved), knows_cycles_(knows_cycles), report_(report) {}

  void add() {
    const std::string target(module_.target->name);
    for (const rewrite::Improvement& improvement : improved_.improvements) {
      Suggestion out;
      out.file = module_.file;
      out.target = target;
      out.function = module_.entries[improvement.entry].name;
      out.rule = improvement.rule;
      out.says = says(improvement);
      out.proof = improvement.text != nullptr ? "solver" : "analysis";
      if (improvement.text != nullptr) out.assumptions = improvement.text->assumptions;
      out.address = improvement.address;
      if (const auto source = module_.source ? module_.source(improvement.address) : std::nullopt) {
        out.source_file = source->file;
        out.source_line = source->line;
      }
      out.before = improvement.before;
      out.after = improvement.after;
      out.instructions = improvement.instructions;
      out.bytes = improvement.bytes;
      if (knows_cycles_) out.cycles = improvement.cycles;
      report_.suggestions.push_back(std::move(out));
    }
    lanewise::SuggestCode code{module_.file, target};
    for (const rewrite::ImprovedRegion& region : improved_.regions) {
      const std::string& name = module_.entries[region.entry].name;
      if (!region.refusal.empty()) report_.refused.push_back({module_.file, target, name, region.refusal});
      const auto& [before, after] = std::tie(region.before, region.after);
      code.instructions_before += before.instructions;
      code.instructions_after += after.instructions;
      code.bytes_before += before.bytes;
      code.bytes_after += after.bytes;
      if (region.is_changed)
        report_.functions.push_back({module_.file, target, name, before.instructions, after.instructions, before.bytes,
                                     after.bytes, before.vgprs, after.vgprs, before.sgprs, after.sgprs});
    }
    for (const auto& [fault, times] : improved_.withdrawn) {
      code.withdrawn += times;
      code.withdrawals.push_back({fault, times});
    }
    report_.code.push_back(std::move(code));
  }

 private:
  static std::string says(const rewrite::Improvement& improvement) {
    if (improvement.text != nullptr) return improvement.text->says;
    for (const rewrite::Analysis& analysis : rewrite::analyses())
      if (analysis.name == improvement.rule) return std::string(analysis.says);
    return {};
  }

  const input::CodeModule& module_;
  const rewrite::Improved& improved_;
  const bool knows_cycles_;
  SuggestReport& report_;
};

// By the first product of the target: no two products of one target differ in what an instruction costs. Empty where no
// product is known.
rewrite::InstructionCycles cycles_on(const isa::Target& target) {
  const isa::Device* const device = isa::find_device(target.name);
  if (device == nullptr || device->product == nullptr) return {};
  timing::Parameters parameters(*device->product);
  Result<timing::Machine> machine = timing::make_machine(parameters, std::nullopt);
  if (!machine) return {};
  return [parameters = std::move(parameters), machine = *machine,
          lanes = target.wave_size](const inst::Instruction& instruction) {
    return timing::issue_cycles(instruction, lanes, machine, parameters);
  };
}

class SuggestWork {
 public:
  SuggestWork(const SuggestRequest& request, const Session& session)
      : request_(request), session_(session), rules_(request, session) {}

  SuggestReport report(std::vector<ImprovedModule>* modules, const FixedAddresses& fixed) {
    if (request_.files.empty()) throw bad_input(code::kOption, "suggest needs a FILE");
    keeping(session_, report_.messages, [&] {
      for (const std::string& file : request_.files) read(file, modules, fixed);
    });
    report_.unproved = rules_.unproved();
    if (!rules_.no_solver().empty())
      add_message(
          report_.messages, Severity::warning, code::kFile,
          fmt::format("rules whose applications are proved one by one were not applied: {}", rules_.no_solver()));
    return std::move(report_);
  }

 private:
  void read(const std::string& file, std::vector<ImprovedModule>* modules, const FixedAddresses& fixed) {
    input::CodeInput input = checked(
        session_, input::read_code(session_, file,
                                   {request_.target, request_.kernel, request_.language,
                                    input::flags_for(file, request_.files, request_.language, request_.flags), true}));
    add_messages(report_.messages, std::move(input.warnings));
    const std::string shown = host::shown_path(file);
    const CodeNames names = names_in(input);
    const std::string kernel = symbol_of("--kernel", request_.kernel, names.kernels, names.others, shown);
    if (!kernel.empty() && std::ranges::count(names.kernels, kernel) == 0)
      throw bad_input(code::kKernel, missing_name("kernel", request_.kernel, names.kernels), shown);
    for (input::CodeModule& module : input.modules) {
      const Reporting reporting(session_, "improving " + shown);
      throw_if_requested(session_.cancel);
      rewrite::ImproveOptions options;
      options.goal = request_.goal;
      options.cycles = cycles_on(*module.target);
      options.analyses = rules_.analyses();
      options.cancel = session_.cancel;
      if (fixed) options.fixed = fixed(module);
      for (size_t e = 0; e < module.entries.size() && !kernel.empty(); ++e)
        if (module.entries[e].name == kernel) options.entries.insert(e);
      if (!kernel.empty() && options.entries.empty()) continue;
      rewrite::ProgramInput program = program_of(module);
      Result<rewrite::Improved> improved = rewrite::improve(program, rules_.for_module(module, program), options);
      if (!improved) throw bad_input(code::kFile, improved.error().message, shown);
      ModuleSuggestions(module, *improved, static_cast<bool>(options.cycles), report_).add();
      if (modules != nullptr) modules->push_back({std::move(module), std::move(program), std::move(*improved)});
    }
  }

  const SuggestRequest& request_;
  const Session& session_;
  WantedRules rules_;
  SuggestReport report_;
};

}  // namespace

SuggestReport improve_files(const SuggestRequest& request, const Session& session, std::vector<ImprovedModule>* modules,
                            const FixedAddresses& fixed) {
  return SuggestWork(request, session).report(modules, fixed);
}

}  // namespace lw::api

lanewise::Result<lanewise::SuggestReport> lanewise::suggest(const SuggestRequest& request, const Session& session) {
  return lw::api::guarded<SuggestReport>(session, [&] { return lw::api::improve_files(request, session, nullptr); });
}
