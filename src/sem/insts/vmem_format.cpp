// Buffer loads and stores that convert formats: the descriptor's (MUBUF) or the instruction's (MTBUF).
#include "buffer_address.h"
#include "buffer_format.h"

namespace lw::sem {
namespace {

// The format of an access. `known_bytes` is the size of an element where the instruction itself says it, so that only
// the accesses it needs are made; 0 where it is found out when the instruction runs.
struct ElementFormat {
  U32 data_format;
  U32 number_format;
  bool from_descriptor;
  unsigned known_bytes;
  bool may_be(unsigned bytes) const { return known_bytes == 0 || known_bytes == bytes; }
  bool may_have_dword(unsigned i) const { return known_bytes == 0 || known_bytes >= 4 * (i + 1); }
};

// The place of a number format among those of a data format: as NUM_FORMAT, but that none is reserved before float.
uint32_t rank(isa::NumberFormat format) {
  return format == isa::NumberFormat::float_ ? 6 : static_cast<uint32_t>(format);
}

// A number that says data and number format. In its list the number formats of a data format follow each other; numbers
// that are not in it have no components.
ElementFormat taken_apart(Memory& x, U32 number) {
  U32 data_format = u32(0), first_rank = u32(0), first = u32(0);
  const auto from = [&](uint32_t value, uint32_t data, uint32_t rank_there) {
    const B1 reached = number >= u32(value);
    data_format = select(reached, u32(data), data_format);
    first_rank = select(reached, u32(rank_there), first_rank);
    first = select(reached, u32(value), first);
  };
  const isa::UnifiedBufferFormat* before = nullptr;
  for (const isa::UnifiedBufferFormat& format : x.unified_formats()) {
    const bool follows = before != nullptr && format.value == before->value + 1;
    if (before != nullptr && !follows) from(before->value + 1u, 0, 0);
    if (!follows || format.data_format != before->data_format || rank(format.number) != rank(before->number) + 1)
      from(format.value, format.data_format, rank(format.number));
    before = &format;
  }
  if (before != nullptr) from(before->value + 1u, 0, 0);
  const U32 rank_there = first_rank + (number - first);
  return {data_format, select(rank_there == u32(6), u32(kFloat), rank_there), true, 0};
}

ElementFormat descriptor_format(Memory& x) {
  const auto field = [&](isa::BufferField name) { return buffer_field(x, x.srsrc, name); };
  if (x.has(isa::Feature::unified_formats)) return taken_apart(x, field(isa::BufferField::format));
  return {field(isa::BufferField::data_format), field(isa::BufferField::num_format), true, 0};
}
ElementFormat instruction_format(Memory& x) {
  uint32_t data_format = x.modifier(isa::Modifier::dfmt);
  uint32_t number_format = x.modifier(isa::Modifier::nfmt);
  if (x.has(isa::Feature::unified_formats)) {
    data_format = number_format = 0;
    for (const isa::UnifiedBufferFormat& format : x.unified_formats()) {
      if (format.value != x.modifier(isa::Modifier::format)) continue;
      data_format = format.data_format;
      number_format = static_cast<uint32_t>(format.number);
    }
  }
  const unsigned bytes = data_formats()[data_format & 15]->bytes;
  if (bytes == 0 || number_format == 6) x.not_modelled("a reserved buffer format");
  return {u32(data_format), u32(number_format), false, bytes};
}

// The channel selects of the descriptor: 0, 1, or a component from 4 on.
U32 channel_select(Memory& x, unsigned channel) {
  constexpr isa::BufferField kSelects[] = {isa::BufferField::dst_sel_x, isa::BufferField::dst_sel_y,
                                           isa::BufferField::dst_sel_z, isa::BufferField::dst_sel_w};
  return buffer_field(x, x.srsrc, kSelects[channel]);
}

FarPlace only_where(FarPlace p, B1 where) {
  p.where = where;
  return p;
}

// The element, in lanes in range; range checks of formatted accesses are for all of it.
Element load_element(Memory& x, const ElementFormat& format, const BufferAccess& a) {
  const FarPlace first = buffer_place(a, 0);
  const U32 bytes = element_bytes(format.data_format);
  Element element{u32(0), u32(0), u32(0), u32(0)};
  if (format.may_be(1)) element[0] = load_u8(x, only_where(first, first.where & (bytes == u32(1))));
  if (format.may_be(2)) element[0] = element[0] | load_u16(x, only_where(first, first.where & (bytes == u32(2))));
  for (unsigned i = 0; i < 4; ++i) {
    if (!format.may_have_dword(i)) continue;
    const FarPlace p = only_where(buffer_place(a, 4 * i), first.where & (bytes >= u32(4 * (i + 1))));
    element[i] = element[i] | load_u32(x, p);
  }
  return element;
}
void store_element(Memory& x, const ElementFormat& format, const BufferAccess& a, const Element& element) {
  const FarPlace first = buffer_place(a, 0);
  const U32 bytes = element_bytes(format.data_format);
  if (format.may_be(1)) store_u8(x, only_where(first, first.where & (bytes == u32(1))), element[0]);
  if (format.may_be(2)) store_u16(x, only_where(first, first.where & (bytes == u32(2))), element[0]);
  for (unsigned i = 0; i < 4; ++i) {
    if (!format.may_have_dword(i)) continue;
    const FarPlace p = only_where(buffer_place(a, 4 * i), first.where & (bytes >= u32(4 * (i + 1))));
    store_at(x, p, 4, {element[i]});
  }
}

// The channels of a load as 32-bit register values.
std::array<U32, 4> load_channels(Memory& x, const ElementFormat& format, unsigned channels) {
  const Element element = load_element(x, format, buffer_access(x, BufferKind::format));
  std::array<U32, 4> component{};
  const unsigned components = format.from_descriptor ? 4 : channels;
  for (unsigned i = 0; i < components; ++i) {
    const Field field = field_of(format.data_format, i);
    component[i] = decoded(format.number_format, extract(element, field), field.width);
  }
  if (!format.from_descriptor) return component;
  const U32 one = select(is_integer(format.number_format), u32(1), u32(0x3f800000));
  std::array<U32, 4> channel{};
  for (unsigned i = 0; i < channels; ++i) {
    const U32 chosen = channel_select(x, i);
    channel[i] = select(chosen == u32(1), one, u32(0));
    for (unsigned c = 0; c < 4; ++c) channel[i] = select(chosen == u32(4 + c), component[c], channel[i]);
  }
  return channel;
}

// Components that no channel supplies are stored as 0.
void store_channels(Memory& x, const ElementFormat& format, const std::array<U32, 4>& channel, unsigned channels) {
  Element element{u32(0), u32(0), u32(0), u32(0)};
  for (unsigned c = 0; c < 4; ++c) {
    U32 value = u32(0);
    if (!format.from_descriptor && c < channels) value = channel[c];
    if (format.from_descriptor) {
      for (unsigned i = channels; i-- > 0;) value = select(channel_select(x, i) == u32(4 + c), channel[i], value);
    }
    const Field field = field_of(format.data_format, c);
    const U32 placed = encoded(format.number_format, value, field.width) << field.lsb;  // counts modulo 32
    for (unsigned i = 0; i < 4; ++i) element[i] = element[i] | select((field.lsb >> u32(5)) == u32(i), placed, u32(0));
  }
  store_element(x, format, buffer_access(x, BufferKind::format), element);
}

// 16-bit register values: integers cut, floats rounded to half precision.
U32 to_16_bits(const ElementFormat& format, U32 value) {
  return select(is_integer(format.number_format), low16(value), half_of_f32_bits(value));
}
U32 from_16_bits(const ElementFormat& format, U32 value) {
  const U32 single = f32_bits_of_half(value);
  const U32 integer = select(format.number_format == u32(kSint), as_u32(sext16(value)), value);
  return select(is_integer(format.number_format), integer, single);
}

void load(Memory& x, const ElementFormat& format, unsigned channels) {
  const std::array<U32, 4> channel = load_channels(x, format, channels);
  if (channels == 1) {
    deliver(x, x.vdata, channel[0], x.modifier(isa::Modifier::offset));
    return;
  }
  for (unsigned i = 0; i < channels; ++i) set_dword(x.vdata, i, channel[i]);
}
void store(Memory& x, const ElementFormat& format, unsigned channels) {
  std::array<U32, 4> channel{};
  for (unsigned i = 0; i < channels; ++i) channel[i] = dword(x.vdata_in, i);
  store_channels(x, format, channel, channels);
}

// 16-bit channels share registers in pairs, or have one each where the target has unpacked_d16.
void load_d16(Memory& x, const ElementFormat& format, unsigned channels) {
  std::array<U32, 4> channel = load_channels(x, format, channels);
  for (unsigned i = 0; i < channels; ++i) channel[i] = to_16_bits(format, channel[i]);
  const bool unpacked = x.has(isa::Feature::unpacked_d16);
  for (unsigned i = 0; i < channels; i += unpacked ? 1 : 2) {
    const bool pair = !unpacked && i + 1 < channels;
    set_dword(x.vdata, unpacked ? i : i / 2, pair ? pack16(channel[i], channel[i + 1]) : channel[i]);
  }
}
void store_d16(Memory& x, const ElementFormat& format, unsigned channels) {
  const bool unpacked = x.has(isa::Feature::unpacked_d16);
  std::array<U32, 4> channel{};
  for (unsigned i = 0; i < channels; ++i) {
    const U32 half = unpacked ? low16(dword(x.vdata_in, i)) : bits(dword(x.vdata_in, i / 2), 16 * (i % 2), 16);
    channel[i] = from_16_bits(format, half);
  }
  store_channels(x, format, channel, channels);
}

}  // namespace

// Loads 1 channel in the descriptor's format.
void buffer_load_format_x(Memory& x) { load(x, descriptor_format(x), 1); }

// Loads 2 channels in the descriptor's format.
void buffer_load_format_xy(Memory& x) { load(x, descriptor_format(x), 2); }

// Loads 3 channels in the descriptor's format.
void buffer_load_format_xyz(Memory& x) { load(x, descriptor_format(x), 3); }

// Loads 4 channels in the descriptor's format.
void buffer_load_format_xyzw(Memory& x) { load(x, descriptor_format(x), 4); }

// Stores 1 channel in the descriptor's format.
void buffer_store_format_x(Memory& x) { store(x, descriptor_format(x), 1); }

// Stores 2 channels in the descriptor's format.
void buffer_store_format_xy(Memory& x) { store(x, descriptor_format(x), 2); }

// Stores 3 channels in the descriptor's format.
void buffer_store_format_xyz(Memory& x) { store(x, descriptor_format(x), 3); }

// Stores 4 channels in the descriptor's format.
void buffer_store_format_xyzw(Memory& x) { store(x, descriptor_format(x), 4); }

// Loads 1 channel in the descriptor's format, as 16 bits each.
void buffer_load_format_d16_x(Memory& x) { load_d16(x, descriptor_format(x), 1); }

// Loads 2 channels in the descriptor's format, as 16 bits each.
void buffer_load_format_d16_xy(Memory& x) { load_d16(x, descriptor_format(x), 2); }

// Loads 3 channels in the descriptor's format, as 16 bits each.
void buffer_load_format_d16_xyz(Memory& x) { load_d16(x, descriptor_format(x), 3); }

// Loads 4 channels in the descriptor's format, as 16 bits each.
void buffer_load_format_d16_xyzw(Memory& x) { load_d16(x, descriptor_format(x), 4); }

// Stores 1 channel of 16 bits in the descriptor's format.
void buffer_store_format_d16_x(Memory& x) { store_d16(x, descriptor_format(x), 1); }

// Stores 2 channels of 16 bits in the descriptor's format.
void buffer_store_format_d16_xy(Memory& x) { store_d16(x, descriptor_format(x), 2); }

// Stores 3 channels of 16 bits in the descriptor's format.
void buffer_store_format_d16_xyz(Memory& x) { store_d16(x, descriptor_format(x), 3); }

// Stores 4 channels of 16 bits in the descriptor's format.
void buffer_store_format_d16_xyzw(Memory& x) { store_d16(x, descriptor_format(x), 4); }

// Loads 1 channel in the instruction's format.
void tbuffer_load_format_x(Memory& x) { load(x, instruction_format(x), 1); }

// Loads 2 channels in the instruction's format.
void tbuffer_load_format_xy(Memory& x) { load(x, instruction_format(x), 2); }

// Loads 3 channels in the instruction's format.
void tbuffer_load_format_xyz(Memory& x) { load(x, instruction_format(x), 3); }

// Loads 4 channels in the instruction's format.
void tbuffer_load_format_xyzw(Memory& x) { load(x, instruction_format(x), 4); }

// Stores 1 channel in the instruction's format.
void tbuffer_store_format_x(Memory& x) { store(x, instruction_format(x), 1); }

// Stores 2 channels in the instruction's format.
void tbuffer_store_format_xy(Memory& x) { store(x, instruction_format(x), 2); }

// Stores 3 channels in the instruction's format.
void tbuffer_store_format_xyz(Memory& x) { store(x, instruction_format(x), 3); }

// Stores 4 channels in the instruction's format.
void tbuffer_store_format_xyzw(Memory& x) { store(x, instruction_format(x), 4); }

// Loads 1 channel in the instruction's format, as 16 bits each.
void tbuffer_load_format_d16_x(Memory& x) { load_d16(x, instruction_format(x), 1); }

// Loads 2 channels in the instruction's format, as 16 bits each.
void tbuffer_load_format_d16_xy(Memory& x) { load_d16(x, instruction_format(x), 2); }

// Loads 3 channels in the instruction's format, as 16 bits each.
void tbuffer_load_format_d16_xyz(Memory& x) { load_d16(x, instruction_format(x), 3); }

// Loads 4 channels in the instruction's format, as 16 bits each.
void tbuffer_load_format_d16_xyzw(Memory& x) { load_d16(x, instruction_format(x), 4); }

// Stores 1 channel of 16 bits in the instruction's format.
void tbuffer_store_format_d16_x(Memory& x) { store_d16(x, instruction_format(x), 1); }

// Stores 2 channels of 16 bits in the instruction's format.
void tbuffer_store_format_d16_xy(Memory& x) { store_d16(x, instruction_format(x), 2); }

// Stores 3 channels of 16 bits in the instruction's format.
void tbuffer_store_format_d16_xyz(Memory& x) { store_d16(x, instruction_format(x), 3); }

// Stores 4 channels of 16 bits in the instruction's format.
void tbuffer_store_format_d16_xyzw(Memory& x) { store_d16(x, instruction_format(x), 4); }

// Loads one channel in the descriptor's format as 16 bits into the high half; the low half is unchanged.
void buffer_load_format_d16_hi_x(Memory& x) {
  const ElementFormat format = descriptor_format(x);
  const U32 old = u32(x.vdata_in);
  x.vdata = into_high_half(old, to_16_bits(format, load_channels(x, format, 1)[0]));
}

// Stores one channel of 16 bits, from the high half, in the descriptor's format.
void buffer_store_format_d16_hi_x(Memory& x) {
  const ElementFormat format = descriptor_format(x);
  store_channels(x, format, {from_16_bits(format, u32(x.vdata_in) >> u32(16))}, 1);
}

}  // namespace lw::sem
