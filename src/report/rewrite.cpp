#include "report/rewrite.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>

#include "base/json_text.h"
#include "base/plain_text.h"
#include "base/symbol_name.h"
#include "report/json_document.h"
#include "report/suggest.h"
#include "report/words.h"

namespace lw::report {

using lanewise::DifferentByte;
using lanewise::RandomLaunch;
using lanewise::UnusableLaunches;
using lanewise::VerificationDifference;
using lanewise::VerificationReport;
using lanewise::VerifiedKernel;

template <class Visit>
void fields(Visit& visit, const RandomLaunch& l) {
  visit("seed", l.seed);
  visit("grid", l.grid);
  visit("block", l.block);
  visit("dynamic_lds_bytes", l.dynamic_lds_bytes);
  visit("arguments", l.arguments);
}

template <class Visit>
void fields(Visit& visit, const DifferentByte& b) {
  visit("buffer", b.buffer);
  visit("offset_bytes", b.offset_bytes);
  visit("before", b.before);
  visit("after", b.after);
}

template <class Visit>
void fields(Visit& visit, const VerificationDifference& d) {
  visit("launch", d.launch);
  visit("byte", d.byte);
  if (!d.end.empty()) visit("end", d.end);
}

template <class Visit>
void fields(Visit& visit, const UnusableLaunches& u) {
  visit("reason", u.reason);
  visit("launches", u.launches);
}

template <class Visit>
void fields(Visit& visit, const VerifiedKernel& k) {
  visit("file", k.file);
  visit("target", k.target);
  visit("kernel", k.kernel);
  visit("compared", k.compared);
  visit("differences", k.differences);
  visit("unusable", k.unusable);
  if (!k.not_launched.empty()) visit("not_launched", k.not_launched);
  visit("is_not_modelled", k.is_not_modelled);
}

template <class Visit>
void fields(Visit& visit, const VerificationReport& v) {
  visit("seed", v.seed);
  visit("launches", v.launches);
  visit("kernels", v.kernels);
  visit("without_kernel", v.without_kernel);
}

namespace {

std::string spaced(std::string_view outcome) {
  std::string words(outcome);
  std::ranges::replace(words, '_', ' ');
  return words;
}

std::string launches_text(size_t count) { return fmt::format("{} {}", count, count == 1 ? "launch" : "launches"); }

std::string totals_text(const VerificationReport& report) {
  if (report.kernels.empty()) return "verified: nothing, because no kernel changes\n";
  size_t verified = 0, compared = 0, different = 0, unusable = 0;
  std::map<std::string, size_t> reasons;
  for (const VerifiedKernel& kernel : report.kernels) {
    verified += kernel.is_verified() ? 1 : 0;
    compared += kernel.compared;
    different += kernel.differences.size();
    for (const UnusableLaunches& u : kernel.unusable) {
      unusable += u.launches;
      reasons[spaced(u.reason)] += u.launches;
    }
  }
  std::string text =
      fmt::format("verified: {} of {}, {} compared (seed {}), {} with differences\n", verified,
                  counted(report.kernels.size(), "changed kernel"), launches_text(compared), report.seed, different);
  if (unusable == 0) return text;
  std::vector<std::string> parts;
  for (const auto& [reason, launches] : reasons) parts.push_back(fmt::format("{} in {}", reason, launches));
  return text + fmt::format("not compared: {}: {}\n", launches_text(unusable), fmt::join(parts, ", "));
}

std::string difference_text(const VerifiedKernel& kernel, const VerificationDifference& d) {
  std::string text =
      fmt::format("differs: {} ({}), seed {}: ", shown_symbol(kernel.kernel), kernel.target, d.launch.seed);
  if (d.byte)
    text += fmt::format("byte {} of {} is {:#04x}, with the old code {:#04x}\n", d.byte->offset_bytes, d.byte->buffer,
                        d.byte->after, d.byte->before);
  else
    text += fmt::format("the new code stops: {}\n", d.end);
  text += fmt::format("  lanewise run {} --kernel {} --grid {} --block {}", shell_word(kernel.file),
                      shell_word(kernel.kernel), fmt::join(d.launch.grid, ","), fmt::join(d.launch.block, ","));
  for (const std::string& argument : d.launch.arguments) text += " " + shell_word(argument);
  if (d.launch.dynamic_lds_bytes != 0) text += fmt::format("  # {} bytes of dynamic LDS", d.launch.dynamic_lds_bytes);
  return text + "\n";
}

}  // namespace

std::string rewrite_text(const lanewise::RewriteReport& report) {
  std::string text = suggest_totals(report.suggested);
  if (!report.verification) return text;
  text += totals_text(*report.verification);
  // The others are in the JSON.
  for (const VerifiedKernel& kernel : report.verification->kernels)
    if (!kernel.differences.empty()) text += difference_text(kernel, kernel.differences.front());
  return text;
}

SortedJson rewrite_document(const lanewise::RewriteReport& report) {
  SortedJson json = suggest_tree(report.suggested);
  if (report.verification) json["verification"] = json_of(*report.verification);
  return document("suggest", 1, std::move(json), report.suggested.messages);
}

}  // namespace lw::report
