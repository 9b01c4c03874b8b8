// The two kinds of refusal, made in one word.
#pragma once

#include <string>
#include <utility>

#include "image/refusal.h"

namespace lw::image {

inline ImageRefusal reserved(std::string what) { return {ImageRefusal::Kind::reserved, std::move(what)}; }
inline ImageRefusal not_modelled(std::string what) { return {ImageRefusal::Kind::not_modelled, std::move(what)}; }

}  // namespace lw::image
