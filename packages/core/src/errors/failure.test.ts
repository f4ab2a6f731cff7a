import { expect, test } from 'vitest';
import { Failure } from './failure.ts';

test('A failure carries its code and the status and English text that go with it.', () => {
  const failure = new Failure('not_found');
  expect(failure).toBeInstanceOf(Error);
  expect(failure).toMatchObject({ code: 'not_found', status: 404, message: 'Not Found', name: 'Failure' });
});

test('It may name the field at fault, details for the log, and what caused it; the message stays the same.', () => {
  const cause = new Error('below');
  const failure = new Failure('invalid_input', { field: 'size', details: 'above 100', cause });
  expect(failure).toMatchObject({ field: 'size', details: 'above 100', cause, message: 'Bad Request' });
});

test('Without a cause it has none, not even an undefined one that logs would print.', () => {
  expect('cause' in new Failure('gone')).toBe(false);
});
