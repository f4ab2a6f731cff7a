import { randomUUID } from 'node:crypto';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { insideTransaction } from '../../src/database/transaction.ts';
import type {
  Block,
  LodgingOffers,
  LodgingSupply,
  StayOffer,
  WantedRooms,
} from '../../src/gateways/lodging/port.ts';
import { cheapestOffer, couple, family, wantedRooms } from './bedbank-under-test.ts';

export type OffersUnderTest = {
  readonly seller: LodgingOffers;
  /** The codes of the hotel and the place that the rules name. */
  readonly hotel: string;
  readonly place: string;
  readonly close: () => Promise<void>;
};

export type LodgingUnderTest = {
  readonly supply: LodgingSupply;
  /** Removes all bookings. */
  readonly clear: () => Promise<void>;
  /** Lets all blocks end. */
  readonly endBlocks: () => Promise<void>;
  readonly close: () => Promise<void>;
};

const lead = { firstName: 'Mara', lastName: 'Lind' };

/**
 * The rules for every seller of rooms, also of our own. The hotel has at least three rooms for every party, with two boards or
 * more, free of charge until two days before the arrival.
 */
export function offersContract(name: string, open: () => Promise<OffersUnderTest>): void {
  describe(`${name} as a seller`, () => {
    let subject: OffersUnderTest;
    let seller: LodgingOffers;
    let hotel: string;
    let place: string;
    const signal = () => AbortSignal.timeout(5_000);

    beforeAll(async () => {
      subject = await open();
      ({ seller, hotel, place } = subject);
    });
    afterAll(() => subject.close());

    const offerOf = (differences: Partial<WantedRooms> = {}) =>
      cheapestOffer(seller, wantedRooms(differences), hotel);

    test('A search finds hotels of the place, each with the rates of every room, with four or five stars', async () => {
      const wanted = { ...wantedRooms({ parties: [couple, family] }), placeCode: place };
      const found = await seller.search(wanted, signal());
      if (found.outcome !== 'available') throw new Error(found.outcome);
      expect(found.offers.map(({ hotelCode }) => hotelCode)).toContain(hotel);
      for (const { rooms, stars } of found.offers) {
        expect([4, 5]).toContain(stars);
        expect(rooms.map(([cheapest]) => cheapest?.party)).toEqual(wanted.parties);
      }
      const { rooms } = await offerOf({ parties: [couple, family] });
      const first = found.offers.find(({ hotelCode }) => hotelCode === hotel);
      expect(first?.rooms.map(([cheapest]) => cheapest?.price)).toEqual(rooms.map(({ price }) => price));
    });

    test('Hotels and places that the seller does not have are none', async () => {
      expect(await seller.search({ ...wantedRooms(), hotelCodes: ['H404'] }, signal())).toEqual({
        outcome: 'none',
      });
      expect(await seller.search({ ...wantedRooms(), placeCode: 'ATLANTIS' }, signal())).toEqual({
        outcome: 'none',
      });
      expect(await seller.rooms('H404', wantedRooms(), signal())).toEqual({ outcome: 'none' });
    });

    test('Rates are whole minor units with a currency, the cheapest first, and their terms end with the arrival', async () => {
      const found = await seller.rooms(hotel, wantedRooms(), signal());
      if (found.outcome !== 'available') throw new Error(found.outcome);
      const prices = found.rooms[0]?.map(({ price }) => price.amount) ?? [];
      expect(prices.length).toBeGreaterThan(1);
      expect(prices).toEqual(prices.toSorted((a, b) => a - b));
      for (const { price, cancellation } of found.rooms[0] ?? []) {
        expect(Number.isSafeInteger(price.amount)).toBe(true);
        expect(cancellation.at(-1)?.until).toBeNull();
        expect(cancellation[0]?.charge).toEqual({ amount: 0, currency: price.currency });
        expect(cancellation[0]?.until?.getTime()).toBeLessThan(Date.parse('2027-05-13'));
      }
    });

    test('A wanted board is the only one', async () => {
      const found = await seller.rooms(
        hotel,
        wantedRooms({ parties: [{ ...couple, board: 'breakfast' }] }),
        signal(),
      );
      if (found.outcome !== 'available') throw new Error(found.outcome);
      expect(new Set(found.rooms[0]?.map(({ board }) => board))).toEqual(new Set(['breakfast']));
    });

    test('A block states the promised price and terms, for some time', async () => {
      const offer = await offerOf({ parties: [couple, family] });
      const blocked = await seller.block(offer, signal());
      if (blocked.outcome !== 'available') throw new Error(blocked.outcome);
      const { price, terms, validUntil } = blocked.block;
      expect(price.amount).toBe(offer.rooms.reduce((total, room) => total + room.price.amount, 0));
      expect(terms).toEqual(offer.rooms.map(({ cancellation }) => cancellation));
      expect(validUntil > new Date('2027-03-01T10:00:00Z')).toBe(true);
    });

    test('Rooms that were promised for less, or with better terms, are not blocked', async () => {
      const { rooms, ...offer } = await offerOf();
      const less = rooms.map((room) => ({
        ...room,
        price: { ...room.price, amount: room.price.amount - 1 },
      }));
      expect(await seller.block({ ...offer, rooms: less }, signal())).toMatchObject({
        outcome: 'price_changed',
        what: 'price',
      });
      const free = rooms.map((room) => ({
        ...room,
        cancellation: room.cancellation.slice(0, 1).map((tier) => ({ ...tier, until: null })),
      }));
      expect(await seller.block({ ...offer, rooms: free }, signal())).toMatchObject({
        outcome: 'price_changed',
        what: 'terms',
      });
    });

    test('No seller is asked for offers inside a transaction', async () => {
      const offer = await offerOf();
      const calls = [
        () => seller.search({ ...wantedRooms(), placeCode: place }, signal()),
        () => seller.rooms(hotel, wantedRooms(), signal()),
        () => seller.block(offer, signal()),
      ];
      for (const call of calls)
        await expect(insideTransaction<unknown>(call)).rejects.toThrow('inside a transaction');
    });

    test('A stay across the change to summer time has as many nights as dates', async () => {
      const stay = { arrival: localDate('2027-03-27'), departure: localDate('2027-03-29') };
      const usual = { arrival: localDate('2027-04-10'), departure: localDate('2027-04-12') };
      const priceOf = async (one: WantedRooms['stay']) => (await offerOf({ stay: one })).rooms[0]?.price;
      expect(await priceOf(stay)).toEqual(await priceOf(usual));
    });
  });
}

/** The rules for every other seller, which has the hotel `H1` of the place `LIS`. */
export function lodgingContract(name: string, open: () => Promise<LodgingUnderTest>): void {
  offersContract(name, async () => {
    const { supply: seller, close } = await open();
    return { seller, hotel: 'H1', place: 'LIS', close };
  });
  describe(name, () => {
    let subject: LodgingUnderTest;
    let supply: LodgingSupply;
    const signal = () => AbortSignal.timeout(5_000);

    beforeAll(async () => {
      subject = await open();
      supply = subject.supply;
    });
    beforeEach(() => subject.clear());
    afterAll(() => subject.close());

    const offerOf = (differences: Partial<WantedRooms> = {}) =>
      cheapestOffer(supply, wantedRooms(differences));

    async function blockOf(offer: StayOffer): Promise<Block> {
      const blocked = await supply.block(offer, signal());
      if (blocked.outcome !== 'available') throw new Error(`No block: ${JSON.stringify(blocked)}.`);
      return blocked.block;
    }
    async function bookRooms(differences: Partial<WantedRooms> = {}) {
      const offer = await offerOf(differences);
      const ourReference = randomUUID();
      const leadGuests = offer.rooms.map(() => lead);
      const booked = await supply.book(await blockOf(offer), { leadGuests, ourReference }, signal());
      if (booked.outcome !== 'booked') throw new Error(`Not booked: ${JSON.stringify(booked)}.`);
      return { offer, ourReference, booking: booked.booking };
    }

    test('A block keeps the promised price for some time, and its booking can be found by both references', async () => {
      const { offer, ourReference, booking } = await bookRooms({ parties: [couple, family] });
      expect(booking).toMatchObject({ ourReference, state: 'confirmed', hotelCode: 'H1', stay: offer.stay });
      expect(booking.rooms.map(({ party }) => party.adults)).toEqual([2, 2]);
      expect(booking.rooms.map(({ party }) => party.childrenAges.toSorted())).toEqual([[], [3, 7]]);
      for (const reference of [{ ours: ourReference }, { theirs: booking.theirReference }]) {
        const found = await supply.find(reference, signal());
        expect(found).toMatchObject({
          outcome: 'found',
          bookings: [{ theirReference: booking.theirReference, state: 'confirmed' }],
        });
      }
      expect(await supply.find({ ours: randomUUID() }, signal())).toEqual({ outcome: 'none' });
    });

    test('A block that has ended books nothing', async () => {
      const block = await blockOf(await offerOf());
      await subject.endBlocks();
      const order = { leadGuests: [lead], ourReference: randomUUID() };
      expect(await supply.book(block, order, signal())).toEqual({ outcome: 'gone' });
      expect(await supply.find({ ours: order.ourReference }, signal())).toEqual({ outcome: 'none' });
    });

    test('A test of a cancellation states the charge and cancels nothing; a repeated cancellation has the same answer', async () => {
      const { booking } = await bookRooms({ parties: [couple, couple] });
      const { theirReference } = booking;
      const charge = { amount: 0, currency: booking.cost.currency };
      const room = { theirReference, position: 1 };
      expect(await supply.cancel({ ...room, isTestOnly: true }, signal())).toEqual({
        outcome: 'tested',
        charge,
      });
      const isCancelled = async () => {
        const found = await supply.find({ theirs: theirReference }, signal());
        return found.outcome === 'found' && found.bookings[0]?.rooms.map((one) => one.isCancelled);
      };
      expect(await isCancelled()).toEqual([false, false]);
      for (const _ of '12')
        expect(await supply.cancel({ ...room, isTestOnly: false }, signal())).toEqual({
          outcome: 'cancelled',
          charge,
        });
      expect(await isCancelled()).toEqual([false, true]);
      expect(
        await supply.cancel({ theirReference: 'B-404', position: 0, isTestOnly: true }, signal()),
      ).toEqual({ outcome: 'gone' });
    });

    test('A seller is never called inside a transaction', async () => {
      const offer = await offerOf();
      const block = await blockOf(offer);
      const order = { leadGuests: [lead], ourReference: randomUUID() };
      const room = { theirReference: 'B-1', position: 0, isTestOnly: true };
      const calls = [
        () => supply.search({ ...wantedRooms(), placeCode: 'LIS' }, signal()),
        () => supply.rooms('H1', wantedRooms(), signal()),
        () => supply.block(offer, signal()),
        () => supply.book(block, order, signal()),
        () => supply.find({ ours: 'R-1' }, signal()),
        () => supply.cancel(room, signal()),
      ];
      for (const call of calls)
        await expect(insideTransaction<unknown>(call)).rejects.toThrow('inside a transaction');
    });
  });
}
