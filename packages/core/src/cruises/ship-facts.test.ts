import { expect, test } from 'vitest';
import { bookedShipWith } from '../../test-support/cruises/booked-ship.ts';
import type { MessageLocale } from '../locale/locales.ts';
import { shipFacts } from './ship-facts.ts';

const shown = (differences: Parameters<typeof bookedShipWith>[0] = {}, locale: MessageLocale = 'en') =>
  Object.fromEntries(
    shipFacts(bookedShipWith(differences), { terminal: '', allAboard: null }, locale).map(
      ({ kind, text }) => [kind, text],
    ),
  );

test('A ship of one day states its times on the clock of the port, which is named once', () => {
  expect(shown()).toEqual({
    ship: 'Serena, Bluebird',
    pier: 'Lisbon, South quay',
    inPort: '08:00 to 18:30 (Lisbon time)',
    allAboard: '18:00 (Lisbon time)',
  });
});

test('A trip that no longer fits states which starts do, and until when to choose', () => {
  const offer = { chooseUntil: '2027-01-10T08:00:00.000Z', otherStarts: ['09:00', '10:00'] };
  expect(shown(offer).shipChoice).toContain(
    'Start times that fit: 09:00, 10:00. A cancellation is refunded in full. Without an answer, we cancel the booking on Sun, 10 Jan 2027, 08:00 (Lisbon time)',
  );
  expect(shown(offer, 'de').shipChoice).toContain('Passende Uhrzeiten: 09:00 und 10:00');
});

test('A ship that stays overnight names the day of each time', () => {
  const boarding = '2027-01-12T18:00:00.000Z';
  const departure = {
    departsAt: '2027-01-12T18:30:00.000Z',
    allAboardAt: boarding,
    lastBoardingAt: boarding,
  };
  expect(shown(departure)).toMatchObject({
    inPort: 'Mon, 11 Jan 2027, 08:00 (Lisbon time) to Tue, 12 Jan 2027, 18:30 (Lisbon time)',
    allAboard: 'Tue, 12 Jan 2027, 18:00 (Lisbon time)',
  });
});

test('A ship at anchor states that passengers land by boat, and the last boat', () => {
  expect(shown({ isTender: true, lastBoardingAt: '2027-01-11T17:30:00.000Z' })).toMatchObject({
    pier: 'Lisbon, South quay\nAt anchor: passengers land by tender boat',
    allAboard: '18:00 (Lisbon time)\nLast tender boat from the shore: 17:30 (Lisbon time)',
  });
});

test('A clock on board is stated only where it differs from that of the port', () => {
  expect(shown({ boardTimeZone: 'Europe/Madrid' }).allAboard).toBe(
    '18:00 (Lisbon time)\n19:00 on the ship’s clock',
  );
  expect(shown({ boardTimeZone: 'Europe/Madrid' }, 'de').allAboard).toBe(
    '18:00 Uhr (Ortszeit Lissabon)\n19:00 Uhr Bordzeit',
  );
  expect(shown({ boardTimeZone: 'Europe/London' }).allAboard).toBe('18:00 (Lisbon time)');
});

test('Where a sailing ends there is no boarding', () => {
  const end = { departsAt: null, allAboardAt: null, lastBoardingAt: null };
  expect(shown(end).inPort).toBe('From 08:00 (Lisbon time)');
  expect(shown(end)).not.toHaveProperty('allAboard');
});

test.each([
  ['en', 'This start time doesn’t fit the ship’s time in port.'],
  ['de', 'Dieser Beginn passt nicht zur Liegezeit des Schiffs.'],
  ['zh-Hans', '此场次与邮轮的停靠时间不符。'],
] as const)('A start that does not fit is stated with the times of the ship: %s', (locale, text) => {
  const { inPort } = shown({}, locale);
  expect(shown({ isFitting: false }, locale).inPort).toBe(`${inPort}\n${text}`);
  const [chooseUntil, otherStarts] = ['2037-11-22T07:00:00.000Z', ['13:00']];
  expect(shown({ isFitting: false, chooseUntil, otherStarts }, locale).inPort).toBe(inPort);
});
