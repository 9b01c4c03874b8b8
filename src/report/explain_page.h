// What `explain` says of one instruction, as plain data; `app` fills it in, the functions below render it.
#pragma once

#include <array>
#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

namespace lw::report {

// ---- Bits ----

// A field of an immediate, as s_waitcnt, hwreg() and sendmsg() have several.
struct ImmediateField {
  std::string name;  // "vmcnt"
  std::string bits;  // of the immediate: "15:14,3:0"
  unsigned value = 0;
  std::string text;     // the value by name: "HW_REG_MODE"; may be empty
  std::string meaning;  // in words; may be empty
};

// Bits [lsb, lsb + width) of an instruction, the first word lowest.
struct BitField {
  enum class Kind : uint8_t {
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
  unsigned lsb = 0;
  unsigned width = 0;
  uint64_t value = 0;
  std::string text;     // the value as assembly names it: "WORD_1", "v2"; may be empty
  std::string meaning;  // in words; may be empty
  std::vector<ImmediateField> parts =
      {};  // of an immediate that is divided, highest bits first where they have an order
};

// ---- Operands and state ----

struct ExplainedOperand {
  std::string name;  // "s0"
  std::string text;  // "v[2:3]"
  std::string kind;  // "vgpr"
  std::string type;  // "f16"
  unsigned registers = 0;
  bool reads = false;
  bool writes = false;
  bool in_text = true;
};

// One register, or a piece of state ("mode", "memory"), that an instruction reads or writes.
struct Access {
  std::string name;     // "v1", "exec_lo", "memory"
  uint32_t bits = ~0u;  // which bits of the register
  bool is_register = true;
  std::string lanes;  // "lanes that EXEC enables"; empty for scalar state
};

// ---- Targets and encodings ----

struct OpcodeOf {
  std::string mnemonic;
  std::string encoding;
  uint32_t opcode = 0;
  unsigned size_bytes = 0;
  bool operator==(const OpcodeOf&) const = default;
};

// An encoding of a record on the page's target, with its operands.
struct Form {
  OpcodeOf opcode;
  std::string operands;  // "d0:f16, s0:f16, s1:f16"
};

// The instruction in another dialect of assembly.
struct Spelling {
  std::string dialect;  // "clrx", "sp3"
  std::string text;
};

// Targets that have the record in the same forms under the same opcodes.
struct TargetGroup {
  std::vector<std::string> targets;
  std::vector<OpcodeOf> opcodes;
};

// Another encoding of the same record with the same operands.
struct OtherEncoding {
  enum class Result : uint8_t {
    same,          // the meanings are equal, micro-operation by micro-operation
    not_compared,  // no meaning is recorded
    differs,       // it can be written, but does something else
    does_not_fit,
  };
  std::string encoding;
  std::string text;  // empty where it does not fit
  unsigned size_bytes = 0;
  Result result = Result::same;
  std::string note;  // why it does not fit, what differs
};

// ---- Facts ----

enum class HazardPlace : uint8_t {
  before,  // this instruction is the one that must wait for one before it
  after,   // one behind it must wait
  itself,  // it is about this instruction alone
};

struct Hazard {
  std::string name;  // "VALUWriteVGPRReadByDPP"
  HazardPlace place = HazardPlace::before;
  std::string text;          // "VALU writes a VGPR, then DPP reads it"
  unsigned wait_states = 0;  // 0: not a number
  std::string wait_words;    // how many where it depends on more; may be empty
  std::string remedy;        // what else helps; may be empty
  std::string ignored;       // what comes of it: "a wrong result"
  bool is_interlocked = false;
  std::string source;

  // The text and all of the above that it does not say.
  std::string sentence() const;
};
std::string_view place_name(HazardPlace place);  // "before", "after", "itself"

struct CostFact {
  std::string text;
  std::string source;
};

struct Erratum {
  std::string anchor;  // of docs/errata.md
  std::string title;
  std::string text;  // paragraphs, without markup of blocks
};

// What becomes of NaNs, infinities, zeros, denormals and rounding.
struct FloatFact {
  std::string subject;  // "nan", "infinity", "zero", "denormal", "rounding"
  std::string text;
  std::vector<std::string> operations;  // which it is about: "fadd32", "clamp"
};
// "NaN", "infinities", … for a subject.
std::string_view subject_words(std::string_view subject);
// Whether the facts are about more than one operation, so that a reader must be told which.
bool names_operations(const std::vector<FloatFact>& facts);

// ---- Pictures ----

// A register cut into runs of bytes, highest first; the widths of a row add up to 4.
struct ByteRow {
  struct Run {
    unsigned bytes = 1;
    std::string label;
    enum class Tone : uint8_t { plain, chosen, kept, made } tone = Tone::plain;
  };
  std::string name;
  std::vector<Run> runs;
  std::string note;
};

// How bytes move: rows from top to bottom, and between row i and row i + 1 the runs that keep their bits.
struct BytePicture {
  struct Arrow {
    unsigned from_row = 0;
    unsigned from_byte = 0, to_byte = 0, bytes = 1;  // lowest byte of each
  };
  std::vector<ByteRow> rows;
  std::vector<Arrow> arrows;
};

// Where each lane takes a source's value from, with every lane enabled.
struct LanePicture {
  enum class State : uint8_t {
    taken,  // from `source`
    zero,   // reads 0 in place of a lane that is not there
    own,    // not written: keeps what the destination holds
  };
  struct Lane {
    State state = State::taken;
    unsigned source = 0;
  };
  std::string destination, source;  // "v0", "v1"
  bool is_result = false;           // the destination takes the moved values as they are, as of v_mov_b32
  std::vector<Lane> lanes;          // one for each lane of the wave
  unsigned row_lanes = 16;          // lanes that stand in one line
  std::vector<std::string> notes;
};

// ---- The page ----

struct ExplainPage {
  std::string target;
  std::string record, family;
  std::string kind;  // "lane", "scalar", ...
  std::string unit;

  // An instruction; empty when a record was asked for by its mnemonic.
  bool is_instruction = false;
  std::string text, mnemonic, encoding;
  std::vector<uint32_t> words;
  std::string picture;              // of the encoding, most significant bit first
  std::vector<BitField> fields;     // highest bits first
  std::vector<Spelling> spellings;  // where they differ from `text`
  std::optional<uint64_t> address;
  std::string address_file;

  std::vector<ExplainedOperand> operands;
  std::vector<Access> reads, writes;
  bool accesses_from_operands = false;  // no meaning: from the record's operands

  std::string meaning;  // in words
  bool modelled = true;
  std::string not_modelled;            // why
  std::vector<FloatFact> float_facts;  // by subject
  std::vector<std::string> formulas;
  std::vector<std::string> micro_operations;
  std::string formulas_of;  // the encoding whose operands the formulas name, for a record
  std::vector<Form> forms;  // of a record

  std::vector<BytePicture> byte_pictures;
  std::vector<LanePicture> lane_pictures;

  std::vector<TargetGroup> targets;
  std::vector<std::string> missing_targets;
  std::vector<OtherEncoding> others;
  std::vector<CostFact> costs;
  std::vector<Hazard> hazards;
  std::vector<Erratum> errata;
};

// The parts of a page, in its order.
enum class ExplainPart : uint8_t {
  word,
  dialects,
  operands,
  access,
  meaning,
  floats,
  pictures,
  targets,
  encodings,
  cost,
  hazards,
  errata
};
inline constexpr std::array<std::string_view, 12> kExplainParts = {"word",      "dialects", "operands", "access",
                                                                   "meaning",   "floats",   "pictures", "targets",
                                                                   "encodings", "cost",     "hazards",  "errata"};

// Plain text, at most 80 columns but for instruction texts that are longer. `parts` is a bit set over ExplainPart.
std::string explain_text(const ExplainPage& page, uint32_t parts = ~0u);

// docs/isa-json.md has the schema.
nlohmann::json explain_json(const ExplainPage& page);

// "v1[31:16]" for a run of bits, "v1" for the whole register; several runs are joined by '+'.
std::string bits_text(const Access& access);

// The lines of the drawings, without indentation; at most 76 columns.
std::vector<std::string> draw_word(const ExplainPage& page, unsigned word);
std::vector<std::string> draw_bytes(const BytePicture& picture);
std::vector<std::string> draw_lanes(const LanePicture& picture);

// `text` in lines of at most `columns`, broken at blanks; words longer than a line stay whole.
std::vector<std::string> wrapped(std::string_view text, size_t columns);

}  // namespace lw::report
