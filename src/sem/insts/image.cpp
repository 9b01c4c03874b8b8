// Images: loads, stores, atomics and sizes. Where a texel is and what its bits mean is the descriptor's business and
// that of src/image; what stands here is which registers hold what.
#include "address.h"
#include "atomics.h"

namespace lw::sem {
namespace {

using Texel = std::array<U32, 4>;

void refuse_what_is_missing(Memory& x) {
  if (!x.has_images()) x.not_modelled("images of this target");
  if (x.modifier(isa::Modifier::lwe) != 0) x.not_modelled("level of detail warnings (lwe)");
}

ImageAccess image_access(Memory& x, bool has_level) {
  ImageAccess access;
  if (x.has(isa::Feature::image_dimension)) access.dimension = static_cast<uint8_t>(1 + x.modifier(isa::Modifier::dim));
  access.has_slice = x.modifier(isa::Modifier::da) != 0;
  access.has_level = has_level;
  access.halves = x.modifier(isa::Modifier::d16) != 0;
  return access;
}

// Coordinates, slice, level: a register each, or half of one.
Texel address_words(Memory& x) {
  const bool halves = x.modifier(isa::Modifier::a16) != 0;
  Texel words{};
  for (unsigned n = 0; n < words.size(); ++n)
    words[n] = halves ? bits(x.address_word(n / 2), 16 * (n % 2), 16) : x.address_word(n);
  return words;
}

struct Place : FarPlace {
  U32 bytes;
};
Place texel_place(Memory& x, const ImageAccess& access) {
  const Loaded found = x.image_texel(access, address_words(x));
  const U32 bytes = dword(found, 2);
  return {{Space::global, pack64(dword(found, 0), dword(found, 1)), bytes != u32(0)}, bytes};
}

constexpr unsigned kElementBytes[] = {1, 2, 4, 8, 12, 16};

Texel load_element(Memory& x, const Place& p) {
  Texel element{u32(0), u32(0), u32(0), u32(0)};
  for (const unsigned bytes : kElementBytes) {
    const Loaded loaded = x.load(p.space, bytes, p.address, p.bytes == u32(bytes));
    for (unsigned i = 0; i < (bytes + 3) / 4; ++i) element[i] = element[i] | dword(loaded, i);
  }
  return element;
}
void store_element(Memory& x, const Place& p, const Texel& e) {
  for (const unsigned bytes : {1u, 2u, 4u}) x.store(p.space, bytes, p.address, p.bytes == u32(bytes), {e[0]});
  x.store(p.space, 8, p.address, p.bytes == u32(8), {e[0], e[1]});
  x.store(p.space, 12, p.address, p.bytes == u32(12), {e[0], e[1], e[2]});
  x.store(p.space, 16, p.address, p.bytes == u32(16), {e[0], e[1], e[2], e[3]});
}

// The components that DMASK names, in registers that follow each other, halves two a register but with unpacked_d16;
// one register with 0 for none (GCN3 manual, 8.2.4). TFE's status comes behind them: no page is missing here.
void set_data(Memory& x, const Texel& values, bool halves) {
  std::array<U32, 4> data{};
  unsigned count = 0, registers = 0;
  for (unsigned c = 0; c < 4; ++c)
    if ((x.modifier(isa::Modifier::dmask) >> c & 1) != 0) data[count++] = values[c];
  if (count == 0) data[count++] = u32(0);
  const unsigned step = halves && !x.has(isa::Feature::unpacked_d16) ? 2 : 1;
  for (unsigned i = 0; i < count; i += step)
    set_dword(x.vdata, registers++, step == 2 && i + 1 < count ? pack16(data[i], data[i + 1]) : data[i]);
  if (x.modifier(isa::Modifier::tfe) != 0) set_dword(x.vdata, registers, u32(0));
}
// The same read: components that DMASK does not name are stored as 0.
Texel data_of(Memory& x, bool halves) {
  Texel values{u32(0), u32(0), u32(0), u32(0)};
  const bool packed = halves && !x.has(isa::Feature::unpacked_d16);
  unsigned count = 0;
  for (unsigned c = 0; c < 4; ++c) {
    if ((x.modifier(isa::Modifier::dmask) >> c & 1) == 0) continue;
    values[c] = packed ? bits(dword(x.vdata_in, count / 2), 16 * (count % 2), 16) : dword(x.vdata_in, count);
    ++count;
  }
  return values;
}

void load(Memory& x, bool has_level) {
  refuse_what_is_missing(x);
  const ImageAccess access = image_access(x, has_level);
  const Place p = texel_place(x, access);
  const Loaded values = x.texel_values(access, load_element(x, p));
  Texel inside{};
  for (unsigned c = 0; c < 4; ++c) inside[c] = select(p.where, dword(values, c), u32(0));
  set_data(x, inside, access.halves);
}
void store(Memory& x, bool has_level) {
  refuse_what_is_missing(x);
  const ImageAccess access = image_access(x, has_level);
  const Place p = texel_place(x, access);
  const Loaded element = x.texel_element(access, data_of(x, access.halves));
  store_element(x, p, {dword(element, 0), dword(element, 1), dword(element, 2), dword(element, 3)});
}

void returns(Memory& x, std::initializer_list<U32> old) {
  unsigned i = 0;
  if (returns_old(x))
    for (const U32 word : old) set_dword(x.vdata, i++, word);
  if (x.modifier(isa::Modifier::tfe) != 0) set_dword(x.vdata, static_cast<unsigned>(old.size()), u32(0));
}
// DMASK says how many registers of data there are, and so how wide the texel is.
Place atomic_place(Memory& x, unsigned bytes) {
  refuse_what_is_missing(x);
  Place p = texel_place(x, image_access(x, false));
  p.where = p.bytes == u32(bytes);
  return p;
}
template <class Operation>
void atomic(Memory& x, Operation operation) {
  if (x.modifier(isa::Modifier::dmask) == 1) {
    returns(x, {update32(x, atomic_place(x, 4), dword(x.vdata_in, 0), operation)});
    return;
  }
  if (x.modifier(isa::Modifier::dmask) != 3) x.not_modelled("an image atomic with this dmask");
  const U64 old = update64(x, atomic_place(x, 8), pack64(dword(x.vdata_in, 0), dword(x.vdata_in, 1)), operation);
  returns(x, {lo(old), hi(old)});
}
// The first value is stored, the second compared.
void compare_swap(Memory& x) {
  if (x.modifier(isa::Modifier::dmask) == 3) {
    returns(x, {compare_swap32(x, atomic_place(x, 4), dword(x.vdata_in, 1), dword(x.vdata_in, 0))});
    return;
  }
  if (x.modifier(isa::Modifier::dmask) != 15) x.not_modelled("an image atomic with this dmask");
  const U64 old = compare_swap64(x, atomic_place(x, 8), pack64(dword(x.vdata_in, 2), dword(x.vdata_in, 3)),
                                 pack64(dword(x.vdata_in, 0), dword(x.vdata_in, 1)));
  returns(x, {lo(old), hi(old)});
}

}  // namespace

// A texel of the first level, or 0 outside.
void image_load(Memory& x) { load(x, false); }

// A texel of a level, or 0 outside.
void image_load_mip(Memory& x) { load(x, true); }

// A texel of the first level; nothing outside.
void image_store(Memory& x) { store(x, false); }

// A texel of a level; nothing outside.
void image_store_mip(Memory& x) { store(x, true); }

// Width, height, depth or slices of a level, and the number of levels.
void image_get_resinfo(Memory& x) {
  refuse_what_is_missing(x);
  const Loaded sizes = x.image_sizes(address_words(x)[0]);
  set_data(x, {dword(sizes, 0), dword(sizes, 1), dword(sizes, 2), dword(sizes, 3)}, false);
}

// Data.
void image_atomic_swap(Memory& x) { atomic(x, Swap{}); }

// Data where the texel is the value compared with.
void image_atomic_cmpswap(Memory& x) { compare_swap(x); }

// Texel + data.
void image_atomic_add(Memory& x) { atomic(x, Add{}); }

// Texel - data.
void image_atomic_sub(Memory& x) { atomic(x, Sub{}); }

// The lesser, signed.
void image_atomic_smin(Memory& x) { atomic(x, SignedMin{}); }

// The lesser, unsigned.
void image_atomic_umin(Memory& x) { atomic(x, UnsignedMin{}); }

// The greater, signed.
void image_atomic_smax(Memory& x) { atomic(x, SignedMax{}); }

// The greater, unsigned.
void image_atomic_umax(Memory& x) { atomic(x, UnsignedMax{}); }

// Texel & data.
void image_atomic_and(Memory& x) { atomic(x, And{}); }

// Texel | data.
void image_atomic_or(Memory& x) { atomic(x, Or{}); }

// Texel ^ data.
void image_atomic_xor(Memory& x) { atomic(x, Xor{}); }

// Counts up to data and starts again at 0.
void image_atomic_inc(Memory& x) { atomic(x, Increment{}); }

// Counts down from data to 0 and starts again at data.
void image_atomic_dec(Memory& x) { atomic(x, Decrement{}); }

}  // namespace lw::sem
