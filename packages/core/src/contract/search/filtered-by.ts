// Kept apart from the schemas, so that browsers need not load them.

/** The filters of results that are offered as fields, under their names in an address. Days and travellers are part of the search line. */
export const FILTERED_BY = [
  'type',
  'interest',
  'duration',
  'language',
  'priceTo',
  'rating',
  'freeCancellation',
] as const;
export type FilteredBy = (typeof FILTERED_BY)[number];
