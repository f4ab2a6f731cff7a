import { expect, test } from 'vitest';
import { localDate } from '../../time/local-date-time.ts';
import {
  ageIn,
  childAgesIn,
  childAgesText,
  daysIn,
  isPartyStated,
  statedPlan,
  statedTravellers,
  usualDays,
} from './trip-days.ts';

const query = (text: string) => new URLSearchParams(text);

test('An address states a span of days and a party; one day is a span, and days in the wrong order are swapped', () => {
  const span = { from: '2037-05-14', to: '2037-05-18', party: 3 };
  expect(daysIn(query('dateFrom=2037-05-14&dateTo=2037-05-18&party=3'))).toEqual(span);
  expect(daysIn(query('dateFrom=2037-05-18&dateTo=2037-05-14&party=3'))).toEqual(span);
  expect(daysIn(query('dateFrom=2037-05-14'))).toEqual({ from: '2037-05-14', to: '2037-05-14', party: 1 });
  expect(daysIn(query('party=3'))).toBeUndefined();
});

test('The age of the youngest traveller is that of a child, or ignored', () => {
  expect(['0', '7', '17'].map((age) => ageIn(query(`age=${age}`)))).toEqual([0, 7, 17]);
  expect(['', '18', '-1', '7.5', 'x', '007'].map((age) => ageIn(query(`age=${age}`)))).toEqual(
    Array(6).fill(undefined),
  );
});

test('Travellers are stated by their number and the youngest age, or by the ages of all children', () => {
  expect(statedTravellers('?party=4&age=3')).toEqual({ adults: 3, children: [3] });
  expect(statedTravellers('?party=4&ages=3,7')).toEqual({ adults: 2, children: [3, 7] });
  // Children alone do not travel.
  expect(statedTravellers('?party=2&ages=3,7')).toEqual({ adults: 2, children: [] });
  expect(statedTravellers('?ages=3,7')).toBeUndefined();
});

test('An address states who travels by their number beside days, or by an age even without days', () => {
  const isStatedBy = (address: string) => isPartyStated(statedPlan(address));
  expect(['?dateFrom=2037-05-14&party=2', '?age=9', '?dateFrom=2037-05-14&age=9'].map(isStatedBy)).toEqual([
    ...[true, true, true],
  ]);
  expect(['', '?party=2', '?dateFrom=2037-05-14', '?dateFrom=2037-05-14&party=1'].map(isStatedBy)).toEqual([
    ...[false, false, false, false],
  ]);
});

test('The weekend is the next Saturday and Sunday, or what is left of the current one', () => {
  const weekendOf = (today: string) => usualDays(localDate(today)).at(-1);
  expect(weekendOf('2037-05-11')).toMatchObject({ from: '2037-05-16', to: '2037-05-17' });
  expect(weekendOf('2037-05-16')).toMatchObject({ from: '2037-05-16', to: '2037-05-17' });
  expect(weekendOf('2037-05-17')).toMatchObject({ from: '2037-05-17', to: '2037-05-17' });
});

test('Today and tomorrow are single days', () => {
  expect(usualDays(localDate('2037-05-31')).slice(0, 2)).toEqual([
    { name: 'today', from: '2037-05-31', to: '2037-05-31' },
    { name: 'tomorrow', from: '2037-06-01', to: '2037-06-01' },
  ]);
});

test('The ages of children are read as they are written, also an unknown one', () => {
  for (const ages of [[5], [0, 17, null], [null]]) expect(childAgesIn(childAgesText(ages))).toEqual(ages);
  expect(childAgesText([5, 9, null])).toBe('5,9,x');
  for (const text of ['', '18', '-1', '5,', ',5', '5 9', 'child', '05'])
    expect(childAgesIn(text), text).toBeUndefined();
});
