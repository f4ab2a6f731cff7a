import type { ClientBase } from 'pg';
import { type ExportedReview, textsSql } from '../../catalogue/export/read-products.ts';
import type { HotelInFile, RateInFile, RoomInFile } from '../file/hotel-file.ts';

type Names = HotelInFile['names'];

export type ExportedRoom = Pick<RoomInFile, 'slug' | 'beds' | 'features'> & {
  readonly id: string;
  readonly name: Names;
  readonly description: RoomInFile['descriptions'] | null;
  readonly size_m2: number | null;
  readonly view: string | null;
  readonly max_adults: number;
  readonly max_children: number;
  readonly max_occupancy: number;
  readonly extra_beds: number;
  readonly cots: number;
  readonly capacity: number;
  readonly included_adults: number;
  readonly adult_supplement_minor: number;
  readonly single_reduction_minor: number;
  readonly child_prices: readonly { readonly untilAge: number; readonly priceMinor: number }[];
  readonly extra_bed_minor: number;
  readonly base_price_minor: number | null;
  readonly first_night: string;
  readonly prices_minor: number[];
};

export type ExportedRateDay = {
  readonly day: string;
  readonly min_nights: number | null;
  readonly max_nights: number | null;
  readonly closed_to_arrival: boolean;
  readonly closed_to_departure: boolean;
  readonly closed: boolean;
};

export type ExportedRate = Pick<RateInFile, 'slug' | 'board' | 'payment' | 'cancellation'> & {
  readonly price_share: number;
  readonly board_adult_minor: number;
  readonly board_child_minor: number;
  readonly stay_fee_minor: number;
  readonly no_show: RateInFile['noShow'];
  readonly min_nights: number;
  readonly max_nights: number;
  readonly release_days: number;
  readonly closed_to_arrival: readonly number[];
  readonly closed_to_departure: readonly number[];
  readonly markets: string[] | null;
  readonly room_type_ids: readonly string[] | null;
  readonly days: readonly ExportedRateDay[];
};

export type ExportedNight = {
  readonly room_type_id: string;
  readonly night: string;
  readonly wanted_capacity: number;
  readonly is_own_capacity: boolean;
  readonly closed: boolean;
};

/** A hotel with all that belongs to it, as stored in the tables. */
export type ExportedHotel = Pick<
  HotelInFile,
  | 'slug'
  | 'supplier'
  | 'stars'
  | 'street'
  | 'neighbourhood'
  | 'amenities'
  | 'taxes'
  | 'policies'
  | 'languages'
  | 'latitude'
  | 'longitude'
> & {
  readonly name: Names;
  readonly sub_title: Names;
  readonly short_description: Names;
  readonly long_description: HotelInFile['long'];
  readonly has_official_stars: boolean;
  readonly local_streets: NonNullable<HotelInFile['localStreets']> | null;
  readonly postal_code: string;
  readonly check_in_from: string;
  readonly check_out_until: string;
  readonly sells_until: string;
  readonly child_age: number;
  readonly cot_age: number;
  readonly motif: NonNullable<HotelInFile['motif']> | { readonly facade?: undefined };
  readonly price_rules: HotelInFile['prices'] | null;
  readonly popularity: number;
  readonly status: NonNullable<HotelInFile['status']>;
  readonly excluded: boolean;
  readonly rooms: readonly ExportedRoom[];
  readonly rates: readonly ExportedRate[];
  readonly nights: readonly ExportedNight[];
  readonly reviews: readonly ExportedReview[];
};

const list = (rows: string, order: string) =>
  `coalesce((select jsonb_agg(to_jsonb(listed) order by ${order}) from (${rows}) listed), '[]')`;

const inProduct = (column: string) =>
  `${textsSql('product_texts', 'product_id = product.id', column)} as ${column}`;
const inRoom = (column: string) =>
  `${textsSql('room_type_texts', `room_type_id = room.id and ${column} <> ''`, column)} as ${column}`;

const hotelsIn = `select product.*, hotels.*, supplier.slug as supplier,
  ${['name', 'sub_title', 'short_description', 'long_description'].map(inProduct).join(', ')},
  (select local_streets from product_points where product_id = product.id and kind = 'start' limit 1) as local_streets,
  ${list(
    `select room.*, ${inRoom('name')}, ${inRoom('description')} from room_types room where room.hotel_id = product.id`,
    'listed.position, listed.slug collate "C"',
  )} as rooms,
  ${list(
    `select rate.*, ${list('select * from rate_days where rate_plan_id = rate.id', 'listed.day')} as days
     from rate_plans rate where rate.hotel_id = product.id`,
    'listed.position, listed.slug collate "C"',
  )} as rates,
  ${list(
    `select night.* from room_nights night join room_types room on room.id = night.room_type_id
     where room.hotel_id = product.id and (night.closed or night.is_own_capacity)`,
    'listed.night',
  )} as nights,
  ${list(
    'select * from reviews where product_id = product.id',
    'listed.written_on, listed.author_name collate "C", listed.text collate "C"',
  )} as reviews
  from products product join hotels on hotels.product_id = product.id
  join organisations supplier on supplier.id = product.supplier_id
  where product.location_id = $1 and supplier.slug is not null order by product.slug collate "C"`;

/** Reads the hotels of a place. As JSON, every number stays a number and every date a plain day. */
export async function readExportedHotels(client: ClientBase, placeId: string): Promise<ExportedHotel[]> {
  const { rows } = await client.query<{ hotel: ExportedHotel }>(
    `select to_jsonb(selected) as hotel from (${hotelsIn}) selected`,
    [placeId],
  );
  return rows.map(({ hotel }) => hotel);
}
