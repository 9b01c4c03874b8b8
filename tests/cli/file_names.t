# File names that are not UTF-8: every output is valid all the same, with U+FFFD for what is no character.

$ name=$(printf 'n\377\303(.cl'); cp examples/saxpy.cl "$name"; printf 'kernel void k(global int* a) { a[get_local_id(0)] = 1; }\n' > "$name"; lanewise compile "$name" --target gfx900 -o "$name.hsaco" --json -- -g > c.json; for f in "$name" "$name.hsaco"; do lanewise info "$f" --target gfx900 --json > a.json; lanewise dis "$f" --target gfx900 --json > b.json; lanewise live "$f" --target gfx900 --json > d.json; lanewise live "$f" --target gfx900 --csv d.csv --junit d.xml --svg d.svg --html d.html --max-vgprs 1 > d.txt; lanewise run "$f" --target gfx900 --grid 1 --block 4 'i32[4]=zeros' --json --check=races > e.json; lanewise run "$f" --target gfx900 --grid 2 --block 4 'i32[4]=zeros' --check=races --junit f.xml --sarif f.sarif > f.txt; lanewise time "$f" --target gfx900 --grid 1 --block 4 'i32[4]=zeros' --json > g.json; lanewise time "$f" --target gfx900 --grid 1 --block 4 'i32[4]=zeros' --csv g.csv --html g.html --trace gt.json > g.txt; for j in *.json *.sarif; do python3 -c 'import json,sys; json.load(open(sys.argv[1], encoding="utf-8"))' $j || echo $j; done; for x in *.xml *.svg; do python3 -c 'import sys, xml.dom.minidom; xml.dom.minidom.parse(sys.argv[1])' $x || echo $x; done; for t in *.csv *.html *.txt; do python3 -c 'import sys; open(sys.argv[1], encoding="utf-8").read()' $t || echo $t; done; ls *.json *.csv *.xml *.svg *.html *.sarif | wc -l; done
budget exceeded: n��(.cl: max_vgprs 1: k uses 2 VGPRs (2 live at the peak)
16
budget exceeded: n��(.cl.hsaco: max_vgprs 1: k uses 2 VGPRs (2 live at the peak)
16

$ lanewise info "$(printf 'no\377such')"
error: no�such: No such file or directory
exit 2

# Assembly: its name in messages and reports.
$ name=$(printf 'n\377.s'); cp move_swap.s "$name"; lanewise as "$name" -o "$name.hsaco" --json | python3 -c 'import json,sys; print(json.load(sys.stdin)["output"])'; lanewise prove "$name" xor_swap.s --live-out v2 --json | python3 -c 'import json,sys; print(json.load(sys.stdin)["verdict"])'
n�.s.hsaco
different
