import type { Queryable } from '../../../database/queryable.ts';
import { enqueueJob } from '../../../database/queue/enqueue-job.ts';
import type { SellerBooking, StayOffer } from '../../../gateways/lodging/port.ts';
import { type ForeignBooking, OPEN_STATES } from './foreign-booking.ts';
import { nextLook } from './look-times.ts';
import { writeRoomCost } from './room-costs.ts';

/** How long after a known booking the seller is asked whether it has booked twice, in seconds. */
const DUPLICATE_SECONDS = 60;
/** How often the seller is asked for the hotel's own number, in seconds. */
const NUMBER_SECONDS = 24 * 3_600;

/** The hotel or the seller has cancelled what it had confirmed. */
const MISSING = 'the seller does not have the booking any more';

/**
 * Records what the seller has under our reference. The first booking that is as ordered counts, and stays so. All others
 * are cancelled at the seller, also those that appear after the booking was declined. Runs in the transaction that has
 * locked the foreign booking.
 */
export async function recordSellerBookings(
  client: Queryable,
  locked: ForeignBooking,
  bookings: readonly SellerBooking[],
): Promise<void> {
  const active = bookings
    .filter(({ state }) => state !== 'cancelled')
    .toSorted((left, right) => (left.theirReference < right.theirReference ? -1 : 1));
  const own = active.find((booking) => isOwn(locked, booking));
  for (const booking of active)
    if (booking !== own) await cancelAtSeller(client, locked, { booking, hasOwn: own !== undefined });
  if (own) await recordOwn(client, locked, own);
  else if (locked.state === 'booked') await noteLook(client, locked, MISSING);
  else if (OPEN_STATES.includes(locked.state) && active.length > 0)
    await recordRefusal(client, locked, 'not as ordered');
  else if (locked.state === 'refused') await noteLook(client, locked, locked.reason);
}

function isOwn(locked: ForeignBooking, booking: SellerBooking): boolean {
  if (locked.state === 'booked') return booking.theirReference === locked.theirReference;
  return OPEN_STATES.includes(locked.state) && isAsOrdered(locked.offer, booking);
}

/** Whether it is confirmed, for this hotel and these nights, with every room for the very guests. */
function isAsOrdered({ hotelCode, stay, rooms }: StayOffer, booking: SellerBooking): boolean {
  const guests = ({ adults, childrenAges }: SellerBooking['rooms'][number]['party']) =>
    [adults, ...childrenAges.toSorted((left, right) => left - right)].join();
  return (
    booking.state === 'confirmed' &&
    booking.hotelCode === hotelCode &&
    booking.stay.arrival === stay.arrival &&
    booking.stay.departure === stay.departure &&
    booking.rooms.length === rooms.length &&
    rooms.every(({ position, party }) =>
      booking.rooms.some(
        (room) => room.position === position && !room.isCancelled && guests(room.party) === guests(party),
      ),
    )
  );
}

async function recordOwn(client: Queryable, locked: ForeignBooking, own: SellerBooking): Promise<void> {
  const isNew = locked.state !== 'booked';
  const isWaitingForNumber = own.hotelReference === null && locked.now < lastLook(locked.offer);
  const pause = isWaitingForNumber ? NUMBER_SECONDS : null;
  await client.query(
    `update foreign_bookings set state = 'booked', reason = null, their_reference = $2,
       hotel_reference = coalesce($3, hotel_reference), cost_minor = coalesce(cost_minor, $4),
       answered_at = coalesce(answered_at, now()), look_at = now() + make_interval(secs => $5)
     where id = $1`,
    [locked.id, own.theirReference, own.hotelReference, own.cost.amount, isNew ? DUPLICATE_SECONDS : pause],
  );
  if (isNew) await writeRoomCost(client, locked, own.cost);
  // A number that comes with the booking is in its confirmation.
  if (!isNew && locked.hotelReference === null && own.hotelReference !== null)
    await enqueueJob(client, {
      kind: 'notify-booking',
      key: `${locked.bookingId}/hotel_number`,
      payload: { bookingId: locked.bookingId, about: 'hotel_number' },
    });
}

/** The end of the day of arrival, wherever the hotel is. */
function lastLook({ stay }: StayOffer): Date {
  return new Date(Date.parse(`${stay.arrival}T00:00:00Z`) + 36 * 3_600_000);
}

type WrongBooking = { readonly booking: SellerBooking; readonly hasOwn: boolean };

async function cancelAtSeller(
  client: Queryable,
  { id }: ForeignBooking,
  { booking, hasOwn }: WrongBooking,
): Promise<void> {
  const positions = booking.rooms.flatMap(({ position, isCancelled }) => (isCancelled ? [] : [position]));
  await client.query(
    `insert into foreign_cancellations (foreign_booking_id, their_reference, position, why, promised_minor)
     select $1, $2, room.position, $3, 0 from unnest($4::smallint[]) as room (position)
     on conflict do nothing`,
    [id, booking.theirReference, hasOwn ? 'duplicate' : 'unwanted', positions],
  );
}

/** Records that the seller has not booked and will not. `isWatched`: it is looked for until a day has passed. */
export async function recordRefusal(
  client: Queryable,
  locked: ForeignBooking,
  reason: string,
  { isWatched = true }: { readonly isWatched?: boolean } = {},
): Promise<void> {
  if (!OPEN_STATES.includes(locked.state)) return;
  await client.query(
    `update foreign_bookings set state = 'refused', reason = left($2, 200), answered_at = now(), look_at = $3
     where id = $1`,
    [locked.id, reason, isWatched ? (nextLook(locked.requestedAt, locked.now) ?? null) : null],
  );
}

/** Records that the seller does not know our reference, long after it was sent. */
export async function recordAbsence(client: Queryable, locked: ForeignBooking): Promise<void> {
  if (OPEN_STATES.includes(locked.state)) return recordRefusal(client, locked, 'not found at the seller');
  await noteLook(client, locked, locked.state === 'booked' ? MISSING : locked.reason);
}

/**
 * Records that it is not known whether the seller has booked. After the last look operations decide; the money stays
 * authorised until then.
 */
export async function recordUnknown(
  client: Queryable,
  locked: ForeignBooking,
  reason: string,
): Promise<void> {
  if (!OPEN_STATES.includes(locked.state)) return noteLook(client, locked, reason);
  const next = nextLook(locked.requestedAt, locked.now);
  await client.query(
    `update foreign_bookings set state = $2, reason = left($3, 200), look_at = $4 where id = $1`,
    [locked.id, next ? 'unknown' : 'handed_over', reason, next ?? null],
  );
  // Recurring work comes once a minute, which is too late for the first look.
  if (next && locked.state === 'requested')
    await enqueueJob(client, {
      kind: 'follow-foreign-bookings',
      key: `${locked.id}/first`,
      payload: {},
      dueAt: next,
    });
}

/** Records what is wrong with a booking whose state stays, and when it is looked for again. */
async function noteLook(client: Queryable, locked: ForeignBooking, reason: string | null): Promise<void> {
  const daily = locked.now < lastLook(locked.offer) ? nextDay(locked.now) : undefined;
  const next = locked.state === 'booked' ? daily : nextLook(locked.requestedAt, locked.now);
  await client.query('update foreign_bookings set reason = left($2, 200), look_at = $3 where id = $1', [
    locked.id,
    reason,
    next ?? null,
  ]);
}

function nextDay(now: Date): Date {
  return new Date(now.getTime() + NUMBER_SECONDS * 1_000);
}
