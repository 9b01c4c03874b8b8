// Numbers of the DWARF format (DWARF 5, 7), by their names there.
#pragma once

#include <cstdint>

namespace lw::object::dwarf {

inline constexpr uint32_t kLength64 = 0xffffffff;  // before a length of 8 bytes (7.4)
inline constexpr uint32_t kReservedLengths = 0xfffffff0;

// Instructions of line number programs (7.22).
enum LineOpcode : uint8_t {
  DW_LNS_extended = 0,
  DW_LNS_copy = 1,
  DW_LNS_advance_pc = 2,
  DW_LNS_advance_line = 3,
  DW_LNS_set_file = 4,
  DW_LNS_set_column = 5,
  DW_LNS_negate_stmt = 6,
  DW_LNS_set_basic_block = 7,
  DW_LNS_const_add_pc = 8,
  DW_LNS_fixed_advance_pc = 9,
  DW_LNS_set_prologue_end = 10,
  DW_LNS_set_epilogue_begin = 11,
  DW_LNS_set_isa = 12,
};
enum LineExtendedOpcode : uint8_t {
  DW_LNE_end_sequence = 1,
  DW_LNE_set_address = 2,
  DW_LNE_define_file = 3,
  DW_LNE_set_discriminator = 4,
};

enum DwarfUnitKind : uint8_t {  // 7.5.1
  DW_UT_compile = 1,
  DW_UT_type = 2,
  DW_UT_partial = 3,
  DW_UT_skeleton = 4,
  DW_UT_split_compile = 5,
  DW_UT_split_type = 6,
};

inline constexpr uint16_t DW_TAG_GNU_call_site = 0x4109;

enum DwarfAttribute : uint16_t {  // 7.5.4; those of GNU as GCC's manual of its extensions has them
  DW_AT_location = 0x02,
  DW_AT_low_pc = 0x11,
  DW_AT_high_pc = 0x12,
  DW_AT_string_length = 0x19,
  DW_AT_return_addr = 0x2a,
  DW_AT_data_member_location = 0x38,
  DW_AT_frame_base = 0x40,
  DW_AT_segment = 0x46,
  DW_AT_static_link = 0x48,
  DW_AT_use_location = 0x4a,
  DW_AT_vtable_elem_location = 0x4d,
  DW_AT_entry_pc = 0x52,
  DW_AT_ranges = 0x55,
  DW_AT_addr_base = 0x73,
  DW_AT_rnglists_base = 0x74,
  DW_AT_dwo_name = 0x76,
  DW_AT_call_return_pc = 0x7d,
  DW_AT_call_pc = 0x81,
  DW_AT_loclists_base = 0x8c,
  DW_AT_GNU_dwo_name = 0x2130,
  DW_AT_GNU_addr_base = 0x2133,
};

enum DwarfForm : uint16_t {  // 7.5.6
  DW_FORM_addr = 0x01,
  DW_FORM_block2 = 0x03,
  DW_FORM_block4 = 0x04,
  DW_FORM_data2 = 0x05,
  DW_FORM_data4 = 0x06,
  DW_FORM_data8 = 0x07,
  DW_FORM_string = 0x08,
  DW_FORM_block = 0x09,
  DW_FORM_block1 = 0x0a,
  DW_FORM_data1 = 0x0b,
  DW_FORM_flag = 0x0c,
  DW_FORM_sdata = 0x0d,
  DW_FORM_strp = 0x0e,
  DW_FORM_udata = 0x0f,
  DW_FORM_ref_addr = 0x10,
  DW_FORM_ref1 = 0x11,
  DW_FORM_ref2 = 0x12,
  DW_FORM_ref4 = 0x13,
  DW_FORM_ref8 = 0x14,
  DW_FORM_ref_udata = 0x15,
  DW_FORM_indirect = 0x16,
  DW_FORM_sec_offset = 0x17,
  DW_FORM_exprloc = 0x18,
  DW_FORM_flag_present = 0x19,
  DW_FORM_strx = 0x1a,
  DW_FORM_addrx = 0x1b,
  DW_FORM_ref_sup4 = 0x1c,
  DW_FORM_strp_sup = 0x1d,
  DW_FORM_data16 = 0x1e,
  DW_FORM_line_strp = 0x1f,
  DW_FORM_ref_sig8 = 0x20,
  DW_FORM_implicit_const = 0x21,
  DW_FORM_loclistx = 0x22,
  DW_FORM_rnglistx = 0x23,
  DW_FORM_ref_sup8 = 0x24,
  DW_FORM_strx1 = 0x25,
  DW_FORM_strx2 = 0x26,
  DW_FORM_strx3 = 0x27,
  DW_FORM_strx4 = 0x28,
  DW_FORM_addrx1 = 0x29,
  DW_FORM_addrx2 = 0x2a,
  DW_FORM_addrx3 = 0x2b,
  DW_FORM_addrx4 = 0x2c,
  DW_FORM_GNU_addr_index = 0x1f01,
  DW_FORM_GNU_str_index = 0x1f02,
  DW_FORM_GNU_ref_alt = 0x1f20,
  DW_FORM_GNU_strp_alt = 0x1f21,
};

// Entries of .debug_rnglists and .debug_loclists (7.25, 7.7.3). The two differ from 5 on.
enum DwarfListEntry : uint8_t {
  DW_LE_end_of_list = 0,
  DW_LE_base_addressx = 1,
  DW_LE_startx_endx = 2,
  DW_LE_startx_length = 3,
  DW_LE_offset_pair = 4,
};
enum DwarfRangeEntry : uint8_t { DW_RLE_base_address = 5, DW_RLE_start_end = 6, DW_RLE_start_length = 7 };
enum DwarfLocationEntry : uint8_t {
  DW_LLE_default_location = 5,
  DW_LLE_base_address = 6,
  DW_LLE_start_end = 7,
  DW_LLE_start_length = 8,
  DW_LLE_GNU_view_pair = 9,
};

}  // namespace lw::object::dwarf
