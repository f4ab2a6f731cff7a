import { expect, test } from 'vitest';
import { describeFault } from './describe-fault.ts';
import { plainLines } from './plain-lines.ts';

const time = new Date(2026, 10, 21, 9, 5, 7).getTime();
const asJson = (...lines: object[]) => lines.map((line) => `${JSON.stringify({ time, ...line })}\n`).join('');

test('a line is a time and a sentence; only what is wrong says how bad it is', () => {
  const lines = asJson({ level: 30, msg: 'started' }, { level: 40, msg: 'slow' }, { level: 50, msg: 'gone' });
  expect(plainLines(lines)).toBe('09:05:07  started\n09:05:07  warning slow\n09:05:07  ERROR gone\n');
});

test('a fault says what it was, where it came from and what was behind it', () => {
  const fault = Object.assign(new TypeError('no relation', { cause: new Error('gone') }), { code: '42P01' });
  const said = plainLines(
    asJson({ level: 50, msg: 'a page could not be made', screen: 'home', err: describeFault(fault) }),
  );
  expect(said).toMatch(
    /^09:05:07 {2}ERROR a page could not be made, screen home\nTypeError: 42P01: no relation\n +at /,
  );
  expect(said).toMatch(/\ncaused by Error: gone\n +at /);
});

test('signs that end lines elsewhere do not end ours', () => {
  expect(plainLines(asJson({ level: 30, msg: 'a\u2028b\u2029c' }))).toBe('09:05:07  a\u2028b\u2029c\n');
});

test('a request is one short line', () => {
  const request = { level: 30, msg: 'request', method: 'GET', status: 200, route: 'home', ms: 1.5 };
  expect(plainLines(asJson(request))).toBe('09:05:07  200 GET home, 1.5 ms\n');
});
