# Completion of lanewise's command lines in fish; the program says what a word may become.
function __lanewise_complete
    set -l words (commandline -opc)
    set -l word (commandline -ct)
    set -l typed (string unescape -- "$word"; or string trim -l -c "'\"" -- "$word")
    set -l lines ($words[1] completion fish -- $words "$typed" 2>/dev/null)
    set -l head (string split -m 1 \t -- $lines[1])
    string join \n -- $lines[2..-1]

    set -l rest (string sub -s (math 1 + (string length -- "$head[2]")) -- "$typed")
    set -l home
    if string match -q '~/*' -- "$rest"
        set home "$HOME"
        set rest "$HOME"(string sub -s 2 -- "$rest")
    end
    set -l paths
    switch "$head[1]"
        case files
            set paths (__fish_complete_path "$rest")
        case folders
            set paths (__fish_complete_directories "$rest" "")
        case programs
            set paths (__fish_complete_command)
    end
    for path in $paths
        if test -n "$home"
            set path "~"(string sub -s (math 1 + (string length -- "$home")) -- "$path")
        end
        printf '%s%s\n' "$head[2]" "$path"
    end
end
complete -c lanewise -f -a '(__lanewise_complete)'
