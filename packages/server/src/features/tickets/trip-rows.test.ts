import { MESSAGE_LOCALES } from '@ashore/core/locale/locales.ts';
import { expect, test } from 'vitest';
import { paperWords } from './paper-words.ts';
import { paperFacts } from './papers-for-tests.ts';
import { tripRows } from './trip-rows.ts';

const labels = (facts = paperFacts()) => tripRows(facts).map(([label]) => label);
const row = (label: string, facts = paperFacts()) => tripRows(facts).find(([name]) => name === label)?.[1];

test.each(MESSAGE_LOCALES)('What must be known to be there stands in this order, in %s.', (locale) => {
  const words = paperWords[locale];
  const { day, time, duration, meeting, supplier, order } = words;
  expect(labels(paperFacts({ locale }))).toEqual([day, time, duration, meeting, supplier, order]);
});

test('The hour is that of the clock at the place, which is named.', () => {
  const { time, onClockThere } = paperWords.en;
  const trip = { timeZone: 'Asia/Kathmandu', city: 'Kathmandu' };
  expect(row(time, paperFacts({ trip }))).toBe(onClockThere('00:15', 'Kathmandu'));
});

test('A street that the name of the meeting point says already is not said again.', () => {
  const meeting = { title: 'Viewpoint, Cais 1', street: 'Cais 1', latitude: 38.7, longitude: -9.1 };
  expect(row(paperWords.en.meeting)).toBe('The quay\nCais 1');
  expect(row(paperWords.en.meeting, paperFacts({ trip: { meeting } }))).toBe('Viewpoint, Cais 1');
});

test('Where one may come all day no hour is named, and what has no length or place says nothing of it.', () => {
  const { time, anyTime, duration, meeting } = paperWords.en;
  const facts = paperFacts({ trip: { time: null, durationMinutes: null, meeting: null } });
  expect(row(time, facts)).toBe(anyTime);
  expect(labels(facts)).not.toContain(duration);
  expect(labels(facts)).not.toContain(meeting);
});

const direction = 'to' as never;

test.each([
  [{ kind: 'hotel', direction, hotelName: 'Hotel Cais', address: 'Quay 1' }, 'Hotel Cais, Quay 1'],
  [
    { kind: 'airport', direction, airport: 'Lisbon', flightNumber: 'TP 571', localTime: '10:30' },
    'Lisbon, TP 571, 10:30',
  ],
  [
    { kind: 'ship', direction, shipName: 'Aurora', terminal: 'Pier 2', allAboard: '17:30' },
    'Aurora, Pier 2, 17:30',
  ],
  [{ kind: 'ship', direction, shipName: 'Aurora', terminal: 'Pier 2', allAboard: null }, 'Aurora, Pier 2'],
] as const)('A ride is told as it was wished for: %o.', (ride, told) => {
  expect(row(paperWords.en.ride, paperFacts({ trip: { ride } }))).toBe(told);
});
