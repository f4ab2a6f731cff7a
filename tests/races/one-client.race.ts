import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Inventory, WantedHold } from '../../packages/server/src/gateways/inventory/port.ts';
import { stranger } from '../../packages/server/test-support/inventory/wanted-hold.ts';
import { checkRace, countAnswers } from './check-race.ts';
import { createHistory, type History } from './history.ts';
import {
  addDepartureWithSpots,
  createRaceDatabase,
  departureCapacity,
  firstDay,
  holdRequest,
  makeCallsMeet,
  type RaceDatabase,
  sailOption,
  serversOf,
  swimOption,
} from './race-database.ts';
import { controlOptions, RACE_TIMEOUT, repeatCount } from './race-limits.ts';

const rounds = repeatCount(3);
const capacities = new Map([
  [sailOption, departureCapacity],
  [swimOption, departureCapacity],
]);

test(
  'A cart that sends fifty requests at once has one hold',
  async () => {
    const raceDatabase = await createRaceDatabase();
    const { history, live } = await sendManyOfOneCart(raceDatabase, 50);
    expect(live).toEqual(Array(rounds).fill(1));
    // On a slow machine the last calls may wait too long. They get an error and leave nothing behind.
    for (const { outcome, reason = outcome } of history.entries)
      expect(reason).toBeOneOf(['ok', 'unavailable']);
    expect(await checkRace({ ...raceDatabase, history, capacities, name: 'one-cart' })).toEqual([]);
  },
  RACE_TIMEOUT,
);

test('Without the constraint of one hold per cart, a cart has several holds', controlOptions, async () => {
  const raceDatabase = await createRaceDatabase();
  // The indexes of the numbered slots of browser and address must be dropped too. With them a client that meets another
  // repeats its call, finds its hold and removes it.
  await raceDatabase.database.pool.query(
    'drop index one_live_hold_of_cart, live_holds_of_browser, live_holds_of_address',
  );
  // No more calls than connections: a later call would remove the holds of the others.
  const { history, live } = await sendManyOfOneCart(raceDatabase, 12);
  expect(Math.max(...live)).toBeGreaterThan(1);
  const wrong = await checkRace({ ...raceDatabase, history, capacities, name: 'one-cart-control' });
  expect(wrong).toContainEqual(expect.stringMatching(/a cart has two live holds/));
});

test(
  'A browser that sends ten requests at once gets three holds, and the others are refused as too many',
  async () => {
    const raceDatabase = await createRaceDatabase();
    const { history, limits } = await sendTenPerBrowser(raceDatabase);
    expect(countAnswers(history)).toEqual({ 'hold ok': 30, 'hold too_many': 70 });
    expect(await checkRace({ ...raceDatabase, history, capacities: limits, name: 'one-browser' })).toEqual(
      [],
    );
  },
  RACE_TIMEOUT,
);

test(
  'Without the constraint on the numbered slots of a browser, it gets more than three holds',
  controlOptions,
  async () => {
    const raceDatabase = await createRaceDatabase();
    await raceDatabase.database.pool.query('drop index live_holds_of_browser');
    const { history, limits } = await sendTenPerBrowser(raceDatabase);
    expect(countAnswers(history)['hold ok']).toBeGreaterThan(30);
    const wrong = await checkRace({
      ...raceDatabase,
      history,
      capacities: limits,
      name: 'one-browser-control',
    });
    expect(wrong).toContainEqual(expect.stringMatching(/of 3 were promised at the same time/));
  },
);

test(
  'Carts that swap departures all succeed without a deadlock',
  async () => {
    const raceDatabase = await createRaceDatabase();
    const history = createHistory();
    const server = await serversOf(raceDatabase, 2);
    const carts = Array.from({ length: 8 }, () => holdRequest());
    for (let round = 0; round < 12; round++) {
      await Promise.all(
        carts.map((cart, client) =>
          hold(
            history,
            client,
            { ...cart, optionId: (client + round) % 2 === 0 ? sailOption : swimOption },
            server(client).inventory,
          ),
        ),
      );
    }
    expect(countAnswers(history)).toEqual({ 'hold ok': 96 });
    expect(await checkRace({ ...raceDatabase, history, capacities, name: 'opposite-carts' })).toEqual([]);
    const { rows } = await raceDatabase.database.pool.query(
      'select deadlocks::int from pg_stat_database where datname = current_database()',
    );
    expect(rows).toEqual([{ deadlocks: 0 }]);
  },
  RACE_TIMEOUT,
);

function hold(history: History, client: number, wanted: WantedHold, server: Inventory) {
  const call = {
    client: `client ${client}`,
    cart: wanted.cartId,
    op: 'hold',
    takes: [{ stock: wanted.optionId, spots: wanted.people }],
  } as const;
  return history.record(call, () => server.hold(wanted));
}

/**
 * Several rounds of simultaneous calls of one cart, half of them for the other trip. Returns the live holds
 * after each round.
 */
async function sendManyOfOneCart(raceDatabase: RaceDatabase, atOnce: number) {
  const history = createHistory();
  const server = await serversOf(raceDatabase, 2);
  for (const option of [sailOption, swimOption])
    await addDepartureWithSpots(raceDatabase.database, firstDay, { left: departureCapacity, option });
  const live: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const cart = holdRequest({ holder: stranger({ mostOfBrowser: 60, mostOfAddress: 60 }) });
    // Two servers have twenty connections each. Further calls wait for a connection, not for a lock.
    await makeCallsMeet(raceDatabase, Math.min(atOnce, 40), () =>
      Promise.all(
        Array.from({ length: atOnce }, (_, at) =>
          hold(
            history,
            at,
            { ...cart, optionId: at % 2 === 0 ? sailOption : swimOption },
            server(at).inventory,
          ),
        ),
      ),
    );
    const { rows } = await raceDatabase.database.pool.query(
      `select count(*)::int as live from holds where cart_id = $1 and state = 'held'`,
      [cart.cartId],
    );
    live.push(rows[0].live);
    if (round < rounds - 1) await server(0).inventory.release(cart.cartId);
  }
  return { history, live };
}

/**
 * Ten browsers, each of which sends requests for ten carts at once. They race for the slots of their
 * browser.
 */
async function sendTenPerBrowser(raceDatabase: RaceDatabase) {
  await raceDatabase.database.pool.query('update product_options set capacity = 200');
  const history = createHistory();
  const server = await serversOf(raceDatabase, 2);
  const limits = new Map<string, number>();
  for (let browser = 0; browser < 10; browser++) {
    const stock = `browser ${browser}`;
    limits.set(stock, 3);
    const holder = stranger();
    await Promise.all(
      Array.from({ length: 10 }, (_, at) => {
        const wanted = holdRequest({ cartId: randomUUID(), holder });
        const call = {
          client: stock,
          cart: wanted.cartId,
          op: 'hold',
          takes: [{ stock, spots: 1 }],
        } as const;
        return history.record(call, () => server(at).inventory.hold(wanted));
      }),
    );
  }
  return { history, limits };
}
