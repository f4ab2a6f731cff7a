import type { DocumentKind } from '@ashore/core/catalogue/required-data.ts';
import type { FactKind } from '@ashore/core/contract/values/fact-kinds.ts';
import { sideBySide } from '@ashore/core/locale/intl.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { TicketType } from '@ashore/core/pricing/ticket.ts';
import { personName } from '@ashore/core/text/person-name.ts';
import type { Database } from '../../../database/connect.ts';
import { type BookingFacts, readFacts } from '../notifications/booking-facts.ts';
import { readHotelFacts } from '../stays/hotel-facts.ts';
import { type BookingNotes, readNotes } from '../trip-facts/notes.ts';
import { requestFacts } from '../trip-facts/request-facts.ts';
import { findManifestLink } from './manifest-links.ts';

type ManifestRow = {
  readonly id: string;
  readonly orderNumber: string;
  readonly contact: BookingFacts['contact'];
  readonly now: Date;
  readonly people: readonly {
    readonly name: string;
    readonly band: TicketType;
    /** Identity data that the product requires, as far as the traveller gave it. */
    readonly dateOfBirth: string | null;
    /** Missing in bookings made before ages were asked for. */
    readonly age?: number | null;
    readonly gender: 'female' | 'male' | 'diverse' | null;
    readonly nationality: string | null;
    /** Kind of identity document. Missing in bookings made before it was asked for. */
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
  const openedManifest = await findManifestLink(database.pool, secret);
  if (!openedManifest) return undefined;
  const { bookingId, locale } = openedManifest;
  const facts = await readFacts(database, { id: bookingId }, locale);
  if (!facts) return undefined;
  const { rows } = await database.pool.query<ManifestRow>(TRAVELLERS_OF_DEPARTURE, [bookingId]);
  const notes = await readNotes(
    database.pool,
    rows.map(({ id }) => id),
    locale,
  );
  const ids = rows.map(({ id }) => id);
  const hotelFacts = facts.trip.lodging ? await readHotelFacts(database, ids, locale) : new Map();
  return {
    locale,
    trip: facts.trip,
    facts: facts.trip.lodging ? [] : facts.facts.filter(({ kind }) => factsOfDeparture.includes(kind)),
    supplierName: facts.supplierName,
    // If no traveller is left: when the booking of the link last changed.
    readAt: rows[0]?.now ?? facts.changedAt,
    bookings: rows.map(({ id, orderNumber, contact, people }) => ({
      orderNumber,
      people,
      requests: hotelFacts.get(orderNumber) ?? requestsOf(notes.get(id), locale),
      contact: sideBySide([personName(contact.firstName, contact.lastName), contact.phoneNumber], locale),
    })),
  };
}

/** Facts that all bookings of a departure share. The head of the manifest already states the day and the start time. */
const factsOfDeparture: readonly FactKind[] = ['end', 'duration', 'meeting'];

function requestsOf(notes: BookingNotes | undefined, locale: MessageLocale) {
  return notes ? requestFacts(notes, locale) : [];
}

/** Answers are left out, because the manifest states them among the requests of each booking. */
const TRAVELLERS_OF_DEPARTURE = `
  select listed.id, listed.order_number as "orderNumber", listed.contact, now() as now, (
      select coalesce(jsonb_agg((listed.participants -> ticket.position) - 'answers' - 'otherGuests'
        || jsonb_build_object('name', ticket.participant_name, 'band', ticket.band) order by ticket.position), '[]')
      from booking_tickets ticket where ticket.booking_id = listed.id and ticket.cancelled_at is null) as people
  from bookings booking
  join bookings listed on listed.product_id = booking.product_id and listed.starts_at = booking.starts_at
    and listed.supplier_id = booking.supplier_id
    and (booking.quote -> 'stay' is not null or listed.quote ->> 'optionId' = booking.quote ->> 'optionId') and listed.quote ->> 'date' = booking.quote ->> 'date'
    and listed.quote ->> 'time' is not distinct from booking.quote ->> 'time'
  where booking.id = $1 and listed.state in ('confirmed', 'completed')
  order by listed.booked_at, listed.id`;
