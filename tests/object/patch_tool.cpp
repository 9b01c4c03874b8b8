// Applies a patch that a test wrote down: patch_tool IN OUT PLAN
//
// The plan has a line each of
//   entry NUMBER                        the code object that what follows belongs to
//   function BEGIN END NEW_END BYTES    addresses and bytes in hexadecimal
//   moved OLD NEW                       of the function before
//   kernel NAME REGISTERS COUNT         REGISTERS: vgprs, sgprs or agprs
// Prints warnings. Ends with 2 and the message where the patch is refused.
#include <fmt/format.h>

#include <fstream>
#include <iostream>
#include <iterator>
#include <sstream>

#include "object/object.h"

namespace {

std::vector<std::byte> read(const char* path) {
  std::ifstream file(path, std::ios::binary);
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  const auto* at = reinterpret_cast<const std::byte*>(text.data());
  return {at, at + text.size()};
}

std::vector<std::byte> bytes_of(const std::string& hex) {
  std::vector<std::byte> bytes;
  for (size_t i = 0; i + 1 < hex.size(); i += 2)
    bytes.push_back(static_cast<std::byte>(std::stoul(hex.substr(i, 2), nullptr, 16)));
  return bytes;
}

void read_line(std::istringstream words, std::vector<lw::object::EntryPatch>& patches) {
  std::string kind;
  words >> kind;
  if (kind == "entry") words >> patches.emplace_back().entry;
  if (patches.empty()) patches.emplace_back();
  lw::object::Patch& patch = patches.back().patch;
  if (kind == "function") {
    lw::object::PatchedFunction& function = patch.functions.emplace_back();
    std::string hex;
    words >> std::hex >> function.begin >> function.end >> function.new_end >> hex;
    function.bytes = bytes_of(hex);
  } else if (kind == "moved") {
    std::pair<uint64_t, uint64_t>& moved = patch.functions.back().moved.emplace_back();
    words >> std::hex >> moved.first >> moved.second;
  } else if (kind == "kernel") {
    lw::object::PatchedKernel& kernel = patch.kernels.emplace_back();
    std::string registers;
    uint32_t count = 0;
    words >> kernel.name >> registers >> count;
    (registers == "vgprs" ? kernel.vgprs : registers == "sgprs" ? kernel.sgprs : kernel.agprs) = count;
  }
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 4) return 1;
  std::vector<lw::object::EntryPatch> patches;
  std::ifstream plan(argv[3]);
  for (std::string line; std::getline(plan, line);) read_line(std::istringstream(line), patches);
  const lw::Result<lw::object::Patched> patched = lw::object::apply_patches(read(argv[1]), patches);
  if (!patched) {
    std::cerr << patched.error().message << "\n";
    return 2;
  }
  for (const std::string& warning : patched->warnings) std::cout << "warning: " << warning << "\n";
  std::ofstream out(argv[2], std::ios::binary);
  out.write(reinterpret_cast<const char*>(patched->bytes.data()), static_cast<std::streamsize>(patched->bytes.size()));
  return out ? 0 : 1;
}
