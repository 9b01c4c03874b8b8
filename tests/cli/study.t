# The parts of the study that no compiler has a say in; tests/study has the rest.

$ lanewise study fp16 --compiler article | head -2
The article's own listings (excerpts)
<blank>

$ lanewise study fp16 --compiler article | grep -A2 '^  a_second'
  a_second  23 lines. LDS reads: 1 ds_read2st64_b32 (1024 bytes apart: both
            words of one texel, from the two arrays) and 3 ds_read2_b32 (4 bytes
            apart: one word of two neighbouring texels). 0 of 8 registers that

$ lanewise study fp16 --compiler article --svg out.svg
error: --svg: the article's listings are excerpts, which have no curve
exit 2

$ lanewise study fp32
error: there is no study 'fp32'; there are: fp16, rdna, sdwa, spd, timing
exit 2

$ lanewise study fp16 --compiler gcc
error: --compiler gcc: expected radv, clang or article
exit 2

$ LANEWISE_RADV=no-such-driver.so lanewise study fp16 --compiler radv 2>&1 | grep -o 'no-such-driver.so' | head -1
no-such-driver.so

$ LANEWISE_CLANG=no-such-clang lanewise study fp16 --compiler clang
error: no-such-clang: No such file or directory; install clang-22, lld-22 and rocm-device-libs, or set LANEWISE_CLANG
exit 2

$ lanewise study timing --case nothing
error: --case nothing: no case's id contains it
exit 2

$ lanewise study timing --predict out.tsv
error: --predict: name the folder of captures with --captures
exit 2

$ lanewise study timing --captures nosuch
error: nosuch/kernels.tsv: No such file or directory
exit 2

$ lanewise study timing --case DL-2
case         published     obtained     error within      bound by what
DL-2                 8            8    +0.0 %     0%  ok   latency  chain of v_mul_lo_u32, measured at the store after it, cycles
<blank>
1 cases, of which 0 were fitted (0 %); of the other 1: 1 within their tolerance (100 %), median error 0.0 %, mean error 0.0 %, weighted error 0.0 %, 0 off by more than a factor of 2
<blank>
bound by           free        within  median error        unseen        within  median error
latency               1             1         0.0 %             0             -             -

# Options that a study does not take are refused before anything runs.
$ lanewise study sdwa --svg x.svg
error: --svg: the study sdwa does not take it; it takes --timeout
exit 2

$ lanewise study fp16 --markdown x.md
error: --markdown: the study fp16 does not take it; it takes --compiler --timeout --svg --html
exit 2

$ lanewise study timing --device vega-64
error: --device: it names the product of --captures; each case has a device of its own
exit 2

$ ls x.svg x.md 2>/dev/null
exit 2

# A study that is ended before it has results.
$ lanewise study sdwa --timeout 0.01 --json 2>/dev/null | grep '"text"'
      "text": "the 0.01 s of --timeout are over; 0 kernels are timed"

$ lanewise study --json
error: NAME is required; see `lanewise study --help`
{
  "command": "study",
  "messages": [
    {
      "code": "option",
      "severity": "error",
      "text": "NAME is required; see `lanewise study --help`"
    }
  ],
  "schema": "lanewise/failure/1"
}
exit 2

$ lanewise study spd --set no_number=3
error: --set: 'no_number' is not a number of navi10-5700xt; `lanewise devices navi10-5700xt` lists them
exit 2

$ lanewise study spd --png levels --set dcc_percent=100
error: --set: with --png no experiment runs
exit 2

# Also experiments that time nothing refuse what no device can have.
$ lanewise study spd --case lds --set dcc_percent=0
error: --set: navi10-5700xt: dcc_percent is 0, and the model has 25 to 100
exit 2

$ lanewise study spd --device vega-64
error: vega-64 is not an RDNA product
exit 2
