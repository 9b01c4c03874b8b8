// Which instructions of a source are the same, for a source that can tell.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace lw::exec {

// A ProgramSource may implement this as well. Long code repeats itself; each different instruction is then lowered once.
class RepeatedCode {
 public:
  virtual ~RepeatedCode() = default;
  // The bytes of the instruction at an address inside the code; empty where there is none. Instructions of equal bytes
  // have the same meaning, at their own addresses.
  virtual std::span<const std::byte> instruction_bytes(uint64_t address) const = 0;
};

}  // namespace lw::exec
