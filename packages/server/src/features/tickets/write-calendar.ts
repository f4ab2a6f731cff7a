import { streetBeside } from '@ashore/core/text/street-beside.ts';
import { addDays } from '@ashore/core/time/local-date.ts';
import { localDateAt, localTimeAt } from '@ashore/core/time/time-zone.ts';
import { calendarLine, escapeCalendarText } from './calendar-line.ts';
import { calendarWords } from './calendar-words.ts';
import type { PaperFacts, PaperSite, TripFacts } from './paper-facts.ts';
import { describeTimeZone } from './time-zone-component.ts';

/**
 * The trip as an entry of a calendar (RFC 5545). Its name stays the same for ever, so that a calendar that is given it
 * again changes its entry, and takes it out when the booking is given up. It says nothing that opens the booking:
 * calendars are shared.
 */
export function writeCalendar(facts: PaperFacts, { name, publicUrl }: PaperSite): string {
  const { trip, orderNumber, locale, state, changedAt } = facts;
  const isOff = state !== 'confirmed' && state !== 'completed';
  const words = calendarWords[locale];
  const place = [trip.meeting?.title, trip.meeting && streetBeside(trip.meeting), trip.city]
    .filter(Boolean)
    .join(', ');
  const description = [
    trip.label,
    `${words.order}: ${orderNumber}`,
    ...(trip.time === null ? [words.anyTime] : []),
    `${words.find}: ${publicUrl}/${locale}/find-booking`,
  ];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeCalendarText(name)}//${locale}`,
    'CALSCALE:GREGORIAN',
    `METHOD:${isOff ? 'CANCEL' : 'PUBLISH'}`,
    ...(trip.time === null ? [] : describeTimeZone(trip.timeZone, trip.startsAt, trip.endsAt)),
    'BEGIN:VEVENT',
    `UID:${orderNumber}@${new URL(publicUrl).host}`,
    `SEQUENCE:${isOff ? 1 : 0}`,
    `DTSTAMP:${utcStamp(changedAt)}`,
    ...(trip.time === null ? wholeDay(trip) : atTimes(trip)),
    `SUMMARY;LANGUAGE=${locale}:${escapeCalendarText(trip.name)}`,
    `LOCATION:${escapeCalendarText(place)}`,
    ...(trip.meeting ? [`GEO:${trip.meeting.latitude.toFixed(6)};${trip.meeting.longitude.toFixed(6)}`] : []),
    `DESCRIPTION:${escapeCalendarText(description.filter(Boolean).join('\n'))}`,
    `STATUS:${isOff ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map(calendarLine).join('');
}

/** One may come at any time of the day: it fills none of the hours. */
function wholeDay({ date }: TripFacts): string[] {
  const digits = (day: string) => day.replaceAll('-', '');
  return [
    `DTSTART;VALUE=DATE:${digits(date)}`,
    `DTEND;VALUE=DATE:${digits(addDays(date, 1))}`,
    'TRANSP:TRANSPARENT',
  ];
}

function atTimes({ startsAt, endsAt, timeZone }: TripFacts): string[] {
  const local = (instant: Date) =>
    `${localDateAt(instant, timeZone)}T${localTimeAt(instant, timeZone)}00`.replaceAll(/[-:]/g, '');
  return [`DTSTART;TZID=${timeZone}:${local(startsAt)}`, `DTEND;TZID=${timeZone}:${local(endsAt)}`];
}

function utcStamp(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}
