// Messages made and printed.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "base/result.h"
#include "lanewise/message.h"

namespace lw {

using lanewise::Message;
using lanewise::Messages;
using lanewise::Severity;

// The kinds of messages; docs/messages.md says what each is about.
namespace code {
inline constexpr std::string_view kArgument = "argument";
inline constexpr std::string_view kAssembly = "assembly";
inline constexpr std::string_view kClang = "clang";
inline constexpr std::string_view kDefect = "defect";
inline constexpr std::string_view kFile = "file";
inline constexpr std::string_view kGlslang = "glslang";
inline constexpr std::string_view kHazard = "hazard";
inline constexpr std::string_view kInterrupted = "interrupted";
inline constexpr std::string_view kKernel = "kernel";
inline constexpr std::string_view kLink = "link";
inline constexpr std::string_view kLint = "lint";
inline constexpr std::string_view kListing = "listing";
inline constexpr std::string_view kMetadata = "metadata";
inline constexpr std::string_view kMissingProgram = "missing-program";
inline constexpr std::string_view kNotModelled = "not-modelled";
inline constexpr std::string_view kObject = "object";
inline constexpr std::string_view kOption = "option";
inline constexpr std::string_view kShader = "shader";
inline constexpr std::string_view kTarget = "target";
}  // namespace code

// "error", "warning", "note".
std::string_view severity_word(Severity severity);

// A single error about a whole file, or about no file where `file` is empty.
Messages one_error(std::string_view code, std::string text, std::string file = {}, std::string hint = {});

// The messages as a compiler prints them, complete lines:
//
//   kernel.s:3:14: error: destination must be a vector register
//   v_mov_b32 s0, v1
//                ^
//     hint: ...
//
// A message without a line is `error: FILE: text`. `colour`: with the escape sequences of a terminal.
std::string render(std::span<const Message> messages, bool colour = false);

// Appends `more`.
void add_messages(Messages& messages, Messages more);

}  // namespace lw
