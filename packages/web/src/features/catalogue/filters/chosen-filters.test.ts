import { DURATIONS } from '@ashore/core/contract/values/list.ts';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import { expect, test } from 'vitest';
import { listInput } from '../list/list-input.ts';
import { type ListQuery, listQueryText, noFilters } from '../list/list-query.ts';
import { chosenFilters, withoutFilters } from './chosen-filters.ts';

const everything: ListQuery = {
  ...{
    place: ['lisbon', 'rome'],
    type: ['tours', 'shows'],
    interest: ['water', 'wine'],
    language: ['de', 'en'],
    timeOfDay: ['morning'],
    requirement: ['wheelchair', 'dogs'],
  },
  ...{
    allInterests: true,
    freeCancellation: true,
    instant: true,
    duration: DURATIONS[3],
    rating: 4.5,
    age: 6,
    sort: 'low',
  },
  days: { from: localDate('2027-05-14'), to: localDate('2027-05-18'), party: 3 },
  price: { from: 20, to: undefined, currency: 'USD' },
};

test('Each chosen filter can be removed alone, and the others stay', () => {
  const chosen = chosenFilters(everything);
  expect(chosen.map(({ part, value }) => `${part} ${value}`)).toEqual([
    ...['days 2027-05-14 2027-05-18', 'price 20-', 'duration 1441-', 'place lisbon', 'place rome'],
    ...['type tours', 'type shows'],
    ...['interest water', 'interest wine', 'language de', 'language en', 'timeOfDay morning'],
    ...['requirement wheelchair', 'requirement dogs'],
    ...['rating 4.5', 'age 6', 'freeCancellation true', 'instant true'],
  ]);
  for (const { part, without } of chosen) {
    // The place that remains is the list itself.
    const placesLost = part === 'place' ? 1 : 0;
    expect(chosenFilters(without)).toHaveLength(chosen.length - 1 - placesLost);
    expect(without.sort).toBe('low');
  }
});

test('Removing the filters one by one leads to the same list as clearing all, and its sorting stays', () => {
  let remainingFilters = everything;
  for (let next = chosenFilters(remainingFilters)[0]; next; next = chosenFilters(remainingFilters)[0])
    remainingFilters = next.without;
  expect(listQueryText(remainingFilters)).toBe('?place=rome&sort=low');
  expect(listQueryText(withoutFilters(everything))).toBe('?sort=low');
  expect(chosenFilters({ ...noFilters, sort: 'name' })).toEqual([]);
});

test('A single place is the list itself: it is no filter, and clearing all keeps it', () => {
  const ofRome: ListQuery = { ...noFilters, place: ['rome'], instant: true };
  expect(chosenFilters(ofRome).map(({ part }) => part)).toEqual(['instant']);
  expect(listQueryText(withoutFilters(ofRome))).toBe('?place=rome');
});

test('The server receives the chosen filters and the currency in which the price was chosen, not that of the page', () => {
  expect(listInput(everything, 'JPY')).toEqual({
    ...{ currency: 'JPY', sort: 'low', language: 'de,en' },
    ...{ place: 'lisbon,rome', type: 'tours,shows', interest: 'water,wine', allInterests: true },
    ...{ dateFrom: '2027-05-14', dateTo: '2027-05-18', party: 3, durationFrom: 1_441, durationTo: undefined },
    ...{ priceFrom: 20, priceTo: undefined, priceIn: 'USD', rating: 4.5, age: 6, timeOfDay: 'morning' },
    ...{ requirement: 'wheelchair,dogs', freeCancellation: true, instant: true },
  });
  expect(Object.values(listInput(noFilters, 'EUR')).filter((value) => value !== undefined)).toEqual([
    'EUR',
    'none',
  ]);
});
