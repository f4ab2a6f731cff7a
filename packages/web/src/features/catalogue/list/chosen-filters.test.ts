import { DURATIONS } from '@ashore/core/contract/list-choices.ts';
import { localDate } from '@ashore/core/time/local-date.ts';
import { expect, test } from 'vitest';
import { chosenFilters, clearedOf } from './chosen-filters.ts';
import { listInput } from './list-input.ts';
import { type Narrowing, notNarrowed } from './narrowing.ts';
import { narrowingQuery } from './narrowing-query.ts';

const everything: Narrowing = {
  ...{
    type: ['tours', 'shows'],
    interest: ['water', 'wine'],
    language: ['de', 'en'],
    timeOfDay: ['morning'],
  },
  ...{ freeCancellation: true, instant: true, duration: DURATIONS[3], rating: 4.5, sort: 'low' },
  days: { from: localDate('2027-05-14'), to: localDate('2027-05-18'), party: 3 },
  price: { from: 20, to: undefined, currency: 'USD' },
};

test('Each thing that is chosen can be taken back alone, and nothing else goes with it.', () => {
  const chosen = chosenFilters(everything);
  expect(chosen.map(({ part, value }) => `${part} ${value}`)).toEqual([
    ...['days 2027-05-14 2027-05-18', 'price 20-', 'duration 1441-', 'type tours', 'type shows'],
    ...['interest water', 'interest wine', 'language de', 'language en', 'timeOfDay morning'],
    ...['rating 4.5', 'freeCancellation true', 'instant true'],
  ]);
  for (const { without } of chosen) {
    expect(chosenFilters(without)).toHaveLength(chosen.length - 1);
    expect(without.sort).toBe('low');
  }
});

test('Taking back one after the other ends where clearing all does: at the list as it was, in its order.', () => {
  let left = everything;
  for (let next = chosenFilters(left)[0]; next; next = chosenFilters(left)[0]) left = next.without;
  expect(narrowingQuery(left)).toBe('?sort=low');
  expect(narrowingQuery(clearedOf(everything))).toBe('?sort=low');
  expect(chosenFilters({ ...notNarrowed, sort: 'name' })).toEqual([]);
});

test('The server is asked for what is chosen and told in which currency a price was, not which it is now.', () => {
  expect(listInput(everything, 'JPY')).toEqual({
    ...{ currency: 'JPY', sort: 'low', type: 'tours,shows', interest: 'water,wine', language: 'de,en' },
    ...{ dateFrom: '2027-05-14', dateTo: '2027-05-18', party: 3, durationFrom: 1_441, durationTo: undefined },
    ...{ priceFrom: 20, priceTo: undefined, priceIn: 'USD', rating: 4.5, timeOfDay: 'morning' },
    ...{ freeCancellation: true, instant: true },
  });
  expect(Object.values(listInput(notNarrowed, 'EUR')).filter((value) => value !== undefined)).toEqual([
    'EUR',
    'none',
  ]);
});
