import { distinctNames } from '@ashore/core/waivers/signature.ts';
import type { Database } from '../../../database/connect.ts';
import { transaction } from '../../../database/transaction.ts';
import { enqueueMail } from '../../../gateways/mail/outbox.ts';
import { presentWaiver, type Waiver } from '../../waivers/present-waiver.ts';
import { waiversOf } from '../../waivers/signed-waivers.ts';
import { readFacts } from '../notifications/booking-facts.ts';
import type { MailSite } from '../notifications/mail-parts.ts';
import { manifestMail } from '../notifications/manifest-mail.ts';
import { supplierLocale } from '../notifications/supplier-mail.ts';
import { readHotelFacts } from '../stays/hotel-facts.ts';
import { readNotes } from '../trip-facts/notes.ts';
import { makeManifestLink } from './manifest-links.ts';

type ManifestDeps = { readonly database: Database; readonly site: MailSite };

type Departure = {
  readonly key: string;
  readonly bookingIds: readonly string[];
  readonly languages: readonly string[];
};

/**
 * Emails suppliers the list of travellers, once for each departure, from 18:00 on the evening before at the
 * place. For each later booking the supplier gets its own email. A list missed while no worker was running is sent until the
 * departure.
 */
export async function sendManifests({ database, site }: ManifestDeps, signal: AbortSignal): Promise<number> {
  const { rows } = await database.pool.query<Departure>(DUE);
  for (const { key, bookingIds, languages } of rows) {
    signal.throwIfAborted();
    const locale = supplierLocale(languages);
    const notes = await readNotes(database.pool, bookingIds, locale);
    const [firstBookingId = ''] = bookingIds;
    const facts = await readFacts(database, { id: firstBookingId }, locale);
    if (!facts) continue;
    const waivers = await signedFor(database, bookingIds);
    const hotelFacts = facts.trip.lodging ? await readHotelFacts(database, bookingIds, locale) : new Map();
    await transaction(database, async ({ client }) => {
      const listUrl = await makeManifestLink(client, {
        bookingId: firstBookingId,
        locale,
        publicUrl: site.publicUrl,
      });
      await enqueueMail(client, {
        key,
        ...manifestMail(facts, [...notes.values()], { site, listUrl, waivers, hotelFacts }),
      });
    });
  }
  return rows.length;
}

type BookingNames = {
  readonly cartId: string;
  readonly orderNumber: string;
  readonly names: readonly string[];
  readonly are_cancelled: readonly boolean[];
};

/** Waivers signed by the travellers who still come, by order number. */
async function signedFor(
  { pool }: Database,
  bookingIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Waiver[]>> {
  const { rows } = await pool.query<BookingNames>(BOOKING_NAMES, [bookingIds]);
  const waivers = await waiversOf(
    pool,
    rows.map(({ cartId }) => cartId),
  );
  return new Map(
    rows.map(({ cartId, orderNumber, names, are_cancelled }) => {
      // The second of two travellers with the same name keeps its distinct name, even if the first has
      // cancelled.
      const coming = new Set(distinctNames(names).filter((_, index) => are_cancelled[index] === false));
      const waiversOfBooking = waivers.filter(
        (row) => row.cartId === cartId && coming.has(row.participantName),
      );
      return [orderNumber, waiversOfBooking.map(presentWaiver)];
    }),
  );
}

const BOOKING_NAMES = `
  select booking.cart_id as "cartId", booking.order_number as "orderNumber",
    array_agg(ticket.participant_name order by ticket.position) as names,
    array_agg(ticket.cancelled_at is not null order by ticket.position) as are_cancelled
  from bookings booking join booking_tickets ticket on ticket.booking_id = booking.id
    where booking.id = any($1::uuid[]) group by booking.id`;

/**
 * Departures whose list is due and not sent yet. The key is that of the email. The evening before begins less
 * than 48 hours before any start, so later starts need no look at their local time.
 */
const DUE = `
  with coming as (
    -- Bookings of a hotel that arrive on one day are one list, with any rooms.
    select case when booking.quote -> 'stay' is not null
        then 'arrivals/' || booking.product_id || '/' || (booking.quote ->> 'date')
        else 'manifest/' || (booking.quote ->> 'optionId') || '/' || (booking.quote ->> 'date') || '/' ||
        coalesce(booking.quote ->> 'time', 'day') end as key,
      booking.id, supplier.languages, booking.booked_at
    from bookings booking join organisations supplier on supplier.id = booking.supplier_id
    where booking.state = 'confirmed' and booking.starts_at > now() and booking.starts_at < now() + interval '48 hours'
      and now() at time zone booking.time_zone >= (booking.quote ->> 'date')::date - 1 + time '18:00')
  select coming.key, array_agg(coming.id order by coming.booked_at, coming.id) as "bookingIds",
    (array_agg(coming.languages::jsonb))[1] as languages
  from (select key, id, to_jsonb(languages) as languages, booked_at from coming) coming
  where not exists (select from emails email where email.key = coming.key)
  group by coming.key order by coming.key`;
