# v_clrexcp: not modelled; the text and the bits only.

target gfx803

target gfx900

target gfx906
