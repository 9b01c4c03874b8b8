// All levels of a picture, made by a variant of studies/spd, as pictures.
#pragma once

#include <functional>
#include <string>

#include "base/session.h"
#include "lanewise/output.h"
#include "study/experiments.h"

namespace lw::study {

struct SpdPictures {
  std::string device;
  std::string variant;  // part of its name; of several the first
  std::string source;   // a PNG file of the session; empty: a picture of this project's own
  std::string folder;   // where level-0.png, level-1.png, ... will lie
};

struct SpdLevels {
  ExperimentStudy study;  // one experiment: the levels, and every texel of them compared with the rule
  std::vector<lanewise::OutputFile> files;
};

// An error once `session.cancel` is requested.
Result<SpdLevels> make_spd_pictures(const SpdPictures& wanted, const Session& session);

}  // namespace lw::study
