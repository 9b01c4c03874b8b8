#include "lanewise/explain.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

#include "app/command.h"
#include "app/run_requests.h"
#include "report/explain_page.h"
#include "report/explain_search.h"
#include "report/hazard_row.h"
#include "report/json_document.h"
#include "shader/language.h"

namespace lw::app {
std::unique_ptr<Command> make_explain();
namespace {

class Explain : public Command {
 public:
  void declare(Arguments& a) override {
    a.rest(ValueName("INSTRUCTION", &mnemonics).and_files(), &words_,
           "text, words as a listing prints them, a mnemonic, FILE:ADDRESS with FILE as dis takes it, or the name of "
           "a finding of lint; - reads text or words from standard input");
    a.option("--search", "WORDS", &search_, "list the instructions with these words in name, meaning or errata");
    a.option("--target", kTargetValue, &request_.target, "target (default: gfx900, or the file's target)");
    a.option("-x,--language", kLanguageValue, &request_.language, shader::kLanguageHelp);
    a.option("--wave-size", "N", &wave_size_text_, "wave size: 32 or 64 lanes, if the target has both");
    a.option("--dialect", kDialectValue, &dialect_name_, "dialect of the text: llvm, clrx or sp3 (default: llvm)");
    a.option(
        "--parts", ValueName("LIST", &explain_parts).list(), &parts_text_,
        "only these: word, dialects, operands, pictures, access, meaning, floats, targets, encodings, cost, hazards, "
        "errata");
    a.option("--html", "DIR", &html_, "write the reference: a page for every record, and an index");
    a.example("lanewise explain 'v_add_f16_sdwa v0, v1, v2 dst_sel:WORD_1 src0_sel:WORD_1' --target gfx803");
    a.example("lanewise explain 0x020202f9,0x05050501");
    a.example("lanewise explain D1C10005 04120702");
    a.example("lanewise explain saxpy.hsaco:1918");
    a.example("lanewise explain VcmpxExecWAR");
    a.example("lanewise explain --search 'population count'");
    a.example("lanewise explain v_bcnt_u32_b32");
    a.example("lanewise explain --html build/docs/isa");
  }

  int run(const Console& console) override {
    request_.text = fmt::format("{}", fmt::join(words_, " "));
    for (const std::optional<Error>& error :
         {read_parts(), parse_wave_size(wave_size_text_, request_.wave_size), check_options(console.json)})
      if (error) return console.bad_input(error->message);
    if (!html_.empty()) return write_reference(console);
    if (!search_.empty()) return search(console);
    if (request_.text.empty())
      return console.bad_input("name an instruction, --search WORDS to find one, or --html DIR for all of them");
    request_.dialect = dialect_name_;
    const auto report = lanewise::explain(request_, console.session);
    if (!report) return console.failed(report.failure());
    console.tell(report->messages);
    if (report->hazard || report->finding) return print_named(console, *report);
    console.print(console.json ? report::document_text(report::explain_document(*report))
                               : report::explain_text(report->page, parts_));
    return kDone;
  }

 private:
  std::optional<Error> read_parts() {
    if (parts_text_.empty()) return std::nullopt;
    parts_ = 0;
    std::string_view rest = parts_text_;
    while (true) {
      const size_t comma = rest.find(',');
      const std::string_view part = rest.substr(0, comma);
      const auto at = std::find(report::kExplainParts.begin(), report::kExplainParts.end(), part);
      if (at == report::kExplainParts.end())
        return Error{fmt::format("--parts: '{}' is not one of {}", part, fmt::join(report::kExplainParts, ", "))};
      parts_ |= 1u << (at - report::kExplainParts.begin());
      if (comma == std::string_view::npos) return std::nullopt;
      rest = rest.substr(comma + 1);
    }
  }

  // What would have no effect is refused.
  std::optional<Error> check_options(bool json) const {
    if (!request_.language.empty() && !(html_.empty() && search_.empty())) return Error{"-x is for FILE:ADDRESS"};
    if (!html_.empty()) return not_with_html(json);
    if (!parts_text_.empty() && (json || !search_.empty()))
      return Error{"--parts selects parts of the text: it cannot be combined with --json or --search"};
    if (search_.empty()) return std::nullopt;
    if (!request_.text.empty()) return Error{"--search takes its words alone: put them in quotes"};
    if (!wave_size_text_.empty()) return Error{"--wave-size is for an instruction: not with --search"};
    if (!dialect_name_.empty()) return Error{"--dialect is for the text of an instruction: not with --search"};
    return std::nullopt;
  }

  // The reference is of every record on every target.
  std::optional<Error> not_with_html(bool json) const {
    const std::pair<std::string_view, bool> others[] = {
        {"INSTRUCTION", !request_.text.empty()},
        {"--search", !search_.empty()},
        {"--target", !request_.target.empty()},
        {"--wave-size", !wave_size_text_.empty()},
        {"--dialect", !dialect_name_.empty()},
        {"--parts", !parts_text_.empty()},
        {"--json", json},
    };
    for (const auto& [name, is_given] : others)
      if (is_given) return Error{fmt::format("--html writes a page for every instruction: not with {}", name)};
    return std::nullopt;
  }

  int print_named(const Console& console, const lanewise::ExplainReport& report) const {
    if (!parts_text_.empty())
      return console.bad_input(fmt::format("--parts is for an instruction: not with the name of a {}",
                                           report.hazard ? "hazard" : "finding"));
    if (report.finding)
      console.print(console.json ? report::document_text(report::lint_rule_document(*report.finding, report.messages))
                                 : report::lint_rule_text(*report.finding));
    else
      console.print(console.json ? report::document_text(report::hazard_row_document(*report.hazard, report.messages))
                                 : report::hazard_row_text(*report.hazard));
    return kDone;
  }

  int search(const Console& console) const {
    const auto report = lanewise::search_instructions({search_, request_.target}, console.session);
    if (!report) return console.failed(report.failure());
    constexpr size_t kMost = 20;
    console.print(console.json ? report::document_text(report::search_document(*report))
                               : report::search_text(*report, kMost));
    return kDone;
  }

  int write_reference(const Console& console) const {
    const std::filesystem::path folder = html_;
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    if (error) return console.bad_input(fmt::format("{}: {}", html_, error.message()));
    lanewise::ReferenceRequest request;
    request.write = [&](const lanewise::OutputFile& file) {
      const std::optional<Error> problem = write_file((folder / file.path).string(), file.contents.bytes);
      return problem ? one_error(code::kFile, problem->message) : Messages();
    };
    const auto report = lanewise::reference(request, console.session);
    if (!report) return console.failed(report.failure());
    console.print(fmt::format("{}: {} records with {} encodings\n", (folder / "index.html").string(), report->records,
                              report->encodings));
    return kDone;
  }

  lanewise::ExplainRequest request_;
  std::vector<std::string> words_;
  std::string wave_size_text_, dialect_name_, parts_text_, html_, search_;
  uint32_t parts_ = ~0u;
};

}  // namespace

std::unique_ptr<Command> make_explain() { return std::make_unique<Explain>(); }

}  // namespace lw::app
