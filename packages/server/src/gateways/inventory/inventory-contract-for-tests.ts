import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { insideTransaction } from '../../database/inside-transaction.ts';
import type { Queryable } from '../../database/queryable.ts';
import type { BuyOutcome, Inventory, WantedHold } from './port.ts';

export type Staged = {
  readonly inventory: Inventory;
  /** For a departure of four spots of which nothing is taken, by somebody whom nobody else is. */
  readonly wanting: (differences?: Partial<WantedHold>) => WantedHold;
  /** Does what a booking does in a transaction; of ours only. */
  readonly booking?: <Result>(work: (client: Queryable) => Promise<Result>) => Promise<Result>;
  /** As if what a cart holds had run out. */
  readonly letExpire: (cartId: string) => Promise<void>;
  /** Begins anew. */
  readonly clear: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** What every inventory must do, whoever counts the spots and wherever. Said once, run for each of them. */
export function inventoryContract(name: string, stage: () => Promise<Staged>): void {
  describe(name, () => {
    let staged: Staged;
    let inventory: Inventory;

    beforeAll(async () => {
      staged = await stage();
      inventory = staged.inventory;
    });
    beforeEach(() => staged.clear());
    afterAll(() => staged.close());

    async function held(differences: Partial<WantedHold> = {}) {
      const told = await inventory.hold(staged.wanting(differences));
      if (told.outcome !== 'held') throw new Error(`It is not held: ${told.outcome}`);
      return told.hold;
    }
    const outcomeOf = async (differences: Partial<WantedHold>) =>
      (await inventory.hold(staged.wanting(differences))).outcome;

    async function buy(cartId: string): Promise<BuyOutcome> {
      return inventory.isOurs ? await book((client) => buyIn(client, cartId)) : await inventory.buy(cartId);
    }
    async function book<Result>(work: (client: Queryable) => Promise<Result>): Promise<Result> {
      if (!staged.booking) throw new Error('Nothing says how our own inventory is booked.');
      return await staged.booking(work);
    }
    async function buyIn(client: Queryable, cartId: string): Promise<BuyOutcome> {
      if (!inventory.isOurs) throw new Error('It is not ours.');
      return await inventory.buy(cartId, client);
    }

    test('A hold says what is held and until when, and is found again', async () => {
      const hold = await held({ people: 2, seconds: 600, quote: { total: 12 } });
      expect(hold).toMatchObject({ state: 'held', spots: 2, isExtended: false, quote: { total: 12 } });
      expect(Math.round((hold.expiresAt.getTime() - hold.now.getTime()) / 1_000)).toBe(600);
      expect(await inventory.find(hold.cartId)).toMatchObject({
        id: hold.id,
        state: 'held',
        quote: { total: 12 },
      });
      expect(await inventory.find(randomUUID())).toBeUndefined();
    });

    test('There are never more spots than there are', async () => {
      await held({ people: 3 });
      expect(await outcomeOf({ people: 2 })).toBe('nothing');
      await held({ people: 1 });
      expect(await outcomeOf({ people: 1 })).toBe('nothing');
    });

    test('Of twenty who want the last at the same moment one gets it', async () => {
      await held({ people: 3 });
      const told = await Promise.all(Array.from({ length: 20 }, () => outcomeOf({ people: 1 })));
      expect(told.filter((outcome) => outcome === 'held')).toHaveLength(1);
      expect(told.filter((outcome) => outcome === 'nothing')).toHaveLength(19);
    });

    test('A cart holds one thing: the new instead of the old, or the old where the new is not to be had', async () => {
      const { cartId } = await held({ people: 3 });
      const second = await held({ cartId, people: 4 });
      expect(await outcomeOf({ cartId, people: 5 })).toBe('nothing');
      expect(await inventory.find(cartId)).toMatchObject({ id: second.id, state: 'held' });
      expect(await outcomeOf({ people: 1 })).toBe('nothing');
    });

    test('What is given back is had by the next; to give it back twice does no harm', async () => {
      const { cartId } = await held({ people: 4 });
      expect(await inventory.release(cartId)).toBe(true);
      expect(await inventory.release(cartId)).toBe(false);
      expect(await inventory.release(randomUUID())).toBe(false);
      expect(await inventory.find(cartId)).toMatchObject({ state: 'released' });
      await held({ people: 4 });
    });

    test('What has run out is had by the next, and is neither made longer nor bought', async () => {
      const { cartId } = await held({ people: 4 });
      await staged.letExpire(cartId);
      expect(await inventory.find(cartId)).toMatchObject({ state: 'expired' });
      expect(await inventory.extend(cartId, 60)).toEqual({ outcome: 'ended' });
      expect(await buy(cartId)).toEqual({ outcome: 'ended' });
      await held({ people: 4 });
      expect(await buy(cartId)).toEqual({ outcome: 'ended' });
    });

    test('It is made longer once, by what was asked for', async () => {
      const { cartId, expiresAt } = await held({ seconds: 600 });
      const told = await inventory.extend(cartId, 300);
      if (told.outcome !== 'extended') throw new Error(told.outcome);
      expect(told.hold.expiresAt.getTime() - expiresAt.getTime()).toBe(300_000);
      expect(told.hold.isExtended).toBe(true);
      expect(await inventory.extend(cartId, 300)).toEqual({ outcome: 'extended_before' });
      expect(await inventory.extend(randomUUID(), 300)).toEqual({ outcome: 'unknown' });
    });

    test('What is bought stays bought, however often that is asked, and its cart holds nothing more', async () => {
      const { cartId, id } = await held({ people: 4 });
      for (const _ of '12')
        expect(await buy(cartId)).toMatchObject({ outcome: 'bought', hold: { id, state: 'sold' } });
      expect(await inventory.release(cartId)).toBe(false);
      expect(await outcomeOf({ cartId })).toBe('bought');
      expect(await outcomeOf({ people: 1 })).toBe('nothing');
      expect(await buy(randomUUID())).toEqual({ outcome: 'unknown' });
    });

    test('What is ours is sold with its booking or not at all; what is not is never bought inside a transaction', async () => {
      const { cartId } = await held({ people: 4 });
      const attempt = inventory.isOurs
        ? book(async (client) => {
            expect(await buyIn(client, cartId)).toMatchObject({ outcome: 'bought' });
            // Nobody else sees a sale of which it is not sure that it will be.
            expect(await inventory.find(cartId)).toMatchObject({ state: 'held' });
            throw new Error('No booking inside a transaction that fails.');
          })
        : insideTransaction(() => buy(cartId));
      await expect(attempt).rejects.toThrow(/inside a transaction/);
      expect(await inventory.find(cartId)).toMatchObject({ state: 'held' });
      expect(await buy(cartId)).toMatchObject({ outcome: 'bought' });
      expect(await inventory.find(cartId)).toMatchObject({ state: 'sold' });
    });

    test('What somebody else has sold is given back, all or some of it and once, and never inside a transaction', async () => {
      if (inventory.isOurs) return;
      const { giveBack } = inventory;
      const { cartId, id } = await held({ people: 4 });
      await buy(cartId);
      const some = { key: randomUUID(), spots: 1 };
      for (const _ of '12') expect(await giveBack(id, some)).toEqual({ outcome: 'given_back' });
      expect(await inventory.find(cartId)).toMatchObject({ state: 'sold', spots: 3 });
      const next = await held({ people: 1 });
      await expect(insideTransaction(() => giveBack(id, some))).rejects.toThrow(/inside a transaction/);
      for (const holdId of [id, next.id])
        expect(await giveBack(holdId, { key: randomUUID(), spots: 'all' })).toEqual({
          outcome: 'given_back',
        });
      expect(await giveBack(randomUUID(), { key: randomUUID(), spots: 'all' })).toEqual({
        outcome: 'unknown',
      });
      await held({ people: 4 });
    });

    test('A client holds so much at a time, and is told when to come again', async () => {
      const { holder } = staged.wanting({});
      const few = { ...holder, mostOfBrowser: 2 };
      await held({ holder: few });
      const { cartId } = await held({ holder: few });
      const told = await inventory.hold(staged.wanting({ holder: few }));
      expect(told).toEqual({ outcome: 'too_many', of: 'browser', seconds: expect.any(Number) });
      await inventory.release(cartId);
      await held({ holder: few });
    });

    test('All browsers of an address hold so much together, and it is said that they are many', async () => {
      const { holder } = staged.wanting({});
      const another = () => ({ ...staged.wanting({}).holder, address: holder.address, mostOfAddress: 2 });
      await held({ holder: another() });
      await held({ holder: another() });
      const told = await inventory.hold(staged.wanting({ holder: another() }));
      expect(told).toEqual({ outcome: 'too_many', of: 'address', seconds: expect.any(Number) });
    });
  });
}
