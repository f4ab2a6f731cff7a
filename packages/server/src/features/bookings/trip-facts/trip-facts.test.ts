import type { TransferRequest } from '@ashore/core/contract/transfer-request.ts';
import type { QuestionAnswer } from '@ashore/core/cruises/stated-ship.ts';
import { MESSAGE_LOCALES } from '@ashore/core/locale/locales.ts';
import { expect, test } from 'vitest';
import { bookedShipWith } from '../../../../../core/test-support/cruises/booked-ship.ts';
import { documentFacts, noRequests } from '../../../../test-support/tickets/document-facts.ts';

import { answerText } from './request-facts.ts';
import { tripFactTexts } from './trip-fact-texts.ts';
import { tripFacts } from './trip-facts.ts';

type Differences = Parameters<typeof documentFacts>[0];

const shown = (different: Differences = {}) =>
  Object.fromEntries(documentFacts(different).facts.map(({ kind, text }) => [kind, text]));

test('A trip states its start, its end and when to be there, on the clock of the place, which is named', () => {
  const trip = { timeZone: 'Asia/Kathmandu', city: 'Kathmandu' };
  expect(shown({ trip })).toMatchObject({
    start: '00:15 (Kathmandu time)',
    arrive: '00:00 (Kathmandu time), 15 minutes before the start',
    end: '01:45 (Kathmandu time), after 1 h 30 min',
  });
});

test('A start that the supplier may move says by how much and when it is confirmed, as long as the trip is ahead', () => {
  const trip = { startShiftMinutes: 60 };
  expect(shown({ trip }).startShift).toBe(
    'By up to 1 h, earlier or later. The supplier confirms the time the evening before.',
  );
  expect(shown()).not.toHaveProperty('startShift');
  for (const state of ['completed', 'cancelled'] as const)
    expect(shown({ trip, state })).not.toHaveProperty('startShift');
});

test('Travellers who come with a ship of the timetable read their right if its times change', () => {
  const right = 'If your ship skips the port';
  expect(shown({ notes: { ship: bookedShipWith() } }).terms).toContain(right);
  expect(shown().terms).not.toContain(right);
});

test('An option that differs from its product states what it includes and what not', () => {
  const trip = { included: ['One drink', 'Reserved seat'], excluded: ['Dinner'] };
  expect(shown({ trip })).toMatchObject({ included: 'One drink · Reserved seat', excluded: 'Dinner' });
  expect(shown({ locale: 'zh-Hans', trip: { ...trip, included: ['一杯饮品', '预留座位'] } }).included).toBe(
    '一杯饮品、预留座位',
  );
  expect(Object.keys(shown())).not.toContain('included');
  expect(Object.keys(shown())).not.toContain('excluded');
});

test('What to bring is stated as long as the trip is ahead', () => {
  const trip = { bring: ['Jacket', 'Sun cream'] };
  expect(shown({ trip }).bring).toBe('Jacket · Sun cream');
  expect(shown()).not.toHaveProperty('bring');
  for (const state of ['completed', 'cancelled'] as const)
    expect(shown({ trip, state })).not.toHaveProperty('bring');
});

test('An end on a later day names the day', () => {
  const trip = { endsAt: new Date('2027-03-28T09:00:00Z'), durationMinutes: 870 };
  expect(shown({ trip }).end).toBe('Sun, 28 Mar 2027, 10:00 (Lisbon time), after 14 h 30 min');
});

test('A trip without a start time, duration or meeting point leaves these facts out or says so', () => {
  const { start, ...others } = shown({ trip: { time: null, durationMinutes: null, meeting: null } });
  expect(start).toBe('At any time during opening hours');
  expect(Object.keys(others)).toEqual(['day', 'terms', 'supplier']);
});

test('A street that is part of the meeting point’s name is not repeated', () => {
  const meeting = { title: 'Viewpoint, Cais 1', street: 'Cais 1', latitude: 38.7, longitude: -9.1 };
  expect(shown().meeting).toBe('The quay\nCais 1');
  expect(shown({ trip: { meeting } }).meeting).toBe('Viewpoint, Cais 1');
});

test('Travellers who are picked up are not sent to the meeting point', () => {
  const listed = shown({ notes: { pickup: 'Hotel Cais, Cais 1' } });
  expect(listed.pickup).toBe('Hotel Cais, Cais 1');
  const typed = shown({ notes: { start: { title: 'Rua 1', time: '09:30' } } });
  expect(typed.pickup).toBe('Rua 1, 09:30');
  for (const facts of [listed, typed])
    for (const kind of ['meeting', 'directions', 'arrive']) expect(facts).not.toHaveProperty(kind);
});

test('A start time that the traveller chose is not taken for a place', () => {
  const answers: QuestionAnswer[] = [['Which flight?', 'TP 571, 14:05', 'flight']];
  for (const title of ['15:00', 'TP 571, 14:05']) {
    const facts = shown({ notes: { answers, start: { title, time: '15:00' } } });
    expect([facts.pickup, facts.meeting]).toEqual(['15:00', 'The quay\nCais 1']);
  }
});

const direction = 'both';

test.each([
  [
    { kind: 'hotel', direction, hotelName: 'Hotel Cais', address: 'Quay 1' },
    'Both ways\nHotel or place: Hotel Cais\nAddress: Quay 1',
  ],
  [
    { kind: 'airport', direction, airport: 'Lisbon', flightNumber: 'TP 571', localTime: '10:30' },
    'Both ways\nAirport: Lisbon\nFlight: TP 571\nLanding time: 10:30',
  ],
  [
    { kind: 'ship', direction, shipName: 'Aurora', terminal: 'Pier 2', allAboard: '17:30' },
    'Both ways\nShip: Aurora\nTerminal or pier: Pier 2\nAll aboard: 17:30',
  ],
  [{ kind: 'ship', direction, shipName: 'Aurora', terminal: '', allAboard: null }, 'Both ways\nShip: Aurora'],
] as const)('Each detail of a transfer request is labelled: %o', (transferRequest, text) => {
  expect(shown({ notes: { transferRequest } }).transfer).toBe(text);
});

test.each<[TransferRequest, string, string, string]>([
  [
    { kind: 'ship', direction, shipName: 'Aurora', terminal: 'Pier 2', allAboard: '17:30' },
    'ship',
    'Borealis, 18:00',
    'Both ways\nShip: Borealis\nAll aboard: 18:00',
  ],
  [
    { kind: 'hotel', direction, hotelName: 'Hotel Cais', address: 'Quay 1' },
    'hotel',
    'Do Rio, Rua 2',
    'Both ways\nHotel or place: Do Rio, Rua 2',
  ],
  [
    { kind: 'airport', direction, airport: 'Lisbon', flightNumber: 'TP 571', localTime: '10:30' },
    'flight',
    'TP 573, 11:00',
    'Both ways\nAirport: Lisbon\nFlight: TP 573\nLanding time: 11:00',
  ],
])(
  'What the traveller corrects in the checkout counts in the transfer request too: %o',
  (transferRequest, kind, answer, text) => {
    const answers: QuestionAnswer[] = [['Which?', answer, kind]];
    expect(shown({ notes: { transferRequest, answers } }).transfer).toBe(text);
    const other: QuestionAnswer[] = [['Which?', answer, 'text']];
    expect(shown({ notes: { transferRequest, answers: other } }).transfer).not.toBe(text);
  },
);

test.each<[string, string, string]>([
  [
    'ship',
    'MSC Seaview, Molo Angioino, berth 5, 17:00',
    'MSC Seaview\nTerminal or pier: Molo Angioino, berth 5\nAll aboard: 17:00',
  ],
  ['ship', 'MSC Seaview, 17:00', 'MSC Seaview\nAll aboard: 17:00'],
  ['ship', 'MSC Seaview', 'MSC Seaview'],
  ['flight', 'TP 571, 14:05', 'TP 571\nArrival or departure: 14:05'],
  ['text', 'At 14:05, please, 17:00', 'At 14:05, please, 17:00'],
])('The parts of an answer about a %s are labelled: %s', (kind, answer, text) => {
  expect(answerText(['?', answer, kind], 'en')).toBe(text);
});

test('The telephone numbers are formatted for people, can be called, and are left out where there is none', () => {
  const { facts } = documentFacts({ phone: '+351215550190', emergencyPhone: '+351215550191' });
  expect(facts.slice(-2)).toEqual([
    { kind: 'phone', label: 'Supplier’s phone', text: '+351 21 555 0190', href: 'tel:+351215550190' },
    { kind: 'emergency', label: 'Emergency number', text: '+351 21 555 0191', href: 'tel:+351215550191' },
  ]);
  expect(shown()).not.toHaveProperty('phone');
  expect(shown()).not.toHaveProperty('emergency');
});

test.each(['awaiting_payment', 'on_request', 'cancelled', 'declined'] as const)(
  'A booking that is %s has no telephone numbers, because the supplier does not expect its travellers',
  (state) => {
    expect(shown({ state, phone: '+351215550190' })).not.toHaveProperty('phone');
  },
);

test('Refunds whose deadline has passed are left out, and an ended booking has no cancellation terms', () => {
  const { trip, locale, supplierName: name } = documentFacts();
  const terms = (now: string, state: 'confirmed' | 'cancelled' = 'confirmed') =>
    tripFacts({
      locale,
      state,
      trip: {
        ...trip,
        included: [],
        excluded: [],
        bring: [],
        durationMinutes: 90,
        startShiftMinutes: null,
        cancellation: tiers,
        lodging: null,
      },
      supplier: { name, phone: null, emergencyPhone: null },
      notes: noRequests,
      now: new Date(now),
      isGuest: false,
    }).find(({ kind }) => kind === 'terms')?.text;
  const tiers = [
    { hoursBefore: 24, refundPercent: 100 },
    { hoursBefore: 6, refundPercent: 50 },
  ];
  const half = '50% refund until Sat, 27 Mar 2027, 12:30 (Lisbon time)';
  expect(terms('2027-03-01T12:00:00Z')).toBe(
    `Full refund until Fri, 26 Mar 2027, 18:30 (Lisbon time)\n${half}\nNo refund after that`,
  );
  expect(terms('2027-03-27T06:00:00Z')).toBe(`${half}\nNo refund after that`);
  expect(terms('2027-03-27T12:30:00Z')).toBe('No refund');
  expect(terms('2027-03-01T12:00:00Z', 'cancelled')).toBeUndefined();
});

test.each(MESSAGE_LOCALES)('The facts stand in one order, each with a label, in %s', (locale) => {
  const { facts } = documentFacts({ locale, phone: '+351215550190', notes: { comments: 'A pram.' } });
  expect(facts.map(({ kind }) => kind)).toEqual([
    'day',
    'start',
    'arrive',
    'end',
    'meeting',
    'directions',
    'comments',
    'terms',
    'supplier',
    'phone',
  ]);
  expect(facts.every(({ label, text }) => label !== '' && text !== '')).toBe(true);
});

test('A duration in Chinese has no space beside a number', () => {
  expect([300, 45, 90].map(tripFactTexts['zh-Hans'].minutes)).toEqual(['5小时', '45分钟', '1小时30分钟']);
  expect([300, 90].map(tripFactTexts.en.minutes)).toEqual(['5 h', '1 h 30 min']);
});
