// Why the HIP runtime does not take code: what is in a file, against the devices there are.
//
// The runtime reads code objects itself before it hands them to this library, and says little where it refuses one.
#pragma once

#include <string>

namespace lw::hsa {

// Says, in one line for each file of the process, that it has code for AMD GPUs but none for one of the devices: the
// HIP runtime ends such a program when it starts.
void tell_of_missing_code();

// Says that a file ends too early, is not an object, or is compressed: the runtime would read past its end. Empty if
// the file can be read or does not exist.
std::string damage_of(const char* path);
// The same for an object in the program's memory; its end is not known, so only compression is found.
std::string damage_of(const void* image);

// Of an object that the runtime refused, in words that follow a colon.
std::string why_refused(const char* path);
// Of one in the program's memory, which says itself how long it is.
std::string why_refused(const void* image);

}  // namespace lw::hsa
