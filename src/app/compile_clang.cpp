#include <fmt/format.h>

#include "app/compile_tools.h"
#include "app/files.h"

namespace lw::app {
namespace {

constexpr std::string_view kDeviceLibraries = "/usr/lib/x86_64-linux-gnu/amdgcn/bitcode";

using Words = std::vector<std::string>;

// The library that says whether fp32 denormals are flushed is one that clang 22 no longer links by itself for OpenCL;
// gfx8 flushes them by default, gfx9 does not.
Words opencl_flags(const isa::Target& target) {
  const bool flushes = !target.has(isa::Feature::packed_math);
  return {"-x",
          "cl",
          "-cl-std=CL2.0",
          "-cl-kernel-arg-info",
          "-Xclang",
          "-finclude-default-header",
          fmt::format("--rocm-device-lib-path={}", kDeviceLibraries),
          "-Xclang",
          "-mlink-builtin-bitcode",
          "-Xclang",
          fmt::format("{}/oclc_daz_opt_{}.bc", kDeviceLibraries, flushes ? "on" : "off")};
}

}  // namespace

Result<Compiled> compile_with_clang(const std::string& path, const isa::Target& target, const CompileOptions& options) {
  std::string level = "-O2";
  for (const std::string& flag : options.flags)
    if (flag.starts_with("-O")) level = flag;
  // Where no aperture register exists, clang 22 at -O0 reads the private aperture of version 5 objects from the
  // implicit arguments at address 0 in functions it does not inline; in version 4 it lies in the queue.
  const bool reads_aperture_at_0 = level == "-O0" && !target.has(isa::Feature::aperture_registers);
  Words command{program_named("LANEWISE_CLANG", "clang-22"), "-target", "amdgcn-amd-amdhsa",
                fmt::format("-mcpu={}", target.name),
                fmt::format("-mcode-object-version={}", reads_aperture_at_0 ? 4 : 5)};
  Words kind;
  if (path.ends_with(".cl"))
    kind = opencl_flags(target);
  else if (path.ends_with(".c"))
    kind = {"-x", "c", "-nogpulib", "-ffreestanding"};
  else
    kind = {"-x", "ir", "-nogpulib"};
  command.insert(command.end(), kind.begin(), kind.end());
  command.push_back(level);
  command.insert(command.end(), options.flags.begin(), options.flags.end());

  const TemporaryFolder folder;
  if (!folder.ok()) return rendered("no folder for temporary files; set TMPDIR");
  const std::string out = folder.file("out.hsaco");
  command.insert(command.end(), {path, "-o", out});
  Result<Finished> finished = run_program(command);
  if (!finished)
    return rendered(fmt::format("{}; install clang-22, lld-22 and rocm-device-libs, or set LANEWISE_CLANG",
                                finished.error().message));
  if (finished->exit_code != 0) return Error{std::move(finished->output)};
  Compiled compiled;
  compiled.messages = std::move(finished->output);
  compiled.commands.push_back(std::move(command));
  Result<std::vector<std::byte>> object = read_file(out);
  if (!object) return rendered(object.error().message);
  compiled.object = std::move(*object);
  return compiled;
}

}  // namespace lw::app
