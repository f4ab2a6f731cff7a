import { splitRoomCost } from '@ashore/core/booking/ledger.ts';
import { allocateMoney, type Money, money, subtract } from '@ashore/core/money/money.ts';
import type { Queryable } from '../../../database/queryable.ts';
import { writeMovement } from '../../payments/ledger.ts';
import type { ForeignBooking } from './foreign-booking.ts';

/** Records what the seller gets for the rooms that it has booked, in the transaction that records the booking. */
export async function writeRoomCost(
  client: Queryable,
  { bookingId }: Pick<ForeignBooking, 'bookingId'>,
  cost: Money,
): Promise<void> {
  await writeMovement(client, { name: `rooms/${bookingId}`, bookingId, entries: splitRoomCost(cost) });
}

export type CancelledRoomCost = {
  readonly theirReference: string;
  readonly position: number;
  /** `cancelled`: a room of the booking, which the seller gets the charge for instead. Of all others it gets the charge only. */
  readonly why: 'cancelled' | 'duplicate' | 'unwanted';
  readonly charge: Money;
};

/** Records what the seller gets for a cancelled room instead of its cost, in the transaction that records the cancellation. */
export async function writeCancelledRoom(
  client: Queryable,
  locked: ForeignBooking,
  { theirReference, position, why, charge }: CancelledRoomCost,
): Promise<void> {
  const { id, bookingId } = locked;
  const instead = why === 'cancelled' ? costOfRoom(locked, position) : money(0, charge.currency);
  await writeMovement(client, {
    name: `room-cancelled/${id}/${theirReference}/${position}`,
    bookingId,
    entries: splitRoomCost(subtract(charge, instead)),
  });
}

/** The part of the seller's total that a room costs: as much of it as of what was promised. */
function costOfRoom({ offer, costMinor }: ForeignBooking, position: number): Money {
  const index = offer.rooms.findIndex((room) => room.position === position);
  const [first] = offer.rooms;
  if (!first || index < 0) throw new Error(`There is no room ${position}.`);
  const total = money(costMinor ?? 0, first.cost.currency);
  const weights = offer.rooms.map(({ cost }) => cost.amount);
  return allocateMoney(total, weights)[index] ?? money(0, first.cost.currency);
}

export type SellerStatementLine = {
  readonly source: string;
  readonly currency: string;
  readonly owedMinor: number;
  readonly orderNumber: string;
  readonly theirReference: string;
  readonly hotelReference: string | null;
  readonly hotelCode: string;
  readonly arrival: string;
};

/** What each seller gets for the stays that begin within a month, by seller, currency, arrival and order. */
export async function listSellerStatement(
  client: Queryable,
  { from, until }: { readonly from: string; readonly until: string },
): Promise<readonly SellerStatementLine[]> {
  const { rows } = await client.query<SellerStatementLine>(
    `select foreign_booking.source, entry.currency, sum(entry.amount_minor)::float8 as "owedMinor",
       booking.order_number as "orderNumber", coalesce(foreign_booking.their_reference, '') as "theirReference",
       foreign_booking.hotel_reference as "hotelReference", foreign_booking.offer ->> 'hotelCode' as "hotelCode",
       foreign_booking.offer #>> '{stay,arrival}' as arrival
     from ledger_entries entry
     join foreign_bookings foreign_booking on foreign_booking.booking_id = entry.booking_id
     join bookings booking on booking.id = entry.booking_id
     where entry.account = 'seller' and foreign_booking.offer #>> '{stay,arrival}' between $1 and $2
     group by foreign_booking.id, booking.id, entry.currency having sum(entry.amount_minor) <> 0
     order by foreign_booking.source, entry.currency, arrival, booking.order_number`,
    [from, until],
  );
  return rows;
}
