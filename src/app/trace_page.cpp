#include "app/trace_page.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

#include "explain/explain.h"
#include "launch/values.h"
#include "report/explain_page.h"
#include "report/trace_html.h"
#include "report/wait_words.h"

namespace lw::app {
namespace {

using Json = nlohmann::ordered_json;

constexpr uint64_t kMostSteps = 100'000;
constexpr size_t kMostListed = 20'000;  // instructions of the listing

// ---- The listing ----

uint64_t size_of(const code::InstructionFacts& facts) {
  return facts.valid() ? facts.instruction.size_bytes : sizeof(uint32_t);
}

// Where a direct branch or call goes.
std::optional<uint64_t> target_of(uint64_t pc, const code::InstructionFacts& facts) {
  if (!facts.valid()) return std::nullopt;
  const flow::Effects& effects = *facts.effects;
  const bool is_direct = effects.control == flow::Control::branch || effects.control == flow::Control::conditional ||
                         effects.control == flow::Control::call_label;
  if (!is_direct || effects.immediate == flow::Slot::kFixed) return std::nullopt;
  const auto words = static_cast<int32_t>(facts.instruction.operand[effects.immediate]);
  return pc + size_of(facts) + static_cast<uint64_t>(int64_t{words} * 4);
}

bool waits_at_barrier(const isa::Target& target, const inst::Instruction& instruction) {
  const sem::Specialised meaning = sem::specialise(target, instruction);
  return meaning.refusal == sem::Refusal::none &&
         std::ranges::any_of(meaning.program.nodes, [](const sem::Node& n) { return n.op == sem::Uop::barrier; });
}

// What explains an instruction that was executed.
Json explained(code::CodeFacts& facts, uint64_t pc) {
  const code::InstructionFacts& at = facts.at(pc);
  const isa::Target& target = facts.target();
  const report::ExplainPage page =
      explain::instruction_page(target, at.instruction, facts.code_from(pc).first(size_of(at)));
  const nlohmann::json all = report::explain_json(page);
  Json json;
  for (const char* key : {"meaning", "formulas", "operands", "byte_pictures", "unit"}) json[key] = all[key];
  if (const std::string words = report::wait_words(target, at.instruction); !words.empty()) json["meaning"] = words;
  json["size"] = size_of(at);
  json["notes"] = Json::array();
  for (const report::LanePicture& picture : page.lane_pictures)
    for (const std::string& note : picture.notes) json["notes"].push_back(note);
  if (at.effects->control != flow::Control::none) json["control"] = true;
  if (waits_at_barrier(target, at.instruction)) json["barrier"] = true;
  return json;
}

class Listing {
 public:
  Listing(code::CodeFacts& facts, const std::set<uint64_t>& executed) : facts_(facts), executed_(executed) {}

  // The functions that were executed, whole where they are not too long, by address.
  Json code() {
    Json list = Json::array();
    size_t left = kMostListed;
    uint64_t end = 0;
    for (const uint64_t pc : executed_) {
      if (pc < end) continue;
      const code::Function* function = facts_.function(pc);
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

  uint64_t last_executed_of(uint64_t pc, const code::Function* function) const {
    uint64_t last = pc;
    for (auto it = executed_.find(pc); it != executed_.end() && facts_.function(*it) == function; ++it) last = *it;
    return last;
  }

  void add(uint64_t pc, Json& list) {
    const code::InstructionFacts& at = facts_.at(pc);
    Json entry{{"a", facts_.in_object(pc)}, {"t", at.text}};
    if (const code::Function* function = facts_.function(pc); function != nullptr && function->address == pc)
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
  input::SourceText source_text_;
};

}  // namespace

void TracePage::declare(Arguments& a) {
  a.option("--trace-html", "OUT", &path_,
           "one page in which waves are stepped forward and back; --trace-workgroup (the first), --trace-wave and "
           "--trace-pc choose what is in it. One thread");
  a.option("--trace-steps", "N", &steps_, "instructions of each wave in that page, at most (1000)");
}

std::optional<Error> TracePage::prepare(const observe::TraceOptions& options) {
  options_.filter = options.filter;
  lane_ = options.lane;
  if (steps_.empty()) return std::nullopt;
  if (!is_wanted()) return Error{"--trace-steps is about the page of --trace-html, which is not asked for"};
  const std::optional<uint64_t> steps = parse_unsigned(steps_);
  if (!steps || *steps == 0 || *steps > kMostSteps)
    return Error{fmt::format("--trace-steps {}: expected 1 to {}", steps_, kMostSteps)};
  options_.most_steps = *steps;
  return std::nullopt;
}

events::Sink* TracePage::begin(code::CodeFacts& facts, const state::Memory& memory) {
  observe::RecordingSources sources;
  sources.memory = [&memory](uint64_t address, uint64_t bytes) -> std::span<const std::byte> {
    return memory.view(address, bytes);
  };
  sources.buffer = [&memory](uint64_t address, uint64_t bytes) { return memory.relation(address, bytes); };
  recording_ = std::make_unique<observe::Recording>(facts, options_, std::move(sources));
  return recording_.get();
}

std::optional<Error> TracePage::finish(code::CodeFacts& facts, const Console& console, std::string_view kernel) {
  if (recording_->steps().empty())
    return Error{fmt::format("{}: not written, for nothing that ran is what the trace options ask for", path_)};
  Listing listing(facts, recording_->addresses());
  Json code = listing.code();
  std::vector<std::string> left_out = recording_->left_out();
  if (listing.is_cut())
    left_out.push_back(
        fmt::format("the listing has {} instructions and those that ran; more did not run", kMostListed));
  for (const std::string& sentence : left_out) fmt::print(console.err, "note: {}: {}\n", path_, sentence);
  Json head{{"kernel", kernel},
            {"target", facts.target().name},
            {"leftOut", left_out},
            {"outcome", outcome_.finished() ? "" : outcome_.text()},
            {"lane", lane_ ? Json(*lane_) : Json(nullptr)},
            {"waves", recording_->waves()},
            {"code", std::move(code)},
            {"sources", listing.sources()}};
  Result<OutputFile> file = OutputFile::open(path_);
  if (!file) return file.error();
  text::Buffer out([&](std::string_view part) { file->write(part); });
  report::write_trace_html(head, recording_->steps(), out);
  out.flush();
  return file->commit();
}

}  // namespace lw::app
