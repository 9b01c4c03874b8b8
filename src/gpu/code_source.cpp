#include "gpu/code_source.h"

#include <fmt/format.h>

#include "bytes/bytes.h"
#include "text/printer.h"

namespace lw::gpu {

exec::Fetched CodeSource::fetch(uint64_t address, const sem::SpecialiseOptions& options) const {
  const bytes::Decoded decoded = bytes::decode(target_, code_.subspan(address - begin_));
  exec::Fetched fetched;
  fetched.valid = decoded.instruction.valid();
  fetched.size_bytes = decoded.size_bytes;
  if (fetched.valid) fetched.meaning = sem::specialise(target_, decoded.instruction, options);
  return fetched;
}

std::span<const std::byte> CodeSource::instruction_bytes(uint64_t address) const {
  const std::span<const std::byte> rest = code_.subspan(address - begin_);
  const bytes::Decoded decoded = bytes::decode(target_, rest);
  return decoded.instruction.valid() ? rest.first(decoded.size_bytes) : std::span<const std::byte>();
}

std::string CodeSource::text(uint64_t address) const {
  if (address < begin_ || address >= end()) return "(outside the code)";
  const std::span<const std::byte> rest = code_.subspan(address - begin_);
  const bytes::Decoded decoded = bytes::decode(target_, rest);
  if (decoded.instruction.valid()) return text::to_string(target_, decoded.instruction);
  return fmt::format(".long {:#010x}", load_le<uint32_t>(rest.data()));
}

}  // namespace lw::gpu
