// Buffer loads and stores without format conversion (with it: vmem_format.cpp).
#include "buffer_address.h"

namespace lw::sem {
namespace {

// Into the register, or into LDS with the instruction's 12-bit offset.
void deliver(Memory& x, U32 value) { deliver(x, x.vdata, value, x.modifier(isa::Modifier::offset)); }

}  // namespace

// Loads one byte, zero-extended.
void buffer_load_ubyte(Memory& x) { deliver(x, load_u8(x, buffer(x, 1))); }

// Loads one byte, sign-extended.
void buffer_load_sbyte(Memory& x) { deliver(x, load_i8(x, buffer(x, 1))); }

// Loads two bytes, zero-extended.
void buffer_load_ushort(Memory& x) { deliver(x, load_u16(x, buffer(x, 2))); }

// Loads two bytes, sign-extended.
void buffer_load_sshort(Memory& x) { deliver(x, load_i16(x, buffer(x, 2))); }

// Loads one dword.
void buffer_load_dword(Memory& x) { deliver(x, load_u32(x, buffer(x, 4))); }

// Loads 2 dwords.
void buffer_load_dwordx2(Memory& x) { buffer_load_dwords(x, 2); }

// Loads 3 dwords.
void buffer_load_dwordx3(Memory& x) { buffer_load_dwords(x, 3); }

// Loads 4 dwords.
void buffer_load_dwordx4(Memory& x) { buffer_load_dwords(x, 4); }

// Loads one byte, zero-extended, into the low half; the high half is unchanged.
void buffer_load_ubyte_d16(Memory& x) { x.vdata = into_low_half(u32(x.vdata_in), load_u8(x, buffer(x, 1))); }

// Loads one byte, zero-extended, into the high half; the low half is unchanged.
void buffer_load_ubyte_d16_hi(Memory& x) { x.vdata = into_high_half(u32(x.vdata_in), load_u8(x, buffer(x, 1))); }

// Loads one byte, sign-extended, into the low half; the high half is unchanged.
void buffer_load_sbyte_d16(Memory& x) { x.vdata = into_low_half(u32(x.vdata_in), load_i8(x, buffer(x, 1))); }

// Loads one byte, sign-extended, into the high half; the low half is unchanged.
void buffer_load_sbyte_d16_hi(Memory& x) { x.vdata = into_high_half(u32(x.vdata_in), load_i8(x, buffer(x, 1))); }

// Loads two bytes into the low half; the high half is unchanged.
void buffer_load_short_d16(Memory& x) { x.vdata = into_low_half(u32(x.vdata_in), load_u16(x, buffer(x, 2))); }

// Loads two bytes into the high half; the low half is unchanged.
void buffer_load_short_d16_hi(Memory& x) { x.vdata = into_high_half(u32(x.vdata_in), load_u16(x, buffer(x, 2))); }

// Stores the low byte.
void buffer_store_byte(Memory& x) { store_u8(x, buffer(x, 1), u32(x.vdata_in)); }

// Stores the low byte of the high half.
void buffer_store_byte_d16_hi(Memory& x) { store_u8(x, buffer(x, 1), u32(x.vdata_in) >> u32(16)); }

// Stores the low two bytes.
void buffer_store_short(Memory& x) { store_u16(x, buffer(x, 2), u32(x.vdata_in)); }

// Stores the high half.
void buffer_store_short_d16_hi(Memory& x) { store_u16(x, buffer(x, 2), u32(x.vdata_in) >> u32(16)); }

// Stores one dword.
void buffer_store_dword(Memory& x) { buffer_store_dwords(x, 1); }

// Stores 2 dwords.
void buffer_store_dwordx2(Memory& x) { buffer_store_dwords(x, 2); }

// Stores 3 dwords.
void buffer_store_dwordx3(Memory& x) { buffer_store_dwords(x, 3); }

// Stores 4 dwords.
void buffer_store_dwordx4(Memory& x) { buffer_store_dwords(x, 4); }

// Stores one dword per lane from LDS at M0 + offset to the buffer.
void buffer_store_lds_dword(Memory& x) {
  const U32 value = load_u32(x, lds_by_lane(x, x.modifier(isa::Modifier::offset)));
  store_at(x, buffer(x, 4), 4, {value});
}

// Writes the vector cache back and invalidates it.
void buffer_wbinvl1(Control& x) { x.hint(Hint::invalidate); }

// Writes the volatile lines of the vector cache back and invalidates them.
void buffer_wbinvl1_vol(Control& x) { x.hint(Hint::invalidate); }

// Writes back (buffer_wbl2) or invalidates (buffer_invl2, buffer_inv) the L2 cache for the scope that sc0 and sc1 give;
// buffer_inv also invalidates the caches in front of it.
void buffer_wbl2(Control& x) { x.hint(Hint::write_back); }
void buffer_invl2(Control& x) { x.hint(Hint::invalidate); }
void buffer_inv(Control& x) { x.hint(Hint::invalidate); }

// Invalidates the caches of the vector memory path, of a WGP and of a shader array.
void buffer_gl0_inv(Control& x) { x.hint(Hint::invalidate); }
void buffer_gl1_inv(Control& x) { x.hint(Hint::invalidate_array); }

}  // namespace lw::sem
