#include "api/run_arrays.h"

#include <fmt/format.h>

#include "base/number.h"
#include "base/output_file.h"
#include "gpu/kernel_printf.h"
#include "launch/output_files.h"

namespace lw::api {
namespace {

using lanewise::ArrayValues;
using lanewise::ExpectationResult;
using lanewise::PrintedValues;
using lanewise::RunReport;
using lanewise::RunRequest;

std::string subject_text(const launch::Subject& subject) {
  const auto* number = std::get_if<uint64_t>(&subject);
  return number != nullptr ? std::to_string(*number) : std::get<std::string>(subject);
}

// "1,2,3,4" of a vector.
std::string vector_text(const launch::Array& array, uint64_t vector) {
  std::string text;
  for (uint64_t i = vector * array.components; i < (vector + 1) * array.components; ++i) {
    if (!text.empty()) text += ',';
    text += launch::element_text(array, i);
  }
  return text;
}

// "[7]", or "[1][3]" in vectors of four.
std::string index_text(const launch::Array& array, uint64_t index) {
  if (array.components == 1) return fmt::format("[{}]", index);
  return fmt::format("[{}][{}]", index / array.components, index % array.components);
}

void check_subject(std::string_view option, const launch::Subject& subject, const launch::LaunchInputs& inputs) {
  const std::string name = subject_text(subject);
  if (inputs.uses_memory(subject))
    throw bad_input(code::kArgument, fmt::format("{} {}: it is memory of the caller", option, name));
  if (inputs.array(subject) != nullptr) return;
  const auto wrong = [&](std::string_view what) {
    return bad_input(code::kArgument, fmt::format("{} {}: {}", option, name, what));
  };
  if (launch::parse_binding_name(name)) throw wrong("nothing is bound there");
  if (std::holds_alternative<std::string>(subject))
    throw wrong(fmt::format("expected the number of an argument{}",
                            inputs.file().buffers.empty() ? "" : " or the name of a buffer"));
  throw wrong(fmt::format("argument {} is neither a buffer nor an image", name));
}

// As the command line writes it.
std::string option_text(const ArrayValues& values) {
  std::string text = values.array;
  if (values.first != 0) text += fmt::format(":{}", values.first);
  if (values.count) text += fmt::format(":{}", *values.count);
  return text;
}

void check_range(const ArrayValues& values, const launch::LaunchInputs& inputs) {
  const launch::Array& array = *inputs.array(subject_of(values.array));
  const uint64_t length = array.count / array.components;
  if (values.first <= length && values.count.value_or(0) <= length - values.first) return;
  throw bad_input(code::kArgument,
                  fmt::format("--print {}: there {} {} element{}, {}", option_text(values), length == 1 ? "is" : "are",
                              length, length == 1 ? "" : "s", launch::type_text(array)));
}

PrintedValues values_of(const ArrayValues& wanted, const launch::LaunchInputs& inputs) {
  const launch::Array& array = *inputs.array(subject_of(wanted.array));
  const uint64_t length = array.count / array.components;
  const uint64_t last = wanted.first + wanted.count.value_or(length - wanted.first);
  PrintedValues printed{
      .name = subject_text(subject_of(wanted.array)), .first = wanted.first, .has_more = last < length};
  for (uint64_t i = wanted.first; i < last; ++i) printed.values.push_back(vector_text(array, i));
  return printed;
}

ExpectationResult compared(const LaunchSetup& setup, size_t number, bool has_finished) {
  const launch::LaunchInputs& inputs = setup.inputs();
  const launch::Expectation& expectation = inputs.file().expectations[number];
  ExpectationResult result{.name = fmt::format("expect {}=@{}", subject_text(expectation.subject), expectation.file)};
  if (!has_finished) {
    result.failure = "the kernel did not finish";
    return result;
  }
  const launch::Array& got = *inputs.array(expectation.subject);
  const launch::Array& wanted = inputs.wanted(number);
  const launch::ComparedArray compared =
      launch::compare_arrays(got, wanted, !expectation.file.ends_with(".npy"), expectation.atol, expectation.rtol);
  result.different = compared.different;
  result.count = got.count;
  const std::string name = subject_text(expectation.subject);
  if (const auto* argument = std::get_if<uint64_t>(&expectation.subject))
    result.argument = *argument;
  else if (launch::parse_binding_name(name))
    result.binding = name;
  else
    result.buffer = name;
  if (compared.different != 0)
    result.failure =
        fmt::format("{}: {} of {} elements differ from {}; the first is {}: {}, expected {}",
                    inputs.label(expectation.subject, setup.kernel()), compared.different, got.count, expectation.file,
                    index_text(got, compared.first), launch::element_text(got, compared.first),
                    launch::element_text(wanted, compared.first));
  return result;
}

}  // namespace

std::vector<launch::Output> outputs_of(const RunRequest& request) {
  std::vector<launch::Output> outputs;
  for (const lanewise::ArrayOutput& output : request.outputs) {
    if (output.file != kStandardOutput && !launch::has_output_form(output.file))
      throw bad_input(code::kArgument,
                      fmt::format("{}: the name of an output must end in {}", output.file, launch::kOutputForms));
    outputs.push_back({subject_of(output.array), output.file});
  }
  return outputs;
}

std::vector<launch::Expectation> expectations_of(const RunRequest& request) {
  std::vector<launch::Expectation> list;
  for (const lanewise::ArrayExpectation& e : request.expectations)
    list.push_back({subject_of(e.array), e.file, e.atol, e.rtol});
  return list;
}

void check_arrays(const RunRequest& request, const launch::LaunchInputs& inputs) {
  for (const launch::Output& output : inputs.file().outputs) check_subject("--out", output.subject, inputs);
  for (const ArrayValues& values : request.values) {
    check_subject("--print", subject_of(values.array), inputs);
    check_range(values, inputs);
  }
}

void check_outputs(const RunRequest& request, const launch::LaunchInputs& inputs) {
  std::vector<std::string> all;
  for (const launch::Output& output : inputs.file().outputs) {
    const Result<std::vector<std::string>> paths = launch::output_paths(inputs, output);
    if (!paths) throw bad_input(code::kArgument, paths.error().message);
    all.insert(all.end(), paths->begin(), paths->end());
  }
  if (!request.check_outputs) return;
  Messages wrong = request.check_outputs(all);
  if (!wrong.empty()) throw Failure{FailureKind::bad_input, std::move(wrong)};
}

void add_arrays(const RunRequest& request, const LaunchSetup& setup, RunReport& report) {
  const launch::LaunchInputs& inputs = setup.inputs();
  for (const launch::Output& output : inputs.file().outputs) {
    Result<std::vector<lanewise::OutputFile>> files = launch::output_files(setup.shared_inputs(), output);
    if (!files) {
      add_messages(report.missing_files, one_error(code::kFile, files.error().message));
      continue;
    }
    report.files.insert(report.files.end(), files->begin(), files->end());
    report.output_paths.push_back(inputs.file().resolve(output.file));
  }
  for (const ArrayValues& values : request.values) report.arguments.push_back(values_of(values, inputs));
  for (size_t i = 0; i < inputs.file().expectations.size(); ++i)
    report.expectations.push_back(compared(setup, i, report.has_finished()));
}

void add_printf(LaunchSetup& setup, RunReport& report) {
  if (setup.placed().printf_address == 0) return;
  const gpu::KernelPrinted printed = gpu::read_printf_buffer(setup.device().memory(), setup.placed().printf_address,
                                                             setup.loaded().code.metadata.printf_formats);
  report.printf = printed.text;
  if (!printed.problem.empty()) add_message(report.messages, Severity::warning, code::kKernel, printed.problem);
}

}  // namespace lw::api
