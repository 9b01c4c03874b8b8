#include "api/trace_page.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

#include "explain/explain.h"
#include "host/source_text.h"
#include "launch/values.h"
#include "report/explain_page.h"
#include "report/trace_html.h"
#include "report/wait_words.h"

namespace lw::api {
namespace {

using Json = nlohmann::ordered_json;

constexpr size_t kMostListed = 20'000;  // instructions of the listing

// ---- The listing ----

uint64_t size_of(const code::InstructionFacts& facts) {
  return facts.valid() ? facts.instruction.size_bytes : sizeof(uint32_t);
}

// Where a direct branch or call goes.
std::optional<uint64_t> target_of(uint64_t pc, const code::InstructionFacts& facts) {
  if (!facts.valid()) return std::nullopt;
  const flow::Effects& effects = *facts.effects;
  const bool is_direct = effects.control == flow::ControlFlow::branch ||
                         effects.control == flow::ControlFlow::conditional ||
                         effects.control == flow::ControlFlow::call_label;
  if (!is_direct || effects.immediate == flow::RegisterSlot::kFixed) return std::nullopt;
  const auto words = static_cast<int32_t>(facts.instruction.operand[effects.immediate]);
  return pc + size_of(facts) + static_cast<uint64_t>(int64_t{words} * 4);
}

bool waits_at_barrier(const isa::Target& target, const inst::Instruction& instruction) {
  const sem::Specialised meaning = sem::specialise(target, instruction);
  return meaning.refusal == sem::ProgramRefusal::none &&
         std::ranges::any_of(meaning.program.nodes, [](const sem::Node& n) { return n.op == sem::Uop::barrier; });
}

// What explains an instruction that was executed.
Json explained(code::CodeFacts& facts, uint64_t pc) {
  const code::InstructionFacts& at = facts.at(pc);
  const isa::Target& target = facts.target();
  const report::ExplainPage page =
      explain::instruction_page(target, at.instruction, facts.code_from(pc).first(size_of(at)));
  const nlohmann::json all = report::explain_page_json(page);
  Json json;
  for (const char* key : {"meaning", "formulas", "operands", "byte_pictures", "unit"}) json[key] = all[key];
  if (const std::string words = report::wait_words(target, at.instruction); !words.empty()) json["meaning"] = words;
  json["size"] = size_of(at);
  json["notes"] = Json::array();
  for (const report::LanePicture& picture : page.lane_pictures)
    for (const std::string& note : picture.notes) json["notes"].push_back(note);
  if (at.effects->control != flow::ControlFlow::none) json["control"] = true;
  if (waits_at_barrier(target, at.instruction)) json["barrier"] = true;
  return json;
}

class Listing {
 public:
  Listing(code::CodeFacts& facts, const std::set<uint64_t>& executed, std::shared_ptr<const Files> sources)
      : facts_(facts), executed_(executed), source_text_(std::move(sources)) {}

  // The functions that were executed, whole where they are not too long, by address.
  Json code() {
    Json list = Json::array();
    size_t left = kMostListed;
    uint64_t end = 0;
    for (const uint64_t pc : executed_) {
      if (pc < end) continue;
      const code::NamedFunction* function = facts_.function(pc);
      uint64_t at = function != nullptr && function->address >= end && facts_.contains(function->address)
                        ? function->address
                        : pc;
      const uint64_t last = last_executed_of(pc, function);
      for (; facts_.contains(at); at = after(at)) {
        const bool goes_on = function != nullptr && facts_.function(at) == function;
        if (at > last && !goes_on) break;
        if (left == 0 && !executed_.contains(at)) {
          is_cut_ = true;
          if (at > last) break;
          continue;
        }
        if (left != 0) --left;
        add(at, list);
      }
      end = at;
    }
    return list;
  }

  // Code that did not run is missing from `code`.
  bool is_cut() const { return is_cut_; }

  Json sources() {
    Json list = Json::array();
    for (const std::string& file : files_) {
      Json lines = nullptr;
      if (const std::vector<std::string>* text = source_text_.lines(file)) lines = *text;
      list.push_back({{"file", file}, {"lines", std::move(lines)}});
    }
    return list;
  }

 private:
  // Where the listing goes on. What falls into an executed instruction is data before it.
  uint64_t after(uint64_t at) {
    const uint64_t next = at + size_of(facts_.at(at));
    const auto executed = executed_.upper_bound(at);
    return executed != executed_.end() && *executed < next ? *executed : next;
  }

  uint64_t last_executed_of(uint64_t pc, const code::NamedFunction* function) const {
    uint64_t last = pc;
    for (auto it = executed_.find(pc); it != executed_.end() && facts_.function(*it) == function; ++it) last = *it;
    return last;
  }

  void add(uint64_t pc, Json& list) {
    const code::InstructionFacts& at = facts_.at(pc);
    Json entry{{"a", facts_.in_object(pc)}, {"t", at.text}};
    if (const code::NamedFunction* function = facts_.function(pc); function != nullptr && function->address == pc)
      entry["f"] = function->name;
    if (const std::optional<uint64_t> target = target_of(pc, at)) entry["j"] = facts_.in_object(*target);
    if (const std::optional<object::SourceLine> line = facts_.line(pc)) {
      const auto found = std::ranges::find(files_, line->file);
      entry["s"] = found - files_.begin();
      entry["l"] = line->line;
      if (found == files_.end()) files_.push_back(line->file);
    }
    if (executed_.contains(pc)) entry["x"] = explained(facts_, pc);
    list.push_back(std::move(entry));
  }

  code::CodeFacts& facts_;
  const std::set<uint64_t>& executed_;
  bool is_cut_ = false;
  std::vector<std::string> files_;
  host::SourceText source_text_;
};

}  // namespace

std::string trace_page(const TracePageInput& input, std::vector<std::string>& left_out) {
  Listing listing(input.facts, input.recording.addresses(), input.sources);
  Json code = listing.code();
  left_out = input.recording.left_out();
  if (listing.is_cut())
    left_out.push_back(
        fmt::format("the listing has {} instructions and those that ran; the others are left out", kMostListed));
  const Json head{{"kernel", input.kernel},
                  {"target", input.facts.target().name},
                  {"leftOut", left_out},
                  {"outcome", input.outcome.finished() ? "" : input.outcome.text()},
                  {"lane", input.lane ? Json(*input.lane) : Json(nullptr)},
                  {"waves", input.recording.waves()},
                  {"code", std::move(code)},
                  {"sources", listing.sources()}};
  std::string page;
  text::OutputBuffer out([&](std::string_view part) { page += part; });
  report::write_trace_html(head, input.recording.steps(), out);
  out.flush();
  return page;
}

}  // namespace lw::api
