import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitCompound } from './split-compound.ts';

const vocabulary = new Set(['wein', 'wanderung', 'hafen', 'rundfahrt', 'familie', 'ausflug', 'boot', 'tour']);
const splitKnown = (word: string) => splitCompound(word, (part) => vocabulary.has(part));

test('A compound splits into the known words that it consists of, with any linking letters', () => {
  expect(splitKnown('weinwanderung')).toEqual(['wein', 'wanderung']);
  expect(splitKnown('hafenrundfahrt')).toEqual(['hafen', 'rundfahrt']);
  expect(splitKnown('familienausflug')).toEqual(['familie', 'ausflug']);
  expect(splitKnown('bootsausflug')).toEqual(['boot', 'ausflug']);
  expect(splitKnown('weinbootstour')).toEqual(['wein', 'boot', 'tour']);
});

test('A long word of which only the end is known gives that end', () => {
  expect(splitKnown('mitternachtswanderung')).toEqual(['wanderung']);
});

test('A word without known parts is not split', () => {
  for (const word of ['lisbon', 'wein', 'weinx', 'tournee', ''])
    expect(splitKnown(word), word).toBeUndefined();
});

test('Any word can be split, and only into known parts', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...vocabulary, 's', 'en', 'x'), { maxLength: 5 }), (parts) => {
      for (const part of splitKnown(parts.join('')) ?? []) expect(vocabulary.has(part)).toBe(true);
    }),
  );
});
