import type { RowTable } from '../../../database/write-rows.ts';
import { placeTables } from '../../catalogue/import/tables.ts';

const { codes, organisations, organisationTexts, products, images, productImages } = placeTables;
const { productTexts, points, pointTexts, reviews } = placeTables;

/** The tables that an import of hotels writes, ordered by their foreign keys. */
export const hotelTables = {
  codes,
  images,
  organisations,
  organisationTexts,
  products,
  productImages,
  productTexts,
  points,
  pointTexts,
  hotels: {
    name: 'hotels',
    columns: {
      product_id: 'uuid',
      stars: 'smallint',
      has_official_stars: 'boolean',
      street: 'text',
      postal_code: 'text',
      neighbourhood: 'jsonb',
      check_in_from: 'time',
      check_out_until: 'time',
      sells_until: 'time',
      child_age: 'smallint',
      cot_age: 'smallint',
      amenities: 'text[]',
      taxes: 'jsonb',
      policies: 'jsonb',
      price_rules: 'jsonb',
      motif: 'jsonb',
    },
    key: ['product_id'],
  },
  // No `owner`: the import itself removes room types, and only those that were never held.
  rooms: {
    name: 'room_types',
    columns: {
      id: 'uuid',
      hotel_id: 'uuid',
      slug: 'text',
      position: 'integer',
      size_m2: 'integer',
      beds: 'jsonb',
      view: 'text',
      features: 'text[]',
      max_adults: 'smallint',
      max_children: 'smallint',
      max_occupancy: 'smallint',
      extra_beds: 'smallint',
      cots: 'smallint',
      capacity: 'integer',
      included_adults: 'smallint',
      adult_supplement_minor: 'integer',
      single_reduction_minor: 'integer',
      child_prices: 'jsonb',
      extra_bed_minor: 'integer',
      base_price_minor: 'integer',
      first_night: 'date',
      prices_minor: 'integer[]',
    },
    key: ['id'],
  },
  roomTexts: {
    name: 'room_type_texts',
    columns: { room_type_id: 'uuid', locale: 'text', name: 'text', description: 'text' },
    key: ['room_type_id', 'locale'],
    owner: 'room_type_id',
  },
  rates: {
    name: 'rate_plans',
    columns: {
      id: 'uuid',
      hotel_id: 'uuid',
      slug: 'text',
      position: 'integer',
      board: 'text',
      payment: 'text',
      price_share: 'integer',
      board_adult_minor: 'integer',
      board_child_minor: 'integer',
      stay_fee_minor: 'integer',
      cancellation: 'jsonb',
      no_show: 'jsonb',
      min_nights: 'smallint',
      max_nights: 'smallint',
      release_days: 'smallint',
      closed_to_arrival: 'smallint[]',
      closed_to_departure: 'smallint[]',
      markets: 'text[]',
      room_type_ids: 'uuid[]',
    },
    key: ['id'],
    owner: 'hotel_id',
  },
  rateDays: {
    name: 'rate_days',
    columns: {
      rate_plan_id: 'uuid',
      day: 'date',
      min_nights: 'smallint',
      max_nights: 'smallint',
      closed_to_arrival: 'boolean',
      closed_to_departure: 'boolean',
      closed: 'boolean',
    },
    key: ['rate_plan_id', 'day'],
    owner: 'rate_plan_id',
  },
  // No `owner`: nights that operations have changed and no file names stay as they are.
  nights: {
    name: 'room_nights',
    columns: {
      room_type_id: 'uuid',
      night: 'date',
      wanted_capacity: 'integer',
      capacity: 'integer',
      is_own_capacity: 'boolean',
      closed: 'boolean',
    },
    key: ['room_type_id', 'night'],
    // What is held and sold stays promised.
    writtenAs: { capacity: 'greatest(given.capacity, old.held + old.sold)' },
  },
  reviews,
} as const satisfies Record<string, RowTable>;

export type HotelTable = keyof typeof hotelTables;
export type HotelRows = Record<HotelTable, Record<string, unknown>[]>;
