import { localDate } from '@ashore/core/time/local-date-time.ts';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { optionOf, takenDeparture } from '../../../test-support/availability/departures.ts';
import { placeWith, productRow } from '../../../test-support/catalogue/place-file.ts';
import { commandLine } from '../../../test-support/command-line/command-context.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { catalogueCode } from '../../features/catalogue/import/catalogue-id.ts';
import { importPlaces } from '../../features/catalogue/import/import-catalogue.ts';

vi.setConfig({ testTimeout: 60_000 });

let testDb: TestDatabase;
let line: ReturnType<typeof commandLine>;

const everyDay = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
const sail = productRow('sail', {
  days: [...everyDay],
  season: null,
  startTimes: ['10:00', '18:30'],
  options: [
    {
      name: { en: 'Alone', de: 'Allein' },
      group: { upTo: 8, price: 24_000 },
      openHours: { from: '09:00', to: '17:00' },
      capacity: 8,
    },
  ],
});
const withdrawnProduct = productRow('gone', { status: 'withdrawn', days: [...everyDay], season: null });
const codeOf = (slug: string) => catalogueCode('product', 'lisbon', slug);
const productCode = codeOf('sail');

beforeAll(async () => {
  testDb = await testDatabase();
  line = commandLine({ databaseUrl: testDb.url });
  await importPlaces(testDb.database, {
    places: [placeWith('lisbon', [sail, withdrawnProduct])],
    today: localDate('2026-11-21'),
  });
});
beforeEach(async () => {
  // Commands read the machine's clock; the days of these tests must always lie in the future.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') });
  await testDb.database.pool.query('delete from holds; delete from departures');
});
afterAll(() => testDb.drop());

async function readDepartures() {
  const { rows } = await testDb.database.pool.query(
    `select to_char(local_time, 'HH24:MI') as time, closed, wanted_capacity as wanted, capacity, held, sold,
       is_own_capacity as own from departures order by local_date, local_time, option_id`,
  );
  return rows;
}

const takenSpots = {
  option: optionOf('sail'),
  date: '2026-12-24',
  sold: 3,
  holds: [{ spots: 2, endsIn: 9 }],
};

test('Departures are listed one by one, each with its held, sold and available spots', async () => {
  await takenDeparture(testDb.database, takenSpots);
  await takenDeparture(testDb.database, {
    option: optionOf('sail'),
    date: '2026-12-24',
    time: '10:00',
    closed: true,
  });
  await takenDeparture(testDb.database, {
    option: optionOf('sail'),
    date: '2026-12-24',
    time: '07:00',
    sold: 1,
  });
  const { status, printed } = await line.run(
    'departures',
    productCode,
    '--from',
    '2026-12-24',
    '--days',
    '1',
  );
  expect([status, printed.split('\n')]).toEqual([
    0,
    [
      'Title of sail, 2026-12-24 to 2026-12-24',
      'option 1: Standard',
      'option 2: Alone',
      '2026-12-24  open   option 2     8 spots: 0 held, 0 sold, 8 available',
      '2026-12-24  07:00  option 1    12 spots: 0 held, 1 sold, 11 available; no longer in the timetable',
      '2026-12-24  10:00  option 1    12 spots: 0 held, 0 sold, 12 available; closed',
      '2026-12-24  18:30  option 1    12 spots: 2 held, 3 sold, 7 available',
    ],
  ]);
});

test('A past departure is marked as departed, so that its spots do not count as available', async () => {
  const { printed } = await line.run('departures', productCode, '--from', '2026-01-05', '--days', '1');
  expect(printed.split('\n').slice(3)).toEqual([
    '2026-01-05  open   option 2     8 spots: 0 held, 0 sold, 8 available',
    '2026-01-05  10:00  option 1    12 spots: 0 held, 0 sold, 12 available; departed',
    '2026-01-05  18:30  option 1    12 spots: 0 held, 0 sold, 12 available; departed',
  ]);
});

test('By default the departures of the next fourteen days are listed, even if the product is not on sale', async () => {
  const { printed } = await line.run('departures', codeOf('gone'));
  // The heading, and one departure a day.
  expect(printed.split('\n')).toHaveLength(15);
});

test('An operator closes and reopens a whole day, one option or one start time', async () => {
  expect(await line.run('close-departure', productCode, '2026-12-24', '--time', '18:30')).toEqual({
    status: 0,
    printed: 'Closed: Title of sail on 2026-12-24, 18:30 (option 1).',
  });
  expect((await line.run('close-departure', productCode, '2026-12-25', '--option', '2')).printed).toContain(
    'open (option 2)',
  );
  expect((await line.run('close-departure', productCode, '2026-12-24')).printed).toBe(
    'Closed: Title of sail on 2026-12-24, open (option 2), 10:00 (option 1).',
  );
  expect((await readDepartures()).map(({ closed }) => closed)).toEqual([true, true, true, true]);
  expect((await line.run('reopen-departure', productCode, '2026-12-24', '--option', '1')).printed).toBe(
    'Reopened: Title of sail on 2026-12-24, 10:00 (option 1), 18:30 (option 1).',
  );
  expect((await readDepartures()).map(({ time, closed }) => [time, closed])).toEqual([
    ['10:00', false],
    ['18:30', false],
    [null, true],
    [null, true],
  ]);
});

test.each([
  ['close-departure', productCode, '9999-12-31'],
  ['reopen-departure', productCode, '9999-12-31'],
  ['set-capacity', productCode, '9999-12-31', '5', '--option', '2'],
  ['departures', productCode, '--from', '9999-12-25'],
])('The command refuses a day more than two years away: %s %s %s', async (...args) => {
  expect(await line.run(...args)).toMatchObject({
    status: 1,
    printed: expect.stringMatching(/^9999-12-\d\d is more than two years away/),
  });
  expect(await readDepartures()).toEqual([]);
});

test('The command refuses a day before the first year of the calendar', async () => {
  expect(await line.run('departures', productCode, '--from', '0000-12-31')).toMatchObject({ status: 2 });
});

test('Held and sold spots of a closed departure stay valid, and the command reports their number', async () => {
  await takenDeparture(testDb.database, takenSpots);
  const { printed } = await line.run(
    'close-departure',
    productCode,
    '2026-12-24',
    '--option',
    '1',
    '--time',
    '18:30',
  );
  expect(printed).toContain('Spots sold: 3, held: 2. They stay valid');
  expect(await readDepartures()).toMatchObject([{ closed: true, held: 2, sold: 3, capacity: 12 }]);
});

test('Closing a closed departure or reopening an open one changes nothing and is reported', async () => {
  expect(await line.run('reopen-departure', productCode, '2026-12-24')).toMatchObject({
    status: 1,
    printed: 'Title of sail on 2026-12-24 is already open. Nothing was changed.',
  });
  await line.run('close-departure', productCode, '2026-12-24');
  expect((await line.run('close-departure', productCode, '2026-12-24')).printed).toContain(
    'is already closed',
  );
});

test('An operator raises or lowers the capacity of a departure, and resets it to that of the option', async () => {
  const departureArgs = ['2026-12-24', '--time', '18:30'] as const;
  const setCapacity = (spots: string) =>
    line.run('set-capacity', productCode, departureArgs[0], spots, departureArgs[1], departureArgs[2]);
  expect((await setCapacity('20')).printed).toBe('Title of sail on 2026-12-24, 18:30 (option 1): 20 spots.');
  expect(await readDepartures()).toMatchObject([{ wanted: 20, capacity: 20, own: true }]);
  expect((await setCapacity('0')).status).toBe(0);
  expect(await readDepartures()).toMatchObject([{ wanted: 0, capacity: 0 }]);
  expect((await setCapacity('usual')).printed).toContain('12 spots, the option’s capacity');
  expect(await readDepartures()).toMatchObject([{ wanted: 12, capacity: 12, own: false }]);
});

test('A capacity below the taken spots is refused with the number of taken spots', async () => {
  await takenDeparture(testDb.database, takenSpots);
  const refusal = await line.run('set-capacity', productCode, '2026-12-24', '4', '--time', '18:30');
  expect(refusal).toMatchObject({
    status: 1,
    printed: expect.stringContaining('5 spots are taken (3 sold, 2 held), so its capacity cannot be 4.'),
  });
  expect(await readDepartures()).toMatchObject([{ wanted: 12, capacity: 12, own: false }]);
  expect((await line.run('set-capacity', productCode, '2026-12-24', '5', '--time', '18:30')).status).toBe(0);
});

test('Expired holds that are not yet deleted do not prevent a lower capacity', async () => {
  await takenDeparture(testDb.database, { ...takenSpots, holds: [{ spots: 6, endsIn: -1 }] });
  expect((await line.run('set-capacity', productCode, '2026-12-24', '4', '--time', '18:30')).status).toBe(0);
  // The capacity stays higher until the expired holds are deleted; then it is the requested number.
  expect(await readDepartures()).toMatchObject([{ wanted: 4, capacity: 9, held: 6, sold: 3 }]);
});

test.each<[string, string[], number, string]>([
  ['no product', ['close-departure'], 2, 'Missing <product code>.'],
  ['no day', ['close-departure', productCode], 2, 'Missing <day>, such as 2026-12-24.'],
  [
    'a day that does not exist',
    ['close-departure', productCode, '2027-02-29'],
    2,
    '"2027-02-29" is not a day',
  ],
  [
    'an invalid time',
    ['close-departure', productCode, '2026-12-24', '--time', '25:00'],
    2,
    '"25:00" is not a time',
  ],
  [
    'an invalid option number',
    ['close-departure', productCode, '2026-12-24', '--option', '0'],
    2,
    'the first option is 1',
  ],
  [
    'an unknown option number',
    ['close-departure', productCode, '2026-12-24', '--option', '3'],
    1,
    'no option 3 of Title of sail: it has 2',
  ],
  [
    'a time without a departure',
    ['close-departure', productCode, '2026-12-24', '--time', '11:00'],
    1,
    'runs at other times: open (option 2), 10:00 (option 1), 18:30 (option 1). Nothing was changed.',
  ],
  [
    'an unknown product',
    ['close-departure', 'zzzzzzzz', '2026-12-24'],
    1,
    'no product with the code zzzzzzzz',
  ],
  ['no number of spots', ['set-capacity', productCode, '2026-12-24'], 2, 'spots must be a number'],
  ['a fraction of a spot', ['set-capacity', productCode, '2026-12-24', '1.5'], 2, 'spots must be a number'],
  [
    'several matching departures',
    ['set-capacity', productCode, '2026-12-24', '5'],
    1,
    'Several departures match. Select one with --time or --option: open (option 2), 10:00 (option 1), 18:30 (option 1).',
  ],
  ['zero days', ['departures', productCode, '--days', '0'], 2, 'from 1 to 366'],
  ['more than a year', ['departures', productCode, '--days', '367'], 2, 'from 1 to 366'],
])(
  'A command that cannot be carried out reports the reason, and nothing changes: %s',
  async (_, args, status, sentence) => {
    const { status: exitStatus, printed } = await line.run(...args);
    expect([exitStatus, printed]).toEqual([status, expect.stringContaining(sentence)]);
    expect(await readDepartures()).toEqual([]);
  },
);
