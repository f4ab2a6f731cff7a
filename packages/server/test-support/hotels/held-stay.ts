import { randomUUID } from 'node:crypto';
import type { QuotedTrip } from '@ashore/core/contract/quotes.ts';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import type { Database } from '../../src/database/connect.ts';
import { presentQuote } from '../../src/features/quotes/present-quote.ts';
import type { StoredRoom } from '../../src/features/quotes/present-stay.ts';
import { type StoredQuote, type StoredStay, storedQuoteSchema } from '../../src/features/quotes/quote.ts';
import { placeStay } from '../../src/features/quotes/stays/place-stay.ts';
import type { Holder } from '../../src/gateways/inventory/port.ts';
import { stranger } from '../inventory/wanted-hold.ts';
import type { TestHotel } from './write-hotel.ts';

const id = (n: number) => `bbbbbbbb-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** A twin with breakfast over four nights, for two adults, free of charge until two days before the arrival. */
export function storedRoom(differences: Partial<StoredRoom> = {}): StoredRoom {
  const totalMinor = differences.totalMinor ?? 65_600;
  return {
    position: 0,
    roomTypeId: id(1),
    ratePlanId: id(2),
    names: { en: 'Twin room, lane side', de: 'Zweibettzimmer zur Gasse', 'zh-Hans': '小巷景双床房' },
    board: 'breakfast',
    adults: 2,
    childrenAges: [],
    extraBeds: 0,
    cots: 0,
    nightsMinor: [16_400, 16_400, 16_400, 16_400],
    totalMinor,
    taxes: [
      { kind: 'vat', collected: 'included', amountMinor: 3_713, currency: 'EUR' },
      {
        kind: 'city',
        collected: 'at-hotel',
        amountMinor: 3_200,
        currency: 'EUR',
        parts: [{ per: 'guest', count: 2, nights: 4, amountMinor: 400 }],
      },
    ],
    cancellation: [
      { until: '2037-05-12T17:00:00Z', chargeMinor: 0 },
      { until: null, chargeMinor: 16_400 },
    ],
    noShowMinor: totalMinor,
    ...differences,
  };
}

/** A family suite with half board for two adults and two children, which is never refunded. */
export function familyRoom(differences: Partial<StoredRoom> = {}): StoredRoom {
  return storedRoom({
    position: 1,
    roomTypeId: id(3),
    ratePlanId: id(4),
    names: { en: 'Family suite', de: 'Familiensuite', 'zh-Hans': '家庭套房' },
    board: 'half-board',
    childrenAges: [4, 9],
    extraBeds: 1,
    totalMinor: 120_000,
    nightsMinor: [30_000, 30_000, 30_000, 30_000],
    taxes: [{ kind: 'vat', collected: 'included', amountMinor: 6_792, currency: 'EUR' }],
    cancellation: [{ until: null, chargeMinor: 120_000 }],
    ...differences,
  });
}

export type StayInput = {
  readonly rooms?: readonly StoredRoom[];
  readonly stay?: Partial<StoredStay>;
  readonly quote?: Partial<StoredQuote>;
  readonly holder?: Holder;
};

/** The quote of a stay of four nights in Lisbon in May, for one room unless others are given. */
export function storedStayQuote({ rooms = [storedRoom()], stay, quote }: StayInput = {}): StoredQuote {
  const totalMinor = rooms.reduce((sum, room) => sum + room.totalMinor, 0);
  const payment = stay?.payment ?? 'prepaid';
  return storedQuoteSchema.parse({
    productId: id(5),
    productType: 'hotels',
    name: 'Casa do Aguadeiro',
    path: '/hotels/lisbon/casa-do-aguadeiro-abcdefgh',
    locationId: id(6),
    optionId: rooms[0]?.roomTypeId,
    label: rooms[0]?.names.en,
    date: '2037-05-14',
    time: null,
    startsAt: '2037-05-14T14:00:00Z',
    endsAt: '2037-05-18T11:00:00Z',
    timeZone: 'Europe/Lisbon',
    durationMinutes: null,
    lines: rooms.map((room) => ({
      band: 'room',
      count: 1,
      unitMinor: room.totalMinor,
      totalMinor: room.totalMinor,
      originalMinor: room.totalMinor,
    })),
    currency: 'EUR',
    totalMinor,
    originalMinor: totalMinor,
    rates: null,
    promotion: null,
    savedPercent: null,
    cancellation: [],
    onRequest: false,
    source: null,
    ride: null,
    ...quote,
    stay: {
      arrival: '2037-05-14',
      departure: '2037-05-18',
      checkInFrom: '15:00',
      checkOutUntil: '12:00',
      stars: 4,
      street: 'Rua do Aguadeiro 7',
      postalCode: '1100-001',
      neighbourhood: { en: 'Alfama', de: 'Alfama', 'zh-Hans': '阿尔法玛' },
      payment,
      rooms,
      dueNowMinor: payment === 'prepaid' ? totalMinor : 0,
      ...stay,
    },
  });
}

/**
 * Holds the rooms of that quote at a hotel that exists, a type of its own for each, and returns the quote as a client reads
 * it.
 */
export async function holdStay(
  database: Database,
  hotel: TestHotel,
  input: StayInput = {},
): Promise<QuotedTrip> {
  const [firstType] = Object.values(hotel.roomTypes);
  const [firstPlan] = Object.values(hotel.ratePlans);
  if (!firstType || !firstPlan) throw new Error('The hotel has no rooms.');
  const rooms = (input.rooms ?? [storedRoom()]).map((room, position) => ({
    ...room,
    position,
    roomTypeId: Object.values(hotel.roomTypes)[position] ?? firstType,
    ratePlanId: firstPlan,
  }));
  const stored = storedStayQuote({ ...input, rooms, quote: { productId: hotel.id, ...input.quote } });
  if (!stored.stay) throw new Error('The quote has no stay.');
  const placed = await placeStay(database, {
    cartId: randomUUID(),
    holder: input.holder ?? stranger(),
    roomTypeIds: rooms.map(({ roomTypeId }) => roomTypeId),
    arrival: localDate(stored.stay.arrival),
    departure: localDate(stored.stay.departure),
    seconds: 900,
    quote: stored,
  });
  if (placed.outcome !== 'held') throw new Error(`No stay is held: ${placed.outcome}.`);
  return presentQuote(placed.hold, undefined);
}
