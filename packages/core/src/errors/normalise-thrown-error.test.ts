import { expect, test } from 'vitest';
import { normaliseThrownError } from './normalise-thrown-error.ts';

test('An error thrown in a sequence becomes its message with status 0.', () => {
  expect(normaliseThrownError(new TypeError('Failed to fetch'))).toEqual({
    message: 'Failed to fetch',
    status: 0,
  });
});

test('What is thrown without being an error still gives a message.', () => {
  expect(normaliseThrownError('refused')).toEqual({ message: 'refused', status: 0 });
  expect(normaliseThrownError(undefined)).toEqual({ message: 'undefined', status: 0 });
});
