# help and completion. That shells complete, completion_test.py tests.

$ diff <(lanewise help) <(lanewise --help) && diff <(lanewise help run) <(lanewise run --help) && diff <(lanewise help help) <(lanewise help --help)

$ lanewise help nothing
error: 'nothing' is not a command; lanewise --help lists them
exit 2

$ lanewise help run dis
error: lanewise help takes no further argument 'dis'; lanewise help --help lists its arguments
exit 2

$ diff <(lanewise -V) <(lanewise --version)

# All commands, in the same order.

$ diff <(lanewise help --json | python3 -c 'import json, sys; print(*(c["name"] for c in json.load(sys.stdin)["commands"]), sep="\n")') <(lanewise help | sed -n '/^Subcommands:/,$s/^  \([a-z]*\) .*/\1/p')

$ lanewise help devices --json
{
  "schema": "lanewise/help/1",
  "messages": [],
  "commands": [
    {
      "name": "devices",
      "summary": "lists products and targets; shows the numbers of one, with their sources",
      "arguments": [
        {
          "name": "NAME",
          "required": false,
          "repeated": false,
          "help": "product (vega-64) or target (gfx900) whose numbers are shown, with their sources"
        }
      ],
      "after_dashes": null,
      "options": [
        {
          "names": [
            "--json"
          ],
          "required": false,
          "repeated": false,
          "help": "print the result as JSON"
        },
        {
          "names": [
            "-h",
            "--help"
          ],
          "required": false,
          "repeated": false,
          "help": "print this help"
        }
      ],
      "examples": [
        "lanewise devices",
        "lanewise devices vega-64",
        "lanewise devices gfx1030 --json"
      ]
    }
  ]
}

$ lanewise completion
error: SHELL is required; see `lanewise completion --help`
exit 2

$ lanewise completion tcsh
error: 'tcsh' is not one of bash, zsh, fish
exit 2

$ for shell in bash zsh fish; do lanewise completion $shell | head -1; done
# Completion of lanewise's command lines in bash; the program says what a word may become.
#compdef lanewise
# Completion of lanewise's command lines in fish; the program says what a word may become.

$ lanewise completion fish -- lanewise dis --target gfx101
nothing
gfx1010
gfx1011
gfx1012
gfx1013

$ lanewise completion fish -- lanewise run code.hsaco --out 0=va
files	0=

$ lanewise completion fish -- lanewise nothing --target ''
nothing

# bash passes words as they are typed, and takes them so.

$ cp one_buffer.s 'one buffer.s'; lanewise as two_kernels.s -o "it's.hsaco"; lanewise completion bash -- lanewise dis "it\\'s.hsaco" --kernel ''
nothing
first
second

$ lanewise completion bash -- lanewise explain "'v_add_f32 v0, v1'"
files

$ lanewise completion bash --json -- lanewise live --junit x --js
{
  "schema": "lanewise/completion/1",
  "messages": [],
  "shell": "bash",
  "names": "nothing",
  "before": "",
  "words": [
    {
      "text": "--json",
      "help": "print the result as JSON"
    }
  ]
}
