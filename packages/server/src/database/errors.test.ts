import { expect, test } from 'vitest';
import { isConnectionLost, isDatabaseUnavailable } from './errors.ts';

const withCode = (code: string, extra = {}) => Object.assign(new Error('x'), { code, ...extra });

test.each([
  withCode('ECONNREFUSED'),
  withCode('ECONNRESET'),
  withCode('ENOENT', { syscall: 'connect' }),
  withCode('57P01'),
  withCode('57P03'),
  withCode('08006'),
  new Error('Connection terminated unexpectedly'),
  new Error('Client has encountered a connection error and is not queryable'),
])('A lost connection is recognised: %s', (error) => {
  expect(isConnectionLost(error)).toBe(true);
  expect(isDatabaseUnavailable(error)).toBe(true);
});

test('A lost connection is recognised inside any errors that wrap it', () => {
  const inner = new AggregateError([new Error('other'), withCode('ECONNREFUSED')]);
  expect(isConnectionLost(new Error('Failed query', { cause: inner }))).toBe(true);
});

test('A missing file is not a lost connection', () => {
  expect(isConnectionLost(withCode('ENOENT', { syscall: 'open' }))).toBe(false);
});

test.each(['40001', '40P01', '55P03', '57014', '53100', '25006'])(
  'A temporary refusal is "unavailable" but not a lost connection: %s',
  (code) => {
    expect(isConnectionLost(withCode(code))).toBe(false);
    expect(isDatabaseUnavailable(withCode(code))).toBe(true);
  },
);

test('A timeout while waiting for a connection of the pool is "unavailable"', () => {
  expect(isDatabaseUnavailable(new Error('timeout exceeded when trying to connect'))).toBe(true);
});

test.each([withCode('23505'), withCode('42601'), new Error('anything'), 'text', undefined])(
  'An error of the request or of the program is neither "unavailable" nor a lost connection: %s',
  (error) => {
    expect(isConnectionLost(error)).toBe(false);
    expect(isDatabaseUnavailable(error)).toBe(false);
  },
);

test('An error that is its own cause ends the search', () => {
  const error = new Error('round');
  error.cause = error;
  expect(isConnectionLost(error)).toBe(false);
});
