// Files, other people's tools, and comparison helpers for the tests of src/object.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "object/object.h"

namespace lwtest {

using ByteVector = std::vector<std::byte>;

struct ToolResult {
  int exit_code = 0;
  std::string out;     // standard output
  std::string errors;  // standard error
};

// Runs a shell command.
ToolResult run(const std::string& command);
bool has_tool(const std::string& name);

std::string output_path(const std::string& name);  // in the build folder
std::string data_path(const std::string& name);
ByteVector read_file(const std::string& path);
void write_file(const std::string& path, std::span<const std::byte> bytes);
void write_text(const std::string& path, const std::string& text);

// Compiles data/lds_and_arguments.cl with clang 22; the path of the result. `flags` such as "-c".
std::string compile_cl(const std::string& target, int version, const std::string& flags = "");

// Assembles text with llvm-mc 22 to a relocatable object; the path of the result.
std::string assemble(const std::string& name, const std::string& text, const std::string& mcpu,
                     const std::string& flags = "");

// The lines of `text` between the first that is `first` and the next that is `last`, both included.
std::string lines_between(const std::string& text, const std::string& first, const std::string& last);

// A code object that must be readable; stops the test's process with the message where it is not.
lw::object::CodeObject load_file(const std::string& path);

}  // namespace lwtest
