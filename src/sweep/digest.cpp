#include "sweep/digest.h"

#include <fmt/format.h>

#include <array>

#define XXH_INLINE_ALL
#include <xxhash.h>

namespace lw::sweep {

struct Digest::State {
  XXH3_state_t hash;
};

Digest::Digest() : state_(std::make_unique<State>()) { XXH3_128bits_reset(&state_->hash); }
Digest::~Digest() = default;

void Digest::add(std::string_view text) { add(std::as_bytes(std::span(text))); }

void Digest::add(std::span<const std::byte> bytes) {
  std::array<unsigned char, 8> length{};
  for (size_t i = 0; i < length.size(); ++i) length[i] = static_cast<unsigned char>(bytes.size() >> (8 * i));
  XXH3_128bits_update(&state_->hash, length.data(), length.size());
  XXH3_128bits_update(&state_->hash, bytes.data(), bytes.size());
}

std::string Digest::hex() const {
  const XXH128_hash_t hash = XXH3_128bits_digest(&state_->hash);
  return fmt::format("{:016x}{:016x}", hash.high64, hash.low64);
}

}  // namespace lw::sweep
