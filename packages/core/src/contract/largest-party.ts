/** More than any group that books itself in. Apart from the schemas: a browser knows it without carrying them. */
export const LARGEST_PARTY = 99;
