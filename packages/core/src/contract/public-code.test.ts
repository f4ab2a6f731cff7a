import { expect, test } from 'vitest';
import { PUBLIC_CODE } from './public-code.ts';

test('A code is eight characters of lower-case Crockford base 32.', () => {
  const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
  const pieces = alphabet.match(/.{8}/g) ?? [];
  expect(pieces).toHaveLength(4);
  for (const piece of pieces) expect(piece).toMatch(PUBLIC_CODE);
});

test('Letters that are misread, capitals, and any other length make no code.', () => {
  for (const letter of 'iloU-_ä ') expect(`abcdefg${letter}`).not.toMatch(PUBLIC_CODE);
  for (const text of ['', 'abcdefg', 'abcdefghj', 'abcdefgu', 'abcdefgh\n'])
    expect(text).not.toMatch(PUBLIC_CODE);
});
