import type { CardTour } from '../card-tour.ts';

/** Pages of one list as they stand under each other. They count from 0. */
export type JoinedPages = {
  readonly first: number;
  readonly last: number;
  readonly tours: readonly CardTour[];
};

type ArrivedPage = { readonly number: number; readonly tours: readonly CardTour[] };

/**
 * A page comes below or above those that are there. A list may have changed meanwhile and give a product again: it stays
 * where it was first. A page from elsewhere begins anew, and one that is there already brings what is true now.
 */
export function joinPages(before: JoinedPages | undefined, { number, tours }: ArrivedPage): JoinedPages {
  const isNext = number === (before?.last ?? Number.NaN) + 1;
  const isPrevious = number === (before?.first ?? Number.NaN) - 1;
  if (!before || number < before.first - 1 || number > before.last + 1)
    return { first: number, last: number, tours };
  const arrived = new Map(tours.map((tour) => [tour.tourId, tour]));
  const known = before.tours.map((tour) => arrived.get(tour.tourId) ?? tour);
  const added = tours.filter(({ tourId }) => before.tours.every((tour) => tour.tourId !== tourId));
  if (isNext) return { ...before, last: number, tours: [...known, ...added] };
  if (isPrevious) return { ...before, first: number, tours: [...added, ...known] };
  return { ...before, tours: known };
}
