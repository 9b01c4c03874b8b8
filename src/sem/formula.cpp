#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <vector>

#include "isa/operand_values.h"
#include "isa/registers.h"
#include "sem/sem.h"

namespace lw::sem {
namespace {

// An expression that is used again, or nested deeper than this, gets a name of its own.
constexpr unsigned kMostNested = 8;
// What takes no more operations than this is written again instead.
constexpr unsigned kRepeated = 1;

class Writer {
 public:
  Writer(const isa::Target& target, const Program& program, const isa::Encoding* names)
      : target_(target), program_(program), names_(names) {
    choose_names();
  }

  // "t1", for a node that has a name.
  std::string_view name(NodeId id) const { return node_names_[id]; }

  std::string place(const Node& node) const {
    if (names_ != nullptr && (node.imm >> 8) < names_->operand_count &&
        !(node.op == Uop::write_sgpr && node.imm >= 100 && node.imm < isa::kScalarRegisters))
      return operand(node.imm);
    if (node.op == Uop::write_sgpr) return scalar_name(node.imm);
    return fmt::format("v{}", node.imm);
  }

  std::string value(NodeId id) const { return node_names_[id].empty() ? expression(id) : node_names_[id]; }

  std::string expression(NodeId id) const {
    const Node& node = program_.nodes[id];
    switch (node.op) {
      case Uop::const1: return node.imm != 0 ? "true" : "false";
      case Uop::const32:
      case Uop::const64: return node.imm < 10 ? fmt::format("{}", node.imm) : fmt::format("{:#x}", node.imm);
      case Uop::input:
      case Uop::input_mask: return operand(node.imm);
      case Uop::read_vgpr: return fmt::format("v{}", node.imm);
      case Uop::read_sgpr: return scalar_name(node.imm);
      case Uop::read_scc: return "scc";
      case Uop::read_mode: return "mode";
      case Uop::read_pc: return "next_pc";
      case Uop::lane_id: return "lane";
      case Uop::part: return fmt::format("{}.dword{}", value(program_.args(node)[0]), node.imm);
      default: break;
    }
    std::string text(info(node.op).name);
    if (node.always_flush) text += ".flush";
    if (info(node.op).arguments.empty()) return fmt::format("{}[{}]", text, node.imm);
    text += '(';
    for (size_t i = 0; i < node.argument_count; ++i) text += (i == 0 ? "" : ", ") + value(program_.args(node)[i]);
    return text + ')';
  }

 private:
  static bool is_leaf(const Node& node) {
    switch (node.op) {
      case Uop::const1:
      case Uop::const32:
      case Uop::const64:
      case Uop::input:
      case Uop::input_mask:
      case Uop::read_vgpr:
      case Uop::read_sgpr:
      case Uop::read_scc:
      case Uop::read_mode:
      case Uop::read_pc:
      case Uop::lane_id: return true;
      default: return info(node.op).arguments.empty() && info(node.op).result != ValueType::none;
    }
  }

  void choose_names() {
    const size_t count = program_.nodes.size();
    std::vector<unsigned> uses(count);
    for (size_t i = count; i-- > 0;) {
      // What nothing uses is not written.
      const UopInfo& op = info(program_.nodes[i].op);
      if (uses[i] == 0 && (!op.has_effect || op.only_reads)) continue;
      for (const NodeId id : program_.args(static_cast<NodeId>(i))) ++uses[id];
    }
    node_names_.resize(count);
    std::vector<unsigned> operations(count);  // in the text of a node
    std::vector<unsigned> nested(count);
    unsigned named = 0;
    for (size_t i = 0; i < count; ++i) {
      const Node& node = program_.nodes[i];
      if (is_leaf(node) || uses[i] == 0) continue;
      const bool adds = node.op != Uop::part;
      operations[i] = adds ? 1 : 0;
      for (const NodeId id : program_.args(node)) {
        operations[i] += operations[id];
        nested[i] = std::max(nested[i], nested[id] + (adds ? 1 : 0));
      }
      // What yields several words is too long to be written for each.
      const bool is_long = uses[i] >= 2 && node.type == ValueType::bundle && node.argument_count > kImageWords;
      const bool is_repeated = uses[i] >= 2 && operations[i] > kRepeated;
      if (!is_long && !is_repeated && nested[i] < kMostNested) continue;
      node_names_[i] = fmt::format("t{}", ++named);
      operations[i] = nested[i] = 0;
    }
  }

  std::string scalar_name(uint64_t number) const {
    return isa::scalar_register_name(target_, static_cast<unsigned>(number));
  }

  std::string operand(uint64_t imm) const {
    if (names_ == nullptr || (imm >> 8) >= names_->operand_count) return fmt::format("operand{}", imm >> 8);
    const isa::Operand& operand = names_->operands()[imm >> 8];
    std::string name(isa::operand_name(operand.name));
    return operand.dwords > 1 && operand.type != isa::Type::mask ? fmt::format("{}[{}]", name, imm & 255) : name;
  }

  const isa::Target& target_;
  const Program& program_;
  const isa::Encoding* names_;
  std::vector<std::string> node_names_;
};

}  // namespace

std::string formulas(const isa::Target& target, const Program& program, const isa::Encoding* operand_names) {
  const Writer writer(target, program, operand_names);
  std::string out;
  for (size_t i = 0; i < program.nodes.size(); ++i) {
    const Node& node = program.nodes[i];
    const auto id = static_cast<NodeId>(i);
    if (!writer.name(id).empty()) out += fmt::format("{} = {}\n", writer.name(id), writer.expression(id));
    if (!info(node.op).has_effect || info(node.op).result == ValueType::bundle) continue;
    const auto args = program.args(node);
    switch (node.op) {
      case Uop::write_vgpr: {
        out += fmt::format("{} = {}", writer.place(node), writer.value(args[0]));
        const Node& where = program.nodes[args[1]];
        if (where.op != Uop::const1) out += fmt::format(" where {}", writer.value(args[1]));
        break;
      }
      case Uop::write_sgpr: out += fmt::format("{} = {}", writer.place(node), writer.value(args[0])); break;
      case Uop::write_scc: out += fmt::format("scc = {}", writer.value(args[0])); break;
      case Uop::write_mode: out += fmt::format("mode = {}", writer.value(args[0])); break;
      default: out += writer.expression(id); break;
    }
    out += '\n';
  }
  return out;
}

}  // namespace lw::sem
