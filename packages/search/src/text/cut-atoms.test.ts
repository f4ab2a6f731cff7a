import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutAtoms, joinAtoms, keyOf } from './cut-atoms.ts';
import { foldText } from './fold-text.ts';

const atomTexts = (text: string) => cutAtoms(foldText(text)).map((atom) => atom.text);

test('Punctuation and spaces separate words, and every Chinese character is an atom', () => {
  expect(atomTexts('Sunset-sail, in Málaga!')).toEqual(['sunset', 'sail', 'in', 'malaga']);
  expect(atomTexts('里斯本 SPA3小时')).toEqual(['里', '斯', '本', 'spa3', '小', '时']);
  expect(atomTexts('𠮷野家')).toEqual(['𠮷', '野', '家']);
  expect(atomTexts('😀🏝️ — …')).toEqual([]);
});

test('A key separates words and joins characters in every notation of the text', () => {
  expect(keyOf('rio  de-janeiro')).toBe('rio de janeiro');
  expect(keyOf('卡拉 ok')).toBe('卡拉ok');
  expect(joinAtoms(cutAtoms('new york in may'), 0, 2)).toBe('new york');
});

test('An atom is joined to the previous one if nothing separates them', () => {
  expect(cutAtoms('里斯 本a').map(({ isJoined }) => isJoined)).toEqual([false, true, false, true]);
});

test('Text longer than any word is dropped, and no more atoms are returned than the limit', () => {
  expect(atomTexts(`${'x'.repeat(5_000)} sail`)).toEqual(['sail']);
  expect(cutAtoms('a b c d', 2)).toHaveLength(2);
});

test('Any text can be cut, and no atom contains a space', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
      for (const atom of atomTexts(text)) expect(atom).toMatch(/^\S+$/u);
    }),
  );
});
