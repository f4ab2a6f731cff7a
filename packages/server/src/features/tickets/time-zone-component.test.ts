import { localDateAt, localTimeAt } from '@ashore/core/time/time-zone.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeTimeZone } from './time-zone-component.ts';

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

/** What a calendar makes of it: from when on the clock is how far from UTC. */
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

/** What the clock of the place says at a moment, by its own rules and by those that the calendar was given. */
const said = (at: Date, timeZone: string) => `${localDateAt(at, timeZone)}T${localTimeAt(at, timeZone)}`;
function saidByRules(at: Date, rules: readonly Rule[]): string {
  const rule = rules.findLast((one) => one.at <= at.getTime());
  return new Date(at.getTime() + (rule?.to ?? Number.NaN) * 60_000).toISOString().slice(0, 16);
}

test.each(zones)(
  'At every moment around a trip the calendar shows what the clock in %s shows.',
  (timeZone) => {
    const begin = fc.date({ min: new Date('2024-01-01'), max: new Date('2030-12-31'), noInvalidDate: true });
    const around = fc.integer({ min: -300 * 24 * 60, max: 30 * 24 * 60 });
    fc.assert(
      fc.property(begin, fc.array(around, { minLength: 20, maxLength: 20 }), (from, minutes) => {
        const rules = rulesOf(describeTimeZone(timeZone, from, new Date(from.getTime() + 90 * 60_000)));
        for (const minute of [0, ...minutes]) {
          const at = new Date(from.getTime() + minute * 60_000);
          expect(saidByRules(at, rules)).toBe(said(at, timeZone));
        }
      }),
      { numRuns: 3 },
    );
  },
);

test.each(['Europe/Lisbon', 'Australia/Lord_Howe', 'America/St_Johns'])(
  'In %s the clock changes to the minute, not a minute before.',
  (timeZone) => {
    const from = new Date('2027-06-01T10:00:00Z');
    const rules = rulesOf(describeTimeZone(timeZone, from, from));
    expect(rules.length).toBeGreaterThan(1);
    for (const { at } of rules.slice(1))
      for (const minute of [-1, 0, 1]) {
        const moment = new Date(at + minute * 60_000);
        expect(saidByRules(moment, rules)).toBe(said(moment, timeZone));
      }
  },
);

test('Summer is what is ahead of the usual clock, on either half of the earth.', () => {
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
