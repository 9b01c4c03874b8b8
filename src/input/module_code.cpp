#include "input/module_code.h"

#include <fmt/format.h>

#include <algorithm>

#include "bytes/bytes.h"
#include "text/printer.h"

namespace lw::input {

size_t add_code(std::span<const std::byte> bytes, uint64_t begin, size_t from, size_t end, flow::Code& code) {
  size_t at = from;
  while (at + 4 <= bytes.size() && at < end) {
    const bytes::Decoded decoded = bytes::decode(code.target(), bytes.subspan(at));
    if (decoded.instruction.valid())
      code.add(begin + at, decoded.instruction);
    else
      code.add_undecodable(begin + at);
    at += decoded.size_bytes;
  }
  return at;
}

ModuleCode::ModuleCode(CodeModule module, std::vector<bool> wanted)
    : module_(std::move(module)), is_wanted_(std::move(wanted)), code_(*module_.target) {
  read_needed(is_wanted_);
}

// Reads the wanted kernels and the functions that they reach; the code of a kernel says which functions it calls. A
// wanted function needs all code, because any of it may call the function.
void ModuleCode::read_needed(std::vector<bool> needed) {
  const size_t count = module_.entries.size();
  for (size_t e = 0; e < count; ++e)
    if (needed[e] && !module_.entries[e].is_kernel) {
      needed.assign(count, true);
      break;
    }
  const auto need = [&](size_t e) {
    const bool news = !needed[e];
    needed[e] = true;
    return news;
  };
  for (bool more = true; more;) {
    more = false;
    read(needed);
    for (const uint64_t address : graph_->outside) {
      if (bytes_at(address).empty()) continue;
      bool found = false;
      for (size_t e = 0; e < count; ++e) {
        if (address < module_.entries[e].address || address >= end_of(e)) continue;
        found = true;
        if (need(e)) more = true;
      }
      // Code that no symbol covers.
      for (size_t e = 0; e < count && !found; ++e)
        if (need(e)) more = true;
    }
    const bool any_function = std::any_of(graph_->calls.begin(), graph_->calls.end(), [](const flow::Call& call) {
      return call.callee == flow::Graph::kUnknownFunction;
    });
    for (size_t e = 0; e < count && any_function; ++e)
      if (!module_.entries[e].is_kernel && need(e)) more = true;
  }
}

uint64_t ModuleCode::end_of(size_t e) const {
  const CodeEntry& entry = module_.entries[e];
  if (entry.code_bytes != 0) return entry.address + entry.code_bytes;
  for (size_t next = e + 1; next < module_.entries.size(); ++next)
    if (module_.entries[next].address != entry.address) return module_.entries[next].address;
  return UINT64_MAX;
}

// The code of some entries; all code where all of them are needed.
void ModuleCode::read(const std::vector<bool>& needed) {
  const bool all = std::find(needed.begin(), needed.end(), false) == needed.end();
  code_ = flow::Code(*module_.target);
  for (const CodeModule::Stretch& stretch : module_.stretches) {
    const std::span<const std::byte> bytes(stretch.bytes);
    if (all) {
      add_code(bytes, stretch.address, 0, bytes.size(), code_);
      continue;
    }
    size_t at = 0;
    for (size_t e = 0; e < needed.size(); ++e) {
      const uint64_t begin = std::max(module_.entries[e].address, stretch.address);
      if (!needed[e] || begin >= stretch.address + bytes.size() || end_of(e) <= begin) continue;
      at = std::max<size_t>(at, begin - stretch.address);
      at = add_code(bytes, stretch.address, at, std::min<uint64_t>(bytes.size(), end_of(e) - stretch.address), code_);
    }
  }
  std::vector<flow::EntryPoint> entries;
  for (const CodeEntry& entry : module_.entries)
    entries.push_back({entry.address, entry.name, entry.is_kernel, entry.called_from_elsewhere, entry.received});
  graph_ = std::make_unique<flow::Graph>(flow::make_graph(code_, entries, module_.constants));
}

size_t ModuleCode::index_at(uint64_t address) const {
  size_t low = 0, high = code_.size();
  while (low < high) {
    const size_t middle = low + (high - low) / 2;
    if (code_.address(middle) < address)
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

std::span<const std::byte> ModuleCode::bytes_at(uint64_t address) const {
  const auto after = std::upper_bound(module_.stretches.begin(), module_.stretches.end(), address,
                                      [](uint64_t a, const CodeModule::Stretch& s) { return a < s.address; });
  if (after == module_.stretches.begin()) return {};
  const CodeModule::Stretch& stretch = *(after - 1);
  const uint64_t offset = address - stretch.address;
  return offset < stretch.bytes.size() ? std::span(stretch.bytes).subspan(offset) : std::span<const std::byte>();
}

inst::Instruction ModuleCode::instruction(size_t i) const {
  return bytes::decode(*module_.target, bytes_at(code_.address(i))).instruction;
}

std::optional<size_t> ModuleCode::undecodable_after(const flow::Block& block) const {
  if (block.ends != flow::BlockEnd::leaves_code) return std::nullopt;
  if (!code_.at(block.first).is_instruction) return block.first;
  const size_t word = block.end;
  const bool is_there = word < code_.size() && !code_.at(word).is_instruction && code_.follows_directly(word);
  return is_there ? std::optional(word) : std::nullopt;
}

std::string ModuleCode::text(size_t i) const {
  const inst::Instruction decoded = instruction(i);
  if (decoded.valid()) return text::to_string(*module_.target, decoded);
  const std::span<const std::byte> bytes = bytes_at(code_.address(i));
  return fmt::format(".long {:#010x}", bytes.size() >= 4 ? load_le<uint32_t>(bytes.data()) : 0);
}

ModuleCode::Extent ModuleCode::extent_of(size_t entry) const {
  const CodeEntry& e = module_.entries[entry];
  Extent extent;
  extent.entry = &e;
  extent.first = index_at(e.address);
  if (e.code_bytes != 0) {
    extent.last = index_at(e.address + e.code_bytes);
  } else {
    const bool is_last = entry + 1 == module_.entries.size();
    extent.last = is_last ? code_.size() : index_at(module_.entries[entry + 1].address);
    // Without a size, what nothing reaches at the end is padding.
    size_t end = extent.last;
    while (end > extent.first + 1 && !graph_->blocks[graph_->block_of(end - 1)].reachable)
      end = graph_->blocks[graph_->block_of(end - 1)].first;
    extent.last = std::max(end, std::min(extent.first + 1, extent.last));
  }
  for (uint32_t f = 0; f < graph_->functions.size(); ++f)
    if (graph_->functions[f].address == e.address) extent.function = f;
  return extent;
}

std::vector<ModuleCode::Extent> ModuleCode::wanted() const {
  std::vector<Extent> list;
  for (size_t i = 0; i < module_.entries.size(); ++i) {
    if (!is_wanted_[i]) continue;
    if (const Extent extent = extent_of(i); extent.first < extent.last) list.push_back(extent);
  }
  return list;
}

}  // namespace lw::input
