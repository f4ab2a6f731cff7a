import { expect, test } from 'vitest';
import { agesToState } from './validate-answer.ts';

const states = (
  minAge: number | null,
  ticketType: 'adult' | 'child' | 'group',
  from?: number | null,
  to: number | null = null,
) => agesToState({ minAge, ticketType, ticketAges: from === undefined ? undefined : { from, to } });

test('No age is stated for a trip without an age limit', () => {
  expect(states(null, 'group')).toBeUndefined();
  expect(states(null, 'child', 3, 11)).toBeUndefined();
});

test('Every traveller of a group states an age of at least the limit', () => {
  expect(states(8, 'group')).toEqual({ from: 8, to: null });
  expect(states(8, 'group', 15, 20)).toEqual({ from: 8, to: null });
});

test('A ticket for all ages, or for younger travellers too, does not state that its traveller is old enough', () => {
  expect(states(8, 'adult')).toEqual({ from: 8, to: null });
  expect(states(18, 'adult', 15)).toEqual({ from: 18, to: null });
});

test('A ticket for travellers above the limit states it', () => {
  expect(states(8, 'adult', 15)).toBeUndefined();
  expect(states(8, 'adult', 8)).toBeUndefined();
});

test('A child states an age that fits both the ticket and the limit', () => {
  expect(states(6, 'child', null, 12)).toEqual({ from: 6, to: 12 });
  expect(states(6, 'child', 8, 12)).toEqual({ from: 8, to: 12 });
});
