// A vector register of a wave, as the machine keeps it.
#pragma once

namespace lw::observe {

inline constexpr unsigned kRowWords = 64;  // a word of every lane, of waves of 32 too

}  // namespace lw::observe
