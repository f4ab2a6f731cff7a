import {
  DEFAULT_ROOM,
  MAX_ADULTS_OF_ROOM,
  MAX_CHILD_AGE,
  MAX_CHILDREN_OF_ROOM,
  MAX_ROOMS,
  type RoomParty,
} from '../../hotels/room-party.ts';
import { type Stay, stayProblem } from '../../hotels/stay-limits.ts';
import { addDays, type LocalDate, parseLocalDate } from '../../time/local-date-time.ts';
import { roomsText, type StaySearch } from './product-path.ts';

/**
 * A part of the address that says nothing usable, so that the usual stay replaced it. `nights`: dates of a stay that is
 * longer than any may be.
 */
export type IgnoredPart = 'dates' | 'nights' | 'rooms';

export type StatedStay = {
  readonly search: StaySearch;
  /** Shown to the traveller, who otherwise takes the prices for those of the stay in the address. */
  readonly ignored: readonly IgnoredPart[];
};

/** Nights of a stay that no traveller has chosen. */
const USUAL_NIGHTS = 2;

/** From tomorrow for two nights, one room for two adults. */
export function usualStay(today: LocalDate): StaySearch {
  return { ...usualNights(addDays(today, 1)), rooms: [DEFAULT_ROOM] };
}

function usualNights(arrival: LocalDate): Stay {
  return { arrival, departure: addDays(arrival, USUAL_NIGHTS) };
}

/**
 * The stay that an address states. What is missing is the usual stay; what is nonsense too, and it is reported.
 * `today` is the day in UTC. Where it is still yesterday, a stay may begin yesterday.
 */
export function readStay(query: URLSearchParams, today: LocalDate): StatedStay {
  const usual = usualStay(today);
  const nights = readNights(query, addDays(today, -1));
  const roomsText = query.get('rooms') ?? '';
  const rooms = roomsText === '' ? usual.rooms : readRooms(roomsText);
  return {
    search: {
      ...usual,
      ...(typeof nights === 'object' && nights),
      ...(rooms && { rooms }),
      ...readGuests(query),
    },
    ignored: [
      ...(typeof nights === 'string' ? [nights] : []),
      ...(rooms === undefined ? (['rooms'] as const) : []),
    ],
  };
}

/** Both countries of the guests, or neither: an address of ours states both. */
function readGuests(query: URLSearchParams): Pick<StaySearch, 'guests'> {
  const [nationality = '', residence = ''] = [query.get('nationality'), query.get('residence')].map(
    (country) => country ?? '',
  );
  return COUNTRY_CODE.test(nationality) && COUNTRY_CODE.test(residence)
    ? { guests: { nationality, residence } }
    : {};
}

/** Codes without a country are refused by the call; the table of countries is too long for every page. */
const COUNTRY_CODE = /^[A-Z]{2}$/;

function readNights(query: URLSearchParams, earliest: LocalDate): Stay | undefined | 'dates' | 'nights' {
  const [from, to] = [query.get('dateFrom') ?? '', query.get('dateTo') ?? ''];
  if (from === '' && to === '') return undefined;
  const arrival = parseLocalDate(from);
  const departure = to === '' && arrival ? usualNights(arrival).departure : parseLocalDate(to);
  if (arrival === undefined || departure === undefined) return 'dates';
  const stay = { arrival, departure };
  const problem = stayProblem(stay, earliest);
  if (problem === undefined) return stay;
  return problem === 'too_many_nights' ? 'nights' : 'dates';
}

/**
 * Rooms as an address writes them: `2,1-7-4` is a room for two adults and one for an adult with children of seven and
 * four years. Undefined for any other text.
 */
export function readRooms(text: string): RoomParty[] | undefined {
  const rooms = text.split(',').map(readRoom);
  const areRooms = rooms.length <= MAX_ROOMS && rooms.every((room) => room !== undefined);
  return areRooms ? rooms : undefined;
}

function readRoom(text: string): RoomParty | undefined {
  if (!/^\d(-\d{1,2})*$/.test(text)) return undefined;
  const [adults = 0, ...childrenAges] = text.split('-').map(Number);
  const isParty =
    adults >= 1 &&
    adults <= MAX_ADULTS_OF_ROOM &&
    childrenAges.length <= MAX_CHILDREN_OF_ROOM &&
    childrenAges.every((age) => age <= MAX_CHILD_AGE);
  return isParty ? { adults, childrenAges } : undefined;
}

export function isSameSearch(one: StaySearch, other: StaySearch): boolean {
  const isSameStay = one.arrival === other.arrival && one.departure === other.departure;
  const isSameGuests =
    one.guests?.nationality === other.guests?.nationality &&
    one.guests?.residence === other.guests?.residence;
  return isSameStay && isSameGuests && roomsText(one.rooms) === roomsText(other.rooms);
}
