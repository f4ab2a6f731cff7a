import type { Band } from '@ashore/core/pricing/ticket.ts';
import type { Queryable } from '../../database/queryable.ts';

/** A ticket as it was sold; its position names it. */
export type SoldTicketRow = {
  readonly position: number;
  readonly band: Band;
  readonly priceMinor: number;
  readonly discountMinor: number;
  readonly isCancelled: boolean;
  /** Those of one deed have the same instant, to the last digit. */
  readonly cancelledAt: string | null;
};

export async function readSoldTickets(
  client: Queryable,
  bookingId: string,
): Promise<readonly SoldTicketRow[]> {
  const { rows } = await client.query<SoldTicketRow>(
    `select position, band, price_minor::float8 as "priceMinor", discount_minor::float8 as "discountMinor",
       cancelled_at is not null as "isCancelled", cancelled_at::text as "cancelledAt"
     from booking_tickets where booking_id = $1 order by position`,
    [bookingId],
  );
  return rows;
}
