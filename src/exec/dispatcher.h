// A dispatch: its plan, the host threads that take its workgroups, and what stopped it.
#pragma once

#include "exec/helpers.h"
#include "exec/wave_executor.h"

namespace lw::exec {

// One per engine: its threads stay from dispatch to dispatch.
class Dispatcher {
 public:
  // Runs every workgroup. `make` is called once in each thread that takes part. Where several workgroups stop, the
  // outcome is that of the first in the order of their numbers, however many threads there are.
  events::Outcome launch(const ProgramSource& source, const MachineModel& model, const DispatchInfo& dispatch,
                         state::Memory& memory, const DispatchOptions& options, const MakeExecutor& make);

 private:
  Helpers helpers_;
};

}  // namespace lw::exec
