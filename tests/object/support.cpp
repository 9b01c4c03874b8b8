#include "support.h"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

namespace lwtest {
namespace {

std::string read_text(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

[[noreturn]] void stop(const std::string& message) {
  fmt::print(stderr, "lwtest_object: {}\n", message);
  std::exit(1);
}

}  // namespace

ToolResult run(const std::string& command) {
  const std::string base = output_path(fmt::format("tool-{}", getpid()));
  const int status = std::system(fmt::format("{{ {} ; }} > {}.out 2> {}.err", command, base, base).c_str());
  ToolResult result{WIFEXITED(status) ? WEXITSTATUS(status) : 128, read_text(base + ".out"), read_text(base + ".err")};
  std::filesystem::remove(base + ".out");
  std::filesystem::remove(base + ".err");
  return result;
}

bool has_tool(const std::string& name) { return run("command -v " + name).exit_code == 0; }

std::string output_path(const std::string& name) {
  std::filesystem::create_directories(LW_OBJECT_OUTPUT);
  return std::string(LW_OBJECT_OUTPUT) + "/" + name;
}

std::string data_path(const std::string& name) { return std::string(LW_OBJECT_DATA) + "/" + name; }

ByteVector read_file(const std::string& path) {
  const std::string text = read_text(path);
  if (text.empty()) stop("cannot read " + path);
  const auto* bytes = reinterpret_cast<const std::byte*>(text.data());
  return {bytes, bytes + text.size()};
}

void write_file(const std::string& path, std::span<const std::byte> bytes) {
  std::ofstream file(path, std::ios::binary);
  file.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
  if (!file) stop("cannot write " + path);
}

void write_text(const std::string& path, const std::string& text) {
  write_file(path, std::as_bytes(std::span(text.data(), text.size())));
}

std::string compile_cl(const std::string& target, int version, const std::string& flags) {
  static std::set<std::string> made;
  const std::string path = output_path(fmt::format("{}_v{}{}.hsaco", target, version, flags));
  if (!made.insert(path).second) return path;
  const ToolResult result = run(fmt::format(
      "clang-22 -x cl -cl-std=CL2.0 -target amdgcn-amd-amdhsa -mcpu={} -O2 -mcode-object-version={} -nogpulib "
      "-w -Xclang -finclude-default-header {} {} -o {}",
      target, version, flags, data_path("lds_and_arguments.cl"), path));
  if (result.exit_code != 0) stop("clang-22 failed:\n" + result.errors);
  return path;
}

std::string assemble(const std::string& name, const std::string& text, const std::string& mcpu,
                     const std::string& flags) {
  const std::string source = output_path(name + ".s"), object = output_path(name + ".o");
  write_text(source, text);
  const ToolResult result = run(fmt::format("llvm-mc-22 -triple=amdgcn-amd-amdhsa -mcpu={} {} -filetype=obj {} -o {}",
                                            mcpu, flags, source, object));
  if (result.exit_code != 0) stop("llvm-mc-22 failed:\n" + result.errors);
  return object;
}

std::string lines_between(const std::string& text, const std::string& first, const std::string& last) {
  std::istringstream in(text);
  std::string out, line;
  bool inside = false;
  while (std::getline(in, line)) {
    inside = inside || line == first;
    if (!inside) continue;
    out += line + "\n";
    if (line == last) break;
  }
  return out;
}

lw::object::CodeObject load_file(const std::string& path) {
  const ByteVector bytes = read_file(path);
  lw::Result<lw::object::CodeObject> object = lw::object::load(bytes);
  if (!object) stop(path + ": " + object.error().message);
  return *std::move(object);
}

}  // namespace lwtest
