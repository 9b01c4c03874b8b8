// The files of `live` as pieces of machine code, whatever kind they are.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/base.h"
#include "flow/flow.h"
#include "input/load.h"
#include "inst/descriptor.h"
#include "isa/isa.h"
#include "object/kernel_resources.h"
#include "object/object.h"

namespace lw::input {

// Where a kernel or function begins, and what is known of it besides its code.
struct CodeEntry {
  std::string name;
  std::optional<OtherName> other_name;
  uint64_t address = 0;
  uint64_t code_bytes = 0;  // 0: to the next entry, or the end of its stretch
  bool is_kernel = true;
  bool called_from_elsewhere = false;
  // From a descriptor and metadata, or a compiler's statistics; without either, registers are those that the code
  // names.
  object::KernelResources resources;
  bool states_vgprs = false;
  bool states_sgprs = false;
  std::optional<flow::Received> received;  // registers the launch sets up
  std::optional<uint32_t> mode;            // inst::initial_mode() of a kernel with a descriptor
};

struct CodeLabel {
  uint64_t address = 0;
  std::string name;
};

struct SourcePlace {
  std::string file;
  uint32_t line = 0;
};

// Code whose addresses belong together, for waves of one size: a code object, or one part of a listing. An object with
// kernels of both sizes is two modules, each with all the code and its own kernels.
struct CodeModule {
  struct Stretch {
    uint64_t address = 0;
    std::vector<std::byte> bytes;
  };
  std::string file;
  const isa::Target* target = nullptr;  // in the size of the waves
  std::vector<Stretch> stretches;       // by address, not overlapping
  std::vector<CodeEntry> entries;       // by address
  std::vector<CodeLabel> labels;        // by address
  std::function<std::optional<uint64_t>(uint64_t address)> constants;
  std::function<std::optional<SourcePlace>(uint64_t address)> source;  // from debug information; may be empty
};

struct InputOptions {
  std::string target;
  std::string kernel;                   // picks among several code objects for the target
  std::string language;                 // of -x; empty: by the file's ending
  std::vector<std::string> flags = {};  // for the compiler of a source
  bool lines = false;                   // CodeFileOptions::lines
};

struct CodeInput {
  std::vector<CodeModule> modules;
  Messages warnings;
};

// What a launch puts into registers (LLVM's AMDGPUUsage, "Initial Kernel Execution State"): user SGPRs, then those of
// the system; the work-item's number in as many VGPRs as it has dimensions, or packed into one.
flow::Received received_by(const inst::KernelDescriptor& d);

// The code of an object that is loaded, without source lines. `name` is the file's, in messages.
Result<std::vector<CodeModule>, Messages> modules_of(const std::string& name,
                                                     const std::shared_ptr<const object::CodeObject>& code,
                                                     unsigned wave_size);

// Code objects, HIP executables, offload bundles, assembly, listings and sources.
Result<CodeInput, Messages> read_code(const Session& session, const std::string& path, const InputOptions& options);

}  // namespace lw::input
