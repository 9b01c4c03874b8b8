#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <nlohmann/json.hpp>

#include "app/command.h"
#include "app/device.h"
#include "app/files.h"
#include "app/load.h"
#include "app/radv_object.h"
#include "app/values.h"

namespace lw::app {
std::unique_ptr<Command> make_run();
namespace {

constexpr uint64_t kMaxWorkItems = uint64_t{1} << 32;

Result<std::array<uint32_t, 3>> parse_extent(std::string_view flag, std::string_view text) {
  std::array<uint32_t, 3> extent{1, 1, 1};
  size_t i = 0;
  for (std::string_view rest = text;; ++i) {
    const size_t comma = rest.find(',');
    const std::optional<uint64_t> value = parse_unsigned(rest.substr(0, comma));
    if (i == 3 || !value || *value == 0 || *value > 0xffffffff)
      return Error{fmt::format("{} {}: expected X, X,Y or X,Y,Z of whole numbers above 0", flag, text)};
    extent[i] = static_cast<uint32_t>(*value);
    if (comma == std::string_view::npos) return extent;
    rest = rest.substr(comma + 1);
  }
}

// One `N…` request on an argument: what stands before and after the first '=' or ':'.
struct Request {
  size_t argument = 0;
  std::string rest;
};
Result<Request> parse_request(std::string_view flag, std::string_view text, char separator, bool rest_required) {
  const size_t at = text.find(separator);
  const std::optional<uint64_t> number = parse_unsigned(text.substr(0, at));
  if (!number || (rest_required && at == std::string_view::npos))
    return Error{fmt::format("{} {}: expected the argument's number{}", flag, text,
                             rest_required ? fmt::format(" and '{}…'", separator) : "")};
  return Request{*number, at == std::string_view::npos ? "" : std::string(text.substr(at + 1))};
}

struct Expectation {
  Request request;
  std::string path;
  double atol = 0;
  double rtol = 0;
};

Result<Expectation> parse_expectation(std::string_view text) {
  Result<Request> request = parse_request("--expect", text, '=', true);
  if (!request) return request.error();
  Expectation expectation{*request, {}, 0, 0};
  std::string_view rest = request->rest;
  if (!rest.starts_with("@")) return Error{fmt::format("--expect {}: expected N=@FILE.npy[,atol=X][,rtol=Y]", text)};
  rest.remove_prefix(1);
  size_t comma = rest.find(',');
  expectation.path = rest.substr(0, comma);
  while (comma != std::string_view::npos) {
    rest = rest.substr(comma + 1);
    comma = rest.find(',');
    const std::string_view item = rest.substr(0, comma);
    const std::optional<double> value = item.size() > 5 ? parse_double(item.substr(5)) : std::nullopt;
    if (!value || *value < 0 || (!item.starts_with("atol=") && !item.starts_with("rtol=")))
      return Error{fmt::format("--expect {}: '{}' is neither atol=X nor rtol=Y", text, item)};
    (item[0] == 'a' ? expectation.atol : expectation.rtol) = *value;
  }
  return expectation;
}

class Run : public Command {
 public:
  void declare(Arguments& a) override {
    a.positional("FILE", &file_, "code object, offload bundle or HIP executable");
    a.option("--kernel", "K", &kernel_, "the kernel to run; not needed where there is only one");
    a.option("--target", "T", &target_, "which target's code to run, where the file has several");
    a.option("--grid", "X[,Y,Z]", &grid_, "workgroups", true);
    a.option("--block", "X[,Y,Z]", &block_, "work-items in a workgroup", true);
    a.option("--work-items", "X[,Y,Z]", &work_items_, "work-items in all, where the last workgroups are partial");
    a.rest("ARG", &arguments_, "f32:2.5, f32[1024]=iota (zeros, fill:V, rand:SEED, @file.npy, @file.bin), lds:BYTES");
    a.repeated("--out", "N=FILE", &out_, "write argument N to FILE.npy or FILE.bin after the run");
    a.repeated("--print", "N[:COUNT]", &print_, "print argument N after the run");
    a.repeated("--expect", "N=@FILE.npy[,atol=X,rtol=Y]", &expect_,
               "compare argument N with a file; exit 1 on difference");
    a.option("--max-instructions", "N", &max_instructions_, "stop after N wave instructions (20000000000)");
    a.option("--threads", "N", &threads_, "host threads (all cores)");
    a.example(
        "lanewise run saxpy.hsaco --kernel saxpy --grid 4 --block 256 'f32[1024]=iota' 'f32[1024]=zeros' f32:2 --print "
        "1:8");
  }

  int run(const Console& console) override {
    if (const std::optional<Error> error = prepare()) return console.bad_input(error->message);
    if (const std::string convention = foreign_calling_convention(loaded_->code); !convention.empty())
      return console.not_modelled(
          fmt::format("{}: compiled for {}'s calling convention, which run does not model", file_, convention));
    if (!Device::models(loaded_->code.target.processor))
      return console.not_modelled(
          fmt::format("{}: running kernels for {} is not modelled", file_, loaded_->code.target.processor));
    Result<std::unique_ptr<Device>> created = Device::create(loaded_->code);
    if (!created) return console.bad_input(fmt::format("{}: {}", file_, created.error().message));
    Device& device = **created;
    if (const std::optional<Error> error = place_arguments(device.memory())) return console.bad_input(error->message);

    Result<events::Outcome> outcome = device.launch(*kernel_found_, launch_, options_);
    if (!outcome) return console.bad_input(outcome.error().message);
    if (!outcome->finished()) outcome->fault.place.source = source_line(outcome->fault.place.pc - device.base());
    nlohmann::json json;
    int code = kDone;
    if (!outcome->finished()) {
      code = outcome->kind == events::OutcomeKind::not_modelled   ? console.not_modelled(without_kind(*outcome))
             : outcome->kind == events::OutcomeKind::bad_dispatch ? console.bad_input(outcome->text())
                                                                  : fault(console, *outcome);
    }
    const int report_code = report(console, json, outcome->finished());
    if (console.json) {
      json["outcome"] = std::string(events::outcome_name(outcome->kind));
      json["wave_instructions"] = outcome->instructions;
      if (!outcome->finished()) json["fault"] = fault_json(*outcome);
      console.print(json.dump(2) + "\n");
    }
    return code != kDone ? code : report_code;
  }

 private:
  // "not modelled" is said once.
  static std::string without_kind(const events::Outcome& outcome) {
    const std::string text = outcome.text();
    const std::string prefix = fmt::format("{}: ", events::outcome_name(outcome.kind));
    return text.starts_with(prefix) ? text.substr(prefix.size()) : text;
  }

  static int fault(const Console& console, const events::Outcome& outcome) {
    fmt::print(console.err, "{}fault:{} {}\n", console.colour ? "\033[1;31m" : "", console.colour ? "\033[0m" : "",
               outcome.text());
    return kProgramFaulted;
  }

  static nlohmann::json fault_json(const events::Outcome& outcome) {
    const events::Fault& f = outcome.fault;
    return {{"message", outcome.text()},
            {"access", std::string(events::access_name(f.access))},
            {"size_bytes", f.size_bytes},
            {"address", f.address},
            {"relation", f.relation},
            {"kernel", f.place.kernel},
            {"workgroup", f.place.workgroup},
            {"wave", f.place.wave},
            {"lane", f.place.lane},
            {"pc", f.place.pc},
            {"instruction", f.place.instruction},
            {"source", f.place.source}};
  }

  // "FILE:LINE:COLUMN" of an address of the code object; empty where no debug information says it.
  std::string source_line(uint64_t address) const {
    const Result<object::LineTable> lines = object::LineTable::load(loaded_->elf);
    const std::optional<object::SourceLine> line = lines ? lines->find(address) : std::nullopt;
    return line ? fmt::format("{}:{}:{}", line->file, line->line, line->column) : "";
  }

  // Everything that can be wrong with the command line, before anything runs.
  std::optional<Error> prepare() {
    Result<std::unique_ptr<LoadedFile>> loaded = load_file(file_, target_, kernel_);
    if (!loaded) return loaded.error();
    loaded_ = std::move(*loaded);
    const object::CodeObject& code = loaded_->code;
    if (kernel_.empty() && code.kernels.size() != 1)
      return Error{fmt::format("{}: name a kernel with --kernel; there are: {}", file_, kernel_list(code))};
    kernel_found_ = kernel_.empty() ? &code.kernels.front() : code.find_kernel(kernel_);

    const auto grid = parse_extent("--grid", grid_);
    if (!grid) return grid.error();
    const auto block = parse_extent("--block", block_);
    if (!block) return block.error();
    uint64_t in_workgroup = 1;
    uint64_t in_all = 1;
    for (int i = 0; i < 3; ++i) {
      const uint64_t extent = uint64_t{(*grid)[i]} * (*block)[i];
      if (extent > 0xffffffff) return Error{fmt::format("--grid {} of --block {}: too many work-items", grid_, block_)};
      launch_.work_items[i] = static_cast<uint32_t>(extent);
      in_workgroup *= (*block)[i];
      if (in_workgroup > 1024) return Error{fmt::format("--block {}: a workgroup has at most 1024 work-items", block_)};
      in_all *= extent;
      if (in_all > kMaxWorkItems)
        return Error{fmt::format("--grid {} of --block {}: too many work-items", grid_, block_)};
    }
    launch_.workgroup_size = *block;
    if (!work_items_.empty()) {
      const auto extent = parse_extent("--work-items", work_items_);
      if (!extent) return extent.error();
      for (int i = 0; i < 3; ++i)
        if (((*extent)[i] + uint64_t{(*block)[i]} - 1) / (*block)[i] != (*grid)[i])
          return Error{fmt::format("--work-items {} do not make --grid {} workgroups of --block {}", work_items_, grid_,
                                   block_)};
      launch_.work_items = *extent;
    }
    return prepare_requests();
  }

  std::optional<Error> prepare_requests() {
    for (const std::string& text : arguments_) {
      Result<KernelArgument> argument = parse_kernel_argument(text);
      if (!argument) return argument.error();
      values_.push_back(std::move(*argument));
    }
    if (!max_instructions_.empty()) {
      const std::optional<uint64_t> value = parse_unsigned(max_instructions_);
      if (!value || *value == 0)
        return Error{fmt::format("--max-instructions {}: expected a whole number above 0", max_instructions_)};
      options_.max_instructions = *value;
    }
    if (!threads_.empty()) {
      const std::optional<uint64_t> value = parse_unsigned(threads_);
      if (!value || *value == 0 || *value > 1024)
        return Error{fmt::format("--threads {}: expected 1 to 1024", threads_)};
      options_.threads = static_cast<unsigned>(*value);
    }
    const auto checked = [&](std::string_view flag, const Result<Request>& request) -> std::optional<Error> {
      if (!request) return request.error();
      if (request->argument >= values_.size() || values_[request->argument].kind != KernelArgument::Kind::buffer)
        return Error{fmt::format("{} {}: argument {} is no buffer", flag, request->argument, request->argument)};
      return std::nullopt;
    };
    for (const std::string& text : out_) {
      const Result<Request> request = parse_request("--out", text, '=', true);
      if (const auto error = checked("--out", request)) return error;
      if (!request->rest.ends_with(".npy") && !request->rest.ends_with(".bin"))
        return Error{fmt::format("--out {}: the file's name must end in .npy or .bin", text)};
      outs_.push_back(*request);
    }
    for (const std::string& text : print_) {
      const Result<Request> request = parse_request("--print", text, ':', false);
      if (const auto error = checked("--print", request)) return error;
      if (!request->rest.empty() && !parse_unsigned(request->rest))
        return Error{fmt::format("--print {}: expected N or N:COUNT", text)};
      prints_.push_back(*request);
    }
    for (const std::string& text : expect_) {
      const Result<Expectation> expectation = parse_expectation(text);
      if (!expectation) return expectation.error();
      if (const auto error = checked("--expect", Result<Request>(expectation->request))) return error;
      const Result<std::vector<std::byte>> file = read_file(expectation->path);
      if (!file) return file.error();
      Result<Array> array = read_npy(*file);
      if (!array) return Error{fmt::format("{}: {}", expectation->path, array.error().message)};
      const Array& actual = values_[expectation->request.argument].array;
      if (array->element != actual.element || array->count != actual.count)
        return Error{fmt::format("{}: holds {}[{}], argument {} is {}[{}]", expectation->path,
                                 element_name(array->element), array->count, expectation->request.argument,
                                 element_name(actual.element), actual.count)};
      expectations_.emplace_back(*expectation, std::move(*array));
    }
    return std::nullopt;
  }

  std::string argument_label(size_t index) const {
    std::string name;
    size_t visible = 0;
    for (const object::Argument& argument : kernel_found_->metadata.arguments)
      if (!object::is_hidden(argument.kind) && visible++ == index && !argument.name.empty())
        name = fmt::format(" '{}'", argument.name);
    const Array& array = values_[index].array;
    return fmt::format("argument {}{} ({}[{}])", index, name, element_name(array.element), array.count);
  }

  std::optional<Error> place_arguments(state::Memory& memory) {
    for (size_t i = 0; i < values_.size(); ++i) {
      KernelArgument& value = values_[i];
      LaunchArgument argument;
      if (value.kind == KernelArgument::Kind::lds) {
        argument.kind = LaunchArgument::Kind::lds;
        argument.lds_bytes = value.lds_bytes;
      } else if (value.kind == KernelArgument::Kind::scalar) {
        argument.bytes = value.scalar;
      } else {
        const Result<uint64_t> address = memory.attach(value.array.bytes, {argument_label(i)});
        if (!address) return address.error();
        argument.bytes.resize(sizeof(uint64_t));
        store_le(argument.bytes.data(), *address);
      }
      launch_.arguments.push_back(std::move(argument));
    }
    return std::nullopt;
  }

  int report(const Console& console, nlohmann::json& json, bool compare) {
    for (const Request& request : outs_) {
      const Array& array = values_[request.argument].array;
      const bool npy = request.rest.ends_with(".npy");
      const std::optional<Error> error =
          npy ? write_file(request.rest, write_npy(array)) : write_file(request.rest, array.bytes);
      if (error) return console.bad_input(error->message);
    }
    for (const Request& request : prints_) {
      const Array& array = values_[request.argument].array;
      const uint64_t count = std::min(array.count, parse_unsigned(request.rest).value_or(array.count));
      nlohmann::json list = nlohmann::json::array();
      std::string line;
      for (uint64_t i = 0; i < count; ++i) {
        if (console.json) {
          list.push_back(element_text(array, i));
        } else {
          if (i > 0) line += ' ';
          line += element_text(array, i);
        }
      }
      if (console.json)
        json["arguments"][std::to_string(request.argument)] = std::move(list);
      else
        console.print(fmt::format("{}: {}{}\n", request.argument, line, count < array.count ? " …" : ""));
    }
    if (!compare) return kDone;
    int code = kDone;
    for (const auto& [expectation, wanted] : expectations_)
      if (!matches(console, json, expectation, wanted)) code = kCheckFailed;
    return code;
  }

  bool matches(const Console& console, nlohmann::json& json, const Expectation& expectation,
               const Array& wanted) const {
    const Array& got = values_[expectation.request.argument].array;
    const size_t size = element_bytes(got.element);
    uint64_t different = 0;
    uint64_t first = 0;
    for (uint64_t i = 0; i < got.count; ++i) {
      if (std::memcmp(got.bytes.data() + i * size, wanted.bytes.data() + i * size, size) == 0) continue;
      const double a = element_value(got, i);
      const double b = element_value(wanted, i);
      if (std::isnan(a) && std::isnan(b)) continue;
      if (a == b && element_text(got, i) == element_text(wanted, i)) continue;
      if (std::fabs(a - b) <= expectation.atol + expectation.rtol * std::fabs(b) &&
          (expectation.atol > 0 || expectation.rtol > 0))
        continue;
      if (different++ == 0) first = i;
    }
    json["expectations"].push_back(
        {{"argument", expectation.request.argument}, {"different", different}, {"count", got.count}});
    if (different == 0) return true;
    fmt::print(console.err, "{}: {} of {} elements differ from {}; the first is [{}]: {}, expected {}\n",
               argument_label(expectation.request.argument), different, got.count, expectation.path, first,
               element_text(got, first), element_text(wanted, first));
    return false;
  }

  std::string file_, kernel_, target_, grid_, block_, work_items_, max_instructions_, threads_;
  std::vector<std::string> arguments_, out_, print_, expect_;

  std::unique_ptr<LoadedFile> loaded_;
  const object::Kernel* kernel_found_ = nullptr;
  std::vector<KernelArgument> values_;
  std::vector<Request> outs_, prints_;
  std::vector<std::pair<Expectation, Array>> expectations_;
  Launch launch_;
  exec::Options options_;
};

}  // namespace

std::unique_ptr<Command> make_run() { return std::make_unique<Run>(); }

}  // namespace lw::app
