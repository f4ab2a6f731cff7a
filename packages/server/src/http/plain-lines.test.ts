import { expect, test } from 'vitest';
import { plainLines } from './plain-lines.ts';

const time = new Date(2026, 10, 21, 9, 5, 7).getTime();
const asJson = (...lines: object[]) => lines.map((line) => `${JSON.stringify({ time, ...line })}\n`).join('');

test('a line is a time and a sentence; only what is wrong says how bad it is', () => {
  const lines = asJson({ level: 30, msg: 'started' }, { level: 40, msg: 'slow' }, { level: 50, msg: 'gone' });
  expect(plainLines(lines)).toBe('09:05:07  started\n09:05:07  warning slow\n09:05:07  ERROR gone\n');
});

test('a fault shows where it came from', () => {
  const err = { message: 'no', stack: 'Error: no\n    at here' };
  expect(plainLines(asJson({ level: 50, msg: 'a call failed', err }))).toBe(
    '09:05:07  ERROR a call failed\nError: no\n    at here\n',
  );
});

test('a request is one short line', () => {
  const request = { level: 30, msg: 'request', method: 'GET', status: 200, route: 'home', ms: 1.5 };
  expect(plainLines(asJson(request))).toBe('09:05:07  200 GET home, 1.5 ms\n');
});
