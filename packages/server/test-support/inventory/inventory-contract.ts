import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Queryable } from '../../src/database/queryable.ts';
import { insideTransaction } from '../../src/database/transaction.ts';
import type { BuyOutcome, Inventory, WantedHold } from '../../src/gateways/inventory/port.ts';

export type InventoryUnderTest = {
  readonly inventory: Inventory;
  /** A hold request for an empty departure of four spots, by a new holder. */
  readonly wanting: (differences?: Partial<WantedHold>) => WantedHold;
  /** Runs work in a transaction as a booking does; for our own inventory only. */
  readonly booking?: <Result>(work: (client: Queryable) => Promise<Result>) => Promise<Result>;
  /** Lets the hold of a cart expire. */
  readonly letExpire: (cartId: string) => Promise<void>;
  /** Resets the inventory. */
  readonly clear: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/**
 * The rules for every inventory, whether our own or external. They are written once and run for each
 * inventory.
 */
export function inventoryContract(name: string, open: () => Promise<InventoryUnderTest>): void {
  describe(name, () => {
    let subject: InventoryUnderTest;
    let inventory: Inventory;

    beforeAll(async () => {
      subject = await open();
      inventory = subject.inventory;
    });
    beforeEach(() => subject.clear());
    afterAll(() => subject.close());

    async function holdSpots(differences: Partial<WantedHold> = {}) {
      const outcome = await inventory.hold(subject.wanting(differences));
      if (outcome.outcome !== 'held') throw new Error(`No spots are held: ${outcome.outcome}`);
      return outcome.hold;
    }
    const outcomeOf = async (differences: Partial<WantedHold>) =>
      (await inventory.hold(subject.wanting(differences))).outcome;

    async function buy(cartId: string): Promise<BuyOutcome> {
      return inventory.isOwn ? await book((client) => buyIn(client, cartId)) : await inventory.buy(cartId);
    }
    async function book<Result>(work: (client: Queryable) => Promise<Result>): Promise<Result> {
      if (!subject.booking) throw new Error('The own inventory has no booking transaction.');
      return await subject.booking(work);
    }
    async function buyIn(client: Queryable, cartId: string): Promise<BuyOutcome> {
      if (!inventory.isOwn) throw new Error('The inventory is not our own.');
      return await inventory.buy(cartId, client);
    }

    test('A hold states its number of spots and its expiry, and can be found again', async () => {
      const hold = await holdSpots({ people: 2, seconds: 600, quote: { total: 12 } });
      expect(hold).toMatchObject({ state: 'held', spots: 2, isNotExtendable: false, quote: { total: 12 } });
      expect(Math.round((hold.expiresAt.getTime() - hold.now.getTime()) / 1_000)).toBe(600);
      expect(await inventory.find(hold.cartId)).toMatchObject({
        id: hold.id,
        state: 'held',
        quote: { total: 12 },
      });
      expect(await inventory.find(randomUUID())).toBeUndefined();
    });

    test('The number of held spots never exceeds the capacity', async () => {
      await holdSpots({ people: 3 });
      expect(await outcomeOf({ people: 2 })).toBe('nothing');
      await holdSpots({ people: 1 });
      expect(await outcomeOf({ people: 1 })).toBe('nothing');
    });

    test('Of twenty concurrent requests for the last spot, one gets it', async () => {
      await holdSpots({ people: 3 });
      const outcomes = await Promise.all(Array.from({ length: 20 }, () => outcomeOf({ people: 1 })));
      expect(outcomes.filter((outcome) => outcome === 'held')).toHaveLength(1);
      expect(outcomes.filter((outcome) => outcome === 'nothing')).toHaveLength(19);
    });

    test('A cart has one hold: a new one replaces it, and a refused one leaves it as it is', async () => {
      const { cartId } = await holdSpots({ people: 3 });
      const second = await holdSpots({ cartId, people: 4 });
      expect(await outcomeOf({ cartId, people: 5 })).toBe('nothing');
      expect(await inventory.find(cartId)).toMatchObject({ id: second.id, state: 'held' });
      expect(await outcomeOf({ people: 1 })).toBe('nothing');
    });

    test('Released spots are available to the next traveller, and a second release changes nothing', async () => {
      const { cartId } = await holdSpots({ people: 4 });
      expect(await inventory.release(cartId)).toBe(true);
      expect(await inventory.release(cartId)).toBe(false);
      expect(await inventory.release(randomUUID())).toBe(false);
      expect(await inventory.find(cartId)).toMatchObject({ state: 'released' });
      await holdSpots({ people: 4 });
    });

    test('Expired spots are available to the next traveller; the expired hold is neither extended nor bought', async () => {
      const { cartId } = await holdSpots({ people: 4 });
      await subject.letExpire(cartId);
      expect(await inventory.find(cartId)).toMatchObject({ state: 'expired' });
      expect(await inventory.extend(cartId, 60)).toEqual({ outcome: 'ended' });
      expect(await buy(cartId)).toEqual({ outcome: 'ended' });
      await holdSpots({ people: 4 });
      expect(await buy(cartId)).toEqual({ outcome: 'ended' });
    });

    test('A hold is extended once, by the requested time', async () => {
      const { cartId, expiresAt } = await holdSpots({ seconds: 600 });
      const outcome = await inventory.extend(cartId, 300);
      if (outcome.outcome !== 'extended') throw new Error(outcome.outcome);
      expect(outcome.hold.expiresAt.getTime() - expiresAt.getTime()).toBe(300_000);
      expect(outcome.hold.isNotExtendable).toBe(true);
      expect(await inventory.extend(cartId, 300)).toEqual({ outcome: 'extended_before' });
      expect(await inventory.extend(randomUUID(), 300)).toEqual({ outcome: 'unknown' });
    });

    test('A hold that is bought stays bought if it is bought again, and its cart holds nothing more', async () => {
      const { cartId, id } = await holdSpots({ people: 4 });
      for (const _ of '12')
        expect(await buy(cartId)).toMatchObject({ outcome: 'bought', hold: { id, state: 'sold' } });
      expect(await inventory.release(cartId)).toBe(false);
      expect(await outcomeOf({ cartId })).toBe('bought');
      expect(await outcomeOf({ people: 1 })).toBe('nothing');
      expect(await buy(randomUUID())).toEqual({ outcome: 'unknown' });
    });

    test('Our own spots are sold with their booking or not at all; external spots are never bought inside a transaction', async () => {
      const { cartId } = await holdSpots({ people: 4 });
      const attempt = inventory.isOwn
        ? book(async (client) => {
            expect(await buyIn(client, cartId)).toMatchObject({ outcome: 'bought' });
            // A sale that is not committed yet is not visible outside its transaction.
            expect(await inventory.find(cartId)).toMatchObject({ state: 'held' });
            throw new Error('The booking fails.');
          })
        : insideTransaction(() => buy(cartId));
      await expect(attempt).rejects.toThrow(inventory.isOwn ? 'The booking fails.' : /inside a transaction/);
      expect(await inventory.find(cartId)).toMatchObject({ state: 'held' });
      expect(await buy(cartId)).toMatchObject({ outcome: 'bought' });
      expect(await inventory.find(cartId)).toMatchObject({ state: 'sold' });
    });

    test('Spots sold by an external inventory are released, some or all, once, and never inside a transaction', async () => {
      if (inventory.isOwn) return;
      const { releaseSold } = inventory;
      const { cartId, id } = await holdSpots({ people: 4 });
      await buy(cartId);
      const operation = { key: randomUUID(), spots: 1 };
      for (const _ of '12') expect(await releaseSold(id, operation)).toEqual({ outcome: 'released' });
      expect(await inventory.find(cartId)).toMatchObject({ state: 'sold', spots: 3 });
      const next = await holdSpots({ people: 1 });
      await expect(insideTransaction(() => releaseSold(id, operation))).rejects.toThrow(
        /inside a transaction/,
      );
      for (const holdId of [id, next.id])
        expect(await releaseSold(holdId, { key: randomUUID(), spots: 'all' })).toEqual({
          outcome: 'released',
        });
      expect(await releaseSold(randomUUID(), { key: randomUUID(), spots: 'all' })).toEqual({
        outcome: 'unknown',
      });
      await holdSpots({ people: 4 });
    });

    test('A browser has a maximum number of holds, and the refusal states when the next one is possible', async () => {
      const { holder } = subject.wanting({});
      const limitedHolder = { ...holder, mostOfBrowser: 2 };
      await holdSpots({ holder: limitedHolder });
      const { cartId } = await holdSpots({ holder: limitedHolder });
      const outcome = await inventory.hold(subject.wanting({ holder: limitedHolder }));
      expect(outcome).toEqual({ outcome: 'too_many', of: 'browser', seconds: expect.any(Number) });
      await inventory.release(cartId);
      await holdSpots({ holder: limitedHolder });
    });

    test('All browsers of an address share a maximum number of holds, and the refusal names the address', async () => {
      const { holder } = subject.wanting({});
      const another = () => ({ ...subject.wanting({}).holder, address: holder.address, mostOfAddress: 2 });
      await holdSpots({ holder: another() });
      await holdSpots({ holder: another() });
      const outcome = await inventory.hold(subject.wanting({ holder: another() }));
      expect(outcome).toEqual({ outcome: 'too_many', of: 'address', seconds: expect.any(Number) });
    });
  });
}
