import { setTimeout as wait } from 'node:timers/promises';
import { addDays } from '@ashore/core/time/local-date-time.ts';
import { expect, test } from 'vitest';
import type { Database } from '../../packages/server/src/database/connect.ts';
import { closeNights } from '../../packages/server/src/features/hotels/rooms/change-nights.ts';
import { expireHolds } from '../../packages/server/src/features/quotes/holds/expire-holds.ts';
import type { BuyOutcome } from '../../packages/server/src/gateways/inventory/port.ts';
import type { TestHotel } from '../../packages/server/test-support/hotels/write-hotel.ts';
import type { Withheld } from './check-history.ts';
import { checkRace, countAnswers } from './check-race.ts';
import { createHistory, type History, instant } from './history.ts';
import {
  addDepartureWithSpots,
  createRaceDatabase,
  firstDay,
  holdRequest,
  type RaceDatabase,
  type Server,
  serversOf,
} from './race-database.ts';
import {
  addRaceHotel,
  nightCapacities,
  nightsOfStay,
  type RaceRoom,
  roomCapacities,
  stayRequest,
} from './race-hotel.ts';
import { controlOptions, RACE_TIMEOUT, repeatCount } from './race-limits.ts';

const clients = 16;
const rounds = repeatCount(4);
const nightsOfRound = 8;
const millisecondsOfRound = 1_500;
const spots = 6;
const roomTypes = Object.keys(roomCapacities) as RaceRoom[];

test(
  'Stays and trips that are held, extended, replaced, released, bought and expire at once promise nothing twice',
  async () => {
    const raceDatabase = await createRaceDatabase();
    const race = await raceForStays(raceDatabase, ({ database, inventory }, cart) =>
      inventory.buy(cart, database.pool),
    );
    expect(Object.keys(countAnswers(race.history)).toSorted()).toEqual(
      expect.arrayContaining(['buy ok', 'extend ok', 'hold nothing', 'hold ok', 'release ok']),
    );
    expect(await checkRace({ ...raceDatabase, ...race, name: 'stays' })).toEqual([]);
  },
  RACE_TIMEOUT,
);

test(
  'If a sale returns the nights of a stay, the checkers report rooms without holds',
  controlOptions,
  async () => {
    const raceDatabase = await createRaceDatabase();
    const race = await raceForStays(raceDatabase, sellAndReturnNights);
    const wrong = await checkRace({ ...raceDatabase, ...race, name: 'stays-control' });
    expect(wrong).toContainEqual(
      expect.stringMatching(/night .*: its sold count is \d+, and its sold holds have/),
    );
    expect(wrong).toContainEqual(expect.stringMatching(/the counts of a night differ from its rooms/));
  },
);

/** A sale with a fault that is easily made: it forgets that a sold hold still has its nights. */
async function sellAndReturnNights({ database, inventory }: Server, cart: string): Promise<BuyOutcome> {
  const bought = await inventory.buy(cart, database.pool);
  if (bought.outcome === 'bought')
    await database.pool.query(
      `update room_nights night set sold = night.sold - 1 from held_rooms room
       where room.hold_id = $1 and room.position = 0 and night.room_type_id = room.room_type_id
         and night.night >= room.arrival and night.night < room.departure and night.sold > 0`,
      [bought.hold.id],
    );
  return bought;
}

type Sale = (server: Server, cart: string) => Promise<BuyOutcome>;

/**
 * Each round has nights and a departure of its own, because what is bought is gone. At the same time two servers expire holds, and
 * the hotel closes a night of its twins.
 */
async function raceForStays(raceDatabase: RaceDatabase, sell: Sale) {
  const { database } = raceDatabase;
  const hotel = await addRaceHotel(database);
  const history = createHistory();
  const server = await serversOf(raceDatabase, 2);
  const capacities = nightCapacities((rounds + 1) * nightsOfRound);
  const withheld: Withheld[] = [];
  const over = new AbortController();
  const expiring = [0, 1].map((at) => expireRepeatedly(server(at).database, over.signal));
  for (let round = 0; round < rounds; round++) {
    const day = round * nightsOfRound;
    const date = addDays(firstDay, day);
    await addDepartureWithSpots(database, date, { left: spots });
    capacities.set(`trip on ${date}`, spots);
    const until = performance.now() + millisecondsOfRound;
    const acting = Array.from({ length: clients }, async (_, client) => {
      for (let turn = client; performance.now() < until; turn++)
        await oneTurn({ history, hotel, server: server(client), sell, day, client, turn });
    });
    withheld.push(await closeForAWhile(database, hotel, day + 4));
    await Promise.all(acting);
  }
  over.abort();
  await Promise.all(expiring);
  return { history, capacities, withheld };
}

type Turn = {
  readonly history: History;
  readonly hotel: TestHotel;
  readonly server: Server;
  readonly sell: Sale;
  /** Number of the first night of the round. */
  readonly day: number;
  readonly client: number;
  readonly turn: number;
};

async function oneTurn({ history, hotel, server, sell, day, client, turn }: Turn): Promise<void> {
  const { inventory } = server;
  const trip = holdRequest({ date: addDays(firstDay, day), seconds: 0.1 });
  const { cartId: cart, holder } = trip;
  const call = { client: `client ${client}`, cart };
  const holdRooms = (shift: number) => {
    const rooms = randomRooms();
    const nights = 1 + random(4);
    const stay = { rooms, nights, arrival: addDays(firstDay, day + shift) };
    const takes = nightsOfStay(stay);
    return history.record({ ...call, op: 'hold', takes, spots: rooms.length }, () =>
      inventory.holdStay(stayRequest(hotel, { ...stay, cartId: cart, holder, seconds: 0.1 })),
    );
  };
  const holdTrip = () =>
    history.record({ ...call, op: 'hold', takes: [{ stock: `trip on ${trip.date}`, spots: 1 }] }, () =>
      inventory.hold(trip),
    );
  const first = await (turn % 4 === 0 ? holdTrip() : holdRooms(random(4)));
  // A third of the carts changes to other rooms or to the trip.
  const second = turn % 3 === 0 ? await (turn % 2 === 0 ? holdTrip() : holdRooms(random(4))) : first;
  const held = second.outcome === 'ok' ? second : first;
  if (held.outcome !== 'ok') return;
  if (turn % 2 === 0) await wait(Math.max(0, (held.expiresAt ?? 0) - Date.now() - 5 + Math.random() * 10));
  // What is bought is gone for the rest of the round, so few clients buy.
  if (turn % 11 === 0) await history.record({ ...call, op: 'buy' }, () => sell(server, cart));
  else if (turn % 5 === 0)
    await history.record({ ...call, op: 'extend' }, () => inventory.extend(cart, 0.05));
  else await history.record({ ...call, op: 'release' }, () => inventory.release(cart));
}

function random(below: number): number {
  return Math.floor(Math.random() * below);
}

function randomRooms(): RaceRoom[] {
  return Array.from({ length: 1 + random(3) }, () => roomTypes[random(roomTypes.length)] ?? 'twin');
}

/** The hotel closes a night of its twins and reopens it. What it withholds then is no false refusal. */
async function closeForAWhile(database: Database, hotel: TestHotel, night: number): Promise<Withheld> {
  const date = addDays(firstDay, night);
  const nights = { roomTypeId: hotel.roomTypes.twin ?? '', from: date, until: addDays(date, 1) };
  await wait(millisecondsOfRound / 3);
  const from = instant();
  await closeNights(database, { ...nights, closed: true });
  await wait(millisecondsOfRound / 3);
  await closeNights(database, { ...nights, closed: false });
  return { stock: `twin on ${date}`, spots: roomCapacities.twin, from, to: instant() };
}

async function expireRepeatedly({ pool }: Database, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await expireHolds(pool);
    await wait(Math.random() * 20);
  }
}
