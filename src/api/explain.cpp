#include "lanewise/explain.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>

#include "api/api.h"
#include "api/one_read.h"
#include "bytes/bytes.h"
#include "bytes/undecodable.h"
#include "explain/explain.h"
#include "explain/hazard_row.h"
#include "explain/request.h"
#include "host/files.h"
#include "input/code_modules.h"
#include "isa/target_names.h"
#include "lint/rules.h"
#include "text/assembler.h"

namespace lw::api {
namespace {

using lanewise::ExplainReport;
using lanewise::ExplainRequest;

constexpr std::string_view kUsualTarget = "gfx900";

// An instruction without operands is its own text.
bool stands_alone(std::span<const isa::EncodingId> ids) {
  return std::ranges::any_of(ids, [](isa::EncodingId id) { return isa::encoding(id).operand_count == 0; });
}

// AMD's manuals print names in capitals.
std::string in_small_letters(std::string name) {
  std::ranges::transform(name, name.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? c | 0x20 : c; });
  return name;
}

class Explainer {
 public:
  Explainer(const ExplainRequest& request, const Session& session)
      : request_(request), session_(session), text_(request.text) {}

  ExplainReport report() {
    const std::string name = request_.target.empty() ? std::string(kUsualTarget) : request_.target;
    target_ = isa::find_target(name);
    if (target_ == nullptr) throw bad_input(code::kTarget, isa::unknown_target(name));
    if (std::optional<explain::FilePlace> place = explain::find_place(*session_.files, text_))
      explain_place(std::move(*place));
    else if (const isa::Hazard* hazard = explain::find_hazard(text_))
      explain_hazard(*hazard);
    else if (const lint::Rule* rule = lint::find_rule(text_))
      explain_finding(*rule);
    else
      explain_text();
    return std::move(report_);
  }

 private:
  void explain_place(explain::FilePlace place) {
    refuse_dialect("FILE:ADDRESS");
    Session session = session_;
    if (place.contents)
      session.files = std::make_shared<FilesWithOneRead>(session_.files, place.file, std::move(*place.contents));
    input::CodeInput input =
        checked(session, input::read_code(session, place.file,
                                          {.target = request_.target, .kernel = "", .language = request_.language}));
    report_.messages = std::move(input.warnings);
    keeping(session_, report_.messages, [&] {
      const explain::CodeAt code = checked(session, explain::code_at(std::move(input.modules), place));
      target_ = code.target;
      choose_wave_size();
      explain_first(code.bytes);
    });
    report_.page.address = place.address;
    report_.page.address_file = host::shown_path(place.file);
  }

  // What would have no effect is refused.
  void refuse_options(std::string_view kind) const {
    refuse_dialect(fmt::format("names of {}s", kind));
    if (!request_.language.empty()) throw bad_input(code::kOption, "-x is for FILE:ADDRESS");
    if (request_.wave_size != 0)
      throw bad_input(code::kOption, fmt::format("--wave-size is for an instruction: not with the name of a {}", kind));
  }

  void explain_finding(const lint::Rule& rule) {
    refuse_options("finding");
    report_.finding = {std::string(rule.name), std::string(rule.meaning), rule.kind, rule.severity};
  }

  void explain_hazard(const isa::Hazard& hazard) {
    refuse_options("hazard");
    if (!request_.target.empty() && !hazard.concerns(*target_))
      throw bad_input(code::kTarget,
                      fmt::format("{} is not a hazard of {}{}", hazard.name, target_->name,
                                  isa::elsewhere([&](const isa::Target& t) { return hazard.concerns(t); })));
    report_.hazard = explain::hazard_row(hazard);
  }

  void explain_text() {
    if (!request_.language.empty()) throw bad_input(code::kOption, "-x is for FILE:ADDRESS");
    choose_wave_size();
    const text::Dialect dialect = dialect_of_text();
    if (text_ == host::kStandardInput) read_text();
    if (text_.empty()) throw bad_input(code::kArgument, "no instruction is named");
    if (explain::are_words(text_)) {
      refuse_dialect("words");
      return explain_whole(words());
    }
    const std::span<const isa::EncodingId> ids = isa::find_by_mnemonic(target_->column, in_small_letters(text_));
    if (ids.empty()) {
      if (std::optional<std::string> wrong = explain::why_no_place(*session_.files, text_))
        throw bad_input(code::kArgument, std::move(*wrong));
    } else if (!stands_alone(ids)) {
      report_.page = explain::record_page(*target_, isa::encoding(ids.front()));
      return;
    }
    explain_written(dialect);
  }

  void choose_wave_size() {
    const uint32_t lanes = request_.wave_size;
    if (lanes == 0) return;
    if (lanes != 32 && lanes != 64)
      throw bad_input(code::kOption, fmt::format("--wave-size {}: expected 32 or 64", lanes));
    const isa::Target* sized = isa::with_wave_size(*target_, lanes);
    if (sized == nullptr)
      throw bad_input(code::kOption, fmt::format("{} has no waves of {} lanes", target_->name, lanes));
    target_ = sized;
  }

  void refuse_dialect(std::string_view what) const {
    if (!request_.dialect.empty())
      throw bad_input(code::kOption,
                      fmt::format("--dialect {}: {} are in no dialect of assembly", request_.dialect, what));
  }

  text::Dialect dialect_of_text() const {
    if (request_.dialect.empty()) return text::Dialect::llvm;
    const std::optional<text::Dialect> dialect = text::find_dialect(request_.dialect);
    if (!dialect)
      throw bad_input(code::kOption, fmt::format("--dialect {}: expected llvm, clrx or sp3", request_.dialect));
    if (!text::covers(*dialect, *target_))
      throw bad_input(code::kTarget,
                      fmt::format("--dialect {}: the dialect does not cover {}", request_.dialect, target_->name));
    return *dialect;
  }

  void read_text() {
    const auto file = session_.files->read(text_);
    if (!file) throw failure_of(session_, file.failure().messages);
    text_ = file->text();
    text_.erase(text_.find_last_not_of("\n\r ") + 1);
    if (text_.empty()) throw bad_input(code::kArgument, "standard input holds no instruction");
  }

  std::vector<std::byte> words() const {
    Result<std::vector<std::byte>> code = explain::parse_words(text_);
    if (!code) throw bad_input(code::kArgument, code.error().message);
    return std::move(*code);
  }

  void explain_written(text::Dialect dialect) {
    Diagnostics diagnostics("", text_);
    const std::optional<inst::Instruction> instruction =
        text::parse_instruction(*target_, text_, diagnostics, dialect, text::TextOrigin::listing);
    if (!instruction || diagnostics.has_errors()) throw failure_of(session_, diagnostics.messages());
    report_.messages = diagnostics.messages();
    keeping(session_, report_.messages, [&] {
      const Result<bytes::Encoded> encoded = bytes::encode(*target_, *instruction);
      if (!encoded) throw bad_input(code::kAssembly, encoded.error().message);
      std::vector<std::byte> code(size_t{4} * encoded->words);
      std::memcpy(code.data(), encoded->word.data(), code.size());
      explain_whole(code);
    });
  }

  void explain_whole(std::span<const std::byte> code) {
    const size_t size_bytes = explain_first(code);
    if (code.size() > size_bytes)
      throw bad_input(code::kArgument, fmt::format("{}: the instruction ends after {} bytes", text_, size_bytes));
  }

  // The code may go on behind the instruction, whose size in bytes is returned.
  size_t explain_first(std::span<const std::byte> code) {
    const bytes::Decoded decoded = bytes::decode(*target_, code);
    if (!decoded.instruction.valid())
      throw bad_input(code::kArgument, fmt::format("{} is not an instruction of {}: {}", text_, target_->name,
                                                   bytes::why_undecodable(*target_, code)));
    report_.page =
        explain::instruction_page(*target_, decoded.instruction, code.first(decoded.size_bytes), request_.details);
    return decoded.size_bytes;
  }

  const ExplainRequest& request_;
  const Session& session_;
  std::string text_;
  const isa::Target* target_ = nullptr;
  ExplainReport report_;
};

}  // namespace
}  // namespace lw::api

lanewise::Result<lanewise::ExplainReport> lanewise::explain(const ExplainRequest& request, const Session& session) {
  return lw::api::guarded<ExplainReport>(session, [&] { return lw::api::Explainer(request, session).report(); });
}
