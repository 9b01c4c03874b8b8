// A dispatch: its plan, the host threads that run its workgroups, and the reason why it stopped.
#pragma once

#include "exec/helpers.h"
#include "exec/wave_executor.h"

namespace lw::exec {

// One per engine: its threads stay from dispatch to dispatch.
class Dispatcher {
 public:
  // Runs every workgroup. `make` is called once in each participating thread. If several workgroups stop, the outcome
  // is that of the one with the lowest number, for any number of threads.
  events::Outcome launch(const ProgramSource& source, const MachineModel& model, const DispatchInfo& dispatch,
                         state::Memory& memory, const DispatchOptions& options, const MakeExecutor& make);

 private:
  Helpers helpers_;
};

}  // namespace lw::exec
