#include "exec/unset_registers.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <vector>

namespace lw::exec {
namespace {

using sem::NodeId;
using sem::Program;
using sem::Uop;

// Beyond are VCC and its like, which have no initial value that anybody could forget.
constexpr uint64_t kNumberedSgprs = 102;

struct Wanted {
  std::set<uint64_t> sgprs, vgprs;
};

// The registers that a value is computed from; what memory gave comes from none.
void add_sources(const Program& program, NodeId value, Wanted& wanted) {
  std::vector<bool> is_source(program.nodes.size());
  is_source[value] = true;
  for (size_t i = value + 1u; i-- > 0;) {
    const sem::Node& node = program.nodes[i];
    if (!is_source[i] || node.type == sem::ValueType::bundle) continue;
    if (node.op == Uop::read_sgpr && node.imm < kNumberedSgprs) wanted.sgprs.insert(node.imm);
    if (node.op == Uop::read_vgpr) wanted.vgprs.insert(node.imm);
    for (const NodeId argument : program.args(node)) is_source[argument] = true;
  }
}

bool ends_search(const Program& program) {
  return std::ranges::any_of(program.nodes, [](const sem::Node& node) {
    return node.op == Uop::branch_if || node.op == Uop::jump || node.op == Uop::write_sgpr_at ||
           node.op == Uop::write_vgpr_at;
  });
}

// Replaces what an instruction writes by what it computes that from.
void step_back(const Program& program, Wanted& wanted) {
  Wanted sources, written;
  for (const sem::Node& node : program.nodes) {
    const bool to_sgpr = node.op == Uop::write_sgpr && wanted.sgprs.contains(node.imm);
    const bool to_vgpr = node.op == Uop::write_vgpr && wanted.vgprs.contains(node.imm);
    if (!to_sgpr && !to_vgpr) continue;
    (to_sgpr ? written.sgprs : written.vgprs).insert(node.imm);
    add_sources(program, program.args(node)[0], sources);
  }
  for (const uint64_t number : written.sgprs) wanted.sgprs.erase(number);
  for (const uint64_t number : written.vgprs) wanted.vgprs.erase(number);
  wanted.sgprs.merge(sources.sgprs);
  wanted.vgprs.merge(sources.vgprs);
}

bool is_set_at_start(const DispatchPlan& plan, const state::Wave& wave, uint64_t number) {
  const std::vector<InitialSgpr>& given = plan.info.initial_sgprs;
  if (number < given.size() && given[number].kind == InitialSgpr::Kind::nothing) return false;
  return number < wave.sgprs_set;
}

std::string list_of(const std::set<uint64_t>& numbers) {
  std::string text;
  for (auto it = numbers.begin(); it != numbers.end();) {
    const uint64_t first = *it;
    uint64_t last = first;
    while (++it != numbers.end() && *it == last + 1) ++last;
    if (!text.empty()) text += it == numbers.end() ? " and " : ", ";
    text += first == last ? fmt::format("s{}", first) : fmt::format("s[{}:{}]", first, last);
  }
  return text;
}

}  // namespace

std::string unset_address_registers(const ProgramSource& source, std::span<const uint64_t> executed, uint64_t pc,
                                    const DispatchPlan& plan, const state::Wave& wave) {
  const auto program_at = [&](uint64_t address) { return source.fetch(address, {}).meaning.program; };
  Wanted wanted;
  const Program faulting = program_at(pc);
  for (const sem::Node& node : faulting.nodes)
    if (node.op == Uop::load || node.op == Uop::store || node.op == Uop::atomic_begin)
      add_sources(faulting, faulting.args(node)[0], wanted);
  for (auto at = std::ranges::lower_bound(executed, pc); at != executed.begin();) {
    const Program program = program_at(*--at);
    if (ends_search(program)) break;
    step_back(program, wanted);
  }
  std::erase_if(wanted.sgprs, [&](uint64_t number) { return is_set_at_start(plan, wave, number); });
  for (const uint64_t address : executed) {
    if (wanted.sgprs.empty()) return {};
    for (const sem::Node& node : program_at(address).nodes) {
      if (node.op == Uop::write_sgpr_at) return {};
      if (node.op == Uop::write_sgpr) wanted.sgprs.erase(node.imm);
    }
  }
  if (wanted.sgprs.empty()) return {};
  return fmt::format("the address comes from {}, which is uninitialised", list_of(wanted.sgprs));
}

}  // namespace lw::exec
