import type { ShipDetails } from '@ashore/core/contract/transfer-request.ts';
import { isShipName, shipLine, statedCall, statedOtherwise } from '@ashore/core/cruises/stated-ship.ts';
import { Failure } from '@ashore/core/errors/failure.ts';
import type { Database } from '../../../database/connect.ts';
import type { Queryable } from '../../../database/queryable.ts';
import { transaction } from '../../../database/transaction.ts';
import { openedByKeySql } from '../access.ts';
import { lockBooking } from '../booking.ts';
import { transitionBooking } from '../transition.ts';
import { readNotes } from '../trip-facts/notes.ts';
import { namedShip, readNamedShip } from './named-ship.ts';

export type ChangeShipInput = ShipDetails & {
  readonly accessKey: string;
  /** The account that calls, if the key is an order number. */
  readonly accountId?: string | undefined;
};

/** How often the ship of a booking can be corrected. Each time, the supplier gets an email. */
export const MOST_SHIP_CHANGES = 5;

/**
 * Corrects the ship of a confirmed booking, wherever the booking states it, and queues the email to the
 * supplier, in one transaction. Ticket, calendar entry and list of travellers are drawn from the same data. A correction costs
 * nothing and reveals nothing, so the guest of an organisation may make it too. A repeated call has no further effect.
 */
export async function changeShip(
  database: Database,
  { accessKey, accountId, ...details }: ChangeShipInput,
): Promise<void> {
  const { rows } = await database.pool.query<{ id: string }>(
    `select booking.id from bookings booking where ${openedByKeySql('$1', '$2')}`,
    [accessKey, accountId ?? null],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Failure('not_found');
  await transaction(database, async ({ client }) => {
    const booking = await lockBooking(client, id);
    const notes = (await readNotes(client, [id], 'en')).get(id);
    const before = notes && namedShip(notes, 'en');
    if (!before) throw new Failure('conflict', { field: 'ship' });
    const { ship } = notes;
    // Another ship has other times and other promises, so it needs another booking.
    if (ship && !isShipName(details.shipName, ship)) throw new Failure('conflict', { field: 'shipName' });
    const named = ship ? { ...details, shipName: before.shipName } : details;
    // The names of piers differ by language, so with a sailing only what differs from its timetable is compared.
    const isRepeated = ship
      ? shipLine({ ...named, ...statedOtherwise(ship, named) }) ===
        shipLine({ ...before, ...statedOtherwise(ship, statedCall(notes, ship)) })
      : shipLine(before) === shipLine(named);
    if (isRepeated) return;
    const { cutOff } = await readNamedShip(client, id, named);
    const transition = await transitionBooking(client, {
      bookingId: id,
      step: 'change_ship',
      actor: 'traveller',
      checkedFacts: { beforeCutOff: booking.now < cutOff },
      locked: booking,
    });
    if (transition.outcome !== 'taken') throw new Failure('conflict', { field: 'state' });
    await refuseTooManyChanges(client, id);
    const stated = ship && JSON.stringify(statedOtherwise(ship, named));
    await client.query(STORE, [id, shipLine(named), JSON.stringify(named), shipLine(before), stated]);
  });
}

/** Counts the change that was just recorded as well. */
async function refuseTooManyChanges(client: Queryable, bookingId: string): Promise<void> {
  const { rowCount } = await client.query(
    `select from booking_transitions where booking_id = $1 and step = 'change_ship'`,
    [bookingId],
  );
  if ((rowCount ?? 0) > MOST_SHIP_CHANGES)
    throw new Failure('unprocessable', { field: 'ship', reason: 'too_often' });
}

/**
 * $2 is the new line, $3 the new details, $4 the line before. A place of pick-up or drop-off at the ship is stored as its line
 * alone. $5 is what a traveller of a sailing states otherwise than its timetable.
 */
const STORE = `
  update bookings set
    answers = coalesce((
      select jsonb_agg(case when question.kind = 'ship' then given.answer || jsonb_build_object('answer', $2::text)
        else given.answer end order by given.position)
      from jsonb_array_elements(bookings.answers) with ordinality as given(answer, position)
      left join product_questions question on question.id = (given.answer ->> 'questionId')::uuid), '[]'),
    quote = case when quote #>> '{ride,kind}' = 'ship'
      then jsonb_set(quote, '{ride}', (quote -> 'ride') || $3::jsonb) else quote end
      || case when $5::jsonb is null then '{}'
        else jsonb_build_object('ship', (quote -> 'ship') || jsonb_build_object('stated', $5::jsonb)) end,
    traveller_notes = traveller_notes || coalesce((
      select jsonb_object_agg(place.key, place.value || jsonb_build_object('title', $2::text))
      from jsonb_each(traveller_notes) as place(key, value)
      where place.key in ('startingPointInformation', 'dropOffInformation')
        and place.value ->> 'title' = $4), '{}')
  where id = $1`;
