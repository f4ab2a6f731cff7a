// Closed vocabularies of what a trip is like, so that lists and sentences can filter by it.

/** Whether rain reaches travellers. In a bus, or in a boat with a cabin for all, they are indoors. */
export const SETTINGS = ['indoors', 'partly-indoors', 'outdoors'] as const;

/** How much the body does: it sits, it strolls at an easy pace, or it works. */
export const PACES = ['seated', 'calm', 'active'] as const;

/** Steps that a traveller cannot avoid. */
export const STEPS = ['none', 'few', 'many'] as const;

/** The ages that a trip is made for, both years included; without `to` all older ones too. */
export type SuitedAges = { readonly from: number; readonly to?: number | undefined };

/** What a trip is like, as its supplier states it. What is not stated is unknown. */
export type ProductFacts = {
  readonly setting?: (typeof SETTINGS)[number] | undefined;
  readonly pace?: (typeof PACES)[number] | undefined;
  /** On foot, in all. */
  readonly walkingMetres?: number | undefined;
  readonly steps?: (typeof STEPS)[number] | undefined;
  /** Whether a guide or driver meets passengers where they leave the ship. */
  readonly startsAtPier?: boolean | undefined;
  readonly suits?: SuitedAges | undefined;
};

/** Longest way on foot of a trip with little walking. */
export const LITTLE_WALKING_METRES = 1_000;
