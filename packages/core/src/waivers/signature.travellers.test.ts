import { expect, test } from 'vitest';
import { distinctNames, needsGuardian, plainName } from './signature.ts';

test('Of travellers with the same name all but the first get an index, and no index is used twice', () => {
  expect(distinctNames(['Wei Li', 'Mara Lind', 'Wei Li', 'Wei Li'])).toEqual([
    'Wei Li',
    'Mara Lind',
    'Wei Li (2)',
    'Wei Li (3)',
  ]);
  expect(distinctNames(['A (2)', 'A', 'A'])).toEqual(['A (2)', 'A', 'A (3)']);
  const once = distinctNames(['A', 'A', 'A (2)']);
  expect(new Set(once).size).toBe(3);
  expect(distinctNames(distinctNames(['A', 'A']))).toEqual(['A', 'A (2)']);
});

test('An index is not part of the name', () => {
  expect(['Wei Li (2)', 'Wei Li', 'Ada (the second)'].map(plainName)).toEqual([
    'Wei Li',
    'Wei Li',
    'Ada (the second)',
  ]);
});

const who = (ticketType: 'adult' | 'youth' | 'child' | 'infant', dateOfBirth: string | null = null) =>
  needsGuardian({ ticketType, dateOfBirth }, '2026-11-23');

test('The date of birth decides: a traveller who turns eighteen on the day of the trip signs alone', () => {
  expect(who('adult', '2008-11-23')).toBe(false);
  expect(who('adult', '2008-11-24')).toBe(true);
  expect(who('child', '1990-01-01')).toBe(false);
});

test('Without a date of birth, children and infants need a guardian; a youth may be of age', () => {
  expect([who('child'), who('infant'), who('youth'), who('adult')]).toEqual([true, true, false, false]);
});
