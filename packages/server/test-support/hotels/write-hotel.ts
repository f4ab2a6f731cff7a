import type { BedsOfRoom } from '@ashore/core/hotels/beds.ts';
import type { Board } from '@ashore/core/hotels/board.ts';
import { addDays, type LocalDate, localDate } from '@ashore/core/time/local-date-time.ts';
import type { Database } from '../../src/database/connect.ts';
import { catalogueCode, catalogueId } from '../../src/features/catalogue/import/catalogue-id.ts';
import { importPlaces } from '../../src/features/catalogue/import/import-catalogue.ts';
import { placeWith } from '../catalogue/place-file.ts';
import type { TestCatalogue } from '../database/test-database.ts';

const inThree = (en: string) => ({ en, de: `${en} (de)`, 'zh-Hans': `${en} (zh)` });

type RoomTypeInput = {
  readonly slug: string;
  readonly beds?: BedsOfRoom;
  readonly maxAdults?: number;
  readonly maxChildren?: number;
  readonly maxOccupancy?: number;
  readonly extraBeds?: number;
  readonly cots?: number;
  readonly capacity?: number;
  readonly includedAdults?: number;
  readonly adultSupplementMinor?: number;
  readonly singleReductionMinor?: number;
  readonly childPrices?: readonly { readonly untilAge: number; readonly priceMinor: number }[];
  readonly extraBedMinor?: number;
  /** Of each night, or of the nights from the first one on. */
  readonly priceMinor?: number;
  readonly pricesMinor?: readonly number[];
};

type RatePlanInput = {
  readonly slug: string;
  readonly board?: Board;
  readonly payment?: 'prepaid' | 'at-hotel';
  readonly priceShare?: number;
  readonly boardAdultMinor?: number;
  readonly boardChildMinor?: number;
  readonly stayFeeMinor?: number;
  readonly cancellation?: readonly object[];
  readonly noShow?: object;
  readonly minNights?: number;
  readonly maxNights?: number;
  readonly releaseDays?: number;
  readonly closedToArrival?: readonly number[];
  readonly closedToDeparture?: readonly number[];
  readonly markets?: readonly string[] | null;
  /** Slugs of its room types; null for all. */
  readonly roomTypes?: readonly string[] | null;
};

export type TestHotelInput = {
  readonly slug?: string;
  /** The slug of a place that the catalogue has. */
  readonly place?: string;
  readonly name?: string;
  readonly stars?: number;
  readonly currency?: string;
  readonly childAge?: number;
  readonly cotAge?: number;
  readonly sellsUntil?: string;
  readonly amenities?: readonly string[];
  readonly taxes?: readonly object[];
  readonly latitude?: number;
  readonly longitude?: number;
  readonly popularity?: number;
  readonly firstNight?: LocalDate;
  /** How many nights have a price from the first one on. */
  readonly nights?: number;
  readonly roomTypes?: readonly RoomTypeInput[];
  readonly ratePlans?: readonly RatePlanInput[];
};

export type TestHotel = {
  readonly id: string;
  readonly code: string;
  /** By slug. */
  readonly roomTypes: Readonly<Record<string, string>>;
  readonly ratePlans: Readonly<Record<string, string>>;
};

const freeUntilTwoDaysBefore = [
  { until: { days: 2, time: '18:00' }, charge: { kind: 'none' } },
  { until: null, charge: { kind: 'nights', nights: 1 } },
];
const neverFree = [{ until: null, charge: { kind: 'percent', percent: 100 } }];

/** A twin and a suite, at a flexible rate with breakfast and a rate without refund that is ten percent cheaper. */
const usualRoomTypes: readonly RoomTypeInput[] = [
  { slug: 'twin' },
  { slug: 'suite', priceMinor: 30_000, maxAdults: 3, maxOccupancy: 4, extraBeds: 1, cots: 1, capacity: 2 },
];
const usualRatePlans: readonly RatePlanInput[] = [
  { slug: 'flexible', board: 'breakfast', boardAdultMinor: 1_500, boardChildMinor: 800 },
  { slug: 'saver', priceShare: 9_000, cancellation: neverFree },
];

/** The first night with a price. It lies years ahead, so that the clock of the database never passes it. */
export const firstNight = localDate('2037-01-01');

/** Writes a hotel with rooms and rates into a catalogue that has its place. */
export async function writeHotel(
  { pool }: Pick<Database, 'pool'>,
  input: TestHotelInput = {},
): Promise<TestHotel> {
  const { slug = 'casa', place = 'lisbon', roomTypes = usualRoomTypes, ratePlans = usualRatePlans } = input;
  const hotel = {
    id: catalogueId('product', place, slug),
    code: catalogueCode('product', place, slug),
    roomTypes: Object.fromEntries(
      roomTypes.map((room) => [room.slug, catalogueId('room-type', place, slug, room.slug)]),
    ),
    ratePlans: Object.fromEntries(
      ratePlans.map((rate) => [rate.slug, catalogueId('rate-plan', place, slug, rate.slug)]),
    ),
  };
  await pool.query(`insert into public_codes (code, kind) values ($1, 'product')`, [hotel.code]);
  await pool.query(
    `insert into products (id, code, type, slug, location_id, supplier_id, currency, price_minor, languages,
       latitude, longitude, popularity)
     select $1, $2, 'hotels', $3, l.id, (select id from organisations where kind = 'supplier' order by id limit 1),
       $5, $6, '{en}', coalesce($7, l.latitude), coalesce($8, l.longitude), $9
     from locations l where l.slug = $4 and l.place_kind = 'city'`,
    [
      hotel.id,
      hotel.code,
      slug,
      place,
      input.currency ?? 'EUR',
      roomTypes[0]?.priceMinor ?? 16_400,
      input.latitude ?? null,
      input.longitude ?? null,
      input.popularity ?? 50,
    ],
  );
  for (const [locale, name] of Object.entries(inThree(input.name ?? 'Casa do Aguadeiro')))
    await pool.query(
      `insert into product_texts (product_id, locale, name, sub_title, short_description, long_description)
       values ($1, $2, $3, '', 'Short', '{One.,Two.}')`,
      [hotel.id, locale, name],
    );
  await pool.query(
    `insert into hotels (product_id, stars, street, postal_code, neighbourhood, check_in_from, check_out_until,
       sells_until, child_age, cot_age, amenities, taxes)
     values ($1, $2, 'Rua 1', '1100-001', $3, '15:00', '12:00', $4, $5, $6, $7, $8)`,
    [
      hotel.id,
      input.stars ?? 4,
      inThree('Alfama'),
      input.sellsUntil ?? '18:00',
      input.childAge ?? 12,
      input.cotAge ?? 1,
      input.amenities ?? ['wifi'],
      JSON.stringify(input.taxes ?? []),
    ],
  );
  for (const [position, room] of roomTypes.entries())
    await writeRoomType(pool, hotel, { ...room, position }, input);
  for (const [position, rate] of ratePlans.entries()) await writeRatePlan(pool, hotel, { ...rate, position });
  return hotel;
}

type Positioned<Input> = Input & { readonly position: number };

async function writeRoomType(
  pool: Database['pool'],
  hotel: TestHotel,
  room: Positioned<RoomTypeInput>,
  { firstNight: first = firstNight, nights = 400 }: TestHotelInput,
): Promise<void> {
  const { slug, priceMinor = 16_400, pricesMinor = Array.from({ length: nights }, () => priceMinor) } = room;
  const id = hotel.roomTypes[slug];
  await pool.query(
    `insert into room_types (id, hotel_id, slug, position, size_m2, beds, max_adults, max_children, max_occupancy,
       extra_beds, cots, capacity, included_adults, adult_supplement_minor, single_reduction_minor, child_prices,
       extra_bed_minor, first_night, prices_minor)
     values ($1, $2, $3, $4, 22, $18, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15,
       $16, $17)`,
    [
      id,
      hotel.id,
      slug,
      room.position,
      room.maxAdults ?? 2,
      room.maxChildren ?? 2,
      room.maxOccupancy ?? 3,
      room.extraBeds ?? 0,
      room.cots ?? 0,
      room.capacity ?? 5,
      room.includedAdults ?? 2,
      room.adultSupplementMinor ?? 4_000,
      room.singleReductionMinor ?? 0,
      JSON.stringify(room.childPrices ?? [{ untilAge: 12, priceMinor: 2_000 }]),
      room.extraBedMinor ?? 3_000,
      first,
      pricesMinor,
      JSON.stringify(room.beds ?? [{ bed: 'single', count: 2 }]),
    ],
  );
  for (const [locale, name] of Object.entries(inThree(`Room ${slug}`)))
    await pool.query('insert into room_type_texts (room_type_id, locale, name) values ($1, $2, $3)', [
      id,
      locale,
      name,
    ]);
}

async function writeRatePlan(
  pool: Database['pool'],
  hotel: TestHotel,
  rate: Positioned<RatePlanInput>,
): Promise<void> {
  await pool.query(
    `insert into rate_plans (id, hotel_id, slug, position, board, payment, price_share, board_adult_minor,
       board_child_minor, stay_fee_minor, cancellation, no_show, min_nights, max_nights, release_days,
       closed_to_arrival, closed_to_departure, markets, room_type_ids)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)`,
    [
      hotel.ratePlans[rate.slug],
      hotel.id,
      rate.slug,
      rate.position,
      rate.board ?? 'room-only',
      rate.payment ?? 'prepaid',
      rate.priceShare ?? 10_000,
      rate.boardAdultMinor ?? 0,
      rate.boardChildMinor ?? 0,
      rate.stayFeeMinor ?? 0,
      JSON.stringify(rate.cancellation ?? freeUntilTwoDaysBefore),
      rate.noShow ?? { kind: 'percent', percent: 100 },
      rate.minNights ?? 1,
      rate.maxNights ?? 30,
      rate.releaseDays ?? 0,
      rate.closedToArrival ?? [],
      rate.closedToDeparture ?? [],
      rate.markets ?? null,
      rate.roomTypes?.map((slug) => hotel.roomTypes[slug]) ?? null,
    ],
  );
}

/** Sells, holds or closes rooms of a type for nights, as `room_nights` counts them. */
export async function takeNights(
  { pool }: Pick<Database, 'pool'>,
  {
    roomType,
    from,
    nights = 1,
    held = 0,
    sold = 0,
    closed = false,
  }: {
    readonly roomType: string | undefined;
    readonly from: LocalDate;
    readonly nights?: number;
    readonly held?: number;
    readonly sold?: number;
    readonly closed?: boolean;
  },
): Promise<void> {
  for (let night = from; night < addDays(from, nights); night = addDays(night, 1))
    await pool.query(
      `insert into room_nights (room_type_id, night, wanted_capacity, capacity, held, sold, closed)
       select id, $2, capacity, capacity, $3, $4, $5 from room_types where id = $1
       on conflict (room_type_id, night) do update set held = excluded.held, sold = excluded.sold,
         closed = excluded.closed`,
      [roomType, night, held, sold, closed],
    );
}

/** Lisbon and Kyoto without products, with exchange rates. Tests write the hotels. */
export const hotelPlaces: TestCatalogue = {
  name: 'hotel_places',
  async load(database) {
    const lisbon = placeWith('lisbon', []);
    const kyoto = placeWith('kyoto', [], false);
    const japan = {
      country: 'JP',
      currency: 'JPY',
      timeZone: 'Asia/Tokyo',
      latitude: 35.01,
      longitude: 135.77,
    } as const;
    await importPlaces(database, {
      places: [
        lisbon,
        { ...kyoto, location: { ...kyoto.location, ...japan, countryNames: inThree('Japan') } },
      ],
      today: localDate('2036-12-01'),
    });
    await database.pool.query(
      `insert into exchange_rates (valid_on, base, currency, rate, source) values
         ('2036-12-01', 'EUR', 'USD', 1.10, 'test'), ('2036-12-01', 'EUR', 'JPY', 160, 'test'),
         ('2036-12-01', 'EUR', 'GBP', 0.88, 'test')`,
    );
  },
};
