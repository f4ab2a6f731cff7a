import type { DocumentKind } from '@ashore/core/catalogue/required-data.ts';
import type { FactKind } from '@ashore/core/contract/values/booked-fact.ts';
import { sideBySide } from '@ashore/core/locale/intl.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { Band } from '@ashore/core/pricing/ticket.ts';
import { personName } from '@ashore/core/text/person-name.ts';
import type { Database } from '../../../database/connect.ts';
import type { Queryable } from '../../../database/queryable.ts';
import { hashOf, newMailSecret } from '../../../gateways/mail/mail-token.ts';
import { type BookingFacts, readFacts } from '../notifications/booking-facts.ts';
import { type BookingNotes, readNotes } from '../trip-facts/notes.ts';
import { requestFacts } from '../trip-facts/request-facts.ts';

type ManifestRow = {
  readonly id: string;
  readonly orderNumber: string;
  readonly contact: BookingFacts['contact'];
  readonly now: Date;
  readonly people: readonly {
    readonly name: string;
    readonly band: Band;
    /** Identity data that the product requires, as far as the traveller gave it. */
    readonly dateOfBirth: string | null;
    /** Missing in bookings of a time when no age was asked. */
    readonly age?: number | null;
    readonly gender: 'female' | 'male' | 'diverse' | null;
    readonly nationality: string | null;
    /** Missing in bookings of a time when no kind was asked. */
    readonly documentKind?: DocumentKind | null;
    readonly passportNumber: string | null;
    readonly passportExpiry: string | null;
    readonly addressJson: string | null;
  }[];
};

/**
 * Lists all travellers of a departure with their identity data, for a holder of the supplier's link. The list
 * is current: it includes later bookings and leaves out cancelled tickets.
 */
export async function readManifest(database: Pick<Database, 'pool'>, secret: string) {
  const link = await findByManifestLink(database.pool, secret);
  if (!link) return undefined;
  const { bookingId, locale } = link;
  const facts = await readFacts(database, { id: bookingId }, locale);
  if (!facts) return undefined;
  const { rows } = await database.pool.query<ManifestRow>(TRAVELLERS_OF_DEPARTURE, [bookingId]);
  const notes = await readNotes(
    database.pool,
    rows.map(({ id }) => id),
    locale,
  );
  return {
    locale,
    trip: facts.trip,
    facts: facts.facts.filter(({ kind }) => factsOfDeparture.includes(kind)),
    supplierName: facts.supplierName,
    readAt: rows[0]?.now ?? facts.changedAt,
    bookings: rows.map(({ id, orderNumber, contact, people }) => ({
      orderNumber,
      people,
      requests: requestsOf(notes.get(id), locale),
      contact: sideBySide([personName(contact.firstName, contact.lastName), contact.phoneNumber], locale),
    })),
  };
}

/** Facts that all bookings of a departure share. The manifest states its day and start at its head. */
const factsOfDeparture: readonly FactKind[] = ['end', 'duration', 'meeting'];

function requestsOf(notes: BookingNotes | undefined, locale: MessageLocale) {
  return notes ? requestFacts(notes, locale) : [];
}

const TRAVELLERS_OF_DEPARTURE = `
  select listed.id, listed.order_number as "orderNumber", listed.contact, now() as now, (
      select coalesce(jsonb_agg((listed.participants -> ticket.position) - 'answers'
        || jsonb_build_object('name', ticket.participant_name, 'band', ticket.band) order by ticket.position), '[]')
      from booking_tickets ticket where ticket.booking_id = listed.id and ticket.cancelled_at is null) as people
  from bookings booking
  join bookings listed on listed.product_id = booking.product_id and listed.starts_at = booking.starts_at
    and listed.supplier_id = booking.supplier_id
    and listed.quote ->> 'optionId' = booking.quote ->> 'optionId' and listed.quote ->> 'date' = booking.quote ->> 'date'
    and listed.quote ->> 'time' is not distinct from booking.quote ->> 'time'
  where booking.id = $1 and listed.state in ('confirmed', 'completed')
  order by listed.booked_at, listed.id`;

type ManifestLink = {
  /** Any booking of the departure. */
  readonly bookingId: string;
  readonly locale: MessageLocale;
  readonly publicUrl: string;
};

/**
 * Days after its end that a departure's list stays open. The supplier may need it to look up who was there,
 * for example after an accident.
 */
const OPEN_DAYS = 3;

/** Creates the link to a departure's list of travellers, for the email written in the same transaction. */
export async function makeManifestLink(
  client: Queryable,
  { bookingId, locale, publicUrl }: ManifestLink,
): Promise<string> {
  const secret = newMailSecret();
  await client.query(
    `insert into manifest_links (hash, booking_id, locale, open_until)
     select $1, id, $3, ends_at + make_interval(days => $4) from bookings where id = $2`,
    [hashOf(secret), bookingId, locale, OPEN_DAYS],
  );
  return `${publicUrl}/papers/manifest/${secret}.pdf`;
}

type OpenedManifest = { readonly bookingId: string; readonly locale: MessageLocale };

/** Finds the departure that a link's secret opens; undefined once the link has expired. */
async function findByManifestLink(client: Queryable, secret: string): Promise<OpenedManifest | undefined> {
  const { rows } = await client.query<OpenedManifest>(
    'select booking_id as "bookingId", locale from manifest_links where hash = $1 and open_until > now()',
    [hashOf(secret)],
  );
  return rows[0];
}

/** Deletes expired links. */
export async function purgeManifestLinks(client: Queryable): Promise<number> {
  const { rowCount } = await client.query(
    `delete from manifest_links where hash in (
       select hash from manifest_links where open_until < now() order by open_until limit 1000)`,
  );
  return rowCount ?? 0;
}
