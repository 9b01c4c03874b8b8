// Code that is certainly not meant so.
#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "flow/call_graph.h"
#include "inst/kinds.h"
#include "lint/lint.h"

namespace lw::lint {
namespace {

using isa::Severity;

class SuspiciousCode {
 public:
  SuspiciousCode(const Subject& subject, const flow::Liveness& liveness)
      : subject_(subject), graph_(subject.graph()), liveness_(liveness) {}

  std::vector<Finding> run() {
    find_unreachable();
    find_empty_exec();
    find_open_ends();
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
  void add(Severity severity, std::string_view name, size_t at, std::string text) {
    Finding finding;
    finding.kind = Kind::suspicious;
    finding.severity = severity;
    finding.name = name;
    finding.at = at;
    finding.text = std::move(text);
    findings_.push_back(std::move(finding));
  }

  // Functions that run off the end of the code, or into a word that is no instruction: what they leave may be wanted.
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
    add(Severity::note, "DeadResult", i, "no instruction uses its result");
  }

  // MODE and hardware registers are results that liveness does not follow.
  static bool changes_state(const Facts& facts) {
    const isa::Record& record = facts.instruction.enc().record();
    return isa::has(record.writes, isa::Implicit::mode) || isa::has(record.writes, isa::Implicit::hwreg) ||
           isa::has(record.writes, isa::Implicit::memory) || isa::has(record.writes, isa::Implicit::lds) ||
           isa::has(record.writes, isa::Implicit::gds);
  }

  // s_nop, s_code_end and zeros behind the last instruction of a function are padding, and words that are no
  // instruction are data.
  bool is_padding(size_t i) const {
    const Facts& facts = subject_.facts(i);
    if (!facts.valid() || facts.is_zero_word) return true;
    const isa::Op op = facts.instruction.op();
    return op == isa::Op::s_nop || op == isa::Op::s_code_end || op == isa::Op::s_trap;
  }

  void find_unreachable() {
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
        add(Severity::note, "UnreachableCode", i, "no path leads here");
      }
    }
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
        if (exec == flow::kNoLanes && facts.roles.has(isa::Role::vector) && !facts.roles.has(isa::Role::lane_access)) {
          add(Severity::warning, "EmptyExec", i, "EXEC is 0 here, so that the instruction does nothing");
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
      add(Severity::note, "BranchToNext", i, "the branch goes to the next instruction");
  }

  void check_tuples(size_t i, const Facts& facts) {
    for (const inst::Access& access : facts.accesses) {
      if (access.count < 2 || access.operand == inst::Access::kImplicit) continue;
      const bool must_be_even = subject_.target().has(isa::Feature::aligned_vgprs);
      const unsigned alignment = access.is_vector() ? (must_be_even ? 2 : 1) : access.count == 2 ? 2 : 4;
      const unsigned number = access.is_vector() ? access.first % isa::kFirstVgpr : access.first;
      if (number % alignment == 0) continue;
      add(Severity::error, "UnalignedTuple", i,
          fmt::format("a tuple of {} registers begins with {}, which is no multiple of {}", access.count,
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
    constexpr uint16_t kFirstSpecialScalar = 102;
    for (const inst::Access& access : subject_.facts(i).accesses) {
      const bool is_sgpr = access.first < kFirstSpecialScalar;
      if (!is_sgpr && !access.is_vector()) continue;
      const bool is_agpr = access.first >= isa::kFirstAgpr;
      const uint32_t most = is_sgpr ? has.sgprs : is_agpr ? has.agprs : has.vgprs;
      const uint32_t end = (is_sgpr ? access.first : access.first % isa::kFirstVgpr) + uint32_t{access.count};
      if (most == 0 || end <= most) continue;
      const auto last = static_cast<uint16_t>(access.first + access.count - 1);
      add(Severity::error, "RegisterNotAllocated", i,
          fmt::format("kernel {} has {} {}s by its descriptor; {} is not one of them", graph_.functions[kernel].name,
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
  const flow::Liveness& liveness_;
  std::vector<bool> is_open_;  // by function
  std::vector<Finding> findings_;
};

}  // namespace

std::vector<Finding> find_suspicious_code(const Subject& subject, const flow::Liveness& liveness) {
  return SuspiciousCode(subject, liveness).run();
}

}  // namespace lw::lint
