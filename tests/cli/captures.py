"""A capture for `study timing`: one made-up kernel whose waves were stamped, in the form of the captures of a card."""

CODE = ["s_load_b64 s[0:1], s[0:1], null", "s_waitcnt lgkmcnt(0)", "v_mov_b32 v1, 1.0", "v_add_f32 v1, v1, v1",
        "v_add_f32 v1, v1, v1", "s_endpgm"]
BYTES = [8, 4, 4, 4, 4, 4]


def write(folder):
    """Writes the three tables into `folder`, which is made."""
    folder.mkdir()
    rows = ["kernel\tinstruction\toffset\tbytes\texact\tassembly"]
    for number, (text, size) in enumerate(zip(CODE, BYTES)):
        rows.append(f"chain\t{number}\t{sum(BYTES[:number])}\t{size}\t1\t{text}")
    (folder / "kernels.tsv").write_text("\n".join(rows) + "\n")
    count = len(CODE)
    (folder / "launch.tsv").write_text(
        "kernel\tfamily\tworkgroups\tworkgroup_size\tlds_bytes\twaves\ttraces\tstamps\tinstructions\tcode\twhat\n"
        f"chain\twhole\t1\t64\t0\t2\t1\t{2 * count}\t{count}\tas executed\ta chain of additions\n")
    (folder / "stamps.tsv").write_text(
        "kernel\twave\tstart\tcount\tinstructions\tkinds\tdeltas\n"
        + "".join(f"chain\t{wave}\t{20 * wave}\t{count}\t0-{count - 1}\tIMVVVE\t0,700,1,5,5,20\n" for wave in (0, 1)))
