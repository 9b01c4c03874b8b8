// Waves of a workgroup that reach barriers in different ways.
