import type { ReturnPromiseLimit } from '@ashore/core/cruises/return-promise.ts';
import { type LocalTime, localDate } from '@ashore/core/time/local-date-time.ts';
import type { Database } from '../../src/database/connect.ts';
import { transaction } from '../../src/database/transaction.ts';
import { type CallToChange, changeCall } from '../../src/features/cruises/change-call.ts';
import { findShipOfTrip } from '../../src/features/cruises/ship-of-trip.ts';
import { lineEntry, portEntry, sailingEntry, withTimetable } from '../cruises/timetable.ts';
import type { TestQuoteInput } from '../quotes/quotes.ts';

/** A ship that is in Lisbon from seven until half past six on this day. Returns its sailing. */
export async function withShipInLisbon(database: Database, day: string): Promise<string> {
  const at = (days: number, time: string) =>
    `${new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)}T${time}`;
  await withTimetable(database, {
    ports: [portEntry('lisbon'), portEntry('porto', { latitude: 41.18, longitude: -8.7 })],
    lines: [lineEntry('bluebird', ['serena'])],
    sailings: [
      sailingEntry('serena', at(-1, '').slice(0, 10), [
        { port: 'porto', departure: at(-1, '10:00') },
        { port: 'lisbon', arrival: at(0, '07:00'), departure: at(0, '18:30'), berth: 2 },
        { port: 'porto', arrival: at(1, '10:00') },
      ]),
    ],
  });
  const { rows } = await database.pool.query<{ id: string }>('select id from cruise_routes');
  return rows[0]?.id ?? '';
}

/** What makes a quote one of a traveller who comes with that ship, sold with this return promise. */
export function fromShip(
  { pool }: Pick<Database, 'pool'>,
  routeId: string,
  promised?: ReturnPromiseLimit,
): Pick<TestQuoteInput, 'findShip'> {
  return { findShip: (trip) => findShipOfTrip(pool, { routeId, position: 1 }, trip, promised) };
}

type Change = Partial<Omit<CallToChange, 'arrival' | 'departure'>> & {
  readonly arrival?: string;
  readonly departure?: string;
};

/** Changes the call of that ship in Lisbon. */
export async function changeCallInLisbon(
  database: Database,
  { day = localDate('2037-11-23'), arrival, departure, ...change }: Change,
): Promise<void> {
  const times = { arrival: arrival as LocalTime | undefined, departure: departure as LocalTime | undefined };
  await transaction(database, ({ client }) =>
    changeCall(client, { ship: 'serena', port: 'lisbon', day, isSkipped: false, ...times, ...change }),
  );
}
