// The program's calls of the HIP runtime, through the callbacks that the runtime has for tracers.
//
// They tell what no call of this library shows: that one failed, why the runtime refuses an object that never comes
// here, and where the host is when its time is up. A HIP runtime of another version than 5, or none, is left alone.
#pragma once

#include <string>
#include <vector>

namespace lw::hsa {

// To be called once the devices are there, while the HIP runtime starts.
void watch_hip_calls();

// "the host is in hipDeviceSynchronize at waits.hip:4:12", for each thread that is in a call. Empty unless the
// program's time is limited.
std::vector<std::string> hip_calls_at_hand();

}  // namespace lw::hsa
