import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { availableParallelism, loadavg } from 'node:os';
import { addDays } from '@ashore/core/time/local-date-time.ts';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { nativeInventory } from '../../packages/server/src/features/quotes/holds/native-inventory.ts';
import { combineInventories } from '../../packages/server/src/gateways/inventory/combine-inventories.ts';
import { testApp } from '../../packages/server/test-support/app/test-app.ts';
import type { TestServer } from '../../packages/server/test-support/database/start-test-server.ts';
import { removeCheck, unguardedInventory } from './control.ts';
import { createHistory } from './history.ts';
import { control, patience } from './how-long.ts';
import { httpClients } from './http-clients.ts';
import { firstDay, leaveSpots, type RacePlace, racePlace, sail } from './race-place.ts';
import { racingServer } from './racing-server.ts';
import { startSecondVersion } from './second-version.ts';
import { answersIn, verdict } from './verdict.ts';

const clients = 200;
const rounds = 50;
const longestRound = 3_000;

let second: TestServer | string;

beforeAll(async () => {
  second = await startSecondVersion();
});

afterAll(async () => {
  if (typeof second !== 'string') await second.stop();
});

const exactlyOne = {
  wins: Array(rounds).fill(1),
  answers: { 'hold ok': rounds, 'hold nothing': rounds * (clients - 1) },
  wrong: [],
};

test(
  'Of two hundred clients that want the last spot one gets it, fifty times, and all others are refused',
  async () => {
    const { milliseconds, wonAt: _, ...race } = await lastSpot(await racePlace(), { times: rounds });
    expect(race).toEqual(exactlyOne);
    expectQuick(milliseconds);
  },
  patience,
);

test(
  'On another version of PostgreSQL one of two hundred clients gets the last spot',
  async ({ skip }) => {
    if (typeof second === 'string') return skip(`There is no second version on this machine: ${second}`);
    const place = await racePlace(second);
    const { rows } = await place.database.pool.query('show server_version');
    const { milliseconds, wonAt: _, ...race } = await lastSpot(place, { times: rounds });
    expect({ on: rows[0].server_version, ...race }).toEqual({
      on: expect.not.stringMatching(/^18/),
      ...exactlyOne,
    });
    expectQuick(milliseconds);
  },
  patience,
);

test(
  'With two server processes on one database one client gets the last spot, and each process has sold some',
  async () => {
    const {
      milliseconds: _,
      wonAt,
      ...race
    } = await lastSpot(await racePlace(), {
      times: rounds,
      start: startProcesses,
    });
    expect(race).toEqual(exactlyOne);
    expect(Math.min(...wonAt)).toBeGreaterThan(0);
  },
  patience,
);

test(
  'Without the constraint the last spot is sold more than once, and every checker reports it',
  control,
  async () => {
    const place = await racePlace();
    await removeCheck(place.database);
    const { wins, wrong } = await lastSpot(place, {
      times: 3,
      start: (place) => startServer(place, { isGuarded: false }),
    });
    expect(Math.max(...wins)).toBeGreaterThan(1);
    expect(wrong).toContainEqual(expect.stringMatching(/of 1 were promised at the same time/));
    expect(wrong).toContainEqual(expect.stringMatching(/: 2 of 1 taken/));
    expect(wrong).toContainEqual(expect.stringMatching(/a departure has promised more than there is/));
  },
);

type Race = {
  readonly times: number;
  /** Returns the ports on which the servers listen. */
  readonly start?: (place: RacePlace) => Promise<number[]>;
};

async function lastSpot(place: RacePlace, { times, start = startServer }: Race) {
  const ports = await start(place);
  const wonAt = ports.map(() => 0);
  const browsers = httpClients();
  onTestFinished(() => browsers.close());
  const history = createHistory();
  const capacities = new Map<string, number>();
  const wins: number[] = [];
  const milliseconds: number[] = [];
  for (let round = 0; round < times; round++) {
    const date = addDays(firstDay, round);
    const slot = `${sail} on ${date}`;
    capacities.set(slot, 1);
    await leaveSpots(place.database, date, { left: 1 });
    const begun = performance.now();
    const entries = await Promise.all(
      Array.from({ length: clients }, (_, place) => {
        // New clients each round. A client that won thirty times would reach the limit of holds per address.
        const client = round * clients + place;
        const cart = randomUUID();
        const port = ports[client % ports.length] ?? 0;
        return history.note(
          { client: `client ${client}`, cart, op: 'hold', takes: [{ slot, spots: 1 }] },
          () => browsers.quote(port, client, cart, date),
        );
      }),
    );
    milliseconds.push(performance.now() - begun);
    wins.push(entries.filter(({ outcome }) => outcome === 'ok').length);
    for (const [at, { outcome }] of entries.entries())
      if (outcome === 'ok') wonAt[at % ports.length] = (wonAt[at % ports.length] ?? 0) + 1;
  }
  const wrong = await verdict({ ...place, history, capacities, name: 'last-spot' });
  return { wins, answers: answersIn(history), wrong, milliseconds, wonAt };
}

/** The median is below three seconds. The maximum may be longer in proportion to the load of the machine. */
function expectQuick(milliseconds: readonly number[]): void {
  const inOrder = milliseconds.toSorted((one, other) => one - other);
  const crowd = Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());
  expect(inOrder[Math.floor(inOrder.length / 2)]).toBeLessThan(longestRound);
  expect(inOrder.at(-1)).toBeLessThan(longestRound * crowd);
}

async function startServer(place: RacePlace, { isGuarded = true } = {}): Promise<number[]> {
  const database = place.another();
  const inventory = { ...nativeInventory(database), ...(isGuarded ? {} : unguardedInventory(database)) };
  const { port } = await testApp({ ...racingServer(database), inventories: combineInventories(inventory) });
  return [port];
}

async function startProcesses({ url }: RacePlace): Promise<number[]> {
  return await Promise.all([1, 2].map(() => startProcess(url)));
}

async function startProcess(url: string): Promise<number> {
  const child = fork(new URL('server-process.ts', import.meta.url), [url], { execArgv: [] });
  onTestFinished(async () => {
    child.kill();
    await once(child, 'exit');
  });
  const ended = once(child, 'exit').then(([code]) =>
    Promise.reject(new Error(`A server ended with ${code}.`)),
  );
  ended.catch(() => {});
  const [port]: [number] = await Promise.race([once(child, 'message') as Promise<[number]>, ended]);
  return port;
}
