import { expect, test } from 'vitest';
import { adult, group } from './option-for-tests.ts';
import { mostOf, stepTo } from './ticket-limits.ts';

test('A ticket that must be booked in twos goes from none to two and back to none.', () => {
  expect(stepTo(1, { minimum: 2 }, 0)).toBe(2);
  expect(stepTo(3, { minimum: 2 }, 2)).toBe(3);
  expect(stepTo(1, { minimum: 2 }, 2)).toBe(0);
  expect(stepTo(-1, { minimum: 0 }, 0)).toBe(0);
});

test('There can be as many as there are spots beside the others of the party.', () => {
  expect(mostOf(adult, { spots: 4, others: 1 })).toBe(3);
  expect(mostOf(adult, { spots: 0, others: 2 })).toBe(0);
  expect(mostOf(adult, { spots: 500, others: 0 })).toBe(99);
});

test('A group is as large as its price says, unless more may come for more.', () => {
  expect(mostOf(group, { spots: 10, others: 0 })).toBe(6);
  expect(mostOf({ ...group, extraPersonPrice: 35 }, { spots: 10, others: 0 })).toBe(10);
});
