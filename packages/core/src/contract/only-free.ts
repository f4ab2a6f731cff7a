/** Why `tickets` of a quote are refused that are all free, where others cost something. */
export const ONLY_FREE = 'only_free';
