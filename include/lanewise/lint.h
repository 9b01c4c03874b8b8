// Finds faults of finished machine code without running it: hazards, missing waits, waits that wait for nothing,
// suspicious code. docs/lint.md says what each finding means.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "lanewise/message.h"
#include "lanewise/result.h"
#include "lanewise/session.h"

namespace lanewise {

// The code to look at.
struct LintRequest {
  // Code objects, HIP executables, offload bundles, assembly, listings and sources; at least one.
  std::vector<std::string> files = {};
  // Target of a file that names none; for a file with code for several targets, the one to look at.
  std::string target = {};
  std::string language = {};            // language of sources if a file's ending does not say it
  std::vector<std::string> flags = {};  // flags for the compiler of sources
  std::string kernel = {};              // only this kernel and the functions that it calls; empty: all code
};

enum class LintKind : std::uint8_t {
  hazard,      // the distance between two instructions that a hazard requires is not kept
  wait,        // a register is used before an outstanding operation has written or read it
  redundant,   // a wait or an s_nop has no effect but lost time
  suspicious,  // code that probably does not do what was meant
};

// An instruction of a finding.
struct LintPlace {
  std::uint64_t address = 0;      // byte address in the code object
  std::string text;               // as `dis --plain` prints it
  std::string function;           // name of its kernel or function
  std::string source_file;        // from debug information; may be empty
  std::uint32_t source_line = 0;  // counted from 1; 0: unknown
};

struct LintFinding {
  // error: wrong results or a fault. warning: wrong on some machines, or sources disagree, or probably not meant. note:
  // slower, or without effect.
  Severity severity = Severity::error;
  LintKind kind = LintKind::hazard;
  std::string name;    // of the hazard, as `explain` prints it, or of the rule: "MissingWait"
  std::string text;    // what is wrong, one sentence without a full stop
  std::string file;    // name as in messages
  std::string target;  // "gfx900"
  // The wrong instruction; of two instructions, the second. Assembly without debug information has its own lines.
  LintPlace at;
  std::optional<LintPlace> producer;     // the first of two instructions
  std::vector<LintPlace> path;           // branches and calls from the first to the second, in the order of execution
  std::optional<std::uint32_t> needed;   // distance that is required between the two
  std::optional<std::uint32_t> present;  // distance on the shortest path
  std::string unit;                      // what they count: "wait states"; empty without numbers
  std::string remedy;                    // how to correct the code; may be empty
  std::string sources;                   // keys of the sources of a hazard, as `explain` shows them; may be empty
};

// A jump or call with an unknown target. Faults after it that depend on earlier instructions are not found.
struct LintUnknown {
  std::string file, target;
  LintPlace at;
  std::string text;  // one sentence
};

// How much code was looked at.
struct LintCode {
  std::string file, target;
  std::size_t functions = 0;     // kernels and functions
  std::size_t instructions = 0;  // instructions, unreachable ones included
};

struct LintReport {
  std::vector<LintFinding> findings;  // by file, target and address
  std::vector<LintUnknown> unknown;
  std::vector<LintUnknown> not_decoded;  // words on a path that are not instructions; lint does not look behind them
  std::vector<LintCode> code;            // one per file and target
  Messages messages;                     // warnings about the files
};

// Fails with bad_input if the request or a file is wrong.
Result<LintReport> lint(const LintRequest& request, const Session& session);

}  // namespace lanewise
