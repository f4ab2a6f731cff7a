import { expect, test } from 'vitest';
import { isBlank, isNameOf } from './signature.ts';

test('Dots are not a signature, and lines with a total length of 60 are', () => {
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

test('A typed signature needs the whole name; capitals, blanks and the width of letters do not matter', () => {
  expect(isNameOf(' mara  LIND ', 'Mara Lind')).toBe(true);
  expect(isNameOf('Ｍａｒａ Lind', 'Mara Lind')).toBe(true);
  expect(isNameOf('王伟', '王伟 (2)')).toBe(true);
  expect(isNameOf('Mara', 'Mara Lind')).toBe(false);
  expect(isNameOf('', 'Mara Lind')).toBe(false);
  // A ticket without a name is signed by no name.
  expect([isNameOf('', ''), isNameOf('Mara', '')]).toEqual([true, false]);
});

test('The family name may come first or last, with or without a blank', () => {
  for (const text of ['王伟', '王 伟', '伟王', '伟 王']) expect(isNameOf(text, '王伟'), text).toBe(true);
  expect(isNameOf('王伟', '伟 王')).toBe(true);
  expect(isNameOf('小龙欧阳', '欧阳小龙')).toBe(true);
  expect(isNameOf('LIND mara', 'Mara Lind')).toBe(true);
  expect(isNameOf('maralind', 'Mara Lind')).toBe(true);
  expect(isNameOf('von Lind Mara', 'Mara von Lind')).toBe(true);
  for (const other of ['王', '王伟伟', 'Lind', 'Mara Mara', 'dniL araM'])
    expect(isNameOf(other, other.length < 4 ? '王伟' : 'Mara Lind'), other).toBe(false);
});
