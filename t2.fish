function ff; commandline -ct > /tmp/b2f/ct; commandline -opc >> /tmp/b2f/ct; echo "spaced name.hsaco"; echo '~/two.hsaco'; end
complete -c foo -f -a "(ff)"; complete -C "foo spaced\\ na"; cat ct;  complete -C "foo ~/tw" ; cat ct; complete -C "foo a\\ b ~/c 'x y' tw"; cat ct
