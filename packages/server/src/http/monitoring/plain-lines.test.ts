import { expect, test } from 'vitest';
import { describeFault } from './open-log.ts';
import { plainLines } from './plain-lines.ts';

const time = new Date(2026, 10, 21, 9, 5, 7).getTime();
const asJson = (...lines: object[]) => lines.map((line) => `${JSON.stringify({ time, ...line })}\n`).join('');

test('A terminal line has a time and a sentence; only warnings and errors show their level', () => {
  const lines = asJson({ level: 30, msg: 'started' }, { level: 40, msg: 'slow' }, { level: 50, msg: 'gone' });
  expect(plainLines(lines)).toBe('09:05:07  started\n09:05:07  warning slow\n09:05:07  ERROR gone\n');
});

test('A logged fault contains its error, its stack position and its cause', () => {
  const fault = Object.assign(new TypeError('no relation', { cause: new Error('gone') }), { code: '42P01' });
  const lines = plainLines(
    asJson({ level: 50, msg: 'a page could not be made', screen: 'home', err: describeFault(fault) }),
  );
  expect(lines).toMatch(
    /^09:05:07 {2}ERROR a page could not be made, screen home\nTypeError: 42P01: no relation\n +at /,
  );
  expect(lines).toMatch(/\ncaused by Error: gone\n +at /);
});

test('Unicode line separators do not end a log line', () => {
  expect(plainLines(asJson({ level: 30, msg: 'a\u2028b\u2029c' }))).toBe('09:05:07  a\u2028b\u2029c\n');
});

test('A request is one short line', () => {
  const request = { level: 30, msg: 'request', method: 'GET', status: 200, route: 'home', ms: 1.5 };
  expect(plainLines(asJson(request))).toBe('09:05:07  200 GET home, 1.5 ms\n');
});
