#include "shader/radv_inputs.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <map>
#include <set>

namespace lw::shader {
namespace {

using object::ShaderSgpr;
using Kind = ShaderSgpr::Kind;

constexpr unsigned kUserSgprs = 16;      // of a compute shader, below gfx11 and from there on
constexpr unsigned kMostPushSgprs = 8;   // for push constants where some are read from memory
constexpr unsigned kPushConstants = 64;  // dwords, as the driver counts them

template <class Take>
void each_line(std::string_view text, Take take) {
  while (!text.empty()) {
    const size_t end = text.find('\n');
    std::string_view line = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size()));
    take(line);
  }
}

// The number behind `key`: of "base=3" behind "base=".
std::optional<uint32_t> number_after(std::string_view line, std::string_view key) {
  const size_t at = line.find(key);
  if (at == std::string_view::npos) return std::nullopt;
  std::string_view digits = line.substr(at + key.size());
  digits = digits.substr(0, std::min(digits.find_first_not_of("0123456789abcdefx"), digits.size()));
  const std::optional<uint64_t> value = parse_unsigned(digits);
  return value && *value <= UINT32_MAX ? std::optional(static_cast<uint32_t>(*value)) : std::nullopt;
}

// Whether a value is read: of a number of 64 bits that is, one half may be left out.
enum class IsRead : uint8_t { no, maybe, yes };

// A load of push constants at a place that is known.
struct PushLoad {
  uint32_t first = 0;  // dword
  std::vector<IsRead> dwords;

  uint64_t mask() const { return bits(dwords.size()) << first; }
  static uint64_t bits(size_t count) { return count >= 64 ? ~uint64_t{0} : (uint64_t{1} << count) - 1; }
};

// What the shader reads, of NIR: lines such as "vec1 32 con ssa_8 = intrinsic load_push_constant (ssa_3) (base=0, …)".
class NirReads {
 public:
  explicit NirReads(std::string_view nir) : nir_(nir) {
    each_line(nir, [&](std::string_view line) { take(line); });
  }

  std::set<uint32_t> set_arguments;  // their numbers among the arguments
  bool has_set_table = false;
  std::vector<PushLoad> push_loads;
  bool reads_push_constants = false;
  bool reads_push_memory = false;  // numbers of less than 32 bits, and places that are worked out
  bool reads_counts = false, reads_info = false;
  unsigned counts = 0, ids = 0;  // axes: bit 0 is x

 private:
  void take(std::string_view line) {
    const size_t equals = line.find(" = ");
    const size_t before = line.rfind(' ', equals == std::string_view::npos ? equals : equals - 1);
    if (equals == std::string_view::npos || before == std::string_view::npos) return;
    const std::string_view result = line.substr(before + 1, equals - before - 1);
    const std::string_view value = line.substr(equals + 3);
    if (value.starts_with("load_const (")) {
      if (const auto constant = number_after(value, "load_const (")) constants_[std::string(result)] = *constant;
      return;
    }
    constexpr std::string_view kIntrinsic = "intrinsic ", kAddress = "pack_64_2x32_split ";
    if (value.starts_with(kAddress)) {
      has_set_table |= set_addresses_.contains(std::string(first_operand(value.substr(kAddress.size()))));
      return;
    }
    if (!value.starts_with(kIntrinsic)) return;
    const std::string_view name =
        value.substr(kIntrinsic.size(), value.find(' ', kIntrinsic.size()) - kIntrinsic.size());
    if (name == "load_scalar_arg_amd") {
      if (const auto base = number_after(value, "base=")) set_arguments.insert(*base);
    } else if (name == "load_smem_amd") {
      // One dword that is the low half of an address: the address of a set, out of the table.
      if (line.starts_with("vec1 32 ")) set_addresses_.insert(std::string(result));
    } else if (name == "load_push_constant") {
      take_push_constant(line, result, value);
    } else if (name == "load_num_workgroups") {
      reads_counts = true;
      counts |= components(result);
    } else if (name == "load_workgroup_id") {
      ids |= components(result);
    } else if (name == "load_subgroup_id" || name == "load_num_subgroups" || name == "load_local_invocation_index") {
      reads_info = true;
    }
  }

  static std::string_view first_operand(std::string_view operands) {
    return operands.substr(0, std::min(operands.find_first_of(", )"), operands.size()));
  }

  void take_push_constant(std::string_view line, std::string_view result, std::string_view value) {
    reads_push_constants = true;
    const auto count = number_after(line, "vec"), base = number_after(value, "base=");
    const size_t blank = line.find(' '), open = value.find('('), close = value.find(')');
    const auto bits = number_after(line.substr(std::min(blank, line.size())), " ");
    const auto offset = open == std::string_view::npos || close == std::string_view::npos || close < open
                            ? constants_.end()
                            : constants_.find(std::string(value.substr(open + 1, close - open - 1)));
    const uint32_t wide = bits.value_or(0) / 32;
    if (!count || *count == 0 || *count > 16 || !base || wide == 0 || wide > 2 || offset == constants_.end()) {
      reads_push_memory = true;
      return;
    }
    const uint64_t first = (uint64_t{*base} + offset->second) / 4, dwords = uint64_t{*count} * wide;
    if (first + dwords > kPushConstants) {
      reads_push_memory = true;
      return;
    }
    PushLoad load{static_cast<uint32_t>(first), {}};
    const unsigned read = *count <= 4 ? components(result) : ~0u;
    for (uint32_t i = 0; i < dwords; ++i) {
      const bool is_read = (read >> i / wide & 1) != 0;
      load.dwords.push_back(!is_read ? IsRead::no : wide == 1 ? IsRead::yes : IsRead::maybe);
    }
    push_loads.push_back(std::move(load));
  }

  // Which of x, y, z and w of a value are read somewhere: "ssa_5.y", "ssa_5.xz", or "ssa_5" for all.
  unsigned components(std::string_view value) const {
    constexpr std::string_view kComponents = "xyzw";
    unsigned read = 0;
    for (size_t at = nir_.find(value); at != std::string_view::npos; at = nir_.find(value, at + 1)) {
      std::string_view behind = nir_.substr(at + value.size(), 1 + kComponents.size());
      if (behind.starts_with(" = ") || (!behind.empty() && behind[0] >= '0' && behind[0] <= '9')) continue;
      if (!behind.starts_with(".")) {
        read |= 15;
        continue;
      }
      for (behind.remove_prefix(1); !behind.empty() && kComponents.find(behind[0]) != std::string_view::npos;
           behind.remove_prefix(1))
        read |= 1u << kComponents.find(behind[0]);
    }
    return read;
  }

  std::string_view nir_;
  std::map<std::string, uint32_t> constants_;
  std::set<std::string> set_addresses_;
};

// An SGPR of an argument, as the backend declares it: "s2: %87:s[0-1]" is two, with "(kill)" where nothing reads it.
// What was one argument may be declared by halves.
struct Slot {
  uint32_t sgpr = 0;
  uint32_t declared_with = 1;      // SGPRs in all
  bool is_read = false;            // it or one that it is declared with
  IsRead as_address = IsRead::no;  // whether memory is read at it; `maybe`: where it is copied to may be an address
};

// Values that are used as the low halves of the addresses of scalar loads: "s2: %71 = p_create_vector (kill)%53,
// 0xffff8000" and then "s_load_dwordx4 %71, 0". Those that are copied are apart.
class AddressUses {
 public:
  explicit AddressUses(std::string_view ir) {
    std::map<std::string_view, std::string_view> made;  // from what
    each_line(ir, [&](std::string_view line) {
      const size_t equals = line.find(" = ");
      if (equals == std::string_view::npos) return;
      std::string_view operation = line.substr(equals + 3);
      const std::string_view name = operation.substr(0, std::min(operation.find(' '), operation.size()));
      operation.remove_prefix(name.size());
      if (name == "p_create_vector") {
        if (std::ranges::count(operation, '%') == 1 && std::ranges::count(operation, ',') == 1)
          made[value_in(line.substr(0, equals))] = value_in(operation);
      } else if (name.starts_with("s_load_dword")) {
        if (const auto from = made.find(value_in(operation)); from != made.end()) addresses_.insert(from->second);
      } else if (name == "p_parallelcopy" || name == "p_spill" || name == "p_phi" || name == "p_linear_phi") {
        for (std::string_view value = value_in(operation); !value.empty(); value = value_in(operation)) {
          copied_.insert(value);
          operation.remove_prefix(static_cast<size_t>(value.data() + value.size() - operation.data()));
        }
      }
    });
  }

  IsRead of(std::string_view value) const {
    return addresses_.contains(value) ? IsRead::yes : copied_.contains(value) ? IsRead::maybe : IsRead::no;
  }

  // The first "%53" of a text.
  static std::string_view value_in(std::string_view text) {
    const size_t at = text.find('%');
    if (at == std::string_view::npos) return {};
    const size_t end = text.find_first_not_of("0123456789", at + 1);
    return text.substr(at, end == std::string_view::npos ? end : end - at);
  }

 private:
  std::set<std::string_view> addresses_, copied_;
};

Result<std::vector<Slot>> slots_of(std::string_view ir) {
  const AddressUses addresses(ir);
  std::vector<Slot> slots;
  bool found = false, ok = true, ids_are_apart = false;
  each_line(ir, [&](std::string_view line) {
    constexpr std::string_view kStart = " = p_startpgm";
    if (found || !line.ends_with(kStart)) return;
    found = true;
    line.remove_suffix(kStart.size());
    while (!line.empty() && ok) {
      const size_t comma = line.find(',');
      std::string_view item = line.substr(0, comma);
      line.remove_prefix(comma == std::string_view::npos ? line.size() : comma + 1);
      item.remove_prefix(std::min(item.find_first_not_of(' '), item.size()));
      if (item.starts_with("v")) {
        ids_are_apart = item.starts_with("v3:");
        continue;
      }
      const auto count = number_after(item, "s"), first = number_after(item, ":s[");
      ok = item.starts_with("s") && count && *count <= kUserSgprs && first == slots.size();
      for (uint32_t i = 0; ok && i < *count; ++i)
        slots.push_back({*first + i, *count, item.find("(kill)") == std::string_view::npos,
                         addresses.of(AddressUses::value_in(item))});
    }
  });
  constexpr size_t kLeast = 3;  // of private memory
  if (!found || !ok || slots.size() < kLeast) return Error{"the driver's text of the shader has no arguments in it"};
  // From gfx11 on they share a VGPR, and there is no offset into the ring.
  if (!ids_are_apart) return Error{"the ids in the workgroup are not in three VGPRs"};
  return slots;
}

// What may be in a slot.
struct Role {
  ShaderSgpr holds;
  IsRead is_read = IsRead::yes;
};

// How push constants are given.
struct PushForm {
  bool has_address = false;
  bool is_cut = false;    // some that could be in SGPRs have no room there
  uint64_t in_sgprs = 0;  // bit i: dword i
};

uint64_t lowest_bits(uint64_t mask, unsigned count) {
  uint64_t kept = 0;
  for (; count > 0 && mask != 0; --count, mask &= mask - 1) kept |= mask & -mask;
  return kept;
}

// The forms that there can be, the likely one first. Of the push constants that are read as whole dwords at known
// places, all are in SGPRs where nothing else is read and there is room, which the address leaves then; else the first
// of them.
std::vector<PushForm> push_forms(const NirReads& reads, uint64_t narrow, unsigned left) {
  uint64_t mask = 0;
  for (const PushLoad& load : reads.push_loads) mask |= load.mask();
  const bool is_memory_read = reads.reads_push_memory || (mask & narrow) != 0;
  mask &= ~narrow;
  const unsigned count = static_cast<unsigned>(std::popcount(mask)), most = std::min(left, kMostPushSgprs);
  const PushForm with_address{true, count > most, lowest_bits(mask, std::min(count, most))};
  if (is_memory_read) return {with_address};
  if (count <= left + 1) return {{false, false, mask}, with_address};
  return {with_address};
}

// A load is of SGPRs where all that it loads is there, else of memory.
void add_push_roles(const NirReads& reads, const PushForm& form, std::vector<Role>& roles) {
  IsRead address = reads.reads_push_memory ? IsRead::yes : IsRead::no;
  std::array<IsRead, kPushConstants> dwords{};
  for (const PushLoad& load : reads.push_loads) {
    const bool is_in_sgprs = (load.mask() & ~form.in_sgprs) == 0;
    for (size_t i = 0; i < load.dwords.size(); ++i) {
      IsRead& read = is_in_sgprs ? dwords[load.first + i] : address;
      read = std::max(read, is_in_sgprs ? load.dwords[i] : load.dwords[i] == IsRead::no ? IsRead::no : IsRead::yes);
    }
  }
  if (form.has_address) roles.push_back({{Kind::push_constants_address, 0}, address});
  for (uint32_t i = 0; i < kPushConstants; ++i)
    if (form.in_sgprs >> i & 1) roles.push_back({{Kind::push_constant, i}, dwords[i]});
}

std::vector<Role> roles_of(const NirReads& reads, const RadvDeclarations& declared, const PushForm& form,
                           bool counts_together) {
  std::vector<Role> roles;
  const auto add = [&](Kind kind, uint32_t index = 0, bool is_read = true) {
    roles.push_back({{kind, index}, is_read ? IsRead::yes : IsRead::no});
  };
  if (reads.has_set_table) {
    add(Kind::set_table_address);
  } else {
    for (const uint32_t set : declared.sets) add(Kind::set_address, set);
  }
  add_push_roles(reads, form, roles);
  if (reads.reads_counts && declared.counts_in_sgprs) {
    for (uint32_t axis = 0; axis < 3; ++axis)
      add(Kind::workgroup_count, axis, counts_together || (reads.counts >> axis & 1) != 0);
  } else if (reads.reads_counts) {
    add(Kind::workgroup_counts_low);
    add(Kind::workgroup_counts_high);
  }
  for (uint32_t axis = 0; axis < 3; ++axis)
    if (reads.ids >> axis & 1) add(Kind::workgroup_id, axis);
  // One wave to a workgroup needs no number.
  if (reads.reads_info) roles.push_back({{Kind::workgroup_info, 0}, IsRead::maybe});
  return roles;
}

// The address of the push constants is one of scalar loads, which the constants themselves are not. Where code makes an
// address of a constant in the same way, no layout is found.
bool may_hold(const Slot& slot, const Role& role) {
  if (role.holds.kind == Kind::push_constants_address) return !slot.is_read || slot.as_address != IsRead::no;
  return role.holds.kind != Kind::push_constant || slot.as_address != IsRead::yes;
}

using Sgprs = std::vector<ShaderSgpr>;

// Each slot has the role of the same number: nothing was dropped since the driver declared the arguments.
std::optional<Sgprs> assign_all(std::span<const Slot> slots, const std::vector<Role>& roles) {
  if (slots.size() != roles.size()) return std::nullopt;
  Sgprs sgprs(slots.empty() ? 0 : slots.back().sgpr + 1);
  for (size_t i = 0; i < slots.size(); ++i) {
    const IsRead expected = roles[i].is_read;
    if (expected != IsRead::maybe && slots[i].is_read != (expected == IsRead::yes)) return std::nullopt;
    if (!may_hold(slots[i], roles[i])) return std::nullopt;
    sgprs[slots[i].sgpr] = roles[i].holds;
  }
  return sgprs;
}

// What was dropped is in slots that nothing reads: those that are read have the roles that are, in the same order.
// Halves of numbers that may be read count as read.
std::optional<Sgprs> assign_read(std::span<const Slot> slots, const std::vector<Role>& roles) {
  Sgprs sgprs;
  size_t next = 0;
  const auto skip = [&] {
    while (next < roles.size() && roles[next].is_read == IsRead::no) ++next;
  };
  for (const Slot& slot : slots) {
    if (!slot.is_read) continue;
    skip();
    if (next == roles.size() || !may_hold(slot, roles[next])) return std::nullopt;
    sgprs.resize(slot.sgpr + 1);
    sgprs[slot.sgpr] = roles[next++].holds;
  }
  skip();
  if (next + 1 == roles.size() && roles[next].holds.kind == Kind::workgroup_info) ++next;
  return next == roles.size() ? std::optional(sgprs) : std::nullopt;
}

// NIR names the arguments that hold addresses of sets. Each is one SGPR, behind the ring's two, which are argument 0.
bool has_sets_in_place(const Sgprs& sgprs, const std::set<uint32_t>& arguments) {
  for (size_t i = 0; i < sgprs.size(); ++i) {
    const bool is_set = sgprs[i].kind == Kind::set_address || sgprs[i].kind == Kind::set_table_address;
    if (is_set != (i > 0 && arguments.contains(static_cast<uint32_t>(i - 1)))) return false;
  }
  return true;
}

// SGPRs that are left for push constants beside their address.
unsigned sgprs_left(const NirReads& reads, const RadvDeclarations& declared) {
  constexpr unsigned kRing = 2;
  const unsigned counts = !reads.reads_counts ? 0 : declared.counts_in_sgprs ? 3 : 2;
  const unsigned sets = reads.has_set_table ? 1 : static_cast<unsigned>(declared.sets.size());
  const unsigned taken = kRing + counts + sets + (reads.reads_push_constants ? 1 : 0);
  return kUserSgprs - std::min(taken, kUserSgprs);
}

}  // namespace

std::set<uint32_t> set_arguments(const RadvTexts& texts) { return NirReads(texts.nir).set_arguments; }

bool permutes_whole_waves(const RadvTexts& texts) { return texts.ir.find(" = p_bpermute ") != std::string::npos; }

bool has_set_table(const RadvTexts& texts) { return NirReads(texts.nir).has_set_table; }

uint64_t narrow_push_constants(std::span<const object::PushMember> members) {
  uint64_t narrow = 0;
  for (const object::PushMember& member : members) {
    if (member.scalar_bytes >= sizeof(uint32_t)) continue;
    for (uint32_t i = 0; i < member.count; ++i) {
      const uint64_t first = member.offset_bytes + uint64_t{i} * member.stride_bytes;
      for (uint64_t dword = first / 4; dword <= (first + member.element_bytes - 1) / 4; ++dword)
        if (dword < kPushConstants) narrow |= uint64_t{1} << dword;
    }
  }
  return narrow;
}

Result<std::vector<ShaderSgpr>> read_radv_sgprs(const RadvTexts& texts, const RadvDeclarations& declared) {
  const Result<std::vector<Slot>> slots = slots_of(texts.ir);
  if (!slots) return slots.error();
  const NirReads reads(texts.nir);
  // The ring's address and the offset into it are always there.
  const std::span<const Slot> between = std::span(*slots).subspan(2, slots->size() - 3);
  const bool counts_together = std::ranges::count(between, 3u, &Slot::declared_with) != 0;
  std::vector<Sgprs> possible;
  for (const bool all : {true, false}) {
    for (const PushForm& form : push_forms(reads, declared.narrow_push_constants, sgprs_left(reads, declared))) {
      // Which of them had room cannot be told where some were dropped.
      if (!all && form.is_cut) continue;
      const std::vector<Role> roles = roles_of(reads, declared, form, counts_together);
      std::optional<Sgprs> sgprs = all ? assign_all(between, roles) : assign_read(between, roles);
      if (!sgprs) continue;
      sgprs->resize(slots->size());
      (*sgprs)[0] = {Kind::scratch_base_low, 0};
      (*sgprs)[1] = {Kind::scratch_base_high, 0};
      sgprs->back() = {Kind::scratch_offset, 0};
      if (has_sets_in_place(*sgprs, reads.set_arguments)) possible.push_back(*std::move(sgprs));
    }
    if (!possible.empty()) break;
  }
  if (possible.empty())
    return Error{fmt::format("the shader has {} SGPRs of arguments, which do not fit what it reads", slots->size())};
  if (possible.size() > 1) return Error{"the SGPRs of the shader's arguments may hold its push constants in two ways"};
  return std::move(possible.front());
}

std::optional<std::array<uint32_t, 3>> read_workgroup_size(const RadvTexts& texts) {
  std::optional<std::array<uint32_t, 3>> size;
  each_line(texts.nir, [&](std::string_view line) {
    constexpr std::string_view kKey = "workgroup-size: ";
    if (size || !line.starts_with(kKey)) return;
    std::array<uint32_t, 3> found{};
    for (size_t i = 0; i < 3; ++i) {
      const auto value = number_after(line, i == 0 ? kKey : ", ");
      if (!value) return;
      found[i] = *value;
      line.remove_prefix(i == 0 ? kKey.size() : line.find(", ") + 2);
    }
    size = found;
  });
  return size;
}

}  // namespace lw::shader
