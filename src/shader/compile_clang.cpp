#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <array>

#include "host/files.h"
#include "host/process.h"
#include "host/temporary_folder.h"
#include "isa/machines.h"
#include "object/object.h"
#include "shader/compile.h"
#include "shader/compiler_messages.h"
#include "shader/flags.h"
#include "shader/included_files.h"
#include "shader/opencl_prelude.h"

namespace lw::shader {
namespace {

constexpr std::string_view kDeviceLibraries = "/usr/lib/x86_64-linux-gnu/amdgcn/bitcode";

using Words = std::vector<std::string>;

// Debian's HIP headers are of version 5.2 and were written for clang 15; these are the names that clang's own headers
// and predefined macros have dropped since.
constexpr std::string_view kHipPrelude = R"(typedef _Float16 __2f16 __attribute__((ext_vector_type(2)));
__attribute__((device, const)) extern "C" _Float16 __llvm_amdgcn_rcp_f16(_Float16) __asm("llvm.amdgcn.rcp.f16");
__attribute__((device)) static inline __2f16 __llvm_amdgcn_rcp_2f16(__2f16 x) {
  return __2f16{__llvm_amdgcn_rcp_f16(x.x), __llvm_amdgcn_rcp_f16(x.y)};
}
)";

// hip_runtime.h refuses waves of 64 on five targets, and cooperative groups take 32 lanes for granted on these and 64
// on all others. Where that is not the size, both headers are read here, with the names of the targets as the size
// wants them; nothing else in HIP's headers asks for these names.
constexpr std::string_view kHipOtherWaveSize = R"(
#if __has_include(<hip/hip_cooperative_groups.h>) && \
    (__gfx1010__ || __gfx1011__ || __gfx1012__ || __gfx1030__ || __gfx1031__) != (__AMDGCN_WAVEFRONT_SIZE == 32)
#pragma push_macro("__gfx1010__")
#pragma push_macro("__gfx1011__")
#pragma push_macro("__gfx1012__")
#pragma push_macro("__gfx1030__")
#pragma push_macro("__gfx1031__")
#undef __gfx1010__
#undef __gfx1011__
#undef __gfx1012__
#undef __gfx1030__
#undef __gfx1031__
#define __gfx1010__ (__AMDGCN_WAVEFRONT_SIZE == 32)
#include <hip/hip_runtime.h>
#include <hip/hip_cooperative_groups.h>
#pragma pop_macro("__gfx1010__")
#pragma pop_macro("__gfx1011__")
#pragma pop_macro("__gfx1012__")
#pragma pop_macro("__gfx1030__")
#pragma pop_macro("__gfx1031__")
#endif
)";

// Lanes of a wave; the last flag decides.
uint32_t wave_size_of(const isa::Target& target, const Words& flags) {
  uint32_t size = target.limits->default_wave_size();
  for (const std::string& flag : flags) {
    if (flag == "-mwavefrontsize64") size = 64;
    if (flag == "-mno-wavefrontsize64") size = target.limits->default_wave_size();
  }
  return size;
}

// What clang prints where a package is missing, and the package.
struct MissingPackage {
  std::string_view message;
  std::string_view package;
};
constexpr std::array<MissingPackage, 4> kMissingPackages{{
    {"'hip/hip_runtime.h' file not found", "libamdhip64-dev"},
    {"'hip/hip_fp16.h' file not found", "libamdhip64-dev"},
    {"amdgcn/bitcode/", "rocm-device-libs"},
    {"unable to execute command", "lld-22"},
}};

// fp32 denormals are flushed by default on gfx8 and kept on gfx9, as the vendor's compilers do. clang 22 no longer
// links the library that says so by itself.
std::string denormals_library(const isa::Target& target) {
  return fmt::format("{}/oclc_daz_opt_{}.bc", kDeviceLibraries,
                     target.has(isa::Feature::fast_denormal_f32) ? "off" : "on");
}

Words link_bitcode(const std::string& library) { return {"-Xclang", "-mlink-builtin-bitcode", "-Xclang", library}; }

void append(Words& to, const Words& more) { to.insert(to.end(), more.begin(), more.end()); }

// The standard is OpenCL's default where a build names none, which AMD's runtime and PoCL take, too.
Words opencl_flags(const isa::Target& target, const std::string& prelude) {
  Words flags{"-target",
              "amdgcn-amd-amdhsa",
              fmt::format("-mcpu={}", target.name),
              "-x",
              "cl",
              "-cl-std=CL1.2",
              "-cl-kernel-arg-info",
              "-include",
              prelude,
              "-Xclang",
              "-finclude-default-header",
              fmt::format("--rocm-device-lib-path={}", kDeviceLibraries)};
  append(flags, link_bitcode(denormals_library(target)));
  return flags;
}

// clang 22 compiles a kernel twice: once as a function that other kernels may call. Its code generator warns of that
// function where the kernel has local memory. As AMD's OpenCL runtime does, functions that no kernel calls are removed.
const Words kKernelsAlone{"-mllvm", "-amdgpu-internalize-symbols"};

// Debian's device libraries, of version 5.2, have a function printf of their own, which does nothing. clang 22 takes a
// call of it for a call like any other and drops the format.
bool has_library_printf(std::span<const std::byte> object) {
  const Result<object::CodeObject> code = object::load(object);
  if (!code || !code->metadata.printf_formats.empty()) return false;
  return std::ranges::any_of(code->symbols, [](const object::Symbol& symbol) {
    return symbol.name == "printf" && symbol.section != object::Symbol::kUndefined;
  });
}

// The same object in two steps: without the libraries clang knows printf for what it is, and what comes of that is
// linked with them.
std::array<Words, 2> commands_around_printf(const isa::Target& target, const Words& start, const Words& opencl,
                                            const Words& flags, const std::string& source, const std::string& between,
                                            const std::string& out) {
  Words first = start, second = start;
  append(first, opencl);
  append(first, flags);
  append(first, {"-nogpulib", "-emit-llvm", "-c", source, "-o", between});
  append(second, {"-target", "amdgcn-amd-amdhsa", fmt::format("-mcpu={}", target.name), "-x", "ir",
                  fmt::format("--rocm-device-lib-path={}", kDeviceLibraries), "-Wno-unused-command-line-argument"});
  append(second, link_bitcode(denormals_library(target)));
  append(second, flags);
  append(second, {between, "-o", out});
  return {first, second};
}

// hip.bc has the fences that the headers call.
Words hip_flags(const isa::Target& target, const std::string& prelude) {
  Words flags{"-x",
              "hip",
              "--cuda-device-only",
              "--no-gpu-bundle-output",
              fmt::format("--offload-arch={}", target.name),
              "--rocm-path=/usr",
              fmt::format("--rocm-device-lib-path={}", kDeviceLibraries),
              "-include",
              prelude};
  append(flags, link_bitcode(fmt::format("{}/hip.bc", kDeviceLibraries)));
  append(flags, link_bitcode(denormals_library(target)));
  return flags;
}

Words bare_flags(const isa::Target& target, std::string_view language) {
  Words flags{"-target", "amdgcn-amd-amdhsa",   fmt::format("-mcpu={}", target.name),
              "-x",      std::string(language), "-nogpulib"};
  if (language == "c") flags.emplace_back("-ffreestanding");
  return flags;
}

constexpr std::string_view kNoLibraryForTarget = "cannot find ROCm device library";
constexpr std::string_view kUndefinedFunction = "undefined hidden symbol";
constexpr std::string_view kStandard = "-cl-std=";
constexpr std::string_view kBuiltinsInstead =
    "-- -nogpulib compiles code that calls none: __builtin_amdgcn_workitem_id_x() for get_local_id(0), "
    "__builtin_amdgcn_workgroup_id_x() for get_group_id(0)";

// The library of a target is named by the digits of its name.
std::string missing_library(const isa::Target& target) {
  if (::access(fmt::format("{}/ockl.bc", kDeviceLibraries).c_str(), R_OK) != 0)
    return "the Debian package rocm-device-libs provides it";
  return fmt::format(
      "the device library that is installed has no {}/oclc_isa_version_{}.bc, which every library function "
      "on {} needs; {}",
      kDeviceLibraries, target.name.substr(3), target.name, kBuiltinsInstead);
}

// Whether an object that can be read has functions and no kernel.
bool has_no_kernel(std::span<const std::byte> object) {
  const Result<object::CodeObject> code = object::load(object);
  return code && code->kernels.empty();
}

// Where a compilation takes place.
struct Place {
  const Session& session;
  const SourceFile& source;
  const host::TemporaryFolder& folder;
  std::string out;  // the object

  // What programs read from standard input.
  std::string input() const { return source.is_piped ? source.path : ""; }
};

// Runs the programs one after the other and reads what the last one wrote.
Result<std::vector<std::byte>, Messages> run_steps(const Place& place, std::span<const Words> steps,
                                                   Compiled& compiled) {
  compiled.commands.clear();
  compiled.warnings.clear();
  for (const Words& step : steps) {
    Result<host::Finished> finished = host::run_program(place.session.cancel, step, place.input(), place.folder.path());
    if (!finished && place.session.cancel.requested()) return one_error(code::kInterrupted, finished.error().message);
    if (!finished)
      return one_error(code::kMissingProgram,
                       fmt::format("{}; install clang-22, lld-22 and rocm-device-libs, or set LANEWISE_CLANG",
                                   finished.error().message));
    Messages messages = messages_of_compiler(finished->output, code::kClang, place.source.shown);
    if (finished->exit_code != 0)
      return messages_of_failure(*finished, step[0], std::move(messages), code::kClang, place.source.shown);
    // The step succeeded: they are what -v and the like print.
    for (Message& message : messages)
      if (message.severity == Severity::error) message.severity = Severity::note;
    add_messages(compiled.warnings, std::move(messages));
    compiled.commands.push_back(step);
  }
  // A program that only prints something ends well, too.
  if (::access(place.out.c_str(), F_OK) != 0) {
    Messages messages = compiled.warnings;
    add_messages(messages, one_error(code::kClang, fmt::format("{} wrote no code object", steps.back()[0])));
    return messages;
  }
  Result<std::vector<std::byte>> object = host::read_file(place.out);
  if (!object) return one_error(code::kFile, object.error().message);
  return std::move(*object);
}

// Why the source must not be compiled: it is preprocessed alone first, and what clang says of that is shown only where
// it is about files that may be read.
std::optional<Messages> refuse_other_sources(const Place& place, Words command) {
  std::string text;
  if (place.source.language == Language::llvm_ir) {
    const Result<std::string> module = host::read_text_file(place.source.path);
    if (!module) return one_error(code::kFile, module.error().message);
    text = *module;
  } else {
    const std::string out = place.folder.file("preprocessed");
    append(command, {"-E", "-w", "-o", out});
    const Result<host::Finished> finished =
        host::run_program(place.session.cancel, command, place.input(), place.folder.path());
    if (!finished) return std::nullopt;  // the compilation itself says why
    if (finished->exit_code != 0)
      return errors_in_folder(
          messages_of_failure(*finished, command[0],
                              messages_of_compiler(finished->output, code::kClang, place.source.shown), code::kClang,
                              place.source.shown),
          *place.source.only_folder, place.source.shown);
    const Result<std::string> preprocessed = host::read_text_file(out);
    if (!preprocessed) return one_error(code::kFile, preprocessed.error().message);
    text = *preprocessed;
  }
  return refuse_other_files(text, *place.source.only_folder, place.folder.path());
}

// Adds to clang's errors what helps where something is missing.
void add_hint(Messages& messages, const isa::Target& target, const CompileOptions& options) {
  const std::string output = render(messages);
  const auto says = [&](std::string_view message) { return output.find(message) != std::string::npos; };
  if (says(kNoLibraryForTarget)) return set_hint(messages, missing_library(target));
  for (const MissingPackage& missing : kMissingPackages)
    if (says(missing.message))
      return set_hint(messages, fmt::format("the Debian package {} provides it", missing.package));
  const bool no_library = std::ranges::find(options.flags, "-nogpulib") != options.flags.end();
  if (no_library && says(kUndefinedFunction))
    return set_hint(messages, fmt::format("with -nogpulib library functions are missing; {}", kBuiltinsInstead));
  if (says(kUndefinedFunction))
    set_hint(messages, fmt::format("neither the source nor a device library in {} defines it", kDeviceLibraries));
}

// Of a source that is no OpenCL C 1.2: the flag with which clang accepts it; empty where there is none.
std::string standard_that_accepts(const Place& place, Words command, const CompileOptions& options) {
  const auto names_standard = [](const std::string& flag) { return flag.starts_with(kStandard); };
  if (std::ranges::none_of(command, names_standard) || std::ranges::any_of(options.flags, names_standard)) return {};
  const std::string usual = *std::ranges::find_if(command, names_standard);
  for (const std::string_view standard : {"CL1.2", "CL2.0", "CL3.0"}) {
    const std::string flag = fmt::format("{}{}", kStandard, standard);
    std::ranges::replace_if(command, names_standard, flag);
    Words check = command;
    append(check, {"-fsyntax-only", "-w"});
    const Result<host::Finished> finished =
        host::run_program(place.session.cancel, check, place.input(), place.folder.path());
    // What clang accepts as it is failed later, in the code generator or the linker.
    if (finished && finished->exit_code == 0) return flag == usual ? std::string() : flag;
  }
  return {};
}

std::string optimisation_level(const Words& flags) {
  std::string level = "-O2";
  for (const std::string& flag : flags)
    if (flag.starts_with("-O")) level = flag;
  return level;
}

// Where no aperture register exists, clang 22 at -O0 reads the private aperture of version 5 objects from the implicit
// arguments at address 0 in functions it does not inline; in version 4 it lies in the queue.
Result<int, Messages> code_object_version(std::string_view level, const isa::Target& target,
                                          const CompileOptions& options) {
  const bool reads_aperture_at_0 = level == "-O0" && !target.has(isa::Feature::aperture_registers);
  const int version = options.code_object_version != 0 ? options.code_object_version : reads_aperture_at_0 ? 4 : 5;
  if (reads_aperture_at_0 && version > 4)
    return one_error(
        code::kOption,
        fmt::format(
            "--code-object-version {}: at -O0, clang 22 addresses private memory of {} correctly only in version 4",
            version, target.name));
  return version;
}

// clang's command in parts, and what is done with it.
class Compilation {
 public:
  Compilation(const Place& place, const isa::Target& target, const CompileOptions& options, const std::string& level,
              int version)
      : place_(place), target_(target), options_(options), version_(version), flags_{level} {
    // Version 6 has the implicit arguments of version 5, but clang's driver asks for a device library that says 6.
    start_ = {host::program_named("LANEWISE_CLANG", "clang-22"),
              fmt::format("-mcode-object-version={}", std::min(version, 5))};
    if (version > 5) append(start_, {"-Xclang", fmt::format("-mcode-object-version={}", version)});
    append(flags_, options.flags);
    drops_functions_ = place.source.language == Language::opencl &&
                       std::ranges::find(options.flags, kKernelsAlone.back()) == options.flags.end();
    if (drops_functions_) append(flags_, kKernelsAlone);
    constexpr std::string_view kStandardInput = "<stdin>";
    if (place.source.is_piped && place.source.shown != kStandardInput && place.source.language != Language::llvm_ir)
      flags_.push_back(fmt::format("-ffile-prefix-map={}={}", kStandardInput, place.source.shown));
    // clang knows how to name standard input, and that files included by it are where clang runs.
    name_ = place.source.is_piped ? "-" : place.source.path;
  }

  // What the source's language needs. Fails where its prelude cannot be written.
  std::optional<Error> prepare_language() {
    switch (place_.source.language) {
      case Language::opencl: return prepare_opencl();
      case Language::hip: return prepare_hip();
      case Language::c: language_ = bare_flags(target_, "c"); return std::nullopt;
      default: language_ = bare_flags(target_, "ir"); return std::nullopt;
    }
  }

  Result<Compiled, Messages> compile() {
    if (place_.source.only_folder)
      if (auto error = refuse_other_sources(place_, command())) return *std::move(error);
    Result<std::vector<std::byte>, Messages> object = build();
    if (!object) return place_.session.cancel.requested() ? object.error() : with_hints(object.error());
    if (drops_functions_ && has_no_kernel(*object)) {
      flags_.resize(flags_.size() - kKernelsAlone.size());
      object = build();
      if (!object) return object.error();
    }
    if (place_.source.language == Language::opencl && has_library_printf(*object)) {
      object = build_around_printf();
      if (!object) return object.error();
    }
    if (const std::optional<Error> error = check_clang_object(*object, target_))
      return one_error(code::kClang, fmt::format("{} {}{}", start_[0], error->message,
                                                 options_.flags.empty() ? "" : "; a flag after -- changes that"));
    compiled_.object = std::move(*object);
    return std::move(compiled_);
  }

 private:
  std::optional<Error> prepare_opencl() {
    const std::string prelude = place_.folder.file("lanewise_opencl.h");
    if (std::optional<Error> error = write_file(prelude, kOpenclPrelude)) return error;
    language_ = opencl_flags(target_, prelude);
    return std::nullopt;
  }

  std::optional<Error> prepare_hip() {
    const std::string prelude = place_.folder.file("lanewise_hip.h");
    if (std::optional<Error> error =
            write_file(prelude, fmt::format("#define __AMDGCN_WAVEFRONT_SIZE {}\n{}{}",
                                            wave_size_of(target_, options_.flags), kHipPrelude, kHipOtherWaveSize)))
      return error;
    language_ = hip_flags(target_, prelude);
    // What such a printf calls is in OpenCL's library alone.
    if (std::ranges::count(options_.flags, "-mprintf-kind=buffered") != 0)
      for (const std::string_view library : {"opencl", version_ == 4 ? "oclc_abi_version_400" : "oclc_abi_version_500"})
        append(language_, link_bitcode(fmt::format("{}/{}.bc", kDeviceLibraries, library)));
    return std::nullopt;
  }

  Words command() const {
    Words whole = start_;
    append(whole, language_);
    append(whole, flags_);
    append(whole, {name_});
    return whole;
  }

  Result<std::vector<std::byte>, Messages> build() {
    Words whole = command();
    append(whole, {"-o", place_.out});
    return run_steps(place_, std::span(&whole, 1), compiled_);
  }

  Result<std::vector<std::byte>, Messages> build_around_printf() {
    return run_steps(
        place_,
        commands_around_printf(target_, start_, language_, flags_, name_, place_.folder.file("kernel.bc"), place_.out),
        compiled_);
  }

  Messages with_hints(Messages errors) const {
    add_hint(errors, target_, options_);
    if (const std::string flag = standard_that_accepts(place_, command(), options_); !flag.empty())
      set_hint(errors, fmt::format("sources are compiled as OpenCL C 1.2 by default; -- {} compiles this one", flag));
    return errors;
  }

  const Place& place_;
  const isa::Target& target_;
  const CompileOptions& options_;
  const int version_;             // of the code object
  Words start_, language_;        // clang itself, then what the language needs
  Words flags_;                   // those of the user among them
  std::string name_;              // of the source
  bool drops_functions_ = false;  // that no kernel calls
  Compiled compiled_;
};

}  // namespace

Result<Compiled, Messages> compile_with_clang(const Session& session, const SourceFile& source,
                                              const isa::Target& target, const CompileOptions& options) {
  if (const std::optional<Error> error = check_clang_flags(options.flags, target, source.language))
    return one_error(code::kOption, error->message);
  const std::string level = optimisation_level(options.flags);
  const Result<int, Messages> version = code_object_version(level, target, options);
  if (!version) return version.error();
  const host::TemporaryFolder folder(session.cancel);
  if (!folder.ok()) return one_error(code::kFile, folder.problem());
  const Place place{session, source, folder, folder.file("out.hsaco")};
  Compilation compilation(place, target, options, level, *version);
  if (const std::optional<Error> error = compilation.prepare_language()) return one_error(code::kFile, error->message);
  return compilation.compile();
}

}  // namespace lw::shader
