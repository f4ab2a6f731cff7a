import { expect, test } from 'vitest';
import { placeWith, productRow } from '../../../../test-support/catalogue/place-file.ts';
import type { ProductRow } from '../file/place-file.ts';
import { readPlaces } from './read-catalogue.ts';

type Exceptions = NonNullable<ProductRow['exceptions']>;

const problemsOf = (product: Partial<ProductRow>) =>
  readPlaces([
    { name: 'lisbon.json', text: JSON.stringify(placeWith('lisbon', [productRow('sail', product)])) },
  ]).problems.map(({ at, what }) => `${at} ${what}`);
const problemsWith = (...exceptions: Exceptions) => problemsOf({ exceptions });

const dates = (from: string, to = from) => ({ dates: { from, to } });
const season = (from: string, to = from) => ({ season: { from, to } });

test.each<[string, Exceptions, string]>([
  ['no day', [{}], '[1] has either a season or dates'],
  ['days of two kinds', [{ ...dates('2027-01-01'), ...season('01-01') }], '[1] has either a season or dates'],
  [
    'two kinds of times',
    [{ ...dates('2027-01-01'), startTimes: ['10:00'], openHours: { from: '09:00', to: '12:00' } }],
    '[1] has either start times or opening hours',
  ],
  ['an end before the beginning', [dates('2027-01-02', '2027-01-01')], '[1].dates.to ends before it begins'],
  ['the same counted from today', [dates('today+9', 'today+8')], '[1].dates.to ends before it begins'],
  ['ends of two kinds', [dates('today', '2027-01-01')], '[1].dates.to is not of the same kind'],
  [
    'a day of no calendar',
    [dates('2027-02-30', '2027-03-01')],
    '[1].dates.from is not a day of the calendar',
  ],
  ['a day of no year', [season('12-32', '01-01')], '[1].season.from is not a day of the year'],
  [
    'dates that another has',
    [dates('2027-01-01', '2027-01-05'), season('08-01'), dates('2027-01-05', '2027-01-09')],
    '[3] is about days of exceptions[1]',
  ],
  [
    'seasons that meet across the new year',
    [season('12-24', '01-02'), season('01-02', '01-06')],
    '[2] is about days of exceptions[1]',
  ],
  [
    'dates behind the season they are in',
    [season('12-24', '01-02'), dates('2027-12-30', '2027-12-31')],
    '[2] is about days of exceptions[1]',
  ],
  [
    'the last of many days',
    [season('02-29'), dates('2027-03-01', '2028-02-29')],
    '[2] is about days of exceptions[1]',
  ],
])('An exception is refused for %s.', (_, exceptions, sentence) => {
  expect(problemsWith(...exceptions)).toEqual([
    expect.stringContaining(`products[sail].exceptions${sentence}`),
  ]);
});

test('Dates of one year may come before a season that contains them, and neighbouring days do not overlap', () => {
  expect(problemsWith(dates('2027-12-30', '2027-12-31'), season('12-24', '01-02'))).toEqual([]);
  expect(problemsWith(season('12-24', '01-02'), season('01-03', '12-23'))).toEqual([]);
  expect(problemsWith(dates('2027-01-01', '2027-01-05'), dates('2027-01-06'))).toEqual([]);
  expect(problemsWith(dates('today+3', 'today+5'), dates('2027-01-06'), dates('today+6'))).toEqual([]);
});

test('A mistake in an exception of an option names the option', () => {
  const options = [{ name: { en: 'Late' }, price: { adult: 1 }, exceptions: [{}] }];
  expect(problemsOf({ options })).toEqual([
    'products[sail].options[1].exceptions[1] has either a season or dates',
  ]);
});
