import { expect, test } from 'vitest';
import { cancelledRows, stillBookedRow } from './remaining-rows.ts';

const ticket = (participantName: string, band: 'adult' | 'child', isCancelled = false) => ({
  ...{ participantName, band, isCancelled },
  ...{ code: participantName, wasCancelledBefore: false },
});
const tickets = [
  ticket('Katrin', 'adult'),
  ticket('Jonas', 'adult', true),
  ticket('Emil', 'child', true),
  ticket('Ida', 'child'),
];

test.each([
  ['en', ['Cancelled', '1 child\nEmil']],
  ['de', ['Storniert', '1 Kind\nEmil']],
  ['zh-Hans', ['已取消', '儿童 × 1\nEmil']],
] as const)('A cancellation names the tickets that it has ended, not earlier ones: %s', (locale, row) => {
  expect(cancelledRows({ tickets, locale }, [2])).toEqual([row]);
});

test('Several cancelled tickets are counted by their type', () => {
  expect(cancelledRows({ tickets, locale: 'en' }, [1, 2])).toEqual([
    ['Cancelled', '1 adult\n1 child\nJonas\nEmil'],
  ]);
  expect(cancelledRows({ tickets, locale: 'en' }, [])).toEqual([]);
});

test('What stays booked has no cancelled ticket', () => {
  expect(stillBookedRow({ tickets, locale: 'en' })).toEqual([
    'Still booked',
    '1 adult\n1 child\nKatrin\nIda',
  ]);
});
