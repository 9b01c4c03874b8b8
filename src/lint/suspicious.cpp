// Code that probably does not do what was meant.
#include <fmt/format.h>

#include <algorithm>
#include <bitset>
#include <set>

#include "flow/call_graph.h"
#include "lint/lint.h"

namespace lw::lint {
namespace {

class SuspiciousCode {
 public:
  explicit SuspiciousCode(const Subject& subject)
      : subject_(subject), graph_(subject.graph()), liveness_(subject.code(), subject.graph()) {}

  std::vector<Finding> run() {
    find_unreachable();
    find_empty_exec();
    find_open_ends();
    find_unfollowed();
    for (flow::BlockId b = 0; b < graph_.blocks.size(); ++b) {
      if (!subject_.is_reached(b)) continue;
      for (size_t i = graph_.blocks[b].first; i < graph_.blocks[b].end; ++i) {
        const Facts& facts = subject_.facts(i);
        if (!facts.valid()) continue;
        check_result(i, facts, graph_.blocks[b].function);
        check_branch(i, facts);
        check_tuples(i, facts);
      }
    }
    find_missing_registers();
    std::ranges::stable_sort(findings_, {}, &Finding::at);
    return std::move(findings_);
  }

 private:
  void add(RuleId rule, size_t at, std::string text) {
    Finding finding = finding_of(rule, at);
    finding.text = std::move(text);
    findings_.push_back(std::move(finding));
  }

  // Functions that run off the end of the code, or into a word that is not an instruction: the code there may use their
  // results.
  void find_open_ends() {
    is_open_.resize(graph_.functions.size());
    for (flow::BlockId b = 0; b < graph_.blocks.size(); ++b)
      if (subject_.is_reached(b) && graph_.blocks[b].ends == flow::BlockEnd::leaves_code)
        is_open_[graph_.blocks[b].function] = true;
  }

  void check_result(size_t i, const Facts& facts, uint32_t function) {
    if (!liveness_.is_unwanted(i) || is_open_[function]) return;
    const flow::Effects& effects = subject_.code().effects(i);
    if (effects.from_operands || effects.is_barrier || effects.control != isa::ControlFlow::none) return;
    if (effects.may_write_any_vgpr || effects.may_write_any_sgpr || changes_state(facts)) return;
    for (const inst::Access& access : facts.accesses)
      if (access.written && is_unfollowed(access)) return;
    add(RuleId::DeadResult, i, "no instruction uses its result");
  }

  // M0, which messages and exports read without a meaning that says so, and scalar operands that the meaning of their
  // instruction does not use.
  bool is_unfollowed(const inst::Access& access) const {
    if (access.is_vector()) return false;
    for (unsigned n = 0; n < access.count; ++n)
      if (access.first + n == isa::kM0 || unfollowed_[access.first + n]) return true;
    return false;
  }

  void find_unfollowed() {
    for (size_t i = 0; i < subject_.size(); ++i) {
      const Facts& facts = subject_.facts(i);
      if (!facts.valid() || facts.roles.has(isa::Role::vector)) continue;
      const flow::Effects& effects = subject_.code().effects(i);
      for (const inst::Access& access : facts.accesses)
        for (unsigned n = 0; access.read && n < access.count; ++n) {
          const auto reg = static_cast<flow::Register>(access.first + n);
          const bool is_followed = std::ranges::any_of(
              effects.reads, [&](const flow::Read& read) { return subject_.code().resolve(i, read.slot) == reg; });
          if (!is_followed) unfollowed_.set(reg);
        }
    }
  }

  // MODE and hardware registers are results that liveness does not follow.
  static bool changes_state(const Facts& facts) {
    const isa::Record& record = facts.instruction.enc().record();
    return isa::has(record.writes, isa::Implicit::mode) || isa::has(record.writes, isa::Implicit::hwreg) ||
           isa::has(record.writes, isa::Implicit::memory) || isa::has(record.writes, isa::Implicit::lds) ||
           isa::has(record.writes, isa::Implicit::gds);
  }

  // s_nop, s_code_end, s_trap and zeros after the last instruction of a function are padding; words that are not
  // instructions are data.
  bool is_padding(size_t i) const {
    const Facts& facts = subject_.facts(i);
    if (!facts.valid() || facts.is_zero_word) return true;
    const isa::Op op = facts.instruction.op();
    return op == isa::Op::s_nop || op == isa::Op::s_code_end || op == isa::Op::s_trap;
  }

  // Code that a jump with an unknown target may reach is not known to be unreachable.
  void find_unreachable() {
    for (const flow::Block& block : graph_.blocks)
      if (block.reachable && block.ends == flow::BlockEnd::unknown_jump) return;
    bool is_known = false;  // that the code here is unreachable
    for (flow::BlockId b = 0; b < graph_.blocks.size(); ++b) {
      const flow::Block& block = graph_.blocks[b];
      if (subject_.is_reached(b)) {
        is_known = false;
        continue;
      }
      for (size_t i = block.first; i < block.end && !is_known; ++i) {
        if (is_padding(i)) continue;
        is_known = true;
        add(RuleId::UnreachableCode, i, "no path leads here");
      }
    }
  }

  // Exports end a wave's output, GDS and cache instructions act without lanes, compares write 0.
  static bool does_nothing_without_lanes(const Facts& facts) {
    using isa::Role;
    return facts.roles.has(Role::vector) && facts.roles.has(Role::reads_exec) && !facts.roles.has(Role::lane_access) &&
           !facts.roles.has(Role::exports) && !facts.roles.has(Role::uses_gds) && !facts.roles.has(Role::matrix) &&
           !facts.roles.has(Role::writes_sgpr) && !facts.roles.has(Role::writes_exec);
  }

  // Whether a block is reached only from branches on EXECZ that are not taken.
  bool is_behind_execz(flow::BlockId b) const {
    const std::span<const flow::BlockId> before = graph_.predecessors_of(b);
    return !before.empty() && !subject_.is_kernel_entry(b) && !subject_.is_function_entry(b) &&
           std::ranges::all_of(before, [&](flow::BlockId from) {
             const flow::Block& block = graph_.blocks[from];
             return block.next == b && block.target != b &&
                    subject_.code().effects(block.end - 1).condition == flow::Condition::execz;
           });
  }

  void find_empty_exec() {
    const flow::Masks& masks = liveness_.masks();
    for (flow::BlockId b = 0; b < graph_.blocks.size(); ++b) {
      const flow::Block& block = graph_.blocks[b];
      if (!subject_.is_reached(b)) continue;
      const auto changes = masks.changes(b);
      auto change = changes.begin();
      flow::MaskId exec = masks.exec_in(b);
      for (size_t i = block.first; i < block.end; ++i) {
        const Facts& facts = subject_.facts(i);
        if (exec == flow::kNoLanes && does_nothing_without_lanes(facts)) {
          if (is_behind_execz(b))
            add(RuleId::UnreachableCode, block.first,
                "EXEC is 0 at the s_cbranch_execz before it, which always branches");
          else
            add(RuleId::EmptyExec, i, "EXEC is 0, so the instruction does nothing");
          break;
        }
        for (; change != changes.end() && change->instruction == i; ++change) exec = change->exec_after;
      }
    }
  }

  void check_branch(size_t i, const Facts& facts) {
    if (!facts.roles.has(isa::Role::branch)) return;
    const int label = inst::operand_index(facts.instruction.enc(), "simm16");
    if (label >= 0 && facts.instruction.operand[static_cast<size_t>(label)] == 0)
      add(RuleId::BranchToNext, i, "the branch goes to the next instruction");
  }

  void check_tuples(size_t i, const Facts& facts) {
    for (const inst::Access& access : facts.accesses) {
      if (access.count < 2 || access.operand == inst::Access::kImplicit) continue;
      const bool must_be_even = subject_.target().has(isa::Feature::aligned_vgprs);
      const unsigned alignment = access.is_vector() ? (must_be_even ? 2 : 1) : access.count == 2 ? 2 : 4;
      const unsigned number = access.is_vector() ? access.first % isa::kFirstVgpr : access.first;
      if (number % alignment == 0) continue;
      add(RuleId::UnalignedTuple, i,
          fmt::format("a tuple of {} registers begins with {}, which is not a multiple of {}", access.count,
                      flow::register_name(access.first), alignment));
      return;
    }
  }

  // Registers beyond those of the descriptor, in a kernel and what it calls.
  void find_missing_registers() {
    const flow::CallGraph calls(graph_);
    for (uint32_t kernel = 0; kernel < graph_.functions.size(); ++kernel) {
      if (!graph_.functions[kernel].is_kernel) continue;
      std::set<uint32_t> seen;
      check_registers(kernel, kernel, calls, seen);
    }
  }

  void check_registers(uint32_t kernel, uint32_t function, const flow::CallGraph& calls, std::set<uint32_t>& seen) {
    if (!seen.insert(function).second) return;
    const Allocated has = subject_.allocated(kernel);
    for (const flow::BlockId b : graph_.functions[function].blocks)
      for (size_t i = graph_.blocks[b].first; i < graph_.blocks[b].end; ++i)
        if (check_allocation(kernel, i, has)) return;
    for (const uint32_t call : calls.calls_in(function))
      if (const uint32_t callee = graph_.calls[call].callee; callee != flow::Graph::kUnknownFunction)
        check_registers(kernel, callee, calls, seen);
  }

  bool check_allocation(uint32_t kernel, size_t i, const Allocated& has) {
    for (const inst::Access& access : subject_.facts(i).accesses) {
      const bool is_sgpr = flow::is_sgpr(access.first);
      if (!is_sgpr && !access.is_vector()) continue;
      const bool is_agpr = access.first >= isa::kFirstAgpr;
      const uint32_t most = is_sgpr ? has.sgprs : is_agpr ? has.agprs : has.vgprs;
      const uint32_t end = (is_sgpr ? access.first : access.first % isa::kFirstVgpr) + uint32_t{access.count};
      if (most == 0 || end <= most) continue;
      const auto last = static_cast<uint16_t>(access.first + access.count - 1);
      add(RuleId::RegisterNotAllocated, i,
          fmt::format("the descriptor of kernel {} allocates {} {}s; {} is beyond them", graph_.functions[kernel].name,
                      most,
                      is_sgpr   ? "SGPR"
                      : is_agpr ? "AGPR"
                                : "VGPR",
                      flow::register_name(last)));
      return true;
    }
    return false;
  }

  const Subject& subject_;
  const flow::Graph& graph_;
  const flow::Liveness liveness_;
  std::vector<bool> is_open_;  // by function
  std::bitset<isa::kScalarRegisters> unfollowed_;
  std::vector<Finding> findings_;
};

}  // namespace

std::vector<Finding> find_suspicious_code(const Subject& subject) { return SuspiciousCode(subject).run(); }

}  // namespace lw::lint
