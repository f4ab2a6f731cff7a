import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  lineEntry,
  portEntry,
  sailingEntry,
  withTimetable,
} from '../../../test-support/cruises/timetable.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { listLines, listShips } from './list-fleet.ts';

const today = localDate('2037-01-01');
/** In the order of their characters 阿 stands last, in that of their sounds first. */
const chinese = { arcuna: '阿拉苏纳邮轮', skarvoy: '斯卡沃邮轮', castellmar: '卡斯特玛邮轮' };
const names = Object.entries(chinese);
const named = (slug: string, name: string) => ({ en: slug, 'zh-Hans': name });

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
  await withTimetable(testDb.database, {
    ports: [portEntry('lisbon'), portEntry('porto', { latitude: 41.18, longitude: -8.7 })],
    lines: names.map(([line, name]) =>
      lineEntry(line, [], {
        names: named(line, name),
        ships: names.map(([ship, shipName]) => ({
          ...{ slug: `${line}-${ship}`, names: named(ship, shipName) },
          ...{ size: 'large', passengers: 2_000 },
        })),
      }),
    ),
    sailings: names.flatMap(([line]) =>
      names.map(([ship]) =>
        sailingEntry(`${line}-${ship}`, '2037-05-15', [
          { port: 'lisbon', departure: '2037-05-15T18:00' },
          { port: 'porto', arrival: '2037-05-16T08:00' },
        ]),
      ),
    ),
  });
});
afterAll(() => testDb.drop());

test.each<[MessageLocale, readonly string[]]>([
  ['en', ['arcuna', 'castellmar', 'skarvoy']],
  ['zh-Hans', [chinese.arcuna, chinese.castellmar, chinese.skarvoy]],
])('Lines and ships stand in the order in which readers of %s look for them', async (locale, inOrder) => {
  const lines = await listLines(testDb.database, { locale, today, type: 'all' });
  expect(lines.map(({ name }) => name)).toEqual(inOrder);
  const lineId = lines[0]?.cruiseLineUuid ?? '';
  const ships = await listShips(testDb.database, { locale, today, lineId });
  expect(ships.map(({ name }) => name)).toEqual(inOrder);
});
