import { expect, test } from 'vitest';
import { localDate, localTime } from '../time/local-date-time.ts';
import {
  isSaleOver,
  isSoldTo,
  movedBy,
  type RateDay,
  type RateRules,
  rateRefusal,
} from './stay-restrictions.ts';

const open: RateRules = {
  minNights: 1,
  maxNights: 30,
  releaseDays: 0,
  closedToArrival: [],
  closedToDeparture: [],
  markets: null,
  days: new Map(),
};
const usualDay: RateDay = {
  minNights: null,
  maxNights: null,
  closedToArrival: false,
  closedToDeparture: false,
  closed: false,
};
const on = (date: string, day: Partial<RateDay>) => ({
  days: new Map([[localDate(date), { ...usualDay, ...day }]]),
});
// A Friday to a Monday.
const stay = { arrival: localDate('2027-05-14'), departure: localDate('2027-05-17') };
const refusalOf = (rules: Partial<RateRules>, today = '2027-05-01') =>
  rateRefusal({ ...open, ...rules }, stay, localDate(today));

test.each([
  ['no rule', {}, undefined],
  ['exactly the least nights', { minNights: 3 }, undefined],
  ['too few nights', { minNights: 4 }, 'min_stay'],
  ['too many nights', { maxNights: 2 }, 'max_stay'],
  ['no arrivals on Fridays', { closedToArrival: [5] }, 'closed'],
  ['no departures on Mondays', { closedToDeparture: [1] }, 'closed'],
  ['no arrivals on the day of departure', { closedToArrival: [1] }, undefined],
  ['another least stay for the date of arrival', on('2027-05-14', { minNights: 4 }), 'min_stay'],
  [
    'a shorter least stay for the date of arrival',
    { minNights: 4, ...on('2027-05-14', { minNights: 2 }) },
    undefined,
  ],
  ['a least stay for a later night', on('2027-05-15', { minNights: 9 }), undefined],
  ['no arrivals on that date', on('2027-05-14', { closedToArrival: true }), 'closed'],
  ['no departures on that date', on('2027-05-17', { closedToDeparture: true }), 'closed'],
  ['a closed night', on('2027-05-16', { closed: true }), 'closed'],
  ['a closed night of the departure', on('2027-05-17', { closed: true }), undefined],
] as const)('With %s', (_, rules, expected) => {
  expect(refusalOf(rules)).toBe(expected);
});

test('Release days count from today at the hotel', () => {
  expect(refusalOf({ releaseDays: 7 }, '2027-05-07')).toBeUndefined();
  expect(refusalOf({ releaseDays: 7 }, '2027-05-08')).toBe('closed');
});

test('A rate may be sold in some countries only', () => {
  expect(isSoldTo(open, 'DE')).toBe(true);
  expect(isSoldTo({ ...open, markets: ['PE'] }, 'DE')).toBe(false);
  expect(isSoldTo({ ...open, markets: ['PE', 'DE'] }, 'DE')).toBe(true);
});

test('The coming night is sold until a time of the hotel’s clock', () => {
  const at = (today: string, time: string) => ({
    today: localDate(today),
    time: localTime(time),
    sellsUntil: localTime('18:00'),
  });
  expect(isSaleOver(stay, at('2027-05-14', '17:59'))).toBe(false);
  expect(isSaleOver(stay, at('2027-05-14', '18:00'))).toBe(true);
  expect(isSaleOver(stay, at('2027-05-13', '23:59'))).toBe(false);
  expect(isSaleOver(stay, at('2027-05-15', '00:00'))).toBe(true);
});

test('A stay moved over a leap day keeps its nights', () => {
  const winter = { arrival: localDate('2028-02-27'), departure: localDate('2028-03-01') };
  expect(movedBy(winter, 2)).toEqual({ arrival: '2028-02-29', departure: '2028-03-03' });
});
