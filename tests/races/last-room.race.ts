import { randomUUID } from 'node:crypto';
import { addDays, type LocalDate } from '@ashore/core/time/local-date-time.ts';
import { expect, onTestFinished, test } from 'vitest';
import type { Database } from '../../packages/server/src/database/connect.ts';
import { nativeInventory } from '../../packages/server/src/features/quotes/holds/native-inventory.ts';
import { combineInventories } from '../../packages/server/src/gateways/inventory/combine-inventories.ts';
import { testApp } from '../../packages/server/test-support/app/test-app.ts';
import type { TestHotel } from '../../packages/server/test-support/hotels/write-hotel.ts';
import { checkRace, countAnswers, countRefusals } from './check-race.ts';
import { dropOversellConstraint, withNightsBackwards, withoutNightLock, withPlaceStay } from './control.ts';
import { createHistory } from './history.ts';
import { httpClients } from './http-clients.ts';
import { createRaceDatabase, firstDay, type RaceDatabase } from './race-database.ts';
import {
  addRaceHotel,
  nightCapacities,
  nightsOfStay,
  offersOf,
  type RaceRoom,
  stayRequest,
} from './race-hotel.ts';
import { controlOptions, RACE_TIMEOUT, repeatCount } from './race-limits.ts';
import { raceServerSettings } from './race-server-settings.ts';
import { startProcesses } from './server-processes.ts';

const buyers = 200;
const rounds = repeatCount(8);
/** As many nights pass from one round to the next. */
const nightsOfRound = 5;

type RoomChoice = { readonly shift: number; readonly nights: number; readonly rooms: readonly RaceRoom[] };

type Race = {
  readonly times: number;
  /** What a buyer of a round requests: rooms, and nights from the first of the round on. */
  readonly choose: (buyer: number) => RoomChoice;
  /** Returns the ports on which the servers listen. */
  readonly start?: (raceDatabase: RaceDatabase) => Promise<number[]>;
};

const threeNightsOfSuite = (): RoomChoice => ({ shift: 0, nights: 3, rooms: ['suite'] });

test(
  'Of two hundred buyers of the last room over three nights, on two servers, exactly one gets it in each round',
  async () => {
    const { winsByServer, ...race } = await raceForRooms(await createRaceDatabase(), {
      times: rounds,
      choose: threeNightsOfSuite,
      start: startProcesses,
    });
    expect(race).toEqual({
      wins: Array(rounds).fill(1),
      answers: { 'hold ok': rounds, 'buy ok': rounds, refused: rounds * (buyers - 1) },
      wrong: [],
    });
    expect(Math.min(...winsByServer)).toBeGreaterThan(0);
  },
  RACE_TIMEOUT,
);

test(
  'Of stays that share a single night of the last room, exactly one is held',
  async () => {
    const { wins, wrong } = await raceForRooms(await createRaceDatabase(), {
      times: repeatCount(2),
      // All of them want the third night of the round.
      choose: (buyer) => ({ shift: buyer % 3, nights: 3, rooms: ['suite'] }),
    });
    expect({ wins, wrong }).toEqual({ wins: Array(repeatCount(2)).fill(1), wrong: [] });
  },
  RACE_TIMEOUT,
);

test(
  'Two rooms of one type are held for a buyer if two are left in every night, and none if one is',
  async () => {
    const { wins, wrong } = await raceForRooms(await createRaceDatabase(), {
      times: repeatCount(2),
      // Four rooms: at most two buyers of two, and a buyer of three leaves one that no buyer of two or three gets.
      choose: (buyer) => ({
        shift: buyer % 3,
        nights: 3,
        rooms: Array(buyer % 5 === 0 ? 3 : 2).fill('twin'),
      }),
    });
    for (const winners of wins) expect(winners).toBeOneOf([1, 2]);
    expect(wrong).toEqual([]);
  },
  RACE_TIMEOUT,
);

test(
  'Without the lock of nights the last room is sold twice, and every checker reports it',
  controlOptions,
  async () => {
    const raceDatabase = await createRaceDatabase();
    await dropOversellConstraint(raceDatabase.database);
    const { wins, wrong } = await raceForRooms(raceDatabase, {
      times: 3,
      choose: threeNightsOfSuite,
      start: (raceDatabase) =>
        startServer(raceDatabase, (database) => withPlaceStay(database, { change: withoutNightLock })),
    });
    expect(Math.max(...wins)).toBeGreaterThan(1);
    expect(wrong).toContainEqual(expect.stringMatching(/suite on .* of 1 were promised at the same time/));
    expect(wrong).toContainEqual(expect.stringMatching(/night .*: \d+ of 1 taken/));
    expect(wrong).toContainEqual(
      expect.stringMatching(/a night has more held and sold rooms than its capacity/),
    );
  },
);

test(
  'Parties that name their room types in opposite orders meet no deadlock',
  async () => {
    const { deadlocks, wrong } = await swapRooms(await createRaceDatabase(), (database, onError) =>
      withPlaceStay(database, { onError }),
    );
    expect({ deadlocks, wrong }).toEqual({ deadlocks: 0, wrong: [] });
  },
  RACE_TIMEOUT,
);

test('If half of the parties lock their nights backwards, deadlocks occur', controlOptions, async () => {
  const { deadlocks } = await swapRooms(await createRaceDatabase(), (database, onError, client) =>
    withPlaceStay(database, { onError, ...(client % 2 === 0 && { change: withNightsBackwards }) }),
  );
  expect(deadlocks).toBeGreaterThan(0);
});

async function raceForRooms(raceDatabase: RaceDatabase, { times, choose, start = startServer }: Race) {
  const { database } = raceDatabase;
  const hotel = await addRaceHotel(database);
  const { pool } = database;
  const inventory = nativeInventory(database);
  const ports = await start(raceDatabase);
  const winsByServer = ports.map(() => 0);
  const browsers = httpClients();
  onTestFinished(() => browsers.close());
  const history = createHistory();
  const wins: number[] = [];
  for (let round = 0; round < times; round++) {
    const first = addDays(firstDay, round * nightsOfRound);
    const offers = await signedOffers(database, hotel, { first, choose });
    const entries = await Promise.all(
      offers.map(async ({ offers, takes, spots }, index) => {
        const client = round * buyers + index;
        const call = { client: `client ${client}`, cart: randomUUID() };
        const port = ports[client % ports.length] ?? 0;
        const held = await history.record({ ...call, op: 'hold', takes, spots }, () =>
          browsers.quoteRooms(port, client, call.cart, { hotel: hotel.id, offers }),
        );
        if (held.outcome === 'ok')
          await history.record({ ...call, op: 'buy' }, () => inventory.buy(call.cart, pool));
        return held;
      }),
    );
    wins.push(entries.filter(({ outcome }) => outcome === 'ok').length);
    for (const [at, { outcome }] of entries.entries())
      if (outcome === 'ok') winsByServer[at % ports.length] = (winsByServer[at % ports.length] ?? 0) + 1;
  }
  const capacities = nightCapacities(times * nightsOfRound);
  const wrong = await checkRace({ database, history, capacities, name: 'last-room' });
  return { wins, answers: countRefusals(countAnswers(history)), wrong, winsByServer };
}

/** The offers of each buyer, made before any of them begins. */
async function signedOffers(
  database: Database,
  hotel: TestHotel,
  { first, choose }: { readonly first: LocalDate; readonly choose: Race['choose'] },
) {
  const now = raceServerSettings(database).clock.now();
  return await Promise.all(
    Array.from({ length: buyers }, async (_, buyer) => {
      const { shift, nights, rooms } = choose(buyer);
      const stay = { rooms, nights, arrival: addDays(first, shift) };
      const offers = await offersOf(database, hotel, { ...stay, now });
      return { offers, takes: nightsOfStay(stay), spots: rooms.length };
    }),
  );
}

async function startServer(
  raceDatabase: RaceDatabase,
  change: (database: Database) => Database = (database) => database,
): Promise<number[]> {
  const database = raceDatabase.connectAgain();
  const { port } = await testApp({
    ...raceServerSettings(database),
    inventories: combineInventories(nativeInventory(change(database))),
  });
  return [port];
}

const parties = 16;
const swaps = repeatCount(30);

/**
 * Each party changes its stay again and again: the same two room types in one order and in the other, over nights that
 * others want too. Replacing a stay locks the nights of both.
 */
async function swapRooms(
  raceDatabase: RaceDatabase,
  connect: (database: Database, onError: (error: { code?: unknown }) => void, client: number) => Database,
) {
  const { database } = raceDatabase;
  const hotel = await addRaceHotel(database);
  let deadlocks = 0;
  const onError = ({ code }: { code?: unknown }) => {
    if (code === '40P01') deadlocks += 1;
  };
  const servers = [raceDatabase.connectAgain(), raceDatabase.connectAgain()];
  const history = createHistory();
  await Promise.all(
    Array.from({ length: parties }, async (_, client) => {
      const inventory = nativeInventory(connect(servers[client % 2] ?? database, onError, client));
      const cart = randomUUID();
      // One deadlock is enough: each takes a second to be noticed.
      for (let turn = client; turn < client + swaps && deadlocks === 0; turn++) {
        const rooms: RaceRoom[] = turn % 2 === 0 ? ['twin', 'double'] : ['double', 'twin'];
        const stay = { rooms, arrival: addDays(firstDay, turn % 4), nights: 7 };
        const call = { client: `party ${client}`, cart, takes: nightsOfStay(stay), spots: rooms.length };
        await history.record({ ...call, op: 'hold' }, () =>
          inventory.holdStay(stayRequest(hotel, { ...stay, cartId: cart })),
        );
        // Every third time it begins again with a single statement.
        if (turn % 3 === 0)
          await history.record({ ...call, takes: [], op: 'release' }, () => inventory.release(cart));
      }
    }),
  );
  const capacities = nightCapacities(12);
  return { deadlocks, wrong: await checkRace({ database, history, capacities, name: 'swapped-rooms' }) };
}
