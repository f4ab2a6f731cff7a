/** So many products are shown on a map at once: four pages of a list. Apart from the schemas, for browsers. */
export const MOST_ON_MAP = 96;
