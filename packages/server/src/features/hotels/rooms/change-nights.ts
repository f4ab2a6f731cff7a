import type { LocalDate } from '@ashore/core/time/local-date-time.ts';
import type { Database } from '../../../database/connect.ts';
import { transaction } from '../../../database/transaction.ts';
import { CREATE_NIGHTS } from '../../quotes/stays/stay-hold.queries.ts';

/** Nights of a room type, from one date to another that is not one of them. */
export type NightsOfType = {
  readonly roomTypeId: string;
  readonly from: LocalDate;
  readonly until: LocalDate;
};

/**
 * Closes or reopens nights of a room type, and returns those that changed. Existing holds and bookings stay; a closed night
 * only accepts no new ones.
 */
export async function closeNights(
  database: Database,
  { roomTypeId, from, until, closed }: NightsOfType & { readonly closed: boolean },
): Promise<LocalDate[]> {
  return await transaction(database, async ({ client }) => {
    if (closed) await client.query(CREATE_NIGHTS, [[roomTypeId], from, until]);
    const { rows } = await client.query<{ night: LocalDate }>(CLOSE_NIGHTS, [
      roomTypeId,
      from,
      until,
      closed,
    ]);
    return rows.map(({ night }) => night);
  });
}

/** A night for which more rooms are promised than its new allotment has. */
export type PromisedNight = { readonly night: LocalDate; readonly held: number; readonly sold: number };

/**
 * Sets how many rooms of a type are sold in each of these nights; null lets them follow their room type again. A cut keeps
 * what is held and sold, and returns the nights in which that is more than the allotment: nothing of it is sold again.
 */
export async function setAllotment(
  database: Database,
  { roomTypeId, from, until, rooms }: NightsOfType & { readonly rooms: number | null },
): Promise<PromisedNight[]> {
  return await transaction(database, async ({ client }) => {
    await client.query(CREATE_NIGHTS, [[roomTypeId], from, until]);
    const { rows } = await client.query<PromisedNight>(SET_ALLOTMENT, [roomTypeId, from, until, rooms]);
    return rows;
  });
}

const lockedNights = `
  locked as (
    select night.room_type_id, night.night from room_nights night
    where night.room_type_id = $1 and night.night >= $2::date and night.night < $3::date
    order by night.room_type_id, night.night for no key update)`;

const CLOSE_NIGHTS = `
  with ${lockedNights},
  changed as (
    update room_nights night set closed = $4 from locked
    where night.room_type_id = locked.room_type_id and night.night = locked.night and night.closed <> $4
    returning night.night)
  select night::text from changed order by night`;

// An expired hold keeps its rooms until it is cleared.
const SET_ALLOTMENT = `
  with ${lockedNights},
  changed as (
    update room_nights night
    set wanted_capacity = coalesce($4, room_type.capacity), is_own_capacity = $4::int is not null,
      capacity = greatest(coalesce($4, room_type.capacity), night.held + night.sold)
    from locked join room_types room_type on room_type.id = locked.room_type_id
    where night.room_type_id = locked.room_type_id and night.night = locked.night
    returning night.night, night.held, night.sold, night.wanted_capacity as wanted)
  select night::text, held, sold from changed where held + sold > wanted order by night`;
