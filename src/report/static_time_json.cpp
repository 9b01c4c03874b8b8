#include "base/json_text.h"
#include "base/messages.h"
#include "report/json_document.h"
#include "report/static_time.h"

namespace lw::report {

using lanewise::StaticInstruction;
using lanewise::StaticKernel;
using lanewise::StaticLink;
using lanewise::StaticLoop;
using lanewise::StaticTimeReport;
using lanewise::StaticUnit;

template <class Visit>
void fields(Visit& visit, const StaticUnit& u) {
  visit("unit", u.unit);
  visit("instructions", u.instructions);
  visit("busy_cycles", u.busy_cycles);
  visit("least_cycles", u.least_cycles);
}

template <class Visit>
void fields(Visit& visit, const StaticLink& l) {
  visit("from", l.from);
  visit("to", l.to);
  visit("from_previous", l.from_previous);
  visit("cycles", l.cycles);
  visit("kind", l.kind);
  if (!l.reg.empty()) visit("register", l.reg);
}

template <class Visit>
void fields(Visit& visit, const StaticInstruction& i) {
  visit("address", i.address);
  visit("text", i.text);
  if (!i.source.empty()) visit("source", i.source);
  visit("unit", i.unit);
  visit("alone_cycles", i.alone_cycles);
  visit("full_cycles", i.full_cycles);
  if (!i.main_wait.empty()) visit("main_wait", i.main_wait);
  visit("has_cost", i.has_cost);
  visit("on_chain", i.is_on_chain);
}

namespace {

SortedJson loop_json(const StaticLoop& loop) {
  Fields visit;
  visit("code", lanewise::kStaticCodeNames[static_cast<size_t>(loop.code)]);
  visit("address", loop.address);
  visit("end_address", loop.end_address);
  visit("loop_instructions", loop.loop_instructions);
  visit("reducible", loop.is_reducible);
  visit("calls", loop.calls);
  visit("code_bytes", loop.code_bytes);
  if (loop.instruction_cache_bytes != 0) visit("instruction_cache_bytes", loop.instruction_cache_bytes);
  visit("alone_cycles", loop.alone_cycles);
  visit("full_cycles", loop.full_cycles);
  visit("last_cycles", loop.last_cycles);
  visit("waves_per_simd", loop.waves_per_simd);
  visit("alone_bound", loop.alone_bound);
  visit("full_bound", loop.full_bound);
  visit("units", loop.units);
  visit("instructions", loop.instructions);
  visit("chain", loop.chain);
  visit("chain_cycles", loop.chain_cycles);
  visit("chain_iterations", loop.chain_iterations);
  visit("unknown", loop.unknown);
  SortedJson json = visit.take();
  json["without_cost"] = SortedJson::object();
  for (const auto& [name, count] : loop.without_cost) json["without_cost"][name] = count;
  return json;
}

SortedJson kernel_json(const StaticKernel& kernel) {
  Fields visit;
  visit("file", kernel.file);
  visit("kernel", kernel.kernel);
  visit("device", kernel.device);
  visit("target", kernel.target);
  visit("wave_size", kernel.wave_size);
  visit("workgroup_size", kernel.workgroup_size);
  visit("waves_per_simd", kernel.waves_per_simd);
  visit("occupancy", kernel.occupancy);
  visit("borrowed", kernel.borrowed);
  SortedJson json = visit.take();
  json["loops"] = SortedJson::array();
  for (const StaticLoop& loop : kernel.loops) json["loops"].push_back(loop_json(loop));
  return json;
}

}  // namespace

SortedJson static_time_document(const std::vector<StaticTimeReport>& reports) {
  SortedJson kernels = SortedJson::array();
  Messages messages;
  for (const StaticTimeReport& report : reports) {
    for (const StaticKernel& kernel : report.kernels) kernels.push_back(kernel_json(kernel));
    add_messages(messages, report.messages);
  }
  SortedJson json = {{"assumed", static_assumption()}, {"kernels", std::move(kernels)}};
  return document("time-static", 1, std::move(json), messages);
}

}  // namespace lw::report
