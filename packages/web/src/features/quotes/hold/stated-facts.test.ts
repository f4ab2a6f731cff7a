import type { BookedShip, ShipDetails } from '@ashore/core/contract/transfer-request.ts';
import type { FactKind } from '@ashore/core/contract/values/booked-fact.ts';
import { RETURN_PROMISE_VERSION, returnPromiseTexts } from '@ashore/core/cruises/return-promise.ts';
import { expect, test } from 'vitest';
import { statedFacts } from './stated-facts.ts';

const ship: BookedShip = {
  routeId: 'cccccccc-0000-4000-8000-000000000001',
  portId: 'cccccccc-0000-4000-8000-000000000002',
  day: '2027-01-18',
  position: 1,
  shipNames: { en: 'Demelza' },
  lineNames: { en: 'Tregarrow' },
  portNames: { en: 'Las Palmas' },
  berth: 0,
  berthNames: { en: 'Santa Catalina quay' },
  isTender: false,
  timeZone: 'Atlantic/Canary',
  boardTimeZone: null,
  arrivesAt: '2027-01-18T07:00:00.000Z',
  departsAt: '2027-01-18T18:00:00.000Z',
  allAboardAt: '2027-01-18T17:30:00.000Z',
  lastBoardingAt: '2027-01-18T17:30:00.000Z',
  isFitting: true,
  neededBoardingAt: '2027-01-18T14:30:00.000Z',
  returnPromise: { limitMinor: 100_000, currency: 'EUR', version: RETURN_PROMISE_VERSION },
};
const promise = returnPromiseTexts.en.ofTrip('€1,000');
const factOf = (kind: FactKind, text: string) => ({ kind, label: kind, text, href: null });
const facts = [
  factOf('meeting', 'The bus stop'),
  factOf('ship', 'Demelza, Tregarrow'),
  factOf('pier', 'Las Palmas, Santa Catalina quay'),
  factOf('allAboard', '17:30 (Las Palmas time)'),
  factOf('returnPromise', promise),
];

function shown(typed: Partial<ShipDetails> | null): Record<string, string> {
  const details = typed && { shipName: 'Demelza', terminal: '', allAboard: null, ...typed };
  const input = {
    typed: details,
    locale: 'en',
    clock: (instant: Date) => instant.toISOString().slice(11, 16),
  } as const;
  return Object.fromEntries(statedFacts({ facts, ship }, input).map(({ kind, text }) => [kind, text]));
}

test('An earlier time that is typed counts in the summary, and takes the promise from a trip that does not fit it', () => {
  expect(shown({ allAboard: '13:00', terminal: 'Reina Sofía' })).toMatchObject({
    pier: 'Las Palmas, Reina Sofía\nStated by the travellers; this counts. By our timetable: Las Palmas, Santa Catalina quay',
    allAboard: '13:00\nStated by the travellers; this counts. By our timetable: 17:30 (Las Palmas time)',
    returnPromise: returnPromiseTexts.en.ofStatedTime,
  });
  expect(shown({ allAboard: '15:00' }).returnPromise).toBe(promise);
});

test('A later time is named, and does not count', () => {
  expect(shown({ allAboard: '19:00' })).toMatchObject({
    allAboard:
      '17:30 (Las Palmas time)\nBy our timetable; this earlier time counts. Stated by the travellers: 19:00',
    returnPromise: promise,
  });
});

test('Nothing changes while the traveller types what the timetable says, or nothing', () => {
  const before = Object.fromEntries(facts.map(({ kind, text }) => [kind, text]));
  for (const typed of [null, {}, { shipName: '' }, { terminal: 'Santa Catalina quay', allAboard: '17:30' }])
    expect(shown(typed)).toEqual(before);
});

test('Another ship has none of the facts of the sailing', () => {
  expect(shown({ shipName: 'Aurora' })).toEqual({ meeting: 'The bus stop' });
});
