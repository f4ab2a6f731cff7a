import { expect, test } from 'vitest';
import { createWaitingSlots } from './waiting-slots.ts';

test('A visitor has a limited number of slots; other visitors keep theirs', () => {
  const slots = createWaitingSlots(2);
  const first = slots.take('a');
  expect(slots.take('a')).toBeDefined();
  expect(slots.take('a')).toBeUndefined();
  expect(slots.take('b')).toBeDefined();
  first?.();
  expect(slots.take('a')).toBeDefined();
});

test('A slot that is returned twice counts as returned once', () => {
  const slots = createWaitingSlots(2);
  const first = slots.take('a');
  slots.take('a');
  first?.();
  first?.();
  expect(slots.take('a')).toBeDefined();
  expect(slots.take('a')).toBeUndefined();
});
