#include "report/prove.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <map>

#include "base/json_text.h"
#include "report/json_document.h"

namespace lw::report {

using lanewise::ProveAnswer;
using lanewise::ProveCounterexample;
using lanewise::ProveInput;
using lanewise::ProveVerdict;

namespace {

std::string_view verdict_name(ProveVerdict verdict) {
  switch (verdict) {
    case ProveVerdict::equal: return "equal";
    case ProveVerdict::different: return "different";
    case ProveVerdict::unknown: break;
  }
  return "unknown";
}

// Registers of one lane; or lanes, with their registers.
template <class T>
struct ByName {
  std::map<std::string, T> values;
};

template <class Visit, class T>
void fields(Visit& visit, const ByName<T>& named) {
  for (const auto& [name, value] : named.values) visit(name, value);
}

using LaneRegisters = ByName<uint32_t>;

template <class Visit>
void counterexample_fields(Visit& visit, const ProveCounterexample& c) {
  LaneRegisters own;
  ByName<LaneRegisters> others;
  for (const ProveInput& input : c.inputs)
    (input.lane ? others.values[std::to_string(*input.lane)] : own).values[input.name] = input.value;
  visit("counterexample", own);
  if (!others.values.empty()) visit("other_lanes", others);
  visit("live_out", c.live_out);
  visit("left", c.left);
  visit("right", c.right);
  visit("confirmed", c.confirmed);
}

}  // namespace

template <class Visit>
void fields(Visit& visit, const lanewise::ProveRandomInputs& r) {
  visit("inputs", r.inputs);
  visit("seed", r.seed);
  visit("found", r.found);
}

template <class Visit>
void fields(Visit& visit, const ProveAnswer& a) {
  if (!a.claim.empty()) visit("claim", a.claim);
  visit("verdict", verdict_name(a.verdict));
  if (a.verdict == ProveVerdict::unknown) visit("reason", a.reason);
  if (!a.assumptions.empty()) visit("assumptions", a.assumptions);
  visit("seconds", a.seconds);
  visit("refinements", a.refinements);
  visit("random", a.random);
  visit("nan_payload", a.nan_formats.empty() ? "exact" : "ignore");
  if (!a.nan_formats.empty()) visit.by_name("nan_formats", a.nan_formats);
  if (a.counterexample) counterexample_fields(visit, *a.counterexample);
}

namespace {

// The formats that the verdict rests on besides the bits; empty where it is the bits alone.
std::string nan_note(const ProveAnswer& answer) {
  if (answer.nan_formats.empty()) return {};
  std::string list;
  for (const auto& [place, format] : answer.nan_formats)
    list += fmt::format("{}{} as {}", list.empty() ? "" : ", ", place, format);
  return fmt::format("; NaNs count as equal whatever their signs and payloads ({})", list);
}

// What else the verdict holds under.
std::string notes(const ProveAnswer& answer) {
  if (answer.assumptions.empty()) return nan_note(answer);
  return fmt::format("; assumed: {}", fmt::join(answer.assumptions, ", ")) + nan_note(answer);
}

std::string unknown_text(const ProveAnswer& answer) {
  std::string text = fmt::format("not proved: {}{}\n", answer.reason, notes(answer));
  if (answer.random && answer.random->inputs != 0)
    text +=
        fmt::format("  {} random inputs, seed {}, show no difference\n", answer.random->inputs, answer.random->seed);
  return text;
}

std::string different_text(const ProveAnswer& answer) {
  const ProveCounterexample& example = *answer.counterexample;
  std::string text = fmt::format("different: a counterexample for {}{}\n", example.live_out, notes(answer));
  for (const ProveInput& input : example.inputs)
    text += fmt::format("  {:<7} = {:#x}{}\n", input.text, input.value,
                        input.lane ? fmt::format(" in lane {:#x}", *input.lane) : "");
  text += fmt::format("  {:<7} = {:#x} in {}, {:#x} {}\n", example.live_out, example.left, answer.left, example.right,
                      answer.right.empty() ? "claimed" : "in " + answer.right);
  if (example.confirmed) text += "  confirmed by execution\n";
  if (answer.random && answer.random->found)
    text += fmt::format("  found by random inputs, seed {}, before the solver began\n", answer.random->seed);
  return text;
}

std::string verdict_text(const ProveAnswer& answer) {
  switch (answer.verdict) {
    case ProveVerdict::equal: return fmt::format("equal for all inputs ({:.2f} s){}\n", answer.seconds, notes(answer));
    case ProveVerdict::different: return different_text(answer);
    case ProveVerdict::unknown: break;
  }
  return unknown_text(answer);
}

}  // namespace

std::string prove_text(const ProveAnswer& answer) {
  return (answer.claim.empty() ? "" : answer.claim + ": ") + verdict_text(answer);
}

SortedJson prove_document(const lanewise::ProveReport& report) {
  const bool is_single = report.answers.size() == 1;
  SortedJson json = is_single ? json_of(report.answers.front()) : SortedJson{{"claims", json_of(report.answers)}};
  return document("prove", 1, std::move(json), report.messages);
}

}  // namespace lw::report
