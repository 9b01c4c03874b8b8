// {fmt} itself. Debian has it as a shared library alone, and a program that loads that one loads libstdc++.so with it:
// half a millisecond of each start.
#include <fmt/format-inl.h>

// <fmt/format.h> declares these as being elsewhere.
template auto fmt::detail::thousands_sep_impl<char>(fmt::detail::locale_ref) -> fmt::detail::thousands_sep_result<char>;
template auto fmt::detail::decimal_point_impl<char>(fmt::detail::locale_ref) -> char;
