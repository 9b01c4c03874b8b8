// A case: assembly, how to read it, and the lines that are expected.
#pragma once

#include <array>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "flow/flow.h"

namespace lw::test {

struct FlowCase {
  const isa::Target* target = nullptr;
  std::vector<inst::Instruction> instructions;
  std::unique_ptr<flow::Code> code;
  flow::Graph graph;
  flow::LivenessOptions liveness;
  flow::MemoryOptions memory;
  std::vector<size_t> held_at;  // instructions asked for
  std::vector<std::string> expected;
};

// Instructions one after the other, as one kernel.
FlowCase make_case(const isa::Target& target, const std::vector<inst::Instruction>& instructions,
                   std::optional<flow::Received> received = std::nullopt);

// Assembly of `target`. Throws std::runtime_error where it is not, with messages that name `file`.
std::vector<inst::Instruction> assemble(const isa::Target& target, const std::string& source, const std::string& file);

// One for each target that the file names, in order. Throws std::runtime_error with a message where the file is not a
// case.
std::vector<FlowCase> read_case(const std::filesystem::path& path);

// Runs every .s file of `folder`, or those named by the arguments; prints what differs. The exit code of main.
int run_cases(int argument_count, char** arguments, const std::filesystem::path& folder,
              const std::function<std::vector<std::string>(const FlowCase&)>& output);

}  // namespace lw::test
