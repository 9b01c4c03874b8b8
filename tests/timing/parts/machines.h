// Machines of both kinds, and waves with instructions that a test wrote.
#pragma once

#include <deque>
#include <initializer_list>
#include <string_view>
#include <utility>

#include "isa/machines.h"
#include "timing/machine.h"
#include "timing/wave.h"

namespace lw::timing::test {

// As isa/timing has it.
inline Machine machine_of(std::string_view device) {
  const Result<Machine> machine = make_machine(Parameters(*isa::find_device(device)->product), {});
  LW_CHECK(machine, "a device without numbers");
  return *machine;
}
inline Machine gcn() { return machine_of("vega-64"); }
inline Machine rdna() { return machine_of("navi10-5700xt"); }

// Has one instruction, which a test fills.
struct OneWave {
  OneWave() {
    trace.steps.push_back({.instruction = 0, .halves = 3, .accesses = 0});
    wave.group = &group;
    wave.trace = &trace;
    wave.step = trace.steps[0];
    wave.info = &info;
    wave.next = 0;
  }
  OneWave(const OneWave&) = delete;
  OneWave& operator=(const OneWave&) = delete;
  Group group;
  trace::WaveTrace trace;
  InstructionInfo info;
  TimedWave wave;
};

}  // namespace lw::timing::test
