import { expect, test } from 'vitest';
import { shownName } from './use-review-draft.ts';

test.each([
  ['Mara Lind', 'Mara'],
  ['Dr. Mara Lind', 'Mara'],
  ['王伟', ''],
  ['王 伟', ''],
  ['김민준', ''],
  ['Mara', 'Mara'],
  ['', ''],
])('The shown name for %s reveals no more than necessary: %s', (name, shown) => {
  expect(shownName(name)).toBe(shown);
});
