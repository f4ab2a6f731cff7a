import { setTimeout as wait } from 'node:timers/promises';
import { addDays, type LocalDate } from '@ashore/core/time/local-date-time.ts';
import { expect, test } from 'vitest';
import type { Database } from '../../packages/server/src/database/connect.ts';
import { expireHolds } from '../../packages/server/src/features/quotes/holds/expire-holds.ts';
import type { BuyOutcome } from '../../packages/server/src/gateways/inventory/port.ts';
import { checkRace, countAnswers } from './check-race.ts';
import { uncheckedSale } from './control.ts';
import { createHistory, type History } from './history.ts';
import {
  addDepartureWithSpots,
  createRaceDatabase,
  firstDay,
  holdRequest,
  type RaceDatabase,
  type Server,
  serversOf,
} from './race-database.ts';
import { controlOptions, RACE_TIMEOUT, repeatCount } from './race-limits.ts';

const clients = 16;
const spots = 4;
const days = repeatCount(3);
/** Upper limit: on a slow machine it may take longer until every outcome has occurred. */
const maxDays = 10 * days;
// A fault shows at once.
const daysOfControl = 1;
const millisecondsADay = 1_000;

test(
  'A hold that expires while a client buys, extends or releases it has exactly one outcome',
  async () => {
    const raceDatabase = await createRaceDatabase();
    const { history, capacities } = await raceAgainstTime(
      raceDatabase,
      ({ database, inventory }, cart) => inventory.buy(cart, database.pool),
      (day, history) => day >= maxDays || (day >= days && haveAllOccurred(history)),
    );
    expect(Object.keys(countAnswers(history)).toSorted()).toEqual(expectedAnswers.toSorted());
    expect(await checkRace({ ...raceDatabase, history, capacities, name: 'expiry' })).toEqual([]);
  },
  RACE_TIMEOUT,
);

test('If a sale does not check that the hold is live, an ended hold is sold', controlOptions, async () => {
  const raceDatabase = await createRaceDatabase();
  await raceDatabase.database.pool.query(
    'alter table departures drop constraint never_oversold, drop constraint departures_held_check',
  );
  const race = await raceAgainstTime(
    raceDatabase,
    ({ database }, cart) => uncheckedSale(database, cart),
    (day) => day >= daysOfControl,
  );
  const wrong = await checkRace({ ...raceDatabase, ...race, name: 'expiry-control' });
  expect(wrong).toContainEqual(expect.stringMatching(/a hold went from (expired|released) to sold/));
});

const expectedAnswers = [
  'hold ok',
  'hold nothing',
  'buy ok',
  'buy ended',
  'extend ok',
  'extend ended',
  'release ok',
  'release no',
];

const haveAllOccurred = (history: History) => {
  const answers = countAnswers(history);
  return expectedAnswers.every((answer) => answer in answers);
};

type Enough = (day: number, history: History) => boolean;

type Sale = (server: Server, cartId: string) => Promise<BuyOutcome>;

/**
 * Clients hold a spot for a fraction of a second. Just as it expires they buy, extend or release it. Two
 * servers put expired spots back on sale all the time.
 */
async function raceAgainstTime(raceDatabase: RaceDatabase, sell: Sale, isEnough: Enough) {
  const history = createHistory();
  const capacities = new Map<string, number>();
  const server = await serversOf(raceDatabase, 2);
  const over = new AbortController();
  const expiring = [0, 1].map((at) => expireRepeatedly(server(at).database, over.signal));
  for (let day = 0; !isEnough(day, history); day++) {
    const date = addDays(firstDay, day);
    await addDepartureWithSpots(raceDatabase.database, date, { left: spots });
    capacities.set(date, spots);
    const until = performance.now() + millisecondsADay;
    await Promise.all(
      Array.from({ length: clients }, async (_, client) => {
        for (let turn = client; performance.now() < until; turn++)
          await oneTurn({ history, server: server(client), sell, date, client, turn });
      }),
    );
  }
  over.abort();
  await Promise.all(expiring);
  return { history, capacities };
}

type Turn = {
  readonly history: History;
  readonly server: Server;
  readonly sell: Sale;
  readonly date: LocalDate;
  readonly client: number;
  readonly turn: number;
};

async function oneTurn({ history, server, sell, date, client, turn }: Turn): Promise<void> {
  const { inventory } = server;
  const wanted = holdRequest({ date, seconds: 0.05 });
  const { cartId: cart } = wanted;
  const call = { client: `client ${client}`, cart };
  const takes = [{ stock: date, spots: 1 }];
  const entry = await history.record({ ...call, op: 'hold', takes }, () => inventory.hold(wanted));
  if (entry.outcome !== 'ok') return;
  await wait(Math.max(0, (entry.expiresAt ?? 0) - Date.now() - 5 + Math.random() * 10));
  // A bought spot is gone for the rest of the day, so few clients buy.
  if (turn % 7 === 0) await history.record({ ...call, op: 'buy' }, () => sell(server, cart));
  else if (turn % 2 === 0)
    await history.record({ ...call, op: 'extend' }, () => inventory.extend(cart, 0.02));
  else await history.record({ ...call, op: 'release' }, () => inventory.release(cart));
}

async function expireRepeatedly({ pool }: Database, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await expireHolds(pool);
    await wait(Math.random() * 20);
  }
}
