// Loads and stores of the symbolic lane.
#include "isa/operand_values.h"
#include "prove/encoder.h"

namespace lw::prove {
namespace {

using sem::AddressSpace;

// Whether what is stored in one space may be what is loaded from the other.
bool may_overlap(AddressSpace a, AddressSpace b) {
  const auto is_global = [](AddressSpace space) {
    return space == AddressSpace::global || space == AddressSpace::scalar;
  };
  return a == b || a == AddressSpace::flat || b == AddressSpace::flat || (is_global(a) && is_global(b));
}

z3::expr at_offset(const z3::expr& address, unsigned offset) {
  const unsigned width = address.get_sort().bv_size();
  const z3::expr moved = (address + address.ctx().bv_val(offset, width)).simplify();
  return width == 64 ? moved : z3::zext(moved, 64 - width);
}

}  // namespace

z3::expr World::load(unsigned version, sem::AddressSpace space, const z3::expr& address, unsigned bytes) {
  const z3::sort word_sort = z3.bv_sort(32);
  const auto function = [&](const char* name, unsigned width) {
    const z3::sort sorts[] = {word_sort, word_sort, word_sort, z3.bv_sort(64)};
    return z3.function(name, 4, sorts, z3.bv_sort(width));
  };
  const z3::func_decl load8 = function("load8", 8), load32 = function("load32", 32);
  // The same address is another place in each lane's private memory, which flat addresses can mean as well.
  const bool is_private = space == AddressSpace::scratch || space == AddressSpace::flat;
  const z3::expr of[] = {word(version), word(static_cast<unsigned>(space)), is_private ? lane : word(0)};
  const auto at = [&](const z3::func_decl& load, unsigned offset) {
    return load(of[0], of[1], of[2], at_offset(address, offset));
  };
  const auto bytes_from = [&](unsigned first, unsigned count) {
    z3::expr result = at(load8, first);
    for (unsigned i = 1; i < count; ++i) result = z3::concat(at(load8, first + i), result);
    return result;
  };
  if (bytes < 4) return z3::zext(bytes_from(0, bytes), 32 - 8 * bytes);
  z3::expr result = at(load32, 0);
  for (unsigned first = 0; first < bytes; first += 4) {
    const z3::expr loaded = at(load32, first);
    // A fact, since words are seldom loaded byte by byte.
    if (known_loads_.insert(Z3_get_ast_id(z3, loaded)).second) facts_.push_back(loaded == bytes_from(first, 4));
    kept_loads_.push_back(loaded);
    if (first > 0) result = z3::concat(loaded, result);
  }
  return result;
}

z3::expr SymbolicLane::takes_part(AddressSpace space, const z3::expr& truth) {
  return space == AddressSpace::scalar ? truth : lane_bit(sgpr(isa::kExec), sgpr(isa::kExecHi)) && truth;
}

z3::expr SymbolicLane::load(const sem::Node& node, const std::vector<z3::expr>& t) {
  const sem::MemoryAccess access = sem::MemoryAccess::unpack(node.imm);
  unsigned version = 0;
  for (const Store& store : stores_) version += may_overlap(store.space, access.space);
  const z3::expr loaded = world_.load(version, access.space, world_.simplified(t[0]), access.bytes);
  return z3::ite(takes_part(access.space, t[1]), loaded, world_.z3.bv_val(0, loaded.get_sort().bv_size()));
}

void SymbolicLane::store(const sem::Node& node, const std::vector<z3::expr>& t) {
  const sem::MemoryAccess access = sem::MemoryAccess::unpack(node.imm);
  z3::expr data = t[2];
  for (size_t i = 3; i < t.size(); ++i) data = z3::concat(t[i], data);
  stores_.push_back({access.space, access.bytes, takes_part(access.space, t[1]), world_.simplified(t[0]),
                     world_.simplified(data.extract(8 * access.bytes - 1, 0))});
}

z3::expr SymbolicLane::stores_differ_from(const SymbolicLane& other) const {
  if (stores_.size() != other.stores_.size()) return world_.z3.bool_val(true);
  z3::expr differ = world_.z3.bool_val(false);
  for (size_t i = 0; i < stores_.size(); ++i) {
    const Store &a = stores_[i], &b = other.stores_[i];
    if (a.space != b.space || a.bytes != b.bytes) return world_.z3.bool_val(true);
    differ = differ || a.active != b.active || (a.active && (a.address != b.address || a.data != b.data));
  }
  return differ;
}

}  // namespace lw::prove
