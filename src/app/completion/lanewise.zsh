#compdef lanewise
# Completion of lanewise's command lines in zsh; the program says what a word may become.
_lanewise() {
  local -a typed lines plain open
  local line text help names before
  typed=("${(@Q)words[1,CURRENT]}")
  [[ -z $compstate[quote] ]] || typed[CURRENT]=$PREFIX
  lines=("${(@f)$($typed[1] completion zsh -- "${(@)typed}" 2>/dev/null)}")
  names=${lines[1]%%$'\t'*}
  before=${lines[1]#*$'\t'}
  for line in "${(@)lines[2,-1]}"; do
    text=${line%%$'\t'*}
    help=${line#*$'\t'}
    if [[ $text == *= ]]; then
      open+=("${text//:/\\:}:$help")
    else
      plain+=("${text//:/\\:}:$help")
    fi
  done
  (( $#plain )) && _describe -V 'word' plain
  (( $#open )) && _describe -V 'word' open -S ''
  case $names in
    files | folders | programs)
      [[ -z $before ]] || compset -P "*${before[-1]}"
      case $names in
        files) _files ;;
        folders) _files -/ ;;
        programs) _command_names -e || _files ;;
      esac
      ;;
  esac
}
if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
  _lanewise "$@"
else
  compdef _lanewise lanewise
fi
