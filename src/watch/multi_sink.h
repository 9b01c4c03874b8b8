// One dispatch, several sinks.
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "events/events.h"

namespace lw::watch {

class MultiSink : public events::Sink {
 public:
  // `sink` must outlive this.
  void add(events::Sink* sink) { sinks_.push_back(sink); }
  bool empty() const { return sinks_.empty(); }
  // What to give to the engine: nullptr where nobody watches, the only one where there is one.
  events::Sink* sink() { return sinks_.empty() ? nullptr : sinks_.size() == 1 ? sinks_.front() : this; }

  void begin_dispatch(unsigned threads) override {
    for (events::Sink* s : sinks_) s->begin_dispatch(threads);
  }
  // Every sink is asked; one that does not want the workgroup is told of it all the same where another does.
  bool wants_group(const events::GroupStart& group) override {
    bool wanted = false;
    for (events::Sink* s : sinks_) wanted |= s->wants_group(group);
    return wanted;
  }
  void begin_group(const events::GroupStart& group) override {
    for (events::Sink* s : sinks_) s->begin_group(group);
  }
  void begin_wave(const events::WaveId& wave) override {
    for (events::Sink* s : sinks_) s->begin_wave(wave);
  }
  void end_wave(const events::WaveId& wave) override {
    for (events::Sink* s : sinks_) s->end_wave(wave);
  }
  void before(const events::ExecutedInstruction& instruction) override {
    for (events::Sink* s : sinks_) s->before(instruction);
  }
  void access(const events::ExecutedInstruction& instruction, const events::Access& access) override {
    for (events::Sink* s : sinks_)
      if (s->wants_accesses()) s->access(instruction, access);
  }
  // The first clock there is.
  std::optional<uint64_t> cycle(const events::ExecutedInstruction& instruction) override {
    for (events::Sink* s : sinks_)
      if (const std::optional<uint64_t> cycle = s->cycle(instruction)) return cycle;
    return std::nullopt;
  }
  void loaded(const events::ExecutedInstruction& instruction, const events::Access& access) override {
    for (events::Sink* s : sinks_)
      if (s->wants_loads()) s->loaded(instruction, access);
  }
  void after(const events::ExecutedInstruction& instruction) override {
    for (events::Sink* s : sinks_) s->after(instruction);
  }
  void arrive(const events::WaveId& wave) override {
    for (events::Sink* s : sinks_) s->arrive(wave);
  }
  void barrier(const events::GroupStart& group) override {
    for (events::Sink* s : sinks_) s->barrier(group);
  }
  void end_group(const events::GroupStart& group, events::OutcomeKind outcome) override {
    for (events::Sink* s : sinks_) s->end_group(group, outcome);
  }
  bool wants_accesses() const override {
    return std::any_of(sinks_.begin(), sinks_.end(), [](const events::Sink* s) { return s->wants_accesses(); });
  }
  bool wants_loads() const override {
    return std::any_of(sinks_.begin(), sinks_.end(), [](const events::Sink* s) { return s->wants_loads(); });
  }

 private:
  std::vector<events::Sink*> sinks_;
};

}  // namespace lw::watch
