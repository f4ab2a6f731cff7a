import type { TourSummary } from '@ashore/core/contract/tour-summary.ts';

/** What a card does not show. A page of cards is a third longer with it. */
type Unseen =
  | 'subTitle'
  | 'locationUuid'
  | 'promoBookUntil'
  | 'promoValidUntil'
  | 'multiDay'
  | 'languages'
  | 'categories'
  | 'requireBookingApproval'
  | 'excludedTour'
  | 'startingPointInformation';

export type CardTour = Omit<TourSummary, Unseen> & {
  /** Said in lists that nobody has narrowed to days. */
  nextRunOn?: string | null;
};

export function cardTour(tour: TourSummary & Pick<CardTour, 'nextRunOn'>): CardTour {
  const { subTitle, locationUuid, promoBookUntil, promoValidUntil, multiDay, languages, ...rest } = tour;
  const { categories, requireBookingApproval, excludedTour, startingPointInformation, ...seen } = rest;
  return seen;
}
