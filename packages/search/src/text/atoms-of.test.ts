import { expect, test } from 'vitest';
import { atomsOf } from './atoms-of.ts';
import { cutAtoms } from './cut-atoms.ts';
import { foldText } from './fold-text.ts';

test('A text is folded and cut, also after many other texts', () => {
  const texts = Array.from({ length: 40 }, (_, at) => `Tromsø ${at}: 北极光`);
  for (const text of [...texts, ...texts]) expect(atomsOf(text)).toMatchObject(cutAtoms(foldText(text)));
});

test('A text that is read again at once is not cut again', () => {
  expect(atomsOf('Three boats in Lisbon')).toBe(atomsOf('Three boats in Lisbon'));
});
