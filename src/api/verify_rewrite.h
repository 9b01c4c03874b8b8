// Old and new code of a file on random launches.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>

#include "base/messages.h"
#include "base/session.h"
#include "lanewise/verification.h"

namespace lw::api {

// A file with code objects: an object, a bundle, or an executable.
struct ObjectFile {
  std::span<const std::byte> bytes;
  std::shared_ptr<const void> owner;  // keeps `bytes`
};

struct VerifyOptions {
  std::string file;     // as the report names it
  size_t launches = 0;  // of each kernel
  uint64_t seed = 1;    // of the first
};

// Launches the kernels that are not the same in both files, which have the same objects in the same order. Throws the
// Failure, or CancelRequested.
lanewise::VerificationReport verify(const ObjectFile& before, const ObjectFile& after, const VerifyOptions& options,
                                    const Session& session);

// Warnings about code of the file that was not verified.
Messages unverified(const lanewise::VerificationReport& report, const std::string& file);

}  // namespace lw::api
