import type { TourDetails } from '@ashore/core/contract/tour-details.ts';

export type FeatureLine = { readonly text: string; readonly isIncluded: boolean };

export type FoldedFeatures = {
  /** What the price covers and what it does not, as far as it is shown at once. */
  readonly shown: readonly FeatureLine[];
  /** The rest of it, and what else is good to know. Empty where everything is shown at once. */
  readonly folded: readonly FeatureLine[];
  readonly bring: readonly string[];
  readonly know: readonly string[];
  readonly isFolded: boolean;
};

/** As many lines as one takes in at a glance; fewer than two more are not worth a button. */
const most = 6;
const worthFolding = 2;

/** What is included first, then what is not: of a long list the beginning, and the rest behind a button. */
export function foldFeatures(features: TourDetails['featureSet']): FoldedFeatures {
  const valuesOf = (name: TourDetails['featureSet'][number]['feature']) =>
    features.find(({ feature }) => feature === name)?.values ?? [];
  const lines = [
    ...valuesOf('Included').map((text) => ({ text, isIncluded: true })),
    ...valuesOf('NotIncluded').map((text) => ({ text, isIncluded: false })),
  ];
  const [bring, know] = [valuesOf('ToBring'), valuesOf('ToKnow')];
  const all = lines.length + bring.length + know.length;
  if (all < most + worthFolding) return { shown: lines, folded: [], bring, know, isFolded: false };
  return { shown: lines.slice(0, most), folded: lines.slice(most), bring, know, isFolded: true };
}
