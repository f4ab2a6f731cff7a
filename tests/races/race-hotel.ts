import { addDays, type LocalDate, localDate } from '@ashore/core/time/local-date-time.ts';
import type { Database } from '../../packages/server/src/database/connect.ts';
import { createSharedSecret } from '../../packages/server/src/database/shared-secret.ts';
import {
  OFFER_SECRET,
  offerExpiry,
  signOffer,
} from '../../packages/server/src/features/hotels/offers/room-offer.ts';
import type { WantedStay } from '../../packages/server/src/gateways/inventory/port.ts';
import { wantedStay } from '../../packages/server/test-support/hotels/stay-holds.ts';
import { type TestHotel, writeHotel } from '../../packages/server/test-support/hotels/write-hotel.ts';
import type { Taking } from './history.ts';
import { firstDay } from './race-database.ts';

/** Rooms of each type for every night. */
export const roomCapacities = { twin: 4, suite: 1, double: 4 } as const;
export type RaceRoom = keyof typeof roomCapacities;

const nightMinor = 10_000;

/** Adds a hotel with three room types to the place of the trips, without taxes or meals. */
export async function addRaceHotel(database: Database): Promise<TestHotel> {
  return await writeHotel(database, {
    firstNight: localDate('2038-01-01'),
    nights: 500,
    roomTypes: Object.entries(roomCapacities).map(([slug, capacity]) => ({
      slug,
      capacity,
      priceMinor: nightMinor,
    })),
    ratePlans: [{ slug: 'flexible' }],
  });
}

type StayOfRace = {
  readonly rooms: readonly RaceRoom[];
  readonly arrival?: LocalDate;
  readonly nights?: number;
};

/** Three nights from the first day on for a new client, unless stated otherwise. */
export function stayRequest(
  hotel: TestHotel,
  {
    rooms,
    arrival = firstDay,
    nights = 3,
    ...differences
  }: StayOfRace & Partial<Pick<WantedStay, 'cartId' | 'seconds' | 'holder'>>,
): WantedStay {
  return wantedStay({
    ...differences,
    arrival,
    nights,
    roomTypeIds: rooms.map((room) => hotel.roomTypes[room] ?? room),
  });
}

/** What such a stay takes of each room type in each night. */
export function nightsOfStay({ rooms, arrival = firstDay, nights = 3 }: StayOfRace): Taking[] {
  return [...Map.groupBy(rooms, (room) => room)].flatMap(([room, { length }]) =>
    Array.from({ length: nights }, (_, night) => ({
      stock: stockOf(room, addDays(arrival, night)),
      spots: length,
    })),
  );
}

/** The capacities of all nights between two days. */
export function nightCapacities(days: number): Map<string, number> {
  return new Map(
    (Object.keys(roomCapacities) as RaceRoom[]).flatMap((room) =>
      Array.from({ length: days }, (_, day): [string, number] => [
        stockOf(room, addDays(firstDay, day)),
        roomCapacities[room],
      ]),
    ),
  );
}

function stockOf(room: RaceRoom, night: LocalDate): string {
  return `${room} on ${night}`;
}

/** Signed offers of those rooms, as the call that shows them makes them. */
export async function offersOf(
  database: Database,
  hotel: TestHotel,
  { rooms, arrival = firstDay, nights = 3, now }: StayOfRace & { readonly now: Date },
): Promise<string[]> {
  const secret = await createSharedSecret({ database, name: OFFER_SECRET, clock: { now: () => now } })();
  return rooms.map((room) =>
    signOffer(
      {
        hotelId: hotel.id,
        roomTypeId: hotel.roomTypes[room] ?? room,
        ratePlanId: hotel.ratePlans.flexible ?? '',
        stay: { arrival, departure: addDays(arrival, nights) },
        party: { adults: 2, childrenAges: [] },
        residence: 'DE',
        currency: 'EUR',
        totalMinor: nights * nightMinor,
        hotelTotalMinor: nights * nightMinor,
        expiresAt: offerExpiry(now),
      },
      secret,
    ),
  );
}
