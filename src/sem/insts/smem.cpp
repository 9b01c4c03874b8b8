// Scalar loads and stores, clocks and cache control.
#include "scalar_address.h"

namespace lw::sem {
namespace {

void load_scalars(Memory& x, FarPlace p, unsigned count) { load_dwords(x, x.sdata, p, count); }

void load_buffer(Memory& x, unsigned count) {
  for (unsigned i = 0; i < count; ++i) set_dword(x.sdata, i, load_u32(x, scalar_buffer(x, i)));
}

void store_buffer(Memory& x, unsigned count) {
  for (unsigned i = 0; i < count; ++i) {
    const FarPlace p = scalar_buffer(x, i);
    x.store(p.space, 4, p.address, p.where, {dword(x.sdata_in, i)});
  }
}

}  // namespace

// Loads one dword from base + offset.
void s_load_dword(Memory& x) { load_scalars(x, scalar(x), 1); }

// Loads 2 dwords from base + offset.
void s_load_dwordx2(Memory& x) { load_scalars(x, scalar(x), 2); }

// Loads 4 dwords from base + offset.
void s_load_dwordx4(Memory& x) { load_scalars(x, scalar(x), 4); }

// Loads 8 dwords from base + offset.
void s_load_dwordx8(Memory& x) { load_scalars(x, scalar(x), 8); }

// Loads 16 dwords from base + offset.
void s_load_dwordx16(Memory& x) { load_scalars(x, scalar(x), 16); }

// Loads one dword from a buffer; 0 outside it.
void s_buffer_load_dword(Memory& x) { load_buffer(x, 1); }

// Loads 2 dwords from a buffer; 0 outside it.
void s_buffer_load_dwordx2(Memory& x) { load_buffer(x, 2); }

// Loads 4 dwords from a buffer; 0 outside it.
void s_buffer_load_dwordx4(Memory& x) { load_buffer(x, 4); }

// Loads 8 dwords from a buffer; 0 outside it.
void s_buffer_load_dwordx8(Memory& x) { load_buffer(x, 8); }

// Loads 16 dwords from a buffer; 0 outside it.
void s_buffer_load_dwordx16(Memory& x) { load_buffer(x, 16); }

// Loads one dword from scratch memory.
void s_scratch_load_dword(Memory& x) { load_scalars(x, scalar_scratch(x), 1); }

// Loads 2 dwords from scratch memory.
void s_scratch_load_dwordx2(Memory& x) { load_scalars(x, scalar_scratch(x), 2); }

// Loads 4 dwords from scratch memory.
void s_scratch_load_dwordx4(Memory& x) { load_scalars(x, scalar_scratch(x), 4); }

// Stores one dword to base + offset.
void s_store_dword(Memory& x) { store_dwords(x, scalar(x), x.sdata_in, 1); }

// Stores 2 dwords to base + offset.
void s_store_dwordx2(Memory& x) { store_dwords(x, scalar(x), x.sdata_in, 2); }

// Stores 4 dwords to base + offset.
void s_store_dwordx4(Memory& x) { store_dwords(x, scalar(x), x.sdata_in, 4); }

// Stores one dword to a buffer; nothing outside it.
void s_buffer_store_dword(Memory& x) { store_buffer(x, 1); }

// Stores 2 dwords to a buffer; nothing outside it.
void s_buffer_store_dwordx2(Memory& x) { store_buffer(x, 2); }

// Stores 4 dwords to a buffer; nothing outside it.
void s_buffer_store_dwordx4(Memory& x) { store_buffer(x, 4); }

// Stores one dword to scratch memory.
void s_scratch_store_dword(Memory& x) { store_dwords(x, scalar_scratch(x), x.sdata_in, 1); }

// Stores 2 dwords to scratch memory.
void s_scratch_store_dwordx2(Memory& x) { store_dwords(x, scalar_scratch(x), x.sdata_in, 2); }

// Stores 4 dwords to scratch memory.
void s_scratch_store_dwordx4(Memory& x) { store_dwords(x, scalar_scratch(x), x.sdata_in, 4); }

// Reads the shader clock.
void s_memtime(Memory& x) { x.sdata = x.shader_clock(); }

// Reads the clock of constant frequency.
void s_memrealtime(Memory& x) { x.sdata = x.real_time(); }

// Invalidates the scalar data cache.
void s_dcache_inv(Control& x) { x.hint(Hint::invalidate); }

// Invalidates the cache of a shader array.
void s_gl1_inv(Control& x) { x.hint(Hint::invalidate_array); }

// Writes the scalar data cache back.
void s_dcache_wb(Control& x) { x.hint(Hint::write_back); }

// Invalidates the volatile lines of the scalar data cache.
void s_dcache_inv_vol(Control& x) { x.hint(Hint::invalidate); }

// Writes the volatile lines of the scalar data cache back.
void s_dcache_wb_vol(Control& x) { x.hint(Hint::write_back); }

// Drops a line of the scalar data cache. Memory here is what every access sees, so nothing is left to drop.
void s_dcache_discard(Memory&) {}

// Drops two lines of the scalar data cache.
void s_dcache_discard_x2(Memory&) {}

}  // namespace lw::sem
