import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitCompound } from './split-compound.ts';

const known = new Set(['wein', 'wanderung', 'hafen', 'rundfahrt', 'familie', 'ausflug', 'boot', 'tour']);
const split = (word: string) => splitCompound(word, (part) => known.has(part));

test('A compound is the known words that it is made of, whatever links them', () => {
  expect(split('weinwanderung')).toEqual(['wein', 'wanderung']);
  expect(split('hafenrundfahrt')).toEqual(['hafen', 'rundfahrt']);
  expect(split('familienausflug')).toEqual(['familie', 'ausflug']);
  expect(split('bootsausflug')).toEqual(['boot', 'ausflug']);
  expect(split('weinbootstour')).toEqual(['wein', 'boot', 'tour']);
});

test('Of a long word that is half known, its end says what kind of thing it is', () => {
  expect(split('mitternachtswanderung')).toEqual(['wanderung']);
});

test('What falls into nothing known stays whole', () => {
  for (const word of ['lisbon', 'wein', 'weinx', 'tournee', '']) expect(split(word), word).toBeUndefined();
});

test('Any word is answered, and in parts that are known', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...known, 's', 'en', 'x'), { maxLength: 5 }), (parts) => {
      for (const part of split(parts.join('')) ?? []) expect(known.has(part)).toBe(true);
    }),
  );
});
