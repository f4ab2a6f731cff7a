/** Tints that return in many pictures. Near-black and pure white are never among them. */
export const coral = '#e5484d';
export const sun = '#f2b443';
export const ink = '#0b2135';
export const sea = '#0d5e78';
export const paper = '#fff6e3';
export const skin = ['#c98d68', '#8a5638', '#e0ac85', '#6b4330'] as const;
