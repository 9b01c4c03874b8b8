#include "exec/access_events.h"

#include <bit>

namespace lw::exec {

using sem::AddressSpace;

void AccessEvents::tell_texels(const events::ExecutedInstruction& event, const ImageOperands& operands, bool is_store) {
  for (const events::Access& access : texels_.find(c_, operands, is_store)) sink_->access(event, access);
}

void AccessEvents::tell_loaded_texels(const events::ExecutedInstruction& event) {
  for (const events::Access& access : texels_.with_words(c_)) sink_->loaded(event, access);
}

void AccessEvents::tell_loaded(const events::ExecutedInstruction& event, const AccessWords& words) {
  for (const auto& [told, byte] : told_) {
    events::Access access = told;
    if (byte == kWholeAccess)
      access.words = words.at;
    else
      access.words[0] = byte_row(byte, access.lanes, words.at[byte / 4], 1);
    sink_->loaded(event, access);
  }
}

bool AccessEvents::is_in_private_arena(uint64_t address) const {
  return c_.scratch_bytes_per_lane != 0 && address - c_.scratch_arena <= 0xffff'ffff;
}

void AccessEvents::tell_of(events::Access& access, events::Space space, uint64_t lanes, unsigned byte,
                           const events::ExecutedInstruction& event) {
  if (lanes == 0) return;
  access.space = space;
  access.lanes = lanes;
  sink_->access(event, access);
  if (sink_->wants_loads()) told_.push_back({access, byte});
}

void AccessEvents::tell(const events::ExecutedInstruction& event, const WaveAccess& wanted, events::AccessKind kind,
                        const AccessWords& words) {
  told_.clear();
  if (wanted.space == AddressSpace::gds || wanted.lanes == 0) return;
  events::Access access;
  access.kind = kind;
  access.size_bytes = wanted.bytes;
  access.words = words.at;
  access.word_uniform = words.uniform;
  if (wanted.space == AddressSpace::scalar) {
    access.word_uniform = 0xffff;
    access.address[0] = wanted.address(0);
    return tell_of(access, events::Space::scalar, 1, kWholeAccess, event);
  }
  uint64_t in_lds = 0, in_private = 0, crossing = 0;
  for (uint64_t left = wanted.lanes; left != 0; left &= left - 1) {
    const int lane = std::countr_zero(left);
    uint64_t value = wanted.address(lane);
    const uint64_t bit = uint64_t{1} << lane;
    const Aperture aperture =
        wanted.space == AddressSpace::flat ? aperture_of(c_, value, wanted.flat_offset) : Aperture::none;
    if (kind != events::AccessKind::atomic && wanted.crossed_elements(lane)) crossing |= bit;
    if (wanted.space == AddressSpace::lds) {
      in_lds |= bit;
    } else if (wanted.space == AddressSpace::scratch) {
      in_private |= bit;
    } else if (aperture == Aperture::shared) {
      in_lds |= bit, value -= c_.shared_base;
    } else if (aperture == Aperture::private_memory) {
      in_private |= bit, value -= c_.private_base;
    } else if (is_in_private_arena(value)) {
      in_private |= bit;
    }
    access.address[static_cast<size_t>(lane)] = value;
  }
  if (crossing != 0) tell_bytes(wanted, access, crossing, in_private, event);
  const uint64_t together = wanted.lanes & ~crossing;
  tell_of(access, events::Space::global, together & ~in_lds & ~in_private, kWholeAccess, event);
  tell_of(access, events::Space::lds, in_lds, kWholeAccess, event);
  tell_of(access, events::Space::private_memory, in_private & ~crossing, kWholeAccess, event);
}

void AccessEvents::tell_bytes(const WaveAccess& wanted, const events::Access& whole, uint64_t lanes,
                              uint64_t in_private, const events::ExecutedInstruction& event) {
  for (unsigned byte = 0; byte < wanted.bytes; ++byte) {
    events::Access access = whole;
    access.size_bytes = 1;
    for_lanes(lanes, [&](int lane) {
      access.address[static_cast<size_t>(lane)] +=
          wanted.crossed_elements(lane)->distance(wanted.record_offset(lane), byte);
    });
    if (access.kind == events::AccessKind::store) {
      const unsigned word = byte / 4;
      access.words[0] = byte_row(byte, lanes, whole.words[word], (whole.word_uniform >> word & 1) != 0 ? 0 : 1);
      access.word_uniform = 0;
    }
    tell_of(access, events::Space::global, lanes & ~in_private, byte, event);
    tell_of(access, events::Space::private_memory, lanes & in_private, byte, event);
  }
}

const uint32_t* AccessEvents::byte_row(unsigned byte, uint64_t lanes, const uint32_t* words, size_t step) {
  std::array<uint32_t, state::kLanes>& row = byte_rows_[byte];
  for_lanes(lanes, [&](int lane) {
    row[static_cast<size_t>(lane)] = words[static_cast<size_t>(lane) * step] >> 8 * (byte % 4) & 0xff;
  });
  return row.data();
}

}  // namespace lw::exec
