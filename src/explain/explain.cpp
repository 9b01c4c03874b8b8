#include "explain/explain.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/base.h"
#include "base/plain_text.h"
#include "explain/errata.h"
#include "isa/denormals.h"
#include "isa/machines.h"
#include "sem/float_rules.h"
#include "sem/sem.h"
#include "text/dialect_printer.h"
#include "text/printer.h"

namespace lw::explain {
namespace {

std::string_view kind_name(isa::MeaningKind kind) {
  switch (kind) {
    case isa::MeaningKind::lane: return "lane";
    case isa::MeaningKind::scalar: return "scalar";
    case isa::MeaningKind::wave: return "wave";
    case isa::MeaningKind::memory: return "memory";
    case isa::MeaningKind::control: return "control";
    case isa::MeaningKind::gap: return "gap";
  }
  return "";
}

std::string_view unit_name(isa::Unit unit) {
  static constexpr std::string_view kNames[] = {"salu", "valu",   "smem",    "vmem",   "flat", "lds",
                                                "gds",  "branch", "message", "interp", "exp"};
  const auto index = static_cast<size_t>(unit);
  LW_CHECK(index < std::size(kNames), "a unit without a name");
  return kNames[index];
}

// What the page says of a program.
void fill_meaning(const isa::Target& target, const sem::Program& program, const isa::Encoding* operand_names,
                  report::ExplainPage& page) {
  page.formulas = lines_of(sem::formulas(target, program, operand_names));
  page.micro_operations = lines_of(program.text());
  for (sem::FloatStatement& statement : sem::float_statements(program))
    page.float_facts.push_back({std::string(sem::subject_name(statement.subject)), std::move(statement.text),
                                std::move(statement.operations)});
}

// The source where denormals are treated in one way whatever MODE says, behind what is said of denormals.
void add_denormal_sources(const isa::Target& target, const isa::Record& record, report::ExplainPage& page) {
  std::vector<report::FloatFact> facts;
  for (const isa::DenormalRule* rule : isa::denormal_rules(target, record)) {
    std::string sources;
    for (const isa::Source& source : isa::sources())
      if ((" " + std::string(rule->sources) + " ").find(" " + std::string(source.key) + " ") != std::string::npos)
        sources += (sources.empty() ? "" : "; ") + std::string(source.words);
    facts.push_back({std::string(sem::subject_name(sem::FloatSubject::denormal)),
                     fmt::format("source: {} ({})", rule->says, sources),
                     {}});
  }
  const auto end =
      std::ranges::find(page.float_facts, sem::subject_name(sem::FloatSubject::rounding), &report::FloatFact::subject);
  page.float_facts.insert(end, facts.begin(), facts.end());
}

report::ExplainPage common_page(const isa::Target& target, const isa::Record& record) {
  report::ExplainPage page;
  page.target = target.name;
  page.record = record.name();
  page.family = record.family();
  page.kind = kind_name(record.meaning);
  page.unit = unit_name(record.unit);
  page.meaning = sem::meaning_in_words(record.op);
  return page;
}

void fill_operands(const isa::Target& target, const inst::Instruction& instruction, const TextPieces& pieces,
                   report::ExplainPage& page) {
  size_t i = 0;
  for (const isa::Operand& operand : instruction.enc().operands()) {
    page.operands.push_back({.name = std::string(isa::operand_name(operand.name)),
                             .text = pieces.operands[i],
                             .kind = std::string(isa::kind_name(operand.kind)),
                             .type = std::string(isa::type_name(operand.type)),
                             .registers = inst::dwords(target, instruction, i),
                             .reads = operand.is_read,
                             .writes = operand.is_written,
                             .in_text = operand.in_text});
    ++i;
  }
}

void fill_spellings(const isa::Target& target, const inst::Instruction& instruction, report::ExplainPage& page) {
  for (const text::Dialect dialect : {text::Dialect::clrx, text::Dialect::sp3}) {
    if (!text::covers(dialect, target)) continue;
    std::string spelling = text::DialectPrinter(target, dialect).text(instruction);
    if (spelling != page.text)
      page.spellings.push_back({std::string(text::dialect_name(dialect)), std::move(spelling)});
  }
}

}  // namespace

// An entry concerns an instruction where its title is the record's name, a name of it on some target, the record's
// own anchor, or a modifier or word of the instruction's text.
void fill_errata(const isa::Record& record, const inst::Instruction* instruction, const TextPieces* pieces,
                 report::ExplainPage& page) {
  std::vector<std::string> names = {std::string(record.name())};
  std::string_view note = record.note();
  if (note.starts_with("errata ")) note.remove_prefix(7);
  if (record.meaning != isa::MeaningKind::gap && !note.empty()) names.emplace_back(note);
  for (const report::TargetGroup& group : page.targets)
    for (const report::OpcodeInfo& opcode : group.opcodes) names.push_back(opcode.mnemonic);
  if (instruction != nullptr)
    for (const isa::ModifierField& field : instruction->enc().modifiers())
      if (field.allowed && instruction->mod(field.modifier) != field.unwritten)
        names.emplace_back(isa::modifier_name(field.modifier));
  if (pieces != nullptr)
    for (const auto& [modifier, text] : pieces->modifiers) names.push_back(text.substr(0, text.find(':')));
  for (const report::Erratum& erratum : errata()) {
    const bool concerns = std::any_of(names.begin(), names.end(), [&](const std::string& name) {
      return name == erratum.title || name == erratum.anchor;
    });
    if (concerns) page.errata.push_back(erratum);
  }
}

report::ExplainPage instruction_page(const isa::Target& target, const inst::Instruction& instruction,
                                     std::span<const std::byte> code, bool details) {
  const isa::Encoding& encoding = instruction.enc();
  const isa::Record& record = encoding.record();
  report::ExplainPage page = common_page(target, record);
  page.is_instruction = true;
  page.text = text::to_string(target, instruction);
  page.mnemonic = encoding.mnemonic();
  page.encoding = isa::format_name(encoding.format);
  page.picture = isa::layouts()[encoding.layout].picture();
  for (size_t at = 0; at + 4 <= code.size(); at += 4) page.words.push_back(load_le<uint32_t>(&code[at]));
  const TextPieces pieces = text_pieces(target, instruction);
  fill_spellings(target, instruction, page);
  page.fields = bit_fields(target, instruction, page.words, pieces);
  fill_operands(target, instruction, pieces, page);
  fill_accesses(target, instruction, page);
  const sem::Specialised meaning = sem::specialise(target, instruction);
  page.modelled = meaning.refusal == sem::ProgramRefusal::none;
  page.not_modelled = meaning.note;
  if (page.modelled) {
    fill_meaning(target, meaning.program, nullptr, page);
    add_denormal_sources(target, record, page);
  }
  if (!details) return page;
  fill_targets(encoding, PairShown::whole, page);
  fill_costs(target, record, page);
  fill_pictures(target, instruction, page);
  fill_other_encodings(target, instruction, page);
  fill_hazards(target, instruction, page);
  fill_errata(record, &instruction, &pieces, page);
  return page;
}

report::ExplainPage record_page(const isa::Target& target, const isa::Encoding& encoding, PairShown pairs) {
  const isa::Record& record = encoding.record();
  report::ExplainPage page = common_page(target, record);
  fill_targets(encoding, pairs, page);
  fill_costs(target, record, page);
  page.modelled = record.meaning != isa::MeaningKind::gap;
  if (page.modelled) {
    fill_meaning(target, sem::abstract_program(target, encoding), &encoding, page);
    add_denormal_sources(target, record, page);
    page.formulas_of = isa::format_name(encoding.format);
  } else {
    page.not_modelled = record.note();
  }
  fill_forms(target, encoding, pairs, page);
  fill_errata(record, nullptr, nullptr, page);
  return page;
}

}  // namespace lw::explain
