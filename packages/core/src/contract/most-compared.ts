/** So many stand side by side at once. Apart from the schemas: a browser knows it without carrying them. */
export const MOST_COMPARED = 4;
