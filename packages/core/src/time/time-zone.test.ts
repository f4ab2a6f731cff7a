import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { localDate, localTime } from './local-date-time.ts';
import {
  deadlineToInstant,
  isTimeZone,
  localDateAt,
  localDateTimeToInstant,
  localTimeAt,
  nextMidnightAt,
} from './time-zone.ts';

const KIRITIMATI = 'Pacific/Kiritimati';
const PAGO_PAGO = 'Pacific/Pago_Pago';
const BERLIN = 'Europe/Berlin';
const HAVANA = 'America/Havana';
const BEIRUT = 'Asia/Beirut';
const APIA = 'Pacific/Apia';
const KATHMANDU = 'Asia/Kathmandu';

const utc = (text: string) => new Date(`${text}Z`);
const at = (day: string, time: string, zone: string) =>
  localDateTimeToInstant(localDate(day), localTime(time), zone).toISOString().slice(0, 16);

test('A time zone is an IANA name; an offset or any other text is refused', () => {
  for (const zone of [BERLIN, KIRITIMATI, PAGO_PAGO, 'UTC', 'Asia/Kolkata', 'Asia/Calcutta']) {
    expect(isTimeZone(zone)).toBe(true);
  }
  const wrong = ['', '+02:00', '-05', 'Europe/Atlantis', 'CET+1', '../etc/passwd', `E${'x'.repeat(10_000)}`];
  for (const zone of wrong) expect(isTimeZone(zone), zone.slice(0, 20)).toBe(false);
});

test('The date is that of the place: one instant falls on three days around the world', () => {
  expect(localDateAt(utc('2026-11-21T10:30:00'), KIRITIMATI)).toBe('2026-11-22');
  expect(localDateAt(utc('2026-11-21T10:30:00'), BERLIN)).toBe('2026-11-21');
  expect(localDateAt(utc('2026-11-21T10:30:00'), PAGO_PAGO)).toBe('2026-11-20');
  expect(localTimeAt(utc('2026-11-21T10:30:00'), KIRITIMATI)).toBe('00:30');
  expect(localTimeAt(utc('2026-11-21T10:30:00'), KATHMANDU)).toBe('16:15');
});

test('A day begins exactly at its midnight, also at the year’s end and on leap days', () => {
  expect(localDateAt(utc('2026-12-31T22:59:59.999'), BERLIN)).toBe('2026-12-31');
  expect(localDateAt(utc('2026-12-31T23:00:00.000'), BERLIN)).toBe('2027-01-01');
  expect(localDateAt(utc('2026-12-31T10:00:00'), KIRITIMATI)).toBe('2027-01-01');
  expect(localDateAt(utc('2027-01-01T10:59:59'), PAGO_PAGO)).toBe('2026-12-31');
  expect(localDateAt(utc('2028-02-28T23:00:00'), BERLIN)).toBe('2028-02-29');
  expect(localDateAt(utc('2028-02-29T23:00:00'), BERLIN)).toBe('2028-03-01');
});

test('Instants before 1970 and with fractions of a second are read correctly', () => {
  expect(localDateAt(utc('1969-12-31T22:59:59.999'), BERLIN)).toBe('1969-12-31');
  expect(at('1950-06-01', '12:00', 'UTC')).toBe('1950-06-01T12:00');
});

test('A local time is converted to the instant at which the clock of the place shows it', () => {
  expect(at('2026-11-21', '09:00', BERLIN)).toBe('2026-11-21T08:00');
  expect(at('2026-07-21', '09:00', BERLIN)).toBe('2026-07-21T07:00');
  expect(at('2027-01-01', '00:00', KIRITIMATI)).toBe('2026-12-31T10:00');
  expect(at('2026-12-31', '23:59', PAGO_PAGO)).toBe('2027-01-01T10:59');
  expect(at('2028-02-29', '00:00', KATHMANDU)).toBe('2028-02-28T18:15');
});

test('A time skipped by the change to summer time moves forward by the length of the gap', () => {
  expect(at('2027-03-28', '01:59', BERLIN)).toBe('2027-03-28T00:59');
  expect(at('2027-03-28', '02:00', BERLIN)).toBe('2027-03-28T01:00');
  expect(at('2027-03-28', '02:30', BERLIN)).toBe('2027-03-28T01:30');
  expect(localTimeAt(utc('2027-03-28T01:30:00'), BERLIN)).toBe('03:30');
  expect(at('2027-03-28', '03:00', BERLIN)).toBe('2027-03-28T01:00');
});

test('A time repeated by the change to winter time means the earlier instant', () => {
  expect(at('2026-10-25', '01:59', BERLIN)).toBe('2026-10-24T23:59');
  expect(at('2026-10-25', '02:00', BERLIN)).toBe('2026-10-25T00:00');
  expect(at('2026-10-25', '02:30', BERLIN)).toBe('2026-10-25T00:30');
  expect(at('2026-10-25', '03:00', BERLIN)).toBe('2026-10-25T02:00');
});

test('Midnight is found if it is skipped, if it occurs twice, and if a whole day is missing', () => {
  // Clocks go from 00:00 to 01:00 in Beirut, so the day begins at 01:00.
  expect(nextMidnightAt(utc('2026-03-28T12:00:00'), BEIRUT)).toEqual(utc('2026-03-28T22:00:00'));
  expect(localTimeAt(utc('2026-03-28T22:00:00'), BEIRUT)).toBe('01:00');
  // In Havana 00:00 occurs twice, and the day begins with the first.
  expect(nextMidnightAt(utc('2026-10-31T12:00:00'), HAVANA)).toEqual(utc('2026-11-01T04:00:00'));
  // Samoa had no 30 December 2011.
  expect(nextMidnightAt(utc('2011-12-30T09:00:00'), APIA)).toEqual(utc('2011-12-30T10:00:00'));
});

test('A day with a clock change has 23 or 25 hours', () => {
  const hours = (zone: string, noon: string) => {
    const end = nextMidnightAt(utc(noon), zone);
    const start = nextMidnightAt(new Date(end.getTime() - 30 * 3_600_000), zone);
    return (end.getTime() - start.getTime()) / 3_600_000;
  };
  expect(hours(BERLIN, '2027-03-28T12:00:00')).toBe(23);
  expect(hours(BERLIN, '2026-10-25T12:00:00')).toBe(25);
  expect(hours(BERLIN, '2026-11-21T12:00:00')).toBe(24);
});

const zone = fc.constantFrom(
  KIRITIMATI,
  PAGO_PAGO,
  BERLIN,
  HAVANA,
  BEIRUT,
  APIA,
  KATHMANDU,
  'Australia/Lord_Howe',
);
const instant = fc.date({
  min: utc('2010-01-01T00:00:00'),
  max: utc('2035-01-01T00:00:00'),
  noInvalidDate: true,
});

test('The local date changes at the next midnight, and not a millisecond before', () => {
  fc.assert(
    fc.property(instant, zone, (now, timeZone) => {
      const midnight = nextMidnightAt(now, timeZone);
      expect(midnight > now).toBe(true);
      expect(localDateAt(midnight, timeZone) > localDateAt(now, timeZone)).toBe(true);
      expect(localDateAt(new Date(midnight.getTime() - 1), timeZone)).toBe(localDateAt(now, timeZone));
    }),
    { numRuns: 300 },
  );
});

test('Converting an instant to local time and back returns the same instant, or one at most an overlap earlier', () => {
  fc.assert(
    fc.property(instant, zone, (now, timeZone) => {
      const [day, time] = [localDateAt(now, timeZone), localTimeAt(now, timeZone)];
      const back = localDateTimeToInstant(day, time, timeZone);
      expect([localDateAt(back, timeZone), localTimeAt(back, timeZone)]).toEqual([day, time]);
      expect(back <= now).toBe(true);
      expect(now.getTime() - back.getTime()).toBeLessThan(2 * 3_600_000);
    }),
    { numRuns: 300 },
  );
});

test('The offset of an ordinary day is computed once for all its times, and on a day with a clock change each time', () => {
  // Offsets are cached for all test files of the process, so no other test may use this zone.
  const zoneOfThisTest = 'Europe/Busingen';
  const formatting = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts');
  const times = Array.from({ length: 24 }, (_, hour) => localTime(`${String(hour).padStart(2, '0')}:00`));
  const asking = (day: string) => {
    formatting.mockClear();
    for (const time of times) localDateTimeToInstant(localDate(day), time, zoneOfThisTest);
    return formatting.mock.calls.length;
  };
  expect(asking('2031-07-15')).toBe(2);
  expect(asking('2031-07-15')).toBe(0);
  expect(asking('2031-03-30')).toBeGreaterThan(24);
});

test.each([
  ['Europe/Berlin', '2027-03-28', '02:30', '2027-03-28T01:00:00.000Z'],
  ['Europe/Berlin', '2027-03-28', '03:00', '2027-03-28T01:00:00.000Z'],
  ['Europe/Berlin', '2027-10-31', '02:30', '2027-10-31T01:30:00.000Z'],
  ['America/New_York', '2027-11-07', '01:15', '2027-11-07T06:15:00.000Z'],
  ['Australia/Lord_Howe', '2027-10-03', '02:15', '2027-10-02T15:30:00.000Z'],
  ['Asia/Tokyo', '2028-02-29', '18:00', '2028-02-29T09:00:00.000Z'],
])(
  'A deadline in %s on %s at %s passes at the end of a gap, and the second time of an overlap',
  (zone, day, time, expected) => {
    expect(deadlineToInstant(localDate(day), localTime(time), zone).toISOString()).toBe(expected);
  },
);

test('On days without a change of clocks a deadline is the instant that the clock shows', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 700 }), fc.integer({ min: 0, max: 23 }), (day, hour) => {
      const date = localDate(new Date(Date.UTC(2027, 0, 1 + day)).toISOString().slice(0, 10));
      const time = localTime(`${String(hour).padStart(2, '0')}:00`);
      const [first, last] = [localDateTimeToInstant, deadlineToInstant].map((toInstant) =>
        toInstant(date, time, 'Europe/Lisbon').getTime(),
      );
      const isOfGap = date === '2027-03-28' || date === '2028-03-26';
      const isOfOverlap = date === '2027-10-31' || date === '2028-10-29';
      if (!isOfGap && !isOfOverlap) expect(last).toBe(first);
    }),
  );
});

test('Clocks are read alike on days with and without a change, however often they are read', () => {
  const clock = (instant: Date, timeZone: string) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(instant);
  const zones = [BERLIN, HAVANA, BEIRUT, APIA, KATHMANDU, 'Australia/Lord_Howe', 'Africa/Casablanca'];
  const minutes = fc.integer({
    min: Date.UTC(2010, 0, 1) / 60_000,
    max: Date.UTC(2038, 0, 1) / 60_000,
  });
  fc.assert(
    fc.property(fc.constantFrom(...zones), minutes, fc.nat(40), (zone, minute, quarters) => {
      for (const later of [0, quarters]) {
        const instant = new Date((minute + 15 * later) * 60_000 + 59_999);
        expect(`${localDateAt(instant, zone)} ${localTimeAt(instant, zone)}`).toBe(clock(instant, zone));
      }
    }),
    { numRuns: 400 },
  );
  // Samoa left out 30 December 2011: the day of UTC on which its clocks changed has both offsets.
  expect(localDateAt(utc('2011-12-30T09:59:59'), APIA)).toBe('2011-12-29');
  expect(localDateAt(utc('2011-12-30T10:00:00'), APIA)).toBe('2011-12-31');
});
