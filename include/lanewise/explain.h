// Everything about an instruction: its bits, what it does, where it exists, what it costs; and the instructions found
// by words, and the reference of all of them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "lanewise/output.h"
#include "lanewise/result.h"
#include "lanewise/session.h"

namespace lanewise {

struct ExplainRequest {
  // An instruction's text ("v_add_f32 v0, v1, v2"), its words as listings print them ("0x020202f9,0x05050501",
  // "D1C10005 04120702"), a mnemonic by itself, or FILE:ADDRESS with the address in hexadecimal and a FILE that
  // `disassemble` takes. "-" reads text or words from the session's file of this name.
  std::string text = {};
  std::string target = {};      // "gfx900", "gfx1030:wave64"; empty: what FILE says, elsewhere gfx900
  std::string language = {};    // of a source at FILE, where the file's ending does not say
  std::uint32_t wave_size = 0;  // 32 or 64 lanes; 0: as the target, or FILE, says
  std::string dialect = {};     // in which an instruction's text is written: "llvm" (empty), "clrx" or "sp3"
};

// ---- Bits ----

// A field of an immediate, as s_waitcnt, hwreg() and sendmsg() have several.
struct ImmediateField {
  std::string name;  // "vmcnt"
  std::string bits;  // of the immediate: "15:14,3:0"
  std::uint32_t value = 0;
  std::string text;     // the value by name: "HW_REG_MODE"; may be empty
  std::string meaning;  // in words; may be empty
};

// Bits [lsb, lsb + width_bits) of an instruction, the first word lowest.
struct BitField {
  enum class Kind : std::uint8_t {
    fixed,    // always these bits in this encoding
    ignored,  // the machine does not look at them
    unused,   // a field of the encoding that this instruction lacks
    opcode,
    operand,
    modifier,
    literal,  // the 32 bits behind the encoding
  };
  Kind kind = Kind::fixed;
  std::string name;  // "src0_sel"; empty for fixed and ignored bits
  std::uint32_t lsb = 0;
  std::uint32_t width_bits = 0;
  std::uint64_t value = 0;
  std::string text;     // the value as assembly names it: "WORD_1", "v2"; may be empty
  std::string meaning;  // in words; may be empty
  // Of an immediate that is divided, highest bits first where they have an order.
  std::vector<ImmediateField> parts = {};
};

// ---- Operands and state ----

struct ExplainedOperand {
  std::string name;             // "s0"
  std::string text;             // "v[2:3]"
  std::string kind;             // "vgpr"
  std::string type;             // "f16"
  std::uint32_t registers = 0;  // of 32 bits
  bool reads = false;
  bool writes = false;
  bool in_text = true;  // false: assembly does not write it
};

// One register, or a piece of state ("mode", "memory"), that an instruction reads or writes.
struct ExplainedAccess {
  std::string name;          // "v1", "exec_lo", "memory"
  std::uint32_t bits = ~0u;  // which bits of the register
  bool is_register = true;
  std::string lanes;  // "lanes that EXEC enables"; empty for scalar state
};

// ---- Targets and encodings ----

struct OpcodeInfo {
  std::string mnemonic;  // "v_add_f16_sdwa"
  std::string encoding;  // "VOP2_SDWA"
  std::uint32_t opcode = 0;
  std::uint32_t size_bytes = 0;
  bool operator==(const OpcodeInfo&) const = default;
};

// An encoding of a record on the page's target, with its operands.
struct EncodingForm {
  OpcodeInfo opcode;
  std::string operands;  // "d0:f16, s0:f16, s1:f16"
};

// The instruction in another dialect of assembly.
struct DialectSpelling {
  std::string dialect;  // "clrx", "sp3"
  std::string text;
};

// Targets that have the record in the same forms under the same opcodes.
struct TargetGroup {
  std::vector<std::string> targets;
  std::vector<OpcodeInfo> opcodes;
};

// Another encoding of the same record with the same operands.
struct OtherEncoding {
  enum class Comparison : std::uint8_t {
    same,          // the meanings are equal, micro-operation by micro-operation
    not_compared,  // no meaning is recorded
    differs,       // it can be written, but does something else
    does_not_fit,
  };
  std::string encoding;
  std::string text;  // empty where it does not fit
  std::uint32_t size_bytes = 0;
  Comparison result = Comparison::same;
  std::string note;  // why it does not fit, what differs
};

// ---- Facts ----

enum class HazardPlace : std::uint8_t {
  before,  // this instruction is the one that must wait for one before it
  after,   // one behind it must wait
  itself,  // it is about this instruction alone
};

struct Hazard {
  std::string name;  // "VALUWriteVGPRReadByDPP"
  HazardPlace place = HazardPlace::before;
  std::string text;               // "VALU writes a VGPR, then DPP reads it"
  std::uint32_t wait_states = 0;  // 0: not a number
  std::string wait_words;         // how many where it depends on more; may be empty
  std::string remedy;             // what else helps; may be empty
  std::string ignored;            // what comes of it: "a wrong result", "a fault or a hang", "lost time"
  bool is_interlocked = false;    // the hardware waits by itself
  std::string source;             // keys of sources: "GCN3-ISA, LLVM-haz"
};

struct CostFact {
  std::string text;    // a sentence
  std::string source;  // keys of sources; empty where no cost is published
};

struct Erratum {
  std::string anchor;  // of docs/errata.md
  std::string title;
  std::string text;  // one paragraph a line, without markup of blocks
};

// What becomes of NaNs, infinities, zeros, denormals and rounding.
struct FloatFact {
  std::string subject;  // "nan", "infinity", "zero", "denormal", "rounding"
  std::string text;
  std::vector<std::string> operations;  // which it is about: "fadd32", "clamp"
};

// ---- Pictures ----

// A register cut into runs of bytes, highest first; the sizes of a row add up to 4.
struct ByteRow {
  struct Run {
    std::uint32_t size_bytes = 1;
    std::string label;
    // Bytes that a source gives, that a destination keeps, that the operation makes.
    enum class Tone : std::uint8_t { plain, chosen, kept, made } tone = Tone::plain;
  };
  std::string name;
  std::vector<Run> runs;
  std::string note;
};

// How bytes move: rows from top to bottom, and between row i and row i + 1 the runs that keep their bits.
struct BytePicture {
  struct Arrow {
    std::uint32_t from_row = 0;
    std::uint32_t from_byte = 0, to_byte = 0;  // the lowest of each
    std::uint32_t size_bytes = 1;
  };
  std::vector<ByteRow> rows;
  std::vector<Arrow> arrows;
};

// Where each lane takes a source's value from, with every lane enabled.
struct LanePicture {
  enum class State : std::uint8_t {
    taken,  // from `source`
    zero,   // reads 0 in place of a lane that is not there
    own,    // not written: keeps what the destination holds
  };
  struct Lane {
    State state = State::taken;
    std::uint32_t source = 0;
  };
  std::string destination, source;  // "v0", "v1"
  bool is_result = false;           // the destination takes the moved values as they are, as of v_mov_b32
  std::vector<Lane> lanes;          // one for each lane of the wave
  std::uint32_t row_lanes = 16;     // lanes that stand in one line
  std::vector<std::string> notes;
};

// ---- The page ----

// An instruction, or a record of isa/ by itself.
struct ExplainPage {
  std::string target;          // "gfx900"
  std::string record, family;  // "v_add_f16", and the file of isa/ that has it
  std::string kind;            // "lane", "scalar", "wave", "memory", "control"; "gap": not modelled
  std::string unit;            // "salu", "valu", "vmem", ...

  // Of an instruction; empty for a record by itself.
  bool is_instruction = false;
  std::string text, mnemonic, encoding;
  std::vector<std::uint32_t> words;
  std::string picture;                     // of the encoding, one letter a bit, most significant bit first
  std::vector<BitField> fields;            // every bit of the words, highest first
  std::vector<DialectSpelling> spellings;  // where they differ from `text`
  std::optional<std::uint64_t> address;    // where the request names a place
  std::string address_file;                // "<stdin>" for "-"

  std::vector<ExplainedOperand> operands;
  std::vector<ExplainedAccess> reads, writes;
  bool accesses_from_operands = false;  // no meaning: from the record's operands

  std::string meaning;  // in words; may be empty
  bool modelled = true;
  std::string not_modelled;                   // why
  std::vector<FloatFact> float_facts;         // by subject
  std::vector<std::string> formulas;          // one for each effect, behind the terms t1, t2, ... that it uses
  std::vector<std::string> micro_operations;  // the program, one operation a line
  std::string formulas_of;                    // the encoding whose operands the formulas name, for a record
  std::vector<EncodingForm> forms;            // of a record, on the target

  std::vector<BytePicture> byte_pictures;
  std::vector<LanePicture> lane_pictures;

  std::vector<TargetGroup> targets;
  std::vector<std::string> missing_targets;
  std::vector<OtherEncoding> others;
  std::vector<CostFact> costs;
  std::vector<Hazard> hazards;
  std::vector<Erratum> errata;
};

struct ExplainReport {
  ExplainPage page;
  Messages messages;  // warnings: of the text, or of what made machine code of FILE
};

// A mnemonic without the operands that it needs ("v_add_f32") gives the page of its record.
Result<ExplainReport> explain(const ExplainRequest& request, const Session& session);

// ---- Search ----

struct SearchRequest {
  std::string words = {};   // "population count"
  std::string target = {};  // only instructions that it has; empty: of all targets
};

struct FoundInstruction {
  std::string record;
  std::vector<std::string> names;  // other mnemonics of it
  std::string family;              // the file of isa/ that has it
  std::vector<std::string> targets;
  std::string meaning;               // in words; empty where none is recorded
  std::vector<std::string> matched;  // where the words were found: "name", "terms", "meaning", "errata"
  std::uint32_t score = 0;           // higher is better; comparable within one search
};

struct FoundErratum {
  std::string anchor, title;  // of docs/errata.md
};

struct SearchReport {
  std::string query;
  std::string target;                          // that alone was searched; empty: all
  std::vector<FoundInstruction> instructions;  // the best first
  std::vector<FoundErratum> errata;            // that are of no single instruction
  Messages messages;
};

// What is found has every word of the request in its name, what people call it, its meaning or its errata.
Result<SearchReport> search_instructions(const SearchRequest& request, const Session& session);

// ---- Reference ----

// All pages together have about 90 MB, so they are not kept.
struct ReferenceRequest {
  // Is given each file as soon as it is made, from the calling thread; paths are relative to the reference's folder.
  // Messages that it returns end the call, and are those of its failure.
  std::function<Messages(const OutputFile&)> write = {};
};

struct ReferenceReport {
  std::size_t records = 0;
  std::size_t encodings = 0;  // that are shown on the records' pages
  Messages messages;
};

// HTML: a page for each record on all targets, then index.html and what the pages share. Looks at Session::cancel
// between the pages.
Result<ReferenceReport> reference(const ReferenceRequest& request, const Session& session);

}  // namespace lanewise
