#!/usr/bin/env python3
"""Every option of every command does something, and refuses nonsense: options_test.py --lanewise PROGRAM

What a command takes is read from its --help; an option without a case fails. A case says how the command is run without
the option and with it: results, messages, exit code or files must differ. `wrong` are values that must be refused (exit 2
with a message that names the option or the value).
"""
import argparse
import dataclasses
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

import captures

ROOT = pathlib.Path(__file__).resolve().parents[2]
TIMEOUT_SECONDS = 120

SUM = "run sum.hsaco --grid 4 --block 256 u32[1024]=iota u32[4]=zeros lds:1024"
LIVE = "live pair.hsaco"
HIP = "hip -- ./saxpy"
TIMING = "study timing --captures captures"
SHADER = "run sum.comp --target gfx1030 --grid 4 --bind 0.0=u32[1024]=iota --bind 0.1=u32[4]=zeros --push u32:1 --specialize 0=u32:256 --print 0.1"
SHADER_TIME = SHADER.replace("run", "time", 1).replace(" --print 0.1", "")
TIME = "time sum.hsaco --grid 4 --block 256 u32[1024]=iota u32[4]=zeros lds:1024"


@dataclasses.dataclass
class Case:
    without: str
    with_option: str
    wrong: tuple = ()  # whole command lines


CASES = {
    ("as", "--output"): Case("as high_add.s", "as high_add.s -o a.hsaco"),
    ("as", "--target"): Case("as plain.s -o a.hsaco", "as plain.s -o a.hsaco --target gfx900",
                             ("as plain.s -o a.hsaco --target gfx9000", "as plain.s -o a.hsaco --target ''")),
    ("as", "--dialect"): Case("as clrx_program.s -o a.hsaco", "as clrx_program.s -o a.hsaco --dialect clrx",
                              ("as plain.s -o a.hsaco --dialect masm",)),
    ("as", "--no-hazard-warnings"): Case("as close.s -o a.hsaco", "as close.s -o a.hsaco --no-hazard-warnings"),
    ("as", "--lint"): Case("as close.s -o a.hsaco", "as close.s -o a.hsaco --lint"),
    ("as", "--allow-excess-registers"): Case("as excess_registers.s -o a.hsaco",
                                             "as excess_registers.s -o a.hsaco --allow-excess-registers"),
    ("as", "--code-object-version"): Case("as plain.s -o a.hsaco --json", "as plain.s -o a.hsaco --json --code-object-version 4",
                                          ("as plain.s -o a.hsaco --code-object-version 3", "as plain.s -o a.bin --code-object-version 4")),
    ("dis", "--target"): Case("dis bundle.hsaco", "dis bundle.hsaco --target gfx803", ("dis sum.hsaco --target gfx803",)),
    ("dis", "--kernel"): Case("dis pair.hsaco", "dis pair.hsaco --kernel second", ("dis pair.hsaco --kernel third",)),
    ("dis", "--raw"): Case("dis words.bin --target gfx900", "dis words.bin --target gfx900 --raw"),
    ("dis", "--plain"): Case("dis sum.hsaco", "dis sum.hsaco --plain"),
    ("dis", "--language"): Case("dis pair.txt --target gfx900", "dis pair.txt --target gfx900 -x cl", ("dis pair.txt --target gfx900 -x fortran",)),
    ("dis", "--demangle"): Case("dis cxx.hsaco", "dis cxx.hsaco --demangle", ("dis cxx.hsaco --demangle --plain",)),
    ("dis", "--dialect"): Case("dis sum.hsaco", "dis sum.hsaco --dialect sp3", ("dis sum.hsaco --dialect masm",)),
    ("dis", "--assembly"): Case("dis sum.hsaco", "dis sum.hsaco --assembly", ("dis sum.hsaco --assembly --plain", "dis sum.hsaco --assembly --dialect sp3", "dis pair.txt --assembly --target gfx900")),
    ("explain", "--search"): Case("explain", "explain --search 'population count'", ("explain s_nop --search nop",)),
    ("explain", "--target"): Case("explain v_add_u32", "explain v_add_u32 --target gfx803", ("explain v_add_u32 --target gfx7",)),
    ("explain", "--wave-size"): Case("explain 'v_cmp_lt_f32 vcc, v0, v1' --target gfx1030",
                                     "explain 'v_cmp_lt_f32 vcc, v0, v1' --target gfx1030 --wave-size 64",
                                     ("explain v_add_f32 --wave-size 48", "explain v_add_f32 --target gfx900 --wave-size 32")),
    ("explain", "--language"): Case("explain pair.txt:1800 --target gfx900", "explain pair.txt:1800 --target gfx900 -x cl", ("explain pair.txt:1800 --target gfx900 -x fortran", "explain v_add_f32 -x cl",)),
    ("explain", "--dialect"): Case("explain 'v_add_f32 v0, v1, v2'", "explain 'v_add_f32 v0, v1, v2 bound_ctrl' --dialect clrx",
                                   ("explain 'v_add_f32 v0, v1, v2' --dialect masm",)),
    ("explain", "--parts"): Case("explain v_add_f32", "explain v_add_f32 --parts word", ("explain v_add_f32 --parts nothing",)),
    ("explain", "--html"): Case("explain v_add_f32", "explain --html reference"),
    ("info", "--target"): Case("info bundle.hsaco", "info bundle.hsaco --target gfx803", ("info sum.hsaco --target gfx803",)),
    ("info", "--language"): Case("info pair.txt --target gfx900", "info pair.txt --target gfx900 -x cl", ("info pair.txt --target gfx900 -x fortran",)),
    ("info", "--block-size"): Case("info sum.hsaco", "info sum.hsaco --block-size 64",
                                   ("info sum.hsaco --block-size 0", "info sum.hsaco --block-size x", "info sum.hsaco --block-size 4096")),
    ("compile", "--target"): Case("compile sum.cl -o b.hsaco", "compile sum.cl -o b.hsaco --target gfx900",
                                  ("compile sum.cl -o b.hsaco --target gfx7",)),
    ("compile", "--language"): Case("compile pair.txt --target gfx900 -o b.hsaco", "compile pair.txt --target gfx900 -o b.hsaco -x cl", ("compile pair.txt --target gfx900 -o b.hsaco -x fortran",)),
    ("compile", "--output"): Case("compile sum.cl --target gfx900", "compile sum.cl --target gfx900 -o b.hsaco"),
    ("compile", "--spec"): Case("compile window.comp --target gfx900 -o b.hsaco", "compile window.comp --target gfx900 -o b.hsaco --spec 0=7",
                                ("compile window.comp --target gfx900 -o b.hsaco --spec x",
                                 "compile sum.cl --target gfx900 -o b.hsaco --spec 0=7")),
    ("compile", "--wave-size"): Case("compile window.comp --target gfx1030 -o b.hsaco", "compile window.comp --target gfx1030 -o b.hsaco --wave-size 32",
                                     ("compile window.comp --target gfx1030 -o b.hsaco --wave-size 48", "compile window.comp --target gfx900 -o b.hsaco --wave-size 32",
                                      "compile sum.cl --target gfx1030 -o b.hsaco --wave-size 32")),
    ("compile", "--code-object-version"): Case("compile sum.cl --target gfx900 -o b.hsaco --json", "compile sum.cl --target gfx900 -o b.hsaco --json --code-object-version 4",
                                               ("compile sum.cl --target gfx900 -o b.hsaco --code-object-version 2", "compile window.comp --target gfx900 -o b.hsaco --code-object-version 4")),
    ("compile", "--entry"): Case("compile window.comp --target gfx900 -o b.hsaco", "compile window.comp --target gfx900 -o b.hsaco --entry nosuch",
                                 ("compile sum.cl --target gfx900 -o b.hsaco --entry main",)),
    ("compile", "--timeout"): None,  # as run_shader.t has it
    ("compile", "--listing"): Case("compile copy.comp --target gfx900 -o b.hsaco",
                                   "compile copy.comp --target gfx900 -o b.hsaco --listing b.txt",
                                   ("compile sum.cl --target gfx900 -o b.hsaco --listing b.txt",)),
    ("run", "--language"): Case("run pair.txt --target gfx900 --kernel first --grid 1 --block 1 i32[1]=zeros --print 0", "run pair.txt --target gfx900 --kernel first --grid 1 --block 1 i32[1]=zeros --print 0 -x cl", ("run pair.txt --target gfx900 --kernel first --grid 1 --block 1 i32[1]=zeros --print 0 -x fortran",)),
    ("run", "--bind"): Case(SHADER, SHADER.replace("0.0=u32[1024]=iota", "0.0=u32[1024]=rand:1"),
                        (SHADER.replace("--bind 0.1=u32[4]=zeros", ""), SHADER + " --bind 0.1=u32[4]=zeros", SHADER + " --bind 0.1.1=u32[4]=zeros",
                         SHADER + " --bind 3.1=u32[4]=zeros", SHADER + " --bind 0=u32:1", SHADER + " --bind 0.0", SUM + " --bind 0.0=u32:1")),
    ("run", "--push"): Case(SHADER.replace("--push u32:1", ""), SHADER,
                        (SHADER.replace("u32:1 ", "u16:1,u32:2 "), SHADER.replace("u32:1 ", "1 "), SHADER.replace("u32:1 ", "u32:x "))),
    ("run", "--specialize"): Case(SHADER, SHADER.replace("0=u32:256", "0=u32:128"),
                              (SHADER + " --specialize 7=u32:1", SHADER.replace("0=u32:256", "0=f32:256"), SHADER + " --specialize 0",
                               SHADER.replace("0=u32:256", "0=u32:2048"), SUM + " --specialize 0=u32:1")),
    ("run", "--wave-size"): Case(SHADER + " --json", SHADER + " --json --wave-size 32",
                             (SHADER + " --wave-size 16", SHADER.replace("gfx1030", "gfx900") + " --wave-size 32", SUM + " --wave-size 32")),
    ("run", "--launch"): Case("run sum.hsaco", "run --launch kept/launch.json", ("run --launch nosuch.json",)),
    ("run", "--kernel"): Case("run pair.hsaco --grid 1 --block 1 i32[1]=zeros --print 0",
                              "run pair.hsaco --kernel second --grid 1 --block 1 i32[1]=zeros --print 0", (SUM + " --kernel x",)),
    ("run", "--target"): Case("run bundle.hsaco --grid 1 --block 64 i32[64]=zeros",
                              "run bundle.hsaco --target gfx803 --grid 1 --block 64 i32[64]=zeros",
                              (SUM + " --target gfx803",)),
    ("run", "--grid"): Case("run sum.hsaco --block 256 u32[1024]=iota u32[4]=zeros lds:1024", SUM,
                            tuple(f"run sum.hsaco --block 256 u32[4]=iota u32[4]=zeros lds:1024 --grid {v}"
                                  for v in ("0", "x", "1,2,3,4", "4294967296", "-1"))),
    ("run", "--block"): Case("run sum.hsaco --grid 1 u32[1024]=iota u32[4]=zeros lds:1024", SUM,
                             tuple(f"run sum.hsaco --grid 1 u32[4]=iota u32[4]=zeros lds:1024 --block {v}"
                                   for v in ("0", "x", "2048", "1,2,3,4"))),
    ("run", "--work-items"): Case(SUM + " --json", SUM + " --json --work-items 1000", (SUM + " --work-items 5000", SUM + " --work-items x")),
    ("run", "--out"): Case(SUM, SUM + " --out 1=c.npy", (SUM + " --out 7=c.npy", SUM + " --out c.npy", SUM + " --out 2=c.npy")),
    ("run", "--print"): Case(SUM, SUM + " --print 1", (SUM + " --print 7", SUM + " --print x", SUM + " --print 1:x", SUM + " --print 2")),
    ("run", "--expect"): Case(SUM, SUM + " --expect 1=@wrong.npy",
                              (SUM + " --expect 1=@nosuch.npy", SUM + " --expect 1", SUM + " --expect 1=@wrong.npy,atol=x")),
    ("run", "--max-instructions"): Case(SUM, SUM + " --max-instructions 10", (SUM + " --max-instructions 0", SUM + " --max-instructions x")),
    ("run", "--timeout"): None,  # as interrupt_test.py has it
    ("hip", "--timeout"): None,
    ("live", "--timeout"): None,
    ("study", "--timeout"): None,
    ("run", "--printf-buffer"): Case("run printf.hsaco --kernel greets --grid 1 --block 64 i32[64]=iota",
                                     "run printf.hsaco --kernel greets --grid 1 --block 64 i32[64]=iota --printf-buffer 64",
                                     (SUM + " --printf-buffer 10", SUM + " --printf-buffer x")),
    ("run", "--threads"): None,  # results do not depend on it; wrong values are in WRONG
    ("run", "--save-launch"): Case(SUM, SUM + " --save-launch kept2"),
    ("run", "--trace"): Case(SUM, SUM + " --trace"),
    ("run", "--trace-html"): Case(SUM, SUM + " --trace-html d.html", (SUM + " --trace-html d.html --trace-wave 30",)),
    ("run", "--trace-steps"): Case(SUM + " --trace-html d.html", SUM + " --trace-html d.html --trace-steps 5",
                                   (SUM + " --trace-html d.html --trace-steps 0", SUM + " --trace-steps 5")),
    ("run", "--trace-workgroup"): Case(SUM, SUM + " --trace-workgroup 1", (SUM + " --trace-workgroup x",)),
    ("run", "--trace-wave"): Case(SUM, SUM + " --trace-wave 1", (SUM + " --trace-wave x", SUM + " --trace-wave 99")),
    ("run", "--trace-lane"): Case(SUM, SUM + " --trace-lane 1", (SUM + " --trace-lane 64",)),
    ("run", "--trace-pc"): Case(SUM, SUM + " --trace-pc 1900:1a00", (SUM + " --trace-pc 1900", SUM + " --trace-pc 2:1")),
    ("run", "--count"): Case(SUM, SUM + " --count"),
    ("run", "--profile"): Case(SUM, SUM + " --profile"),
    ("run", "--buffers"): Case(SUM, SUM + " --buffers"),
    ("run", "--flame"): Case(SUM, SUM + " --flame d.svg"),
    ("run", "--folded"): Case(SUM, SUM + " --folded d.txt"),
    ("run", "--check"): Case("run racing.hsaco --grid 1 --block 128 i32[128]=zeros lds:512",
                             "run racing.hsaco --grid 1 --block 128 i32[128]=zeros lds:512 --check", (SUM + " --check=everything", SUM + " --check=streams")),
    ("run", "--junit"): Case(SUM, SUM + " --junit d.xml"),
    ("run", "--sarif"): Case(SUM, SUM + " --sarif d.sarif"),
    ("hip", "--device"): Case(HIP, "hip --device fiji-r9-nano -- ./saxpy", ("hip --device nosuch -- ./saxpy",)),
    ("hip", "--memory"): Case(HIP, "hip --memory 1M -- ./saxpy", ("hip --memory x -- ./saxpy", "hip --memory 1K -- ./saxpy")),
    ("hip", "--max-instructions"): Case(HIP, "hip --max-instructions 3 -- ./saxpy", ("hip --max-instructions x -- ./saxpy",)),
    ("hip", "--record"): Case(HIP, "hip --record recorded -- ./saxpy", ("hip --record sum.cl -- ./saxpy",)),
    ("hip", "--check"): Case("hip -- ./racing", "hip --check -- ./racing", ("hip --check=everything -- ./saxpy",)),
    ("hip", "--check-json"): Case(HIP, "hip --check-json e.json -- ./saxpy"),
    ("hip", "--junit"): Case(HIP, "hip --junit e.xml -- ./saxpy"),
    ("hip", "--sarif"): Case(HIP, "hip --sarif e.sarif -- ./saxpy"),
    ("hip", "--time"): Case(HIP, "hip --time -- ./saxpy"),
    ("hip", "--list"): Case(HIP, "hip --list"),
    ("live", "--target"): Case("live words.txt", "live words.txt --target gfx900", ("live sum.hsaco --target gfx803",)),
    ("live", "--language"): Case("live pair.txt --target gfx900", "live pair.txt --target gfx900 -x cl", ("live pair.txt --target gfx900 -x fortran",)),
    ("live", "--kernel"): Case(LIVE, LIVE + " --kernel second", (LIVE + " --kernel third",)),
    ("live", "--function"): Case("live calls.hsaco", "live calls.hsaco --function helper", (LIVE + " --function nosuch",)),
    ("live", "--summary"): Case(LIVE, LIVE + " --summary"),
    ("live", "--table"): Case(LIVE, LIVE + " --table"),
    ("live", "--rga"): Case(LIVE, LIVE + " --rga", (LIVE + " --rga --table",)),
    ("live", "--ranges"): Case(LIVE, LIVE + " --ranges"),
    ("live", "--occupancy"): Case(LIVE, LIVE + " --occupancy"),
    ("live", "--sgpr"): Case(LIVE, LIVE + " --sgpr"),
    ("live", "--live-out"): Case("live snippet.s", "live snippet.s --live-out v0", (LIVE + " --live-out x9", LIVE + " --live-out v[3:1]")),
    ("live", "--device"): Case("live sum.hsaco", "live sum.hsaco --device vega-64 --block-size 1024", (LIVE + " --device nosuch",)),
    ("live", "--block-size"): Case("live sum.hsaco", "live sum.hsaco --block-size 1024", (LIVE + " --block-size 0",)),
    ("live", "--csv"): Case(LIVE, LIVE + " --csv f.csv"),
    ("live", "--svg"): Case(LIVE, LIVE + " --svg f.svg"),
    ("live", "--png"): Case(LIVE, LIVE + " --png f.png"),
    ("live", "--html"): Case(LIVE, LIVE + " --html f.html"),
    ("live", "--cfg"): Case(LIVE, LIVE + " --cfg f.dot"),
    ("live", "--max-vgprs"): Case(LIVE, LIVE + " --max-vgprs 1", (LIVE + " --max-vgprs x",)),
    ("live", "--max-sgprs"): Case(LIVE, LIVE + " --max-sgprs 1", (LIVE + " --max-sgprs -1",)),
    ("live", "--min-waves"): Case(LIVE, LIVE + " --min-waves 100", (LIVE + " --min-waves x",)),
    ("live", "--max-lds"): Case("live static_lds.hsaco", "live static_lds.hsaco --max-lds 1", (LIVE + " --max-lds x",)),
    ("live", "--budgets"): Case(LIVE, LIVE + " --budgets tight.toml", (LIVE + " --budgets nosuch.toml",)),
    ("live", "--baseline"): Case(LIVE, LIVE + " --baseline better.json", tuple(LIVE + " --baseline " + wrong for wrong in ("nosuch.json", "tight.toml", "better-time.json"))),
    ("live", "--max-regression"): Case(LIVE + " --baseline better.json", LIVE + " --baseline better.json --max-regression 100000%",
                                       (LIVE + " --max-regression 5", LIVE + " --baseline better.json --max-regression x", LIVE + " --baseline better.json --max-regression -5")),
    ("live", "--junit"): Case(LIVE + " --max-vgprs 200", LIVE + " --max-vgprs 200 --junit f.xml"),
    ("time", "--language"): Case("time pair.txt --target gfx900 --kernel first --grid 1 --block 1 i32[1]=zeros", "time pair.txt --target gfx900 --kernel first --grid 1 --block 1 i32[1]=zeros -x cl", ("time pair.txt --target gfx900 --kernel first --grid 1 --block 1 i32[1]=zeros -x fortran",)),
    ("time", "--bind"): Case(SHADER_TIME, SHADER_TIME.replace("0.0=u32[1024]=iota", "0.0=u32[512]=iota"),
                        (SHADER_TIME.replace("--bind 0.1=u32[4]=zeros", ""), SHADER_TIME + " --bind 0.1=u32[4]=zeros", SHADER_TIME + " --bind 0.1.1=u32[4]=zeros",
                         SHADER_TIME + " --bind 3.1=u32[4]=zeros", SHADER_TIME + " --bind 0=u32:1", SHADER_TIME + " --bind 0.0", SUM.replace("run", "time", 1) + " --bind 0.0=u32:1")),
    ("time", "--push"): Case(SHADER_TIME.replace("--push u32:1", ""), SHADER_TIME,
                        (SHADER_TIME.replace("u32:1 ", "u16:1,u32:2 "), SHADER_TIME.replace("u32:1 ", "1 "), SHADER_TIME.replace("u32:1 ", "u32:x "))),
    ("time", "--specialize"): Case(SHADER_TIME, SHADER_TIME.replace("0=u32:256", "0=u32:128"),
                              (SHADER_TIME + " --specialize 7=u32:1", SHADER_TIME.replace("0=u32:256", "0=f32:256"), SHADER_TIME + " --specialize 0",
                               SHADER_TIME.replace("0=u32:256", "0=u32:2048"), SUM.replace("run", "time", 1) + " --specialize 0=u32:1")),
    ("time", "--wave-size"): Case(SHADER_TIME + " --json", SHADER_TIME + " --json --wave-size 32",
                             (SHADER_TIME + " --wave-size 16", SHADER_TIME.replace("gfx1030", "gfx900") + " --wave-size 32", SUM.replace("run", "time", 1) + " --wave-size 32")),
    ("time", "--launch"): Case("time sum.hsaco", "time --launch kept/launch.json", ("time --launch nosuch.json",)),
    ("time", "--kernel"): Case("time pair.hsaco --grid 1 --block 1 i32[1]=zeros",
                               "time pair.hsaco --kernel second --grid 1 --block 1 i32[10]=zeros", (TIME + " --kernel x",)),
    ("time", "--target"): Case("time bundle.hsaco --grid 1 --block 64 i32[64]=zeros",
                               "time bundle.hsaco --target gfx803 --grid 1 --block 64 i32[64]=zeros",
                               (TIME + " --target gfx803",)),
    ("time", "--grid"): Case("time sum.hsaco --block 256 u32[1024]=iota u32[4]=zeros lds:1024", TIME,
                             ("time sum.hsaco --block 256 u32[4]=iota u32[4]=zeros lds:1024 --grid 0",)),
    ("time", "--block"): Case("time sum.hsaco --grid 1 u32[1024]=iota u32[4]=zeros lds:1024", TIME,
                              ("time sum.hsaco --grid 1 u32[4]=iota u32[4]=zeros lds:1024 --block 0",)),
    ("time", "--work-items"): Case(TIME, TIME + " --work-items 900", (TIME + " --work-items 5000", TIME + " --work-items x")),
    ("time", "--device"): Case(TIME, TIME + " --device vega-64 --device vega-64",
                               (TIME + " --device nosuch", TIME + " --device fiji-r9-nano")),
    ("time", "--set"): Case(TIME, TIME + " --set memory_cycles=2000",
                            (TIME + " --set memory_cycles", TIME + " --set memory_cycles=x", TIME + " --set nosuch=1")),
    ("time", "--clock"): Case(TIME, TIME + " --clock 500", (TIME + " --clock 0", TIME + " --clock x")),
    ("time", "--vgprs"): Case(TIME, TIME + " --vgprs 128", (TIME + " --vgprs 0", TIME + " --vgprs 513")),
    ("time", "--lds"): Case(TIME, TIME + " --lds 32768", (TIME + " --lds x", TIME + " --lds 163840")),
    ("time", "--waves"): Case(TIME, TIME + " --waves 1", (TIME + " --waves 0", TIME + " --waves 33")),
    ("time", "--static"): Case(TIME, "time sum.hsaco --static",
                               ("time --static", "time sum.hsaco --static u32:1", "time sum.hsaco --static --kernel nosuch",
                                *("time sum.hsaco --static " + wrong for wrong in
                                  ("--grid 1", "--work-items 4", "--launch kept/launch.json", "--bind 0.0=u32:1", "--push u32:1",
                                   "--specialize 0=u32:1", "--wave-size 32", "--max-instructions 5", "--clock 500", "--sensitivity",
                                   "--full", "--warm", "--threads 1", "--top 1", "--csv f.csv", "--att f.csv", "--trace f.json",
                                   "--junit f.xml", "--baseline better-time.json", "--device nosuch", "--device navi10-5700xt",
                                   "--block 2048", "--waves 11", "--set nosuch=1")))),
    ("time", "--lines"): Case("time high_add.s --static", "time high_add.s --static --lines 3",
                              ("time high_add.s --static --lines 0", "time high_add.s --static --lines 7:6",
                               "time high_add.s --static --lines x", "time high_add.s --static --lines 1000:1001",
                               "time pair.hsaco --static --lines 1:2", TIME + " --lines 1:2")),
    ("time", "--full"): None,  # of dispatches larger than a test's: time.t has one
    ("time", "--warm"): Case(TIME, TIME + " --warm"),
    ("time", "--threads"): None,  # results do not depend on it; wrong values are in WRONG
    ("time", "--sensitivity"): Case(TIME, TIME + " --sensitivity"),
    ("time", "--top"): Case(TIME, TIME + " --top 1", (TIME + " --top 0", TIME + " --top x")),
    ("time", "--csv"): Case(TIME, TIME + " --csv f.csv"),
    ("time", "--baseline"): Case(TIME, TIME + " --baseline better-time.json", tuple(TIME + " --baseline " + wrong for wrong in ("nosuch.json", "tight.toml", "better.json"))),
    ("time", "--max-regression"): Case(TIME + " --baseline better-time.json", TIME + " --baseline better-time.json --max-regression 100000%",
                                       (TIME + " --max-regression 5", TIME + " --baseline better-time.json --max-regression x")),
    ("time", "--junit"): Case(TIME + " --baseline better-time.json", TIME + " --baseline better-time.json --junit f.xml", (TIME + " --junit f.xml",)),
    ("time", "--att"): Case(TIME, TIME + " --att f.csv", (TIME + " --device vega-64 --device vega-64 --att f.csv",)),
    ("time", "--trace"): Case(TIME, TIME + " --trace f.json", (TIME + " --device vega-64 --device vega-64 --trace f.json",)),
    ("time", "--html"): Case(TIME, TIME + " --html f.html", (TIME + " --device vega-64 --device vega-64 --html f.html",)),
    ("time", "--max-instructions"): Case(TIME, TIME + " --max-instructions 10", (TIME + " --max-instructions 0",)),
    ("time", "--timeout"): None,
    ("lint", "--target"): Case("lint close.s", "lint close.s --target gfx1030",
                               ("lint sum.hsaco --target gfx803", "lint close.s --target gfx9000", "lint bundle.hsaco")),
    ("lint", "--language"): Case("lint pair.txt --target gfx900", "lint pair.txt --target gfx900 -x cl",
                                 ("lint pair.txt --target gfx900 -x fortran",)),
    ("lint", "--kernel"): Case("lint pair.hsaco", "lint pair.hsaco --kernel second", ("lint pair.hsaco --kernel third",)),
    ("lint", "--strict"): Case("lint idle.s --target gfx900", "lint idle.s --target gfx900 --strict"),
    ("lint", "--junit"): Case("lint close.s", "lint close.s --junit f.xml",
                              ("lint close.s --junit close.s", "lint close.s --junit f --sarif f", "lint close.s --junit - --json")),
    ("lint", "--sarif"): Case("lint close.s", "lint close.s --sarif f.sarif", ("lint close.s --sarif nosuch/f.sarif",)),
    ("lint", "--timeout"): None,
    ("suggest", "--language"): Case("suggest pair.txt --target gfx900", "suggest pair.txt --target gfx900 -x cl",
                                    ("suggest pair.txt --target gfx900 -x fortran",)),
    ("suggest", "--target"): Case("suggest idle.s", "suggest idle.s --target gfx1030",
                                  ("suggest sum.hsaco --target gfx803", "suggest idle.s --target gfx9000")),
    ("suggest", "--kernel"): Case("suggest two.hsaco", "suggest two.hsaco --kernel second", ("suggest two.hsaco --kernel third",)),
    ("suggest", "--rules"): Case("suggest shifted.s --except lshl_add", "suggest shifted.s --except lshl_add --rules add_with_shift.rule",
                                 ("suggest shifted.s --rules nosuch.rule", "suggest shifted.s --rules errors.rule",
                                  "suggest - --rules -")),
    ("suggest", "--only"): Case("suggest dead.s", "suggest dead.s --only needless_nop",
                                ("suggest dead.s --only nosuch", "suggest dead.s --only add_with_shift")),
    ("suggest", "--except"): Case("suggest dead.s", "suggest dead.s --except dead_result", ("suggest dead.s --except nosuch",)),
    ("suggest", "--assume"): Case("suggest fused.s --rules fused.rule --only fused", "suggest fused.s --rules fused.rule --only fused --assume no-denormals32",
                                  ("suggest fused.s --assume nosuch", "suggest fused.s --assume ieee,no-ieee")),
    ("suggest", "--for"): Case("suggest held.s", "suggest held.s --for registers", ("suggest held.s --for speed",)),
    ("suggest", "--summary"): Case("suggest dead.s", "suggest dead.s --summary"),
    ("suggest", "--timeout"): None,  # as interrupt_test.py has it
    ("rewrite", "--output"): Case("rewrite dead.s", "rewrite dead.s -o better.s",
                                  ("rewrite dead.s -o dead.s", "rewrite dead.s -o nosuch/better.s", "rewrite dead.s -o add_with_shift.rule --rules add_with_shift.rule")),
    ("rewrite", "--target"): Case("rewrite bundle.hsaco -o b.hsaco --only dead_result", "rewrite bundle.hsaco -o b.hsaco --only dead_result --target gfx803",
                                  ("rewrite sum.hsaco -o b.hsaco --target gfx803",)),
    ("rewrite", "--kernel"): Case("rewrite two.hsaco -o b.hsaco --only dead_result", "rewrite two.hsaco -o b.hsaco --only dead_result --kernel second",
                                  ("rewrite two.hsaco -o b.hsaco --kernel third",)),
    ("rewrite", "--rules"): Case("rewrite shifted.s -o b.s --except lshl_add", "rewrite shifted.s -o b.s --except lshl_add --rules add_with_shift.rule",
                                 ("rewrite shifted.s -o b.s --rules nosuch.rule", "rewrite shifted.s -o b.s --rules errors.rule")),
    ("rewrite", "--only"): Case("rewrite dead.s -o b.s", "rewrite dead.s -o b.s --only needless_nop", ("rewrite dead.s -o b.s --only nosuch",)),
    ("rewrite", "--except"): Case("rewrite dead.s -o b.s", "rewrite dead.s -o b.s --except dead_result", ("rewrite dead.s -o b.s --except nosuch",)),
    ("rewrite", "--assume"): Case("rewrite fused.s -o b.s --rules fused.rule --only fused", "rewrite fused.s -o b.s --rules fused.rule --only fused --assume no-denormals32",
                                  ("rewrite fused.s -o b.s --assume nosuch",)),
    ("rewrite", "--for"): Case("rewrite held.s -o b.s", "rewrite held.s -o b.s --for registers", ("rewrite held.s -o b.s --for speed",)),
    ("rewrite", "--verify"): Case("rewrite random_launches.s -o b.s --only dead_result --kernel sum",
                                  "rewrite random_launches.s -o b.s --only dead_result --kernel sum --verify 3",
                                  ("rewrite random_launches.s -o b.s --verify 0", "rewrite random_launches.s -o b.s --verify 1000001")),
    ("rewrite", "--seed"): Case("rewrite random_launches.s -o b.s --only dead_result --verify 3", "rewrite random_launches.s -o b.s --only dead_result --verify 3 --seed 8",
                                ("rewrite random_launches.s -o b.s --seed 1", "rewrite random_launches.s -o b.s --verify 3 --seed x")),
    ("rewrite", "--timeout"): None,  # as interrupt_test.py has it
    ("prove", "--rules"): Case("prove sum.s swapped.s --live-out v0", "prove --rules=add_with_shift.rule",
                               ("prove sum.s --rules=add_with_shift.rule", "prove --rules=nosuch.rule", "prove --rules=errors.rule",
                                "prove --rules=add_with_shift.rule --target gfx7", *(f"prove --rules=add_with_shift.rule {option}" for option in
                                ("--live-out v0", "--claim v0=v1", "--assume ieee", "--mode 0xf0", "--inputs 1", "--seed 2",
                                 "--nan-payload ignore", "--timeout x")))),
    ("prove", "--only"): Case("prove --rules=two.rule", "prove --rules=two.rule --only fused",
                              ("prove --rules=two.rule --only nosuch", "prove sum.s swapped.s --live-out v0 --only fused")),
    ("prove", "--again"): None,  # of the ledger of the program; a wrong use is in WRONG
    ("prove", "--ledger"): Case("prove --rules=add_with_shift.rule", "prove --rules=add_with_shift.rule --ledger l.txt",
                                ("prove --rules=add_with_shift.rule --ledger nosuch/l.txt", "prove --rules=add_with_shift.rule --ledger add_with_shift.rule",
                                 "prove sum.s swapped.s --live-out v0 --ledger l.txt")),
    ("prove", "--live-out"): Case("prove move_swap.s xor_swap.s", "prove move_swap.s xor_swap.s --live-out v0",
                                  ("prove move_swap.s xor_swap.s --live-out q1",)),
    ("prove", "--nan-payload"): Case("prove sum.s swapped.s --live-out v0", "prove sum.s swapped.s --live-out v0 --nan-payload ignore",
                                     ("prove sum.s sum.s --live-out v0 --nan-payload some",)),
    ("prove", "--claim"): Case("prove xor_swap.s", "prove xor_swap.s --claim 'v0 = v1'", ("prove xor_swap.s --claim v0",)),
    ("prove", "--assume"): Case("prove sum.s swapped.s --live-out v0", "prove sum.s swapped.s --live-out v0 --assume 'v1 == v2'",
                                ("prove sum.s sum.s --live-out v0 --assume q1", "prove sum.s sum.s --live-out v0 --assume 'v1 < 0'",
                                 "prove sum.s sum.s --live-out v0 --assume ieee,no-ieee", "prove xor_swap.s --claim 'v0 = v1' --assume v1")),
    ("prove", "--target"): Case("prove add.s add.s --live-out v0", "prove add.s add.s --live-out v0 --target gfx900",
                                ("prove add.s add.s --live-out v0 --target gfx7",)),
    ("prove", "--mode"): Case("prove sum.s swapped.s --live-out v0", "prove sum.s swapped.s --live-out v0 --mode 0xf0",
                              ("prove sum.s swapped.s --live-out v0 --mode x", "prove sum.s swapped.s --live-out v0 --mode 65536")),
    ("prove", "--inputs"): Case("prove sum.s swapped.s --live-out v0", "prove sum.s swapped.s --live-out v0 --inputs 0",
                                ("prove sum.s swapped.s --live-out v0 --inputs x", "prove sum.s swapped.s --live-out v0 --inputs 1000001",
                                 "prove xor_swap.s --claim 'v0 = v1' --inputs 5")),
    ("prove", "--seed"): Case("prove sum.s swapped.s --live-out v0", "prove sum.s swapped.s --live-out v0 --seed 2",
                              ("prove sum.s swapped.s --live-out v0 --seed x", "prove xor_swap.s --claim 'v0 = v1' --seed 5")),
    ("prove", "--timeout"): None,  # the hardest proofs here take less than any whole second
    ("sweep", "--output"): Case("sweep swept.toml", "sweep swept.toml -o out", ("sweep swept.toml -o sum.cl",)),
    ("sweep", "--list"): Case("sweep swept.toml -o out", "sweep swept.toml --list", ("sweep swept.toml --list -o out",)),
    ("sweep", "--cell"): Case("sweep swept.toml -o out", "sweep swept.toml -o out --cell effd308ee5c61c462cffb8abee2bc1fa", ("sweep swept.toml -o out --cell 12",)),
    ("sweep", "--shard"): Case("sweep swept.toml -o out", "sweep swept.toml -o out --shard 0/2",
                               ("sweep swept.toml -o out --shard 2/2", "sweep swept.toml -o out --shard 1", "sweep swept.toml -o out --shard 0/2 --cell effd308ee5c61c462cffb8abee2bc1fa")),
    ("sweep", "--collect"): Case("sweep swept.toml -o out", "sweep swept.toml -o out --collect", ("sweep swept.toml -o out --collect --jobs 2",)),
    ("sweep", "--retry"): Case("sweep failing.toml -o failed", "sweep failing.toml -o failed --retry", ("sweep failing.toml --list --retry",)),
    ("sweep", "--jobs"): None,  # the results do not depend on it
    ("study", "--captures"): Case("study timing --predict p.tsv", TIMING + " --predict p.tsv",
                                  ("study timing --captures nosuch --predict p.tsv", "study timing --captures nosuch")),
    ("study", "--predict"): Case(TIMING, TIMING + " --predict p.tsv", ("study timing --predict p.tsv",)),
    ("study", "--set"): Case(TIMING + " --predict p.tsv", TIMING + " --predict p.tsv --set memory_cycles=3000",
                             (TIMING + " --predict p.tsv --set x", TIMING + " --predict p.tsv --set nosuch=1")),
    ("study", "--sensitivity"): None,  # takes minutes
    ("study", "--compiler"): Case("study fp16", "study fp16 --compiler article", ("study fp16 --compiler tcc",)),
    ("study", "--case"): Case("study timing --case OC-4-1", "study timing --case OC-4-2", ("study timing --case QQ-1",)),
    ("study", "--ranges"): Case("study timing --case OC-4-1", "study timing --case OC-4-1 --ranges"),
    ("study", "--markdown"): Case("study timing --case OC-4-1", "study timing --case OC-4-1 --markdown g.md"),
    ("study", "--png"): Case("study spd --case lds", "study spd --case lds --png levels",
                             ("study spd --png levels --case nosuch", "study spd --png sum.cl", "study spd --png levels --device nosuch",
                              "study spd --png levels --html g.html", "study spd --png levels --set memory_cycles=3000", "study spd --case lds --set nosuch=1", "study spd --png levels --timeout x")),
    ("study", "--source"): Case("study spd --case rgba8 --png levels", "study spd --case rgba8 --png levels --source mips/level-4.png",
                                ("study spd --source mips/level-4.png", "study spd --png levels --source nosuch.png",
                                 "study spd --png levels --source sum.cl", "study spd --png levels --source mips/level-9.png")),
    ("study", "--device"): Case("study rdna --case waves", "study rdna --case waves --device navi21-6900xt",
                                ("study rdna --device vega-64", "study rdna --device nosuch")),
    ("study", "--svg"): Case("study rdna --case waves", "study rdna --case waves --svg g.svg"),
    ("study", "--html"): Case("study fp16 --compiler article", "study fp16 --compiler article --html g.html"),
}
WRONG = ["sweep nosuch.toml --list", "sweep swept.toml -o out --jobs 0", "sweep swept.toml -o out --jobs x", "sweep wrong.toml --list",
         TIMING + " --predict p.tsv --device nosuch", "compile sum.cl --target gfx900 -o b.hsaco --timeout x", SUM + " --timeout 0", TIME + " --timeout x", "hip --timeout x -- ./saxpy", LIVE + " --timeout x", "lint sum.hsaco --timeout x", "study fp16 --timeout -1", "study rdna --timeout -1",
         "study rdna --case nosuch", "study spd --case nosuch",
         "suggest", "suggest nosuch", "suggest - -", "suggest sum.hsaco -- -O1", "suggest dead.s --timeout x",
         "rewrite -o b.s", "rewrite nosuch -o b.s", "rewrite dead.s", "rewrite dead.s -o b.s --timeout x", "rewrite sum.cl --target gfx900 -o b.cl",
         "prove --again sum.s swapped.s --live-out v0", "prove --only nosuch --rules",
         "lint", "lint nosuch", "lint - -", "lint sum.hsaco -- -O1", "lint pair.cl --target gfx900 -- -nosuch",
         TIMING + " --predict p.tsv --device navi99", TIMING + " --predict p.tsv --device navi21-6900xt",
         TIME + " --threads 0", TIME + " --threads x", TIME + " --threads 100000", SUM + " --threads 0", SUM + " --threads x", SUM + " --threads 100000",
         "prove move_swap.s xor_swap.s --live-out v0 --timeout x", "prove move_swap.s xor_swap.s --live-out v0 --timeout -1"]
# Commands whose --json is not a whole result of its own.
JSON = {
    "as": "as high_add.s -o a.hsaco", "dis": "dis sum.hsaco", "explain": "explain v_add_f32", "info": "info sum.hsaco",
    "devices": "devices vega-64", "lint": "lint close.s", "suggest": "suggest dead.s", "rewrite": "rewrite dead.s -o b.s",
    "compile": "compile sum.cl --target gfx900 -o b.hsaco", "run": SUM, "hip": "hip --list", "live": LIVE, "time": TIME,
    "prove": "prove move_swap.s xor_swap.s --live-out v0", "study": "study fp16 --compiler article", "sweep": "sweep swept.toml -o out",
    "help": "help dis", "completion": "completion bash",
}

# A value for each option of `study`, and the options that each study takes; it refuses all others.
STUDY_VALUES = {"--captures": "captures", "--predict": "p.tsv", "--set": "memory_cycles=3000", "--sensitivity": "", "--ranges": "",
                "--compiler": "article", "--case": "x", "--markdown": "g.md", "--png": "levels", "--source": "sum.cl",
                "--device": "navi10-5700xt", "--svg": "g.svg", "--html": "g.html", "--timeout": "100"}
STUDIES = {
    "fp16": {"--compiler", "--timeout", "--svg", "--html"},
    "rdna": {"--case", "--device", "--timeout", "--svg", "--html", "--markdown"},
    "sdwa": {"--timeout"},
    "spd": {"--case", "--device", "--set", "--sensitivity", "--timeout", "--svg", "--html", "--markdown", "--png",
            "--source"},
    "timing": {"--captures", "--predict", "--case", "--ranges", "--device", "--set", "--timeout", "--svg", "--html",
               "--markdown"},
}


class Bench:
    def __init__(self, program, inputs, top):
        self.program, self.inputs, self.top, self.count = program, inputs, top, 0

    def run(self, line):
        """Exit code, all that was printed and the files that came, in a fresh copy of the inputs."""
        self.count += 1
        folder = self.top / f"run{self.count}"
        shutil.copytree(self.inputs, folder)
        before = {p for p in folder.rglob("*")}
        done = subprocess.run(["bash", "-c", f"'{self.program}' {line}".replace("[", "\\[")], cwd=folder, capture_output=True,
                              text=True, errors="replace", timeout=TIMEOUT_SECONDS)
        files = sorted(str(p.relative_to(folder)) for p in folder.rglob("*") if p not in before and p.is_file())
        content = b"".join((folder / f).read_bytes() for f in files if (folder / f).stat().st_size < 1 << 22)
        shutil.rmtree(folder)
        # Times and names of folders are no effect of an option.
        said = re.sub(r"\d+\.\d+ s\b", "TIME", done.stdout + done.stderr).replace(str(folder), "")
        return done.returncode, said, (tuple(files), content)


def options_of(program, command):
    text = subprocess.run([program, command, "--help"], capture_output=True, text=True).stdout
    options = set(re.findall(r"^  (?:-\w,)?(--[\w-]+)", text.split("Examples:")[0], re.M))
    return options - {"--help", "--json"}


GFX900 = '.amdgcn_target "amdgcn-amd-amdhsa--gfx900"\n'
FUSED = """rule fused
  says    a product and a sum are one instruction
  idea    LLVM
  targets gfx900
  assume  no-denormals32
  vgpr    d t
  value   a b c
  from
    v_mul_f32 t, a, b
    v_add_f32 d, t, c
  to
    v_mad_f32 d, a, b, c
  dead    t

"""
SWEPT = """measure = ["info"]
[axes]
sources = ["plain.s", "idle.s"]
targets = ["gfx900"]
"""
PAIR = """__kernel void first(__global int* p) { p[0] = 1; }
__kernel void second(__global int* p) { p[0] = 2; for (int i = 0; i < 9; ++i) p[i] += p[i + 1] * p[i + 2]; }
"""
CALLS = """__attribute__((noinline)) float helper(float x) { return x * x + 1.0f; }
__kernel void caller(__global float* p) { p[get_global_id(0)] = helper(p[get_global_id(0)]); }
"""
STATIC_LDS = """__kernel void staging(__global int* p) {
  __local int held[64];
  held[get_local_id(0)] = p[get_local_id(0)];
  barrier(CLK_LOCAL_MEM_FENCE);
  p[get_local_id(0)] = held[63 - get_local_id(0)];
}
"""
ONE = """#include <hip/hip_runtime.h>
extern "C" __global__ void one(int* p) { p[threadIdx.x] = 1; }
"""
RACING = """#include <hip/hip_runtime.h>
__global__ void racing(int* p) { p[0] = threadIdx.x; }
int main() { int* p; (void)hipMalloc(&p, 4); racing<<<1, 128>>>(p); return hipDeviceSynchronize() != hipSuccess; }
"""


def prepare(folder, program):
    files = ROOT / "tests/cli/files"
    for path in [ROOT / "examples/high_add.s", ROOT / "examples/sum.cl", ROOT / "examples/sum.comp", ROOT / "tests/compile/files/copy.comp",
                 ROOT / "tests/compile/files/window.comp", files / "move_swap.s", files / "xor_swap.s", files / "racing.cl",
                 files / "excess_registers.s", files / "clrx_program.s", files / "printf.cl", files / "two_kernels.s", files / "one_buffer.s",
                 files / "random_launches.s", files / "add_with_shift.rule", files / "errors.rule"]:
        shutil.copy(path, folder)
    for name, text in {"pair.cl": PAIR, "pair.txt": PAIR, "calls.cl": CALLS, "static_lds.cl": STATIC_LDS, "racing.hip": RACING, "one.hip": ONE,
                       "plain.s": "s_nop 0\ns_endpgm\n", "snippet.s": "v_mov_b32 v0, v1\n", "sum.s": "v_add_f32 v0, v1, v2\n", "swapped.s": "v_add_f32 v0, v2, v1\n",
                       "close.s": "v_readfirstlane_b32 s1, v0\nv_readlane_b32 s2, v0, s1\n", "add.s": "v_pk_add_u16 v0, v1, v2\n",
                       "words.txt": "v_mov_b32 v0, v1\ns_endpgm\n", "idle.s": "s_mov_b64 exec, 0\nv_mov_b32 v1, v0\ns_endpgm\n",
                       "shifted.s": GFX900 + "k:\nv_lshlrev_b32 v1, 2, v0\nv_add_u32 v1, v1, v2\nglobal_store_dword v[4:5], v1, off\ns_endpgm\n",
                       "dead.s": GFX900 + "k:\nv_mov_b32 v9, 0\nglobal_store_dword v[4:5], v1, off\ns_endpgm\n",
                       "held.s": GFX900.replace("gfx900", "gfx1030") + "k:\nv_xor_b32 v1, v2, v3\nv_xor_b32 v1, v1, v0\nglobal_store_dword v[4:5], v1, off\ns_endpgm\n",
                       "fused.s": GFX900 + "k:\nv_mul_f32 v1, v2, v3\nv_add_f32 v1, v1, v0\nglobal_store_dword v[4:5], v1, off\ns_endpgm\n",
                       "fused.rule": FUSED, "two.rule": FUSED + (files / "add_with_shift.rule").read_text(),
                       "swept.toml": SWEPT, "failing.toml": SWEPT.replace('"plain.s", "idle.s"', '"snippet.txt"'), "snippet.txt": "v_nosuch\n",
                       "wrong.toml": SWEPT.replace("info", "speed"),
                       "tight.toml": "[default]\nmax_vgprs = 1\n"}.items():
        (folder / name).write_text(text)
    (folder / "words.bin").write_bytes(bytes.fromhex("000081bf000081bf"))

    def call(*words):
        done = subprocess.run(words, cwd=folder, capture_output=True, text=True)
        if done.returncode != 0:
            sys.exit(f"{' '.join(words)}: {done.stderr}")

    for name in ("sum", "pair", "calls", "static_lds", "racing", "printf"):
        call(program, "compile", f"{name}.cl", "--target", "gfx900", "-o", f"{name}.hsaco")
    call(program, "as", "two_kernels.s", "-o", "two.hsaco")
    (folder / "cxx.hip").write_text(ONE.replace('extern "C" ', ""))
    call(program, "compile", "cxx.hip", "--target", "gfx900", "-o", "cxx.hsaco")
    captures.write(folder / "captures")
    call("hipcc", "--genco", "--offload-arch=gfx900", "--offload-arch=gfx803", "one.hip", "-o", "bundle.hsaco")
    call(program, *SUM.split(), "--save-launch", "kept")
    for name, line, kernels in (("better.json", LIVE + " --summary", "kernels"), ("better-time.json", TIME, "dispatches")):
        report = json.loads(subprocess.run([program, *line.split(), "--json"], cwd=folder, capture_output=True).stdout)
        for kernel in report[kernels]:
            kernel["vgprs"] = 1
        (folder / name).write_text(json.dumps(report))
    call(program, "sweep", "failing.toml", "-o", "failed")
    call(program, *"study spd --png mips --case rgba8".split())
    call(program, *SUM.replace("iota", "zeros").split(), "--out", "1=wrong.npy")
    call("hipcc", "--offload-arch=gfx900", "--offload-arch=gfx803", str(ROOT / "examples/hip/saxpy.hip"), "-o", "saxpy")
    call("hipcc", "--offload-arch=gfx900", "racing.hip", "-o", "racing")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lanewise", required=True)
    parser.add_argument("--only", default="", help="cases whose command and option contain this")
    arguments = parser.parse_args()
    program = str(pathlib.Path(arguments.lanewise).resolve())
    failures, passed = [], 0

    def check(holds, what):
        nonlocal passed
        passed += bool(holds)
        if not holds:
            failures.append(what)

    text = subprocess.run([program, "--help"], capture_output=True, text=True).stdout
    commands = re.findall(r"^  (\w+) ", text.split("Subcommands:")[1], re.M)
    found = {(command, option) for command in commands for option in options_of(program, command)}
    check(found == CASES.keys(), f"options and cases: {sorted(found ^ CASES.keys())}")
    check(set(commands) == JSON.keys(), f"commands and cases of --json: {sorted(set(commands) ^ JSON.keys())}")

    with tempfile.TemporaryDirectory(prefix="lanewise-options-") as top:
        top = pathlib.Path(top)
        inputs = top / "inputs"
        inputs.mkdir()
        prepare(inputs, program)
        bench = Bench(program, inputs, top)
        wrong = list(WRONG)
        plain = {}  # what commands do without an option, by line
        for (command, option), case in CASES.items():
            if case is None or arguments.only not in f"{command} {option}" or (command, option) not in found:
                continue
            if case.without not in plain:
                plain[case.without] = bench.run(case.without)
            without, with_option = plain[case.without], bench.run(case.with_option)
            check(without != with_option, f"{command} {option} changes nothing: {case.with_option}\n  {with_option[:2]}")
            check(with_option[0] in (0, 1, 3) or command == "hip" or option == "--entry",
                  f"{case.with_option}: exit {with_option[0]} {with_option[1]}")
            wrong += case.wrong
        if arguments.only in "study":
            options = options_of(program, "study")
            check(options == STUDY_VALUES.keys(), f"options of studies: {sorted(options ^ STUDY_VALUES.keys())}")
            for study, taken in STUDIES.items():
                for option in options - taken:
                    line = f"study {study} {option} {STUDY_VALUES[option]}"
                    code, said, (files, _) = bench.run(line)
                    check(code == 2 and option in said and not files, f"{line}: exit {code} {said} {files}")
        for line in wrong:
            if arguments.only in line:
                code, said, _ = bench.run(line)
                check(code == 2 and said.strip(), f"{line}: exit {code} {said}")
        for command, line in JSON.items():
            if arguments.only in command:
                without, with_json = bench.run(line), bench.run(line + " --json")
                check(without[1] != with_json[1], f"{command} --json changes nothing")
    for failure in failures:
        print(f"FAILED: {failure}")
    print(f"{passed} passed, {len(failures)} failed")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
