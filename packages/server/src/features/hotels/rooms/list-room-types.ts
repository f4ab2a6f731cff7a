import type { LocalDate } from '@ashore/core/time/local-date-time.ts';
import { localDateAt } from '@ashore/core/time/time-zone.ts';
import type { Database } from '../../../database/connect.ts';

export type HotelRoomType = { readonly id: string; readonly slug: string; readonly capacity: number };

export type HotelRooms = {
  readonly id: string;
  readonly name: string;
  /** The day at the hotel. */
  readonly today: LocalDate;
  readonly roomTypes: readonly HotelRoomType[];
};

/** A hotel and its room types, by its public code. Undefined if no hotel has the code. */
export async function listRoomTypes(
  { pool }: Pick<Database, 'pool'>,
  code: string,
): Promise<HotelRooms | undefined> {
  const { rows } = await pool.query<Omit<HotelRooms, 'today'> & { readonly timeZone: string }>(
    `select product.id, text.name, location.time_zone as "timeZone", (
       select jsonb_agg(jsonb_build_object('id', room.id, 'slug', room.slug, 'capacity', room.capacity)
         order by room.position, room.slug)
       from room_types room where room.hotel_id = product.id) as "roomTypes"
     from products product join hotels on hotels.product_id = product.id
     join locations location on location.id = product.location_id
     join product_texts text on text.product_id = product.id and text.locale = 'en'
     where product.code = $1`,
    [code],
  );
  const [hotel] = rows;
  if (!hotel) return undefined;
  const { timeZone, ...rooms } = hotel;
  return { ...rooms, today: localDateAt(new Date(), timeZone) };
}

export type ListedNight = {
  readonly slug: string;
  readonly night: LocalDate;
  readonly capacity: number;
  readonly held: number;
  readonly sold: number;
  readonly closed: boolean;
};

/** Each room type in each of these nights. A night without a row has the capacity of its room type. */
export async function listNights(
  { pool }: Pick<Database, 'pool'>,
  { hotelId, from, until }: { readonly hotelId: string; readonly from: LocalDate; readonly until: LocalDate },
): Promise<ListedNight[]> {
  const { rows } = await pool.query<ListedNight>(
    `select room.slug, day::date::text as night, coalesce(night.wanted_capacity, room.capacity) as capacity,
       coalesce(night.held, 0) as held, coalesce(night.sold, 0) as sold, coalesce(night.closed, false) as closed
     from room_types room cross join generate_series($2::date, $3::date - 1, interval '1 day') day
     left join room_nights night on night.room_type_id = room.id and night.night = day::date
     where room.hotel_id = $1 order by day, room.position, room.slug`,
    [hotelId, from, until],
  );
  return rows;
}
