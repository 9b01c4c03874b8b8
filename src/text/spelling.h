// Names <-> numbers, both ways: registers, constants, messages, selects, lane controls, formats. Read by the parser and
// by the printer, so that what one writes the other reads.
//
// Each table is a span of rows. Where a value has several rows, the first one that holds in a column is the printed
// name and the rest are only read.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "isa/isa.h"
#include "isa/operand_values.h"
#include "isa/wait_fields.h"

namespace lw::text {

// A named value and the opcode columns (bit set over isa::Column) in which the name holds.
struct NamedValue {
  uint16_t value;
  std::string_view text;
  isa::ColumnSet columns;
  bool holds_in(isa::Column column) const { return (columns >> static_cast<unsigned>(column)) & 1; }
};

// The printed name of a value, empty when it has none in this column.
std::string_view name_of(std::span<const NamedValue> names, isa::Column column, unsigned value);
// The value of a name; no match when the column does not know it.
std::optional<unsigned> value_of(std::span<const NamedValue> names, isa::Column column, std::string_view text);

// "; it exists on gfx10, gfx11" of a name that is not known in a column; empty where no target knows it.
std::string elsewhere(std::span<const NamedValue> names, std::string_view text);

// ---- Scalar registers and the other named 8-bit sources -------------------------------------------------------------

// A register tuple or source by name. `value` is the 9-bit source number of the first register.
struct ScalarName {
  uint16_t value;
  uint8_t dwords;
  std::string_view text;
  isa::ColumnSet columns;
  bool holds_in(isa::Column column) const { return (columns >> static_cast<unsigned>(column)) & 1; }
};
// vcc, vcc_lo, flat_scratch, xnack_mask, tba, tma, m0, exec, src_shared_base, src_vccz, … but not s[], v[] and ttmp[].
// Apertures and the condition sources stand once with 1 dword and once with 2: both widths read them.
std::span<const ScalarName> scalar_names();
const ScalarName* find_scalar(isa::Column column, std::string_view text, unsigned dwords);
// Any width: the row with the fewest dwords. For a parser that checks the width later.
const ScalarName* find_scalar(isa::Column column, std::string_view text);

// A run of numbered registers in the 9-bit numbering.
struct RegisterRun {
  std::string_view prefix;  // "s", "v", "ttmp"
  uint16_t first;           // the source number of register 0
  uint16_t count;
};
RegisterRun sgpr_file(isa::Column column);
RegisterRun ttmp_file(isa::Column column);
RegisterRun vgpr_file(isa::Column column);
RegisterRun agpr_file();
RegisterRun register_file(isa::Column column, char file);  // 'v', 'a', 's', or 't' for ttmp
// The register a tuple of scalar registers must start at a multiple of: 1, 2 or 4.
unsigned scalar_alignment(unsigned dwords);

// ---- Inline constants ----------------------------------------------------------------------------------------------

struct FloatConstant {
  uint16_t value;  // the source number, 240..248
  uint16_t f16;
  uint32_t f32;
  uint64_t f64;
  std::string_view text;
  std::string_view text_f64;
};
std::span<const FloatConstant> float_constants();

// The source number of the integer, when it is between -16 and 64.
constexpr std::optional<unsigned> inline_integer_source(int64_t integer) {
  if (integer >= 0 && integer <= 64) return isa::kIntegerZero + static_cast<unsigned>(integer);
  if (integer < 0 && integer >= -16) return isa::kInteger64 + static_cast<unsigned>(-integer);
  return std::nullopt;
}

// ---- Scalar messages and registers of the hardware ------------------------------------------------------------------

std::span<const NamedValue> hwreg_names();             // s_getreg_b32, s_setreg_b32: HW_REG_MODE, …
std::span<const NamedValue> message_names();           // s_sendmsg: MSG_INTERRUPT, …; the message is bits 3:0
std::span<const NamedValue> gs_operation_names();      // bits 6:4 of MSG_GS and MSG_GS_DONE; the stream is bits 9:8
std::span<const NamedValue> sysmsg_operation_names();  // bits 6:4 of MSG_SYSMSG
std::span<const NamedValue> gpr_index_names();         // s_set_gpr_idx_on/_mode: one bit each, SRC0 = 1, …

// What a message takes: operation names (empty: none) and whether a stream may follow.
struct MessageShape {
  std::span<const NamedValue> operations;
  bool has_stream;
};
MessageShape message_shape(isa::Column column, unsigned message);
// 8 bits of a message say which one it is from gfx11 on, and no operation follows; 4 before.
unsigned message_bits(isa::Column column);
inline constexpr unsigned kMessageGs = 2;
inline constexpr unsigned kMessageGsDone = 3;
inline constexpr unsigned kMessageSysmsg = 15;

// hwreg(id, offset, size): id | offset << 6 | (size - 1) << 11.
struct Hwreg {
  unsigned id, offset, size;
};
constexpr Hwreg unpack_hwreg(unsigned imm) { return {imm & 63, (imm >> 6) & 31, ((imm >> 11) & 31) + 1}; }
constexpr unsigned pack_hwreg(Hwreg h) { return h.id | h.offset << 6 | (h.size - 1) << 11; }

// What s_waitcnt_depctr waits for, in the order in which it is printed; 0 waits. Bits of no field must be 0 to be
// named.
struct DepctrField {
  std::string_view text;
  isa::Counter counter;
  uint8_t lsb, width;
  unsigned maximum() const { return (1u << width) - 1; }
  unsigned get(unsigned imm) const { return (imm >> lsb) & maximum(); }
  bool holds_in(isa::Column column) const { return isa::counter_bits(column)[static_cast<size_t>(counter)] != 0; }
};
std::span<const DepctrField> depctr_fields();

// s_delay_alu: bits 3:0 (instid0) say what the next instruction waits for, bits 6:4 (instskip) how far behind it
// another waits for bits 10:7 (instid1).
std::span<const NamedValue> delay_names();
std::span<const NamedValue> delay_skip_names();

// s_version: versions of microcode, and flags beside them. The assembler knows them as symbols.
std::span<const NamedValue> version_names();
std::span<const NamedValue> version_flag_names();

// ---- SDWA, DPP, swizzle --------------------------------------------------------------------------------------------

std::span<const NamedValue> sdwa_select_names();  // BYTE_0 … DWORD
std::span<const NamedValue> dst_unused_names();   // UNUSED_PAD, UNUSED_SEXT, UNUSED_PRESERVE

// A DPP control: `text`, or `text:N` with N from first to last when `last` is not 0; dpp_ctrl = base + (N - first).
// quad_perm is not among them: it is dpp_ctrl 0..255, two bits a lane, lane 0 lowest.
struct DppControl {
  std::string_view text;
  uint16_t base;
  uint8_t first, last;
  isa::ColumnSet columns;
  bool holds_in(isa::Column column) const { return (columns >> static_cast<unsigned>(column)) & 1; }
};
std::span<const DppControl> dpp_controls();

// The modes of swizzle(MODE, …) in the offset of ds_swizzle_b32.
enum class SwizzleMode : uint8_t { quad_perm, bitmask_perm, broadcast, swap, reverse, rotate, fft };
std::span<const NamedValue> swizzle_names();  // value is SwizzleMode

// ---- Buffer formats, export targets, interpolation -----------------------------------------------------------------

std::span<const NamedValue> data_format_names();  // dfmt of MTBUF; 1 when the text says nothing
std::span<const NamedValue>
unified_format_names();  // format of MTBUF where one number says both; 1 when the text says nothing
std::span<const NamedValue> image_dimension_names();  // dim of images: SQ_RSRC_IMG_1D, …
std::span<const NamedValue> number_format_names();    // nfmt of MTBUF; 0 when the text says nothing
inline constexpr unsigned kDefaultDataFormat = 1;
inline constexpr unsigned kDefaultUnifiedFormat = 1;
inline constexpr unsigned kDefaultNumberFormat = 0;

// Export targets: `text`, or `text` followed by N from 0 to count - 1 when count is not 0 ("mrt0" … "mrt7").
struct ExportTarget {
  std::string_view text;
  uint8_t first;
  uint8_t count;
  isa::ColumnSet columns;
  bool holds_in(isa::Column column) const { return (columns >> static_cast<unsigned>(column)) & 1; }
};
std::span<const ExportTarget> export_targets();

std::span<const NamedValue> interp_param_names();  // p10, p20, p0
std::span<const NamedValue> attr_channel_names();  // x, y, z, w

}  // namespace lw::text
