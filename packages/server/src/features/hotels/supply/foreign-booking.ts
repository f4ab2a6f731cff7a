import { BOARDS } from '@ashore/core/hotels/board.ts';
import { type CurrencyCode, currencyExponents } from '@ashore/core/money/currencies.ts';
import { money } from '@ashore/core/money/money.ts';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import { z } from 'zod';
import type { Queryable } from '../../../database/queryable.ts';
import type { StayOffer } from '../../../gateways/lodging/port.ts';

export type ForeignBookingState = 'requested' | 'unknown' | 'booked' | 'refused' | 'handed_over';

/** Rooms that a seller was asked to book for one of our bookings. */
export type ForeignBooking = {
  readonly id: string;
  readonly bookingId: string;
  readonly source: string;
  readonly ourReference: string;
  readonly offer: StayOffer;
  readonly state: ForeignBookingState;
  readonly reason: string | null;
  readonly theirReference: string | null;
  readonly hotelReference: string | null;
  /** What the seller takes for all rooms, as it was booked; null before it is known. */
  readonly costMinor: number | null;
  readonly requestedAt: Date;
  /** Current time of the database, by which everything is looked for again. */
  readonly now: Date;
};

/** States in which it is not known whether the seller has booked. */
export const OPEN_STATES: readonly ForeignBookingState[] = ['requested', 'unknown', 'handed_over'];

type ForeignBookingRow = Omit<ForeignBooking, 'offer'> & { readonly offer: unknown };

const columns = `id, booking_id as "bookingId", source, our_reference as "ourReference", offer, state, reason,
  their_reference as "theirReference", hotel_reference as "hotelReference",
  cost_minor::float8 as "costMinor", requested_at as "requestedAt", now() as now`;

export async function readForeignBookingOf(
  client: Queryable,
  bookingId: string,
): Promise<ForeignBooking | undefined> {
  const { rows } = await client.query<ForeignBookingRow>(
    `select ${columns} from foreign_bookings where booking_id = $1`,
    [bookingId],
  );
  return rows[0] && fromRow(rows[0]);
}

export async function lockForeignBooking(client: Queryable, id: string): Promise<ForeignBooking> {
  const { rows } = await client.query<ForeignBookingRow>(
    `select ${columns} from foreign_bookings where id = $1 for update`,
    [id],
  );
  if (!rows[0]) throw new Error(`There is no foreign booking ${id}.`);
  return fromRow(rows[0]);
}

/** Those that are to be looked for at their sellers by now, the longest overdue first. */
export async function dueForeignBookings(client: Queryable): Promise<readonly ForeignBooking[]> {
  const { rows } = await client.query<ForeignBookingRow>(
    `select ${columns} from foreign_bookings where look_at <= now() order by look_at limit 100`,
  );
  return rows.map(fromRow);
}

/** Those whose answer is known, but not yet to their bookings. */
export async function unsettledForeignBookings(client: Queryable): Promise<readonly ForeignBooking[]> {
  const { rows } = await client.query<ForeignBookingRow>(
    `select ${columns} from foreign_bookings where answered_at is not null and settled_at is null
     order by answered_at limit 100`,
  );
  return rows.map(fromRow);
}

function fromRow(row: ForeignBookingRow): ForeignBooking {
  return { ...row, offer: storedOffer.parse(row.offer) };
}

const amount = z
  .object({
    amount: z.int(),
    currency: z.string().refine((code): code is CurrencyCode => Object.hasOwn(currencyExponents, code)),
  })
  .transform((one) => money(one.amount, one.currency));

const date = z.iso.date().transform(localDate);

/** The stored form of a `StayOffer`: its JSON. */
export const storedOffer = z.object({
  hotelCode: z.string(),
  stay: z.object({ arrival: date, departure: date }),
  rooms: z
    .array(
      z.object({
        rateId: z.string(),
        position: z.int(),
        party: z.object({
          adults: z.int(),
          childrenAges: z.array(z.int()),
          nationality: z.string(),
          residence: z.string(),
          board: z.enum(BOARDS).optional(),
        }),
        roomTypeCode: z.string(),
        roomName: z.string(),
        board: z.enum(BOARDS),
        price: amount,
        cost: amount,
        cancellation: z.array(
          z.object({
            until: z.iso
              .datetime()
              .transform((text) => new Date(text))
              .nullable(),
            charge: amount,
            cost: amount,
          }),
        ),
        payAtHotel: z.array(z.object({ name: z.string(), amount })),
        notes: z.string(),
        left: z.int().nullable(),
      }),
    )
    .min(1),
}) satisfies z.ZodType<StayOffer>;
