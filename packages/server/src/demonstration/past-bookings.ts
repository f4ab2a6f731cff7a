import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { TERMS_VERSION } from '@ashore/core/booking/payment-rules.ts';
import { checkoutRequest } from '@ashore/core/contract/checkout-request.ts';
import type { QuotedTrip } from '@ashore/core/contract/quotes.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import {
  addDays,
  type LocalDate,
  localTime,
  utcMidnight,
  weekday,
} from '@ashore/core/time/local-date-time.ts';
import { localDateTimeToInstant } from '@ashore/core/time/time-zone.ts';
import type { Database } from '../database/connect.ts';
import { demoAccountId, demoOrganisation } from '../features/accounts/demo-member.ts';
import { type Booking, readBookingOfCart } from '../features/bookings/booking.ts';
import type { BookingDeps } from '../features/bookings/booking-deps.ts';
import { bookCart } from '../features/bookings/checkout/book-cart.ts';
import { readProductRequirements } from '../features/bookings/checkout/product-requirements.ts';
import { numberDocuments } from '../features/bookings/documents/number-documents.ts';
import { completeBooking } from '../features/bookings/maintenance/complete-bookings.ts';
import { nativeInventory } from '../features/quotes/holds/native-inventory.ts';
import { makeQuote } from '../features/quotes/make-quote.ts';
import { quoteReadersOf } from '../features/quotes/quote-readers.ts';
import { combineInventories } from '../gateways/inventory/combine-inventories.ts';
import { paymentsOf } from '../gateways/payments/open-payments.ts';

/** The charts of the overview show six days before today. The list shows a week more. */
const DAYS_OF_BOOKINGS = 14;

/** How many bookings a day has, from Monday to Sunday: most at the end of the week. */
const BOOKINGS_OF_WEEKDAY = [2, 3, 3, 4, 5, 6, 4] as const;

/** Trips in Lisbon that ask for nothing but names, in turn. Those that do not run on a day are passed over. */
const TRIPS = [
  { slug: 'alfama-on-foot-in-the-early-morning', time: '08:30' },
  { slug: 'jeronimos-monastery-cloister-ticket', time: '11:00' },
  { slug: 'paint-a-tile-in-graca', time: '15:00' },
  { slug: 'mouraria-at-table-from-ginjinha-to-goa', time: '11:00' },
  { slug: 'jeronimos-monastery-cloister-ticket', time: '14:30' },
  { slug: 'flamingos-on-the-tagus-by-flat-boat', time: '09:00' },
  { slug: 'paint-a-tile-in-graca', time: '10:30' },
] as const;

const GUESTS: readonly { readonly names: readonly [string, string][]; readonly locale: MessageLocale }[] = [
  {
    names: [
      ['Eleanor', 'Whitcombe'],
      ['Hugh', 'Whitcombe'],
    ],
    locale: 'en',
  },
  {
    names: [
      ['Katharina', 'Brandt'],
      ['Jonas', 'Brandt'],
    ],
    locale: 'de',
  },
  { names: [['Ines', 'Carvalho']], locale: 'en' },
  {
    names: [
      ['晓雯', '林'],
      ['子涵', '林'],
      ['建国', '林'],
    ],
    locale: 'zh-Hans',
  },
  {
    names: [
      ['Marguerite', 'Okafor'],
      ['Tobias', 'Okafor'],
    ],
    locale: 'en',
  },
];

/** A guest pays in dollars now and then. */
const CURRENCIES = ['EUR', 'EUR', 'USD', 'EUR'] as const;

type PastTrip = {
  readonly date: LocalDate;
  /** Counts bookings, and chooses trip, guest and currency. */
  readonly turn: number;
};

/**
 * Books trips of the last days for the organisation of the demonstration, as its member does: by quote, checkout and
 * completion, so that invoices and ledger balance. Each has a cart of its own, so a later start adds only what is missing, and
 * completes what an earlier one has left half made. What a day has depends on its date alone, and not on what visitors book.
 */
export async function bookPastTrips(database: Database, today: LocalDate): Promise<void> {
  const options = await findOptions(database);
  if (options.size === 0) return;
  for (let days = DAYS_OF_BOOKINGS; days >= 1; days -= 1) {
    const date = addDays(today, -days);
    const firstTurn = utcMidnight(date) / 86_400_000;
    const count = BOOKINGS_OF_WEEKDAY[weekday(date) - 1] ?? 0;
    for (let index = 0; index < count; index += 1)
      await bookOrResume(database, options, { date, turn: firstTurn + index });
  }
  await numberDocuments(database);
}

async function bookOrResume(database: Database, options: Options, trip: PastTrip): Promise<void> {
  const booking =
    (await readBookingOfCart(database.pool, cartOf(trip))) ??
    (await bookFirstAvailable(database, options, trip));
  if (booking) await dateAndComplete(database, booking, trip);
}

/** The same at every start. */
function cartOf({ date, turn }: PastTrip): string {
  const hex = createHash('sha256').update(`past trip ${date} ${turn}`).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(12, 15)}`,
    `8${hex.slice(15, 18)}`,
    hex.slice(18, 30),
  ].join('-');
}

/** The member books two days ahead, when the trip could still be bought. */
const bookedAt = (date: LocalDate, timeZone: string) =>
  localDateTimeToInstant(addDays(date, -2), localTime('10:00'), timeZone);

/** Books the first trip of the turn that runs on the day and has spots. */
async function bookFirstAvailable(
  database: Database,
  options: Options,
  pastTrip: PastTrip,
): Promise<Booking | undefined> {
  const { date, turn } = pastTrip;
  const guests = GUESTS[turn % GUESTS.length];
  const currency = CURRENCIES[turn % CURRENCIES.length];
  if (!guests || !currency) return undefined;
  for (let step = 0; step < TRIPS.length; step += 1) {
    const trip = TRIPS[(turn + step) % TRIPS.length];
    const option = trip && options.get(trip.slug);
    if (!option) continue;
    const now = bookedAt(date, option.timeZone);
    const outcome = await makeQuote(
      {
        cartId: cartOf(pastTrip),
        product: option.productId,
        optionId: option.id,
        date,
        time: localTime(trip.time),
        party: { adult: guests.names.length },
        ride: null,
        currency,
      },
      {
        quoteReaders: quoteReadersOf(database),
        inventories: combineInventories(nativeInventory(database)),
        holder: { browser: randomBytes(32), address: randomBytes(32), mostOfBrowser: 1, mostOfAddress: 1 },
        locale: guests.locale,
        now,
      },
    );
    if (outcome.outcome !== 'held') continue;
    return bookQuote(database, { quote: outcome.quote, guests, now });
  }
  return undefined;
}

type DemoOption = {
  readonly slug: string;
  readonly id: string;
  readonly productId: string;
  readonly timeZone: string;
};
type Options = ReadonlyMap<string, DemoOption>;

/** The first option of each trip. Another catalogue than the demonstration's has none. */
async function findOptions({ pool }: Database): Promise<Options> {
  const { rows } = await pool.query<DemoOption>(
    `select distinct on (product.id) product.slug, option.id, product.id as "productId",
      location.time_zone as "timeZone" from products product
     join locations location on location.id = product.location_id and location.slug = 'lisbon'
     join product_options option on option.product_id = product.id
     where product.slug = any($1) order by product.id, option.position`,
    [TRIPS.map(({ slug }) => slug)],
  );
  return new Map(rows.map((row) => [row.slug, row]));
}

type Sale = {
  readonly quote: QuotedTrip;
  readonly guests: (typeof GUESTS)[number];
  readonly now: Date;
};

const depsOf = (database: Database, now: Date): BookingDeps => ({
  database,
  inventories: combineInventories(nativeInventory(database)),
  // The organisation pays by invoice.
  payments: paymentsOf([]),
  publishableKey: null,
  quoteReaders: quoteReadersOf(database),
  readProductRequirements: (id) => readProductRequirements(database, id),
  now: () => now,
});

async function bookQuote(database: Database, { quote, guests, now }: Sale): Promise<Booking> {
  const { booking } = await bookCart(depsOf(database, now), {
    request: checkoutOf(quote, guests),
    kind: 'billed',
    organisationId: demoOrganisation.id,
    bookedBy: demoAccountId,
    accountId: null,
    variant: 'concierge',
    locale: guests.locale,
    staffLocale: 'en',
  });
  return booking;
}

/** Dates and completes a booking, unless that is done. One that a visitor has cancelled stays so. */
async function dateAndComplete(
  database: Database,
  { id, state, timeZone }: Booking,
  { date }: PastTrip,
): Promise<void> {
  if (state === 'confirmed') {
    const now = bookedAt(date, timeZone);
    await database.pool.query(BACKDATE_BOOKING, [id, now]);
    await completeBooking(depsOf(database, now), id);
  }
  await database.pool.query(SKIP_NOTIFICATIONS, [id]);
}

/** No email about a trip of the past is sent. A notification without a job would be taken for lost, and be queued again. */
const SKIP_NOTIFICATIONS = `
  update jobs set state = 'done', ended_at = now(), claimed_by = null
  where kind = 'notify-booking' and key like $1 || '/%' and state = 'waiting'`;

/** Invoice and ledger have the day on which they were written, because their numbers follow it. */
const BACKDATE_BOOKING = `
  with steps as (update booking_transitions set taken_at = $2 where booking_id = $1)
  update bookings set booked_at = $2, confirmed_at = $2 where id = $1`;

function checkoutOf(quote: QuotedTrip, { names, locale }: Sale['guests']) {
  const [[firstName, lastName] = ['', '']] = names;
  return checkoutRequest.parse({
    cart: {
      id: quote.cartId,
      currency: { id: quote.currencyCode },
      cartItems: [{ itemDetailsJson: JSON.stringify({ quoteId: quote.quoteId }) }],
      participants: names.map((name) => ({ participantName: name.join(' '), ticketType: 'adult', age: 40 })),
      persons: [{ firstName, lastName, email: 'guest@hotel-albatroz.example', locale }],
    },
    chargeRequest: { amount: quote.grandTotal, currency: quote.currencyCode, paymentMethodId: null },
    attemptId: randomUUID(),
    stripePaymentMethod: 'bill-organisation',
    acceptedTerms: TERMS_VERSION,
  });
}
