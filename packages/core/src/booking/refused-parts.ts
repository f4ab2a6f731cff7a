/** Why tickets of a booking cannot be given up by themselves, though all of it can. */
export const REFUSED_PARTS = ['left_over', 'too_often'] as const;
export type RefusedPart = (typeof REFUSED_PARTS)[number];
