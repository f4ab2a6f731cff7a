import type { ComparedTour } from '@ashore/core/contract/compare.ts';

export type Best = {
  /** Ids of those that cost the party least; none where all cost the same, or fewer than two have a price. */
  readonly cheapest: ReadonlySet<string>;
  readonly bestRated: ReadonlySet<string>;
};

type Rated = Pick<ComparedTour, 'tourId' | 'averageRating' | 'reviewCount'> & {
  readonly day: Pick<NonNullable<ComparedTour['day']>, 'total'> | null;
};

/** So many have to agree before a rating is called the highest. */
const fewestReviews = 3;

/** Which of those side by side stand out. Nothing does where nothing differs: a mark on all of them says nothing. */
export function bestOf(tours: readonly Rated[]): Best {
  return {
    cheapest: outstanding(tours, ({ day }) => (day?.total == null ? undefined : -day.total)),
    bestRated: outstanding(tours, ({ averageRating, reviewCount }) =>
      averageRating === null || reviewCount < fewestReviews ? undefined : averageRating,
    ),
  };
}

function outstanding(tours: readonly Rated[], worth: (tour: Rated) => number | undefined): Set<string> {
  const known = tours.flatMap((tour) => {
    const value = worth(tour);
    return value === undefined ? [] : [{ id: tour.tourId, value }];
  });
  const most = Math.max(...known.map(({ value }) => value));
  const best = known.filter(({ value }) => value === most);
  return new Set(best.length === known.length ? [] : best.map(({ id }) => id));
}
