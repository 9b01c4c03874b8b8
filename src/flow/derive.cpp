#include "flow/derive.h"

#include <algorithm>
#include <map>

#include "flow/every_lane.h"
#include "flow/lanes_of.h"
#include "isa/machines.h"
#include "sem/demand.h"
#include "sem/fold.h"

namespace lw::flow {
namespace {

using sem::Node;
using sem::NodeId;
using sem::Program;
using sem::Uop;

constexpr Register kFlatScratch = 102;

// How a VGPR's value is looked at on its way to an effect.
enum Look : uint8_t { in_place = 1, shuffled = 2, constant_lane = 4, first_active_lane = 8, unknown_lane = 16 };

ByteMask bytes_of(uint64_t bits) {
  ByteMask bytes = 0;
  for (unsigned byte = 0; byte < 4; ++byte)
    if (((bits >> (8 * byte)) & 0xff) != 0) bytes |= static_cast<ByteMask>(1u << byte);
  return bytes;
}

class Derivation {
 public:
  Derivation(const isa::Target& target, const inst::Instruction& instruction, const Program& program)
      : instruction_(instruction), program_(program), demand_(program) {
    if (target.has(isa::Feature::flat_scratch_hwreg)) {
      flat_scratch_bytes_ = 0;
    } else if (!target.has(isa::Feature::flat_scratch_pointer)) {
      flat_scratch_bytes_ = 7;
    }
    effects_.encoding = instruction.encoding;
  }

  Effects run() {
    if (std::any_of(program_.nodes.begin(), program_.nodes.end(),
                    [](const Node& node) { return node.op == Uop::lane_id; })) {
      lanes_.emplace(program_, false);
      lanes_if_all_.emplace(program_, true);
    }
    collect_reads();
    look_at_lanes();
    for (size_t i = 0; i < program_.nodes.size(); ++i) collect_write(static_cast<NodeId>(i));
    collect_always();
    for (size_t i = 0; i < program_.nodes.size(); ++i) collect_flags(program_.nodes[i]);
    collect_masks();
    LW_CHECK(effects_.writes.size() <= kMostWrites, "an instruction writes at most 64 registers");
    sum_up_needs(effects_);
    return std::move(effects_);
  }

 private:
  RegisterSlot slot_of(Register reg) const {
    const isa::Encoding& encoding = instruction_.enc();
    const bool vector = reg >= kVgpr;
    if (vector || is_sgpr(reg)) {
      for (size_t i = 0; i < encoding.operand_count; ++i) {
        const isa::Operand& operand = encoding.operands()[i];
        if (!names_register(operand.kind)) continue;
        const uint32_t value = instruction_.operand[i];
        if ((value >= kVgpr) != vector || (!vector && value >= 102)) continue;
        if (reg >= value && reg < value + kLongestTuple)
          return {static_cast<uint8_t>(i), static_cast<uint16_t>(reg - value)};
      }
    }
    return {RegisterSlot::kFixed, reg};
  }

  size_t read_index(Register reg) {
    const auto [at, fresh] = index_of_read_.try_emplace(reg, effects_.reads.size());
    if (fresh) {
      Read read;
      read.slot = slot_of(reg);
      read.lanes = reg >= kVgpr ? Lanes::exec : Lanes::whole;
      effects_.reads.push_back(read);
    }
    return at->second;
  }

  static std::optional<Register> register_read(const Node& node) {
    switch (node.op) {
      case Uop::read_vgpr: return static_cast<Register>(kVgpr + node.imm);
      case Uop::read_sgpr: return static_cast<Register>(node.imm);
      case Uop::read_scc: return kScc;
      default: return std::nullopt;
    }
  }

  // Registers that the instruction reads although its program does not: they matter whatever happens to the results.
  void collect_hidden_reads() {
    const isa::Record& record = instruction_.enc().record();
    const auto is = [&](Uop op) {
      return std::ranges::any_of(program_.nodes, [&](const Node& n) { return n.op == op; });
    };
    if (is(Uop::hint) && isa::has(record.reads, isa::Implicit::m0)) hidden_reads_ = {kM0};
    // The handler of HSA's traps takes the queue from s[0:1] (AMDGPU usage, trap handler ABI).
    if (is(Uop::trap)) hidden_reads_ = {0, 1};
    // STATUS and STATE_PRIV of gfx12 have SCC, VCCZ and EXECZ.
    constexpr unsigned kStatus = 2, kStatePriv = 4;
    for (const Node& node : program_.nodes)
      if (node.op == Uop::read_hwreg && (node.imm == kStatus || node.imm == kStatePriv))
        hidden_reads_ = {kScc, kVcc, kVcc + 1, kExec, kExec + 1};
  }

  // EXEC comes last: nearly every vector instruction reads it, and it is nearly always live already.
  void collect_reads() {
    collect_hidden_reads();
    bool exec = false;
    for (const Register reg : hidden_reads_) {
      const bool is_exec = reg == kExec || reg == kExec + 1;
      if (!is_exec) read_index(reg);
      exec = exec || is_exec;
    }
    for (const Node& node : program_.nodes) {
      const auto reg = register_read(node);
      const bool is_exec = reg && (*reg == kExec || *reg == kExec + 1);
      if (reg && !is_exec) read_index(*reg);
      exec = exec || is_exec || writes_lanes(node.op);
      if (flat_scratch_bytes_ != 0 && reaches_private(node)) {
        read_index(kFlatScratch);
        read_index(kFlatScratch + 1);
      }
    }
    if (!exec) return;
    read_index(kExec);
    read_index(kExec + 1);
    effects_.exec_is_last = true;
  }

  // FLAT_SCRATCH says where private memory lies.
  static bool reaches_private(const Node& node) {
    if (node.op != Uop::load && node.op != Uop::store && node.op != Uop::atomic_begin) return false;
    const sem::AddressSpace space = sem::MemoryAccess::unpack(node.imm).space;
    return space == sem::AddressSpace::flat || space == sem::AddressSpace::scratch;
  }

  // EXEC decides which lanes these concern.
  static bool writes_lanes(Uop op) {
    switch (op) {
      case Uop::write_vgpr:
      case Uop::write_vgpr_at:
      case Uop::store:
      case Uop::texel_store:
      case Uop::scatter32:
      case Uop::first_lane: return true;
      default: return sem::info(op).result == sem::ValueType::bundle;
    }
  }

  // Bytes of each read that the demand walk found.
  ReadBytes demanded(bool with_exec, bool with_flat_scratch = false) {
    ReadBytes bytes(effects_.reads.size());
    for (size_t i = 0; i < program_.nodes.size(); ++i) {
      const uint64_t bits = demand_.at(static_cast<NodeId>(i));
      if (bits == 0) continue;
      const Node& node = program_.nodes[i];
      if (const auto reg = register_read(node)) bytes[index_of_read_.at(*reg)] |= bytes_of(bits);
      with_exec = with_exec || writes_lanes(node.op);
      with_flat_scratch = with_flat_scratch || reaches_private(node);
    }
    if (with_flat_scratch && flat_scratch_bytes_ != 0) {
      bytes[index_of_read_.at(kFlatScratch)] = flat_scratch_bytes_;
      bytes[index_of_read_.at(kFlatScratch + 1)] = flat_scratch_bytes_;
    }
    if (with_exec) {
      bytes[index_of_read_.at(kExec)] = kAllBytes;
      bytes[index_of_read_.at(kExec + 1)] = kAllBytes;
    }
    return bytes;
  }

  ReadBytes needs_of(std::initializer_list<std::pair<NodeId, uint64_t>> seeds, bool with_exec) {
    demand_.clear();
    for (const auto& [id, mask] : seeds) demand_.need(id, mask);
    demand_.propagate();
    return demanded(with_exec);
  }

  Write& write_of(Register reg) {
    const RegisterSlot slot = slot_of(reg);
    for (Write& write : effects_.writes)
      if (write.slot == slot) return write;
    Write write;
    write.slot = slot;
    for (ReadBytes& needs : write.needs) needs.resize(effects_.reads.size());
    effects_.writes.push_back(std::move(write));
    return effects_.writes.back();
  }

  void add_needs(Write& write, unsigned byte, const ReadBytes& needs) {
    for (size_t i = 0; i < needs.size(); ++i) write.needs[byte][i] |= needs[i];
    write.bytes |= static_cast<ByteMask>(1u << byte);
  }

  void collect_write(NodeId id) {
    const Node& node = program_.nodes[id];
    const auto args = program_.args(node);
    const auto number = static_cast<unsigned>(node.imm);
    switch (node.op) {
      case Uop::write_vgpr: {
        Write& write = write_of(static_cast<Register>(kVgpr + number));
        const bool always = demand_.constant(args[1]) == 1;
        const uint64_t certain = always ? kEveryLane : lanes_ ? lanes_->certain(args[1]) : 0;
        write.lane_mask = certain;
        write.lane_mask_if_all = always ? kEveryLane : lanes_if_all_ ? lanes_if_all_->certain(args[1]) : 0;
        write.lanes = write.lane_mask_if_all == 0 ? Lanes::some : Lanes::exec;
        const uint64_t changed = ~demand_.unchanged(args[0], number);
        for (unsigned byte = 0; byte < 4; ++byte) {
          const uint64_t mask = (uint64_t{0xff} << (8 * byte)) & changed;
          if (mask != 0) add_needs(write, byte, needs_of({{args[0], mask}, {args[1], 1}}, true));
        }
        return;
      }
      case Uop::write_lane: {
        Write& write = write_of(static_cast<Register>(kVgpr + number));
        const auto lane = demand_.constant(args[1]);
        write.lanes = lane ? Lanes::one : Lanes::unknown;
        write.lane = static_cast<uint8_t>(lane.value_or(0) & 63);
        for (unsigned byte = 0; byte < 4; ++byte)
          add_needs(write, byte, needs_of({{args[0], uint64_t{0xff} << (8 * byte)}, {args[1], 63}}, false));
        return;
      }
      case Uop::write_sgpr: {
        Write& write = write_of(static_cast<Register>(number));
        for (unsigned byte = 0; byte < 4; ++byte)
          add_needs(write, byte, needs_of({{args[0], uint64_t{0xff} << (8 * byte)}}, false));
        return;
      }
      case Uop::write_scc: add_needs(write_of(kScc), 0, needs_of({{args[0], 1}}, false)); return;
      default: return;
    }
  }

  static bool is_register_write(Uop op) {
    return op == Uop::write_vgpr || op == Uop::write_lane || op == Uop::write_sgpr || op == Uop::write_scc;
  }

  // Effects besides register writes need their arguments whatever happens to the results. A load by itself needs none.
  void collect_always() {
    demand_.clear();
    bool lanes = false, flat_scratch = false;
    for (size_t i = 0; i < program_.nodes.size(); ++i) {
      const Node& node = program_.nodes[i];
      if (!sem::info(node.op).has_effect || is_register_write(node.op)) continue;
      if (sem::info(node.op).only_reads) continue;
      if (node.op == Uop::wait || node.op == Uop::hint) continue;
      effects_.has_effect = true;
      demand_.need_effect(static_cast<NodeId>(i));
      lanes = lanes || writes_lanes(node.op);
      flat_scratch = flat_scratch || reaches_private(node);
    }
    demand_.propagate();
    effects_.always = demanded(lanes, flat_scratch);
    for (const Register reg : hidden_reads_) effects_.always[index_of_read_.at(reg)] = kAllBytes;
  }

  void collect_flags(const Node& node) {
    const auto args = program_.args(node);
    switch (node.op) {
      case Uop::read_vgpr_at: effects_.reads_any_vgpr = true; break;
      case Uop::read_sgpr_at: effects_.reads_any_sgpr = true; break;
      case Uop::write_vgpr_at: effects_.may_write_any_vgpr = true; break;
      case Uop::write_sgpr_at: effects_.may_write_any_sgpr = effects_.writes_scalar = true; break;
      case Uop::write_scc: effects_.writes_scalar = true; break;
      case Uop::write_sgpr:
        effects_.writes_scalar = true;
        effects_.writes_exec = effects_.writes_exec || node.imm == kExec || node.imm == kExec + 1;
        break;
      case Uop::branch_if: {
        const bool always = demand_.constant(args[0]) == 1;
        effects_.control = !always                   ? ControlFlow::conditional
                           : effects_.writes.empty() ? ControlFlow::branch
                                                     : ControlFlow::call_label;
        break;
      }
      case Uop::jump: {
        effects_.control = effects_.writes.empty() ? ControlFlow::jump : ControlFlow::call;
        const std::vector<MaskTerm> target = mask_value(args[0]);
        if (target.size() == 1 && target[0].kind == MaskTerm::Kind::pair) effects_.target = target[0].slot;
        break;
      }
      case Uop::end_program: effects_.control = ControlFlow::end; break;
      case Uop::hint: effects_.hint = static_cast<sem::Hint>(node.imm); break;
      case Uop::barrier: effects_.is_barrier = true; break;
      case Uop::read_clock: effects_.reads_clock = true; break;
      default: break;
    }
  }

  // The value of a 64-bit node as an expression over register pairs.
  std::vector<MaskTerm> mask_value(NodeId id) const {
    const Node& node = program_.nodes[id];
    const auto args = program_.args(node);
    const auto joined = [&](MaskTerm::Kind kind) {
      std::vector<MaskTerm> terms = mask_value(args[0]);
      const std::vector<MaskTerm> right = mask_value(args[1]);
      terms.insert(terms.end(), right.begin(), right.end());
      terms.push_back({kind, {}, 0});
      return terms;
    };
    switch (node.op) {
      case Uop::const64: return {{MaskTerm::Kind::constant, {}, node.imm}};
      case Uop::pack64: return pair_value(args[0], args[1]);
      case Uop::and64: return joined(MaskTerm::Kind::conjunction);
      case Uop::or64: return joined(MaskTerm::Kind::disjunction);
      case Uop::xor64: return joined(MaskTerm::Kind::exclusive);
      case Uop::ballot:
        if (implies_exec(args[0])) return {{MaskTerm::Kind::within_exec, {}, 0}};
        break;
      default: break;
    }
    return {{MaskTerm::Kind::unknown, {}, 0}};
  }

  std::vector<MaskTerm> pair_value(NodeId low, NodeId high) const {
    const Node& a = program_.nodes[low];
    const Node& b = program_.nodes[high];
    if (a.op == Uop::read_sgpr && b.op == Uop::read_sgpr && b.imm == a.imm + 1)
      return {{MaskTerm::Kind::pair, slot_of(static_cast<Register>(a.imm)), 0}};
    if (a.op == Uop::lo64 && b.op == Uop::hi64 && program_.args(a)[0] == program_.args(b)[0])
      return mask_value(program_.args(a)[0]);
    if (a.op == Uop::const32 && b.op == Uop::const32)
      return {{MaskTerm::Kind::constant, {}, (a.imm & 0xffffffff) | b.imm << 32}};
    return {{MaskTerm::Kind::unknown, {}, 0}};
  }

  bool implies_exec(NodeId id) const {
    const Node& node = program_.nodes[id];
    const auto args = program_.args(node);
    if (node.op == Uop::and1) return implies_exec(args[0]) || implies_exec(args[1]);
    if (node.op != Uop::lane_bit) return false;
    const Node& low = program_.nodes[args[0]];
    return low.op == Uop::read_sgpr && low.imm == kExec;
  }

  void collect_masks() {
    std::map<unsigned, NodeId> written;
    for (const Node& node : program_.nodes)
      if (node.op == Uop::write_sgpr) written[static_cast<unsigned>(node.imm)] = program_.args(node)[0];
    for (const auto& [number, low] : written) {
      const auto high = written.find(number + 1);
      if (high == written.end() || number % 2 != 0) continue;
      effects_.masks.push_back({slot_of(static_cast<Register>(number)), pair_value(low, high->second)});
    }
  }

  // How the results of nodes are looked at, by node.
  struct Looks {
    explicit Looks(size_t nodes) : how(nodes), lanes(nodes), lane(nodes) {}
    void add(NodeId id, uint8_t look, uint64_t where) {
      how[id] |= look;
      lanes[id] |= where;
    }
    std::vector<uint8_t> how;
    std::vector<uint64_t> lanes;
    std::vector<uint8_t> lane;  // of constant_lane
  };

  // In which lanes each VGPR is looked at.
  void look_at_lanes() {
    Looks looks(program_.nodes.size());
    for (size_t i = program_.nodes.size(); i-- > 0;) {
      const Node& node = program_.nodes[i];
      if (sem::info(node.op).has_effect)
        look_from_effect(node, looks);
      else if (looks.how[i] != 0)
        look_through(i, looks);
    }
    for (size_t i = 0; i < program_.nodes.size(); ++i) {
      const Node& node = program_.nodes[i];
      if (node.op != Uop::read_vgpr) continue;
      set_lanes(effects_.reads[index_of_read_.at(static_cast<Register>(kVgpr + node.imm))], looks, i);
    }
  }

  void look_from_effect(const Node& node, Looks& looks) {
    const auto args = program_.args(node);
    uint64_t where = kEveryLane;
    if (node.op == Uop::write_vgpr && lanes_) where = lanes_->possible(args[1]);
    for (NodeId id : args) looks.add(id, in_place, where);
  }

  // From a node's result to its arguments.
  void look_through(size_t i, Looks& looks) {
    const Node& node = program_.nodes[i];
    const auto args = program_.args(node);
    if (node.op == Uop::shuffle32 || node.op == Uop::scatter32) {
      const uint64_t from = node.op == Uop::shuffle32 ? sources(args[1], looks.lanes[i]) : kEveryLane;
      looks.add(args[0], is_of_enabled_lanes(node) ? shuffled : unknown_lane, from);
      looks.add(args[1], looks.how[i] & in_place, looks.lanes[i]);
    } else if (node.op == Uop::read_lane) {
      const auto number = demand_.constant(args[1]);
      const Look look = program_.nodes[args[1]].op == Uop::first_lane ? first_active_lane
                        : number                                      ? constant_lane
                                                                      : unknown_lane;
      looks.add(args[0], look, 0);
      looks.lane[args[0]] = static_cast<uint8_t>(number.value_or(0) & 63);
      looks.add(args[1], in_place, kEveryLane);
    } else if (node.op == Uop::ballot) {
      looks.add(args[0], in_place, kEveryLane);
    } else {
      for (size_t k = 0; k < args.size(); ++k) {
        const NodeId id = args[k];
        if ((looks.how[id] & constant_lane) != 0 && (looks.how[i] & constant_lane) != 0 &&
            looks.lane[id] != looks.lane[i])
          looks.how[id] |= unknown_lane;
        looks.add(id, looks.how[i], looks.lanes[i] & taken_in(node, k));
        looks.lane[id] = looks.lane[i];
      }
    }
  }

  // Whether a shuffle takes nothing from lanes that EXEC disables: they give 0, or another shuffle asks EXEC for the
  // same lanes. A scatter32 goes the other way: EXEC enables the lanes that it takes from.
  bool is_of_enabled_lanes(const Node& shuffle) const {
    if (shuffle.op != Uop::shuffle32) return true;
    const auto args = program_.args(shuffle);
    const auto is_guarded = [&](NodeId value) {
      const Node& node = program_.nodes[value];
      return node.op == Uop::select32 && implies_exec(program_.args(node)[0]);
    };
    return is_guarded(args[0]) || std::ranges::any_of(program_.nodes, [&](const Node& other) {
             return other.op == Uop::shuffle32 && program_.args(other)[1] == args[1] &&
                    is_guarded(program_.args(other)[0]);
           });
  }

  static void set_lanes(Read& read, const Looks& looks, size_t i) {
    const uint8_t look = looks.how[i];
    if ((look & unknown_lane) != 0 || (look & (look - 1) & ~(in_place | shuffled)) != 0) {
      read.lanes = Lanes::whole;
    } else if ((look & constant_lane) != 0) {
      read.lanes = Lanes::one;
      read.lane = looks.lane[i];
    } else if ((look & first_active_lane) != 0) {
      read.lanes = Lanes::first;
    } else {
      read.lane_mask = looks.lanes[i];
    }
  }

  // Lanes in which a select may take its argument k; all lanes for any other node.
  uint64_t taken_in(const Node& node, size_t k) const {
    if (!lanes_ || k == 0 || (node.op != Uop::select32 && node.op != Uop::select64)) return kEveryLane;
    const NodeId condition = program_.args(node)[0];
    return k == 1 ? lanes_->possible(condition) : ~lanes_->certain(condition);
  }

  // Lanes that a shuffle may take from, where lanes `to` look at its result.
  uint64_t sources(NodeId index, uint64_t to) const {
    if (!lanes_) return kEveryLane;
    uint64_t from = 0;
    for (unsigned lane = 0; lane < 64; ++lane) {
      if (((to >> lane) & 1) == 0) continue;
      const auto source = lanes_->value(index, lane);
      if (!source) return kEveryLane;
      from |= uint64_t{1} << (*source & 63);
    }
    return from;
  }

  const inst::Instruction& instruction_;
  const Program& program_;
  sem::Demand demand_;
  std::optional<StaticLanes> lanes_, lanes_if_all_;
  std::map<Register, size_t> index_of_read_;
  std::vector<Register> hidden_reads_;
  // Of both registers: an address; on gfx8 an offset and a size of less than four bytes each (GCN3 manual, 9.6); where
  // these are ordinary registers, nothing.
  ByteMask flat_scratch_bytes_ = kAllBytes;
  Effects effects_;
};

// The program where a scalar register holds this value: what follows from it alone is a constant, too.
void fix(Program& program, KnownRegister known) {
  for (Node& node : program.nodes) {
    std::optional<uint64_t> value;
    if (node.op == Uop::read_sgpr && node.imm == known.reg) {
      value = known.value;
    } else if (node.argument_count != 0 && !sem::info(node.op).has_effect) {
      std::array<uint64_t, sem::kMaxArguments> arguments{};
      size_t count = 0;
      for (const NodeId id : program.args(node)) {
        const Node& argument = program.nodes[id];
        if (argument.op != Uop::const1 && argument.op != Uop::const32 && argument.op != Uop::const64) break;
        arguments[count++] = argument.imm;
      }
      if (count == node.argument_count) value = sem::fold(node.op, std::span(arguments).first(count));
    }
    if (!value) continue;
    node.op = node.type == sem::ValueType::b1    ? Uop::const1
              : node.type == sem::ValueType::w32 ? Uop::const32
                                                 : Uop::const64;
    node.imm = *value;
    node.argument_count = 0;
  }
}

}  // namespace

void sum_up_needs(Effects& effects) {
  effects.all_bytes.clear();
  for (size_t i = 0; i < effects.reads.size(); ++i) {
    ByteMask bytes = effects.always[i];
    for (const Write& write : effects.writes)
      for (const ReadBytes& needs : write.needs)
        if (!needs.empty()) bytes |= needs[i];
    effects.reads[i].bytes = bytes;
    effects.all_bytes.push_back(bytes);
  }
}

Effects derive_effects(const isa::Target& target, const inst::Instruction& instruction, bool gpr_indexing,
                       std::optional<KnownRegister> known) {
  sem::Specialised meaning = sem::specialise(target, instruction, {.gpr_indexing = gpr_indexing});
  // Texels whose page is not there leave the data as they were: memory has all pages here, not on the machine.
  const bool is_sparse = inst::returns_status(instruction);
  if (meaning.refusal != sem::ProgramRefusal::none || is_sparse) {
    Effects effects = from_operands(target, instruction);
    effects.control = instruction.enc().record().control;
    return effects;
  }
  if (known) fix(meaning.program, *known);
  Effects effects = Derivation(target, instruction, meaning.program).run();
  switch (instruction.op()) {
    case isa::Op::s_cbranch_execz: effects.condition = Condition::execz; break;
    case isa::Op::s_cbranch_execnz: effects.condition = Condition::execnz; break;
    case isa::Op::s_set_gpr_idx_on: effects.sets_gpr_indexing = true; break;
    case isa::Op::s_set_gpr_idx_off: effects.clears_gpr_indexing = true; break;
    case isa::Op::s_setreg_b32:
    case isa::Op::s_setreg_imm32_b32: effects.sets_gpr_indexing = false; break;
    default:
      if (effects.control == ControlFlow::conditional) effects.condition = Condition::other;
      break;
  }
  return effects;
}

}  // namespace lw::flow
