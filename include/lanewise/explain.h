// Explains instructions: bits, operands, meaning, targets and cost. Also searches for instructions by words, and writes
// a reference of all instructions.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "lanewise/lint.h"
#include "lanewise/output.h"
#include "lanewise/result.h"
#include "lanewise/session.h"

namespace lanewise {

// The instruction to explain.
struct ExplainRequest {
  // One of: the text of an instruction ("v_add_f32 v0, v1, v2"); its words as listings print them
  // ("0x020202f9,0x05050501", "D1C10005 04120702"); a mnemonic; FILE:ADDRESS, with a hexadecimal address and a FILE
  // that `disassemble` takes. "-" reads text or words from the session's file of this name.
  std::string text = {};
  std::string target = {};      // "gfx900", "gfx1030:wave64"; empty: the target of FILE, otherwise gfx900
  std::string language = {};    // language of a source at FILE if the file's ending does not say it
  std::uint32_t wave_size = 0;  // 32 or 64 lanes; 0: the wave size of the target or of FILE
  bool details = true;          // of an instruction: fill the members of ExplainPage under "Details"
  std::string dialect = {};     // dialect of an instruction's text: "llvm" (also if empty), "clrx" or "sp3"
};

// ---- Bits ----

// One field of an immediate that consists of several, such as that of s_waitcnt, hwreg() or sendmsg().
struct ImmediateField {
  std::string name;         // "vmcnt"
  std::string bits;         // its bits in the immediate: "15:14,3:0"
  std::uint32_t value = 0;  // content of these bits
  std::string text;         // name of the value: "HW_REG_MODE"; may be empty
  std::string meaning;      // the value in words; may be empty
};

// The bits [lsb, lsb + width_bits) of an instruction. Bits 0 to 31 are those of the first word.
struct BitField {
  enum class Kind : std::uint8_t {
    fixed,     // bits that always have this value in this encoding
    ignored,   // bits that the hardware ignores
    unused,    // a field of the encoding that this instruction does not have
    opcode,    // the number of the instruction
    operand,   // a register, constant or immediate
    modifier,  // a modifier
    literal,   // the 32-bit literal after the encoding
  };
  Kind kind = Kind::fixed;
  std::string name;              // "src0_sel"; empty for fixed and ignored bits
  std::uint32_t lsb = 0;         // lowest bit
  std::uint32_t width_bits = 0;  // number of bits
  std::uint64_t value = 0;       // content of the bits
  std::string text;              // the value in assembly: "WORD_1", "v2"; may be empty
  std::string meaning;           // the value in words; may be empty
  // The fields of an immediate that consists of several, highest bits first if they have an order. Otherwise empty.
  std::vector<ImmediateField> parts = {};
};

// ---- Operands and state ----

// An operand of the instruction.
struct ExplainedOperand {
  std::string name;             // name in the record: "s0"
  std::string text;             // "v[2:3]"
  std::string kind;             // "vgpr"
  std::string type;             // "f16"
  std::uint32_t registers = 0;  // number of 32-bit registers
  bool reads = false;           // the instruction reads it
  bool writes = false;          // the instruction writes it
  bool in_text = true;          // false: the operand does not appear in assembly text
};

// A register, or another piece of state, that an instruction reads or writes.
struct ExplainedAccess {
  std::string name;          // "v1", "exec_lo", "memory"
  std::uint32_t bits = ~0u;  // mask of the bits of the register
  bool is_register = true;   // false: "mode", "memory" and the like
  std::string lanes;         // "lanes that EXEC enables"; empty for scalar state
};

// ---- Targets and encodings ----

// An encoding of an instruction.
struct OpcodeInfo {
  std::string mnemonic;          // "v_add_f16_sdwa"
  std::string encoding;          // "VOP2_SDWA"
  std::uint32_t opcode = 0;      // number in the opcode field
  std::uint32_t size_bytes = 0;  // without a literal
  bool operator==(const OpcodeInfo&) const = default;
};

// An encoding of a record on the target of the page.
struct EncodingForm {
  OpcodeInfo opcode;
  std::string operands;  // "d0:f16, s0:f16, s1:f16"
};

// The text of the instruction in another dialect of assembly.
struct DialectSpelling {
  std::string dialect;  // "clrx", "sp3"
  std::string text;
};

// Targets that have the record in the same encodings, with the same opcodes.
struct TargetGroup {
  std::vector<std::string> targets;  // "gfx900"
  std::vector<OpcodeInfo> opcodes;   // on each of these targets
};

// Another encoding of the same record with the same operands.
struct OtherEncoding {
  enum class Comparison : std::uint8_t {
    same,          // the meanings are equal, micro-operation by micro-operation
    not_compared,  // no meaning is recorded
    differs,       // the operands fit, but the instruction does something else
    does_not_fit,  // the encoding cannot hold the operands
  };
  std::string encoding;                  // "VOP3A"
  std::string text;                      // the instruction in this encoding; empty if it does not fit
  std::uint32_t size_bytes = 0;          // size in this encoding
  Comparison result = Comparison::same;  // result of the comparison with the instruction
  std::string note;                      // why it does not fit, or what differs; may be empty
};

// ---- Facts ----

// The role of the explained instruction in a hazard.
enum class HazardPlace : std::uint8_t {
  before,  // this instruction must wait for an earlier one
  after,   // a later instruction must wait for this one
  itself,  // the hazard concerns only this instruction
};

// A hazard that concerns the instruction.
struct Hazard {
  std::string name;  // "VALUWriteVGPRReadByDPP"
  HazardPlace place = HazardPlace::before;
  std::string text;               // "VALU writes a VGPR, then DPP reads it"
  std::uint32_t wait_states = 0;  // number of required wait states; 0: not a fixed number
  std::string wait_words;         // the number in words if it depends on further conditions; may be empty
  std::string remedy;             // another way to avoid the hazard; may be empty
  std::string ignored;            // consequence of ignoring it: "a wrong result", "a fault or a hang", "lost time"
  bool is_interlocked = false;    // the hardware waits by itself
  std::string source;             // keys of sources: "GCN3-ISA, LLVM-haz"
};

// A row of isa/hazards.isa. Properties of instructions are in words.
struct HazardRow {
  std::string name;                        // "VcmpxExecWAR"
  std::string text;                        // what happens
  std::vector<std::string> targets;        // "gfx1010"
  std::vector<std::string> first, second;  // properties that the instruction must have; `first` is empty if the
                                           // hazard is about one instruction
  std::string shared;                      // what both instructions must share; may be empty
  std::vector<std::string> distances;      // required in between; one of them is enough: "2 wait states"
  std::vector<std::string> ends;           // an instruction in between that ends the hazard, one of these
  std::string through;                     // what must be in between for the hazard to exist; may be empty
  std::string remedy;                      // how to avoid it; may be empty
  std::string ignored;                     // consequence of ignoring it
  Severity severity = Severity::error;     // of the finding of `lint`
  bool is_checked = true;                  // `lint` looks for it
  std::string check;                       // how `lint` decides, or why it does not look
  struct Source {
    std::string key;    // "ACO-readme"
    std::string title;  // what it is
  };
  std::vector<Source> sources;
};

// A finding of `lint` that is not a hazard.
struct LintRule {
  std::string name;  // "MissingWait"
  std::string text;  // what it means, one sentence without a full stop
  LintKind kind = LintKind::suspicious;
  Severity severity = Severity::error;
};

// A statement about the cost of the instruction.
struct CostFact {
  std::string text;    // a sentence
  std::string source;  // keys of sources; empty if no cost is published
};

// An entry of docs/errata.md.
struct Erratum {
  std::string anchor;  // anchor of the entry in docs/errata.md
  std::string title;
  std::string text;  // one line per paragraph, without Markdown's markup of blocks
};

// How the instruction treats NaNs, infinities, zeros, denormals or rounding.
struct FloatFact {
  std::string subject;                  // "nan", "infinity", "zero", "denormal", "rounding"
  std::string text;                     // a sentence
  std::vector<std::string> operations;  // micro-operations and modifiers that the sentence describes: "fadd32", "clamp"
};

// ---- Pictures ----

// A register, divided into runs of bytes. The first run has the highest bytes; the sizes add up to 4 bytes.
struct ByteRow {
  struct Run {
    std::uint32_t size_bytes = 1;  // 1 to 4
    std::string label;
    // chosen: bytes that a source selects. kept: bytes that the destination keeps. made: bytes of the result.
    enum class Tone : std::uint8_t { plain, chosen, kept, made } tone = Tone::plain;
  };
  std::string name;       // "v0", "result"
  std::vector<Run> runs;  // 1 to 4
  std::string note;       // remark beside the row; may be empty
};

// A picture of moving bytes: rows from top to bottom, and arrows for the bytes that row i passes unchanged to row i
// + 1.
struct BytePicture {
  struct Arrow {
    std::uint32_t from_row = 0;                // the arrow goes to the next row
    std::uint32_t from_byte = 0, to_byte = 0;  // lowest byte in each row, 0 to 3
    std::uint32_t size_bytes = 1;
  };
  std::vector<ByteRow> rows;
  std::vector<Arrow> arrows;
};

// A picture of moving lanes: the lane from which each lane takes the value of a source, with all lanes enabled.
struct LanePicture {
  enum class State : std::uint8_t {
    taken,  // takes the value of lane `source`
    zero,   // the source lane does not exist; the value is 0
    own,    // the lane is not written and keeps the destination's value
  };
  struct Lane {
    State state = State::taken;
    std::uint32_t source = 0;  // number of a lane
  };
  std::string destination, source;  // "v0", "v1"
  bool is_result = false;           // the destination receives the moved values unchanged, as with v_mov_b32
  std::vector<Lane> lanes;          // one per lane of the wave: 32 or 64
  std::uint32_t row_lanes = 16;     // lanes per line of the picture
  std::vector<std::string> notes;   // remarks below the picture; may be empty
};

// ---- The page ----

// The page of an instruction, or of a record of isa/ if the request names only a mnemonic.
struct ExplainPage {
  std::string target;          // "gfx900"
  std::string record, family;  // "v_add_f16", and the file of isa/ that contains it
  std::string kind;            // "lane", "scalar", "wave", "memory", "control"; "gap": not modelled
  std::string unit;            // "salu", "valu", "vmem", ...

  // For an instruction; empty for a record.
  bool is_instruction = false;
  std::string text, mnemonic, encoding;    // "v_add_f16_e32 v0, v1, v2", "v_add_f16_e32", "VOP2"
  std::vector<std::uint32_t> words;        // in the order of memory
  std::string picture;                     // layout of the encoding, one letter per bit, most significant bit first
  std::vector<BitField> fields;            // fields that cover all bits of the words, highest first
  std::vector<DialectSpelling> spellings;  // dialects whose text differs from `text`
  std::optional<std::uint64_t> address;    // for FILE:ADDRESS
  std::string address_file;                // name of FILE as in messages: "<stdin>" for "-"

  std::vector<ExplainedOperand> operands;      // in the order of the record
  std::vector<ExplainedAccess> reads, writes;  // registers and other state
  bool accesses_from_operands = false;  // no meaning is recorded: reads and writes are those of the record's operands

  std::string meaning;                        // in words; may be empty
  bool modelled = true;                       // a meaning is recorded
  std::string not_modelled;                   // if not: the reason
  std::vector<FloatFact> float_facts;         // by subject
  std::vector<std::string> formulas;          // one per effect, after the terms t1, t2, ... that it uses
  std::vector<std::string> micro_operations;  // the recorded program, one operation per line
  std::string formulas_of;                    // for a record: the encoding whose operands the formulas name
  std::vector<EncodingForm> forms;            // for a record: its encodings on the target

  // Details. Empty if ExplainRequest::details is false and the page is that of an instruction.
  // Pictures of SDWA, DPP and similar features; empty if the instruction moves no bytes or lanes.
  std::vector<BytePicture> byte_pictures;
  std::vector<LanePicture> lane_pictures;

  std::vector<TargetGroup> targets;          // targets that have the record
  std::vector<std::string> missing_targets;  // targets that do not have it
  std::vector<OtherEncoding> others;         // for an instruction: its other encodings
  std::vector<CostFact> costs;
  std::vector<Hazard> hazards;
  std::vector<Erratum> errata;
};

// The page, the row or the finding, and warnings.
struct ExplainReport {
  ExplainPage page;                 // if the text is no name of a hazard or a finding
  std::optional<HazardRow> hazard;  // if it is the name of a hazard
  std::optional<LintRule> finding;  // if it is the name of another finding of `lint`
  Messages messages;                // warnings about the text, or of the compiler or assembler of FILE
};

// Explains an instruction, a hazard or a finding of `lint`. A mnemonic without the operands that it needs ("v_add_f32")
// gives the page of its record. Fails with bad_input if the target is unknown, if the text, the words or the place are
// not an instruction, or if the target does not have the hazard.
Result<ExplainReport> explain(const ExplainRequest& request, const Session& session);

// ---- Search ----

// The words to search for.
struct SearchRequest {
  std::string words = {};   // "population count"
  std::string target = {};  // search only the instructions of this target; empty: of all targets
};

// A record that matches the search.
struct FoundInstruction {
  std::string record;                // "v_bcnt_u32_b32"
  std::vector<std::string> names;    // other mnemonics of the record
  std::string family;                // file of isa/ that contains it
  std::vector<std::string> targets;  // targets that have it
  std::string meaning;               // in words; empty if none is recorded
  std::vector<std::string> matched;  // parts that contain the words: "name", "terms", "meaning", "errata"
  std::uint32_t score = 0;           // higher is better; comparable only within one search
};

// An entry of docs/errata.md that matches the search.
struct FoundErratum {
  std::string anchor, title;  // of the entry in docs/errata.md
};

// The result of a search.
struct SearchReport {
  std::string query;                           // SearchRequest::words
  std::string target;                          // SearchRequest::target; empty: all targets were searched
  std::vector<FoundInstruction> instructions;  // the best match first
  std::vector<FoundErratum> errata;            // matching entries that do not belong to a single instruction
  Messages messages;
};

// Finds the instructions that have every word of the request in their name, in common descriptions ("terms"), in their
// meaning or in their errata. Reads no file. Fails with bad_input if the target is unknown.
Result<SearchReport> search_instructions(const SearchRequest& request, const Session& session);

// ---- Reference ----

// All pages together have about 90 MB. The report therefore does not contain them.
struct ReferenceRequest {
  // Required. Receives each file as soon as it is complete, from the calling thread. Paths are relative to the folder
  // of the reference. If it returns messages, the call fails with them.
  std::function<Messages(const OutputFile&)> write = {};
};

// The size of the reference.
struct ReferenceReport {
  std::size_t records = 0;    // number of records
  std::size_t encodings = 0;  // number of encodings on their pages
  Messages messages;
};

// Makes the reference as HTML: a page per record with all targets, then index.html and the files that the pages share.
// Checks Session::cancel between the pages.
Result<ReferenceReport> reference(const ReferenceRequest& request, const Session& session);

}  // namespace lanewise
