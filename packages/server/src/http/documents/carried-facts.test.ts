import { RETURN_PROMISE_VERSION, returnPromiseTexts } from '@ashore/core/cruises/return-promise.ts';
import { MESSAGE_LOCALES, type MessageLocale } from '@ashore/core/locale/locales.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BookingOverrides, insertBooking } from '../../../test-support/bookings/booked-cart.ts';
import {
  lineEntry,
  portEntry,
  sailingEntry,
  withTimetable,
} from '../../../test-support/cruises/timetable.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { testBrand } from '../../../test-support/mail/brand.ts';
import { quoteCatalogue, sailId } from '../../../test-support/quotes/quotes.ts';
import { site } from '../../../test-support/tickets/document-facts.ts';
import { textOfPdf } from '../../../test-support/tickets/read-pdf.ts';
import { makeManifestLink } from '../../features/bookings/documents/manifest-links.ts';
import { readManifest } from '../../features/bookings/documents/read-manifest.ts';
import { readFacts } from '../../features/bookings/notifications/booking-facts.ts';
import { contactPersonEmail } from '../../features/bookings/notifications/contact-person-email.ts';
import { guestMail } from '../../features/bookings/notifications/guest-mail.ts';
import { manifestMail } from '../../features/bookings/notifications/manifest-mail.ts';
import { supplierMail } from '../../features/bookings/notifications/supplier-mail.ts';
import { showBooking } from '../../features/bookings/show-booking.ts';
import { readNotes } from '../../features/bookings/trip-facts/notes.ts';
import { findShipOfTrip } from '../../features/cruises/ship-of-trip.ts';
import { quoteReadersOf } from '../../features/quotes/quote-readers.ts';
import { writeCalendar } from '../../features/tickets/calendar.ts';
import { drawManifest } from '../../features/tickets/draw-manifest.ts';
import { drawTickets } from '../../features/tickets/draw-tickets.ts';
import { writeHtml } from '../../gateways/mail/render/html.ts';

let testDb: TestDatabase;
/** A traveller who names a ship and goes to the meeting point, and one who comes from a sailing and is picked up. */
let fromShip: { readonly id: string; readonly accessKey: string };
/** The same two, whose organisation pays. */
let guests: readonly Booked[];
let pickedUp: { readonly id: string; readonly accessKey: string };

const questionId = '99999999-0000-4000-8000-000000000001';
const pickupIds = ['99999999-0000-4000-8000-000000000002', '99999999-0000-4000-8000-000000000003'] as const;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
  const { pool } = testDb.database;
  await pool.query(`update products set start_shift_minutes = 45, languages = '{en,fr,zh}' where id = $1`, [
    sailId,
  ]);
  await pool.query(`update organisations set phone = '+351215550190', emergency_phone = '+351215550191'`);
  await pool.query(
    `insert into product_questions (id, product_id, slug, scope, kind, position) values ($1, $2, 'ship', 'booking', 'ship', 0)`,
    [questionId, sailId],
  );
  await pool.query(
    `insert into product_question_texts (question_id, locale, label)
     values ($1, 'en', 'Which ship?'), ($1, 'de', 'Welches Schiff?'), ($1, 'zh-Hans', '您乘坐哪艘邮轮？')`,
    [questionId],
  );
  await pool.query(
    `insert into product_points (id, product_id, kind, street, position, latitude, longitude)
     values ($1, $3, 'pickup', 'Rua do Alecrim 12', 0, 38.7, -9.1), ($2, $3, 'drop-off', 'Praça da Figueira 3', 0, 38.7, -9.1)`,
    [...pickupIds, sailId],
  );
  await pool.query(
    `insert into product_point_texts (point_id, locale, title)
     values ($1, 'en', 'Elevator'), ($1, 'de', 'Aufzug'), ($1, 'zh-Hans', '电梯')`,
    [pickupIds[0]],
  );
  await pool.query(
    `insert into product_features (product_id, kind, code, position) values ($1, 'bring', 'sun-protection', 0)`,
    [sailId],
  );
  const organisationId = '99999999-0000-4000-8000-000000000004';
  await pool.query(`insert into organisations (id, kind, name) values ($1, 'concierge', 'Hotel Cais')`, [
    organisationId,
  ]);
  const shipRequests: BookingOverrides = {
    quote: {
      ride: { kind: 'ship', direction: 'both', shipName: 'Aurora', terminal: 'Pier 2', allAboard: '17:30' },
    },
    answers: [{ questionId, answer: 'MSC Seaview, Alcântara, 18:00' }],
    travellerNotes: { comments: 'We bring a pram.', guideLanguage: 'zh' },
  };
  await withTimetable(testDb.database, {
    ports: [portEntry('lisbon'), portEntry('porto', { latitude: 41.18, longitude: -8.7 })],
    lines: [lineEntry('bluebird', ['serena'])],
    sailings: [
      sailingEntry('serena', '2037-11-22', [
        { port: 'porto', departure: '2037-11-22T10:00' },
        { port: 'lisbon', arrival: '2037-11-23T07:00', departure: '2037-11-23T18:30', berth: 2 },
        { port: 'porto', arrival: '2037-11-24T10:00' },
      ]),
    ],
  });
  const routes = await pool.query<{ id: string }>('select id from cruise_routes');
  const call = { routeId: routes.rows[0]?.id ?? '', position: 1 };
  const pickupRequests: BookingOverrides = {
    quote: { findShip: (trip) => findShipOfTrip(pool, call, trip, { limitMinor: 100_000, currency: 'EUR' }) },
    travellerNotes: { pickupId: pickupIds[0], dropOffId: pickupIds[1] },
  };
  fromShip = await insertBooking(testDb.database, shipRequests);
  pickedUp = await insertBooking(testDb.database, pickupRequests);
  guests = [
    await insertBooking(testDb.database, { ...shipRequests, organisationId }),
    await insertBooking(testDb.database, { ...pickupRequests, organisationId }),
  ];
});

afterAll(() => testDb.drop());

const allOfTrip = [
  'day',
  'start',
  'startShift',
  'arrive',
  'end',
  'language',
  'meeting',
  'directions',
  'bring',
  'transfer',
  'ship',
  'pier',
  'allAboard',
  'answer',
  'comments',
  'terms',
  'supplier',
  'phone',
  'emergency',
] as const;
type Fact = (typeof allOfTrip)[number] | (typeof pickedFacts)[number] | (typeof promisedFacts)[number];

const requestedFacts = ['language', 'transfer', 'ship', 'pier', 'allAboard', 'answer', 'comments'] as const;
const pickedFacts = ['pickup', 'dropOff', 'sailing', 'call', 'inPort', 'lastBoarding'] as const;
/** Promised to the travellers by us, and with its terms. Suppliers have no part in it. */
const promisedFacts = ['returnPromise'] as const;
const ofGuest = allOfTrip.filter((fact) => fact !== 'terms');

/** Each fact as it must stand, with its label, by language. */
const expected: Record<MessageLocale, Record<Fact, readonly [label: string, text: string]>> = {
  en: {
    day: ['Date', 'Mon, 23 Nov 2037'],
    start: ['Start time', '10:00 (lisbon time)'],
    startShift: [
      'Start may move',
      'By up to 45 min, earlier or later. The supplier confirms the time the evening before.',
    ],
    arrive: ['Be there by', '09:45 (lisbon time), 15 minutes before the start'],
    end: ['End', '11:30 (lisbon time), after 1 h 30 min'],
    language: ['Guide’s language', 'Chinese (requested)'],
    pickup: ['Pick-up', 'Elevator, Rua do Alecrim 12'],
    meeting: ['Meeting point', 'The quay'],
    directions: ['Directions', 'https://www.openstreetmap.org/directions'],
    dropOff: ['Drop-off', 'Praça da Figueira 3'],
    bring: ['What to bring', 'Sun protection'],
    sailing: ['Ship', 'serena, bluebird'],
    call: ['Port', 'lisbon, South quay'],
    inPort: ['In port', '07:00 to 18:30 (lisbon time)'],
    lastBoarding: ['All aboard', '18:00 (lisbon time)'],
    returnPromise: [
      'Return promise',
      'If this trip makes you miss your ship, we pay for your journey to the next port, up to €1,000 per person.',
    ],
    transfer: ['Transfer request', 'Both ways'],
    ship: ['Ship', 'MSC Seaview'],
    pier: ['Terminal or pier', 'Alcântara'],
    allAboard: ['All aboard', '18:00'],
    answer: ['Which ship?', 'MSC Seaview'],
    comments: ['Message', 'We bring a pram.'],
    terms: ['If you cancel', 'Full refund until Sun, 22 Nov 2037, 10:00 (lisbon time)'],
    supplier: ['Supplier', 'Harbour Walks'],
    phone: ['Supplier’s phone', '+351 21 555 0190'],
    emergency: ['Emergency number', '+351 21 555 0191'],
  },
  de: {
    day: ['Datum', 'Mo., 23. Nov. 2037'],
    start: ['Beginn', '10:00 Uhr (Ortszeit lisbon (de))'],
    startShift: [
      'Beginn kann sich verschieben',
      'Um bis zu 45 Min. früher oder später. Der Anbieter nennt die genaue Uhrzeit am Vorabend.',
    ],
    arrive: ['Ankunft am Treffpunkt', '09:45 Uhr (Ortszeit lisbon (de)), 15 Minuten vor Beginn'],
    end: ['Ende', '11:30 Uhr (Ortszeit lisbon (de)), nach 1 Std. 30 Min.'],
    language: ['Sprache der Führung', 'Chinesisch (angefragt)'],
    pickup: ['Abholung', 'Aufzug, Rua do Alecrim 12'],
    meeting: ['Treffpunkt', 'The quay'],
    directions: ['Wegbeschreibung', 'https://www.openstreetmap.org/directions'],
    dropOff: ['Zielort', 'Praça da Figueira 3'],
    bring: ['Bitte mitbringen', 'Sonnenschutz'],
    sailing: ['Schiff', 'serena (de), bluebird (de)'],
    call: ['Hafen', 'lisbon (de), South quay (de)'],
    inPort: ['Liegezeit', '07:00 bis 18:30 Uhr (Ortszeit lisbon (de))'],
    lastBoarding: ['Alle an Bord', '18:00 Uhr (Ortszeit lisbon (de))'],
    returnPromise: [
      'Rückkehrzusage',
      'Verpassen Sie wegen dieses Ausflugs Ihr Schiff, zahlen wir Ihre Reise zum nächsten Hafen, bis zu 1.000 € pro Person.',
    ],
    transfer: ['Gewünschter Transfer', 'Hin und zurück'],
    ship: ['Schiff', 'MSC Seaview'],
    pier: ['Terminal oder Liegeplatz', 'Alcântara'],
    allAboard: ['Alle an Bord', '18:00 Uhr'],
    answer: ['Welches Schiff?', 'MSC Seaview'],
    comments: ['Nachricht', 'We bring a pram.'],
    terms: [
      'Stornobedingungen',
      'Bis So., 22. Nov. 2037, 10:00 Uhr (Ortszeit lisbon (de)): volle Erstattung.',
    ],
    supplier: ['Anbieter', 'Harbour Walks'],
    phone: ['Telefon des Anbieters', '+351 21 555 0190'],
    emergency: ['Notfallnummer', '+351 21 555 0191'],
  },
  'zh-Hans': {
    day: ['日期', '2037年11月23日'],
    start: ['开始时间', '10:00（lisbon (zh)时间）'],
    startShift: ['开始时间可能调整', '最多提前或推迟45分钟，商家会在前一晚确认时间'],
    arrive: ['集合时间', '请于09:45（lisbon (zh)时间）前到达（提前15分钟）'],
    end: ['结束时间', '11:30（lisbon (zh)时间），全程1 小时 30 分钟'],
    language: ['讲解语言', '中文（待商家确认）'],
    pickup: ['上车地点', '电梯，Rua do Alecrim 12'],
    meeting: ['集合地点', 'The quay'],
    directions: ['路线指引', 'https://www.openstreetmap.org/directions'],
    dropOff: ['下车地点', 'Praça da Figueira 3'],
    bring: ['请自备', '防晒用品'],
    sailing: ['邮轮', 'serena (zh)'],
    call: ['停靠港口', 'South quay (zh)'],
    inPort: ['靠港时间', '07:00至18:30（lisbon (zh)时间）'],
    lastBoarding: ['最晚返船时间', '18:00（lisbon (zh)时间）'],
    returnPromise: ['误船补偿承诺', '如果因本行程晚归误船，我们承担您前往下一港口的费用，每人最高€1,000。'],
    transfer: ['接送需求', '往返'],
    ship: ['邮轮', 'MSC Seaview'],
    pier: ['码头或泊位', 'Alcântara'],
    allAboard: ['最晚返船时间', '18:00'],
    answer: ['您乘坐哪艘邮轮？', 'MSC Seaview'],
    comments: ['留言', 'We bring a pram.'],
    terms: ['取消规则', '10:00（lisbon (zh)时间）前取消，全额退款。'],
    supplier: ['商家', 'Harbour Walks'],
    phone: ['商家电话', '+351 21 555 0190'],
    emergency: ['紧急联系电话', '+351 21 555 0191'],
  },
};

type Booked = typeof fromShip;

async function readDocuments({ id }: Booked, locale: MessageLocale) {
  const facts = await readFacts(testDb.database, { id }, locale);
  const notes = (await readNotes(testDb.database.pool, [id], locale)).get(id);
  if (!facts || !notes) throw new Error('The booking is missing.');
  return { facts, notes };
}

async function readPage(accessKey: string, locale: MessageLocale): Promise<string> {
  const { database } = testDb;
  const view = await showBooking(
    { client: database.pool, readTexts: quoteReadersOf(database).readTexts, locale },
    accessKey,
  );
  return view?.facts.map(({ label, text, href }) => `${label} ${text} ${href ?? ''}`).join('\n') ?? '';
}

async function guestKeyOf(booking: Booked): Promise<string> {
  const id = guests[booking === fromShip ? 0 : 1]?.id;
  const { rows } = await testDb.database.pool.query(`select guest_key as key from bookings where id = $1`, [
    id,
  ]);
  return rows[0].key;
}

const mailSite = { name: 'Ashore', publicUrl: site.publicUrl, operatorAddress: 'desk@example.org' };

function mailHtml(mail: Pick<ReturnType<typeof guestMail>, 'locale' | 'subject' | 'body'>): string {
  return writeHtml({ ...mail } as never, testBrand).replaceAll(/<(?:a href="([^"]*)")?[^>]*>/g, ' $1 ');
}

async function manifestOf({ id }: Booked, locale: MessageLocale) {
  const { pool } = testDb.database;
  const url = await makeManifestLink(pool, { bookingId: id, locale, publicUrl: site.publicUrl });
  const manifest = await readManifest(testDb.database, /manifest\/(.*)\.pdf$/.exec(url)?.[1] ?? '');
  if (!manifest) throw new Error('The manifest is missing.');
  return manifest;
}

type Place = {
  readonly facts: readonly Fact[];
  readonly textOf: (booking: Booked, locale: MessageLocale) => Promise<string>;
};

/** Every place in which a booked trip is stated, with the facts that must stand there. */
const placesOfFacts: Record<string, Place> = {
  'the booking page and the confirmation': {
    facts: [...allOfTrip, ...pickedFacts, ...promisedFacts],
    textOf: ({ accessKey }, locale) => readPage(accessKey, locale),
  },
  'the booking page of a guest': {
    facts: [...ofGuest, ...pickedFacts, ...promisedFacts],
    textOf: async (booking, locale) => readPage(await guestKeyOf(booking), locale),
  },
  'the email to the traveller': {
    facts: [...allOfTrip, ...pickedFacts, ...promisedFacts],
    textOf: async (booking, locale) => {
      const { facts } = await readDocuments(booking, locale);
      const event = {
        takenAt: null,
        cancelledPositions: [],
        refundMinor: 0,
        creditedMinor: 0,
        isGoodwill: false,
      };
      return mailHtml(contactPersonEmail(facts, { notification: 'confirmed', event }, mailSite));
    },
  },
  'the email to a guest': {
    facts: [...ofGuest, ...pickedFacts, ...promisedFacts],
    textOf: async (booking, locale) =>
      mailHtml(guestMail((await readDocuments(booking, locale)).facts, 'confirmed', mailSite)),
  },
  'the email to the supplier': {
    facts: ['day', 'start', 'startShift', 'end', 'meeting', ...requestedFacts, ...pickedFacts],
    textOf: async (booking, locale) => {
      const { facts, notes } = await readDocuments(booking, locale);
      return mailHtml(supplierMail(facts, { notification: 'booked', notes }, mailSite));
    },
  },
  'the list of a departure by email': {
    facts: [...requestedFacts, ...pickedFacts],
    textOf: async (booking, locale) => {
      const { facts, notes } = await readDocuments(booking, locale);
      return mailHtml(
        manifestMail(facts, [notes], { site: mailSite, listUrl: 'https://x', waivers: new Map() }),
      );
    },
  },
  'the ticket': {
    facts: [...allOfTrip, ...pickedFacts, ...promisedFacts],
    textOf: async (booking, locale) =>
      textOfPdf(await drawTickets((await readDocuments(booking, locale)).facts, site)),
  },
  'the calendar entry': {
    facts: [...allOfTrip, ...pickedFacts, ...promisedFacts],
    textOf: async (booking, locale) =>
      writeCalendar((await readDocuments(booking, locale)).facts, site)
        .replaceAll('\r\n ', '')
        .replaceAll('\\', ''),
  },
  'the manifest': {
    facts: ['end', 'meeting', ...requestedFacts, ...pickedFacts],
    textOf: async (booking, locale) => textOfPdf(await drawManifest(await manifestOf(booking, locale), site)),
  },
};

/** Documents break lines, and mail programs read entities. */
const withoutSpaces = (text: string) => text.replaceAll('&amp;', '&').replaceAll(/[\s\u200b\u2060]+/g, '');

describe.each(Object.entries(placesOfFacts))('In %s', (_, { facts, textOf }) => {
  test.each(MESSAGE_LOCALES)('each fact stands with its label, in %s', async (locale) => {
    const texts = withoutSpaces(`${await textOf(fromShip, locale)}\n${await textOf(pickedUp, locale)}`);
    const missing = facts.filter((fact) =>
      expected[locale][fact].some((part) => !texts.includes(withoutSpaces(part))),
    );
    expect(missing).toEqual([]);
  });
});

test.each(Object.entries(placesOfFacts))(
  'In %s, the return promise leads to its terms in the version of the booking, or is not there',
  async (_, { facts, textOf }) => {
    for (const locale of MESSAGE_LOCALES) {
      const [ofSailing, ofNoSailing] = [await textOf(pickedUp, locale), await textOf(fromShip, locale)];
      const terms = withoutSpaces(`/returnPromise/${RETURN_PROMISE_VERSION}`);
      const [label] = expected[locale].returnPromise;
      const isStated = facts.includes('returnPromise');
      expect([
        withoutSpaces(ofSailing).includes(terms),
        withoutSpaces(ofSailing).includes(withoutSpaces(label)),
      ]).toEqual([isStated, isStated]);
      expect(withoutSpaces(ofNoSailing)).not.toContain(withoutSpaces(label));
    }
  },
);

test.each(['the ticket', 'the calendar entry'])(
  'In %s our number stands with the return promise, because its terms cannot be opened without a connection',
  async (name) => {
    for (const locale of MESSAGE_LOCALES) {
      const text = withoutSpaces((await placesOfFacts[name]?.textOf(pickedUp, locale)) ?? '');
      expect(text).toContain(withoutSpaces(returnPromiseTexts[locale].call(site.operatorPhone)));
    }
  },
);

test('A traveller who is picked up is sent to the place of the pick-up by the calendar, not to the meeting point', async () => {
  const { facts } = await readDocuments(pickedUp, 'en');
  const calendar = writeCalendar(facts, site).replaceAll('\r\n ', '');
  expect(calendar).toContain('LOCATION:Elevator\\, Rua do Alecrim 12');
  expect(calendar).not.toContain('The quay');
  expect(calendar).not.toContain('GEO:');
});

test('What follows from a requested language is said to travellers and in the supplier’s first email, each in its own words', async () => {
  const { facts, notes } = await readDocuments(fromShip, 'en');
  const toTravellers = 'The supplier confirms the language, or tells you if no guide speaks it that day.';
  const toSupplier = 'Please confirm the language to the traveller, or say that no guide speaks it that day.';
  const supplierText = (notification: 'booked' | 'cancelled') =>
    JSON.stringify(supplierMail(facts, { notification, notes }, mailSite).body);
  expect(await readPage(fromShip.accessKey, 'en')).toContain(toTravellers);
  expect(supplierText('booked')).toContain(toSupplier);
  expect(supplierText('booked')).not.toContain(toTravellers);
  expect(supplierText('cancelled')).not.toContain(toSupplier);
  expect(JSON.stringify(await manifestOf(fromShip, 'en'))).not.toContain(toSupplier);
  expect(await readPage(pickedUp.accessKey, 'en')).not.toContain('Guide’s language');
});
