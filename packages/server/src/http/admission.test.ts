import { expect, test } from 'vitest';
import { createAdmission } from './admission.ts';

const most = { render: 4, read: 8, write: 12 };

test('so much of each kind goes on at once, and the next is turned away', () => {
  const admission = createAdmission({ most, isLate: () => false });
  const inside = [1, 2, 3, 4].map(() => admission.enter('render'));
  expect(inside.every(Boolean)).toBe(true);
  expect(admission.enter('render')).toBeUndefined();
  expect(admission.enter('read')).toBeDefined();
  inside[0]?.();
  expect(admission.enter('render')).toBeDefined();
});

test('leaving twice makes room once', () => {
  const admission = createAdmission({ most: { ...most, render: 1 }, isLate: () => false });
  const leave = admission.enter('render');
  leave?.();
  leave?.();
  admission.enter('render');
  expect(admission.enter('render')).toBeUndefined();
});

test('a process that falls behind admits a quarter of the browsing, and all that changes something', () => {
  let late = true;
  const admission = createAdmission({ most, isLate: () => late });
  const admitted = (load: 'render' | 'read' | 'write') =>
    Array.from({ length: 20 }, () => admission.enter(load)).filter(Boolean).length;
  expect([admitted('render'), admitted('read'), admitted('write')]).toEqual([1, 2, 12]);
  late = false;
  expect([admitted('render'), admitted('read'), admitted('write')]).toEqual([3, 6, 0]);
});

test('what was turned away is counted', () => {
  const admission = createAdmission({ most: { ...most, read: 0 }, isLate: () => false });
  admission.enter('read');
  expect(admission.refused).toEqual({ render: 0, read: 1, write: 0 });
});
