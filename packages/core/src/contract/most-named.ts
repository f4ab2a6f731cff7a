/** So many products can be asked for by name at once: as many as a browser keeps of saved ones. */
export const MOST_NAMED = 48;
