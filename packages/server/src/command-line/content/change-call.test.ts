import { expect, onTestFinished, test } from 'vitest';
import { insertBooking } from '../../../test-support/bookings/booked-cart.ts';
import { fromShip, withShipInLisbon } from '../../../test-support/bookings/from-sailing.ts';
import { commandLine } from '../../../test-support/command-line/command-context.ts';
import {
  lineEntry,
  portEntry,
  sailingEntry,
  withTimetable,
} from '../../../test-support/cruises/timetable.ts';
import { testDatabase } from '../../../test-support/database/test-database.ts';
import { quoteCatalogue } from '../../../test-support/quotes/quotes.ts';

async function shipInLisbon() {
  const testDb = await testDatabase({ catalogue: quoteCatalogue });
  onTestFinished(() => testDb.drop());
  const routeId = await withShipInLisbon(testDb.database, '2037-11-23');
  await insertBooking(testDb.database, { quote: fromShip(testDb.database, routeId) });
  const line = commandLine({ databaseUrl: testDb.url });
  return {
    run: (...options: string[]) => line.run('change-call', 'serena', 'lisbon', '2037-11-23', ...options),
    call: async () => {
      const { rows } = await testDb.database.pool.query(
        `select to_char(arrives_at, 'HH24:MI') as arrives, to_char(all_aboard_at, 'HH24:MI') as "allAboard",
           to_char(departs_at, 'HH24:MI') as departs, berth, state from cruise_calls where position = 1`,
      );
      return rows[0];
    },
  };
}

const plannedCall = { arrives: '07:00', allAboard: '18:00', departs: '18:30', berth: 1, state: 'planned' };

test('A call is changed, and only counted with --check', async () => {
  const { run, call } = await shipInLisbon();
  const trial = await run('--departure', '12:00', '--check');
  expect(trial.printed).toContain('Bookings that still fit: 0. Bookings that no longer fit: 1.');
  expect(trial.printed).toContain('Nothing was changed.');
  expect(await call()).toEqual(plannedCall);
  const { status, printed } = await run('--departure', '17:00', '--berth', '1');
  expect(printed).toContain('Bookings that still fit: 1. Bookings that no longer fit: 0.');
  expect(status).toBe(0);
  // All aboard stays half an hour before the departure.
  expect(await call()).toEqual({
    ...plannedCall,
    allAboard: '16:30',
    departs: '17:00',
    berth: 0,
    state: 'changed',
  });
  expect((await run('--skip')).printed).toContain('Bookings that lose their port: 1.');
  expect(await call()).toMatchObject({ state: 'skipped' });
  await run('--all-aboard', '16:00');
  expect(await call()).toMatchObject({ allAboard: '16:00', departs: '17:00', state: 'changed' });
});

test.each([
  [['--arrival', '19:00'], 'The departure is not after the arrival.'],
  [['--all-aboard', '18:45'], 'All aboard is after the departure.'],
  [['--arrival', '18:10'], 'All aboard is not after the arrival.'],
  [['--berth', '3'], '--berth is 3, but lisbon has 2.'],
  [['--arrival', '24:10'], '--arrival must be a time, such as 08:00.'],
  [['--berth', 'x'], '--berth must be a whole number from 1.'],
  [[], 'Either --skip or at least one of --arrival, --departure, --all-aboard and --berth is required.'],
  [
    ['--skip', '--arrival', '08:00'],
    'Either --skip or at least one of --arrival, --departure, --all-aboard and --berth is required.',
  ],
])('An impossible change is refused and changes nothing: %j', async (options, message) => {
  const { run, call } = await shipInLisbon();
  const { status, printed } = await run(...options);
  expect(printed).toContain(message);
  expect(status).not.toBe(0);
  expect(await call()).toEqual(plannedCall);
});

test('A call begins after the departure from the port before, and ends before the arrival at the next one', async () => {
  const testDb = await testDatabase({ catalogue: quoteCatalogue });
  onTestFinished(() => testDb.drop());
  await withTimetable(testDb.database, {
    ports: [portEntry('lisbon'), portEntry('setubal', { latitude: 38.52, longitude: -8.89 })],
    lines: [lineEntry('bluebird', ['serena'])],
    sailings: [
      sailingEntry('serena', '2037-11-23', [
        { port: 'setubal', departure: '2037-11-23T05:00' },
        { port: 'lisbon', arrival: '2037-11-23T07:00', departure: '2037-11-23T18:30' },
        { port: 'setubal', arrival: '2037-11-23T23:00' },
      ]),
    ],
  });
  const line = commandLine({ databaseUrl: testDb.url });
  const run = (...options: string[]) => line.run('change-call', 'serena', 'lisbon', '2037-11-23', ...options);
  expect((await run('--arrival', '05:00')).printed).toContain(
    'The arrival is not after the departure from the port before. Nothing was changed.',
  );
  expect((await run('--departure', '23:00')).printed).toContain(
    'The departure is not before the arrival at the next port. Nothing was changed.',
  );
  expect((await run('--arrival', '05:01', '--departure', '22:59')).status).toBe(0);
});

test('A ship that skips a port may stay at the one before until after it', async () => {
  const testDb = await testDatabase({ catalogue: quoteCatalogue });
  onTestFinished(() => testDb.drop());
  await withTimetable(testDb.database, {
    ports: [portEntry('lisbon'), portEntry('setubal', { latitude: 38.52, longitude: -8.89 })],
    lines: [lineEntry('bluebird', ['serena'])],
    sailings: [
      sailingEntry('serena', '2037-11-22', [
        { port: 'setubal', departure: '2037-11-22T20:00' },
        { port: 'lisbon', arrival: '2037-11-23T07:00', departure: '2037-11-23T12:00' },
        { port: 'setubal', arrival: '2037-11-23T16:00', departure: '2037-11-23T20:00' },
        { port: 'lisbon', arrival: '2037-11-24T07:00' },
      ]),
    ],
  });
  const line = commandLine({ databaseUrl: testDb.url });
  const stayLonger = async () =>
    (await line.run('change-call', 'serena', 'lisbon', '2037-11-23', '--departure', '22:00')).printed;
  expect(await stayLonger()).toContain('The departure is not before the arrival at the next port.');
  await line.run('change-call', 'serena', 'setubal', '2037-11-23', '--skip');
  expect(await stayLonger()).not.toContain('Nothing was changed.');
});

test('Where the ship does not call there, its calls around that day are named', async () => {
  const testDb = await testDatabase({ catalogue: quoteCatalogue });
  onTestFinished(() => testDb.drop());
  await withShipInLisbon(testDb.database, '2037-11-23');
  const line = commandLine({ databaseUrl: testDb.url });
  const refusal = async (...call: string[]) => (await line.run('change-call', ...call, '--skip')).printed;
  expect(await refusal('serena', 'lisbon', '2037-11-24')).toContain(
    'serena does not call at lisbon on 2037-11-24. Its calls within a week of that day: porto 2037-11-22, lisbon 2037-11-23, porto 2037-11-24.',
  );
  expect(await refusal('Unknown', 'lisbon', '2037-11-23')).toContain(
    'No ship of the timetable has this slug or name',
  );
});

test('A ship is found by its name too', async () => {
  const testDb = await testDatabase({ catalogue: quoteCatalogue });
  onTestFinished(() => testDb.drop());
  await withShipInLisbon(testDb.database, '2037-11-23');
  await testDb.database.pool.query(
    `update cruise_ships set names = '{"en": "Bluebird Serena"}' where slug = 'serena'`,
  );
  const line = commandLine({ databaseUrl: testDb.url });
  const { status } = await line.run('change-call', 'bluebird serena', 'lisbon', '2037-11-23', '--skip');
  expect(status).toBe(0);
});

test('Where one sailing ends and the next begins, the given time names the call, and --skip changes both', async () => {
  const testDb = await testDatabase({ catalogue: quoteCatalogue });
  onTestFinished(() => testDb.drop());
  const { pool } = testDb.database;
  await withTimetable(testDb.database, {
    ports: [portEntry('lisbon'), portEntry('porto', { latitude: 41.18, longitude: -8.7 })],
    lines: [lineEntry('bluebird', ['serena'])],
    sailings: [
      sailingEntry('serena', '2037-11-22', [
        { port: 'porto', departure: '2037-11-22T10:00' },
        { port: 'lisbon', arrival: '2037-11-23T07:00' },
      ]),
      sailingEntry('serena', '2037-11-23', [
        { port: 'lisbon', departure: '2037-11-23T18:30' },
        { port: 'porto', arrival: '2037-11-24T10:00' },
      ]),
    ],
  });
  const line = commandLine({ databaseUrl: testDb.url });
  const run = (...options: string[]) => line.run('change-call', 'serena', 'lisbon', '2037-11-23', ...options);
  const states = async () => {
    const { rows } = await pool.query(
      `select call.state from cruise_calls call join cruise_ports port on port.id = call.port_id
       where port.slug = 'lisbon' order by call.arrives_at nulls last`,
    );
    return rows.map(({ state }) => state);
  };
  expect((await run('--berth', '1')).printed).toContain(
    'Two sailings of serena meet at lisbon on 2037-11-23.',
  );
  expect((await run('--departure', '19:00')).status).toBe(0);
  expect(await states()).toEqual(['planned', 'changed']);
  expect((await run('--arrival', '08:00')).status).toBe(0);
  expect(await states()).toEqual(['changed', 'changed']);
  expect((await run('--skip')).status).toBe(0);
  expect(await states()).toEqual(['skipped', 'skipped']);
});
