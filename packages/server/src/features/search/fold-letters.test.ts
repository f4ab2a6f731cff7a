import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../database/test-database.ts';
import { foldedLetters, foldLetters } from './fold-letters.ts';

const pairs = [
  ['Málaga', 'malaga'],
  ['Tromsø', 'tromso'],
  ['Straße', 'strasse'],
  ['São Jorge', 'sao jorge'],
  ['ŁÓDŹ', 'lodz'],
  ['Ærø', 'aero'],
  ['Göreme', 'goreme'],
  ['里斯本', '里斯本'],
] as const;

let place: TestDatabase;

beforeAll(async () => {
  place = await testDatabase();
});

afterAll(() => place.drop());

test('Marks and capitals make no difference, and letters of the north are read as they are typed elsewhere', () => {
  for (const [written, folded] of pairs) expect(foldLetters(written)).toBe(folded);
});

test('The database folds letters as we do: otherwise a word would be looked for in another spelling', async () => {
  for (const [written] of pairs) {
    const { rows } = await place.database.db.execute(
      sql`select ${foldedLetters(sql`${written}::text`)} as folded`,
    );
    expect(rows).toEqual([{ folded: foldLetters(written) }]);
  }
});
