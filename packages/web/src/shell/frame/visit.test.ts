import { expect, test } from 'vitest';
import { visitParameters } from './visit.ts';

test('An affiliate is accepted if it is a plain id of at most 64 characters', () => {
  expect(visitParameters('?affiliate=harbour-guide_7').affiliate).toBe('harbour-guide_7');
  expect(visitParameters(`?affiliate=${'a'.repeat(64)}`).affiliate).toBe('a'.repeat(64));
});

test('Anything else in the affiliate parameter is ignored', () => {
  for (const bad of [
    '',
    'a b',
    'a%0d%0aSet-Cookie:x',
    '<script>',
    '../x',
    'ä',
    'a'.repeat(65),
    'x'.repeat(10_000),
  ])
    expect(visitParameters(`?affiliate=${bad}`).affiliate, bad.slice(0, 20)).toBeNull();
});

test('The log parameter accepts four levels and ignores any other value', () => {
  for (const level of ['debug', 'info', 'warn', 'error'])
    expect(visitParameters(`?log=${level}`).log).toBe(level);
  for (const bad of ['', 'DEBUG', 'trace', 'debug\n'])
    expect(visitParameters(`?log=${encodeURIComponent(bad)}`).log).toBeNull();
});
