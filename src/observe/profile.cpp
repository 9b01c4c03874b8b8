#include "observe/profile.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "base/symbol_name.h"

namespace lw::observe {

Profile::Kind Profile::kind(Thread& thread, uint64_t pc) const {
  Kind& kind = thread.kinds[(pc - facts_.begin()) / 4];
  if (kind != Kind::unknown) return kind;
  kind = Kind::other;
  const inst::Instruction instruction = facts_.decode(pc);
  if (!instruction.valid()) return kind;
  const isa::Record& record = instruction.enc().record();
  if (inst::is_call(record.control)) kind = Kind::call;
  if (inst::is_jump(record)) kind = Kind::jump;
  return kind;
}

void Profile::begin_dispatch(unsigned threads) {
  if (threads_.size() < threads) threads_.resize(threads);
  for (Thread& thread : threads_) {
    if (!thread.root) thread.root = std::make_unique<StackNode>();
    thread.kinds.resize((facts_.end() - facts_.begin()) / 4, Kind::unknown);
  }
}

void Profile::begin_group(const events::GroupStart& group) {
  Thread& thread = threads_[group.thread];
  thread.waves.assign(group.waves, {});
  for (Wave& wave : thread.waves) wave.stack.push_back({thread.root.get(), 0});
}

void Profile::before(const events::ExecutedInstruction& instruction) {
  Thread& thread = threads_[instruction.wave.thread];
  Wave& wave = thread.waves[instruction.wave.wave];
  if (wave.last == Kind::call) {
    auto& node = wave.stack.back().node->calls[wave.last_pc];
    if (!node) {
      node = std::make_unique<StackNode>();
      node->call_pc = wave.last_pc;
    }
    wave.stack.push_back({node.get(), wave.return_pc});
  } else if (wave.last == Kind::jump) {
    // A jump to where some caller goes on is the return to it; others stay in the function.
    for (size_t depth = wave.stack.size(); depth > 1; --depth)
      if (wave.stack[depth - 1].return_pc == instruction.pc) {
        wave.stack.resize(depth - 1);
        break;
      }
  }
  ++wave.stack.back().node->wave_instructions[instruction.pc];
  wave.last = kind(thread, instruction.pc);
  if (wave.last == Kind::call) {
    wave.last_pc = instruction.pc;
    wave.return_pc = instruction.pc + facts_.decode(instruction.pc).size_bytes;
  }
}

namespace {

void add(StackNode& to, const StackNode& from) {
  to.call_pc = from.call_pc;
  for (const auto& [pc, count] : from.wave_instructions) to.wave_instructions[pc] += count;
  for (const auto& [pc, node] : from.calls) {
    auto& into = to.calls[pc];
    if (!into) into = std::make_unique<StackNode>();
    add(*into, *node);
  }
}

void flatten(const StackNode& node, std::map<uint64_t, uint64_t>& by_pc) {
  for (const auto& [pc, count] : node.wave_instructions) by_pc[pc] += count;
  for (const auto& [pc, call] : node.calls) flatten(*call, by_pc);
}

// Semicolons and line ends part what folded stacks are made of.
std::string frame_name(std::string name) {
  for (char& c : name)
    if (c == ';' || c == '\n' || c == '\r') c = '_';
  return name;
}

// What fits into a frame: the C++ name alone.
std::string readable(std::string_view symbol) {
  std::string name = demangled(symbol);
  return name.empty() ? std::string(symbol) : name;
}

// Empty where the object has no debug information at all.
std::string line_name(uint64_t pc, const code::CodeFacts& facts) {
  if (!facts.has_lines()) return "";
  const std::optional<object::SourceLine> line = facts.line(pc);
  return line ? fmt::format("{}:{}", line->file, line->line) : "(no line)";
}

// A stack of frames with one more, unless it has no name.
std::string below(std::string_view above, std::string_view name) {
  return above.empty() ? std::string(name) : name.empty() ? std::string(above) : fmt::format("{};{}", above, name);
}

void fold(const StackNode& node, const std::string& above, const code::CodeFacts& facts,
          std::map<std::string, uint64_t>& stacks) {
  // The node's function is the one that its instructions lie in; a tail call may leave it.
  const auto stack_at = [&](uint64_t pc) {
    const code::NamedFunction* function = facts.function(pc);
    return below(above, function == nullptr ? "?" : frame_name(readable(function->name)));
  };
  for (const auto& [pc, count] : node.wave_instructions)
    stacks[below(stack_at(pc), frame_name(line_name(pc, facts)))] += count;
  for (const auto& [pc, call] : node.calls) fold(*call, stack_at(pc), facts, stacks);
}

}  // namespace

StackNode Profile::total() const {
  StackNode total;
  for (const Thread& thread : threads_)
    if (thread.root) add(total, *thread.root);
  return total;
}

namespace {

std::string folded_stacks(const StackNode& total, code::CodeFacts& facts, std::string_view kernel) {
  std::map<std::string, uint64_t> stacks;
  fold(total, "", facts, stacks);
  const std::string first = frame_name(readable(kernel));
  std::string text;
  for (const auto& [stack, count] : stacks) {
    // The kernel's own symbol is the first frame already.
    const bool begins = stack == first || stack.starts_with(first + ";");
    text += begins ? fmt::format("{} {}\n", stack, count) : fmt::format("{};{} {}\n", first, stack, count);
  }
  return text;
}

}  // namespace

lanewise::ProfileReport profile_report(const StackNode& total, code::CodeFacts& facts, std::string_view kernel) {
  std::map<uint64_t, uint64_t> by_pc;
  flatten(total, by_pc);
  lanewise::ProfileReport report;
  report.kernel = std::string(kernel);
  report.target = std::string(facts.target().name);
  report.has_lines = facts.has_lines();
  report.folded_stacks = folded_stacks(total, facts, kernel);
  for (const auto& [pc, count] : by_pc) {
    lanewise::ProfiledInstruction& one = report.instructions.emplace_back();
    one.address = facts.in_object(pc);
    one.text = facts.at(pc).text;
    one.wave_instructions = count;
    if (const code::NamedFunction* function = facts.function(pc)) {
      one.function = function->name;
      if (std::string name = demangled(function->name); !name.empty()) one.demangled = std::move(name);
    }
    if (const auto line = facts.line(pc)) {
      one.source_file = line->file;
      one.source_line = line->line;
    }
  }
  return report;
}

}  // namespace lw::observe
