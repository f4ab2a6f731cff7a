/** Longer than anybody types; a bound on the work that one question can make. */
export const LONGEST_QUERY = 200;
