import type { HotelOffer } from '@ashore/core/contract/hotels/hotels.ts';
import { addDays, type LocalDate } from '@ashore/core/time/local-date-time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp } from '../../../../test-support/app/test-app.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import {
  firstNight,
  hotelPlaces,
  type TestHotel,
  takeNights,
  writeHotel,
} from '../../../../test-support/hotels/write-hotel.ts';
import { createSharedSecret } from '../../../database/shared-secret.ts';
import { catalogueCode } from '../../../features/catalogue/import/catalogue-id.ts';
import { OFFER_SECRET, readOffer } from '../../../features/hotels/offers/room-offer.ts';

let testDb: TestDatabase;
let origin: string;
let casa: TestHotel;
const clock = { now: () => new Date('2036-12-20T12:00:00Z') };
const lisbon = catalogueCode('city', 'lisbon');
const cityTax = {
  kind: 'city',
  collected: 'at-hotel',
  basis: { per: 'person-night', amountMinor: 400 },
  exemptUnderAge: 13,
  maxNights: 7,
};

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: hotelPlaces });
  casa = await writeHotel(testDb.database, { taxes: [cityTax] });
  await writeHotel(testDb.database, { slug: 'three-stars', stars: 3 });
});

afterAll(() => testDb.drop());

async function started(): Promise<string> {
  const { url } = await testApp({ database: testDb.database, clock });
  return url;
}

type Answer<Body> = { readonly status: number; readonly body: Body };

async function post<Body>(path: string, body: object): Promise<Answer<Body>> {
  const answer = await fetch(`${origin}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'en' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Body };
}

const arrival: LocalDate = addDays(firstNight, 9);
const stay = { calculatedDateFrom: arrival, calculatedDateTo: addDays(arrival, 4) };

type HotelList = {
  readonly hotels: readonly HotelOffer[];
  readonly total: number;
  readonly hotelOfferExpiresAt: string;
};

test('A search lists hotels of four and five stars with the price of the whole stay', async () => {
  origin = await started();
  const { status, body } = await post<HotelList>(`/booking/hotels/${lisbon}`, stay);
  expect(status).toBe(200);
  expect(body.total).toBe(1);
  expect(body.hotelOfferExpiresAt).toBe('2036-12-20T12:15:00.000Z');
  expect(body.hotels[0]).toMatchObject({
    hotelid: casa.id,
    rating: 562,
    // The saver: ninety percent of 164.00, room only, four nights.
    from: 590.4,
    fromPerNight: 147.6,
    currency: 'EUR',
    payAtHotel: { amount: 32, currency: 'EUR' },
    rateBasis: 0,
    payment: 'prepaid',
    freeCancellationUntil: null,
    hasFreeCancellation: true,
    left: 5,
  });
});

test('The answer to a search is compressed, although a search has a body', async () => {
  origin = await started();
  const answer = await fetch(`${origin}/api/booking/rooms/${casa.id}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-encoding': 'gzip' },
    body: JSON.stringify(stay),
  });
  expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, 'gzip']);
});

type Rooms = {
  readonly rooms: readonly {
    readonly roomTypes: readonly {
      readonly roomTypeId: string;
      readonly left: number | null;
      readonly rates: readonly {
        readonly offerId: string;
        readonly total: number;
        readonly cancellation: unknown;
      }[];
    }[];
  }[];
  readonly nextAvailable: unknown;
};

test('The rooms of a hotel come with a signed offer for each rate, and terms that still apply', async () => {
  origin = await started();
  const { status, body } = await post<Rooms>(`/booking/rooms/${casa.code}`, stay);
  expect(status).toBe(200);
  const [twin, suite] = body.rooms[0]?.roomTypes ?? [];
  expect([twin?.left, suite?.left]).toEqual([5, 2]);
  const [saver, flexible] = twin?.rates ?? [];
  expect([saver?.total, flexible?.total]).toEqual([590.4, 776]);
  expect(flexible?.cancellation).toEqual([
    { until: '2037-01-08T18:00:00+00:00', charge: 0 },
    { until: null, charge: 194 },
  ]);
  const secretOf = createSharedSecret({ database: testDb.database, name: OFFER_SECRET, clock });
  expect(await readOffer(saver?.offerId ?? '', { secretOf, now: clock.now() })).toMatchObject({
    hotelId: casa.id,
    roomTypeId: casa.roomTypes.twin,
    ratePlanId: casa.ratePlans.saver,
    stay: { arrival, departure: addDays(arrival, 4) },
    party: { adults: 2, childrenAges: [] },
    residence: 'GB',
    currency: 'EUR',
    totalMinor: 59_040,
  });
  const expired = { secretOf, now: new Date('2036-12-20T12:15:00Z') };
  expect(await readOffer(saver?.offerId ?? '', expired)).toBe('expired');
  const forged = (saver?.offerId ?? '').replace(/^W../, 'Wyx');
  expect(await readOffer(forged, { secretOf, now: clock.now() })).toBe('forged');
});

test('Two rooms cost what the cheapest two that are left cost together, and are not found if only one is', async () => {
  const later = addDays(arrival, 60);
  const wanted = {
    calculatedDateFrom: later,
    calculatedDateTo: addDays(later, 2),
    rooms: [{ adultsCode: '2' }, { adultsCode: '2' }],
  };
  const take = (roomType: string, sold: number) =>
    takeNights(testDb.database, { roomType: casa.roomTypes[roomType], from: later, nights: 2, sold });
  origin = await started();
  const listed = async () => (await post<HotelList>(`/booking/hotels/${lisbon}`, wanted)).body.hotels[0];
  // Two twins at 147.60 a night.
  expect(await listed()).toMatchObject({ from: 590.4, fromPerNight: 295.2, left: 5 });
  await take('twin', 4);
  // A twin and the suite, at 147.60 and 270.00.
  expect(await listed()).toMatchObject({ from: 835.2, left: 1, payAtHotel: { amount: 32, currency: 'EUR' } });
  await take('suite', 2);
  expect(await listed()).toBeUndefined();
});

test('A hotel whose rooms are sold for one of the nights is not found, and its page names the next stay', async () => {
  const later = addDays(arrival, 30);
  for (const roomType of Object.values(casa.roomTypes))
    await takeNights(testDb.database, { roomType, from: addDays(later, 1), closed: true });
  origin = await started();
  const wanted = { calculatedDateFrom: later, calculatedDateTo: addDays(later, 2) };
  expect((await post<HotelList>(`/booking/hotels/${lisbon}`, wanted)).body.total).toBe(0);
  const { body } = await post<Rooms>(`/booking/rooms/${casa.id}`, wanted);
  expect(body.rooms).toEqual([{ roomNumber: 1, roomTypes: [] }]);
  expect(body.nextAvailable).toEqual({ arrival: addDays(later, 2), departure: addDays(later, 4) });
});

test('Wrong input is refused with its field, and a stay that no hotel sells with the reason', async () => {
  origin = await started();
  const failed = async (path: string, difference: object) => {
    const { status, body } = await post<{ field?: string; reason?: string }>(path, {
      ...stay,
      ...difference,
    });
    return [status, body.field ?? body.reason];
  };
  const room = { adultsCode: '2' };
  for (const path of [`/booking/hotels/${lisbon}`, `/booking/rooms/${casa.id}`]) {
    expect(await failed(path, { rooms: [{ adultsCode: '0' }] })).toEqual([400, 'rooms.0.adultsCode']);
    expect(await failed(path, { rooms: Array(99).fill(room) })).toEqual([400, 'rooms']);
    expect(await failed(path, { rooms: [{ ...room, children: [40] }] })).toEqual([400, 'rooms.0.children.0']);
    expect(await failed(path, { rooms: [{ ...room, rateBasis: 7 }] })).toEqual([400, 'rooms.0.rateBasis']);
    expect(await failed(path, { calculatedDateFrom: '2037-02-30' })).toEqual([400, 'calculatedDateFrom']);
    expect(await failed(path, { calculatedDateTo: arrival })).toEqual([400, 'calculatedDateTo']);
    expect(await failed(path, { calculatedDateTo: addDays(arrival, 400) })).toEqual([422, 'too_many_nights']);
    expect(await failed(path, { calculatedDateFrom: '2036-12-19', calculatedDateTo: '2036-12-21' })).toEqual([
      422,
      'past_arrival',
    ]);
  }
  expect(await failed(`/booking/hotels/${lisbon}`, { page: 0 })).toEqual([400, 'page']);
  expect(await failed('/booking/hotels/00000000', {})).toEqual([404, undefined]);
  expect(await failed('/booking/rooms/00000000', {})).toEqual([404, undefined]);
});
