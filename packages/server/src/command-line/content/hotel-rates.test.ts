import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { commandLine } from '../../../test-support/command-line/command-context.ts';
import { emptyFolder } from '../../../test-support/database/data-folder.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { hotelPlaces, type TestHotel, writeHotel } from '../../../test-support/hotels/write-hotel.ts';
import { playBedbank } from '../../../test-support/lodging/bedbank-stand-in.ts';
import { confirmForeignHotel } from '../../features/hotels/supply/foreign-hotels.ts';

let testDb: TestDatabase;
let hotel: TestHotel;
// The clock of a command is that of the machine, so the stay begins a month from now.
const arrival = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: hotelPlaces });
  hotel = await writeHotel(testDb.database, {
    firstNight: localDate(new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)),
    roomTypes: [{ slug: 'twin' }],
    ratePlans: [
      { slug: 'saver', cancellation: [{ until: null, charge: { kind: 'percent', percent: 100 } }] },
    ],
  });
});
afterAll(() => testDb.drop());

async function connected() {
  const bedbank = await playBedbank();
  onTestFinished(() => bedbank.close());
  const codesFile = join(emptyFolder(), 'codes.json');
  writeFileSync(codesFile, JSON.stringify({ countries: { DE: '69', GB: '12' } }));
  const { url, key } = bedbank;
  const settings = {
    name: 'bedbank',
    url,
    key,
    currency: 'EUR',
    timeZone: 'Europe/Lisbon',
    markup: 1_000,
    codesFile,
  };
  return { bedbank, line: commandLine({ databaseUrl: testDb.url, bedbank: settings }) };
}

test('Our own rates are listed with what is left and what a cancellation costs', async () => {
  const { line, bedbank } = await connected();
  const { status, printed } = await line.run('hotel-rates', hotel.code, arrival, '--nights', '2');
  expect([status, printed.split('\n')]).toEqual([
    0,
    [
      `Casa do Aguadeiro, 2 nights from ${arrival}, 2 adults from GB: own rooms`,
      'twin  room-only  EUR 328.00, 5 left; cancellation then EUR 328.00  (Room twin)',
    ],
  ]);
  expect(bedbank.calls()).toEqual([]);
  expect((await line.run('hotel-rates', hotel.code, '2020-01-01')).printed).toContain('No rooms.');
});

test('The rates of another seller are listed with its codes and costs, once its hotel is confirmed', async () => {
  const { line, bedbank } = await connected();
  const { pool } = testDb.database;
  await pool.query(`update products set booking_source = 'bedbank'`);
  onTestFinished(async () => void (await pool.query('update products set booking_source = null')));
  expect(await line.run('hotel-rates', hotel.code, arrival)).toMatchObject({
    status: 1,
    printed: expect.stringContaining('Not sold: foreign-hotels confirms'),
  });
  const source = { source: 'bedbank', hotelCode: 'H1', productId: hotel.id };
  await confirmForeignHotel(pool, { ...source, by: 'Ada' });
  const { status, printed } = await line.run('hotel-rates', hotel.code, arrival, '--from', 'de');
  expect(status).toBe(0);
  expect(printed).toContain('2 adults from DE: bedbank');
  expect(printed).toMatch(
    /DBL {2}breakfast {2}EUR 159\.50, costs us EUR 145\.00, 3 left; cancellation EUR 0\.00 until \S+ \S+ UTC, then EUR 159\.50/,
  );
  bedbank.plan('rooms', 'html');
  expect(await line.run('hotel-rates', hotel.code, arrival)).toMatchObject({
    status: 1,
    printed: expect.stringContaining('No answer: rooms: not the agreed form'),
  });
});

test('Numbers and countries that there are not are refused', async () => {
  const { line } = await connected();
  for (const args of [
    [],
    [arrival],
    [hotel.code, arrival, '--nights', '31'],
    [hotel.code, arrival, '--adults', '0'],
    [hotel.code, arrival, '--from', 'XX'],
  ])
    expect((await line.run('hotel-rates', ...args)).status, args.join(' ')).toBe(2);
  expect((await line.run('hotel-rates', 'abcdefgh', arrival)).status).not.toBe(0);
});
