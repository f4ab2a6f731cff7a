import { setTimeout as wait } from 'node:timers/promises';
import { localTime } from '@ashore/core/time/local-time.ts';
import { expect, test } from 'vitest';
import type { Database } from '../../packages/server/src/database/connect-database.ts';
import { closeDepartures } from '../../packages/server/src/features/availability/close-departures.ts';
import { setCapacity } from '../../packages/server/src/features/availability/set-capacity.ts';
import type { HoldOutcome, WantedHold } from '../../packages/server/src/gateways/inventory/port.ts';
import { removeCheck, unguardedInventory } from './control.ts';
import { createHistory } from './history.ts';
import { often, patience } from './how-long.ts';
import { firstDay, type RacePlace, racePlace, type Server, sail, serversOf, wanting } from './race-place.ts';
import { answersIn, verdict } from './verdict.ts';

const clients = 10;
const rounds = often(20);

test(
  'While a departure is cut, closed and opened again nobody gets what is not there, and nobody gets in when it is closed',
  async () => {
    const place = await racePlace();
    const race = await raceWithSupplier(place, ({ inventory }, wanted) => inventory.hold(wanted));
    expect(race.heldWhileClosed).toEqual([]);
    expect(Object.keys(answersIn(race.history)).toSorted()).toEqual([
      'hold nothing',
      'hold ok',
      'release ok',
    ]);
    expect(await verdict({ ...place, ...race, name: 'supply' })).toEqual([]);
  },
  patience,
);

test(
  'Where a hold looks first and takes then, somebody gets in after it is closed, or gets more than was left',
  async () => {
    const place = await racePlace();
    await removeCheck(place.database);
    const race = await raceWithSupplier(place, ({ database }, wanted) =>
      unguardedInventory(database).hold(wanted),
    );
    const wrong = await verdict({ ...place, ...race, name: 'supply-control' });
    expect(race.heldWhileClosed.length).toBeGreaterThan(0);
    expect(wrong).toContainEqual(expect.stringMatching(/taken/));
  },
  patience,
);

type Take = (server: Server, wanted: WantedHold) => Promise<HoldOutcome>;

/** Everybody holds and lets go, while the supplier cuts the departure to what is taken, closes it, and undoes both. */
async function raceWithSupplier(place: RacePlace, take: Take) {
  const history = createHistory();
  const server = await serversOf(place, 2);
  const closed: { from: number; to: number }[] = [];
  let isOver = false;
  const holding = Array.from({ length: clients }, async (_, client) => {
    while (!isOver) {
      const wanted = wanting({ people: 1 + (client % 3) });
      const call = { client: `client ${client}`, cart: wanted.cartId };
      const held = await history.note({ ...call, op: 'hold' }, () => take(server(client), wanted));
      if (held.outcome === 'ok')
        await history.note({ ...call, op: 'release' }, () => server(client).inventory.release(wanted.cartId));
    }
  });
  for (let round = 0; round < rounds; round++) closed.push(await oneRound(place.database, round));
  isOver = true;
  await Promise.all(holding);
  const heldWhileClosed = history.entries.filter(
    ({ op, outcome, start, end }) =>
      op === 'hold' && outcome === 'ok' && closed.some(({ from, to }) => from < start && end < to),
  );
  return { history, heldWhileClosed, capacities: new Map<string, number>() };
}

/** Gives from when to when it was surely closed. */
async function oneRound(database: Database, round: number) {
  const departure = { option: sail, date: firstDay, time: localTime('10:00') };
  const all = [
    {
      ...departure,
      number: 1,
      capacity: 12,
      held: 0,
      sold: 0,
      free: 0,
      closed: false,
      isOffTimetable: false,
    },
  ];
  await setCapacity(database, { departure, capacity: 4 + (round % 5) });
  await wait(20);
  await closeDepartures(database, { departures: all, closed: true });
  const from = performance.timeOrigin + performance.now();
  await wait(20);
  const to = performance.timeOrigin + performance.now();
  await closeDepartures(database, { departures: all, closed: false });
  await setCapacity(database, { departure, capacity: null });
  await wait(20);
  return { from, to };
}
