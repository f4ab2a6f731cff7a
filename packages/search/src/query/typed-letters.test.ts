import { expect, test } from 'vitest';
import { typedLetters } from './typed-letters.ts';

test('Capitals tell only inside sentences that use them', () => {
  expect(Object.fromEntries(typedLetters('Gibt es hier Ballonfahrten? Blutige Laien'))).toEqual({
    es: 'small',
    hier: 'small',
    ballonfahrten: 'capital',
    laien: 'capital',
  });
  expect(typedLetters('gibt es hier ballonfahrten').size).toBe(0);
  expect(typedLetters('GIBT ES BALLONFAHRTEN').size).toBe(0);
  expect(typedLetters('Gibt es das').size).toBe(0);
  expect(typedLetters('').size).toBe(0);
});
