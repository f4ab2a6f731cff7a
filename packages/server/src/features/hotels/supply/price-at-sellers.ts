import type { Stay } from '@ashore/core/hotels/stay-limits.ts';
import type { Database } from '../../../database/connect.ts';
import type {
  HotelsFound,
  LodgingSupplies,
  LodgingSupply,
  RoomOffer,
  WantedRooms,
} from '../../../gateways/lodging/port.ts';
import type { ExchangeRates } from '../../catalogue/prices/exchange-rates.ts';
import type { OfferedHotel } from '../offers/hotel.queries.ts';
import type { WantedRoom } from '../offers/wanted-stay.ts';
import { liveHotel } from './live-hotel.ts';
import { type ForeignHotel, readForeignHotels } from './sellers-of-hotels.ts';

export type SellerDeps = {
  readonly database: Database;
  /** Connected sellers of rooms at hotels of others. */
  readonly sellers: LodgingSupplies;
  readonly rates: ExchangeRates;
};

type WantedPrices = {
  readonly hotels: readonly OfferedHotel[];
  readonly stay: Stay;
  readonly rooms: readonly WantedRoom[];
  readonly now: Date;
  /** How long this search waits for a seller, if less than others do. With 0 no seller is asked, and none answers. */
  readonly waitMs?: number | undefined;
};

/** Hotels with the prices that they have for a stay, with our own rooms or with those of other sellers. */
export type PricedHotels = {
  /** The same hotels in the same order, without those whose seller does not answer. */
  readonly select: <Hotel extends OfferedHotel>(hotels: readonly Hotel[]) => readonly Hotel[];
  /** Whether the seller of a hotel does not answer, or not in time. */
  readonly isUnanswered: (hotelId: string) => boolean;
  readonly isSellerSilent: boolean;
  /** Whether some prices depend on the countries of the guests. */
  readonly asksGuestCountries: boolean;
  /** When the longest ago of the prices was stated. */
  readonly pricedAt: Date;
};

/** As long as a visitor waits for a seller. */
const WAIT_MS = 3_000;

/**
 * Asks the sellers of hotels what their rooms cost for a stay. This is the only place where our own rooms and those of others
 * differ: a hotel that is sold by another seller gets its prices and counts from there, and everything that prices, lists
 * and shows hotels takes them as it takes ours. Hotels whose seller is not connected are sold from our own rooms. `search`
 * may repeat what the seller said some minutes ago, `rooms` asks now. Called outside transactions only.
 */
export async function priceAtSellers(
  { database, sellers, rates }: SellerDeps,
  { hotels, stay, rooms, now, waitMs }: WantedPrices,
  call: 'search' | 'rooms',
): Promise<PricedHotels> {
  // Lists of our own hotels alone are the usual case, and pay nothing for this.
  if (sellers.size === 0) return ownPrices(now);
  const hotelIds = hotels.map(({ id }) => id);
  const foreign = await readForeignHotels(database, hotelIds, sellers);
  if (foreign.length === 0) return ownPrices(now);
  const wanted = { stay, parties: rooms.map(partyOf) };
  const answers = await Promise.all(
    [...sellers.values()].map((supply) => {
      const codes = foreign.flatMap(({ source, hotelCode }) =>
        source === supply.name && hotelCode !== null ? [hotelCode] : [],
      );
      return askSeller(supply, { codes, wanted, now, waitMs }, call);
    }),
  );
  const answerBySource = new Map(answers.map((answer) => [answer.source, answer]));
  const sourceById = new Map(foreign.map((hotel) => [hotel.productId, hotel]));
  const isSilent = ({ source, hotelCode }: ForeignHotel) =>
    hotelCode !== null && answerBySource.get(source)?.isSilent === true;
  return {
    select: (selected) =>
      selected.flatMap((hotel) => {
        const named = sourceById.get(hotel.id);
        if (!named) return [hotel];
        if (isSilent(named)) return [];
        const { source, hotelCode } = named;
        const offersOfRooms = answerBySource.get(source)?.offers.get(hotelCode ?? '') ?? [];
        return [
          liveHotel(hotel, { source, hotelCode: hotelCode ?? '', stay, rooms, now, rates, offersOfRooms }),
        ];
      }),
    isUnanswered: (hotelId) => {
      const named = sourceById.get(hotelId);
      return named !== undefined && isSilent(named);
    },
    isSellerSilent: foreign.some(isSilent),
    asksGuestCountries: foreign.some(({ source }) => sellers.get(source)?.asksGuestCountries),
    pricedAt: new Date(Math.min(...answers.map(({ answeredAt }) => answeredAt.getTime()))),
  };
}

function ownPrices(now: Date): PricedHotels {
  return {
    select: (hotels) => hotels,
    isUnanswered: () => false,
    isSellerSilent: false,
    asksGuestCountries: false,
    pricedAt: now,
  };
}

function partyOf({
  party,
  residence,
  nationality = residence,
  board,
}: WantedRoom): WantedRooms['parties'][number] {
  return { ...party, residence, nationality, board };
}

type SellerAnswer = {
  readonly source: string;
  /** By the seller's code of the hotel: the rates of each wanted room. */
  readonly offers: ReadonlyMap<string, readonly (readonly RoomOffer[])[]>;
  readonly isSilent: boolean;
  readonly answeredAt: Date;
};

type SellerQuestion = Pick<WantedPrices, 'now' | 'waitMs'> & {
  readonly codes: readonly string[];
  readonly wanted: WantedRooms;
};

async function askSeller(
  supply: LodgingSupply,
  { codes, wanted, now, waitMs }: SellerQuestion,
  call: 'search' | 'rooms',
): Promise<SellerAnswer> {
  const nothing = { source: supply.name, offers: new Map(), isSilent: false, answeredAt: now };
  const [code] = codes;
  if (code === undefined) return nothing;
  if (waitMs === 0) return { ...nothing, isSilent: true };
  const signal = AbortSignal.timeout(WAIT_MS);
  if (call === 'rooms') {
    const found = await supply.rooms(code, wanted, signal);
    if (found.outcome !== 'available') return { ...nothing, isSilent: found.outcome === 'unknown' };
    return { ...nothing, offers: new Map([[code, found.rooms]]) };
  }
  const answer = supply.search({ ...wanted, hotelCodes: codes }, signal);
  const found = waitMs === undefined ? await answer : await within(waitMs, answer);
  if (found.outcome !== 'available') return { ...nothing, isSilent: found.outcome === 'unknown' };
  return {
    ...nothing,
    offers: new Map(found.offers.map(({ hotelCode, rooms }) => [hotelCode, rooms])),
    answeredAt: found.answeredAt,
  };
}

/** Waits no longer than this for an answer. A later one is still kept for the next search by the seller's adapter. */
async function within(waitMs: number, answer: Promise<HotelsFound>): Promise<HotelsFound> {
  const late = Promise.withResolvers<HotelsFound>();
  const timer = setTimeout(() => late.resolve({ outcome: 'unknown', reason: 'late' }), waitMs);
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
