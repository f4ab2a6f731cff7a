/** What there is to be careful of: for each of them there is a text that everybody who comes along signs. */
export const WAIVER_KINDS = ['water', 'diving', 'height', 'riding', 'expedition'] as const;

export type WaiverKind = (typeof WAIVER_KINDS)[number];
