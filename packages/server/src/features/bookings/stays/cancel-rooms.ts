import { refundsOfRooms, roomChargeAt, type SoldRoom } from '@ashore/core/booking/room-terms.ts';
import type { StoredStay } from '../../quotes/quote.ts';
import type { Booking } from '../booking.ts';
import type { SoldTicketRow } from '../cancellation/cancelled-tickets.ts';

/** Tickets of rooms with the terms under which each was sold. A ticket has the position of its room. */
function soldRooms(stay: StoredStay, tickets: readonly SoldTicketRow[]): SoldRoom[] {
  return tickets.map(({ position, priceMinor, discountMinor }) => {
    const room = stay.rooms.find((sold) => sold.position === position);
    if (!room) throw new Error(`Ticket ${position} is for no room.`);
    const { totalMinor: roomPriceMinor, cancellation } = room;
    return { priceMinor, discountMinor, roomPriceMinor, cancellation };
  });
}

/** What cancelling these rooms refunds at this moment, each by its own terms. */
export function cancelRooms(
  stay: StoredStay,
  tickets: readonly SoldTicketRow[],
  { now, currency }: Pick<Booking, 'now' | 'currency'>,
) {
  const refunds = refundsOfRooms(soldRooms(stay, tickets), { now, currency });
  return {
    priceMinor: refunds.paid.amount,
    refundMinor: refunds.refund.amount,
    discountMinor: refunds.discount.amount,
    refundPercent: refunds.refundPercent,
    until: refunds.until,
    chargeAtHotelMinor: stay.payment === 'at-hotel' ? refunds.charge.amount : 0,
  };
}

type StoredRooms = readonly StoredStay['rooms'][number][];

/** What rooms cost that are cancelled at this moment, in minor units. */
export function cancellationCharge(rooms: StoredRooms, at: Date): number {
  return rooms.reduce((sum, room) => sum + chargeAt(room, at).chargeMinor, 0);
}

/** What rooms cost whose guests did not arrive, in minor units. */
export function noShowCharge(rooms: StoredRooms): number {
  return rooms.reduce((sum, { noShowMinor }) => sum + noShowMinor, 0);
}

function chargeAt({ totalMinor: roomPriceMinor, cancellation }: StoredRooms[number], at: Date) {
  return roomChargeAt({ roomPriceMinor, cancellation }, at);
}

/** Until when every room can be cancelled without a charge; null if some of them no longer can. */
export function freeStayUntil({ rooms, payment }: StoredStay, now: Date): Date | null {
  if (payment === 'at-hotel') return null;
  const terms = rooms.map((room) => chargeAt(room, now));
  const deadlines = terms.flatMap(({ chargeMinor, until }) =>
    chargeMinor === 0 && until ? until.getTime() : [],
  );
  return deadlines.length < terms.length ? null : new Date(Math.min(...deadlines));
}
