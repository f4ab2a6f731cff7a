import { expect, test } from 'vitest';
import { isBlank, isNameOf } from './signature.ts';

test('A dot, or many of them, is no signature; a line as long as a thumb is one.', () => {
  expect(isBlank([])).toBe(true);
  expect(isBlank(Array(50).fill([10, 10]))).toBe(true);
  expect(isBlank([[0, 0, 59, 0]])).toBe(true);
  expect(isBlank([[0, 0, 60, 0]])).toBe(false);
  expect(
    isBlank([
      [0, 0, 30, 0],
      [0, 9, 0, 39],
    ]),
  ).toBe(false);
});

test('Whoever types writes the whole name; capitals, blanks and the width of letters are his own affair.', () => {
  expect(isNameOf(' mara  LIND ', 'Mara Lind')).toBe(true);
  expect(isNameOf('Ｍａｒａ Lind', 'Mara Lind')).toBe(true);
  expect(isNameOf('王伟', '王伟 (2)')).toBe(true);
  expect(isNameOf('Mara', 'Mara Lind')).toBe(false);
  expect(isNameOf('', 'Mara Lind')).toBe(false);
});
