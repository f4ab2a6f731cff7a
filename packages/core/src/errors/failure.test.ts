import { expect, test } from 'vitest';
import { Failure } from './failure.ts';

test('A failure has its code, and the status and English text of that code', () => {
  const failure = new Failure('not_found');
  expect(failure).toBeInstanceOf(Error);
  expect(failure).toMatchObject({ code: 'not_found', status: 404, message: 'Not Found', name: 'Failure' });
});

test('A failure may name the field, log details and a cause; its message stays the same', () => {
  const cause = new Error('below');
  const failure = new Failure('invalid_input', { field: 'size', details: 'above 100', cause });
  expect(failure).toMatchObject({ field: 'size', details: 'above 100', cause, message: 'Bad Request' });
});

test('A failure without a cause has no `cause` property that logs would print', () => {
  expect('cause' in new Failure('gone')).toBe(false);
});
