// Machine code in device memory as the interpreter's programs: decoded, given its meaning, and printed for messages.
#pragma once

#include <cstddef>
#include <span>

#include "exec/exec.h"
#include "isa/isa.h"

namespace lw::gpu {

class CodeSource : public exec::ProgramSource {
 public:
  // `code` is what lies at [begin, begin + code.size()) and must outlive the source.
  CodeSource(const isa::Target& target, uint64_t begin, std::span<const std::byte> code)
      : target_(target), begin_(begin), code_(code) {}

  uint64_t begin() const override { return begin_; }
  uint64_t end() const override { return begin_ + code_.size() / 4 * 4; }
  exec::Fetched fetch(uint64_t address, const sem::SpecialiseOptions& options) const override;
  std::string text(uint64_t address) const override;
  std::span<const std::byte> instruction_bytes(uint64_t address) const override;

 private:
  const isa::Target& target_;
  uint64_t begin_;
  std::span<const std::byte> code_;
};

}  // namespace lw::gpu
