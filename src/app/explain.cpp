#include <fmt/format.h>

#include <cstring>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "app/command.h"
#include "base/json_text.h"
#include "bytes/bytes.h"
#include "bytes/undecodable.h"
#include "explain/explain.h"
#include "explain/reference.h"
#include "explain/request.h"
#include "explain/search.h"
#include "host/files.h"
#include "isa/target_names.h"
#include "shader/language.h"
#include "text/assembler.h"

namespace lw::app {
std::unique_ptr<Command> make_explain();
namespace {

constexpr std::string_view kDefaultTarget = "gfx900";

class Explain : public Command {
 public:
  void declare(Arguments& a) override {
    a.rest("INSTRUCTION", &words_,
           "text, words as a listing prints them, a mnemonic, or FILE:ADDRESS with FILE as dis takes it; - reads "
           "text or words from standard input");
    a.option("--search", "WORDS", &search_, "list the instructions with these words in name, meaning or errata");
    a.option("--target", "T", &target_name_, "gfx name (gfx900, or what the file says)");
    a.option("-x,--language", "LANG", &language_, shader::kLanguageHelp);
    a.option("--wave-size", "N", &wave_size_text_, "32 or 64 lanes, where the target has both");
    a.option("--dialect", "D", &dialect_name_, "how the text is written: llvm (default), clrx, sp3");
    a.option(
        "--parts", "LIST", &parts_text_,
        "only these: word, dialects, operands, pictures, access, meaning, floats, targets, encodings, cost, hazards, "
        "errata");
    a.option("--html", "DIR", &html_, "write the reference: a page for every record, and an index");
    a.example("lanewise explain 'v_add_f16_sdwa v0, v1, v2 dst_sel:WORD_1 src0_sel:WORD_1' --target gfx803");
    a.example("lanewise explain 0x020202f9,0x05050501");
    a.example("lanewise explain D1C10005 04120702");
    a.example("lanewise explain saxpy.hsaco:1918");
    a.example("lanewise explain --search 'population count'");
    a.example("lanewise explain v_bcnt_u32_b32");
    a.example("lanewise explain --html build/docs/isa");
  }

  int run(const Console& console) override {
    what_ = fmt::format("{}", fmt::join(words_, " "));
    if (const std::optional<Error> error = parse_parts()) return console.bad_input(error->message);
    const std::string name = target_name_.empty() ? std::string(kDefaultTarget) : target_name_;
    target_ = isa::find_target(name);
    if (target_ == nullptr) return console.bad_input(isa::unknown_target(name));
    if (const std::optional<explain::FilePlace> place = explain::parse_place(what_);
        place && html_.empty() && search_.empty())
      return explain_place(console, *place);
    if (!language_.empty()) return console.bad_input("-x is for FILE:ADDRESS");
    if (const std::optional<Error> error = choose_wave_size()) return console.bad_input(error->message);
    if (!dialect_name_.empty()) {
      const std::optional<text::Dialect> dialect = text::find_dialect(dialect_name_);
      if (!dialect) return console.bad_input(fmt::format("--dialect {}: expected llvm, clrx or sp3", dialect_name_));
      if (!text::covers(*dialect, *target_))
        return console.bad_input(fmt::format("--dialect {}: it has no words for {}", dialect_name_, target_->name));
      dialect_ = *dialect;
    }
    if (!html_.empty()) {
      if (const std::optional<Error> error = not_with_html(console)) return console.bad_input(error->message);
      return write_reference(console);
    }
    if (!parts_text_.empty() && (console.json || !search_.empty()))
      return console.bad_input("--parts is for the text of an instruction: not with --json or --search");
    if (!search_.empty()) return search(console);
    if (what_.empty())
      return console.bad_input("name an instruction, --search WORDS to find one, or --html DIR for all of them");
    if (what_ == host::kStandardInput) {
      Result<std::string> text = host::read_text_file(what_);
      if (!text) return console.bad_input(text.error().message);
      what_ = std::move(*text);
      while (!what_.empty() && (what_.back() == '\n' || what_.back() == '\r' || what_.back() == ' ')) what_.pop_back();
      if (what_.empty()) return console.bad_input("standard input holds no instruction");
    }
    if (explain::are_words(what_)) {
      const Result<std::vector<std::byte>> code = explain::parse_words(what_);
      if (!code) return console.bad_input(code.error().message);
      return explain_code(console, *code, nullptr);
    }
    // AMD's manuals print names in capitals.
    std::string name_in_small = what_;
    std::ranges::transform(name_in_small, name_in_small.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? c | 0x20 : c; });
    const std::span<const isa::EncodingId> ids = isa::find_by_mnemonic(target_->column, name_in_small);
    if (ids.empty())
      if (const std::optional<std::string> wrong = explain::why_no_place(what_)) return console.bad_input(*wrong);
    if (!ids.empty() && !stands_alone(ids))
      return show(console, explain::record_page(*target_, isa::encoding(ids.front())));
    return explain_written(console);
  }

 private:
  std::optional<Error> choose_wave_size() {
    if (wave_size_text_.empty()) return std::nullopt;
    const std::optional<uint64_t> lanes = parse_unsigned(wave_size_text_);
    if (!lanes || (*lanes != 32 && *lanes != 64))
      return Error{fmt::format("--wave-size {}: expected 32 or 64", wave_size_text_)};
    const isa::Target* sized = isa::with_wave_size(*target_, static_cast<unsigned>(*lanes));
    if (sized == nullptr) return Error{fmt::format("{} has no waves of {} lanes", target_->name, *lanes)};
    target_ = sized;
    return std::nullopt;
  }

  // The reference is of every record on every target.
  std::optional<Error> not_with_html(const Console& console) const {
    const std::pair<std::string_view, bool> others[] = {
        {"INSTRUCTION", !what_.empty()},
        {"--search", !search_.empty()},
        {"--target", !target_name_.empty()},
        {"--wave-size", !wave_size_text_.empty()},
        {"--dialect", !dialect_name_.empty()},
        {"--parts", !parts_text_.empty()},
        {"--json", console.json},
    };
    for (const auto& [name, is_given] : others)
      if (is_given) return Error{fmt::format("--html writes a page for every instruction: not with {}", name)};
    return std::nullopt;
  }

  std::optional<Error> parse_parts() {
    if (parts_text_.empty()) return std::nullopt;
    parts_ = 0;
    std::string_view rest = parts_text_;
    while (true) {
      const size_t comma = rest.find(',');
      const std::string_view part = rest.substr(0, comma);
      const auto at = std::find(report::kExplainParts.begin(), report::kExplainParts.end(), part);
      if (at == report::kExplainParts.end())
        return Error{fmt::format("--parts: '{}' is none of {}", part, fmt::join(report::kExplainParts, ", "))};
      parts_ |= 1u << (at - report::kExplainParts.begin());
      if (comma == std::string_view::npos) return std::nullopt;
      rest = rest.substr(comma + 1);
    }
  }

  // An instruction without operands is its own text.
  static bool stands_alone(std::span<const isa::EncodingId> ids) {
    return std::any_of(ids.begin(), ids.end(), [](isa::EncodingId id) { return isa::encoding(id).operand_count == 0; });
  }

  int show(const Console& console, const report::ExplainPage& page) const {
    console.print(console.json ? json_text(report::explain_json(page), 2) + "\n" : report::explain_text(page, parts_));
    return kDone;
  }

  int search(const Console& console) const {
    if (!what_.empty()) return console.bad_input("--search takes its words alone: put them in quotes");
    constexpr size_t kMost = 20;
    const report::SearchResults results = explain::search(search_, target_name_.empty() ? nullptr : target_);
    console.print(
        console.json ? report::search_json(results).dump(2, ' ', false, nlohmann::json::error_handler_t::replace) + "\n"
                     : report::search_text(results, kMost));
    return kDone;
  }

  int write_reference(const Console& console) const {
    const Result<explain::ReferenceSize> size = explain::write_reference(html_);
    if (!size) return console.bad_input(size.error().message);
    console.print(fmt::format("{}: {} records with {} encodings\n",
                              (std::filesystem::path(html_) / "index.html").string(), size->records, size->encodings));
    return kDone;
  }

  int explain_written(const Console& console) {
    Diagnostics diagnostics("", what_);
    const std::optional<inst::Instruction> instruction =
        text::parse_instruction(*target_, what_, diagnostics, dialect_, text::TextOrigin::listing);
    if (!instruction || diagnostics.has_errors()) {
      return console.rejected(diagnostics.messages());
    }
    const Result<bytes::Encoded> encoded = bytes::encode(*target_, *instruction);
    if (!encoded) return console.bad_input(encoded.error().message);
    std::vector<std::byte> code(size_t{4} * encoded->words);
    std::memcpy(code.data(), encoded->word.data(), code.size());
    return explain_code(console, code, nullptr);
  }

  int explain_place(const Console& console, const explain::FilePlace& place) {
    Result<explain::CodeAt, Messages> code = explain::code_at(console.session, place, {target_name_, "", language_});
    if (!code) return console.rejected(code.error());
    target_ = code->target;
    if (const std::optional<Error> error = choose_wave_size()) return console.bad_input(error->message);
    return explain_code(console, code->bytes, &place);
  }

  // `place`: the code may go on behind the instruction.
  int explain_code(const Console& console, std::span<const std::byte> code, const explain::FilePlace* place) {
    const bytes::Decoded decoded = bytes::decode(*target_, code);
    if (!decoded.instruction.valid())
      return console.bad_input(fmt::format("{} is not an instruction of {}: {}", what_, target_->name,
                                           bytes::why_undecodable(*target_, code)));
    if (place == nullptr && code.size() > decoded.size_bytes)
      return console.bad_input(fmt::format("{}: the instruction ends after {} bytes", what_, decoded.size_bytes));
    report::ExplainPage page = explain::instruction_page(*target_, decoded.instruction, code.first(decoded.size_bytes));
    if (place != nullptr) {
      page.address = place->address;
      page.address_file = host::shown_path(place->file);
    }
    return show(console, page);
  }

  std::vector<std::string> words_;
  std::string what_, target_name_, language_, wave_size_text_, dialect_name_, parts_text_, html_, search_;
  text::Dialect dialect_ = text::Dialect::llvm;
  uint32_t parts_ = ~0u;
  const isa::Target* target_ = nullptr;
};

}  // namespace

std::unique_ptr<Command> make_explain() { return std::make_unique<Explain>(); }

}  // namespace lw::app
