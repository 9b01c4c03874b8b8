// lwtest_coverage: which records lack cases in tests/inst. What it finds and what tests/gaps.txt lists must agree.
//
// Every encoding that has a text of its own needs an asm line, or a dis line. Every record whose meaning is a function
// of its operands alone (`does lane` or `does scalar`) needs a run line; the other meanings touch memory, other lanes
// or the flow of control, which a run line cannot set up: tests/direct holds them against a second implementation,
// tests/kernels runs them in programs.
#include <cstdio>
#include <fstream>
#include <map>
#include <set>

#include <fmt/format.h>

#include "base/base.h"
#include "bytes/bytes.h"
#include "cases.h"

namespace {

using namespace lw;

struct Seen {
  std::set<isa::EncodingId> assembled;
  std::set<isa::Op> run;
};

Seen look(const std::filesystem::path& folder) {
  Seen seen;
  for (const std::filesystem::path& path : cases::find_files({folder})) {
    const cases::CaseFile file = cases::read(path);
    if (file.record == nullptr) continue;
    for (const cases::Case& c : file.cases) {
      if (c.kind == cases::Case::Kind::run) seen.run.insert(file.record->op);
      if (c.kind == cases::Case::Kind::both || c.kind == cases::Case::Kind::dis)
        seen.assembled.insert(bytes::decode(*c.target, c.bytes).instruction.encoding);
    }
  }
  return seen;
}

// Whether an encoding before this one reads the same in the text, so that assemblers never choose this one.
bool is_shadowed(const isa::Encoding& encoding) {
  const auto shape = [](const isa::Encoding& e) {
    std::vector<unsigned> result;
    for (const isa::Operand& o : e.operands())
      if (o.in_text)
        result.insert(result.end(), {static_cast<unsigned>(o.kind), static_cast<unsigned>(o.type), o.dwords});
    for (const isa::ModifierField& m : e.modifiers())
      if (m.allowed)
        result.insert(result.end(), {static_cast<unsigned>(m.modifier), static_cast<unsigned>(m.required + 1)});
    return result;
  };
  for (const isa::Encoding& other : isa::encodings().subspan(1))
    if (other.id < encoding.id && other.op == encoding.op && (other.columns & encoding.columns) != 0 &&
        other.mnemonic() == encoding.mnemonic() && shape(other) == shape(encoding))
      return true;
  return false;
}

bool needs_run(const isa::Record& record) {
  return record.meaning == isa::MeaningKind::lane || record.meaning == isa::MeaningKind::scalar;
}

// Lines "GATE RECORD reason" of gaps.txt, for one gate.
std::map<std::string, std::string> gaps(std::string_view gate) {
  std::map<std::string, std::string> result;
  std::ifstream file(LW_GAPS);
  std::string word, record, reason;
  while (file >> word >> record && std::getline(file, reason))
    if (word == gate) result[record] = reason;
  return result;
}

// A misspelt gate would hide its line from every test.
size_t check_gates() {
  size_t wrong = 0;
  std::ifstream file(LW_GAPS);
  std::string word, rest;
  while (file >> word && std::getline(file, rest)) {
    if (word.starts_with('#') || word == "direct" || word == "asm" || word == "run") continue;
    fmt::print("gaps.txt: '{}' is no gate\n", word);
    ++wrong;
  }
  return wrong;
}

// Says where what is missing and what is listed differ; returns how often.
size_t compare(std::string_view gate, const std::map<std::string, std::string>& missing) {
  size_t wrong = 0;
  const auto complain = [&](std::string_view record, std::string_view what) {
    fmt::print("{} {}: {}\n", gate, record, what);
    ++wrong;
  };
  const std::map<std::string, std::string> listed = gaps(gate);
  for (const auto& [record, what] : missing)
    if (!listed.contains(record)) complain(record, what);
  for (const auto& [record, reason] : listed) {
    if (isa::find_record(record) == nullptr)
      complain(record, "is listed in gaps.txt, but no record has this name");
    else if (!missing.contains(record))
      complain(record, "has cases: its line in gaps.txt is stale");
    else if (reason.size() <= 10)
      complain(record, "its line in gaps.txt gives no reason");
  }
  return wrong;
}

}  // namespace

int main() {
  const Seen seen = look(LW_INST_CASES);
  std::map<std::string, std::string> no_asm, no_run;
  size_t texts = 0, assembled = 0;
  for (const isa::Encoding& encoding : isa::encodings().subspan(1)) {
    if (is_shadowed(encoding)) continue;
    ++texts;
    if (seen.assembled.contains(encoding.id)) {
      ++assembled;
      continue;
    }
    std::string& what = no_asm[std::string(encoding.record().name())];
    what += fmt::format("{}{} as {} (encoding {})", what.empty() ? "no asm or dis line has " : ", ",
                        encoding.mnemonic(), isa::format_name(encoding.format), encoding.id);
  }
  size_t runs_needed = 0;
  size_t gaps_of_meaning = 0;
  for (const isa::Record& record : isa::records()) {
    gaps_of_meaning += record.meaning == isa::MeaningKind::gap;
    if (!needs_run(record)) continue;
    ++runs_needed;
    if (!seen.run.contains(record.op)) no_run[std::string(record.name())] = "no run line";
  }
  const size_t wrong = check_gates() + compare("asm", no_asm) + compare("run", no_run);
  fmt::print("asm lines for {} of {} encodings, run lines for {} of {} records that need them, {} complaints\n",
             assembled, texts, runs_needed - no_run.size(), runs_needed, wrong);
  fmt::print("{} of {} records are without a meaning; tools/isac.py isa/ --gaps says why\n", gaps_of_meaning,
             isa::records().size());
  return wrong == 0 && assembled != 0 ? 0 : 1;
}
