import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Inventory, WantedHold } from '../../packages/server/src/gateways/inventory/port.ts';
import { stranger } from '../../packages/server/test-support/inventory/wanted-hold.ts';
import { createHistory, type History } from './history.ts';
import { control, often, patience } from './how-long.ts';
import {
  firstDay,
  leaveSpots,
  meeting,
  type RacePlace,
  racePlace,
  sail,
  serversOf,
  swim,
  wanting,
} from './race-place.ts';
import { answersIn, verdict } from './verdict.ts';

const rounds = often(3);
const capacities = new Map([
  [sail, 12],
  [swim, 12],
]);

test(
  'A cart that sends fifty requests at once has one hold',
  async () => {
    const place = await racePlace();
    const { history, live } = await manyOfOneCart(place, 50);
    expect(live).toEqual(Array(rounds).fill(1));
    // On a slow machine the last calls may wait too long. They get an error and leave nothing behind.
    for (const { outcome, reason = outcome } of history.entries)
      expect(reason).toBeOneOf(['ok', 'unavailable']);
    expect(await verdict({ ...place, history, capacities, name: 'one-cart' })).toEqual([]);
  },
  patience,
);

test('Without the rule of one hold per cart a cart has several', control, async () => {
  const place = await racePlace();
  // The indexes of hold places must go too. With them a client that meets another tries again, finds its hold
  // and removes it.
  await place.database.pool.query(
    'drop index one_live_hold_of_cart, live_holds_of_browser, live_holds_of_address',
  );
  // No more calls than connections: a later call would remove the holds of the others.
  const { history, live } = await manyOfOneCart(place, 12);
  expect(Math.max(...live)).toBeGreaterThan(1);
  const wrong = await verdict({ ...place, history, capacities, name: 'one-cart-control' });
  expect(wrong).toContainEqual(expect.stringMatching(/a cart holds two things/));
});

test(
  'A browser that sends ten requests at once gets three holds, and the others are refused as too many',
  async () => {
    const place = await racePlace();
    const { history, limits } = await tenOfOneBrowser(place);
    expect(answersIn(history)).toEqual({ 'hold ok': 30, 'hold too_many': 70 });
    expect(await verdict({ ...place, history, capacities: limits, name: 'one-browser' })).toEqual([]);
  },
  patience,
);

test('Without the rule of one hold per place a browser gets more than three', control, async () => {
  const place = await racePlace();
  await place.database.pool.query('drop index live_holds_of_browser');
  const { history, limits } = await tenOfOneBrowser(place);
  expect(answersIn(history)['hold ok']).toBeGreaterThan(30);
  const wrong = await verdict({ ...place, history, capacities: limits, name: 'one-browser-control' });
  expect(wrong).toContainEqual(expect.stringMatching(/of 3 were promised at the same time/));
});

test(
  'Carts that swap departures all succeed, and no two wait for each other',
  async () => {
    const place = await racePlace();
    const history = createHistory();
    const server = await serversOf(place, 2);
    const carts = Array.from({ length: 8 }, () => wanting());
    for (let round = 0; round < 12; round++) {
      await Promise.all(
        carts.map((cart, client) =>
          hold(
            history,
            client,
            { ...cart, optionId: (client + round) % 2 === 0 ? sail : swim },
            server(client).inventory,
          ),
        ),
      );
    }
    expect(answersIn(history)).toEqual({ 'hold ok': 96 });
    expect(await verdict({ ...place, history, capacities, name: 'opposite-carts' })).toEqual([]);
    const { rows } = await place.database.pool.query(
      'select deadlocks::int from pg_stat_database where datname = current_database()',
    );
    expect(rows).toEqual([{ deadlocks: 0 }]);
  },
  patience,
);

function hold(history: History, client: number, wanted: WantedHold, server: Inventory) {
  const call = {
    client: `client ${client}`,
    cart: wanted.cartId,
    op: 'hold',
    takes: [{ slot: wanted.optionId, spots: wanted.people }],
  } as const;
  return history.note(call, () => server.hold(wanted));
}

/**
 * Several rounds of simultaneous calls of one cart, half of them for the other trip. Returns the live holds
 * after each round.
 */
async function manyOfOneCart(place: RacePlace, atOnce: number) {
  const history = createHistory();
  const server = await serversOf(place, 2);
  for (const option of [sail, swim]) await leaveSpots(place.database, firstDay, { left: 12, option });
  const live: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const cart = wanting({ holder: stranger({ mostOfBrowser: 60, mostOfAddress: 60 }) });
    await meeting(place, Math.min(atOnce, 40), () =>
      Promise.all(
        Array.from({ length: atOnce }, (_, at) =>
          hold(history, at, { ...cart, optionId: at % 2 === 0 ? sail : swim }, server(at).inventory),
        ),
      ),
    );
    const { rows } = await place.database.pool.query(
      `select count(*)::int as live from holds where cart_id = $1 and state = 'held'`,
      [cart.cartId],
    );
    live.push(rows[0].live);
    if (round < rounds - 1) await server(0).inventory.release(cart.cartId);
  }
  return { history, live };
}

/**
 * Ten browsers, each of which sends requests for ten carts at once. They race for the places of their
 * browser.
 */
async function tenOfOneBrowser(place: RacePlace) {
  await place.database.pool.query('update product_options set capacity = 200');
  const history = createHistory();
  const server = await serversOf(place, 2);
  const limits = new Map<string, number>();
  for (let browser = 0; browser < 10; browser++) {
    const slot = `browser ${browser}`;
    limits.set(slot, 3);
    const holder = stranger();
    await Promise.all(
      Array.from({ length: 10 }, (_, at) => {
        const wanted = wanting({ cartId: randomUUID(), holder });
        const call = { client: slot, cart: wanted.cartId, op: 'hold', takes: [{ slot, spots: 1 }] } as const;
        return history.note(call, () => server(at).inventory.hold(wanted));
      }),
    );
  }
  return { history, limits };
}
