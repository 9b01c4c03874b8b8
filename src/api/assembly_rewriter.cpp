#include "api/assembly_rewriter.h"

#include <algorithm>
#include <map>

#include "text/printer.h"

namespace lw::api {
namespace {

bool has_label(const inst::Instruction& instruction) {
  return std::ranges::any_of(instruction.enc().operands(),
                             [](const isa::Operand& o) { return o.kind == isa::Kind::label; });
}

bool is_space(char c) { return c == ' ' || c == '\t' || c == '\r'; }
bool is_name(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '.' || c == '$';
}

}  // namespace

AssemblyRewriter::AssemblyRewriter(std::string_view text) {
  while (!text.empty()) {
    const size_t end = std::min(text.find('\n'), text.size());
    lines_.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
}

std::optional<AssemblyRewriter::Place> AssemblyRewriter::place_of(size_t line, std::string_view stem) const {
  if (line == 0 || line > lines_.size()) return std::nullopt;
  const std::string_view text = lines_[line - 1];
  size_t begin = 0;
  for (;;) {
    while (begin < text.size() && is_space(text[begin])) ++begin;
    size_t end = begin;
    while (end < text.size() && is_name(text[end])) ++end;
    if (end == begin || end >= text.size() || text[end] != ':') break;
    begin = end + 1;
  }
  if (!text.substr(begin).starts_with(stem)) return std::nullopt;
  size_t end = std::min({text.find(';', begin), text.find("//", begin), text.find("/*", begin), text.size()});
  while (end > begin && is_space(text[end - 1])) --end;
  return Place{begin, end};
}

std::set<uint64_t> AssemblyRewriter::fixed(const input::CodeModule& module) const {
  rewrite::ProgramInput input;
  input.target = module.target;
  for (const input::CodeModule::Stretch& stretch : module.stretches)
    input.stretches.push_back({stretch.address, stretch.bytes});
  const rewrite::Program program(input);
  std::map<uint32_t, std::vector<uint64_t>> by_line;
  std::set<uint64_t> fixed;
  for (size_t i = 0; i < program.code().size(); ++i) {
    const uint64_t address = program.code().address(i);
    const auto source = module.source ? module.source(address) : std::nullopt;
    const inst::Instruction instruction = program.instruction(i);
    if (!source || !instruction.valid() || !place_of(source->line, instruction.enc().stem()))
      fixed.insert(address);
    else
      by_line[source->line].push_back(address);
  }
  for (const auto& [line, addresses] : by_line)
    if (addresses.size() > 1) fixed.insert(addresses.begin(), addresses.end());
  return fixed;
}

bool AssemblyRewriter::has_instructions(const ImprovedModule& module) const {
  const rewrite::Program program(module.given);
  for (size_t i = 0; i < program.code().size(); ++i) {
    const auto source = module.module.source ? module.module.source(program.code().address(i)) : std::nullopt;
    const inst::Instruction instruction = program.instruction(i);
    if (source && instruction.valid() && place_of(source->line, instruction.enc().stem())) return true;
  }
  return false;
}

std::vector<size_t> AssemblyRewriter::with_number(const ImprovedModule& module, const rewrite::Program& program) const {
  const auto last_word_is_number = [](std::string_view text) {
    const size_t at = text.find_last_of(" \t,");
    const std::string_view word = at == std::string_view::npos ? text : text.substr(at + 1);
    const bool is_local = word.ends_with('b') || word.ends_with('f');  // 1b is a label
    return !word.empty() && (word[0] == '-' || (word[0] >= '0' && word[0] <= '9')) &&
           (word.starts_with("0x") || !is_local);
  };
  std::vector<size_t> found;
  bool after_getpc = false;
  for (size_t i = 0; i < program.code().size(); ++i) {
    const inst::Instruction instruction = program.instruction(i);
    const auto source = module.module.source ? module.module.source(program.code().address(i)) : std::nullopt;
    if (!instruction.valid() || !source) continue;
    after_getpc = after_getpc || rewrite::is_getpc(instruction);
    const bool adds = after_getpc && instruction.has_literal && instruction.op() == isa::Op::s_add_u32;
    if (!has_label(instruction) && !adds) continue;
    const std::optional<Place> place = place_of(source->line, instruction.enc().stem());
    if (place && last_word_is_number(lines_[source->line - 1].substr(place->begin, place->end - place->begin)))
      found.push_back(i);
  }
  return found;
}

std::optional<size_t> AssemblyRewriter::number_for_a_place(const ImprovedModule& module) const {
  if (module.improved.improvements.empty()) return std::nullopt;
  const rewrite::Program program(module.given);
  for (const size_t i : with_number(module, program)) {
    const flow::Block& block = program.graph().blocks[program.graph().block_of(i)];
    const flow::BlockId target = block.end == i + 1 ? block.target : flow::kNoBlock;
    const bool stays_inside = has_label(program.instruction(i)) && target != flow::kNoBlock &&
                              std::ranges::any_of(module.improved.regions, [&](const rewrite::ImprovedRegion& region) {
                                const uint64_t to = program.code().address(program.graph().blocks[target].first);
                                const uint64_t from = program.code().address(i);
                                return region.begin <= std::min(from, to) && std::max(from, to) < region.end;
                              });
    if (!stays_inside) return module.module.source(program.code().address(i))->line;
  }
  return std::nullopt;
}

std::string AssemblyRewriter::rewritten(const ImprovedModule& module) const {
  const rewrite::Program before(module.given), after([&] {
    rewrite::ProgramInput input = module.given;
    input.stretches = module.improved.stretches;
    return input;
  }());
  std::set<uint64_t> changed;
  for (const rewrite::Improvement& improvement : module.improved.improvements)
    changed.insert(improvement.addresses.begin(), improvement.addresses.end());
  if (!changed.empty())
    for (const size_t i : with_number(module, before)) changed.insert(before.code().address(i));
  std::map<uint64_t, std::vector<std::string>> now;  // by the address of what they replace
  for (const rewrite::ImprovedRegion& region : module.improved.regions)
    for (const auto& [from, to] : region.moved)
      if (changed.contains(from))
        now[from].push_back(text::to_string(*module.given.target, after.instruction(after.code().find(to))));
  std::map<uint32_t, uint64_t> by_line;
  for (const uint64_t address : changed)
    if (const auto source = module.module.source(address)) by_line[source->line] = address;
  std::string out;
  for (size_t i = 0; i < lines_.size(); ++i) {
    const auto found = by_line.find(static_cast<uint32_t>(i + 1));
    const size_t index = found == by_line.end() ? before.code().size() : before.code().find(found->second);
    if (index == before.code().size()) {
      out += std::string(lines_[i]) + "\n";
      continue;
    }
    const Place place = *place_of(i + 1, before.instruction(index).enc().stem());
    const std::string_view head = lines_[i].substr(0, place.begin), tail = lines_[i].substr(place.end);
    const std::vector<std::string>& instructions = now[found->second];
    const bool is_blank = std::ranges::all_of(head, is_space) && std::ranges::all_of(tail, is_space);
    if (instructions.empty() && is_blank) continue;
    out += head;
    for (size_t n = 0; n < instructions.size(); ++n)
      out += (n == 0 ? "" : "\n" + std::string(place.begin, ' ')) + instructions[n];
    out += std::string(tail) + "\n";
  }
  return out;
}

}  // namespace lw::api
