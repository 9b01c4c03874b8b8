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
constexpr unsigned kMostPushSgprs = 8;   // push constants that are given in SGPRs
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

// What the shader reads, of NIR: lines such as "vec1 32 con ssa_8 = intrinsic load_push_constant (ssa_3) (base=0, …)".
class NirReads {
 public:
  explicit NirReads(std::string_view nir) : nir_(nir) {
    each_line(nir, [&](std::string_view line) { take(line); });
  }

  std::set<uint32_t> set_arguments;  // their numbers among the arguments
  uint64_t push_constants = 0;       // dwords read at constant places
  bool reads_push_constants = false, reads_push_indirectly = false;
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
    constexpr std::string_view kIntrinsic = "intrinsic ";
    if (!value.starts_with(kIntrinsic)) return;
    const std::string_view name =
        value.substr(kIntrinsic.size(), value.find(' ', kIntrinsic.size()) - kIntrinsic.size());
    if (name == "load_scalar_arg_amd") {
      if (const auto base = number_after(value, "base=")) set_arguments.insert(*base);
    } else if (name == "load_push_constant") {
      take_push_constant(line, value);
    } else if (name == "load_num_workgroups") {
      reads_counts = true;
      counts |= components(result);
    } else if (name == "load_workgroup_id") {
      ids |= components(result);
    } else if (name == "load_subgroup_id" || name == "load_num_subgroups" || name == "load_local_invocation_index") {
      reads_info = true;
    }
  }

  // Only whole dwords at places that are known are given in SGPRs.
  void take_push_constant(std::string_view line, std::string_view value) {
    reads_push_constants = true;
    const auto count = number_after(line, "vec"), base = number_after(value, "base=");
    const size_t blank = line.find(' '), open = value.find('('), close = value.find(')');
    const auto bits = number_after(line.substr(std::min(blank, line.size())), " ");
    const auto offset = constants_.find(std::string(value.substr(open + 1, close - open - 1)));
    if (!count || !base || !bits || *bits < 32 || offset == constants_.end()) {
      reads_push_indirectly = true;
      return;
    }
    const uint32_t first = (*base + offset->second) / 4, dwords = *count * (*bits / 32);
    for (uint32_t i = first; i < first + dwords; ++i) {
      if (i >= kPushConstants)
        reads_push_indirectly = true;
      else
        push_constants |= uint64_t{1} << i;
    }
  }

  // Which of x, y and z of a value are read somewhere: "ssa_5.y", "ssa_5.xz", or "ssa_5" for all.
  unsigned components(std::string_view value) const {
    unsigned read = 0;
    for (size_t at = nir_.find(value); at != std::string_view::npos; at = nir_.find(value, at + 1)) {
      std::string_view behind = nir_.substr(at + value.size(), 5);
      if (behind.starts_with(" = ") || (!behind.empty() && behind[0] >= '0' && behind[0] <= '9')) continue;
      if (!behind.starts_with(".")) {
        read |= 7;
        continue;
      }
      for (behind.remove_prefix(1); !behind.empty() && behind[0] >= 'x' && behind[0] <= 'z'; behind.remove_prefix(1))
        read |= 1u << (behind[0] - 'x');
    }
    return read;
  }

  std::string_view nir_;
  std::map<std::string, uint32_t> constants_;
};

// An SGPR of an argument, as the backend declares it: "s2: %87:s[0-1]" is two, with "(kill)" where nothing reads it.
// What was one argument may be declared by halves.
struct Slot {
  uint32_t sgpr = 0;
  uint32_t declared_with = 1;  // SGPRs in all
  bool is_read = false;        // it or one that it is declared with
};

Result<std::vector<Slot>> slots_of(std::string_view ir) {
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
        slots.push_back({*first + i, *count, item.find("(kill)") == std::string_view::npos});
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
  bool is_read = true;
};

struct PushForm {
  bool has_address = false;
  unsigned in_sgprs = 0;  // so many of those that are read, lowest first
};

std::vector<Role> roles_of(const NirReads& reads, std::span<const uint32_t> sets, bool has_table, PushForm push,
                           bool counts_in_sgprs, bool counts_together) {
  std::vector<Role> roles;
  const auto add = [&](Kind kind, uint32_t index = 0, bool is_read = true) {
    roles.push_back({{kind, index}, is_read});
  };
  if (has_table) add(Kind::set_table_address);
  for (size_t i = 0; i < sets.size() && !has_table; ++i) add(Kind::set_address, sets[i]);
  if (push.has_address) add(Kind::push_constants_address);
  uint64_t mask = reads.push_constants;
  for (unsigned i = 0; i < push.in_sgprs; ++i, mask &= mask - 1)
    add(Kind::push_constant, static_cast<uint32_t>(std::countr_zero(mask)));
  if (reads.reads_counts && counts_in_sgprs) {
    for (uint32_t axis = 0; axis < 3; ++axis)
      add(Kind::workgroup_count, axis, counts_together || (reads.counts >> axis & 1) != 0);
  } else if (reads.reads_counts) {
    add(Kind::workgroup_counts_low);
    add(Kind::workgroup_counts_high);
  }
  for (uint32_t axis = 0; axis < 3; ++axis)
    if (reads.ids >> axis & 1) add(Kind::workgroup_id, axis);
  if (reads.reads_info) add(Kind::workgroup_info);
  return roles;
}

// Slots in the order of roles. What the driver has dropped since it declared the arguments is in slots that nothing
// reads, so that, where there are more slots than roles, those that are read still have the roles that are (`all`
// false).
std::optional<std::vector<ShaderSgpr>> assign(std::span<const Slot> slots, const std::vector<Role>& roles, bool all) {
  std::vector<ShaderSgpr> sgprs;
  size_t next = 0;
  const auto skip = [&] {
    while (!all && next < roles.size() && !roles[next].is_read) ++next;
  };
  for (const Slot& slot : slots) {
    if (!all && !slot.is_read) continue;
    skip();
    if (next == roles.size() || (slot.is_read && !roles[next].is_read)) return std::nullopt;
    sgprs.resize(slot.sgpr + 1);
    sgprs[slot.sgpr] = roles[next++].holds;
  }
  skip();
  return next == roles.size() ? std::optional(sgprs) : std::nullopt;
}

// SGPRs that are left for sets and push constants.
unsigned free_sgprs(const NirReads& reads, bool counts_in_sgprs) {
  constexpr unsigned kRing = 2;
  const unsigned counts = !reads.reads_counts ? 0 : counts_in_sgprs ? 3 : 2;
  return kUserSgprs - kRing - counts - (reads.reads_push_constants ? 1 : 0);
}

// How the driver decides by what is read.
PushForm expected_form(const NirReads& reads, unsigned free, size_t set_count) {
  const unsigned left = free < set_count ? free - 1 : free - static_cast<unsigned>(set_count);
  const unsigned read = static_cast<unsigned>(std::popcount(reads.push_constants));
  if (!reads.reads_push_indirectly && read <= std::min(left + 1, kMostPushSgprs)) return {false, read};
  return {true, std::min(read, std::min(left, kMostPushSgprs))};
}

}  // namespace

std::set<uint32_t> set_arguments(const RadvTexts& texts) { return NirReads(texts.nir).set_arguments; }

bool permutes_whole_waves(const RadvTexts& texts) { return texts.ir.find(" = p_bpermute ") != std::string::npos; }

bool has_set_table(const RadvTexts& texts, size_t set_count, bool counts_in_sgprs) {
  return free_sgprs(NirReads(texts.nir), counts_in_sgprs) < set_count;
}

Result<std::vector<ShaderSgpr>> read_radv_sgprs(const RadvTexts& texts, std::span<const uint32_t> sets,
                                                bool counts_in_sgprs) {
  const Result<std::vector<Slot>> slots = slots_of(texts.ir);
  if (!slots) return slots.error();
  const NirReads reads(texts.nir);
  const unsigned free = free_sgprs(reads, counts_in_sgprs);
  const bool has_table = free < sets.size();
  // The ring's address and the offset into it are always there.
  const std::span<const Slot> between = std::span(*slots).subspan(2, slots->size() - 3);
  const bool counts_together = std::ranges::count(between, 3u, &Slot::declared_with) != 0;
  const std::vector<Role> roles =
      roles_of(reads, sets, has_table, expected_form(reads, free, sets.size()), counts_in_sgprs, counts_together);
  for (const bool all : {true, false}) {
    std::optional<std::vector<ShaderSgpr>> sgprs = assign(between, roles, all);
    if (!sgprs) continue;
    sgprs->resize(slots->size());
    (*sgprs)[0] = {Kind::scratch_base_low, 0};
    (*sgprs)[1] = {Kind::scratch_base_high, 0};
    sgprs->back() = {Kind::scratch_offset, 0};
    return *std::move(sgprs);
  }
  return Error{fmt::format("the shader has {} SGPRs of arguments, which do not fit what it reads", slots->size())};
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
