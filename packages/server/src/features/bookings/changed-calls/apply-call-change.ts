import { shipCancellationTexts } from '@ashore/core/booking/cancellation-reasons.ts';
import type { BookedShip } from '@ashore/core/contract/transfer-request.ts';
import { type CallChange, callChange, knownTimes, lastChoice } from '@ashore/core/cruises/call-change.ts';
import { statedCall, statedOtherwise } from '@ashore/core/cruises/stated-ship.ts';
import type { Database } from '../../../database/connect.ts';
import type { Queryable } from '../../../database/queryable.ts';
import { transaction } from '../../../database/transaction.ts';
import { findShipNow } from '../../cruises/ship-of-trip.ts';
import { storedQuoteSchema } from '../../quotes/quote.ts';
import { type Booking, lockBooking, readBooking } from '../booking.ts';
import { refundWholeBooking } from '../cancellation/cancel-by-supplier.ts';
import { transitionBooking } from '../transition.ts';
import { readNotes } from '../trip-facts/notes.ts';
import { findOtherDepartures } from './find-other-departures.ts';

/**
 * Checks a booking against the timetable of its ship, and does what a change asks for: stores the new times, notifies, offers
 * another departure, or cancels with a full refund. Everything happens in one transaction; a repeated call finds nothing to do.
 */
export async function applyCallChange(database: Database, bookingId: string): Promise<CallChange> {
  const unlocked = await readBooking(database.pool, bookingId);
  const changedCall = unlocked && (await compareCall(database.pool, unlocked));
  if (!changedCall) return 'none';
  // Other departures are read before the booking is locked: reading them takes many statements.
  const otherDepartureTimes =
    changedCall.after && !changedCall.after.isFitting
      ? await findOtherDepartures(database, changedCall, unlocked.spots)
      : [];
  return transaction(database, async ({ client }) => {
    const booking = await lockBooking(client, bookingId);
    const changedCallNow = await compareCall(client, booking);
    if (!changedCallNow) return 'none';
    const { before, after } = changedCallNow;
    // The other departures were found for another timetable. The next run decides by the new one.
    if (JSON.stringify(after) !== JSON.stringify(changedCall.after)) return 'none';
    const change = callChange({
      before,
      after,
      hasOtherDeparture: otherDepartureTimes.length > 0,
      isConfirmed: booking.state === 'confirmed',
      now: booking.now,
    });
    if (change === 'skipped' || change === 'unfit') await cancelForShip(client, booking, change);
    else if (after && change !== 'none') {
      const isOffer = change === 'offer';
      await storeShip(client, bookingId, {
        ...after,
        ...(change === 'note' && { knownTimes: knownTimes(before) }),
        ...keptPromises(before),
        ...(await lastingStatement(client, bookingId, before)),
        ...(isOffer && {
          chooseUntil: lastChoice(before, after).toISOString(),
          otherStarts: otherDepartureTimes,
        }),
      });
      // A request has no tickets yet; its confirmation states the new times.
      if (change !== 'note' && booking.state === 'confirmed')
        await transitionBooking(client, {
          bookingId,
          step: isOffer ? 'offer_other_start' : 'change_call',
          actor: 'system',
          locked: booking,
        });
    }
    return change;
  });
}

/**
 * What was promised with the sale or an offer is kept through further changes. A full refund: travellers may have booked another
 * departure. The return promise: no text states it while the trip does not fit, and it is valid again once the trip fits.
 */
function keptPromises({
  chooseUntil,
  fullRefundUntil,
  returnPromise,
}: BookedShip): Pick<BookedShip, 'fullRefundUntil' | 'returnPromise'> {
  const refundUntil = chooseUntil ?? fullRefundUntil;
  return {
    ...(refundUntil !== undefined && { fullRefundUntil: refundUntil }),
    ...(returnPromise && { returnPromise }),
  };
}

/**
 * What the travellers state otherwise than the timetable before the change. Details of the checkout that only repeat that timetable
 * would look like a statement of theirs after the change, so they are left out.
 */
async function lastingStatement(
  client: Queryable,
  bookingId: string,
  before: BookedShip,
): Promise<Pick<BookedShip, 'stated'>> {
  const notes = (await readNotes(client, [bookingId], 'en')).get(bookingId);
  // What was stated once stays, also while the timetable happens to say the same.
  const stated = before.stated ?? (notes && statedOtherwise(before, statedCall(notes, before)));
  return stated ? { stated } : {};
}

/** States of bookings whose travellers may still go on their trip. */
export const CHECKED_STATES: readonly Booking['state'][] = ['on_request', 'accepted', 'confirmed'];

/** The ship of a booking as it is stated there and as it is in the timetable. Undefined if there is nothing to check. */
export async function compareCall(client: Queryable, { quote, state, startsAt, now }: Booking) {
  const trip = storedQuoteSchema.parse(quote);
  if (!trip.ship || !CHECKED_STATES.includes(state) || startsAt <= now) return undefined;
  return { trip, before: trip.ship, after: await findShipNow(client, trip.ship, trip), now };
}

async function cancelForShip(
  client: Queryable,
  booking: Booking,
  why: keyof typeof shipCancellationTexts,
): Promise<void> {
  const transition = await transitionBooking(client, {
    bookingId: booking.id,
    step: 'cancel_for_ship',
    actor: 'system',
    reason: shipCancellationTexts[why][booking.locale],
    locked: booking,
  });
  if (transition.outcome === 'taken')
    await refundWholeBooking(client, transition.booking, 'cancelled_for_ship');
}

async function storeShip(client: Queryable, bookingId: string, ship: BookedShip): Promise<void> {
  await client.query(`update bookings set quote = jsonb_set(quote, '{ship}', $2::jsonb) where id = $1`, [
    bookingId,
    JSON.stringify(ship),
  ]);
}
