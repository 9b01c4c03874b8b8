#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

#include "api/api.h"
#include "api/assembly_rewriter.h"
#include "api/improved_module.h"
#include "api/one_read.h"
#include "api/verify_rewrite.h"
#include "host/files.h"
#include "input/code_file.h"
#include "object/object.h"
#include "object/patch.h"
#include "rewrite/parts.h"

namespace lw::api {
namespace {

using lanewise::RewriteReport;
using lanewise::RewriteRequest;

std::vector<std::byte> bytes_of(const std::vector<rewrite::Stretch>& stretches, const rewrite::ImprovedRegion& region) {
  std::vector<rewrite::Stretch> one = {{region.begin, std::vector<std::byte>(region.end - region.begin)}};
  rewrite::copy_bytes(stretches, region.begin, region.end, one);
  return std::move(one[0].bytes);
}

// The changes of an improved module, for its code object.
object::Patch patch_of(const ImprovedModule& module) {
  object::Patch patch;
  for (const rewrite::ImprovedRegion& region : module.improved.regions) {
    object::PatchedFunction function;
    function.bytes = bytes_of(module.improved.stretches, region);
    if (function.bytes == bytes_of(module.given.stretches, region)) continue;
    function.begin = region.begin;
    function.end = region.end;
    function.new_end = region.new_end;
    std::map<uint64_t, uint64_t> places;
    for (const auto& [from, to] : region.moved) places.try_emplace(from, to);
    for (const uint64_t address : region.addresses) {
      const auto place = places.lower_bound(address);
      function.moved.emplace_back(address, place == places.end() ? function.new_end : place->second);
    }
    patch.functions.push_back(std::move(function));
  }
  return patch;
}

bool has_code_of(const object::CodeObject& code, const ImprovedModule& module) {
  return std::ranges::all_of(module.given.stretches, [&](const rewrite::Stretch& stretch) {
    return std::ranges::any_of(code.sections, [&](const object::Section& section) {
      return section.is_executable() && section.address == stretch.address &&
             std::ranges::equal(section.bytes, stretch.bytes);
    });
  });
}

class RewriteWork {
 public:
  RewriteWork(const RewriteRequest& request, const Session& session) : request_(request), session_(session) {}

  RewriteReport report() {
    if (request_.verify && (*request_.verify == 0 || *request_.verify > RewriteRequest::kMostLaunches))
      throw bad_input(code::kOption, fmt::format("--verify {}: expected a number from 1 to {}", *request_.verify,
                                                 RewriteRequest::kMostLaunches));
    if (request_.seed && !request_.verify) throw bad_input(code::kOption, "--seed needs --verify");
    if (request_.code.files.size() != 1) throw bad_input(code::kOption, "rewrite needs one FILE");
    const std::string& path = request_.code.files[0];
    const lanewise::Result<lanewise::FileBytes> bytes = session_.files->read(path);
    if (!bytes) throw bytes.failure();
    std::vector<ImprovedModule> modules;
    RewriteReport report;
    if (const Result<object::Container> container = object::open(bytes->bytes, bytes->owner)) {
      Session session = session_;
      session.files = std::make_shared<FilesWithOneRead>(session_.files, path, *bytes);
      for (const std::string& target : targets_of(*container)) {
        lanewise::SuggestRequest one = request_.code;
        one.target = target;
        add(improve_files(one, session, &modules), report.suggested);
      }
      patch(bytes->bytes, *container, modules, report);
      verify({bytes->bytes, bytes->owner}, {report.output, nullptr}, report);
      return report;
    }
    AssemblyRewriter assembly(bytes->text());
    Session session = session_;
    session.files = std::make_shared<FilesWithOneRead>(session_.files, path, *bytes);
    std::set<uint64_t> fixed;
    report.suggested = improve_files(request_.code, session, &modules,
                                     [&](const input::CodeModule& module) { return fixed = assembly.fixed(module); });
    if (modules.size() != 1 || !assembly.has_instructions(modules[0]))
      throw bad_input(code::kFile, "expected a code object, a bundle, a HIP executable or assembly",
                      host::shown_path(path));
    if (const std::optional<size_t> line = assembly.number_for_a_place(modules[0]))
      throw bad_input(code::kFile,
                      fmt::format("line {} has a number where a label is needed; such a file is not rewritten", *line),
                      host::shown_path(path));
    add_note_of_fixed(fixed, modules[0], report);
    const std::string text = assembly.rewritten(modules[0]);
    const auto characters = std::as_bytes(std::span(text));
    report.output.assign(characters.begin(), characters.end());
    verify_assembly(*bytes, text, report);
    return report;
  }

 private:
  void add_note_of_fixed(const std::set<uint64_t>& fixed, const ImprovedModule& module, RewriteReport& report) const {
    size_t count = 0;
    for (const rewrite::ImprovedRegion& region : module.improved.regions)
      count += static_cast<size_t>(
          std::ranges::count_if(region.addresses, [&](uint64_t address) { return fixed.contains(address); }));
    if (count == 0) return;
    add_message(
        report.suggested.messages, Severity::note, code::kFile,
        fmt::format("macros, repetitions and included files make {} of the instructions; these are not replaced",
                    count),
        host::shown_path(request_.code.files[0]));
  }

  // The target of the request; without one, every target of the file.
  std::vector<std::string> targets_of(const object::Container& container) const {
    const std::vector<object::TargetId> all = container.targets();
    if (!request_.code.target.empty() || all.size() < 2) return {request_.code.target};
    std::vector<std::string> names;
    for (const object::TargetId& target : all) names.push_back(object::to_string(target));
    return names;
  }

  static void add(lanewise::SuggestReport&& more, lanewise::SuggestReport& report) {
    const auto append = [](auto& to, auto& from) {
      to.insert(to.end(), std::make_move_iterator(from.begin()), std::make_move_iterator(from.end()));
    };
    append(report.suggestions, more.suggestions);
    append(report.functions, more.functions);
    append(report.refused, more.refused);
    append(report.code, more.code);
    append(report.unproved, more.unproved);
    append(report.messages, more.messages);
  }

  void patch(std::span<const std::byte> file, const object::Container& container,
             const std::vector<ImprovedModule>& modules, RewriteReport& report) {
    const std::string shown = host::shown_path(request_.code.files[0]);
    std::vector<object::EntryPatch> patches;
    for (const ImprovedModule& module : modules) {
      const std::optional<size_t> entry = entry_of(container, module, patches);
      if (!entry) throw bad_input(code::kFile, "the code is in no code object of the file", shown);
      patches.push_back({*entry, patch_of(module)});
    }
    Result<object::Patched> patched = object::apply_patches(file, patches);
    if (!patched) throw bad_input(code::kFile, patched.error().message, shown);
    for (std::string& warning : patched->warnings)
      add_message(report.suggested.messages, Severity::warning, code::kFile, std::move(warning), shown);
    report.output = std::move(patched->bytes);
  }

  std::optional<size_t> entry_of(const object::Container& container, const ImprovedModule& module,
                                 const std::vector<object::EntryPatch>& taken) const {
    for (size_t e = 0; e < container.entries().size(); ++e) {
      if (std::ranges::any_of(taken, [&](const object::EntryPatch& p) { return p.entry == e; })) continue;
      const Result<object::CodeObject> code = object::load(container.entries()[e].bytes, object::Reading::code);
      if (code && has_code_of(*code, module)) return e;
    }
    return std::nullopt;
  }

  void verify(const ObjectFile& before, const ObjectFile& after, RewriteReport& report) const {
    if (!request_.verify) return;
    const std::string file = host::shown_path(request_.code.files[0]);
    keeping(session_, report.suggested.messages, [&] {
      report.verification = api::verify(before, after, {file, *request_.verify, request_.seed.value_or(1)}, session_);
    });
    add_messages(report.suggested.messages, unverified(*report.verification, file));
  }

  void verify_assembly(const lanewise::FileBytes& given, const std::string& rewritten, RewriteReport& report) const {
    if (!request_.verify) return;
    const input::CodeFile before = assembled(given);
    const input::CodeFile after = assembled({std::as_bytes(std::span(rewritten)), nullptr, true});
    verify({before.bytes(), before.file.owner}, {after.bytes(), after.file.owner}, report);
  }

  input::CodeFile assembled(const lanewise::FileBytes& text) const {
    const std::string& path = request_.code.files[0];
    Session session = session_;
    session.files = std::make_shared<FilesWithOneRead>(session_.files, path, text);
    input::CodeFileOptions options;
    options.target = request_.code.target;
    options.language = request_.code.language;
    options.flags = request_.code.flags;
    return checked(session_, input::open_code_file(session, path, options));
  }

  const RewriteRequest& request_;
  const Session& session_;
};

}  // namespace
}  // namespace lw::api

lanewise::Result<lanewise::RewriteReport> lanewise::rewrite(const RewriteRequest& request, const Session& session) {
  return lw::api::guarded<RewriteReport>(session, [&] { return lw::api::RewriteWork(request, session).report(); });
}
