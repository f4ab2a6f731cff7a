import type { FoundLocation, FoundTour, SearchResult } from '@ashore/core/contract/search.ts';

/** A tour and a place as an answer lists them, by their names. */
const foundTour = (name: string, place = 'Lisbon'): FoundTour => ({
  name,
  id: codeOf(name),
  location: `${place}, Portugal`,
  description: '',
  teaserImageUrl: '/images/trip',
  categories: [],
  normalizedUrlPath: `/tours/${slugOf(place)}/${slugOf(name)}-${codeOf(name)}`,
});

const foundPlace = (name: string): FoundLocation => ({
  name,
  id: codeOf(name),
  slug: slugOf(name),
  location: 'Portugal',
  description: '',
});

/** The answer to a query: these tours and places, whose counts `more` may override. */
export const foundAnswer = (
  tours: readonly string[],
  places: readonly string[],
  more: Partial<SearchResult> = {},
): SearchResult => ({
  bestMatchType: 'tour',
  tours: tours.map((name) => foundTour(name)),
  tourCount: tours.length,
  locations: places.map(foundPlace),
  locationCount: places.length,
  sailings: [],
  ...more,
});

const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');
const codeOf = (name: string) => slugOf(name).replaceAll('-', '').padEnd(8, '0').slice(0, 8);
