import { statedFacts } from '@ashore/core/booking/stated-facts.ts';
import type { BookedFact } from '@ashore/core/contract/values/booked-fact.ts';
import { MESSAGE_LOCALES, type MessageLocale } from '@ashore/core/locale/locales.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  SHIP_KINDS,
  type StatedShipCase,
  statedShipCases,
  statementsOf,
} from '../../../../core/test-support/cruises/stated-ships.ts';
import { insertBooking } from '../../../test-support/bookings/booked-cart.ts';
import { productWith, requestFor, storedQuoteWith } from '../../../test-support/bookings/sold-booking.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { testBrand } from '../../../test-support/mail/brand.ts';
import { quoteCatalogue, sailId } from '../../../test-support/quotes/quotes.ts';
import { site } from '../../../test-support/tickets/document-facts.ts';
import { textOfPdf } from '../../../test-support/tickets/read-pdf.ts';
import { bookingRow } from '../../features/bookings/checkout/write-booking.ts';
import { makeManifestLink } from '../../features/bookings/documents/manifest-links.ts';
import { readManifest } from '../../features/bookings/documents/read-manifest.ts';
import { readFacts } from '../../features/bookings/notifications/booking-facts.ts';
import { contactPersonEmail } from '../../features/bookings/notifications/contact-person-email.ts';
import { supplierMail } from '../../features/bookings/notifications/supplier-mail.ts';
import { showBooking } from '../../features/bookings/show-booking.ts';
import { readNotes } from '../../features/bookings/trip-facts/notes.ts';
import { quoteReadersOf } from '../../features/quotes/quote-readers.ts';
import { writeCalendar } from '../../features/tickets/calendar.ts';
import { drawManifest } from '../../features/tickets/draw-manifest.ts';
import { drawTickets } from '../../features/tickets/draw-tickets.ts';
import { writeHtml } from '../../gateways/mail/render/html.ts';

let testDb: TestDatabase;
const questionId = '99999999-0000-4000-8000-000000000001';

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
  const { pool } = testDb.database;
  await pool.query(
    `insert into product_questions (id, product_id, slug, scope, kind, position) values ($1, $2, 'ship', 'booking', 'ship', 0)`,
    [questionId, sailId],
  );
  await pool.query(
    `insert into product_question_texts (question_id, locale, label) values ($1, 'en', 'Which ship?')`,
    [questionId],
  );
});

afterAll(() => testDb.drop());

/** The booking of a traveller who has sent these statements. Whether it has the ship of the sailing, the checkout decides. */
async function book({ ship, stated }: StatedShipCase) {
  const { answers: stated_, transferRequest, start, end } = statementsOf(stated);
  const answers = stated_.map(([, answer]) => ({ questionId, answer }));
  const storedQuote = storedQuoteWith({ ...(ship && { ship }), ride: transferRequest });
  const question = {
    id: questionId,
    kind: 'ship',
    scope: 'booking',
    measure: null,
    required: true,
    choices: [],
  };
  const places = {
    startingPointInformation: start && { ...start, time: null },
    dropOffInformation: end && { ...end, time: null },
  };
  const row = bookingRow({
    request: requestFor(storedQuote, { otherFields: { ...places, bookingQuestionsAnswers: answers } }),
    storedQuote,
    hold: { id: questionId, spots: 2, expiresAt: new Date('2037-11-21T20:20:00Z') },
    product: productWith({ required: { ...productWith().required, questions: [question as never] } }),
    kind: 'direct',
    organisationId: null,
    accountId: null,
    needsAnswer: false,
    variant: 'test',
    locale: 'en',
  });
  expect(row.traveller_notes).toMatchObject(places);
  return insertBooking(testDb.database, {
    quote: { findShip: async () => row.quote.ship, ...(transferRequest && { ride: transferRequest }) },
    answers: row.answers,
    travellerNotes: row.traveller_notes,
  });
}

async function factsOnPage(accessKey: string, locale: MessageLocale): Promise<readonly BookedFact[]> {
  const { database } = testDb;
  const { readTexts } = quoteReadersOf(database);
  const view = await showBooking({ client: database.pool, readTexts, locale }, accessKey);
  return view?.facts ?? [];
}

const mailSite = { name: 'Ashore', publicUrl: site.publicUrl, operatorAddress: 'desk@example.org' };
const event = { takenAt: null, cancelledPositions: [], refundMinor: 0, creditedMinor: 0, isGoodwill: false };
const mailHtml = (mail: {
  readonly locale: MessageLocale;
  readonly subject: string;
  readonly body: unknown;
}) => writeHtml({ ...mail } as never, testBrand).replaceAll(/<[^>]*>/g, ' ');

/** What leaves the page of the booking: emails, documents and the list for the supplier. */
async function readDocuments(id: string): Promise<Record<string, string>> {
  const { database } = testDb;
  const facts = await readFacts(database, { id }, 'en');
  const notes = (await readNotes(database.pool, [id], 'en')).get(id);
  if (!facts || !notes) throw new Error('The booking is missing.');
  const url = await makeManifestLink(database.pool, {
    bookingId: id,
    locale: 'en',
    publicUrl: site.publicUrl,
  });
  const manifest = await readManifest(database, /manifest\/(.*)\.pdf$/.exec(url)?.[1] ?? '');
  if (!manifest) throw new Error('The manifest is missing.');
  return {
    'the email to the traveller': mailHtml(
      contactPersonEmail(facts, { notification: 'confirmed', event }, mailSite),
    ),
    'the email to the supplier': mailHtml(supplierMail(facts, { notification: 'booked', notes }, mailSite)),
    'the ticket': await textOfPdf(await drawTickets(facts, site)),
    'the calendar entry': writeCalendar(facts, site)
      .replaceAll('\r\n ', '')
      .replaceAll('\\n', '\n')
      .replaceAll('\\', ''),
    'the manifest': await textOfPdf(await drawManifest(manifest, site)),
  };
}

/** Documents break lines, and mail programs read entities. */
const withoutSpaces = (text: string) => text.replaceAll('&amp;', '&').replaceAll(/[\s\u200b\u2060]+/g, '');

test.each(statedShipCases)(
  'Booking page, emails, ticket, calendar and manifest say of a ship what the summary of the checkout said: $name',
  async (oneCase) => {
    const { ship, stated, expected } = oneCase;
    const { id, accessKey } = await book(oneCase);
    const statements = statementsOf(stated);
    const ofKinds = (facts: readonly BookedFact[]) =>
      facts.filter(({ kind }) => SHIP_KINDS.some((one) => one === kind));
    for (const locale of MESSAGE_LOCALES)
      expect(ofKinds(await factsOnPage(accessKey, locale))).toEqual(
        statedFacts({ facts: [], ship, ride: statements.transferRequest }, statements, locale),
      );
    const shown = ofKinds(await factsOnPage(accessKey, 'en'));
    expect(Object.fromEntries(shown.map(({ kind, text }) => [kind, text]))).toEqual(expected);
    for (const [name, text] of Object.entries(await readDocuments(id)))
      for (const kind of SHIP_KINDS) {
        const isForTravellers = kind === 'returnPromise' && /supplier|manifest/.test(name);
        const lines = isForTravellers ? [] : (expected[kind]?.split('\n') ?? []);
        const missing = lines.filter((line) => !withoutSpaces(text).includes(withoutSpaces(line)));
        expect([name, kind, missing]).toEqual([name, kind, []]);
      }
  },
);
