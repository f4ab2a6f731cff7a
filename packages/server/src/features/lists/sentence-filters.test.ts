import type { SentenceFilter } from '@ashore/core/contract/search/sentence-filter.ts';
import type { CurrencyCode } from '@ashore/core/money/currencies.ts';
import { money } from '@ashore/core/money/money.ts';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import { expect, test } from 'vitest';
import { type SearchFilters, withSentence } from './sentence-filters.ts';

const nothingChosen: SearchFilters = { locale: 'en', currency: 'EUR', party: 1 };
/** A dollar is half a euro, and there is no rate for other currencies. */
const rates = {
  exchange: (amount: number, from: string, to: CurrencyCode) =>
    money(from === 'USD' ? amount / 2 : amount, to),
  has: (currency: CurrencyCode) => currency === 'EUR' || currency === 'USD',
};
const read = (spoken: readonly SentenceFilter[], chosen: Partial<SearchFilters> = {}) =>
  withSentence({ ...nothingChosen, ...chosen }, spoken, rates);
const upTo = (
  to: number,
  more: Partial<Extract<SentenceFilter, { kind: 'price' }>> = {},
): SentenceFilter => ({
  kind: 'price',
  to,
  isForAll: false,
  ...more,
});

test('Of a chosen and a spoken limit the stricter counts', () => {
  expect(read([upTo(70)], { priceTo: 50 }).priceTo).toBe(50);
  expect(read([upTo(70), upTo(30)]).priceTo).toBe(30);
  expect(read([{ kind: 'price', from: 20, isForAll: false }], { priceFrom: 10 }).priceFrom).toBe(20);
  expect(
    read([{ kind: 'duration', from: 60, to: 180 }], { durationFrom: 30, durationTo: 240 }),
  ).toMatchObject({
    durationFrom: 60,
    durationTo: 180,
  });
});

test('An amount in another currency is converted, and ignored without a rate', () => {
  expect(read([upTo(80, { currency: 'USD' })]).priceTo).toBe(40);
  expect(read([upTo(80, { currency: 'THB' })]).priceTo).toBeUndefined();
});

test('An amount for everyone is shared by the travellers', () => {
  const family: SentenceFilter = { kind: 'party', travellers: 4, ages: [3, 7] };
  expect(read([upTo(200, { isForAll: true }), family])).toMatchObject({ priceTo: 50, party: 4, age: 3 });
});

test('Chosen days and travellers count before those of the words', () => {
  const spoken: SentenceFilter[] = [
    { kind: 'days', from: '2026-12-05', to: '2026-12-05' },
    { kind: 'days', from: '2026-12-06', to: '2026-12-06' },
    { kind: 'party', travellers: 4, ages: [] },
  ];
  expect(read(spoken)).toMatchObject({ dateFrom: '2026-12-05', dateTo: '2026-12-06', party: 4 });
  const chosenDay = localDate('2027-01-02');
  expect(read(spoken, { dateFrom: chosenDay, dateTo: chosenDay, party: 2 })).toMatchObject({
    dateFrom: chosenDay,
    dateTo: chosenDay,
    party: 2,
  });
  expect(read([{ kind: 'party', travellers: 400, ages: [] }]).party).toBe(99);
});

test('Times of the day are alternatives, requirements add up', () => {
  expect(
    read([
      { kind: 'timeOfDay', part: 'evening' },
      { kind: 'timeOfDay', part: 'morning' },
    ]).timeOfDay,
  ).toEqual(['morning', 'evening']);
  expect(
    read([{ kind: 'requirement', requirement: 'dogs' }], { requirement: ['wheelchair'] }).requirement,
  ).toEqual(['wheelchair', 'dogs']);
  expect(read([{ kind: 'freeCancellation' }, { kind: 'instant' }])).toMatchObject({
    freeCancellation: true,
    instant: true,
  });
});

test('Chinese is found under both of its tags', () => {
  expect(read([{ kind: 'guideLanguage', language: 'zh' }]).language).toEqual(['zh', 'zh-Hans']);
  expect(read([{ kind: 'guideLanguage', language: 'de' }], { language: ['en'] }).language).toEqual(['en']);
});

test('Of several times of the clock the stricter counts', () => {
  const spoken: SentenceFilter[] = [
    { kind: 'backBy', time: '17:00' },
    { kind: 'backBy', time: '16:30' },
    { kind: 'startFrom', time: '09:00' },
    { kind: 'startFrom', time: '10:00' },
    { kind: 'startBefore', time: '12:00' },
    { kind: 'startBefore', time: '11:00' },
  ];
  expect(read(spoken)).toMatchObject({ backBy: '16:30', startFrom: '10:00', startBefore: '11:00' });
});

test('Limits that contradict each other are both applied, so nothing is left', () => {
  expect(read([upTo(50), { kind: 'price', from: 80, isForAll: false }])).toMatchObject({
    priceFrom: 80,
    priceTo: 50,
  });
});
