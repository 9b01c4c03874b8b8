#include "explain/reference.h"

#include <algorithm>
#include <map>

#include "explain/example.h"
#include "explain/explain.h"
#include "explain/search_terms.h"

namespace lw::explain {
namespace {

// Of the targets that have an encoding, the one to show it on.
const isa::Target* shown_target(const isa::Encoding& encoding) {
  for (const isa::Target& target : isa::targets())
    if (encoding.in(target.column)) return &target;
  return nullptr;
}

const isa::Encoding* first_encoding(const isa::Record& record) {
  for (const isa::Encoding* const encoding : encodings_of(record.op))
    if (shown_target(*encoding) != nullptr) return encoding;
  return nullptr;
}

void add_targets(const isa::Encoding& encoding, std::vector<std::string>& names) {
  for (const isa::Target& target : isa::targets())
    if (encoding.in(target.column) && std::ranges::find(names, target.name) == names.end())
      names.emplace_back(target.name);
}

report::ReferencePage page_of(const isa::Record& record, const isa::Encoding& first) {
  report::ReferencePage page;
  page.record = record_page(*shown_target(first), first, PairShown::any);
  std::map<std::pair<isa::Format, uint16_t>, size_t> shown;
  for (const isa::Encoding* const candidate : encodings_of(record.op)) {
    const isa::Encoding& encoding = *candidate;
    const isa::Target* target = shown_target(encoding);
    if (target == nullptr) continue;
    const std::pair form{encoding.format, encoding.layout};
    if (const auto known = shown.find(form); known != shown.end()) {
      add_targets(encoding, page.examples[known->second].targets);
      continue;
    }
    const std::optional<ExampleInstruction> example = example_of(*target, encoding);
    if (!example) continue;
    shown.emplace(form, page.examples.size());
    page.examples.push_back({instruction_page(*target, example->instruction, example->code), {}});
    add_targets(encoding, page.examples.back().targets);
  }
  return page;
}

}  // namespace

ReferenceSize make_reference(const std::function<void(report::ReferenceFile)>& sink) {
  std::vector<report::ReferenceRecord> records;
  size_t encodings = 0;
  for (const isa::Record& record : isa::records()) {
    const isa::Encoding* first = first_encoding(record);
    if (first == nullptr) continue;
    report::ReferencePage page = page_of(record, *first);
    encodings += page.examples.size();
    sink(report::reference_page(page));
    std::string words = search_words(page.record.record);
    records.push_back({std::move(page.record), std::move(words)});
  }
  for (report::ReferenceFile& file : report::reference_index(records)) sink(std::move(file));
  return {records.size(), encodings};
}

}  // namespace lw::explain
