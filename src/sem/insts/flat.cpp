// FLAT, GLOBAL and SCRATCH loads and stores: the same accesses at three kinds of address.
#include "address.h"

namespace lw::sem {

// Loads one byte, zero-extended.
void flat_load_ubyte(Memory& x) { x.vdst = load_u8(x, flat(x)); }

// Loads one byte, sign-extended.
void flat_load_sbyte(Memory& x) { x.vdst = load_i8(x, flat(x)); }

// Loads two bytes, zero-extended.
void flat_load_ushort(Memory& x) { x.vdst = load_u16(x, flat(x)); }

// Loads two bytes, sign-extended.
void flat_load_sshort(Memory& x) { x.vdst = load_i16(x, flat(x)); }

// Loads 1 dword.
void flat_load_dword(Memory& x) { load_dwords(x, x.vdst, flat(x), 1); }

// Loads 2 dwords.
void flat_load_dwordx2(Memory& x) { load_dwords(x, x.vdst, flat(x), 2); }

// Loads 3 dwords.
void flat_load_dwordx3(Memory& x) { load_dwords(x, x.vdst, flat(x), 3); }

// Loads 4 dwords.
void flat_load_dwordx4(Memory& x) { load_dwords(x, x.vdst, flat(x), 4); }

// Loads one byte, zero-extended, into the low half; the high half is unchanged.
void flat_load_ubyte_d16(Memory& x) { x.vdst = into_low_half(u32(x.old_vdst), load_u8(x, flat(x))); }

// Loads one byte, zero-extended, into the high half; the low half is unchanged.
void flat_load_ubyte_d16_hi(Memory& x) { x.vdst = into_high_half(u32(x.old_vdst), load_u8(x, flat(x))); }

// Loads one byte, sign-extended, into the low half; the high half is unchanged.
void flat_load_sbyte_d16(Memory& x) { x.vdst = into_low_half(u32(x.old_vdst), load_i8(x, flat(x))); }

// Loads one byte, sign-extended, into the high half; the low half is unchanged.
void flat_load_sbyte_d16_hi(Memory& x) { x.vdst = into_high_half(u32(x.old_vdst), load_i8(x, flat(x))); }

// Loads two bytes into the low half; the high half is unchanged.
void flat_load_short_d16(Memory& x) { x.vdst = into_low_half(u32(x.old_vdst), load_u16(x, flat(x))); }

// Loads two bytes into the high half; the low half is unchanged.
void flat_load_short_d16_hi(Memory& x) { x.vdst = into_high_half(u32(x.old_vdst), load_u16(x, flat(x))); }

// Stores the low byte.
void flat_store_byte(Memory& x) { store_u8(x, flat(x), u32(x.data)); }

// Stores the low byte of the high half.
void flat_store_byte_d16_hi(Memory& x) { store_u8(x, flat(x), u32(x.data) >> u32(16)); }

// Stores the low two bytes.
void flat_store_short(Memory& x) { store_u16(x, flat(x), u32(x.data)); }

// Stores the high half.
void flat_store_short_d16_hi(Memory& x) { store_u16(x, flat(x), u32(x.data) >> u32(16)); }

// Stores 1 dword.
void flat_store_dword(Memory& x) { store_dwords(x, flat(x), x.data, 1); }

// Stores 2 dwords.
void flat_store_dwordx2(Memory& x) { store_dwords(x, flat(x), x.data, 2); }

// Stores 3 dwords.
void flat_store_dwordx3(Memory& x) { store_dwords(x, flat(x), x.data, 3); }

// Stores 4 dwords.
void flat_store_dwordx4(Memory& x) { store_dwords(x, flat(x), x.data, 4); }

// Loads one byte, zero-extended.
void global_load_ubyte(Memory& x) { deliver(x, x.vdst, load_u8(x, global(x)), signed_offset(x)); }

// Loads one byte, sign-extended.
void global_load_sbyte(Memory& x) { deliver(x, x.vdst, load_i8(x, global(x)), signed_offset(x)); }

// Loads two bytes, zero-extended.
void global_load_ushort(Memory& x) { deliver(x, x.vdst, load_u16(x, global(x)), signed_offset(x)); }

// Loads two bytes, sign-extended.
void global_load_sshort(Memory& x) { deliver(x, x.vdst, load_i16(x, global(x)), signed_offset(x)); }

// Loads 1 dword.
void global_load_dword(Memory& x) { deliver(x, x.vdst, load_u32(x, global(x)), signed_offset(x)); }

// Loads 2 dwords.
void global_load_dwordx2(Memory& x) { load_dwords(x, x.vdst, global(x), 2); }

// Loads 3 dwords.
void global_load_dwordx3(Memory& x) { load_dwords(x, x.vdst, global(x), 3); }

// Loads 4 dwords.
void global_load_dwordx4(Memory& x) { load_dwords(x, x.vdst, global(x), 4); }

// Loads one byte, zero-extended, into the low half; the high half is unchanged.
void global_load_ubyte_d16(Memory& x) { x.vdst = into_low_half(u32(x.old_vdst), load_u8(x, global(x))); }

// Loads one byte, zero-extended, into the high half; the low half is unchanged.
void global_load_ubyte_d16_hi(Memory& x) { x.vdst = into_high_half(u32(x.old_vdst), load_u8(x, global(x))); }

// Loads one byte, sign-extended, into the low half; the high half is unchanged.
void global_load_sbyte_d16(Memory& x) { x.vdst = into_low_half(u32(x.old_vdst), load_i8(x, global(x))); }

// Loads one byte, sign-extended, into the high half; the low half is unchanged.
void global_load_sbyte_d16_hi(Memory& x) { x.vdst = into_high_half(u32(x.old_vdst), load_i8(x, global(x))); }

// Loads two bytes into the low half; the high half is unchanged.
void global_load_short_d16(Memory& x) { x.vdst = into_low_half(u32(x.old_vdst), load_u16(x, global(x))); }

// Loads two bytes into the high half; the low half is unchanged.
void global_load_short_d16_hi(Memory& x) { x.vdst = into_high_half(u32(x.old_vdst), load_u16(x, global(x))); }

// Stores the low byte.
void global_store_byte(Memory& x) { store_u8(x, global(x), u32(x.data)); }

// Stores the low byte of the high half.
void global_store_byte_d16_hi(Memory& x) { store_u8(x, global(x), u32(x.data) >> u32(16)); }

// Stores the low two bytes.
void global_store_short(Memory& x) { store_u16(x, global(x), u32(x.data)); }

// Stores the high half.
void global_store_short_d16_hi(Memory& x) { store_u16(x, global(x), u32(x.data) >> u32(16)); }

// Stores 1 dword.
void global_store_dword(Memory& x) { store_dwords(x, global(x), x.data, 1); }

// Stores 2 dwords.
void global_store_dwordx2(Memory& x) { store_dwords(x, global(x), x.data, 2); }

// Stores 3 dwords.
void global_store_dwordx3(Memory& x) { store_dwords(x, global(x), x.data, 3); }

// Stores 4 dwords.
void global_store_dwordx4(Memory& x) { store_dwords(x, global(x), x.data, 4); }

// Loads one byte, zero-extended.
void scratch_load_ubyte(Memory& x) { deliver(x, x.vdst, load_u8(x, scratch(x)), signed_offset(x)); }

// Loads one byte, sign-extended.
void scratch_load_sbyte(Memory& x) { deliver(x, x.vdst, load_i8(x, scratch(x)), signed_offset(x)); }

// Loads two bytes, zero-extended.
void scratch_load_ushort(Memory& x) { deliver(x, x.vdst, load_u16(x, scratch(x)), signed_offset(x)); }

// Loads two bytes, sign-extended.
void scratch_load_sshort(Memory& x) { deliver(x, x.vdst, load_i16(x, scratch(x)), signed_offset(x)); }

// Loads 1 dword.
void scratch_load_dword(Memory& x) { deliver(x, x.vdst, load_u32(x, scratch(x)), signed_offset(x)); }

// Loads 2 dwords.
void scratch_load_dwordx2(Memory& x) { load_dwords(x, x.vdst, scratch(x), 2); }

// Loads 3 dwords.
void scratch_load_dwordx3(Memory& x) { load_dwords(x, x.vdst, scratch(x), 3); }

// Loads 4 dwords.
void scratch_load_dwordx4(Memory& x) { load_dwords(x, x.vdst, scratch(x), 4); }

// Loads one byte, zero-extended, into the low half; the high half is unchanged.
void scratch_load_ubyte_d16(Memory& x) { x.vdst = into_low_half(u32(x.old_vdst), load_u8(x, scratch(x))); }

// Loads one byte, zero-extended, into the high half; the low half is unchanged.
void scratch_load_ubyte_d16_hi(Memory& x) { x.vdst = into_high_half(u32(x.old_vdst), load_u8(x, scratch(x))); }

// Loads one byte, sign-extended, into the low half; the high half is unchanged.
void scratch_load_sbyte_d16(Memory& x) { x.vdst = into_low_half(u32(x.old_vdst), load_i8(x, scratch(x))); }

// Loads one byte, sign-extended, into the high half; the low half is unchanged.
void scratch_load_sbyte_d16_hi(Memory& x) { x.vdst = into_high_half(u32(x.old_vdst), load_i8(x, scratch(x))); }

// Loads two bytes into the low half; the high half is unchanged.
void scratch_load_short_d16(Memory& x) { x.vdst = into_low_half(u32(x.old_vdst), load_u16(x, scratch(x))); }

// Loads two bytes into the high half; the low half is unchanged.
void scratch_load_short_d16_hi(Memory& x) { x.vdst = into_high_half(u32(x.old_vdst), load_u16(x, scratch(x))); }

// Stores the low byte.
void scratch_store_byte(Memory& x) { store_u8(x, scratch(x), u32(x.data)); }

// Stores the low byte of the high half.
void scratch_store_byte_d16_hi(Memory& x) { store_u8(x, scratch(x), u32(x.data) >> u32(16)); }

// Stores the low two bytes.
void scratch_store_short(Memory& x) { store_u16(x, scratch(x), u32(x.data)); }

// Stores the high half.
void scratch_store_short_d16_hi(Memory& x) { store_u16(x, scratch(x), u32(x.data) >> u32(16)); }

// Stores 1 dword.
void scratch_store_dword(Memory& x) { store_dwords(x, scratch(x), x.data, 1); }

// Stores 2 dwords.
void scratch_store_dwordx2(Memory& x) { store_dwords(x, scratch(x), x.data, 2); }

// Stores 3 dwords.
void scratch_store_dwordx3(Memory& x) { store_dwords(x, scratch(x), x.data, 3); }

// Stores 4 dwords.
void scratch_store_dwordx4(Memory& x) { store_dwords(x, scratch(x), x.data, 4); }

// Invalidates caches, writes them back, or both, up to the scope.
void global_inv(Control& x) { x.hint(Hint::invalidate); }
void global_wb(Control& x) { x.hint(Hint::write_back); }
void global_wbinv(Control& x) { x.hint(Hint::invalidate); }

}  // namespace lw::sem
