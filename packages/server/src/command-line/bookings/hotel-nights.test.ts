import { localDate } from '@ashore/core/time/local-date-time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commandLine } from '../../../test-support/command-line/command-context.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import {
  hotelPlaces,
  type TestHotel,
  takeNights,
  writeHotel,
} from '../../../test-support/hotels/write-hotel.ts';

let testDb: TestDatabase;
let hotel: TestHotel;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: hotelPlaces });
  hotel = await writeHotel(testDb.database, {
    roomTypes: [{ slug: 'twin', capacity: 3 }, { slug: 'suite' }],
  });
});
afterAll(() => testDb.drop());

const run = async (...args: string[]) => {
  const { status, printed } = await commandLine({ databaseUrl: testDb.url }).run(...args);
  return [status, printed.trim().split('\n')] as const;
};

test('Nights are closed for one room type or all of them, listed, and reopened', async () => {
  await takeNights(testDb.database, {
    roomType: hotel.roomTypes.twin,
    from: localDate('2037-02-01'),
    sold: 2,
  });
  expect(await run('close-nights', hotel.code, '2037-02-01', '--nights', '2', '--rooms', 'twin')).toEqual([
    0,
    [
      'Casa do Aguadeiro, twin: 2 nights closed.',
      'Bookings and holds stay. hotel-arrivals names the guests of a day.',
    ],
  ]);
  const [, lines] = await run(
    'hotel-nights',
    hotel.code.toUpperCase(),
    '--from',
    '2037-02-01',
    '--nights',
    '2',
  );
  expect(lines).toEqual([
    'Casa do Aguadeiro, 2 nights from 2037-02-01',
    expect.stringMatching(/^2037-02-01 {2}twin +3 rooms: 0 held, 2 sold, 0 available; closed$/),
    expect.stringMatching(/^2037-02-01 {2}suite +5 rooms: 0 held, 0 sold, 5 available$/),
    expect.stringMatching(/^2037-02-02 {2}twin +3 rooms: 0 held, 0 sold, 0 available; closed$/),
    expect.stringMatching(/^2037-02-02 {2}suite +5 rooms/),
  ]);
  expect((await run('reopen-nights', hotel.code, '2037-02-01', '--nights', '3'))[1]).toEqual([
    'Casa do Aguadeiro, twin: 2 nights reopened, 1 already open.',
    'Casa do Aguadeiro, suite: 0 nights reopened, 3 already open.',
  ]);
});

test('An allotment is set for nights, and nights with more promised rooms are named', async () => {
  await takeNights(testDb.database, {
    roomType: hotel.roomTypes.twin,
    from: localDate('2037-03-01'),
    sold: 2,
  });
  expect(
    await run('set-allotment', hotel.code, '2037-03-01', '1', '--rooms', 'twin', '--nights', '2'),
  ).toEqual([
    0,
    [
      'Casa do Aguadeiro, twin: 1 for 2 nights from 2037-03-01.',
      '2037-03-01: 2 rooms are promised (2 sold, 0 held). They stay; none is sold again.',
    ],
  ]);
  expect((await run('set-allotment', hotel.code, '2037-03-02', 'usual', '--rooms', 'twin'))[1]).toEqual([
    'Casa do Aguadeiro, twin: 3, as usual, for 1 night from 2037-03-02.',
  ]);
});

test('A wrong hotel, room type, day or count is refused with its reason', async () => {
  const printed = async (...args: string[]) => (await run(...args))[1].join(' ');
  expect(await printed('close-nights', 'zzzzzzzz', '2037-02-01')).toContain(
    'There is no hotel with the code zzzzzzzz.',
  );
  expect(await printed('close-nights', hotel.code, '2037-02-01', '--rooms', 'attic')).toContain(
    'Casa do Aguadeiro has no room type attic: twin, suite.',
  );
  expect(await printed('close-nights', hotel.code, '2001-02-01')).toContain('2001-02-01 is in the past');
  expect(await printed('set-allotment', hotel.code, '2037-02-01', 'many', '--rooms', 'twin')).toContain(
    'count must be a number or "usual".',
  );
  expect(await printed('hotel-nights', hotel.code, '--nights', '900')).toContain(
    '--nights must be a number from 1 to 550.',
  );
});
