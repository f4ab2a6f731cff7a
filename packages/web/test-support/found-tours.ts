import type {
  FoundHotel,
  FoundLocation,
  FoundLodging,
  FoundTour,
  SearchResult,
} from '@ashore/core/contract/search/search.ts';

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

/** A hotel as an answer lists it, by its name. */
export const foundHotel = (name: string, more: Partial<FoundHotel> = {}): FoundHotel => ({
  name,
  id: codeOf(name),
  hotelid: '5f0c2c1e-0000-4000-8000-000000000001',
  location: 'Lisbon, Portugal',
  description: '',
  rating: 562,
  hasOfficialStars: true,
  neighbourhood: 'Alfama',
  teaserImageUrl: '/images/hotel',
  normalizedUrlPath: `/hotels/lisbon/${slugOf(name)}-${codeOf(name)}`,
  lacks: [],
  kmToSight: null,
  ...more,
});

/** Hotels of an answer, with the list of Lisbon. */
export const foundLodging = (
  hotels: readonly FoundHotel[],
  more: Partial<FoundLodging> = {},
): FoundLodging => ({
  isMeant: true,
  hotels: [...hotels],
  hotelCount: hotels.length,
  similar: [],
  lists: [
    {
      ...{ id: 'l1sb0n00', slug: 'lisbon', name: 'Lisbon', locative: 'in Lisbon', hotelCount: 6 },
      address: '/hotels/lisbon?amenities=pool',
    },
  ],
  requirements: [],
  rates: { boards: [], freeCancellation: false, payAtHotel: false },
  sight: null,
  nothingIn: null,
  unserved: [],
  unsold: [],
  stay: {
    dateFrom: '2037-05-14',
    dateTo: '2037-05-16',
    rooms: '2',
    isStated: false,
    spoken: [],
    isRefused: false,
    childrenWithoutAge: 0,
  },
  ...more,
});
