#include <algorithm>
#include <unordered_map>

#include "flow/access_mix.h"
#include "flow/lane_flow.h"
#include "flow/lds_banks.h"
#include "flow/mix.h"

namespace lw::flow {
namespace {

bool is_lds_or_gds(isa::Unit unit) { return unit == isa::Unit::lds || unit == isa::Unit::gds; }

bool is_memory_unit(isa::Unit unit) {
  return unit == isa::Unit::smem || unit == isa::Unit::vmem || unit == isa::Unit::flat || is_lds_or_gds(unit);
}

MemoryKind kind_of(const isa::Encoding& encoding, const inst::Instruction& instruction) {
  switch (encoding.record().unit) {
    case isa::Unit::gds: return MemoryKind::gds;
    case isa::Unit::lds: return instruction.mod(isa::Modifier::gds) != 0 ? MemoryKind::gds : MemoryKind::lds;
    case isa::Unit::smem: return MemoryKind::scalar;
    case isa::Unit::vmem: return inst::is_image(encoding.format) ? MemoryKind::image : MemoryKind::buffer;
    default: break;
  }
  if (encoding.format == isa::Format::GLOBAL) return MemoryKind::global;
  return encoding.format == isa::Format::SCRATCH ? MemoryKind::scratch : MemoryKind::flat;
}

// One access of a program to memory.
struct Place {
  sem::NodeId address = sem::kNoNode;
  sem::AddressSpace space = sem::AddressSpace::global;
  uint8_t bytes = 0;
};

struct Touches {
  std::vector<Place> loads, stores, atomics;
  bool by_one_lane = false;  // ds_append and ds_consume: the first active lane goes for all
  bool empty() const { return loads.empty() && stores.empty() && atomics.empty(); }
  void remove(sem::AddressSpace space) {
    for (auto* places : {&loads, &stores, &atomics}) {
      std::erase_if(*places, [&](const Place& place) { return place.space == space; });
    }
  }
};

Touches touches_of(const sem::Program& program) {
  Touches result;
  for (const sem::Node& node : program.nodes) {
    if (node.op == sem::Uop::first_lane) result.by_one_lane = true;
    const bool is_load = node.op == sem::Uop::load;
    const bool is_store = node.op == sem::Uop::store;
    if (!is_load && !is_store && node.op != sem::Uop::atomic_begin) continue;
    const sem::MemoryAccess access = sem::MemoryAccess::unpack(node.imm);
    (is_load    ? result.loads
     : is_store ? result.stores
                : result.atomics)
        .push_back({program.args(node)[0], access.space, access.bytes});
  }
  return result;
}

bool writes_registers(const sem::Program& program) {
  return std::ranges::any_of(program.nodes, [](const sem::Node& node) {
    return node.op == sem::Uop::write_vgpr || node.op == sem::Uop::write_sgpr;
  });
}

bool stops(const sem::Program& program) {
  return std::ranges::any_of(program.nodes, [](const sem::Node& node) { return node.op == sem::Uop::not_modelled; });
}

uint32_t bytes_of(std::span<const Place> places) {
  uint32_t bytes = 0;
  for (const Place& place : places) bytes += place.bytes;
  return bytes;
}

bool is_data(std::string_view operand) {
  return operand == "vdata" || operand == "vdst" || operand == "sdata" || operand.starts_with("data");
}

// Of the data operands, without the status that tfe adds to images.
uint32_t register_bytes(const isa::Target& target, const inst::Instruction& instruction) {
  const isa::Encoding& encoding = instruction.enc();
  if (inst::is_image(encoding.format)) {
    const unsigned status = instruction.mod(isa::Modifier::tfe) != 0 ? 1 : 0;
    return std::max(1u, inst::image_data_dwords(target, instruction) - status) * 4;
  }
  uint32_t dwords = 0;
  for (const isa::Operand& operand : encoding.operands()) {
    if (is_data(isa::operand_name(operand.name))) dwords = std::max<uint32_t>(dwords, operand.dwords);
  }
  return dwords * 4;
}

// Where there is no program: by what the record says is read and written.
void describe_by_record(const isa::Target& target, const inst::Instruction& instruction, AccessMix& shape) {
  const isa::Encoding& encoding = instruction.enc();
  const isa::Record& record = encoding.record();
  const bool writes = isa::has(record.writes, isa::Implicit::memory) || isa::has(record.writes, isa::Implicit::lds) ||
                      isa::has(record.writes, isa::Implicit::gds);
  bool fills = false;
  for (size_t i = 0; i < encoding.operands().size(); ++i) {
    const isa::Operand& operand = encoding.operands()[i];
    if (!is_data(isa::operand_name(operand.name))) continue;
    fills |= operand.is_written;
  }
  shape.is_atomic = encoding.format == isa::Format::MIMG_ATOMIC || record.family().ends_with("_atomic");
  shape.is_store = writes && !shape.is_atomic;
  shape.is_load = fills;
  shape.bytes_per_lane = register_bytes(target, instruction);
}

}  // namespace

AccessMix access_of(const isa::Target& target, const inst::Instruction& instruction) {
  const isa::Encoding& encoding = instruction.enc();
  AccessMix shape;
  shape.mnemonic = encoding.stem();
  shape.unit = encoding.record().unit;
  shape.kind = kind_of(encoding, instruction);
  shape.d16 = shape.mnemonic.find("_d16") != std::string::npos ||
              (inst::is_image(encoding.format) && instruction.mod(isa::Modifier::d16) != 0);
  // What images touch is their descriptors' business.
  if (inst::is_image(encoding.format)) {
    describe_by_record(target, instruction, shape);
    return shape;
  }
  const sem::Specialised specialised = sem::specialise(target, instruction);
  if (specialised.refusal != sem::ProgramRefusal::none || stops(specialised.program)) {
    describe_by_record(target, instruction, shape);
    return shape;
  }
  Touches touches = touches_of(specialised.program);
  // Buffer accesses with `lds` leave their registers' place to the LDS.
  if (shape.kind != MemoryKind::lds) touches.remove(sem::AddressSpace::lds);
  shape.is_atomic = !touches.atomics.empty();
  shape.is_store = !touches.stores.empty() && !shape.is_atomic;
  shape.is_load = shape.is_atomic ? writes_registers(specialised.program) : !touches.loads.empty() && !shape.is_store;
  const auto& places = shape.is_atomic ? touches.atomics : shape.is_store ? touches.stores : touches.loads;
  // The program of a typed access has every format that its descriptor may name.
  const bool is_typed = shape.mnemonic.find("_format_") != std::string::npos;
  shape.bytes_per_lane = is_typed ? register_bytes(target, instruction) : bytes_of(places);
  shape.is_pair = encoding.format == isa::Format::DS2;
  return shape;
}

// With every register 0, addresses are their offsets.
uint32_t pair_distance(const isa::Target& target, const inst::Instruction& instruction) {
  const sem::Specialised specialised = sem::specialise(target, instruction);
  const Touches touches = touches_of(specialised.program);
  const auto& places = !touches.atomics.empty() ? touches.atomics
                       : !touches.loads.empty() ? touches.loads
                                                : touches.stores;
  if (places.size() < 2) return 0;
  const LaneEvaluation values(specialised.program, [](unsigned) { return LaneValue::of_constant(0); });
  const auto first = values.at(places.front().address)->constant();
  const auto second = values.at(places.back().address)->constant();
  return std::max(*first, *second) - std::min(*first, *second);
}

namespace {

class Accesses {
 public:
  Accesses(const Code& code, const InstructionAt& instruction_at)
      : code_(code), instruction_at_(instruction_at), by_encoding_(isa::encodings().size(), kNotSeen) {}

  void add(size_t i, MemoryMix& shape) {
    const isa::EncodingId id = code_.effects(i).encoding;
    const isa::Encoding& encoding = isa::encoding(id);
    const isa::Unit unit = encoding.record().unit;
    if (!is_memory_unit(unit)) return;
    // Modifiers choose the kind of LDS and image instructions; all others of one encoding are alike.
    const bool by_modifiers = is_lds_or_gds(unit) || inst::is_image(encoding.format);
    uint32_t index = by_modifiers ? kNotSeen : by_encoding_[id];
    if (index == kNotSeen) {
      const inst::Instruction instruction = instruction_at_(i);
      index = find(describe_cached(id, instruction), shape);
      if (!by_modifiers) by_encoding_[id] = index;
      if (index != kNoAccess && shape.accesses[index].is_pair) {
        ++shape.accesses[index].strides[pair_distance(code_.target(), instruction)];
      }
    }
    if (index == kNoAccess) {
      shape.lds_lane_moves += unit == isa::Unit::lds;
      return;
    }
    AccessMix& access = shape.accesses[index];
    ++access.count;
    access.instructions.push_back(static_cast<uint32_t>(i));
  }

 private:
  static constexpr uint32_t kNotSeen = 0xffffffff;
  static constexpr uint32_t kNoAccess = 0xfffffffe;

  // LDS instructions of one encoding differ in their offsets and in gds only.
  const AccessMix& describe_cached(isa::EncodingId id, const inst::Instruction& instruction) {
    const isa::Encoding& encoding = instruction.enc();
    if (inst::is_image(encoding.format)) return scratch_ = access_of(code_.target(), instruction);
    const auto [place, is_new] =
        described_.try_emplace(uint32_t{id} * 2 + (instruction.mod(isa::Modifier::gds) != 0), AccessMix{});
    if (is_new) place->second = access_of(code_.target(), instruction);
    return place->second;
  }

  uint32_t find(const AccessMix& wanted, MemoryMix& shape) {
    if (!wanted.is_load && !wanted.is_store && !wanted.is_atomic) return kNoAccess;
    for (uint32_t i = 0; i < shape.accesses.size(); ++i) {
      const AccessMix& have = shape.accesses[i];
      if (have.mnemonic == wanted.mnemonic && have.kind == wanted.kind && have.d16 == wanted.d16 &&
          have.bytes_per_lane == wanted.bytes_per_lane && have.is_load == wanted.is_load) {
        return i;
      }
    }
    shape.accesses.push_back(wanted);
    return static_cast<uint32_t>(shape.accesses.size() - 1);
  }

  const Code& code_;
  const InstructionAt& instruction_at_;
  std::vector<uint32_t> by_encoding_;
  std::unordered_map<uint32_t, AccessMix> described_;
  AccessMix scratch_;
};

// What is known of an LDS access, its number left out.
std::optional<BankConflict> find_conflict(const isa::Banks& banks, const sem::Program& program,
                                          const LaneEvaluation& values) {
  const Touches touches = touches_of(program);
  if (touches.empty()) return std::nullopt;
  std::optional<BankConflict> result;
  if (touches.by_one_lane) return BankConflict{};
  const auto add = [&](std::span<const Place> places, bool is_atomic) {
    return std::ranges::all_of(places, [&](const Place& place) {
      const auto& address = values.at(place.address);
      if (place.space != sem::AddressSpace::lds || !address) return false;
      const auto use = bank_use(banks, *address, place.bytes, is_atomic);
      if (!use) return false;
      const bool assumed = address->assumed || (result && result->assumed);
      if (!result || use->ways > result->ways) result = BankConflict{0, use->ways, use->affine, use->stride_bytes};
      result->assumed = assumed;
      return true;
    });
  };
  if (!add(touches.loads, false) || !add(touches.stores, false) || !add(touches.atomics, true)) return std::nullopt;
  return result;
}

// Accesses alike but for their offsets, from one address, conflict alike: a whole number of dwords turns all banks.
class Conflicts {
 public:
  // Without `banks` none is known.
  explicit Conflicts(const std::optional<isa::Banks>& banks) : banks_(banks) {}

  std::optional<BankConflict> of(const LaneFlow::Access& access) {
    if (!banks_ || access.address == LaneFlow::kUnknownValue) return std::nullopt;
    std::optional<BankConflict> result;
    const auto compute = [&] {
      access.evaluate([&](const sem::Program& program, const LaneEvaluation& values) {
        result = find_conflict(*banks_, program, values);
      });
    };
    if (!access.address) {
      compute();
      return result;
    }
    const uint64_t in_dword = access.decoded.mod(isa::Modifier::offset) % 4;
    const auto [place, is_new] =
        known_.try_emplace(uint64_t{*access.address} << 18 | uint64_t{access.decoded.encoding} << 2 | in_dword);
    if (is_new) {
      compute();
      place->second = result;
    }
    return place->second;
  }

 private:
  std::optional<isa::Banks> banks_;
  std::unordered_map<uint64_t, std::optional<BankConflict>> known_;
};

}  // namespace

std::string_view memory_kind_name(MemoryKind kind) {
  switch (kind) {
    case MemoryKind::lds: return "lds";
    case MemoryKind::gds: return "gds";
    case MemoryKind::global: return "global";
    case MemoryKind::flat: return "flat";
    case MemoryKind::scratch: return "scratch";
    case MemoryKind::buffer: return "buffer";
    case MemoryKind::image: return "image";
    case MemoryKind::scalar: return "scalar";
  }
  return "";
}

MemoryMix memory_mix(const Code& code, const Graph& graph, const Masks& masks, size_t first, size_t last,
                     const InstructionAt& instruction_at, const MemoryOptions& options) {
  MemoryMix shape;
  Accesses accesses(code, instruction_at);
  for (size_t i = first; i < last; ++i) {
    if (code.at(i).is_instruction) accesses.add(i, shape);
  }
  for (AccessMix& access : shape.accesses) {
    if (access.strides.size() == 1) access.stride_bytes = access.strides.begin()->first;
  }

  std::vector<bool> is_lds(last - first);
  std::vector<bool> has_lds(graph.functions.size());
  size_t unsettled = 0;
  for (const AccessMix& access : shape.accesses) {
    if (access.kind != MemoryKind::lds) continue;
    for (const uint32_t i : access.instructions) {
      is_lds[i - first] = true;
      has_lds[graph.blocks[graph.block_of(i)].function] = true;
      ++unsettled;
    }
  }
  Conflicts conflicts(isa::lds_banks(*code.target().limits));
  LaneFlow flow(code, graph, masks, instruction_at, options);
  for (uint32_t function = 0; function < graph.functions.size(); ++function) {
    if (!has_lds[function]) continue;
    flow.run(function, [&](const LaneFlow::Access& access) {
      const size_t i = access.instruction;
      if (i < first || i >= last || !is_lds[i - first]) return;
      std::optional<BankConflict> conflict = conflicts.of(access);
      if (!conflict) return;
      conflict->instruction = static_cast<uint32_t>(i);
      shape.conflicts.push_back(*conflict);
      --unsettled;
    });
  }
  shape.lds_unknown = unsettled;
  std::ranges::sort(shape.conflicts, {}, &BankConflict::instruction);
  if (std::ranges::any_of(shape.conflicts, &BankConflict::assumed)) {
    shape.assumption = "a workgroup is a multiple of 64 work-items long in x, so that v0 counts the lanes of a wave";
  }
  return shape;
}

}  // namespace lw::flow
