import { localeTable } from '@ashore/core/locale/locales.ts';
import { streetBeside } from '@ashore/core/text/street-beside.ts';
import { formatDate } from '@ashore/core/time/format-date.ts';
import { localTimeAt } from '@ashore/core/time/time-zone.ts';
import type { PaperFacts } from './paper-facts.ts';
import { paperWords } from './paper-words.ts';

/** What must be known to be there: when, on whose clock, and where. */
export function tripRows({ locale, trip, orderNumber, supplierName }: PaperFacts): [string, string][] {
  const words = paperWords[locale];
  const date = formatDate(trip.date, localeTable[locale].intl, 'dayYear');
  const start = localTimeAt(trip.startsAt, trip.timeZone);
  const rows: [string, string | null][] = [
    [words.day, date],
    [words.time, trip.time === null ? words.anyTime : words.onClockThere(start, trip.city)],
    [words.duration, trip.durationMinutes === null ? null : words.minutes(trip.durationMinutes)],
    [
      words.meeting,
      trip.meeting ? [trip.meeting.title, streetBeside(trip.meeting)].filter(Boolean).join('\n') : null,
    ],
    [words.ride, trip.ride ? rideText(trip.ride) : null],
    [words.supplier, supplierName],
    [words.order, orderNumber],
  ];
  return rows.filter((row): row is [string, string] => row[1] !== null);
}

/** As the traveller wrote it. */
function rideText(ride: NonNullable<PaperFacts['trip']['ride']>): string {
  switch (ride.kind) {
    case 'hotel':
      return `${ride.hotelName}, ${ride.address}`;
    case 'airport':
      return `${ride.airport}, ${ride.flightNumber}, ${ride.localTime}`;
    case 'ship':
      return [ride.shipName, ride.terminal, ride.allAboard].filter((part) => part !== null).join(', ');
  }
}
