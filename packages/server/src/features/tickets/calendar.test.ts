import { localDate } from '@ashore/core/time/local-date-time.ts';
import { localDateAt, localTimeAt } from '@ashore/core/time/time-zone.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { documentFacts, site } from '../../../test-support/tickets/document-facts.ts';
import { calendarLine, describeTimeZone, escapeCalendarText, writeCalendar } from './calendar.ts';

/** The lines as a calendar reads them: folded lines are joined again. */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n').slice(0, -1);

test('An entry names its time zone, contains the rules of the zone and states local times', () => {
  const lines = linesOf(writeCalendar(documentFacts(), site));
  expect(lines).toContain('METHOD:PUBLISH');
  expect(lines).toContain('DTSTART;TZID=Europe/Lisbon:20270327T183000');
  expect(lines).toContain('DTEND;TZID=Europe/Lisbon:20270327T200000');
  expect(lines.filter((line) => line === 'TZID:Europe/Lisbon')).toHaveLength(1);
  expect(lines).toContain('UID:K7Q2M9XT@www.example.org');
  expect(lines).toContain('DTSTAMP:20261122T100005Z');
  expect(lines).toContain('LOCATION:The quay\\, Cais 1\\, Lisbon');
  expect(lines).toContain('STATUS:CONFIRMED');
});

test('A street that is part of the meeting point’s name is not repeated in a calendar entry', () => {
  const meeting = { title: 'Viewpoint, Cais 1', street: 'Cais 1', latitude: 38.7, longitude: -9.1 };
  expect(linesOf(writeCalendar(documentFacts({ trip: { meeting } }), site))).toContain(
    'LOCATION:Viewpoint\\, Cais 1\\, Lisbon',
  );
});

test('A cancelled trip has the same UID and a higher sequence number, and its entry is withdrawn', () => {
  const uid = (file: string) => linesOf(file).find((line) => line.startsWith('UID:'));
  const off = writeCalendar(documentFacts({ state: 'cancelled' }), site);
  expect(uid(off)).toBe(uid(writeCalendar(documentFacts(), site)));
  expect(linesOf(off)).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'SEQUENCE:1', 'STATUS:CANCELLED']));
});

test('The sentences of the cancellation terms follow one another, and no comma joins them', () => {
  const description = (locale: 'de' | 'zh-Hans') =>
    linesOf(writeCalendar(documentFacts({ locale }), site)).find((line) => line.startsWith('DESCRIPTION'));
  expect(description('de')).toContain('volle Erstattung. Danach ist keine Erstattung vorgesehen.');
  expect(description('zh-Hans')).toMatch(/全额退款。此后/);
});

test('The entry contains the clock changes of the place', () => {
  const lines = linesOf(writeCalendar(documentFacts(), site)).join('\n');
  expect(lines).toContain(
    'BEGIN:STANDARD\nDTSTART:20261025T020000\nTZOFFSETFROM:+0100\nTZOFFSETTO:+0000\nEND:STANDARD',
  );
  expect(lines).toContain(
    'BEGIN:DAYLIGHT\nDTSTART:20270328T010000\nTZOFFSETFROM:+0000\nTZOFFSETTO:+0100\nEND:DAYLIGHT',
  );
});

test('A zone without clock changes has one rule, even with an offset in quarter hours', () => {
  const lines = linesOf(writeCalendar(documentFacts({ trip: { timeZone: 'Asia/Kathmandu' } }), site));
  expect(lines.filter((line) => line.startsWith('TZOFFSETTO'))).toEqual(['TZOFFSETTO:+0545']);
  expect(lines).toContain('DTSTART;TZID=Asia/Kathmandu:20270328T001500');
});

test('A trip without a start time is an all-day entry that blocks no time', () => {
  const file = writeCalendar(documentFacts({ trip: { time: null, date: localDate('2026-12-31') } }), site);
  const lines = linesOf(file);
  expect(lines).toEqual(
    expect.arrayContaining([
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'TRANSP:TRANSPARENT',
    ]),
  );
  expect(file).not.toContain('VTIMEZONE');
});

test('Lines have at most 75 octets, keep characters whole, and no user text begins a line', () => {
  const name = '里斯本日落帆船之旅'.repeat(9);
  const file = writeCalendar(
    documentFacts({ locale: 'zh-Hans', trip: { name, label: 'with wine; and, \\ cheese\r\nBEGIN:VEVENT' } }),
    site,
  );
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const lines = linesOf(file);
  expect(lines).toContain(`SUMMARY;LANGUAGE=zh-Hans:${name}`);
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
  expect(lines.find((line) => line.startsWith('DESCRIPTION'))).toContain(
    'with wine\\; and\\, \\\\ cheese\\nBEGIN:VEVENT\\n订单号：K7Q2M9XT',
  );
});

test('An entry contains no ticket code, and names the page that finds a booking without its key', () => {
  const file = writeCalendar(documentFacts(), site);
  for (const { code } of documentFacts().tickets) expect(file).not.toContain(code);
  expect(file).toContain('/en/find-booking');
});

// Whole characters of any script.
const text = fc.string({ unit: 'grapheme', maxLength: 300 }).filter((one) => !/[\r\n]/.test(one));

test('Every folded line has at most 75 octets, and unfolding restores the text', () => {
  fc.assert(
    fc.property(text, (line) => {
      const folded = calendarLine(line);
      expect(folded.endsWith('\r\n')).toBe(true);
      const lines = folded.slice(0, -2).split('\r\n');
      for (const one of lines) expect(Buffer.byteLength(one)).toBeLessThanOrEqual(75);
      for (const folded of lines.slice(1)) expect(folded.startsWith(' ')).toBe(true);
      expect(lines.map((one, index) => (index === 0 ? one : one.slice(1))).join('')).toBe(line);
    }),
  );
});

test.each([
  [75, 1],
  [76, 2],
  [75 + 74, 2],
  [75 + 74 + 1, 3],
])('A line of %d octets is written in %d', (octets, lines) => {
  expect(calendarLine('x'.repeat(octets)).split('\r\n')).toHaveLength(lines + 1);
});

test('A character that does not fit moves to the next line as a whole', () => {
  const folded = calendarLine(`${'x'.repeat(73)}里斯本`);
  expect(folded).toBe(`${'x'.repeat(73)}\r\n 里斯本\r\n`);
  expect(calendarLine(`${'x'.repeat(72)}⛵`)).toBe(`${'x'.repeat(72)}⛵\r\n`);
});

test('Special characters are escaped with a backslash, and no text begins a new line', () => {
  expect(escapeCalendarText('a;b,c\\d')).toBe('a\\;b\\,c\\\\d');
  expect(escapeCalendarText('a\r\nb\rc\nd')).toBe('a\\nb\\nc\\nd');
  fc.assert(
    fc.property(fc.string(), (value) => {
      const escaped = escapeCalendarText(value);
      expect(escaped).not.toMatch(/[\r\n]/);
      expect(escaped.replaceAll(/\\./g, '')).not.toMatch(/[;,\\]/);
    }),
  );
});

test('Text without special characters is unchanged', () => {
  expect(escapeCalendarText('Sunset sail: 90 minutes – 里斯本')).toBe('Sunset sail: 90 minutes – 里斯本');
});

const zones = [
  'Europe/Lisbon',
  'Europe/Berlin',
  'Europe/Dublin',
  'Atlantic/Azores',
  'America/New_York',
  'America/St_Johns',
  'America/Santiago',
  'Africa/Casablanca',
  'Asia/Kathmandu',
  'Asia/Tokyo',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
  'UTC',
];

type Rule = { readonly at: number; readonly to: number };

const minutesOf = (text: string) =>
  (text.startsWith('-') ? -1 : 1) * (Number(text.slice(1, 3)) * 60 + Number(text.slice(3, 5)));

/** The rules as a calendar reads them: from when on the clock has which offset from UTC. */
function rulesOf(lines: readonly string[]): Rule[] {
  const blocks = lines
    .join('\n')
    .matchAll(
      /DTSTART:(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)\nTZOFFSETFROM:([+-]\d{4})\nTZOFFSETTO:([+-]\d{4})/g,
    );
  return [...blocks].map(([, year, month, day, hour, minute, second, from = '', to = '']) => ({
    at: Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) - minutesOf(from) * 60_000,
    to: minutesOf(to),
  }));
}

/** The local time at an instant, by the rules of the platform; `textByRules` uses those in the calendar. */
const localTextAt = (at: Date, timeZone: string) =>
  `${localDateAt(at, timeZone)}T${localTimeAt(at, timeZone)}`;
function textByRules(at: Date, rules: readonly Rule[]): string {
  const rule = rules.findLast((one) => one.at <= at.getTime());
  return new Date(at.getTime() + (rule?.to ?? Number.NaN) * 60_000).toISOString().slice(0, 16);
}

test.each(zones)('Around a trip the calendar always shows the local time of %s', (timeZone) => {
  const begin = fc.date({ min: new Date('2024-01-01'), max: new Date('2030-12-31'), noInvalidDate: true });
  const around = fc.integer({ min: -300 * 24 * 60, max: 30 * 24 * 60 });
  fc.assert(
    fc.property(begin, fc.array(around, { minLength: 20, maxLength: 20 }), (from, minutes) => {
      const rules = rulesOf(describeTimeZone(timeZone, from, new Date(from.getTime() + 90 * 60_000)));
      for (const minute of [0, ...minutes]) {
        const at = new Date(from.getTime() + minute * 60_000);
        expect(textByRules(at, rules)).toBe(localTextAt(at, timeZone));
      }
    }),
    { numRuns: 3 },
  );
});

test.each(['Europe/Lisbon', 'Australia/Lord_Howe', 'America/St_Johns'])(
  'In %s the clock changes at the exact minute',
  (timeZone) => {
    const from = new Date('2027-06-01T10:00:00Z');
    const rules = rulesOf(describeTimeZone(timeZone, from, from));
    expect(rules.length).toBeGreaterThan(1);
    for (const { at } of rules.slice(1))
      for (const minute of [-1, 0, 1]) {
        const moment = new Date(at + minute * 60_000);
        expect(textByRules(moment, rules)).toBe(localTextAt(moment, timeZone));
      }
  },
);

test('Daylight time is any offset above the lowest one, in both hemispheres', () => {
  const kinds = (timeZone: string) =>
    describeTimeZone(timeZone, new Date('2027-06-01T10:00:00Z'), new Date('2027-06-01T12:00:00Z')).join('\n');
  expect(kinds('Europe/Berlin')).toMatch(
    /BEGIN:DAYLIGHT\nDTSTART:20270328T020000\nTZOFFSETFROM:\+0100\nTZOFFSETTO:\+0200/,
  );
  expect(kinds('Australia/Sydney')).toMatch(
    /BEGIN:STANDARD\nDTSTART:20270404T030000\nTZOFFSETFROM:\+1100\nTZOFFSETTO:\+1000/,
  );
  expect(kinds('Asia/Tokyo').match(/BEGIN:STANDARD/g)).toHaveLength(1);
  expect(kinds('Asia/Tokyo')).not.toContain('DAYLIGHT');
});

test('The description names the option, and what it includes and lacks if it differs from its product', () => {
  const trip = { label: 'Late set only', included: ['One drink'], excluded: ['Dinner', 'Wine'] };
  const description = linesOf(writeCalendar(documentFacts({ trip }), site)).find((line) =>
    line.startsWith('DESCRIPTION'),
  );
  expect(description).toContain('Late set only');
  expect(description).toContain('Included: One drink');
  expect(description).toContain('Not included: Dinner · Wine');
});
