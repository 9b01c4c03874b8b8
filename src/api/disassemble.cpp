#include "lanewise/disassemble.h"

#include <fmt/format.h>

#include <algorithm>

#include "api/api.h"
#include "api/disassembly.h"
#include "api/object_source.h"
#include "base/symbol_name.h"
#include "host/files.h"
#include "input/code_file.h"
#include "isa/target_names.h"
#include "object/kernel_resources.h"

namespace lw::api {
namespace {

using lanewise::DisassembleReport;
using lanewise::DisassembleRequest;

text::ListingSection listing_of(const object::CodeObject& code, const object::Section& section) {
  text::ListingSection listing{section.name, section.file_address, section.bytes, {}};
  const auto index = static_cast<int>(&section - code.sections.data());
  for (const object::Symbol& symbol : code.symbols) {
    if (symbol.section != index || symbol.kind == object::SymbolKind::section || symbol.name.empty()) continue;
    const bool data = symbol.kind == object::SymbolKind::object;
    uint8_t elf_type = 0;
    if (symbol.kind == object::SymbolKind::object) elf_type = 1;
    if (symbol.kind == object::SymbolKind::function) elf_type = 2;
    if (symbol.kind == object::SymbolKind::kernel_v2) elf_type = 10;
    listing.symbols.push_back({symbol.file_value, symbol.name, symbol.size_bytes,
                               data ? text::ListingSymbol::Kind::data : text::ListingSymbol::Kind::code, elf_type});
  }
  return listing;
}

std::vector<text::ListingSection> listings_of(const object::CodeObject& code, const object::CodeTargets& targets) {
  std::vector<text::ListingSection> listings;
  for (const object::Section& section : code.sections) {
    if (!section.is_executable() || section.bytes.empty()) continue;
    listings.push_back(listing_of(code, section));
    for (const auto& [address, target] : targets.changes)
      if (address >= section.address && address - section.address < section.bytes.size())
        listings.back().other_waves.emplace_back(address - section.address + section.file_address, target);
  }
  return listings;
}

void demangle(std::vector<object::Symbol>& symbols) {
  for (object::Symbol& symbol : symbols)
    if (std::string name = demangled(symbol.name); !name.empty()) symbol.name = std::move(name);
}

// Only what lies in [address, address + size) of a section.
text::ListingSection cut(const text::ListingSection& section, uint64_t address, uint64_t size_bytes) {
  text::ListingSection part = section;
  const uint64_t start = std::min<uint64_t>(address - section.address, section.bytes.size());
  part.address = address;
  part.other_waves.clear();
  part.bytes = section.bytes.subspan(start, std::min<uint64_t>(size_bytes, section.bytes.size() - start));
  return part;
}

// Finds the code that a request is about.
class Disassembler {
 public:
  Disassembler(const DisassembleRequest& request, const Session& session) : request_(request), session_(session) {}

  DisassembleReport report() {
    const auto dialect = text::find_dialect(request_.dialect);
    if (!dialect) fail(code::kOption, fmt::format("--dialect {}: expected llvm, clrx or sp3", request_.dialect));
    code_->dialect = *dialect;
    code_->plain = request_.plain;
    check_options();
    if (request_.raw)
      read_words();
    else
      read_file();
    for (size_t i = 0; i < code_->parts.size(); ++i)
      for (const text::ListingSection& section : code_->parts[i].sections) {
        code_->sections.emplace_back(&code_->parts[i], &section);
        report_.sections.push_back(
            {.code_object = i, .name = std::string(section.name), .address = section.address, .bytes = section.bytes});
      }
    report_.write_text = [code = code_](const auto& sink) { write_disassembly(*code, sink); };
    report_.visit = [code = code_](size_t section, const auto& visitor) {
      visit_instructions(*code, section, visitor);
    };
    return std::move(report_);
  }

 private:
  [[noreturn]] static void fail(std::string_view code, std::string text, std::string file = {}) {
    throw bad_input(code, std::move(text), std::move(file));
  }

  void check_options() const {
    const bool other_dialect = code_->dialect != text::Dialect::llvm;
    // Elsewhere symbols do not appear, or must be such that the text assembles.
    if (request_.demangle && (request_.plain || other_dialect))
      fail(code::kOption,
           "--demangle changes the layout of llvm-objdump alone: it cannot be combined with --json, --plain or "
           "--dialect");
    if (request_.assembly &&
        (request_.raw || request_.plain || request_.demangle || !request_.kernel.empty() || other_dialect))
      fail(code::kOption,
           "--assembly prints whole code objects in LLVM's dialect: it cannot be combined with --raw, --json, --plain, "
           "--demangle, --kernel or --dialect");
    if (!request_.raw) return;
    if (!request_.language.empty()) fail(code::kOption, "--raw and -x both say what FILE holds: use only one of them");
    if (!request_.flags.empty()) fail(code::kOption, "--raw: nothing is compiled, so there are no flags after --");
    if (request_.demangle) fail(code::kOption, "--raw: raw words have no symbols for --demangle");
    if (!request_.kernel.empty()) fail(code::kOption, "--raw: raw words have no kernels for --kernel");
  }

  void read_words() {
    const isa::Target* target = isa::find_target(request_.target);
    if (target == nullptr)
      fail(code::kTarget, request_.target.empty() ? "--raw needs --target" : isa::unknown_target(request_.target));
    const auto file = session_.files->read(request_.file);
    if (!file) throw failure_of(session_, file.failure().messages);
    code_->file = *file;
    const std::span<const std::byte> words = file->bytes;
    name_ = host::shown_path(request_.file);
    if (words.empty() || words.size() % sizeof(uint32_t) != 0)
      fail(code::kFile,
           words.empty() ? "the file is empty" : fmt::format("{} bytes: expected a multiple of 4", words.size()),
           name_);
    add_part(name_, *target, {{".text", 0, words, {}}});
  }

  void read_file() {
    input::CodeFile file = checked(
        session_,
        input::open_code_file(session_, request_.file,
                              {.target = request_.target, .language = request_.language, .flags = request_.flags}));
    report_.messages = std::move(file.warnings);
    name_ = file.name;
    keeping(session_, report_.messages, [&] {
      if (file.listing)
        read_listing(file);
      else if (!request_.kernel.empty())
        read_kernel(file);
      else
        read_objects(file);
    });
    code_->file = std::move(file.file);
  }

  void read_listing(const input::CodeFile& file) {
    if (request_.assembly) fail(code::kOption, "--assembly: a listing has no kernels and no metadata");
    if (!request_.kernel.empty()) fail(code::kOption, "--kernel picks from a code object, not from a listing");
    code_->listed =
        checked(session_, input::read_listed_code(name_, std::string(file.text()), *file.listing, request_.target));
    const text::ReadListing& listing = code_->listed->listing;
    code_->stretches = input::stretches_of(listing);
    std::vector<text::ListingSection> sections;
    for (const input::ListedStretch& stretch : code_->stretches) {
      const text::ListedPart& part = listing.parts[stretch.part];
      text::ListingSection section{part.name.empty() ? ".text" : part.name, stretch.address, stretch.bytes, {}};
      for (size_t i = part.first_label; i < part.first_label + part.label_count; ++i)
        section.symbols.push_back(
            {listing.labels[i].address, listing.labels[i].name, 0, text::ListingSymbol::Kind::code, 0});
      sections.push_back(std::move(section));
    }
    keeping(session_, code_->listed->warnings, [&] { add_part(name_, *code_->listed->target, std::move(sections)); });
    add_messages(report_.messages, std::move(code_->listed->warnings));
  }

  void read_objects(const input::CodeFile& file) {
    code_->opened = checked(session_, input::open_objects(file, request_.target));
    const std::vector<object::ContainerEntry>& entries = code_->opened.entries;
    if (entries.size() > 1 && (request_.assembly || code_->dialect != text::Dialect::llvm))
      throw failure_of(session_, input::several_objects(name_, code_->opened));
    for (size_t i = 0; i < entries.size(); ++i) {
      const std::string name = entries.size() == 1 ? name_ : fmt::format("{}({})", name_, i + 1);
      Result<object::CodeObject> read =
          object::load(entries[i].bytes, request_.assembly ? object::Reading::everything : object::Reading::code);
      if (!read) {
        Messages errors = one_error(code::kObject, read.error().message, name);
        if (code_->parts.empty()) throw failure_of(session_, std::move(errors));
        add_messages(report_.messages, std::move(errors));
        return;
      }
      add_object(name, code_->objects.emplace_back(std::move(*read)));
    }
  }

  void add_object(const std::string& name, object::CodeObject& code) {
    const isa::Target& target = known_target(code);
    if (request_.assembly) {
      if (const std::optional<std::string> reason = why_no_source(code))
        throw not_modelled(fmt::format("{}: --assembly of {}", name, *reason));
      report_.target = target.name;
      code_->source_target = &target;
      return;
    }
    const object::CodeTargets targets = object::code_targets(target, code, code_->opened.wave_size);
    if (request_.demangle) demangle(code.symbols);
    add_part(name, *targets.common, listings_of(code, targets));
  }

  void read_kernel(const input::CodeFile& file) {
    code_->loaded = checked(session_, input::load_objects(file, request_.target, request_.kernel));
    object::CodeObject& code = code_->loaded->code;
    const object::CodeTargets targets = object::code_targets(known_target(code), code, 0);
    if (request_.demangle) demangle(code.symbols);
    std::vector<text::ListingSection> sections = listings_of(code, targets);
    const object::Kernel& kernel = *code_->loaded->kernel;
    std::erase_if(sections,
                  [&](const text::ListingSection& s) { return kernel.entry_address - s.address >= s.bytes.size(); });
    if (sections.empty()) fail(code::kKernel, fmt::format("the code of '{}' is in no section", request_.kernel), name_);
    const uint64_t rest = sections[0].address + sections[0].bytes.size() - kernel.entry_address;
    add_part(name_, targets.at(kernel.entry_address),
             {cut(sections[0], kernel.entry_address, kernel.code_bytes != 0 ? kernel.code_bytes : rest)});
  }

  const isa::Target& known_target(const object::CodeObject& code) const {
    const isa::Target* target = isa::find_target(code.target.processor);
    if (target == nullptr) fail(code::kTarget, fmt::format("target {} is not supported", code.target.processor));
    check_dialect(*target);
    return *target;
  }

  void check_dialect(const isa::Target& target) const {
    if (!text::covers(code_->dialect, target))
      fail(code::kTarget,
           fmt::format("the dialect {} does not cover {}", text::dialect_name(code_->dialect), target.name));
  }

  void add_part(const std::string& name, const isa::Target& target, std::vector<text::ListingSection> sections) {
    check_dialect(target);
    if (code_->parts.empty()) report_.target = target.name;
    code_->parts.push_back({name, &target, std::move(sections)});
  }

  const DisassembleRequest& request_;
  const Session& session_;
  std::string name_;  // of the file, as messages have it
  std::shared_ptr<Disassembly> code_ = std::make_shared<Disassembly>();
  DisassembleReport report_;
};

}  // namespace
}  // namespace lw::api

lanewise::Result<lanewise::DisassembleReport> lanewise::disassemble(const DisassembleRequest& request,
                                                                    const Session& session) {
  return lw::api::guarded<DisassembleReport>(session, [&] { return lw::api::Disassembler(request, session).report(); });
}
