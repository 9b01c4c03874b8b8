#include "sem/touch.h"

#include "sem/demand.h"

namespace lw::sem {
namespace {

class Analysis {
 public:
  explicit Analysis(const Program& program) : program_(program), demand_(program) {
    for (size_t i = 0; i < program.nodes.size(); ++i)
      if (info(program.nodes[i].op).has_effect) demand_.need_effect(static_cast<NodeId>(i));
    demand_.propagate();
  }

  Touched result() const {
    Touched touched;
    for (size_t i = 0; i < program_.nodes.size(); ++i)
      note(program_.nodes[i], demand_.at(static_cast<NodeId>(i)), touched);
    return touched;
  }

 private:
  void note(const Node& node, uint64_t demand, Touched& touched) const {
    const auto number = static_cast<unsigned>(node.imm);
    switch (node.op) {
      case Uop::read_vgpr:
        if (demand != 0) touched.vgprs_read[number] |= static_cast<uint32_t>(demand);
        break;
      case Uop::read_sgpr:
        if (demand != 0) touched.sgprs_read[number] |= static_cast<uint32_t>(demand);
        break;
      case Uop::read_scc: touched.reads_scc = touched.reads_scc || demand != 0; break;
      case Uop::read_mode: touched.reads_mode = touched.reads_mode || demand != 0; break;
      case Uop::write_vgpr: {
        const NodeId value = program_.args(node)[0];
        touched.vgprs_written[number] |= static_cast<uint32_t>(~demand_.unchanged(value, number));
        break;
      }
      case Uop::write_lane: touched.vgprs_written[number] = 0xffffffff; break;
      case Uop::write_sgpr: touched.sgprs_written[number] = 0xffffffff; break;
      case Uop::write_scc: touched.writes_scc = true; break;
      case Uop::write_mode: touched.writes_mode = true; break;
      case Uop::read_vgpr_at:
      case Uop::read_sgpr_at:
      case Uop::write_vgpr_at:
      case Uop::write_sgpr_at: touched.indexes_registers = true; break;
      case Uop::shuffle32:
      case Uop::scatter32:
      case Uop::read_lane: touched.crosses_lanes = true; break;
      case Uop::load:
      case Uop::texel_load:
      case Uop::image_sample: touched.reads_memory = true; break;
      case Uop::store:
      case Uop::texel_store: touched.writes_memory = true; break;
      case Uop::atomic_begin: touched.reads_memory = touched.writes_memory = true; break;
      case Uop::branch_if:
      case Uop::jump:
      case Uop::end_program:
      case Uop::barrier:
      case Uop::trap: touched.changes_flow = true; break;
      default:
        if (info(node.op).is_float && (demand != 0)) touched.reads_mode = true;
        break;
    }
  }

  const Program& program_;
  Demand demand_;
};

}  // namespace

Touched touched(const Program& program) { return Analysis(program).result(); }

}  // namespace lw::sem
