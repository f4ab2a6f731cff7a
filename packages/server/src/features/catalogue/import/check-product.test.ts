import { expect, test } from 'vitest';
import { placeWith, productRow } from '../../../../test-support/catalogue/place-file.ts';
import type { ProductInFile } from '../file/place-file.ts';
import { readPlaces } from './read-catalogue.ts';

type Exceptions = NonNullable<ProductInFile['exceptions']>;

const problemsOf = (product: Partial<ProductInFile>) =>
  readPlaces([
    { name: 'lisbon.json', text: JSON.stringify(placeWith('lisbon', [productRow('sail', product)])) },
  ]).problems.map(({ at, what }) => `${at} ${what}`);
const problemsWith = (...exceptions: Exceptions) => problemsOf({ exceptions });

const datesBetween = (from: string, to = from) => ({ dates: { from, to } });
const seasonBetween = (from: string, to = from) => ({ season: { from, to } });

test.each<[string, Exceptions, string]>([
  ['no day', [{}], '[1] must have either a season or dates'],
  [
    'both a season and dates',
    [{ ...datesBetween('2027-01-01'), ...seasonBetween('01-01') }],
    '[1] must have either a season or dates',
  ],
  [
    'both start times and opening hours',
    [{ ...datesBetween('2027-01-01'), startTimes: ['10:00'], openHours: { from: '09:00', to: '12:00' } }],
    '[1] must have either start times or opening hours',
  ],
  [
    'dates that end before they begin',
    [datesBetween('2027-01-02', '2027-01-01')],
    '[1].dates.to ends before it begins',
  ],
  [
    'dates counted from today that end before they begin',
    [datesBetween('today+9', 'today+8')],
    '[1].dates.to ends before it begins',
  ],
  [
    'a first date counted from today and a last date of the calendar',
    [datesBetween('today', '2027-01-01')],
    '[1].dates.to is not of the same kind',
  ],
  [
    'a date that does not exist',
    [datesBetween('2027-02-30', '2027-03-01')],
    '[1].dates.from is not a day of the calendar',
  ],
  [
    'a season with a day that does not exist',
    [seasonBetween('12-32', '01-01')],
    '[1].season.from is not a day of the year',
  ],
  [
    'dates that overlap those of an earlier exception',
    [
      datesBetween('2027-01-01', '2027-01-05'),
      seasonBetween('08-01'),
      datesBetween('2027-01-05', '2027-01-09'),
    ],
    '[3] repeats days of exceptions[1]',
  ],
  [
    'seasons that overlap at New Year',
    [seasonBetween('12-24', '01-02'), seasonBetween('01-02', '01-06')],
    '[2] repeats days of exceptions[1]',
  ],
  [
    'dates that follow the season that contains them',
    [seasonBetween('12-24', '01-02'), datesBetween('2027-12-30', '2027-12-31')],
    '[2] repeats days of exceptions[1]',
  ],
  [
    'dates that overlap an earlier season on one day',
    [seasonBetween('02-29'), datesBetween('2027-03-01', '2028-02-29')],
    '[2] repeats days of exceptions[1]',
  ],
])('An exception is refused for %s', (_, exceptions, sentence) => {
  expect(problemsWith(...exceptions)).toEqual([
    expect.stringContaining(`products[sail].exceptions${sentence}`),
  ]);
});

test('Dates of one year may come before a season that contains them, and neighbouring days do not overlap', () => {
  expect(problemsWith(datesBetween('2027-12-30', '2027-12-31'), seasonBetween('12-24', '01-02'))).toEqual([]);
  expect(problemsWith(seasonBetween('12-24', '01-02'), seasonBetween('01-03', '12-23'))).toEqual([]);
  expect(problemsWith(datesBetween('2027-01-01', '2027-01-05'), datesBetween('2027-01-06'))).toEqual([]);
  expect(
    problemsWith(datesBetween('today+3', 'today+5'), datesBetween('2027-01-06'), datesBetween('today+6')),
  ).toEqual([]);
});

test('A mistake in an exception of an option names the option', () => {
  const options = [{ name: { en: 'Late' }, price: { adult: 1 }, exceptions: [{}] }];
  expect(problemsOf({ options })).toEqual([
    'products[sail].options[1].exceptions[1] must have either a season or dates',
  ]);
});
