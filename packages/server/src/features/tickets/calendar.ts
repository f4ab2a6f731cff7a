import { betweenSentences, labelled, sideBySide } from '@ashore/core/locale/intl.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { streetsOfPlace } from '@ashore/core/text/street-of-place.ts';
import { addDays } from '@ashore/core/time/local-date-time.ts';
import { localDateAt, localTimeAt } from '@ashore/core/time/time-zone.ts';
import { type DocumentFacts, type DocumentSite, printedText, type TripFacts } from './document-facts.ts';

/**
 * Writes the trip as a calendar entry (RFC 5545). Its UID never changes: a calendar that imports it again
 * updates the entry, or removes it after a cancellation. It contains nothing that gives access to the
 * booking, because calendars are shared.
 */
export function writeCalendar(facts: DocumentFacts, site: DocumentSite): string {
  const { name, publicUrl } = site;
  const { trip, orderNumber, locale, state, changedAt } = facts;
  const isCancelled = state !== 'confirmed' && state !== 'completed';
  const texts = calendarTexts[locale];
  const pickup = facts.facts.find(({ kind }) => kind === 'pickup')?.text;
  const place = pickup
    ? sideBySide([pickup, trip.city], locale)
    : sideBySide(
        [trip.meeting?.title, ...(trip.meeting ? streetsOfPlace(trip.meeting) : []), trip.city],
        locale,
      );
  const description = [
    ...(trip.lodging ? [] : [trip.label]),
    labelled(texts.order, orderNumber, locale),
    ...facts.facts.map((fact) =>
      labelled(fact.label, inOneLine(printedText(fact, locale, site), locale), locale),
    ),
    labelled(texts.find, `${publicUrl}/${locale}/find-booking`, locale),
  ];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeCalendarText(name)}//${locale}`,
    'CALSCALE:GREGORIAN',
    `METHOD:${isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    ...(isWholeDay(trip) ? [] : describeTimeZone(trip.timeZone, trip.startsAt, trip.endsAt)),
    'BEGIN:VEVENT',
    `UID:${orderNumber}@${new URL(publicUrl).host}`,
    `SEQUENCE:${isCancelled ? 1 : 0}`,
    `DTSTAMP:${utcStamp(changedAt)}`,
    ...(isWholeDay(trip) ? wholeDay(trip) : atTimes(trip)),
    `SUMMARY;LANGUAGE=${locale}:${escapeCalendarText(trip.name)}`,
    `LOCATION:${escapeCalendarText(place)}`,
    ...(trip.meeting && !pickup
      ? [`GEO:${trip.meeting.latitude.toFixed(6)};${trip.meeting.longitude.toFixed(6)}`]
      : []),
    `DESCRIPTION:${escapeCalendarText(description.filter(Boolean).join('\n'))}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map(calendarLine).join('');
}

/** Sentences follow one another. Other lines are parts of one text, with a comma between them. */
function inOneLine(text: string, locale: MessageLocale): string {
  const sentences = text.replaceAll(/(?<=[.。])\n/g, betweenSentences(locale));
  return sideBySide(sentences.split('\n'), locale);
}

/** A stay lasts from check-in to check-out, although it has no start time. */
function isWholeDay({ time, lodging }: TripFacts): boolean {
  return time === null && !lodging;
}

/** Travellers may come at any time of the day, so the entry blocks no time. */
function wholeDay({ date }: TripFacts): string[] {
  const digits = (day: string) => day.replaceAll('-', '');
  return [
    `DTSTART;VALUE=DATE:${digits(date)}`,
    `DTEND;VALUE=DATE:${digits(addDays(date, 1))}`,
    'TRANSP:TRANSPARENT',
  ];
}

function atTimes({ startsAt, endsAt, timeZone, lodging }: TripFacts): string[] {
  const local = (instant: Date) =>
    `${localDateAt(instant, timeZone)}T${localTimeAt(instant, timeZone)}00`.replaceAll(/[-:]/g, '');
  return [
    `DTSTART;TZID=${timeZone}:${local(startsAt)}`,
    `DTEND;TZID=${timeZone}:${local(endsAt)}`,
    // A stay leaves the days open for other plans.
    ...(lodging ? ['TRANSP:TRANSPARENT'] : []),
  ];
}

function utcStamp(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

const longestLine = 75;
const encoder = new TextEncoder();

/** Formats a line as the standard requires: it ends with CR and LF and is folded at 75 octets. */
export function calendarLine(line: string): string {
  const folded: string[] = [];
  let currentLine = '';
  let octets = 0;
  // Iterates over whole characters, so that none is split.
  for (const character of line) {
    const octetsOfCharacter = encoder.encode(character).length;
    // A continuation line begins with a space, which distinguishes it from a new line.
    if (octets + octetsOfCharacter > longestLine) {
      folded.push(currentLine);
      currentLine = ' ';
      octets = 1;
    }
    currentLine += character;
    octets += octetsOfCharacter;
  }
  return [...folded, currentLine].map((text) => `${text}\r\n`).join('');
}

/** Escapes a text as a value: special characters get a backslash, and line breaks cannot begin a new line. */
export function escapeCalendarText(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n|\r|\n/g, '\\n');
}

type CalendarTexts = { readonly order: string; readonly find: string };

const calendarTexts: Readonly<Record<MessageLocale, CalendarTexts>> = {
  en: {
    order: 'Order number',
    find: 'Find your booking',
  },
  de: {
    order: 'Buchungsnummer',
    find: 'Buchung finden',
  },
  'zh-Hans': {
    order: '订单号',
    find: '查询订单',
  },
};

const DAY_MILLISECONDS = 86_400_000;
const MINUTE_MILLISECONDS = 60_000;

/**
 * Describes the clock changes of a place, for calendars that do not know its time zone by name. It covers a
 * year before the trip to a month after it. It uses the same time zone rules as the sale.
 */
export function describeTimeZone(timeZone: string, from: Date, to: Date): string[] {
  const first = startOfDay(from.getTime() - 366 * DAY_MILLISECONDS);
  const last = startOfDay(to.getTime() + 31 * DAY_MILLISECONDS);
  const changes = changesBetween(timeZone, first, last);
  const [earliest] = changes;
  const before = earliest?.before ?? offsetAt(first, timeZone);
  const observances = [{ at: first, before, after: before }, ...changes];
  const standardOffset = Math.min(...observances.map(({ after }) => after));
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...observances.flatMap(({ at, before: offsetBefore, after }) => {
      const kind = after > standardOffset ? 'DAYLIGHT' : 'STANDARD';
      return [
        `BEGIN:${kind}`,
        // In local time before the change, as the standard requires.
        `DTSTART:${wallClock(at + offsetBefore * MINUTE_MILLISECONDS)}`,
        `TZOFFSETFROM:${offsetText(offsetBefore)}`,
        `TZOFFSETTO:${offsetText(after)}`,
        `END:${kind}`,
      ];
    }),
    'END:VTIMEZONE',
  ];
}

type ClockChange = { readonly at: number; readonly before: number; readonly after: number };

function changesBetween(timeZone: string, first: number, last: number): ClockChange[] {
  const changes: ClockChange[] = [];
  for (let day = first; day < last; day += DAY_MILLISECONDS) {
    const before = offsetAt(day, timeZone);
    const after = offsetAt(day + DAY_MILLISECONDS, timeZone);
    if (before !== after) changes.push({ at: momentOfChange(timeZone, day, before), before, after });
  }
  return changes;
}

/** Finds the minute of a change by bisecting the day. */
function momentOfChange(timeZone: string, day: number, before: number): number {
  let [low, high] = [day, day + DAY_MILLISECONDS];
  while (high - low > MINUTE_MILLISECONDS) {
    const middle = low + Math.floor((high - low) / 2 / MINUTE_MILLISECONDS) * MINUTE_MILLISECONDS;
    if (offsetAt(middle, timeZone) === before) low = middle;
    else high = middle;
  }
  return high;
}

/** Minutes that local time is ahead of UTC. */
function offsetAt(instant: number, timeZone: string): number {
  const instantDate = new Date(instant);
  const shownTime = Date.parse(
    `${localDateAt(instantDate, timeZone)}T${localTimeAt(instantDate, timeZone)}:00Z`,
  );
  return (shownTime - Math.floor(instant / MINUTE_MILLISECONDS) * MINUTE_MILLISECONDS) / MINUTE_MILLISECONDS;
}

function startOfDay(instant: number): number {
  return Math.floor(instant / DAY_MILLISECONDS) * DAY_MILLISECONDS;
}

function wallClock(shownTime: number): string {
  return new Date(shownTime).toISOString().slice(0, 19).replaceAll(/[-:]/g, '');
}

function offsetText(minutes: number): string {
  const size = Math.abs(minutes);
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${twoDigits(Math.floor(size / 60))}${twoDigits(size % 60)}`;
}
