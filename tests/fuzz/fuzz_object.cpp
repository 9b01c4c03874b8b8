// A file of unknown origin: container, code object, kernels, image.
#include "exercise.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  lwtest::exercise_object(std::as_bytes(std::span(data, size)));
  return 0;
}
