import { expect, test } from 'vitest';
import { problemOf } from './use-hold.ts';

test('A refusal is shown beside the part of the page that it concerns', () => {
  expect(problemOf({ status: 400, field: 'date' })).toEqual({ kind: 'refused', part: 'date' });
  expect(problemOf({ status: 422, field: 'tickets[0].count' })).toEqual({ kind: 'refused', part: 'tickets' });
  expect(problemOf({ status: 400, field: 'componentKey' })).toEqual({ kind: 'refused', part: 'start' });
  expect(problemOf({ status: 404 })).toEqual({ kind: 'refused', part: 'trip' });
  expect(problemOf({ status: 400, field: 'toString' })).toEqual({ kind: 'refused', part: 'trip' });
});

test('A traveller with too many holds sees when to try again, in whole minutes', () => {
  expect(problemOf({ status: 429, retryAfterSeconds: 61 })).toEqual({ kind: 'tooMany', minutes: 2 });
  expect(problemOf({ status: 429, retryAfterSeconds: 0 })).toEqual({ kind: 'tooMany', minutes: 1 });
  expect(problemOf({ status: 429 })).toEqual({ kind: 'tooMany', minutes: 1 });
});

test('Without a response, or after a server error, the traveller may try again', () => {
  for (const status of [0, 500, 503]) expect(problemOf({ status })).toEqual({ kind: 'offline' });
});
