// The two kinds of refusal, made in one word.
#pragma once

#include <string>
#include <utility>

#include "image/refusal.h"

namespace lw::image {

inline Refusal reserved(std::string what) { return {Refusal::Kind::reserved, std::move(what)}; }
inline Refusal not_modelled(std::string what) { return {Refusal::Kind::not_modelled, std::move(what)}; }

}  // namespace lw::image
