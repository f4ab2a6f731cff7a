import type { Band } from '@ashore/core/pricing/ticket.ts';
import { personName } from '@ashore/core/text/person-name.ts';
import type { Database } from '../../database/connect-database.ts';
import { findByManifestLink } from './manifest-link.ts';
import { type BookingFacts, readFacts } from './read-facts.ts';

type Row = {
  readonly orderNumber: string;
  readonly contact: BookingFacts['contact'];
  readonly now: Date;
  readonly people: readonly {
    readonly name: string;
    readonly band: Band;
    /** Of each what the product asks for, and no more than was said. */
    readonly dateOfBirth: string | null;
    readonly gender: 'female' | 'male' | 'diverse' | null;
    readonly nationality: string | null;
    readonly passportNumber: string | null;
    readonly passportExpiry: string | null;
    readonly addressJson: string | null;
  }[];
};

/**
 * Everybody who comes to a departure, with what their papers say, for whoever has the link of its supplier. As it is now:
 * who booked since is among them, who gave up is not.
 */
export async function readManifest(database: Pick<Database, 'pool'>, secret: string) {
  const opened = await findByManifestLink(database.pool, secret);
  if (!opened) return undefined;
  const { bookingId, locale } = opened;
  const facts = await readFacts(database, { id: bookingId }, locale);
  if (!facts) return undefined;
  const { rows } = await database.pool.query<Row>(WHO_COMES, [bookingId]);
  return {
    locale,
    trip: facts.trip,
    supplierName: facts.supplierName,
    readAt: rows[0]?.now ?? facts.changedAt,
    bookings: rows.map(({ orderNumber, contact, people }) => ({
      orderNumber,
      people,
      contact: [personName(contact.firstName, contact.lastName), contact.phoneNumber]
        .filter(Boolean)
        .join(', '),
    })),
  };
}

const WHO_COMES = `
  select o.order_number as "orderNumber", o.contact, now() as now, (
      select coalesce(jsonb_agg((o.participants -> t.position) - 'answers'
        || jsonb_build_object('name', t.participant_name, 'band', t.band) order by t.position), '[]')
      from booking_tickets t where t.booking_id = o.id and t.cancelled_at is null) as people
  from bookings b
  join bookings o on o.product_id = b.product_id and o.starts_at = b.starts_at and o.supplier_id = b.supplier_id
    and o.quote ->> 'optionId' = b.quote ->> 'optionId' and o.quote ->> 'date' = b.quote ->> 'date'
    and o.quote ->> 'time' is not distinct from b.quote ->> 'time'
  where b.id = $1 and o.state in ('confirmed', 'completed')
  order by o.booked_at, o.id`;
