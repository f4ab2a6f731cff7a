import { expect, test, vi } from 'vitest';
import { stranger } from '../../../../test-support/inventory/wanted-hold.ts';
import { SQL_STATES } from '../../../database/errors.ts';
import { attemptHold, NotPlaced, type PlacedHold, placedOrRefused } from './attempt-hold.ts';

const now = new Date('2037-11-01T10:00:00Z');
const refused: PlacedHold = {
  ...{ id: null, spots: null, expiresAt: null, isNotExtendable: null, now },
  ...{ holdsAlready: false, bought: false, noSlotOf: null, maySoon: false },
};
const held: PlacedHold = { ...refused, id: 'hold', spots: 2, expiresAt: now, isNotExtendable: false };

/** Attempts a hold with these results of `insert`, one after the other; `replace` makes the hold. */
async function attempting(
  inserted: readonly (Partial<PlacedHold> | Error)[],
  differences: Partial<Parameters<typeof attemptHold>[1]> = {},
) {
  const results = [...inserted];
  const calls: string[] = [];
  const query = async (_text: string, values: readonly unknown[]) => {
    calls.push(`query of ${values.length}`);
    return { rows: [] };
  };
  const outcome = await attemptHold({ query } as never, {
    request: { cartId: 'cart', holder: stranger(), seconds: 900, quote: {} },
    insert: async () => {
      calls.push('insert');
      const result = results.shift() ?? held;
      if (result instanceof Error) throw result;
      return { ...refused, ...result };
    },
    replace: async () => {
      calls.push('replace');
      return held;
    },
    expireInTheWay: async () => calls.push('expire'),
    ...differences,
  });
  return { ...outcome, calls };
}

const violated = (constraint: string) =>
  Object.assign(new Error('duplicate key'), { code: SQL_STATES.uniqueViolation, constraint });

test('A cart that holds something already replaces it, whether it was found before or by a concurrent call', async () => {
  for (const first of [{ holdsAlready: true }, violated('one_live_hold_of_cart')])
    expect(await attempting([first])).toMatchObject({ outcome: 'held', calls: ['insert', 'replace'] });
  expect(await attempting([], { mustReplace: true })).toMatchObject({ calls: ['replace'] });
});

test.each([
  ['the same slot of a browser', violated('live_holds_of_browser')],
  ['the same slot of an address', violated('live_holds_of_address')],
  ['a deadlock', Object.assign(new Error('deadlock'), { code: SQL_STATES.deadlock })],
  ['a serialisation failure', Object.assign(new Error('again'), { code: SQL_STATES.serialisationFailure })],
])('After %s with another cart the hold is attempted again', async (_title, error) => {
  expect(await attempting([error])).toMatchObject({ outcome: 'held', calls: ['insert', 'insert'] });
});

test('Any other error ends the attempt', async () => {
  await expect(attempting([violated('holds_pkey')])).rejects.toThrow('duplicate key');
  await expect(attempting([new Error('no connection')])).rejects.toThrow('no connection');
});

test('Overdue holds in the way expire before the next attempt, and those of the client if it lacks a slot', async () => {
  expect(await attempting([{ maySoon: true }])).toMatchObject({
    outcome: 'held',
    calls: ['insert', 'expire', 'insert'],
  });
  expect(await attempting([{ maySoon: true, noSlotOf: 'browser' }])).toMatchObject({
    outcome: 'held',
    calls: ['insert', 'query of 2', 'expire', 'insert'],
  });
});

test('Without a slot the client waits a second at least', async () => {
  expect(await attempting([{ noSlotOf: 'address' }])).toMatchObject({
    ...{ outcome: 'too_many', of: 'address', seconds: 1, calls: ['insert', 'query of 4'] },
  });
});

test('A bought cart and one without available spots get no hold', async () => {
  expect(await attempting([{ bought: true }])).toMatchObject({ outcome: 'bought', calls: ['insert'] });
  expect(await attempting([{}])).toMatchObject({ outcome: 'nothing', calls: ['insert'] });
});

test('Missing nights are made once, and only where there is a way to make them', async () => {
  const createMissing = vi.fn(async () => {});
  const missing = { isMissing: true };
  expect(await attempting([missing], { createMissing })).toMatchObject({ outcome: 'held' });
  expect(await attempting([missing, missing], { createMissing })).toMatchObject({ outcome: 'nothing' });
  expect(createMissing).toHaveBeenCalledTimes(2);
  expect(await attempting([missing])).toMatchObject({ outcome: 'nothing' });
});

test('A hold that is in the way after twenty attempts is a failure that the client may try again', async () => {
  const always = Array.from({ length: 20 }, () => ({ maySoon: true }));
  await expect(attempting(always)).rejects.toMatchObject({ code: 'unavailable' });
  expect(await attempting(always.slice(1))).toMatchObject({ outcome: 'held' });
});

test('A replacement that is rolled back on purpose says why, and any other error is raised', () => {
  expect(placedOrRefused(new NotPlaced(refused))).toBe(refused);
  expect(() => placedOrRefused(new Error('no connection'))).toThrow('no connection');
});
