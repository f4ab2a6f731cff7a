import { expect, test } from 'vitest';
import { shownName } from './shown-name.ts';

test.each([
  ['Mara Lind', 'Mara'],
  ['Dr. Mara Lind', 'Mara'],
  ['王伟', ''],
  ['王 伟', ''],
  ['김민준', ''],
  ['Mara', 'Mara'],
  ['', ''],
])('Of %s no more is offered to be shown than need be: %s', (name, shown) => {
  expect(shownName(name)).toBe(shown);
});
