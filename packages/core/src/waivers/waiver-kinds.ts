/** Kinds of risk. For each of them there is a waiver that every traveller signs. */
export const WAIVER_KINDS = [
  'water',
  'diving',
  'height',
  'riding',
  'cycling',
  'motorcycle',
  'snow',
  'hiking',
  'expedition',
] as const;

export type WaiverKind = (typeof WAIVER_KINDS)[number];
