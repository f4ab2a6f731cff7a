import { expect, test } from 'vitest';
import { troubleOf } from './hold-trouble.ts';

test('A refusal stands beside the part of the page that it is about.', () => {
  expect(troubleOf({ status: 400, field: 'date' })).toEqual({ kind: 'refused', part: 'date' });
  expect(troubleOf({ status: 422, field: 'tickets[0].count' })).toEqual({ kind: 'refused', part: 'tickets' });
  expect(troubleOf({ status: 400, field: 'componentKey' })).toEqual({ kind: 'refused', part: 'start' });
  expect(troubleOf({ status: 404 })).toEqual({ kind: 'refused', part: 'trip' });
  expect(troubleOf({ status: 400, field: 'toString' })).toEqual({ kind: 'refused', part: 'trip' });
});

test('Whoever holds too much hears when to try again, in whole minutes.', () => {
  expect(troubleOf({ status: 429, retryAfterSeconds: 61 })).toEqual({ kind: 'tooMany', minutes: 2 });
  expect(troubleOf({ status: 429, retryAfterSeconds: 0 })).toEqual({ kind: 'tooMany', minutes: 1 });
  expect(troubleOf({ status: 429 })).toEqual({ kind: 'tooMany', minutes: 1 });
});

test('No answer, or a fault of ours, is worth another press.', () => {
  for (const status of [0, 500, 503]) expect(troubleOf({ status })).toEqual({ kind: 'offline' });
});
