import { expect, test } from 'vitest';
import { dayState } from './day-state.ts';

test('A day has the best state of all its departures; a day without departures is not running', () => {
  expect(dayState([{ state: 'sold_out' }, { state: 'free' }, { state: 'closed' }])).toBe('free');
  expect(dayState([{ state: 'cut_off' }, { state: 'held' }, { state: 'sold_out' }])).toBe('held');
  expect(dayState([])).toBe('not_running');
});
