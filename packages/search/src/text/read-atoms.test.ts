import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutAtoms } from './cut-atoms.ts';
import { foldText } from './fold-text.ts';
import { readAtoms } from './read-atoms.ts';

const slowly = (text: string) => cutAtoms(foldText(text));

test.each([
  'Sunset-sail, in Málaga! Straße, ΟΔΥΣΣΕΥΣ und Œuvre',
  '里斯本 SPA3小时，卡拉ok。',
  '2½ Stunden, 3 m², № 5, ﬁsh and chips™',
  'Cafe\u0301 Mu\u0308nchen, İstanbul, ｶﾞｲﾄﾞ ﾊﾟﾘ, が',
  '서울 시티투어 한옥',
  'กรุงเทพฯ вечерний тур',
  '𠮷野家 😀🏝️ \ud83d x',
  `${'x'.repeat(49)} ${'ß'.repeat(25)} ${'ß'.repeat(24)}y sail`,
  'words\u200bjoined\u00adby\ufe0fmarks',
  '',
])('A text is read as it is folded and cut: %s', (text) => {
  for (const _ of [1, 2]) expect(readAtoms(text)).toMatchObject(slowly(text));
});

test('Any text is read as it is folded and cut, after any other text', () => {
  const unit = fc.oneof(
    fc.constantFrom('a', 'B', 'é', 'ß', ' ', '-', '里', '斯', 'が', 'ﾞ', '½', '한', 'ᅡ', '\u0301', 'Σ', '0'),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  );
  fc.assert(
    fc.property(fc.array(unit, { maxLength: 30 }), (units) => {
      expect(readAtoms(units.join(''))).toMatchObject(slowly(units.join('')));
    }),
    { numRuns: 2_000 },
  );
});

test('A word is the same object wherever it stands, and more words than fit are read too', () => {
  const [first] = readAtoms('Lisbon');
  expect(readAtoms('in Lisbon')[1]).toBe(first);
  for (let at = 0; at < 140_000; at++) readAtoms(`w${at}`);
  expect(readAtoms('w0 w139999 Lisbon')).toMatchObject(slowly('w0 w139999 Lisbon'));
});
