// Images: loads, stores, atomics and sizes. Where a texel is and what its bits mean is the descriptor's business and
// that of src/image; what stands here is which registers hold what.
#include "address.h"
#include "atomics.h"
#include "image_data.h"

namespace lw::sem {
namespace {

ImageAccess image_access(Memory& x, bool has_level) {
  ImageAccess access;
  access.coordinates = coordinates_of(x);
  access.coordinates.has_level = has_level;
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

// The data of a store: components that DMASK does not name are 0. Halves come in their order, however many of them
// DMASK names (RDNA3 manual, 10.4).
Texel data_of(Memory& x, bool halves) {
  Texel values{u32(0), u32(0), u32(0), u32(0)};
  const bool packed = halves && !x.has(isa::Feature::unpacked_d16);
  unsigned count = 0;
  for (unsigned c = 0; c < 4; ++c) {
    if ((x.modifier(isa::Modifier::dmask) >> c & 1) == 0) continue;
    values[halves ? count : c] =
        packed ? bits(dword(x.vdata_in, count / 2), 16 * (count % 2), 16) : dword(x.vdata_in, count);
    ++count;
  }
  return values;
}

void load(Memory& x, bool has_level) {
  refuse_what_is_missing(x);
  const ImageAccess access = image_access(x, has_level);
  set_data(x, texel(x.texel_load(access, address_words(x))), x.modifier(isa::Modifier::dmask), access.halves);
}
void store(Memory& x, bool has_level) {
  refuse_what_is_missing(x);
  const ImageAccess access = image_access(x, has_level);
  x.texel_store(access, address_words(x), data_of(x, access.halves));
}

// The dwords of a texel as it lies in memory, less than a dword filled up.
Texel packed_texel(Memory& x, const Loaded& place, bool is_signed) {
  const U64 address = pack64(dword(place, 0), dword(place, 1));
  const auto has = [&](unsigned bytes) { return dword(place, 2) == u32(bytes); };
  const Loaded byte = x.load(AddressSpace::global, 1, address, has(1));
  const Loaded half = x.load(AddressSpace::global, 2, address, has(2));
  const U32 narrow = is_signed ? as_u32(signed_bits(dword(byte, 0), 0, 8)) | as_u32(sext16(dword(half, 0)))
                               : dword(byte, 0) | dword(half, 0);
  Texel values{narrow, u32(0), u32(0), u32(0)};
  for (const unsigned dwords : {1u, 2u, 3u, 4u}) {
    const Loaded loaded = x.load(AddressSpace::global, 4 * dwords, address, has(4 * dwords));
    for (unsigned i = 0; i < dwords; ++i) values[i] = values[i] | dword(loaded, i);
  }
  return values;
}
void load_packed(Memory& x, bool has_level, bool is_signed) {
  refuse_what_is_missing(x);
  const Loaded place = x.image_texel(image_access(x, has_level), address_words(x));
  set_data(x, packed_texel(x, place, is_signed), x.modifier(isa::Modifier::dmask), false);
}
void store_packed(Memory& x, bool has_level) {
  refuse_what_is_missing(x);
  const Loaded place = x.image_texel(image_access(x, has_level), address_words(x));
  const Texel v = data_of(x, false);
  const U64 address = pack64(dword(place, 0), dword(place, 1));
  const auto has = [&](unsigned bytes) { return dword(place, 2) == u32(bytes); };
  x.store(AddressSpace::global, 1, address, has(1), {v[0]});
  x.store(AddressSpace::global, 2, address, has(2), {v[0]});
  x.store(AddressSpace::global, 4, address, has(4), {v[0]});
  x.store(AddressSpace::global, 8, address, has(8), {v[0], v[1]});
  x.store(AddressSpace::global, 12, address, has(12), {v[0], v[1], v[2]});
  x.store(AddressSpace::global, 16, address, has(16), {v[0], v[1], v[2], v[3]});
}

void returns(Memory& x, std::initializer_list<U32> old) {
  unsigned i = 0;
  if (returns_old(x))
    for (const U32 word : old) set_dword(x.vdata, i++, word);
  if (x.modifier(isa::Modifier::tfe) != 0) set_dword(x.vdata, static_cast<unsigned>(old.size()), u32(0));
}
// DMASK says how many registers of data there are, and so how wide the texel is.
FarPlace atomic_place(Memory& x, unsigned bytes) {
  refuse_what_is_missing(x);
  const Loaded found = x.image_texel(image_access(x, false), address_words(x));
  return {AddressSpace::global, pack64(dword(found, 0), dword(found, 1)), dword(found, 2) == u32(bytes)};
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
// The first value is stored, the second compared: swap32(place, second, first), and of 64 bits.
template <class Swap32, class Swap64>
void compare_swap(Memory& x, Swap32 swap32, Swap64 swap64) {
  if (x.modifier(isa::Modifier::dmask) == 3) {
    returns(x, {swap32(atomic_place(x, 4), dword(x.vdata_in, 1), dword(x.vdata_in, 0))});
    return;
  }
  if (x.modifier(isa::Modifier::dmask) != 15) x.not_modelled("an image atomic with this dmask");
  const U64 old = swap64(atomic_place(x, 8), pack64(dword(x.vdata_in, 2), dword(x.vdata_in, 3)),
                         pack64(dword(x.vdata_in, 0), dword(x.vdata_in, 1)));
  returns(x, {lo(old), hi(old)});
}

}  // namespace

// Loads a texel of the first level, or 0 outside the image.
void image_load(Memory& x) { load(x, false); }

// Loads a texel of a level, or 0 outside the image.
void image_load_mip(Memory& x) { load(x, true); }

// Stores a texel of the first level; nothing outside the image.
void image_store(Memory& x) { store(x, false); }

// Stores a texel of a level; nothing outside the image.
void image_store_mip(Memory& x) { store(x, true); }

// Loads the dwords of a texel of the first level as stored in memory, or 0 outside the image.
void image_load_pck(Memory& x) { load_packed(x, false, false); }

// Loads the dwords of a texel of the first level as stored in memory, 8 and 16 bits sign-extended; 0 outside the image.
void image_load_pck_sgn(Memory& x) { load_packed(x, false, true); }

// Loads the dwords of a texel of a level as stored in memory, or 0 outside the image.
void image_load_mip_pck(Memory& x) { load_packed(x, true, false); }

// Loads the dwords of a texel of a level as stored in memory, 8 and 16 bits sign-extended; 0 outside the image.
void image_load_mip_pck_sgn(Memory& x) { load_packed(x, true, true); }

// Stores the dwords of a texel of the first level as stored in memory; nothing outside the image.
void image_store_pck(Memory& x) { store_packed(x, false); }

// Stores the dwords of a texel of a level as stored in memory; nothing outside the image.
void image_store_mip_pck(Memory& x) { store_packed(x, true); }

// Returns width, height, depth or slices of a level, and the number of levels.
void image_get_resinfo(Memory& x) {
  refuse_what_is_missing(x);
  const Loaded sizes = x.image_sizes(address_words(x)[0]);
  set_data(x, texel(sizes), x.modifier(isa::Modifier::dmask), false);
}

// Texel = data.
void image_atomic_swap(Memory& x) { atomic(x, Swap{}); }

// Texel = the data if the texel equals the compared value.
void image_atomic_cmpswap(Memory& x) {
  compare_swap(
      x, [&](FarPlace place, U32 compare, U32 data) { return compare_swap32(x, place, compare, data); },
      [&](FarPlace place, U64 compare, U64 data) { return compare_swap64(x, place, compare, data); });
}

// Texel = texel + data.
void image_atomic_add(Memory& x) { atomic(x, Add{}); }

// Texel = texel - data.
void image_atomic_sub(Memory& x) { atomic(x, Sub{}); }

// Texel = the lesser of texel and data, signed.
void image_atomic_smin(Memory& x) { atomic(x, SignedMin{}); }

// Texel = the lesser of texel and data, unsigned.
void image_atomic_umin(Memory& x) { atomic(x, UnsignedMin{}); }

// Texel = the greater of texel and data, signed.
void image_atomic_smax(Memory& x) { atomic(x, SignedMax{}); }

// Texel = the greater of texel and data, unsigned.
void image_atomic_umax(Memory& x) { atomic(x, UnsignedMax{}); }

// Texel = texel & data.
void image_atomic_and(Memory& x) { atomic(x, And{}); }

// Texel = texel | data.
void image_atomic_or(Memory& x) { atomic(x, Or{}); }

// Texel = texel ^ data.
void image_atomic_xor(Memory& x) { atomic(x, Xor{}); }

// Counts up to data and starts again at 0.
void image_atomic_inc(Memory& x) { atomic(x, Increment{}); }

// Counts down from data to 0 and starts again at data.
void image_atomic_dec(Memory& x) { atomic(x, Decrement{}); }

// Texel = the data if the texel equals the compared float.
void image_atomic_fcmpswap(Memory& x) {
  compare_swap(
      x, [&](FarPlace place, U32 compare, U32 data) { return update32(x, place, data, MemoryFloatSwap(compare)); },
      [&](FarPlace place, U64 compare, U64 data) { return update64(x, place, data, MemoryFloatSwap(compare)); });
}

// Texel = the lesser float; a NaN leaves the texel unchanged.
void image_atomic_fmin(Memory& x) { atomic(x, MemoryFloatMin{}); }

// Texel = the greater float; a NaN leaves the texel unchanged.
void image_atomic_fmax(Memory& x) { atomic(x, MemoryFloatMax{}); }

}  // namespace lw::sem
