#include "object/address_map.h"

#include <elf.h>
#include <fmt/format.h>

#include <algorithm>

namespace lw::object {
namespace {

using Move = std::pair<uint64_t, uint64_t>;

// nullopt where a function of a patch agrees with itself.
std::optional<Error> check_function(const PatchedFunction& f) {
  const auto wrong = [&](std::string_view what) {
    return Error{fmt::format("patch of the function at {:#x}: {}", f.begin, what)};
  };
  if (f.begin >= f.end) return wrong("it has no code");
  if (f.bytes.size() != f.end - f.begin)
    return wrong(fmt::format("it has {:#x} bytes for a range of {:#x}", f.bytes.size(), f.end - f.begin));
  if (f.new_end <= f.begin || f.new_end > f.end) return wrong("the new end is not in the old range");
  if (f.moved.empty() || f.moved.front() != Move{f.begin, f.begin})
    return wrong("its first instruction is not at its start");
  for (size_t i = 0; i < f.moved.size(); ++i) {
    const auto [from, to] = f.moved[i];
    if (from < f.begin || from >= f.end || to < f.begin || to > f.new_end)
      return wrong(fmt::format("the instruction at {:#x} moves to {:#x}, outside of the code", from, to));
    if (i != 0 && (from <= f.moved[i - 1].first || to < f.moved[i - 1].second))
      return wrong(fmt::format("the instruction at {:#x} is out of order", from));
  }
  return std::nullopt;
}

}  // namespace

Result<AddressMap> AddressMap::make(const Patch& patch, const ElfFile& elf) {
  AddressMap map;
  for (const ElfSegment& segment : elf.segments)
    if (segment.type == PT_LOAD && (segment.flags & PF_X) != 0)
      map.code_.emplace_back(segment.address, segment.address + segment.bytes.size());
  for (const PatchedFunction& f : patch.functions) {
    if (auto error = check_function(f)) return *error;
    if (std::ranges::none_of(map.code_,
                             [&](const Move& code) { return f.begin >= code.first && f.end <= code.second; }))
      return Error{fmt::format("patch of the function at {:#x}: its {:#x} bytes are not in one executable segment",
                               f.begin, f.end - f.begin)};
    map.functions_.push_back(&f);
    if (f.new_end != f.end || std::ranges::any_of(f.moved, [](const Move& m) { return m.first != m.second; }))
      map.is_identity_ = false;
  }
  std::ranges::sort(map.functions_, {}, &PatchedFunction::begin);
  for (size_t i = 1; i < map.functions_.size(); ++i)
    if (map.functions_[i]->begin < map.functions_[i - 1]->end)
      return Error{fmt::format("the patches of the functions at {:#x} and {:#x} overlap", map.functions_[i - 1]->begin,
                               map.functions_[i]->begin)};
  return map;
}

const PatchedFunction* AddressMap::containing(uint64_t address) const {
  const auto after = std::ranges::upper_bound(functions_, address, {}, &PatchedFunction::begin);
  if (after == functions_.begin()) return nullptr;
  const PatchedFunction* f = *std::prev(after);
  return address < f->end ? f : nullptr;
}

const PatchedFunction* AddressMap::inside(uint64_t address) const {
  const PatchedFunction* f = containing(address);
  return f != nullptr && address != f->begin ? f : nullptr;
}

bool AddressMap::is_instruction(uint64_t address) const {
  const PatchedFunction* f = containing(address);
  return f != nullptr && std::ranges::binary_search(f->moved, address, {}, &Move::first);
}

uint64_t AddressMap::begin(uint64_t address) const {
  const PatchedFunction* f = containing(address);
  if (f == nullptr) return address;
  const auto at = std::ranges::lower_bound(f->moved, address, {}, &Move::first);
  return at != f->moved.end() ? at->second : f->new_end;
}

uint64_t AddressMap::end(uint64_t address) const {
  const PatchedFunction* before = address != 0 ? containing(address - 1) : nullptr;
  return before != nullptr && before->end == address ? before->new_end : begin(address);
}

bool AddressMap::is_code(uint64_t address) const {
  return std::ranges::any_of(code_, [&](const Move& code) { return address >= code.first && address < code.second; });
}

std::pair<uint64_t, uint64_t> AddressMap::range(uint64_t from, uint64_t to) const {
  // Ends that lie before begins are damage, which is not ours to mend.
  if (to < from || !is_code(from)) return {from, to};
  const uint64_t new_from = begin(from);
  return {new_from, std::max(new_from, from == to ? begin(to) : end(to))};
}

}  // namespace lw::object
