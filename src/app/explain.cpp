#include <fmt/format.h>

#include <algorithm>
#include <cstring>
#include <nlohmann/json.hpp>

#include "app/command.h"
#include "bytes/bytes.h"
#include "sem/sem.h"
#include "sem/touch.h"
#include "text/assembler.h"
#include "text/printer.h"

namespace lw::app {
std::unique_ptr<Command> make_explain();
namespace {

constexpr std::string_view kDefaultTarget = "gfx900";

// "v1[31:16]" for a run of bits, "v1" for the whole register; several runs are joined by '+'.
std::string bits_text(std::string_view name, uint32_t mask) {
  if (mask == 0xffffffff) return std::string(name);
  std::string out;
  for (int high = 31; high >= 0; --high) {
    if (((mask >> high) & 1) == 0) continue;
    int low = high;
    while (low > 0 && ((mask >> (low - 1)) & 1) != 0) --low;
    out += fmt::format("{}{}[{}:{}]", out.empty() ? "" : "+", name, high, low);
    high = low;
  }
  return out;
}

std::string scalar_name(unsigned number) {
  switch (number) {
    case 102: return "flat_scratch_lo";
    case 103: return "flat_scratch_hi";
    case 106: return "vcc_lo";
    case 107: return "vcc_hi";
    case 124: return "m0";
    case 126: return "exec_lo";
    case 127: return "exec_hi";
    default: return fmt::format("s{}", number);
  }
}

std::vector<std::string> read_list(const sem::Touched& t) {
  std::vector<std::string> list;
  for (const auto& [number, mask] : t.vgprs_read) list.push_back(bits_text(fmt::format("v{}", number), mask));
  for (const auto& [number, mask] : t.sgprs_read) list.push_back(bits_text(scalar_name(number), mask));
  if (t.reads_scc) list.emplace_back("scc");
  if (t.reads_mode) list.emplace_back("mode");
  if (t.reads_memory) list.emplace_back("memory");
  if (t.indexes_registers) list.emplace_back("registers chosen when it runs");
  return list;
}

std::vector<std::string> write_list(const sem::Touched& t) {
  std::vector<std::string> list;
  for (const auto& [number, mask] : t.vgprs_written) list.push_back(bits_text(fmt::format("v{}", number), mask));
  for (const auto& [number, mask] : t.sgprs_written) list.push_back(bits_text(scalar_name(number), mask));
  if (t.writes_scc) list.emplace_back("scc");
  if (t.writes_mode) list.emplace_back("mode");
  if (t.writes_memory) list.emplace_back("memory");
  if (t.changes_flow) list.emplace_back("pc");
  return list;
}

std::string joined(const std::vector<std::string>& list) {
  std::string out;
  for (const std::string& item : list) out += (out.empty() ? "" : ", ") + item;
  return out.empty() ? "nothing" : out;
}

std::string_view meaning_kind(isa::Meaning kind) {
  switch (kind) {
    case isa::Meaning::lane: return "each active lane by itself";
    case isa::Meaning::scalar: return "once for the wave";
    case isa::Meaning::wave: return "across lanes";
    case isa::Meaning::memory: return "memory";
    case isa::Meaning::control: return "control";
    case isa::Meaning::gap: return "not modelled";
  }
  return "";
}

// One field of the instruction's words.
struct Field {
  std::string name;
  unsigned lsb;
  unsigned width;
  uint64_t value;
  std::string note;
};

std::vector<Field> fields_of(const inst::Instruction& instruction, uint64_t words) {
  const isa::Encoding& encoding = instruction.enc();
  const isa::Layout& layout = isa::layouts()[encoding.layout];
  std::vector<Field> fields;
  const auto bits = [&](unsigned lsb, unsigned width) { return bit_field(words, lsb, width); };
  fields.push_back({"opcode", layout.opcode_lsb, layout.opcode_width, bits(layout.opcode_lsb, layout.opcode_width),
                    std::string(encoding.record().name())});
  size_t i = 0;
  for (const isa::Operand& operand : encoding.operands()) {
    const size_t index = i++;
    if (operand.width == 0) continue;
    fields.push_back(
        {std::string(isa::operand_name(operand.name)), operand.lsb, operand.width, bits(operand.lsb, operand.width),
         fmt::format("{} {}, {}{}", isa::kind_name(operand.kind), isa::type_name(operand.type),
                     operand.is_read ? (operand.is_written ? "read and written" : "read") : "written",
                     instruction.operand[index] == 255 && instruction.has_literal ? ", a literal follows" : "")});
  }
  for (const isa::ModifierField& field : encoding.modifiers())
    fields.push_back({std::string(isa::modifier_name(field.modifier)), field.lsb, field.width,
                      bits(field.lsb, field.width), field.allowed ? "" : "must be 0 here"});
  std::sort(fields.begin(), fields.end(), [](const Field& a, const Field& b) { return a.lsb > b.lsb; });
  return fields;
}

class Explain : public Command {
 public:
  void declare(Arguments& a) override {
    a.positional("INSTRUCTION", &what_, "an instruction as text, or its words, or a mnemonic");
    a.option("--target", "T", &target_name_, "gfx name (gfx900)");
    a.example("lanewise explain 'v_add_f16_sdwa v0, v1, v2 dst_sel:WORD_1 src0_sel:WORD_1' --target gfx803");
    a.example("lanewise explain 0x020202f9,0x05050501");
    a.example("lanewise explain v_bcnt_u32_b32");
  }

  int run(const Console& console) override {
    const std::string name = target_name_.empty() ? std::string(kDefaultTarget) : target_name_;
    target_ = isa::find_target(name);
    if (target_ == nullptr) return console.bad_input(fmt::format("unknown target '{}'", name));
    std::vector<std::byte> code;
    if (what_.starts_with("0x") || what_.starts_with("0X")) {
      if (const std::optional<Error> error = parse_words(code)) return console.bad_input(error->message);
    } else if (what_.find(' ') == std::string::npos && isa::find_by_mnemonic(target_->column, what_).size() > 0 &&
               !stands_alone()) {
      return explain_mnemonic(console);
    } else {
      Diagnostics diagnostics("", what_);
      const std::optional<inst::Instruction> instruction = text::parse_instruction(*target_, what_, diagnostics);
      if (!instruction || diagnostics.has_errors()) {
        fmt::print(console.err, "{}", diagnostics.render(console.colour));
        return kBadInput;
      }
      const Result<bytes::Encoded> encoded = bytes::encode(*target_, *instruction);
      if (!encoded) return console.bad_input(encoded.error().message);
      code.resize(size_t{4} * encoded->words);
      std::memcpy(code.data(), encoded->word.data(), code.size());
    }
    return explain_code(console, code);
  }

 private:
  // An instruction without operands is its own text.
  bool stands_alone() const {
    for (const isa::EncodingId id : isa::find_by_mnemonic(target_->column, what_))
      if (isa::encoding(id).operand_count == 0) return true;
    return false;
  }

  std::optional<Error> parse_words(std::vector<std::byte>& code) const {
    std::string_view rest = what_;
    while (true) {
      const size_t comma = rest.find(',');
      std::string_view word = rest.substr(0, comma);
      while (word.starts_with(' ')) word.remove_prefix(1);
      const std::optional<uint64_t> value = parse_unsigned(word);
      if (!value || *value > 0xffffffff || !word.starts_with("0x"))
        return Error{fmt::format("'{}': expected words of 32 bits, 0xWORD[,0xWORD]", what_)};
      code.resize(code.size() + 4);
      store_le(&code[code.size() - 4], static_cast<uint32_t>(*value));
      if (comma == std::string_view::npos) break;
      rest = rest.substr(comma + 1);
    }
    if (code.size() > 12) return Error{fmt::format("'{}': an instruction has at most three words", what_)};
    return std::nullopt;
  }

  int explain_mnemonic(const Console& console) {
    const auto ids = isa::find_by_mnemonic(target_->column, what_);
    const isa::Encoding& first = isa::encoding(ids.front());
    const isa::Record& record = first.record();
    const std::string words(sem::meaning_in_words(record.op));
    const std::string formula =
        record.meaning == isa::Meaning::gap ? "" : sem::formulas(sem::abstract_program(*target_, first), &first);
    nlohmann::json forms = nlohmann::json::array();
    std::string listing;
    for (const isa::EncodingId id : ids) {
      const isa::Encoding& encoding = isa::encoding(id);
      std::string operands;
      for (const isa::Operand& operand : encoding.operands())
        operands += fmt::format("{}{}:{}", operands.empty() ? " " : ", ", isa::operand_name(operand.name),
                                isa::type_name(operand.type));
      listing += fmt::format("  {:<28} {:<10} opcode {:#05x}, {} bytes {}\n", encoding.mnemonic(),
                             isa::format_name(encoding.format), encoding.opcode, 4 * encoding.words, operands);
      forms.push_back({{"mnemonic", encoding.mnemonic()},
                       {"encoding", isa::format_name(encoding.format)},
                       {"opcode", encoding.opcode},
                       {"size_bytes", 4 * encoding.words}});
    }
    if (console.json) {
      console.print(nlohmann::json{{"record", record.name()},
                                   {"family", record.family()},
                                   {"target", target_->name},
                                   {"meaning", words},
                                   {"formula", formula},
                                   {"forms", forms},
                                   {"note", record.note()}}
                        .dump(2) +
                    "\n");
      return kDone;
    }
    console.print(fmt::format("{} on {}: {}, {}\n\nforms\n{}\nmeaning\n  {}\n", record.name(), target_->name,
                              record.family(), meaning_kind(record.meaning), listing,
                              words.empty() ? std::string(record.note()) : words));
    print_indented(console, formula);
    return kDone;
  }

  static void print_indented(const Console& console, std::string_view text) {
    while (!text.empty()) {
      const size_t end = text.find('\n');
      console.print(fmt::format("  {}\n", text.substr(0, end)));
      if (end == std::string_view::npos) break;
      text = text.substr(end + 1);
    }
  }

  int explain_code(const Console& console, const std::vector<std::byte>& code) {
    const bytes::Decoded decoded = bytes::decode(*target_, code);
    const inst::Instruction& instruction = decoded.instruction;
    if (!instruction.valid()) {
      static constexpr std::string_view kWhy[] = {"", "it needs more words", "the target has no such opcode",
                                                  "a field holds a reserved value"};
      return console.bad_input(
          fmt::format("{} is no instruction of {}: {}", what_, target_->name, kWhy[static_cast<int>(decoded.why)]));
    }
    if (code.size() > decoded.size_bytes)
      return console.bad_input(fmt::format("{}: the instruction ends after {} bytes", what_, decoded.size_bytes));
    const isa::Encoding& encoding = instruction.enc();
    const isa::Record& record = encoding.record();
    uint64_t words = load_le<uint32_t>(code.data());
    if (encoding.words == 2) words |= uint64_t{load_le<uint32_t>(code.data() + 4)} << 32;
    const std::vector<Field> fields = fields_of(instruction, words);
    const sem::Specialised meaning = sem::specialise(*target_, instruction);
    const sem::Touched touched = sem::touched(meaning.program);
    const std::string text = text::to_string(*target_, instruction);
    const bool modelled = meaning.refusal == sem::Refusal::none;

    nlohmann::json word_list = nlohmann::json::array();
    std::string word_text;
    for (size_t i = 0; i < code.size(); i += 4) {
      word_list.push_back(fmt::format("{:08X}", load_le<uint32_t>(&code[i])));
      word_text += fmt::format("{}{:#010x}", i == 0 ? "" : " ", load_le<uint32_t>(&code[i]));
    }
    if (console.json) {
      nlohmann::json json{{"text", text},
                          {"record", record.name()},
                          {"family", record.family()},
                          {"target", target_->name},
                          {"words", word_list},
                          {"encoding", isa::format_name(encoding.format)},
                          {"picture", isa::layouts()[encoding.layout].picture()},
                          {"fields", nlohmann::json::array()},
                          {"meaning", sem::meaning_in_words(record.op)},
                          {"modelled", modelled},
                          {"note", meaning.note}};
      for (const Field& field : fields)
        json["fields"].push_back(
            {{"name", field.name}, {"lsb", field.lsb}, {"width", field.width}, {"value", field.value}});
      if (modelled) {
        json["formula"] = sem::formulas(meaning.program, nullptr);
        json["micro_operations"] = meaning.program.text();
        json["reads"] = read_list(touched);
        json["writes"] = write_list(touched);
      }
      console.print(json.dump(2) + "\n");
      return kDone;
    }
    console.print(fmt::format("{}\n\n{} ({}), {} encoding, {} bytes: {}\n", text, record.name(), record.family(),
                              isa::format_name(encoding.format), decoded.size_bytes, word_text));
    console.print("\nfields, highest bits first\n");
    for (const Field& field : fields) {
      const std::string place = field.width == 1 ? fmt::format("[{}]", field.lsb)
                                                 : fmt::format("[{}:{}]", field.lsb + field.width - 1, field.lsb);
      console.print(
          fmt::format("  {:<8} {:<12} {:<8} {}\n", place, field.name, fmt::format("{:#x}", field.value), field.note));
    }
    if (instruction.has_literal)
      console.print(fmt::format("  {:<8} {:<12} {:#x}\n", "", "literal", instruction.literal));
    const std::string_view in_words = sem::meaning_in_words(record.op);
    console.print(fmt::format("\nmeaning ({})\n  {}\n", meaning_kind(record.meaning),
                              in_words.empty() ? record.note() : in_words));
    if (!modelled) {
      console.print(fmt::format("  not modelled: {}\n", meaning.note));
      return kDone;
    }
    print_indented(console, sem::formulas(meaning.program, nullptr));
    console.print(fmt::format("\nreads   {}\nwrites  {}{}\n", joined(read_list(touched)), joined(write_list(touched)),
                              touched.vgprs_written.empty() ? "" : ", in lanes whose EXEC bit is set"));
    console.print("\nmicro-operations\n");
    print_indented(console, meaning.program.text());
    return kDone;
  }

  std::string what_, target_name_;
  const isa::Target* target_ = nullptr;
};

}  // namespace

std::unique_ptr<Command> make_explain() { return std::make_unique<Explain>(); }

}  // namespace lw::app
