import { localeTable, type MessageLocale } from '@ashore/core/locale/locales.ts';
import type { Band } from '@ashore/core/pricing/ticket.ts';
import { formatDate } from '@ashore/core/time/format-date.ts';
import { localDate } from '@ashore/core/time/local-date.ts';
import { localTimeAt } from '@ashore/core/time/time-zone.ts';
import { manifestWords } from './manifest-words.ts';
import { openPaper, sheet } from './paper.ts';
import type { PaperSite, TripFacts } from './paper-facts.ts';
import { paperWords } from './paper-words.ts';
import { drawHead, drawRows, drawSheetFoot } from './sheet-parts.ts';

type Person = {
  readonly name: string;
  readonly band: Band;
  readonly dateOfBirth?: string | null;
  readonly gender?: 'female' | 'male' | 'diverse' | null;
  readonly nationality?: string | null;
  readonly passportNumber?: string | null;
  readonly passportExpiry?: string | null;
  /** As it was sent: an address, in JSON. */
  readonly addressJson?: string | null;
};

export type Manifest = {
  readonly locale: MessageLocale;
  readonly trip: TripFacts;
  readonly supplierName: string;
  readonly readAt: Date;
  readonly bookings: readonly {
    readonly orderNumber: string;
    readonly contact: string;
    readonly people: readonly Person[];
  }[];
};

const { margin, width, height } = sheet;
const lowest = height - 72;

/** Everybody who comes to a departure, booking by booking, with what their papers say: as many sheets as it takes. */
export async function drawManifest(manifest: Manifest, site: PaperSite): Promise<Buffer> {
  const { locale, trip, bookings, readAt } = manifest;
  const words = manifestWords[locale];
  const paper = await openPaper({
    locale,
    title: `${words.title}: ${trip.name}`,
    author: site.name,
    madeAt: readAt,
    texts: JSON.stringify([rowsOf(manifest), trip, site, words, paperWords[locale]]),
  });
  const foot = [words.keep, site.imprint];
  const count = bookings.reduce((sum, { people }) => sum + people.length, 0);
  const below = [trip.label, whenText(manifest), words.people(count)].filter(Boolean).join(' – ');
  let y = drawHead(paper, { site, title: words.title, subject: trip.name, below });
  for (const row of rowsOf(manifest)) {
    const room = paper.heightOf(row[1], { width: width - 2 * margin - 120 }) + 10;
    if (y + room > lowest) {
      drawSheetFoot(paper, foot);
      paper.document.addPage();
      y = margin;
    }
    y = drawRows(paper, [row], y);
  }
  drawSheetFoot(paper, foot);
  return paper.finish();
}

function whenText({ trip, locale }: Manifest): string {
  const day = formatDate(trip.date, localeTable[locale].intl, 'dayYear');
  if (trip.time === null) return day;
  return `${day}, ${paperWords[locale].onClockThere(localTimeAt(trip.startsAt, trip.timeZone), trip.city)}`;
}

function rowsOf({ bookings, locale }: Manifest): (readonly [string, string])[] {
  return bookings.flatMap(({ orderNumber, contact, people }) => [
    [paperWords[locale].order, `${orderNumber}\n${manifestWords[locale].contact(contact)}`] as const,
    ...people.map((person) => [paperWords[locale].bands[person.band], personText(person, locale)] as const),
  ]);
}

function personText(person: Person, locale: MessageLocale): string {
  const words = manifestWords[locale];
  const { intl } = localeTable[locale];
  const day = (date: string) => formatDate(localDate(date), intl, 'year');
  const country = (code: string) => new Intl.DisplayNames(intl, { type: 'region' }).of(code) ?? code;
  const { dateOfBirth, gender, nationality, passportNumber, passportExpiry, addressJson } = person;
  return [
    person.name,
    dateOfBirth && words.born(day(dateOfBirth)),
    gender && words.gender[gender],
    nationality && words.nationality(country(nationality)),
    passportNumber && words.passport(passportNumber),
    passportExpiry && words.passportUntil(day(passportExpiry)),
    addressJson && words.lives(addressText(addressJson, country)),
  ]
    .filter(Boolean)
    .join('\n');
}

function addressText(json: string, countryName: (code: string) => string): string {
  const { address, postalCode, city, stateProvince, country } = JSON.parse(json);
  const town = [postalCode, city].filter(Boolean).join(' ');
  return [address, town, stateProvince, country && countryName(country)].filter(Boolean).join(', ');
}
