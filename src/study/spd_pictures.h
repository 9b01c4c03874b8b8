// All levels of a picture, made by a variant of studies/spd and written as pictures.
#pragma once

#include <functional>
#include <string>

#include "base/session.h"
#include "study/talk.h"

namespace lw::study {

struct SpdPictures {
  std::string device;
  std::string variant;  // part of its name; of several the first
  std::string source;   // a PNG file; empty: a picture of this project's own
  std::string folder;   // gets level-0.png, level-1.png, ...
};

// One experiment: the levels written, and every texel of them against the rule. An error once `session.cancel` is
// requested.
Result<TalkStudy> write_spd_pictures(const SpdPictures& wanted, const Session& session);

}  // namespace lw::study
