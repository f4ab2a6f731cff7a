import { localDate } from '@ashore/core/time/local-date.ts';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type TestDatabase, testDatabase } from '../database/test-database.ts';
import { optionOf, takenDeparture } from '../features/availability/departures-for-tests.ts';
import { catalogueCode } from '../features/catalogue/catalogue-id.ts';
import { importPlaces } from '../features/catalogue/import-places.ts';
import { placeWith, productRow } from '../features/catalogue/place-for-tests.ts';
import { commandLine } from './context-for-tests.ts';

vi.setConfig({ testTimeout: 60_000 });

let own: TestDatabase;
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
const gone = productRow('gone', { status: 'withdrawn', days: [...everyDay], season: null });
const codeOf = (slug: string) => catalogueCode('product', 'lisbon', slug);
const code = codeOf('sail');

beforeAll(async () => {
  // Verbs read the clock of the machine; the days of these tests are always to come.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') });
  own = await testDatabase();
  line = commandLine({ databaseUrl: own.url });
  await importPlaces(own.database, {
    places: [placeWith('lisbon', [sail, gone])],
    today: localDate('2026-11-21'),
  });
});
beforeEach(() => own.database.pool.query('delete from holds; delete from departures'));
afterAll(async () => {
  vi.useRealTimers();
  await own.drop();
});

async function rows() {
  const { rows: found } = await own.database.pool.query(
    `select to_char(local_time, 'HH24:MI') as time, closed, wanted_capacity as wanted, capacity, held, sold,
       is_own_capacity as own from departures order by local_date, local_time, option_id`,
  );
  return found;
}

const sold = { option: optionOf('sail'), date: '2026-12-24', sold: 3, holds: [{ spots: 2, endsIn: 9 }] };

test('Departures are listed start by start, with what is held, sold and free of each.', async () => {
  await takenDeparture(own.database, sold);
  await takenDeparture(own.database, {
    option: optionOf('sail'),
    date: '2026-12-24',
    time: '10:00',
    closed: true,
  });
  await takenDeparture(own.database, {
    option: optionOf('sail'),
    date: '2026-12-24',
    time: '07:00',
    sold: 1,
  });
  const { status, printed } = await line.run('departures', code, '--from', '2026-12-24', '--days', '1');
  expect([status, printed.split('\n')]).toEqual([
    0,
    [
      'Title of sail, 2026-12-24 to 2026-12-24',
      'option 1: Title of sail',
      'option 2: Alone',
      '2026-12-24  open   option 2     8 spots: 0 held, 0 sold, 8 free',
      '2026-12-24  07:00  option 1    12 spots: 0 held, 1 sold, 11 free; no longer in the timetable',
      '2026-12-24  10:00  option 1    12 spots: 0 held, 0 sold, 12 free; closed',
      '2026-12-24  18:30  option 1    12 spots: 2 held, 3 sold, 7 free',
    ],
  ]);
});

test('What has left is listed as such, and nobody takes its spots for free ones.', async () => {
  const { printed } = await line.run('departures', code, '--from', '2026-01-05', '--days', '1');
  expect(printed.split('\n').slice(3)).toEqual([
    '2026-01-05  open   option 2     8 spots: 0 held, 0 sold, 8 free',
    '2026-01-05  10:00  option 1    12 spots: 0 held, 0 sold, 12 free; has left',
    '2026-01-05  18:30  option 1    12 spots: 0 held, 0 sold, 12 free; has left',
  ]);
});

test('A fortnight from today is listed unless somebody says otherwise, of what is not on sale as well.', async () => {
  const { printed } = await line.run('departures', codeOf('gone'));
  expect(printed.split('\n')).toHaveLength(15);
});

test('A day is closed altogether, or one way to book it, or one start; and opened again.', async () => {
  expect(await line.run('close', code, '2026-12-24', '--time', '18:30')).toEqual({
    status: 0,
    printed: 'Closed: Title of sail on 2026-12-24, 18:30 (option 1).',
  });
  expect((await line.run('close', code, '2026-12-25', '--option', '2')).printed).toContain('open (option 2)');
  expect((await line.run('close', code, '2026-12-24')).printed).toBe(
    'Closed: Title of sail on 2026-12-24, open (option 2), 10:00 (option 1).',
  );
  expect((await rows()).map(({ closed }) => closed)).toEqual([true, true, true, true]);
  expect((await line.run('reopen', code, '2026-12-24', '--option', '1')).printed).toBe(
    'Open again: Title of sail on 2026-12-24, 10:00 (option 1), 18:30 (option 1).',
  );
  expect((await rows()).map(({ time, closed }) => [time, closed])).toEqual([
    ['10:00', false],
    ['18:30', false],
    [null, true],
    [null, true],
  ]);
});

test.each([
  ['close', code, '9999-12-31'],
  ['reopen', code, '9999-12-31'],
  ['capacity', code, '9999-12-31', '5', '--option', '2'],
  ['departures', code, '--from', '9999-12-25'],
])('Days that nobody can ask for are nothing to run a site by: %s %s %s', async (...args) => {
  expect(await line.run(...args)).toMatchObject({
    status: 1,
    printed: expect.stringMatching(/^9999-12-\d\d is more than two years away/),
  });
  expect(await rows()).toEqual([]);
});

test('A day before the first year is no day that can be named.', async () => {
  expect(await line.run('departures', code, '--from', '0000-12-31')).toMatchObject({ status: 2 });
});

test('What is held and sold of a closed departure stays, and whoever closes it is told.', async () => {
  await takenDeparture(own.database, sold);
  const { printed } = await line.run('close', code, '2026-12-24', '--option', '1', '--time', '18:30');
  expect(printed).toContain('Spots sold: 3, held: 2. They stay with whoever has them');
  expect(await rows()).toMatchObject([{ closed: true, held: 2, sold: 3, capacity: 12 }]);
});

test('To close what is closed, or open what is open, changes nothing and says so.', async () => {
  expect(await line.run('reopen', code, '2026-12-24')).toMatchObject({
    status: 1,
    printed: 'Title of sail on 2026-12-24 is open already. Nothing was changed.',
  });
  await line.run('close', code, '2026-12-24');
  expect((await line.run('close', code, '2026-12-24')).printed).toContain('is closed already');
});

test('One departure is given more spots or fewer, and as many as usual again.', async () => {
  const at = ['2026-12-24', '--time', '18:30'] as const;
  const set = (spots: string) => line.run('capacity', code, at[0], spots, at[1], at[2]);
  expect((await set('20')).printed).toBe('Title of sail on 2026-12-24, 18:30 (option 1): 20 spots.');
  expect(await rows()).toMatchObject([{ wanted: 20, capacity: 20, own: true }]);
  expect((await set('0')).status).toBe(0);
  expect(await rows()).toMatchObject([{ wanted: 0, capacity: 0 }]);
  expect((await set('usual')).printed).toContain('12 spots, as usual');
  expect(await rows()).toMatchObject([{ wanted: 12, capacity: 12, own: false }]);
});

test('It never gets fewer spots than are taken: whoever tries is told how many those are.', async () => {
  await takenDeparture(own.database, sold);
  const refused = await line.run('capacity', code, '2026-12-24', '4', '--time', '18:30');
  expect(refused).toMatchObject({
    status: 1,
    printed: expect.stringContaining('5 spots are taken (3 sold, 2 held), so it cannot have 4.'),
  });
  expect(await rows()).toMatchObject([{ wanted: 12, capacity: 12, own: false }]);
  expect((await line.run('capacity', code, '2026-12-24', '5', '--time', '18:30')).status).toBe(0);
});

test('What has run out and is not cleared away does not keep a departure from being cut.', async () => {
  await takenDeparture(own.database, { ...sold, holds: [{ spots: 6, endsIn: -1 }] });
  expect((await line.run('capacity', code, '2026-12-24', '4', '--time', '18:30')).status).toBe(0);
  // Until it is: then the capacity is what was wanted.
  expect(await rows()).toMatchObject([{ wanted: 4, capacity: 9, held: 6, sold: 3 }]);
});

test.each<[string, string[], number, string]>([
  ['no product', ['close'], 2, 'A product must be named'],
  ['no day', ['close', code], 2, 'A day must be named, such as 2026-12-24.'],
  ['a day that there is not', ['close', code, '2027-02-29'], 2, 'not "2027-02-29"'],
  ['a time that is none', ['close', code, '2026-12-24', '--time', '25:00'], 2, '"25:00" is no time'],
  ['an option that is none', ['close', code, '2026-12-24', '--option', '0'], 2, 'the first is 1'],
  [
    'an option too many',
    ['close', code, '2026-12-24', '--option', '3'],
    1,
    'no option 3 of Title of sail: it has 2',
  ],
  [
    'another time',
    ['close', code, '2026-12-24', '--time', '11:00'],
    1,
    'runs at other times: open (option 2), 10:00 (option 1), 18:30 (option 1). Nothing was changed.',
  ],
  ['another product', ['close', 'zzzzzzzz', '2026-12-24'], 1, 'no product with the code zzzzzzzz'],
  ['no spots', ['capacity', code, '2026-12-24'], 2, 'How many spots must be said'],
  ['half a spot', ['capacity', code, '2026-12-24', '1.5'], 2, 'How many spots must be said'],
  [
    'several departures',
    ['capacity', code, '2026-12-24', '5'],
    1,
    'Say which of these is meant, with --time or --option: open (option 2), 10:00 (option 1), 18:30 (option 1).',
  ],
  ['no days at all', ['departures', code, '--days', '0'], 2, 'from 1 to 366'],
  ['a year and more', ['departures', code, '--days', '367'], 2, 'from 1 to 366'],
])(
  'What cannot be done is said in a sentence, and nothing changes: %s',
  async (_, args, status, sentence) => {
    const answer = await line.run(...args);
    expect([answer.status, answer.printed]).toEqual([status, expect.stringContaining(sentence)]);
    expect(await rows()).toEqual([]);
  },
);
