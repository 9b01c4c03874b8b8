#include <fmt/format.h>

#include "isa/registers.h"
#include "sem/sem.h"

namespace lw::sem {
namespace {

constexpr int kMaxFormulaDepth = 12;

class Writer {
 public:
  Writer(const isa::Target& target, const Program& program, const isa::Encoding* names)
      : target_(target), program_(program), names_(names) {}

  std::string place(const Node& node) const {
    if (names_ != nullptr && (node.imm >> 8) < names_->operand_count &&
        !(node.op == Uop::write_sgpr && node.imm >= 100 && node.imm < 128))
      return operand(node.imm);
    if (node.op == Uop::write_sgpr) return scalar_name(node.imm);
    return fmt::format("v{}", node.imm);
  }

  std::string value(NodeId id, int depth = 0) const {
    const Node& node = program_.nodes[id];
    if (depth > kMaxFormulaDepth) return "…";
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
      case Uop::part: return fmt::format("{}.dword{}", value(program_.args(node)[0], depth + 1), node.imm);
      default: break;
    }
    std::string text(info(node.op).name);
    if (node.always_flush) text += ".flush";
    if (info(node.op).arguments.empty()) return fmt::format("{}[{}]", text, node.imm);
    text += '(';
    for (size_t i = 0; i < node.argument_count; ++i)
      text += (i == 0 ? "" : ", ") + value(program_.args(node)[i], depth + 1);
    return text + ')';
  }

 private:
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
};

}  // namespace

std::string formulas(const isa::Target& target, const Program& program, const isa::Encoding* operand_names) {
  const Writer writer(target, program, operand_names);
  std::string out;
  for (size_t i = 0; i < program.nodes.size(); ++i) {
    const Node& node = program.nodes[i];
    if (!info(node.op).has_effect || node.op == Uop::load || node.op == Uop::atomic_begin) continue;
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
      default: out += writer.value(static_cast<NodeId>(i)); break;
    }
    out += '\n';
  }
  return out;
}

}  // namespace lw::sem
