# Completion of lanewise's command lines in bash; the program says what a word may become.
_lanewise() {
  # The words as the program sees them: bash also ends words at = and :, which belong to values here.
  local line=${COMP_LINE:0:COMP_POINT} word i
  local words=()
  for ((i = 0; i <= COMP_CWORD; i++)); do
    word=${COMP_WORDS[i]}
    if ((i > 0)) && [[ $line != [[:space:]]* ]]; then
      words[${#words[@]}-1]+=$word
    else
      words+=("$word")
      line=${line#"${line%%[![:space:]]*}"}
    fi
    line=${line#"$word"}
  done
  word=${words[${#words[@]}-1]}

  local names before text reply=()
  {
    IFS=$'\t' read -r names before
    while IFS=$'\t' read -r text _; do reply+=("$text"); done
  } < <("${1/#\~\//$HOME/}" completion bash -- "${words[@]}" 2>/dev/null)

  # What readline replaces begins behind the last of its word breaks, or behind a quote.
  local cut=${word%"${word##*[=:]}"}
  [[ $COMP_WORDBREAKS == *=* && $COMP_WORDBREAKS == *:* ]] || cut=
  if [[ $word == [\'\"]* ]]; then
    word=${word:1}
    cut=
  fi

  case $names in
    files | folders | programs)
      local action=file
      [[ $names != folders ]] || action=directory
      [[ $names != programs ]] || action=command
      compopt -o filenames 2>/dev/null
      while IFS= read -r text; do reply+=("$before$text"); done < <(compgen -A "$action" -- "${word#"$before"}")
      if [[ $names == programs ]]; then
        while IFS= read -r text; do reply+=("$before$text"); done < <(compgen -A directory -- "${word#"$before"}")
      fi
      ;;
  esac

  COMPREPLY=()
  for text in "${reply[@]}"; do
    COMPREPLY+=("${text#"$cut"}")
    [[ $text != *= ]] || compopt -o nospace 2>/dev/null
  done
}
complete -F _lanewise lanewise
