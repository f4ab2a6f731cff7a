import { expect, test } from 'vitest';
import { ARRIVE_BEFORE_MINUTES, arrivalBefore } from './arrival.ts';

test('Travellers should be at the meeting point a quarter of an hour before the departure', () => {
  expect(ARRIVE_BEFORE_MINUTES).toBe(15);
  expect(arrivalBefore(new Date('2037-05-14T09:00:00Z'))).toEqual(new Date('2037-05-14T08:45:00Z'));
});
