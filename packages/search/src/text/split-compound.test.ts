import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitCompound } from './split-compound.ts';

const vocabulary = new Set(['wein', 'wanderung', 'hafen', 'rundfahrt', 'familie', 'ausflug', 'boot', 'tour']);
const split = (word: string) => splitCompound(word, (part) => vocabulary.has(part));

test('A compound splits into the known words that it consists of, with any linking letters', () => {
  expect(split('weinwanderung')).toEqual(['wein', 'wanderung']);
  expect(split('hafenrundfahrt')).toEqual(['hafen', 'rundfahrt']);
  expect(split('familienausflug')).toEqual(['familie', 'ausflug']);
  expect(split('bootsausflug')).toEqual(['boot', 'ausflug']);
  expect(split('weinbootstour')).toEqual(['wein', 'boot', 'tour']);
});

test('A long word of which only the end is known gives that end', () => {
  expect(split('mitternachtswanderung')).toEqual(['wanderung']);
});

test('A word without known parts is not split', () => {
  for (const word of ['lisbon', 'wein', 'weinx', 'tournee', '']) expect(split(word), word).toBeUndefined();
});

test('Any word can be split, and only into known parts', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...vocabulary, 's', 'en', 'x'), { maxLength: 5 }), (parts) => {
      for (const part of split(parts.join('')) ?? []) expect(vocabulary.has(part)).toBe(true);
    }),
  );
});
