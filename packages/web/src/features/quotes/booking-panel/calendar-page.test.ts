import type { AvailableDay } from '@ashore/core/contract/availability.ts';
import { addDays, localDate } from '@ashore/core/time/local-date-time.ts';
import { expect, test } from 'vitest';
import { calendarDays, type PageData, priceOfAllDays } from './calendar-page.ts';

const today = localDate('2026-12-03');

function december(loadedDays: AvailableDay[], more: Partial<PageData> = {}) {
  return calendarDays({
    dates: Array.from({ length: 31 }, (_, day) => addDays(localDate('2026-12-01'), day)),
    today,
    canRun: (date) => date !== '2026-12-06',
    loadedDays: new Map(loadedDays.map((day) => [day.date, day])),
    onRequest: false,
    per: 'person',
    wordsFor: (price, per) => ({ short: `€${price}`, bare: String(price), long: `€${price} a ${per}` }),
    reasonFor: (reason) => reason,
    ...more,
  });
}

const at = (days: ReturnType<typeof december>, day: string) => days.get(localDate(`2026-12-${day}`));

test('Before the server has answered, the days are shown without prices', () => {
  const days = december([]);
  expect(days.size).toBe(31);
  expect(at(days, '02')).toEqual({ state: 'unavailable', reason: 'past' });
  expect(at(days, '03')).toEqual({ state: 'free' });
  expect(at(days, '06')).toEqual({ state: 'unavailable', reason: 'not_running' });
});

test('With prices, the lowest of the page is marked and an unavailable day states its reason', () => {
  const days = december([
    { date: '2026-12-04', state: 'free', price: 48, pricePer: 'person' },
    { date: '2026-12-05', state: 'free', price: 43, pricePer: 'person' },
    { date: '2026-12-07', state: 'sold_out', price: null, pricePer: null },
    { date: '2026-12-08', state: 'cut_off', price: 12, pricePer: 'person' },
  ]);
  expect(at(days, '04')).toEqual({ state: 'free', price: '€48', priceName: '€48 a person' });
  expect(at(days, '05')).toEqual({ state: 'free', price: '€43', priceName: '€43 a person', lowest: true });
  expect(at(days, '07')).toEqual({ state: 'unavailable', reason: 'sold_out' });
  expect(at(days, '08')).toEqual({ state: 'unavailable', reason: 'cut_off' });
});

test('If every day costs the same, none is marked as the lowest', () => {
  const days = december([
    { date: '2026-12-04', state: 'free', price: 48, pricePer: 'person' },
    { date: '2026-12-05', state: 'free', price: 48, pricePer: 'person' },
  ]);
  expect([...days.values()].some((day) => day.lowest)).toBe(false);
});

const sameDay = (day: string, price: number | null = 48): AvailableDay => ({
  date: `2026-12-${day}`,
  ...(price === null
    ? { state: 'held', price, pricePer: null }
    : { state: 'free', price, pricePer: 'person' }),
});
const onlyDays = (...days: string[]): Partial<PageData> => ({
  canRun: (date) => days.includes(date.slice(8)),
});

test('If all days cost the same, one sentence has the price, and the cells have it for screen readers only', () => {
  const days = december([sameDay('04'), sameDay('05')], onlyDays('04', '05'));
  expect(at(days, '04')).toEqual({ state: 'free', priceName: '€48 a person' });
  expect(priceOfAllDays(days)).toBe('€48 a person');
});

test.each([
  ['differ', [sameDay('04'), sameDay('05', 43)], '€48'],
  ['are not all loaded', [sameDay('04')], '€48'],
  ['are loaded for one day alone', [sameDay('04'), sameDay('05', null)], '€48'],
])('The cells have the prices while these %s', (_, loadedDays, price) => {
  const days = december(loadedDays, onlyDays('04', '05'));
  expect(at(days, '04')?.price).toBe(price);
  expect(priceOfAllDays(days)).toBeUndefined();
});

test('A day held by others can still be chosen, because its spots may become available', () => {
  expect(at(december([{ date: '2026-12-05', state: 'held', price: null, pricePer: null }]), '05')).toEqual({
    state: 'free',
  });
});

test('For a product on request, all days after today are on request, and today is not', () => {
  const days = december([], { onRequest: true });
  expect(at(days, '03')?.state).toBe('free');
  expect(at(days, '04')?.state).toBe('onRequest');
  expect(at(days, '06')?.state).toBe('unavailable');
});

test('A group price among prices per person is marked and read out as such, and is never marked as the lowest of the page', () => {
  const days = december([
    { date: '2026-12-04', state: 'free', price: 24, pricePer: 'person' },
    { date: '2026-12-05', state: 'free', price: 23, pricePer: 'group' },
    { date: '2026-12-07', state: 'free', price: 165, pricePer: 'group' },
    { date: '2026-12-08', state: 'free', price: 26, pricePer: 'person' },
  ]);
  expect(at(days, '05')).toEqual({ state: 'free', price: '€23*', priceName: '€23 a group' });
  expect([...days].filter(([, day]) => day.lowest).map(([date]) => date)).toEqual(['2026-12-04']);
  const groups = december([{ date: '2026-12-04', state: 'free', price: 165, pricePer: 'group' }], {
    per: 'group',
  });
  expect(at(groups, '04')?.price).toBe('€165');
});

test('Prices show the currency sign only if all prices of the page have room for it', () => {
  const priced = (last: number) =>
    december([
      { date: '2026-12-04', state: 'free', price: 980, pricePer: 'person' },
      { date: '2026-12-05', state: 'free', price: last, pricePer: 'person' },
    ]);
  expect(at(priced(1250), '04')?.price).toBe('€980');
  expect(at(priced(12500), '04')?.price).toBe('980');
  expect(at(priced(12500), '05')?.price).toBe('12500');
});
