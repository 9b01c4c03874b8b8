// A code object in a device's memory, ready to run: segments placed and relocated, programs decoded on demand.
#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <span>

#include "exec/exec.h"
#include "gpu/code_source.h"
#include "object/object.h"

namespace lw::gpu {

// Whether kernels of a processor can be run: GCN3 to RDNA2. Later targets have instructions that are not modelled.
bool models(std::string_view processor);

// At which addresses a device sees what is loaded.
enum class Addresses : uint8_t {
  own,   // Memory's choice, the same in every run
  host,  // those of the host's memory that backs it
};

class LoadedCode {
 public:
  // `code` (with the bytes it shows), `memory` and `engine` must outlive the result. `resolver` knows the symbols that
  // the code object leaves undefined. `base` is where its address 0 must lie, a multiple of 4096, with Addresses::own.
  static Result<std::unique_ptr<LoadedCode>> load(const object::CodeObject& code, state::Memory& memory,
                                                  exec::Engine& engine, Addresses addresses = Addresses::own,
                                                  const object::SymbolResolver& resolver = {},
                                                  std::optional<uint64_t> base = {});
  ~LoadedCode();
  LoadedCode(const LoadedCode&) = delete;
  LoadedCode& operator=(const LoadedCode&) = delete;

  const isa::Target& target() const { return target_; }
  // Where address 0 of the code object lies, and how many bytes from there on it may take.
  uint64_t base() const { return base_; }
  uint64_t size_bytes() const { return size_bytes_; }
  // The machine code as it lies in device memory.
  uint64_t code_begin() const { return code_begin_; }
  std::span<const std::byte> code_bytes() const { return code_bytes_; }

  // The target in the size of waves that a kernel has.
  const isa::Target& target_of(const object::Kernel& kernel) const;
  // What runs the kernel; the same for all kernels of one wave size. May be called from several threads.
  exec::PreparedCode& prepared_for(const object::Kernel& kernel);
  // Everything of a dispatch that the kernel's descriptor says.
  exec::DispatchInfo dispatch_of(const object::Kernel& kernel) const;

 private:
  LoadedCode(const isa::Target& target, const object::CodeObject& code, state::Memory& memory, exec::Engine& engine)
      : target_(target), code_(code), memory_(memory), engine_(engine) {}
  std::optional<Error> place(Addresses addresses, const object::SymbolResolver& resolver, std::optional<uint64_t> base);
  std::optional<Error> place_range(const object::ImageRange& range, std::span<const std::byte> bytes);

  // What runs kernels of one size of wave: the same bytes are other instructions in waves of 32 lanes.
  struct Prepared {
    exec::MachineModel machine;
    CodeSource source;
    std::unique_ptr<exec::PreparedCode> code;
  };

  const isa::Target& target_;
  const object::CodeObject& code_;
  state::Memory& memory_;
  exec::Engine& engine_;
  uint64_t base_ = 0;
  uint64_t size_bytes_ = 0;
  std::span<std::byte> host_;      // of Addresses::host
  std::vector<uint64_t> buffers_;  // to release
  uint64_t code_begin_ = 0;
  std::span<const std::byte> code_bytes_;
  std::mutex mutex_;
  std::map<unsigned, Prepared> prepared_;  // by size of wave
};

}  // namespace lw::gpu
