#include "engine_side.h"

#include <cstring>

#include "base/base.h"
#include "interp/interp.h"
#include "isa/granules.h"
#include "isa/operand_values.h"

namespace lw::direct {
namespace {

using FlatScratch = exec::MachineModel::FlatScratch;

using sem::AddressSpace;
using sem::MemoryAccess;
using sem::Node;
using sem::NodeId;
using sem::Program;
using sem::Uop;
using sem::ValueType;

constexpr uint64_t kCode = 0x10000;
constexpr unsigned kSlotWords = 16;    // a case: its instruction and the places it may go on at
constexpr uint32_t kPlainMode = 0xf0;  // nearest even, denormals kept
constexpr unsigned kTrapsts = 3;       // HW_REG_TRAPSTS

// Registers that a World sets; the others are the harness's.
std::vector<unsigned> world_sgprs() {
  std::vector<unsigned> numbers;
  for (unsigned n = 0; n < kFirstReserved; ++n) numbers.push_back(n);
  for (unsigned n : {isa::kVcc, isa::kVccHi, isa::kM0, isa::kExec, isa::kExecHi}) numbers.push_back(n);
  return numbers;
}

// Writes programs by hand.
class Writer {
 public:
  NodeId add(Uop op, std::initializer_list<NodeId> arguments, uint64_t imm = 0) {
    Node node{};
    node.op = op;
    node.type = info(op).result;
    node.imm = imm;
    node.uniform = is_uniform(op, arguments, imm);
    node.argument_count = static_cast<uint8_t>(arguments.size());
    node.argument_first = static_cast<uint32_t>(program_.arguments.size());
    program_.arguments.insert(program_.arguments.end(), arguments.begin(), arguments.end());
    program_.nodes.push_back(node);
    return static_cast<NodeId>(program_.nodes.size() - 1);
  }
  NodeId word(uint32_t v) { return add(Uop::const32, {}, v); }
  NodeId wide(uint64_t v) { return add(Uop::const64, {}, v); }
  NodeId truth() { return add(Uop::const1, {}, 1); }
  NodeId sgpr(unsigned n) { return add(Uop::read_sgpr, {}, n); }
  NodeId plus(NodeId a, uint64_t offset) { return add(Uop::add64, {a, wide(offset)}); }
  NodeId block() { return add(Uop::pack64, {sgpr(kFirstReserved), sgpr(kFirstReserved + 1)}); }
  NodeId by_lane(NodeId base, uint64_t offset) {  // base + offset + 4 * lane
    const NodeId lane = add(Uop::zext64, {add(Uop::shl32, {add(Uop::lane_id, {}), word(2)})});
    return add(Uop::add64, {plus(base, offset), lane});
  }
  NodeId load(AddressSpace space, NodeId address) {
    return add(Uop::part, {add(Uop::load, {address, truth()}, MemoryAccess{space, 4, false}.pack())}, 0);
  }
  void store(AddressSpace space, NodeId address, NodeId value) {
    add(Uop::store, {address, truth(), value}, MemoryAccess{space, 4, false}.pack());
  }
  Program take() { return std::move(program_); }

 private:
  bool is_uniform(Uop op, std::initializer_list<NodeId> arguments, uint64_t imm) const {
    if (op == Uop::lane_id || op == Uop::read_vgpr) return false;
    if (op == Uop::load) return MemoryAccess::unpack(imm).space == AddressSpace::scalar;
    for (NodeId a : arguments)
      if (!program_.nodes[a].uniform) return false;
    return true;
  }
  Program program_;
};

}  // namespace

// A wave's block in memory: what goes in, what comes out, and the memory the instruction may reach.
struct EngineSide::Layout {
  explicit Layout(const Extent& e) {
    size_t at = 0;
    const auto take = [&](size_t size) { return std::exchange(at, at + size); };
    entry = take(8);
    landed = take(8);
    sgprs = take(4 * kSgprs);
    scc = take(4);
    mode = take(4);
    trapsts = take(8);
    vgprs = take(e.vgprs ? 4 * kLanes * kVgprs : 0);
    lds = take(e.lds_bytes);
    scratch = take(e.scratch_bytes_per_lane * kLanes);
    global = take(e.global_bytes);
    bytes = (at + 15) / 16 * 16;
  }
  size_t entry, landed, sgprs, scc, mode, trapsts, vgprs, lds, scratch, global, bytes;
  uint64_t base = 0;  // of the first block
  std::byte* host = nullptr;
};

class EngineSide::Source : public exec::ProgramSource {
 public:
  Source(const Layout& layout, const Extent& extent, FlatScratch flat_scratch, std::vector<Case> cases)
      : layout_(layout), extent_(extent), cases_(std::move(cases)) {
    set_up(flat_scratch);
    epilogue_ = fixed_.size();
    write_back();
  }
  const Case& at(size_t number) const { return cases_[number]; }
  uint64_t slot(size_t number) const { return kCode + 4 * (fixed_.size() + number * kSlotWords); }
  uint64_t begin() const override { return kCode; }
  uint64_t end() const override { return slot(cases_.size()); }
  exec::Fetched fetch(uint64_t address, const sem::SpecialiseOptions&) const override {
    const size_t word = (address - kCode) / 4;
    exec::Fetched fetched;
    fetched.valid = true;
    if (word < fixed_.size()) {
      fetched.meaning.program = fixed_[word];
      return fetched;
    }
    const size_t number = (word - fixed_.size()) / kSlotWords;
    const size_t within = (word - fixed_.size()) % kSlotWords;
    if (within == 0) {
      fetched.size_bytes = cases_[number].instruction.size_bytes;
      fetched.meaning.program = cases_[number].program;
    } else {
      fetched.meaning.program = landing(address);
    }
    return fetched;
  }
  std::string text(uint64_t address) const override {
    const size_t word = (address - kCode) / 4;
    if (word < fixed_.size()) return "set-up or write-back";
    return inst::debug_text(cases_[(word - fixed_.size()) / kSlotWords].instruction);
  }

 private:
  // Notes where the wave went on.
  Program landing(uint64_t address) const {
    Writer w;
    w.store(AddressSpace::scalar, w.plus(w.block(), layout_.landed), w.word(static_cast<uint32_t>(address)));
    w.add(Uop::jump, {w.wide(kCode + 4 * epilogue_)});
    return w.take();
  }

  void set_up(FlatScratch flat_scratch) {
    {  // s[0:1] FLAT_SCRATCH's beginning, s2 workgroup, s3 offset of the wave's scratch
      Writer w;
      const NodeId offset = w.add(Uop::mul64, {w.add(Uop::zext64, {w.sgpr(2)}), w.wide(layout_.bytes)});
      const NodeId block = w.plus(offset, layout_.base);
      // From gfx9 on the address. gfx8: bytes per lane, and the offset in units of 256 bytes.
      const NodeId init = w.add(Uop::pack64, {w.sgpr(0), w.sgpr(1)});
      const NodeId offset8 = w.add(Uop::lshr32, {w.add(Uop::add32, {w.sgpr(0), w.sgpr(3)}), w.word(8)});
      const NodeId scratch = flat_scratch != FlatScratch::offset_and_size
                                 ? w.add(Uop::add64, {init, w.add(Uop::zext64, {w.sgpr(3)})})
                                 : w.add(Uop::pack64, {w.sgpr(1), offset8});
      w.add(Uop::write_sgpr, {w.add(Uop::lo64, {block})}, kFirstReserved);
      w.add(Uop::write_sgpr, {w.add(Uop::hi64, {block})}, kFirstReserved + 1);
      const bool is_hidden = flat_scratch == FlatScratch::hardware_register;
      const Uop write = is_hidden ? Uop::write_hwreg : Uop::write_sgpr;
      const unsigned low = is_hidden ? static_cast<unsigned>(state::HwReg::flat_scr_lo) : kFirstReserved + 2;
      w.add(write, {w.add(Uop::lo64, {scratch})}, low);
      w.add(write, {w.add(Uop::hi64, {scratch})}, low + 1);
      fixed_.push_back(w.take());
    }
    constexpr unsigned kAtOnce = 8;
    for (unsigned first = 0; extent_.vgprs && first < kVgprs; first += kAtOnce) {
      Writer w;
      for (unsigned n = first; n < first + kAtOnce; ++n) {
        const NodeId value = w.load(AddressSpace::global, w.by_lane(w.block(), layout_.vgprs + 4 * kLanes * n));
        w.add(Uop::write_vgpr, {value, w.truth()}, n);
      }
      fixed_.push_back(w.take());
    }
    for (size_t at = 0; at < extent_.lds_bytes; at += 4 * kLanes) {
      Writer w;
      const NodeId value = w.load(AddressSpace::global, w.by_lane(w.block(), layout_.lds + at));
      const NodeId place = w.add(Uop::shl32, {w.add(Uop::lane_id, {}), w.word(2)});
      w.store(AddressSpace::lds, w.add(Uop::add32, {place, w.word(static_cast<uint32_t>(at))}), value);
      fixed_.push_back(w.take());
    }
    for (size_t at = 0; at < extent_.scratch_bytes_per_lane; at += 4) {
      Writer w;
      const NodeId value = w.load(AddressSpace::global, scratch_image(w, at));
      w.store(AddressSpace::scratch, w.word(static_cast<uint32_t>(at)), value);
      fixed_.push_back(w.take());
    }
    Writer w;
    const NodeId block = w.block();
    const auto loaded = [&](size_t offset) { return w.load(AddressSpace::scalar, w.plus(block, offset)); };
    const NodeId entry = loaded(layout_.entry);
    const NodeId scc = loaded(layout_.scc);
    const NodeId mode = loaded(layout_.mode);
    const NodeId trapsts = loaded(layout_.trapsts);
    for (unsigned n : world_sgprs()) w.add(Uop::write_sgpr, {loaded(layout_.sgprs + 4 * n)}, n);
    w.add(Uop::write_scc, {w.add(Uop::not1, {w.add(Uop::eq32, {scc, w.word(0)})})});
    w.add(Uop::write_hwreg, {trapsts}, kTrapsts);
    w.add(Uop::write_mode, {mode});
    w.add(Uop::jump, {w.add(Uop::zext64, {entry})});
    fixed_.push_back(w.take());
  }

  // Lane after lane.
  NodeId scratch_image(Writer& w, size_t offset) const {
    const auto per_lane = static_cast<uint32_t>(extent_.scratch_bytes_per_lane);
    const NodeId lane = w.add(Uop::zext64, {w.add(Uop::mul32, {w.add(Uop::lane_id, {}), w.word(per_lane)})});
    return w.add(Uop::add64, {w.plus(w.block(), layout_.scratch + offset), lane});
  }

  void write_back() {
    {
      Writer w;
      const NodeId block = w.block();
      const auto save = [&](size_t offset, NodeId value) {
        w.store(AddressSpace::scalar, w.plus(block, offset), value);
      };
      for (unsigned n : world_sgprs()) save(layout_.sgprs + 4 * n, w.sgpr(n));
      save(layout_.scc, w.add(Uop::select32, {w.add(Uop::read_scc, {}), w.word(1), w.word(0)}));
      save(layout_.mode, w.add(Uop::read_mode, {}));
      save(layout_.trapsts, w.add(Uop::read_hwreg, {}, kTrapsts));
      for (unsigned n : {isa::kExec, isa::kExecHi}) w.add(Uop::write_sgpr, {w.word(0xffffffff)}, n);
      w.add(Uop::write_mode, {w.word(kPlainMode)});
      fixed_.push_back(w.take());
    }
    constexpr unsigned kAtOnce = 8;
    for (unsigned first = 0; extent_.vgprs && first < kVgprs; first += kAtOnce) {
      Writer w;
      for (unsigned n = first; n < first + kAtOnce; ++n)
        w.store(AddressSpace::global, w.by_lane(w.block(), layout_.vgprs + 4 * kLanes * n),
                w.add(Uop::read_vgpr, {}, n));
      fixed_.push_back(w.take());
    }
    for (size_t at = 0; at < extent_.lds_bytes; at += 4 * kLanes) {
      Writer w;
      const NodeId place = w.add(Uop::shl32, {w.add(Uop::lane_id, {}), w.word(2)});
      const NodeId value = w.load(AddressSpace::lds, w.add(Uop::add32, {place, w.word(static_cast<uint32_t>(at))}));
      w.store(AddressSpace::global, w.by_lane(w.block(), layout_.lds + at), value);
      fixed_.push_back(w.take());
    }
    for (size_t at = 0; at < extent_.scratch_bytes_per_lane; at += 4) {
      Writer w;
      const NodeId value = w.load(AddressSpace::scratch, w.word(static_cast<uint32_t>(at)));
      w.store(AddressSpace::global, scratch_image(w, at), value);
      fixed_.push_back(w.take());
    }
    Writer w;
    w.add(Uop::end_program, {});
    fixed_.push_back(w.take());
  }

  const Layout& layout_;
  const Extent& extent_;
  std::vector<Case> cases_;
  std::vector<Program> fixed_;
  size_t epilogue_ = 0;
};

EngineSide::EngineSide(const isa::Target& target, const Extent& extent, std::vector<Case> cases, size_t waves)
    : layout_(std::make_unique<Layout>(extent)),
      machine_(exec::machine_model(target)),
      engine_(interp::make_interpreter()),
      extent_(extent),
      waves_(waves) {
  machine_.limits.sgprs_per_simd = 0;  // a World has values in all of them, and descriptors cannot grant as many
  const auto system = exec::allocate_system_buffers(memory_, machine_);
  const auto blocks = memory_.allocate(layout_->bytes * waves, {.name = "the waves' blocks"});
  LW_CHECK(system && blocks, "no memory for the test");
  system_ = *system;
  layout_->base = *blocks;
  layout_->host = memory_.view(*blocks, layout_->bytes * waves).data();
  source_ = std::make_unique<Source>(*layout_, extent_, machine_.flat_scratch, std::move(cases));
  code_ = engine_->prepare(*source_, machine_);
}

EngineSide::~EngineSide() = default;

Surroundings EngineSide::surroundings(size_t wave, size_t case_number) const {
  Surroundings s;
  s.global_address = layout_->base + wave * layout_->bytes + layout_->global;
  s.next_pc = source_->slot(case_number) + source_->at(case_number).instruction.size_bytes;
  s.shared_base = machine_.apertures.shared_base;
  s.private_base = machine_.apertures.private_base;
  s.scratch_bytes_per_lane = extent_.scratch_bytes_per_lane;
  return s;
}

events::Outcome EngineSide::run(std::span<World> worlds, std::span<const size_t> case_of, std::span<uint64_t> landed) {
  LW_CHECK(worlds.size() == waves_, "one world a wave");
  const auto copy = [&](std::byte* block, World& world, bool in) {
    const auto part = [&](size_t offset, void* data, size_t count) {
      if (in)
        std::memcpy(block + offset, data, count);
      else
        std::memcpy(data, block + offset, count);
    };
    const auto word = [&](size_t offset, uint32_t& value) { part(offset, &value, 4); };
    for (unsigned n : world_sgprs()) word(layout_->sgprs + 4 * n, world.sgpr[n]);
    uint32_t scc = world.scc ? 1 : 0;
    word(layout_->scc, scc);
    world.scc = scc != 0;
    word(layout_->mode, world.mode);
    word(layout_->trapsts, world.trapsts);
    if (extent_.vgprs) part(layout_->vgprs, world.vgpr.data(), 4 * kLanes * kVgprs);
    part(layout_->lds, world.lds.data(), extent_.lds_bytes);
    part(layout_->scratch, world.scratch.data(), extent_.scratch_bytes_per_lane * kLanes);
    part(layout_->global, world.global.data(), extent_.global_bytes);
  };
  for (size_t i = 0; i < waves_; ++i) {
    std::byte* block = layout_->host + i * layout_->bytes;
    const uint64_t entry = source_->slot(case_of[i]);
    const uint64_t nowhere = 0;
    std::memcpy(block + layout_->entry, &entry, 8);
    std::memcpy(block + layout_->landed, &nowhere, 8);
    copy(block, worlds[i], true);
  }
  exec::DispatchInfo dispatch;
  dispatch.kernel_name = "direct";
  dispatch.entry_address = kCode;
  dispatch.compute_pgm_rsrc1 = isa::encoded_vgprs(machine_.limits, machine_.wave_size, kVgprs) | kPlainMode << 12;
  dispatch.compute_pgm_rsrc2 = 1 | 2 << 1 | 1 << 7;  // scratch offset, 2 user SGPRs, workgroup id
  dispatch.kernel_code_properties = 1 << 5;          // FLAT_SCRATCH_INIT
  dispatch.group_segment_bytes = static_cast<uint32_t>(extent_.lds_bytes);
  dispatch.private_segment_bytes = static_cast<uint32_t>(extent_.scratch_bytes_per_lane);
  dispatch.grid = {static_cast<uint32_t>(kLanes * waves_), 1, 1};
  dispatch.workgroup_size = {kLanes, 1, 1};
  dispatch.system = system_;
  exec::DispatchOptions options;
  options.threads = 1;
  const events::Outcome outcome = engine_->launch(*code_, dispatch, memory_, options);
  for (size_t i = 0; i < waves_; ++i) {
    std::byte* block = layout_->host + i * layout_->bytes;
    std::memcpy(&landed[i], block + layout_->landed, 8);
    copy(block, worlds[i], false);
  }
  return outcome;
}

}  // namespace lw::direct
