import type { PortExcursions } from '@ashore/core/contract/cruises/sailing.ts';

type FittingTrip = PortExcursions['trips'][number];
type UnsuitableTrip = PortExcursions['unsuitable'][number];

/** A trip that fits a sailing, with what its page shows and filters by. */
export type ShownTrip = Omit<FittingTrip, 'tour'> & {
  readonly tour: Pick<
    FittingTrip['tour'],
    | 'tourId'
    | 'tourName'
    | 'normalizedUrlPath'
    | 'teaserImageUrl'
    | 'teaserImageColour'
    | 'basePrice'
    | 'currency'
    | 'averageRating'
    | 'reviewCount'
    | 'durations'
    | 'categories'
  >;
};

type ShownUnsuitable = Omit<UnsuitableTrip, 'tour'> & {
  readonly tour: Pick<UnsuitableTrip['tour'], 'tourId' | 'tourName' | 'normalizedUrlPath'>;
};

/** The trips of a port call. */
export type ShownExcursions = Pick<PortExcursions, 'position' | 'isOver'> & {
  readonly trips: readonly ShownTrip[];
  readonly unsuitable: readonly ShownUnsuitable[];
};

/** Leaves out what the page of a sailing does not show: passengers at sea pay for each byte. */
export function shownExcursions({ position, isOver, trips, unsuitable }: PortExcursions): ShownExcursions {
  return {
    position,
    isOver,
    trips: trips.map(({ tour, ...trip }) => ({ ...trip, tour: shownTour(tour) })),
    unsuitable: unsuitable.map(({ tour: { tourId, tourName, normalizedUrlPath }, ...why }) => ({
      ...why,
      tour: { tourId, tourName, normalizedUrlPath },
    })),
  };
}

function shownTour({
  tourId,
  tourName,
  normalizedUrlPath,
  teaserImageUrl,
  teaserImageColour,
  basePrice,
  currency,
  averageRating,
  reviewCount,
  durations,
  categories,
}: FittingTrip['tour']): ShownTrip['tour'] {
  return {
    ...{ tourId, tourName, normalizedUrlPath, teaserImageUrl, teaserImageColour },
    ...{ basePrice, currency, averageRating, reviewCount, durations, categories },
  };
}
