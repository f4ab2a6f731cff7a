import { randomUUID } from 'node:crypto';
import { addDays, type LocalDate } from '@ashore/core/time/local-date-time.ts';
import { expect, test } from 'vitest';
import type { HoldOutcome, WantedHold } from '../../packages/server/src/gateways/inventory/port.ts';
import { checkRace, countAnswers } from './check-race.ts';
import { uncheckedBoatHold } from './control.ts';
import { createHistory } from './history.ts';
import {
  addSharedBoat,
  createRaceDatabase,
  departureCapacity,
  firstDay,
  holdRequest,
  type RaceDatabase,
  sailOption,
  serversOf,
  swimOption,
} from './race-database.ts';
import { controlOptions, RACE_TIMEOUT, repeatCount } from './race-limits.ts';

const seats = 10;
const days = repeatCount(6);
const clients = 40;

test(
  'Two trips that share a boat together never sell more than its seats, and sell it out',
  async () => {
    const raceDatabase = await createRaceDatabase();
    const server = await serversOf(raceDatabase, 2);
    const { history, capacities, takenOn } = await raceForBoat(raceDatabase, (at, wanted) =>
      server(at).inventory.hold(wanted),
    );
    expect(await checkRace({ ...raceDatabase, history, capacities, name: 'shared-boat' })).toEqual([]);
    expect(Object.keys(countAnswers(history)).toSorted()).toEqual(['hold nothing', 'hold ok']);
    // No party has a single traveller, so one seat may stay unsold.
    for (const takenSeats of takenOn.values()) expect(takenSeats).toBeGreaterThan(seats - 2);
  },
  RACE_TIMEOUT,
);

test(
  'If each trip reads and takes the boat’s seats in separate statements, the boat is oversold',
  controlOptions,
  async () => {
    const raceDatabase = await createRaceDatabase();
    const server = await serversOf(raceDatabase, 2);
    const { history, capacities } = await raceForBoat(raceDatabase, (at, wanted) =>
      uncheckedBoatHold(server(at).database, wanted, seats),
    );
    const wrong = await checkRace({ ...raceDatabase, history, capacities, name: 'shared-boat-control' });
    expect(wrong).toContainEqual(expect.stringMatching(/boat on .* of 10 were promised at the same time/));
    expect(wrong).toContainEqual(
      expect.stringMatching(/a shared resource has more units in use than its capacity/),
    );
  },
);

test(
  'A group has a departure to itself or not at all, and single travellers share one without a group',
  async () => {
    const raceDatabase = await createRaceDatabase();
    const server = await serversOf(raceDatabase, 2);
    const history = createHistory();
    const capacities = new Map<string, number>();
    for (let day = 0; day < days * 3; day++) {
      const date = addDays(firstDay, day);
      const stock = `sail on ${date}`;
      capacities.set(stock, departureCapacity);
      await Promise.all(
        Array.from({ length: 24 }, (_, at) => {
          const takesWholeDeparture = at % 2 === 0;
          const wanted = holdRequest({
            date,
            takesWholeDeparture,
            people: takesWholeDeparture ? 5 : 1,
            cartId: randomUUID(),
          });
          const takes = [{ stock, spots: takesWholeDeparture ? departureCapacity : 1 }];
          return history.record({ client: `client ${at}`, cart: wanted.cartId, op: 'hold', takes }, () =>
            server(at).inventory.hold(wanted),
          );
        }),
      );
    }
    expect(await checkRace({ ...raceDatabase, history, capacities, name: 'group' })).toEqual([]);
    const { rows } = await raceDatabase.database.pool.query(
      'select d.held, count(*)::int as holds from departures d join holds h on h.departure_id = d.id group by d.id',
    );
    expect(rows).toHaveLength(days * 3);
    for (const row of rows)
      expect([
        { held: departureCapacity, holds: 1 },
        { held: departureCapacity, holds: departureCapacity },
      ]).toContainEqual(row);
  },
  RACE_TIMEOUT,
);

type TakeSeats = (at: number, wanted: WantedHold) => Promise<HoldOutcome>;

/** Parties of two and three for either trip, all at once, on several days. */
async function raceForBoat(raceDatabase: RaceDatabase, take: TakeSeats) {
  const boat = await addSharedBoat(raceDatabase.database, { seats, options: [sailOption, swimOption] });
  const history = createHistory();
  const capacities = new Map<string, number>();
  const takenOn = new Map<LocalDate, number>();
  for (let day = 0; day < days; day++) {
    const date = addDays(firstDay, day);
    capacities.set(`boat on ${date}`, seats);
    const entries = await Promise.all(
      Array.from({ length: clients }, (_, at) => {
        const option = at % 2 === 0 ? sailOption : swimOption;
        const stock = `${option} on ${date}`;
        capacities.set(stock, departureCapacity);
        const people = 2 + (at % 3 === 0 ? 1 : 0);
        const resources = [{ id: boat, per: 'spot', units: 1 }] as const;
        const wanted = holdRequest({ date, optionId: option, people, resources });
        const takes = [
          { stock, spots: people },
          { stock: `boat on ${date}`, spots: people },
        ];
        return history.record({ client: `client ${at}`, cart: wanted.cartId, op: 'hold', takes }, () =>
          take(at, wanted),
        );
      }),
    );
    const won = entries.filter(({ outcome }) => outcome === 'ok');
    takenOn.set(
      date,
      won.reduce((sum, { takes }) => sum + (takes[0]?.spots ?? 0), 0),
    );
  }
  return { history, capacities, takenOn };
}
