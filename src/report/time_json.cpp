#include "base/json_text.h"
#include "base/messages.h"
#include "report/json_document.h"
#include "report/lint.h"
#include "report/occupancy.h"
#include "report/time.h"

namespace lw::report {

using lanewise::CacheUse;
using lanewise::CacheUses;
using lanewise::ParameterEffect;
using lanewise::Roofline;
using lanewise::SampledPart;
using lanewise::TimedDispatch;
using lanewise::TimedInstruction;
using lanewise::TimedResources;
using lanewise::TimeRange;
using lanewise::TimeReport;
using lanewise::Utilisation;
using lanewise::WhatIfTime;

namespace {

// Reasons without cycles are left out.
SortedJson stalls_json(const lanewise::StallCycles& cycles) {
  SortedJson json = SortedJson::object();
  for (size_t s = 0; s < lanewise::kStalls; ++s)
    if (cycles[s] != 0) json[std::string(lanewise::kStallNames[s])] = cycles[s];
  return json;
}

}  // namespace

template <class Visit>
void fields(Visit& visit, const SampledPart& s) {
  visit("cycles", s.cycles);
  visit("workgroups", s.workgroups);
  visit("wave_instructions", s.wave_instructions);
  visit("error_percent", s.error_percent);
}

template <class Visit>
void fields(Visit& visit, const Utilisation& u) {
  visit("valu", u.valu);
  visit("salu", u.salu);
  visit("lds", u.lds);
  visit("address", u.address);
  visit("l2", u.l2);
  visit("memory", u.memory);
}

template <class Visit>
void fields(Visit& visit, const CacheUse& c) {
  visit("hits", c.hits);
  visit("on_the_way", c.on_the_way);
  visit("misses", c.misses);
  visit("bytes", c.bytes);
  visit("queued_cycles", c.queued_cycles);
}

template <class Visit>
void fields(Visit& visit, const CacheUses& c) {
  visit("instruction", c.instruction);
  visit("scalar", c.scalar);
  visit("vector", c.vector);
  visit("array", c.array);
  visit("l2", c.l2);
  visit("l3", c.l3);
}

template <class Visit>
void fields(Visit& visit, const Roofline& r) {
  visit("vector_instructions_per_cycle", r.vector_instructions_per_cycle);
  visit("peak_vector_instructions_per_cycle", r.peak_vector_instructions_per_cycle);
  visit("bytes_per_cycle", r.bytes_per_cycle);
  visit("peak_bytes_per_cycle", r.peak_bytes_per_cycle);
  visit("l2_bytes_per_cycle", r.l2_bytes_per_cycle);
  visit("peak_l2_bytes_per_cycle", r.peak_l2_bytes_per_cycle);
}

template <class Visit>
void fields(Visit& visit, const WhatIfTime& w) {
  visit("what", w.what);
  visit("cycles", w.cycles);
}

template <class Visit>
void fields(Visit& visit, const ParameterEffect& e) {
  visit("parameter", e.parameter);
  visit("low", e.low);
  visit("high", e.high);
  visit("cycles_low", e.cycles_low);
  visit("cycles_high", e.cycles_high);
}

template <class Visit>
void fields(Visit& visit, const TimeRange& r) {
  visit("least", r.least);
  visit("most", r.most);
  visit("parameters", SortedJson{{"least", r.parameters_least}, {"most", r.parameters_most}});
  visit("model", SortedJson{{"least", r.model_least}, {"most", r.model_most}});
  visit("needed", r.needed);
}

template <class Visit>
void fields(Visit& visit, const TimedInstruction& i) {
  visit("address", i.address);
  visit("text", i.text);
  if (!i.source.empty()) visit("source", i.source);
  visit("executed", i.executed);
  visit("cycles", stalls_json(i.cycles));
  if (!i.hazards.empty()) visit("hazards", SortedJson(hazards_json(i.hazards)));
}

// These stand among the keys of the dispatch.
template <class Visit>
void resource_fields(Visit& visit, const TimedResources& r) {
  visit("vgprs", r.vgprs);
  visit("allocated_vgprs", r.allocated_vgprs);
  visit("sgprs", r.sgprs);
  visit("allocated_sgprs", r.allocated_sgprs);
  visit("lds_bytes", r.lds_bytes);
  visit("agprs", r.agprs);
  visit("scratch_bytes", r.scratch_bytes);
  visit("vgpr_spills", r.vgpr_spills);
  visit("sgpr_spills", r.sgpr_spills);
  visit("code_bytes", r.code_bytes);
  visit("wave_size", r.wave_size);
  visit("workgroup_size", r.workgroup_size);
}

template <class Visit>
void dispatch_fields(Visit& visit, const TimedDispatch& d) {
  visit("file", d.file);
  visit("kernel", d.kernel);
  visit("device", d.device);
  visit("target", d.target);
  visit("clock_mhz", d.clock_mhz);
  visit("cycles", d.cycles);
  visit("nanoseconds", d.nanoseconds);
  visit("complete", d.is_complete);
  visit("analysis_complete", d.is_analysis_complete);
  visit("workgroups", d.workgroups);
  visit("wave_instructions", d.wave_instructions);
  visit("wave_cycles", d.wave_cycles);
  visit("warm", d.is_warm);
  visit("compute_units_with_work", d.compute_units_with_work);
  visit("utilisation", d.utilisation);
  visit("caches", d.caches);
  visit("stalls", stalls_json(d.stalls));
  visit("left_out", d.left_out);
  visit("sampled", d.sampled);
  visit("analysed_instructions", d.analysed_instructions);
  visit("roofline", d.roofline);
  if (d.bound_by) visit("bound_by", name_of(*d.bound_by));
  visit("bound", d.bound);
  visit("range", d.range);
  if (d.what_if_refused) visit("what_if_refused", "part differs");
  if (!d.what_ifs.empty()) visit("what_if", d.what_ifs);
  if (!d.sensitivity.empty()) visit("sensitivity", d.sensitivity);
  visit("instructions", d.instructions);
}

SortedJson dispatch_json(const TimedDispatch& d) {
  Fields all, occupancy;
  dispatch_fields(all, d);
  resource_fields(all, d.resources);
  occupancy_fields(occupancy, d.occupancy);
  occupancy("mean_resident_waves", d.mean_resident_waves);
  all("occupancy", occupancy.take());
  SortedJson memory{{"bytes_read", d.bytes_read}, {"bytes_written", d.bytes_written}};
  if (d.texture_bytes != 0)
    memory["compressed_textures"] = SortedJson{{"bytes", d.texture_bytes}, {"bytes_read", d.texture_bytes_read}};
  all("memory", memory);
  return all.take();
}

SortedJson time_document(const std::vector<TimeReport>& reports, const std::vector<TimePairView>& pairs,
                         const lanewise::BaselineReport* baseline) {
  SortedJson list = SortedJson::array();
  Messages messages;
  for (const TimeReport& report : reports) {
    if (report.dispatch) list.push_back(dispatch_json(*report.dispatch));
    add_messages(messages, report.run.messages);
  }
  SortedJson json = {{"dispatches", std::move(list)}};
  for (const TimePairView& pair : pairs) json["comparisons"].push_back(time_diff_json(pair));
  if (baseline != nullptr) json["baseline"] = baseline_json(*baseline);
  return document("time", 1, std::move(json), messages);
}

}  // namespace lw::report
