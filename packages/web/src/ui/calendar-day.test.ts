import { type LocalDate, localDate } from '@ashore/core/time/local-date.ts';
import { expect, test } from 'vitest';
import { type CalendarDay, nameOfDay, nextAvailableDay } from './calendar-day.ts';

const texts = {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  today: 'today',
  chosen: 'chosen',
  onRequest: 'on request',
  onRequestShort: 'ask',
  unavailable: 'not available',
  lowest: 'lowest price of the month',
};

function name(day: CalendarDay | undefined, { tag = 'en-GB', today = false, chosen = false } = {}): string {
  return nameOfDay({ date: localDate('2027-05-15'), day, today, chosen, tag, texts });
}

test('a day is named by its date alone until its price is known', () => {
  expect(name(undefined)).toBe('Saturday, 15 May 2027');
  expect(name(undefined, { tag: 'de-DE' })).toBe('Samstag, 15. Mai 2027');
  expect(name(undefined, { tag: 'zh-Hans-CN' })).toBe('2027年5月15日星期六');
});

test('everything a cell shows by its look is in its name', () => {
  expect(name({ state: 'free', price: '43', priceName: '€43.00', lowest: true }, { chosen: true })).toBe(
    'Saturday, 15 May 2027, chosen, €43.00, lowest price of the month',
  );
  expect(name({ state: 'onRequest', priceName: '€48.00' }, { today: true })).toBe(
    'Saturday, 15 May 2027, today, on request, €48.00',
  );
});

test('a day that cannot be had says why, and no price', () => {
  expect(name({ state: 'unavailable', reason: 'Sold out', priceName: '€48.00' })).toBe(
    'Saturday, 15 May 2027, Sold out',
  );
  expect(name({ state: 'unavailable' })).toBe('Saturday, 15 May 2027, not available');
});

test('the next available day is the nearest later one that can be had, in whatever order they came', () => {
  const days = new Map<LocalDate, CalendarDay>([
    [localDate('2027-05-20'), { state: 'free' }],
    [localDate('2027-05-17'), { state: 'unavailable' }],
    [localDate('2027-05-18'), { state: 'onRequest' }],
    [localDate('2027-05-15'), { state: 'free' }],
  ]);
  expect(nextAvailableDay(days, localDate('2027-05-16'))).toBe('2027-05-18');
  expect(nextAvailableDay(days, localDate('2027-05-15'))).toBe('2027-05-18');
  expect(nextAvailableDay(days, localDate('2027-05-20'))).toBeUndefined();
});
