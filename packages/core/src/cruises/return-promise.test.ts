import { describe, expect, test } from 'vitest';
import { bookedShipWith } from '../../test-support/cruises/booked-ship.ts';
import type { BookedShip } from '../contract/transfer-request.ts';
import { MESSAGE_LOCALES, type MessageLocale } from '../locale/locales.ts';
import {
  givenReturnPromise,
  RETURN_PROMISE_VERSION,
  returnPromiseLimit,
  returnPromisePage,
  returnPromisePath,
  returnPromiseStatement,
  returnPromiseTexts,
} from './return-promise.ts';

const fitting = bookedShipWith({ neededBoardingAt: '2027-01-11T15:00:00.000Z' });
const nothingStated = { terminal: '', allAboard: null };
const thousand = { limitMinor: 100_000, currency: 'EUR' } as const;
const promise = { limitMinor: 100_000, currency: 'EUR', version: RETURN_PROMISE_VERSION } as const;

test('A trip that fits its ship is sold with the promise of today: its limit and the version of its terms', () => {
  expect(givenReturnPromise(fitting, thousand)).toEqual(promise);
});

test('Without a limit of the operator, for a start that does not fit, and where the sailing ends, nothing is promised', () => {
  expect(givenReturnPromise(fitting, undefined)).toBeUndefined();
  expect(givenReturnPromise({ ...fitting, isFitting: false }, thousand)).toBeUndefined();
  expect(givenReturnPromise({ ...fitting, lastBoardingAt: null }, thousand)).toBeUndefined();
});

const says = (ship: Partial<BookedShip>, locale: MessageLocale = 'en') =>
  returnPromiseStatement({ ...fitting, ...ship }, nothingStated, locale);

test('A booking states the promise with which it was sold, also if less or nothing is promised today', () => {
  const former = { limitMinor: 50_000, currency: 'GBP', version: '2026-01-01' } as const;
  expect(says({ returnPromise: former })).toEqual({
    text: 'If this trip makes you miss your ship, we pay for your journey to the next port, up to £500 per person.',
    version: '2026-01-01',
  });
  expect(says({})).toBeUndefined();
  expect(says({ isFitting: false })).toBeUndefined();
});

test('While the trip does not fit the ship, the booking says that the promise does not apply', () => {
  const unfit = { text: returnPromiseTexts.en.ofUnfitTrip, version: RETURN_PROMISE_VERSION };
  expect(says({ returnPromise: promise, isFitting: false })).toEqual(unfit);
  expect(says({ returnPromise: promise, lastBoardingAt: null })).toEqual(unfit);
  expect(says({ returnPromise: promise })?.text).toBe(returnPromiseTexts.en.ofTrip('€1,000'));
});

test('A trip that does not fit the time that its travellers state is not covered; with terms that do not say so it is', () => {
  const stating = (allAboard: string, version: string = RETURN_PROMISE_VERSION) =>
    returnPromiseStatement(
      { ...fitting, returnPromise: { ...promise, version } },
      { terminal: '', allAboard },
      'en',
    )?.text;
  const { ofTrip, ofStatedTime } = returnPromiseTexts.en;
  expect(stating('14:59')).toBe(ofStatedTime);
  for (const time of ['15:00', '18:00', '19:00']) expect(stating(time)).toBe(ofTrip('€1,000'));
  expect(stating('14:59', '2026-11-29')).toBe(ofTrip('€1,000'));
});

describe.each(MESSAGE_LOCALES)('In %s', (locale) => {
  const { label, ofTrip, ofTrips, ofUnfitTrip, ofStatedTime, terms } = returnPromiseTexts[locale];

  test('the statement names the limit of a person, and never says that the ship waits or that the return is certain', () => {
    const limit = returnPromiseLimit(promise, locale);
    for (const statement of [ofTrip(limit), ofTrips(limit)]) expect(statement).toContain(limit);
    const texts = [label, terms, ofUnfitTrip, ofStatedTime, ofTrip(limit), ofTrips(limit)].join(' ');
    expect(texts).not.toMatch(/guarante|\bwaits?\b|garantiert|pünktlich|wartet|保证|等候|等您/i);
  });
});

test('The limit is written as in each language, without decimals that it does not have', () => {
  expect(returnPromiseLimit(promise, 'en')).toBe('€1,000');
  expect(returnPromiseLimit(promise, 'de')).toBe('1.000\u00A0€');
  expect(returnPromiseLimit(promise, 'zh-Hans')).toBe('€1,000');
  // French readers get English texts with French numbers.
  expect(returnPromiseLimit(promise, 'fr')).toMatch(/^1\s000\s€$/);
});

test('The address of the terms names their version, so that a booking always leads to its own', () => {
  expect(returnPromisePath('2026-11-29')).toBe('/returnPromise/2026-11-29');
});

test('Only versions that were given have a page', () => {
  expect(returnPromisePage(RETURN_PROMISE_VERSION)).toBe('returnPromise');
  expect(returnPromisePage('2026-11-29')).toBe('returnPromise-2026-11-29');
  expect(returnPromisePage('2026-01-01')).toBeUndefined();
  expect(returnPromisePage('')).toBeUndefined();
});
