import { expect, test } from 'vitest';
import { addSeconds, earliestOf, parseInstant } from './instant.ts';

test('An instant is read from ISO 8601 with seconds and an offset', () => {
  const ten = new Date('2026-11-21T10:00:00.000Z');
  expect(parseInstant('2026-11-21T10:00:00Z')).toEqual(ten);
  expect(parseInstant('2026-11-21T10:00:00.000Z')).toEqual(ten);
  expect(parseInstant('2026-11-22T00:00:00+14:00')).toEqual(ten);
  expect(parseInstant('2026-11-20T23:00:00-11:00')).toEqual(ten);
  expect(parseInstant('2028-02-29T00:00:00Z')).toEqual(new Date(Date.UTC(2028, 1, 29)));
});

test('A text without an offset, or for a date that does not exist, is not an instant', () => {
  const wrong = [
    '2026-11-21T10:00:00',
    '2026-11-21',
    '2026-11-21 10:00:00Z',
    '2026-11-21T10:00Z',
    '2026-02-29T10:00:00Z',
    '2026-11-31T10:00:00Z',
    '2026-11-21T25:00:00Z',
    '2026-11-21T10:60:00Z',
    '2026-11-21T10:00:00+25:00',
    '2026-11-21T10:00:00.Z',
    '2026-11-21T10:00:00Z ',
    'now',
    '',
  ];
  for (const text of wrong) expect(parseInstant(text), text).toBeUndefined();
});

test('Seconds are added correctly across a clock change', () => {
  const before = new Date('2027-03-28T00:59:00Z');
  expect(addSeconds(before, 120)).toEqual(new Date('2027-03-28T01:01:00Z'));
  expect(addSeconds(before, -60)).toEqual(new Date('2027-03-28T00:58:00Z'));
});

test('The earliest instant is found in any order, and an empty list has none', () => {
  const [one, two, three] = [new Date(1), new Date(2), new Date(3)];
  expect(earliestOf([two, one, three])).toEqual(one);
  expect(earliestOf([three])).toEqual(three);
  expect(earliestOf([])).toBeUndefined();
});
