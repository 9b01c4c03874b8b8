// Reports the accesses of a wave's instruction to a sink: each access before it happens, and then the data from memory.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "events/events.h"
#include "exec/image_access.h"
#include "exec/wave_access.h"

namespace lw::exec {

// The words of an access: word w of a lane is at[w][lane], or at[w][0] where `uniform` has bit w.
struct AccessWords {
  std::array<const uint32_t*, 16> at{};
  uint16_t uniform = 0;
};

// One per host thread. Calls come in pairs: an access before it happens and, if the sink wants loads, the same access
// afterwards.
class AccessEvents {
 public:
  // All must outlive it. `sink` may be null if nothing is reported.
  AccessEvents(WaveContext& context, events::Sink* sink) : c_(context), sink_(sink) {}

  // Reports an access that is about to happen, with the `words` of a store. An access to several spaces is reported
  // space by space, and separate bytes in swizzled memory one by one.
  void tell(const events::ExecutedInstruction& event, const WaveAccess& access, events::AccessKind kind,
            const AccessWords& words = {});
  // Reports the access of the last tell(), with the data from memory.
  void tell_loaded(const events::ExecutedInstruction& event, const AccessWords& words);

  // The same for an operation on images that accesses memory.
  void tell_texels(const events::ExecutedInstruction& event, const ImageOperands& operands, bool is_store);
  void tell_loaded_texels(const events::ExecutedInstruction& event);

 private:
  // `byte`: the byte of the access, if bytes are reported one by one.
  void tell_of(events::Access& access, events::Space space, uint64_t lanes, unsigned byte,
               const events::ExecutedInstruction& event);
  // The lanes whose bytes are in more than one element of swizzled memory.
  void tell_bytes(const WaveAccess& wanted, const events::Access& whole, uint64_t lanes, uint64_t in_private,
                  const events::ExecutedInstruction& event);
  const uint32_t* byte_row(unsigned byte, uint64_t lanes, const uint32_t* words, size_t step);
  bool is_in_private_arena(uint64_t address) const;

  WaveContext& c_;
  events::Sink* sink_;
  static constexpr unsigned kWholeAccess = ~0u;
  struct Told {
    events::Access access;
    unsigned byte = kWholeAccess;
  };
  std::vector<Told> told_;  // parts of the current access, if the sink wants loads
  std::array<std::array<uint32_t, state::kLanes>, 16> byte_rows_;
  WatchedTexels texels_;
};

}  // namespace lw::exec
