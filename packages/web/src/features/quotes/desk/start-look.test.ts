import { expect, test } from 'vitest';
import { departureForTests } from './option-for-tests.ts';
import { startLook, startRemark } from './start-look.ts';

const now = new Date('2026-12-05T12:00:00Z');
const held = departureForTests('20:00', 0, { state: 'held', mayComeBackAt: '2026-12-05T12:11:20.000Z' });

test('A start is free for a party that fits, and otherwise says why not.', () => {
  expect(startLook(departureForTests('19:15', 2), 2)).toBe('free');
  expect(startLook(departureForTests('19:15', 2), 0)).toBe('free');
  expect(startLook(departureForTests('19:15', 2, { state: 'sold_out' }), 3)).toBe('tooFew');
  expect(startLook(held, 1)).toBe('held');
  for (const state of ['sold_out', 'closed', 'cut_off', 'not_running'] as const)
    expect(startLook(departureForTests('19:15', 0, { state }), 1)).toBe('gone');
});

test('Spots left are told only when they are fewer than six.', () => {
  expect(startRemark(departureForTests('19:15', 6), 2, now)).toBeUndefined();
  expect(startRemark(departureForTests('19:15', 5), 2, now)).toEqual({ kind: 'left', spots: 5 });
});

test('A party that is too large is told how many could come.', () => {
  expect(startRemark(departureForTests('19:15', 9), 12, now)).toEqual({ kind: 'onlyLeft', spots: 9 });
});

test('What others hold may come back in so many whole minutes, and never in none.', () => {
  expect(startRemark(held, 1, now)).toEqual({ kind: 'mayComeBack', minutes: 12 });
  expect(startRemark(held, 1, new Date('2026-12-05T12:20:00Z'))).toEqual({ kind: 'mayComeBack', minutes: 1 });
  expect(startRemark(departureForTests('20:00', 0), 1, now)).toBeUndefined();
});
