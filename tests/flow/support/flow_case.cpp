#include "flow_case.h"

#include <fmt/core.h>

#include <algorithm>
#include <fstream>
#include <sstream>
#include <stdexcept>

#include "bytes/bytes.h"
#include "text/assembler.h"

namespace lw::test {
namespace {

flow::Register register_of(const std::string& name) {
  for (unsigned reg = 0; reg < flow::kRegisterCount; ++reg) {
    if (flow::register_name(static_cast<flow::Register>(reg)) == name) return static_cast<flow::Register>(reg);
  }
  throw std::runtime_error("no such register: " + name);
}

// What the //! lines say.
struct Header {
  std::vector<std::string> targets;
  flow::LivenessOptions liveness;
  flow::MemoryOptions memory;
  std::vector<size_t> held_at;
  std::optional<flow::Received> received;

  void read(const std::string& line) {
    std::istringstream words(line);
    std::string key;
    words >> key;
    std::string word;
    if (key == "target") {
      while (words >> word) targets.push_back(word);
    } else if (key == "full-waves") {
      liveness.full_waves = true;
    } else if (key == "live-out") {
      while (words >> word) liveness.live_out.push_back(register_of(word));
    } else if (key == "workgroup") {
      for (uint32_t& size : memory.workgroup_size) words >> size;
    } else if (key == "receives") {  // how many SGPRs and VGPRs
      words >> received.emplace().sgprs >> received->vgprs;
    } else if (key == "graphics") {
      memory.work_item_ids = false;
    } else if (key == "held") {
      for (size_t at = 0; words >> at;) held_at.push_back(at);
    } else {
      throw std::runtime_error("not understood: //! " + line);
    }
  }
};

bool run_case(const std::filesystem::path& path,
              const std::function<std::vector<std::string>(const FlowCase&)>& output) {
  try {
    bool all_right = true;
    for (const FlowCase& flow_case : read_case(path)) {
      const std::vector<std::string> lines = output(flow_case);
      if (lines == flow_case.expected) continue;
      all_right = false;
      fmt::print("{}: differs on {}; what came out:\n", path.string(), flow_case.target->name);
      for (const std::string& line : lines) {
        const bool wanted = std::ranges::find(flow_case.expected, line) != flow_case.expected.end();
        fmt::print("//= {}{}\n", line, wanted ? "" : "      <- not expected");
      }
      for (const std::string& line : flow_case.expected) {
        if (std::ranges::find(lines, line) == lines.end()) fmt::print("missing: {}\n", line);
      }
    }
    return all_right;
  } catch (const std::exception& error) {
    fmt::print("{}: {}\n", path.string(), error.what());
  }
  return false;
}

}  // namespace

std::vector<inst::Instruction> assemble(const isa::Target& target, const std::string& source, const std::string& file) {
  Diagnostics diagnostics(file, source);
  const text::Assembly assembly = text::assemble(target, source, diagnostics);
  if (diagnostics.has_errors()) throw std::runtime_error(diagnostics.render());
  std::vector<inst::Instruction> instructions;
  std::span<const std::byte> bytes = assembly.sections.at(0).bytes;
  while (!bytes.empty()) {
    const bytes::Decoded decoded = bytes::decode(target, bytes);
    if (!decoded.instruction.valid()) throw std::runtime_error("words that are no instruction");
    instructions.push_back(decoded.instruction);
    bytes = bytes.subspan(decoded.size_bytes);
  }
  return instructions;
}

FlowCase make_case(const isa::Target& target, const std::vector<inst::Instruction>& instructions,
                   std::optional<flow::Received> received) {
  FlowCase result;
  result.target = &target;
  result.instructions = instructions;
  result.code = std::make_unique<flow::Code>(target);
  uint64_t address = 0;
  for (const inst::Instruction& instruction : instructions) {
    result.code->add(address, instruction);
    address += instruction.size_bytes;
  }
  const std::array<flow::EntryPoint, 1> entries = {flow::EntryPoint{0, "kernel", true, false, received}};
  result.graph = flow::make_graph(*result.code, entries);
  return result;
}

std::vector<FlowCase> read_case(const std::filesystem::path& path) {
  std::ifstream file(path);
  if (!file) throw std::runtime_error("cannot be read");
  Header header;
  std::vector<std::string> expected;
  std::string source;
  for (std::string line; std::getline(file, line);) {
    source += line + "\n";
    if (line.starts_with("//! ")) header.read(line.substr(4));
    if (line.starts_with("//= ")) expected.push_back(line.substr(4));
  }
  if (expected.empty()) throw std::runtime_error("no line begins with //=");
  if (header.targets.empty()) header.targets = {"gfx900"};
  std::vector<FlowCase> cases;
  for (const std::string& name : header.targets) {
    const isa::Target* target = isa::find_target(name);
    if (target == nullptr) throw std::runtime_error("no such target: " + name);
    FlowCase& added = cases.emplace_back(make_case(*target, assemble(*target, source, path.string()), header.received));
    added.liveness = header.liveness;
    added.memory = header.memory;
    added.held_at = header.held_at;
    added.expected = expected;
  }
  return cases;
}

int run_cases(int argument_count, char** arguments, const std::filesystem::path& folder,
              const std::function<std::vector<std::string>(const FlowCase&)>& output) {
  std::vector<std::filesystem::path> paths(arguments + 1, arguments + argument_count);
  if (paths.empty()) {
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
      if (entry.path().extension() == ".s") paths.push_back(entry.path());
    }
    std::ranges::sort(paths);
  }
  size_t failures = 0;
  for (const std::filesystem::path& path : paths) failures += !run_case(path, output);
  fmt::print("{} cases, {} failed\n", paths.size(), failures);
  return failures == 0 && !paths.empty() ? 0 : 1;
}

}  // namespace lw::test
