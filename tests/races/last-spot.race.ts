import { randomUUID } from 'node:crypto';
import { availableParallelism, loadavg } from 'node:os';
import { addDays } from '@ashore/core/time/local-date-time.ts';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { nativeInventory } from '../../packages/server/src/features/quotes/holds/native-inventory.ts';
import { combineInventories } from '../../packages/server/src/gateways/inventory/combine-inventories.ts';
import { testApp } from '../../packages/server/test-support/app/test-app.ts';
import type { TestServer } from '../../packages/server/test-support/database/start-test-server.ts';
import { checkRace, countAnswers, countRefusals } from './check-race.ts';
import { dropOversellConstraint, uncheckedInventory } from './control.ts';
import { createHistory } from './history.ts';
import { httpClients } from './http-clients.ts';
import {
  addDepartureWithSpots,
  createRaceDatabase,
  firstDay,
  type RaceDatabase,
  sailOption,
} from './race-database.ts';
import { controlOptions, RACE_TIMEOUT } from './race-limits.ts';
import { raceServerSettings } from './race-server-settings.ts';
import { startSecondVersion } from './second-version.ts';
import { startProcesses } from './server-processes.ts';

const clients = 200;
const rounds = 50;
const maxRoundMilliseconds = 3_000;

let second: TestServer | string;

beforeAll(async () => {
  second = await startSecondVersion();
});

afterAll(async () => {
  if (typeof second !== 'string') await second.stop();
});

const exactlyOne = {
  wins: Array(rounds).fill(1),
  answers: { 'hold ok': rounds, refused: rounds * (clients - 1) },
  wrong: [],
};

test(
  'In each of fifty rounds, one of two hundred clients gets the last spot, and all others are refused',
  async () => {
    const {
      milliseconds,
      winsByServer: _,
      ...race
    } = await raceForLastSpot(await createRaceDatabase(), { times: rounds });
    expect(race).toEqual(exactlyOne);
    expectFastRounds(milliseconds);
  },
  RACE_TIMEOUT,
);

test(
  'On another version of PostgreSQL one of two hundred clients gets the last spot',
  async ({ skip }) => {
    if (typeof second === 'string')
      return skip(`This machine has no second version of PostgreSQL: ${second}`);
    const raceDatabase = await createRaceDatabase(second);
    const { rows } = await raceDatabase.database.pool.query('show server_version');
    const { milliseconds, winsByServer: _, ...race } = await raceForLastSpot(raceDatabase, { times: rounds });
    expect({ on: rows[0].server_version, ...race }).toEqual({
      on: expect.not.stringMatching(/^18/),
      ...exactlyOne,
    });
    expectFastRounds(milliseconds);
  },
  RACE_TIMEOUT,
);

test(
  'With two server processes on one database, one client gets the last spot, and each process sells in some rounds',
  async () => {
    const {
      milliseconds: _,
      winsByServer,
      ...race
    } = await raceForLastSpot(await createRaceDatabase(), {
      times: rounds,
      start: startProcesses,
    });
    expect(race).toEqual(exactlyOne);
    expect(Math.min(...winsByServer)).toBeGreaterThan(0);
  },
  RACE_TIMEOUT,
);

test(
  'Without the constraint, the last spot is held more than once, and every checker reports it',
  controlOptions,
  async () => {
    const raceDatabase = await createRaceDatabase();
    await dropOversellConstraint(raceDatabase.database);
    const { wins, wrong } = await raceForLastSpot(raceDatabase, {
      times: 3,
      start: (raceDatabase) => startServer(raceDatabase, { isGuarded: false }),
    });
    expect(Math.max(...wins)).toBeGreaterThan(1);
    expect(wrong).toContainEqual(expect.stringMatching(/of 1 were promised at the same time/));
    expect(wrong).toContainEqual(expect.stringMatching(/: 2 of 1 taken/));
    expect(wrong).toContainEqual(
      expect.stringMatching(/a departure has more held and sold spots than its capacity/),
    );
  },
);

type Race = {
  readonly times: number;
  /** Returns the ports on which the servers listen. */
  readonly start?: (raceDatabase: RaceDatabase) => Promise<number[]>;
};

async function raceForLastSpot(raceDatabase: RaceDatabase, { times, start = startServer }: Race) {
  const ports = await start(raceDatabase);
  const winsByServer = ports.map(() => 0);
  const browsers = httpClients();
  onTestFinished(() => browsers.close());
  const history = createHistory();
  const capacities = new Map<string, number>();
  const wins: number[] = [];
  const milliseconds: number[] = [];
  for (let round = 0; round < times; round++) {
    const date = addDays(firstDay, round);
    const stock = `${sailOption} on ${date}`;
    capacities.set(stock, 1);
    await addDepartureWithSpots(raceDatabase.database, date, { left: 1 });
    const begun = performance.now();
    const entries = await Promise.all(
      Array.from({ length: clients }, (_, index) => {
        // New clients each round. A client that won thirty times would reach the limit of holds per address.
        const client = round * clients + index;
        const cart = randomUUID();
        const port = ports[client % ports.length] ?? 0;
        return history.record(
          { client: `client ${client}`, cart, op: 'hold', takes: [{ stock, spots: 1 }] },
          () => browsers.quote(port, client, cart, date),
        );
      }),
    );
    milliseconds.push(performance.now() - begun);
    wins.push(entries.filter(({ outcome }) => outcome === 'ok').length);
    for (const [at, { outcome }] of entries.entries())
      if (outcome === 'ok') winsByServer[at % ports.length] = (winsByServer[at % ports.length] ?? 0) + 1;
  }
  const wrong = await checkRace({ ...raceDatabase, history, capacities, name: 'last-spot' });
  return { wins, answers: countRefusals(countAnswers(history)), wrong, milliseconds, winsByServer };
}

/** The median is below three seconds on a machine that is not busy, and longer in proportion to its load. */
function expectFastRounds(milliseconds: readonly number[]): void {
  const inOrder = milliseconds.toSorted((one, other) => one - other);
  const crowd = Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());
  expect(inOrder[Math.floor(inOrder.length / 2)]).toBeLessThan(maxRoundMilliseconds * crowd);
  expect(inOrder.at(-1)).toBeLessThan(maxRoundMilliseconds * crowd);
}

async function startServer(raceDatabase: RaceDatabase, { isGuarded = true } = {}): Promise<number[]> {
  const database = raceDatabase.connectAgain();
  const inventory = { ...nativeInventory(database), ...(isGuarded ? {} : uncheckedInventory(database)) };
  const { port } = await testApp({
    ...raceServerSettings(database),
    inventories: combineInventories(inventory),
  });
  return [port];
}
