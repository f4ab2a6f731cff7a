import { localDate } from '@ashore/core/time/local-date.ts';
import { expect, test } from 'vitest';
import { paperFacts, site } from './papers-for-tests.ts';
import { writeCalendar } from './write-calendar.ts';

/** What a calendar reads: folded lines put together again. */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n').slice(0, -1);

test('An entry names its zone, brings the rules of it, and says when on the clock of the place.', () => {
  const lines = linesOf(writeCalendar(paperFacts(), site));
  expect(lines).toContain('METHOD:PUBLISH');
  expect(lines).toContain('DTSTART;TZID=Europe/Lisbon:20270327T183000');
  expect(lines).toContain('DTEND;TZID=Europe/Lisbon:20270327T200000');
  expect(lines.filter((line) => line === 'TZID:Europe/Lisbon')).toHaveLength(1);
  expect(lines).toContain('UID:K7Q2M9XT@www.example.org');
  expect(lines).toContain('DTSTAMP:20261122T100005Z');
  expect(lines).toContain('LOCATION:The quay\\, Cais 1\\, Lisbon');
  expect(lines).toContain('STATUS:CONFIRMED');
});

test('A street that the name of the meeting point says already is not said again in a calendar.', () => {
  const meeting = { title: 'Viewpoint, Cais 1', street: 'Cais 1', latitude: 38.7, longitude: -9.1 };
  expect(linesOf(writeCalendar(paperFacts({ trip: { meeting } }), site))).toContain(
    'LOCATION:Viewpoint\\, Cais 1\\, Lisbon',
  );
});

test('The same trip has the same name when it is called off, a higher number, and is taken out.', () => {
  const uid = (file: string) => linesOf(file).find((line) => line.startsWith('UID:'));
  const off = writeCalendar(paperFacts({ state: 'cancelled' }), site);
  expect(uid(off)).toBe(uid(writeCalendar(paperFacts(), site)));
  expect(linesOf(off)).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'SEQUENCE:1', 'STATUS:CANCELLED']));
});

test('The clocks of the place change in it when they change there.', () => {
  const lines = linesOf(writeCalendar(paperFacts(), site)).join('\n');
  expect(lines).toContain(
    'BEGIN:STANDARD\nDTSTART:20261025T020000\nTZOFFSETFROM:+0100\nTZOFFSETTO:+0000\nEND:STANDARD',
  );
  expect(lines).toContain(
    'BEGIN:DAYLIGHT\nDTSTART:20270328T010000\nTZOFFSETFROM:+0000\nTZOFFSETTO:+0100\nEND:DAYLIGHT',
  );
});

test('Where clocks are never changed there is one rule, at quarters of an hour too.', () => {
  const lines = linesOf(writeCalendar(paperFacts({ trip: { timeZone: 'Asia/Kathmandu' } }), site));
  expect(lines.filter((line) => line.startsWith('TZOFFSETTO'))).toEqual(['TZOFFSETTO:+0545']);
  expect(lines).toContain('DTSTART;TZID=Asia/Kathmandu:20270328T001500');
});

test('Where one may come all day, the entry is a day and fills no hour.', () => {
  const file = writeCalendar(paperFacts({ trip: { time: null, date: localDate('2026-12-31') } }), site);
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

test('No line is longer than 75 octets, no letter is cut, and nothing that somebody wrote begins a line.', () => {
  const name = '里斯本日落帆船之旅'.repeat(9);
  const file = writeCalendar(
    paperFacts({ locale: 'zh-Hans', trip: { name, label: 'with wine; and, \\ cheese\r\nBEGIN:VEVENT' } }),
    site,
  );
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const lines = linesOf(file);
  expect(lines).toContain(`SUMMARY;LANGUAGE=zh-Hans:${name}`);
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
  expect(lines.find((line) => line.startsWith('DESCRIPTION'))).toContain(
    'with wine\\; and\\, \\\\ cheese\\nBEGIN:VEVENT\\n订单号: K7Q2M9XT',
  );
});

test('An entry opens nothing: neither the codes of tickets nor a key stand in it.', () => {
  const file = writeCalendar(paperFacts(), site);
  expect(file).not.toContain('M4RA');
  expect(file).toContain('/en/find-booking');
});
