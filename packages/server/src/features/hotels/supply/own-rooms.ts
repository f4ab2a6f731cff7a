import { RATING_CODES, starsOfRating } from '@ashore/core/hotels/rating.ts';
import { cancellationSteps } from '@ashore/core/hotels/stay-cancellation.ts';
import { stayProblem } from '@ashore/core/hotels/stay-limits.ts';
import { money, sum } from '@ashore/core/money/money.ts';
import { addSeconds } from '@ashore/core/time/instant.ts';
import type { Database } from '../../../database/connect.ts';
import { refuseInsideTransaction } from '../../../database/transaction.ts';
import type {
  BlockResult,
  LodgingOffers,
  RoomOffer,
  StayOffer,
  WantedParty,
  WantedRooms,
} from '../../../gateways/lodging/port.ts';
import { areNoWorse } from '../../../gateways/lodging/terms.ts';
import { type OfferedHotel, selectHotels, selectHotelsOfPlace } from '../offers/hotel.queries.ts';
import { selectCities } from '../offers/place.queries.ts';
import { clockOf, type PricedRate, priceRates } from '../offers/price-rooms.ts';
import { type RoomsLeft, readRoomsLeft } from '../offers/rooms-left.ts';

/** How long a checked price stays valid, as long as that of an offer. */
const BLOCK_SECONDS = 15 * 60;

/**
 * Our own rooms as a seller: hotels and places by their public codes, room types by their slugs. What is paid at the hotel is
 * left out, because the port sells what is paid to us. Rooms are held by the cart and booked by its checkout, so there is
 * nothing to book here: see decision 28.
 */
export function ownRooms(database: Database, now: () => Date): LodgingOffers {
  return {
    name: 'own rooms',
    asksGuestCountries: false,
    async search(wanted) {
      refuseInsideTransaction('Our rooms were searched');
      const hotels =
        'hotelCodes' in wanted
          ? await selectHotels(database, wanted.hotelCodes)
          : await hotelsOfPlace(database, wanted.placeCode);
      const stars: readonly number[] = RATING_CODES.map(starsOfRating);
      const listed = hotels.filter((hotel) => stars.includes(hotel.stars));
      const offers = await Promise.all(
        listed.map(async (hotel) => {
          const rooms = await offersOf(database, hotel, { ...wanted, now: now() });
          return rooms ? [{ hotelCode: hotel.code, stars: hotel.stars, rooms }] : [];
        }),
      );
      const found = offers.flat();
      return found.length === 0
        ? { outcome: 'none' }
        : { outcome: 'available', offers: found, answeredAt: now() };
    },
    async rooms(hotelCode, wanted) {
      refuseInsideTransaction('Our rooms were searched');
      const [hotel] = await selectHotels(database, [hotelCode]);
      const rooms = hotel && (await offersOf(database, hotel, { ...wanted, now: now() }));
      return rooms ? { outcome: 'available', rooms } : { outcome: 'none' };
    },
    async block(offer) {
      refuseInsideTransaction('Our rooms were checked');
      const [hotel] = await selectHotels(database, [offer.hotelCode]);
      const wanted = { stay: offer.stay, parties: offer.rooms.map(({ party }) => party), now: now() };
      const rooms = hotel && (await offersOf(database, hotel, wanted));
      return rooms ? compareBlock(offer, rooms, now()) : { outcome: 'gone' };
    },
  };
}

async function hotelsOfPlace(database: Database, place: string): Promise<OfferedHotel[]> {
  const cities = await selectCities(database, place);
  return (await Promise.all(cities.map(({ id }) => selectHotelsOfPlace(database, id)))).flat();
}

type Wanted = WantedRooms & { readonly now: Date };

/** The rates of each room, the cheapest first; undefined if a room has none. */
async function offersOf(
  database: Database,
  hotel: OfferedHotel,
  { stay, parties, now }: Wanted,
): Promise<RoomOffer[][] | undefined> {
  const clock = clockOf(hotel, now);
  if (stayProblem(stay, clock.today)) return undefined;
  const leftOf = await readRoomsLeft(database, {
    roomTypeIds: hotel.roomTypes.map(({ id }) => id),
    from: stay.arrival,
    to: stay.departure,
  });
  const offers = parties.map((party, position) =>
    priceRates(hotel, stay, { party, residence: party.residence }, clock)
      .filter(({ roomType, rate }) => isWanted(rate, party) && leftOf(roomType, stay) > 0)
      .map((priced) => offerOf(priced, { hotel, stay, party, position, leftOf, now }))
      .sort((one, other) => one.price.amount - other.price.amount),
  );
  return offers.some((ofRoom) => ofRoom.length === 0) ? undefined : offers;
}

function isWanted({ board, payment }: PricedRate['rate'], party: WantedParty): boolean {
  return payment === 'prepaid' && (party.board === undefined || party.board === board);
}

type OfferedTo = Pick<WantedRooms, 'stay'> & {
  readonly hotel: OfferedHotel;
  readonly party: WantedParty;
  readonly position: number;
  readonly leftOf: RoomsLeft;
  readonly now: Date;
};

function offerOf(
  { roomType, rate, price: priced }: PricedRate,
  { hotel, stay, party, position, leftOf, now }: OfferedTo,
): RoomOffer {
  const { currency, timeZone } = hotel;
  const price = money(priced.totalMinor, currency);
  const charged = { ...priced, conversion: { to: currency, rate: '1' }, from: currency };
  const steps = cancellationSteps(rate.cancellation, charged, { arrival: stay.arrival, timeZone, now });
  return {
    rateId: rate.id,
    position,
    party,
    roomTypeCode: roomType.slug,
    roomName: roomType.names.en,
    board: rate.board,
    price,
    // Our commission is taken from it when the stay is sold.
    cost: price,
    cancellation: steps.map(({ until, chargeMinor }) => {
      const charge = money(chargeMinor, currency);
      return { until, charge, cost: charge };
    }),
    payAtHotel: priced.taxes
      .filter(({ collected }) => collected === 'at-hotel')
      .map(({ kind, amountMinor }) => ({ name: kind, amount: money(amountMinor, currency) })),
    notes: '',
    left: leftOf(roomType, stay),
  };
}

/** Whether the rooms are still sold as promised. Two rooms of a type need two that are left. */
function compareBlock(offer: StayOffer, rooms: readonly (readonly RoomOffer[])[], now: Date): BlockResult {
  const current = offer.rooms.flatMap(
    ({ rateId, roomTypeCode }, index) =>
      rooms[index]?.find((room) => room.rateId === rateId && room.roomTypeCode === roomTypeCode) ?? [],
  );
  const isLeft = current.every(
    ({ roomTypeCode, left }) =>
      current.filter((room) => room.roomTypeCode === roomTypeCode).length <= (left ?? 0),
  );
  if (current.length < offer.rooms.length || !isLeft) return { outcome: 'gone' };
  const totalOf = (priced: readonly RoomOffer[]) =>
    sum(
      priced.map(({ price }) => price),
      current[0]?.price.currency ?? 'EUR',
    );
  const promised = totalOf(offer.rooms);
  const price = totalOf(current);
  if (price.amount > promised.amount)
    return { outcome: 'price_changed', what: 'price', promised, now: price };
  const terms = current.map(({ cancellation }) => cancellation);
  if (!terms.every((ofRoom, index) => areNoWorse(ofRoom, offer.rooms[index]?.cancellation ?? [])))
    return { outcome: 'price_changed', what: 'terms', promised, now: price };
  const validUntil = addSeconds(now, BLOCK_SECONDS);
  return { outcome: 'available', block: { token: '', offer, price, cost: price, terms, validUntil } };
}
