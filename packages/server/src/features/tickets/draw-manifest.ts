import type { DocumentKind } from '@ashore/core/catalogue/required-data.ts';
import type { BookedFact } from '@ashore/core/contract/values/booked-fact.ts';
import { countryName, labelled, sideBySide } from '@ashore/core/locale/intl.ts';
import { localeTable, type MessageLocale } from '@ashore/core/locale/locales.ts';
import type { TicketType } from '@ashore/core/pricing/ticket.ts';
import { formatDate } from '@ashore/core/time/format-date.ts';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import { localTimeAt } from '@ashore/core/time/time-zone.ts';
import type { DocumentSite, TripFacts } from './document-facts.ts';
import { documentTexts } from './document-texts.ts';
import { drawHead, drawRows, drawSheetFoot, rowValue } from './pdf/parts.ts';
import { openPdfSheet, sheet } from './pdf/pdf-sheet.ts';
import { stayDocumentTexts } from './stay-document-texts.ts';

type Person = {
  readonly name: string;
  readonly band: TicketType;
  readonly dateOfBirth?: string | null;
  /** In years on the day of the trip. */
  readonly age?: number | null;
  readonly gender?: 'female' | 'male' | 'diverse' | null;
  readonly nationality?: string | null;
  readonly documentKind?: DocumentKind | null;
  readonly passportNumber?: string | null;
  readonly passportExpiry?: string | null;
  /** The address as the client sent it, in JSON. */
  readonly addressJson?: string | null;
};

export type Manifest = {
  readonly locale: MessageLocale;
  readonly trip: TripFacts;
  /** Start, end and meeting point. */
  readonly facts: readonly BookedFact[];
  readonly supplierName: string;
  readonly readAt: Date;
  readonly bookings: readonly {
    readonly orderNumber: string;
    readonly contact: string;
    /** Pick-up, transfer request, answers and message. */
    readonly requests: readonly BookedFact[];
    readonly people: readonly Person[];
  }[];
};

const { margin, height } = sheet;
const lowest = height - 72;

/**
 * Draws the manifest of a departure: all travellers by booking with their personal data, on as many sheets as
 * needed.
 */
export async function drawManifest(manifest: Manifest, site: DocumentSite): Promise<Buffer> {
  const { locale, trip, bookings, readAt } = manifest;
  const words = manifestTexts[locale];
  const title = trip.lodging ? stayDocumentTexts[locale].arrivals : words.title;
  const pdf = await openPdfSheet({
    locale,
    title: labelled(title, trip.name, locale),
    author: site.name,
    madeAt: readAt,
    texts: JSON.stringify([
      rowsOf(manifest),
      trip,
      site,
      words,
      documentTexts[locale],
      stayDocumentTexts[locale],
    ]),
  });
  const foot = [words.keep, site.imprint[locale]];
  const count = bookings.reduce((sum, { people }) => sum + people.length, 0);
  const countText = trip.lodging ? stayDocumentTexts[locale].rooms(count) : words.people(count);
  const label = trip.lodging ? '' : trip.label;
  const below = [label, whenText(manifest), countText].filter(Boolean).join(' – ');
  let y = drawHead(pdf, { site, title, subject: trip.name, below });
  for (const row of rowsOf(manifest)) {
    const room = pdf.heightOf(row[1], rowValue) + rowValue.padding;
    if (y + room > lowest) {
      drawSheetFoot(pdf, foot);
      pdf.document.addPage();
      y = margin;
    }
    y = drawRows(pdf, [row], y);
  }
  drawSheetFoot(pdf, foot);
  return pdf.finish();
}

function whenText({ trip, locale }: Manifest): string {
  const day = formatDate(trip.date, localeTable[locale].intl, 'dayYear');
  if (trip.time === null) return day;
  return sideBySide(
    [day, documentTexts[locale].onClockThere(localTimeAt(trip.startsAt, trip.timeZone), trip.city)],
    locale,
  );
}

function rowsOf({ facts, bookings, locale, trip }: Manifest): (readonly [string, string])[] {
  const isStay = Boolean(trip.lodging);
  const rows = (stated: readonly BookedFact[]) => stated.map(({ label, text }) => [label, text] as const);
  const bookingRows = bookings.flatMap(({ orderNumber, contact, people, requests }) => [
    [documentTexts[locale].order, `${orderNumber}\n${manifestTexts[locale].contact(contact)}`] as const,
    // The facts of a stay name the lead guest of each room.
    ...(isStay ? [] : people).map(
      (person) => [documentTexts[locale].bands[person.band], personText(person, locale)] as const,
    ),
    ...rows(requests),
  ]);
  return [...rows(facts), ...bookingRows];
}

function personText(person: Person, locale: MessageLocale): string {
  const words = manifestTexts[locale];
  const { intl } = localeTable[locale];
  const day = (date: string) => formatDate(localDate(date), intl, 'year');
  const country = (code: string) => countryName(intl, code);
  const {
    dateOfBirth,
    age = null,
    gender,
    nationality,
    documentKind,
    passportNumber,
    passportExpiry,
    addressJson,
  } = person;
  return [
    person.name,
    dateOfBirth && words.born(day(dateOfBirth)),
    age !== null && words.age(age),
    gender && words.gender[gender],
    nationality && words.nationality(country(nationality)),
    passportNumber && words.document[documentKind ?? 'unknown'](passportNumber),
    passportExpiry && words.passportUntil(day(passportExpiry)),
    addressJson && words.lives(addressText(addressJson, country, locale)),
  ]
    .filter(Boolean)
    .join('\n');
}

function addressText(json: string, nameOf: (code: string) => string, locale: MessageLocale): string {
  const { address, postalCode, city, stateProvince, country } = JSON.parse(json);
  const town = [postalCode, city].filter(Boolean).join(' ');
  return sideBySide([address, town, stateProvince, country && nameOf(country)], locale);
}

type ManifestTexts = {
  readonly title: string;
  readonly people: (count: number) => string;
  readonly contact: (who: string) => string;
  readonly born: (date: string) => string;
  readonly age: (years: number) => string;
  readonly gender: Readonly<Record<'female' | 'male' | 'diverse', string>>;
  readonly nationality: (country: string) => string;
  /** An earlier booking does not say of which document the number is. */
  readonly document: Readonly<Record<DocumentKind | 'unknown', (number: string) => string>>;
  readonly passportUntil: (date: string) => string;
  readonly lives: (address: string) => string;
  readonly keep: string;
};

/** The texts of the manifest that a supplier takes along, by language. */
const manifestTexts: Readonly<Record<MessageLocale, ManifestTexts>> = {
  en: {
    title: 'Travellers',
    people: (count) => `${count} ${count === 1 ? 'traveller' : 'travellers'}`,
    contact: (who) => `Contact: ${who}`,
    born: (date) => `Born ${date}`,
    age: (years) => `Age ${years}`,
    gender: { female: 'Female', male: 'Male', diverse: 'Non-binary or other (X)' },
    nationality: (country) => `Nationality: ${country}`,
    document: {
      passport: (number) => `Passport ${number}`,
      'identity-card': (number) => `Identity card ${number}`,
      unknown: (number) => `Passport or identity card ${number}`,
    },
    passportUntil: (date) => `Passport valid until ${date}`,
    lives: (address) => `Address: ${address}`,
    keep: 'Personal data: share only with those who run this trip, and destroy when no longer needed for it.',
  },
  de: {
    title: 'Teilnehmerliste',
    people: (count) => `${count} ${count === 1 ? 'Person' : 'Personen'}`,
    contact: (who) => `Kontakt: ${who}`,
    born: (date) => `Geboren am ${date}`,
    age: (years) => `Alter: ${years} ${years === 1 ? 'Jahr' : 'Jahre'}`,
    gender: { female: 'Weiblich', male: 'Männlich', diverse: 'Divers' },
    nationality: (country) => `Staatsangehörigkeit: ${country}`,
    document: {
      passport: (number) => `Reisepass ${number}`,
      'identity-card': (number) => `Personalausweis ${number}`,
      unknown: (number) => `Reisepass oder Personalausweis ${number}`,
    },
    passportUntil: (date) => `Reisepass gültig bis ${date}`,
    lives: (address) => `Anschrift: ${address}`,
    keep: 'Personenbezogene Daten: nur für die Durchführung dieses Termins bestimmt und zu vernichten, sobald sie dafür nicht mehr gebraucht werden.',
  },
  'zh-Hans': {
    title: '出行人名单',
    people: (count) => `${count}人`,
    contact: (who) => `预订人：${who}`,
    born: (date) => `出生日期：${date}`,
    age: (years) => `年龄：${years}岁`,
    gender: { female: '女', male: '男', diverse: '其他' },
    nationality: (country) => `国籍（地区）：${country}`,
    document: {
      passport: (number) => `护照号码：${number}`,
      'identity-card': (number) => `身份证号码：${number}`,
      unknown: (number) => `证件号码：${number}`,
    },
    passportUntil: (date) => `证件有效期至：${date}`,
    lives: (address) => `住址：${address}`,
    keep: '含个人信息：仅供本次行程的工作人员使用，不再需要时请销毁。',
  },
};
