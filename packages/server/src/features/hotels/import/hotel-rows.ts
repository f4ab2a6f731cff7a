import { addDays, daysBetween, type LocalDate, localDate } from '@ashore/core/time/local-date-time.ts';
import { resolveDay } from '../../catalogue/file/dates.ts';
import { eachLanguageOf } from '../../catalogue/file/texts-by-language.ts';
import { type CatalogueIdentity, catalogueCode, catalogueId } from '../../catalogue/import/catalogue-id.ts';
import { weekdays } from '../../catalogue/import/option-rows.ts';
import { addOrganisation } from '../../catalogue/import/place-rows.ts';
import { addRowsOfReviews } from '../../catalogue/import/product-part-rows.ts';
import { stemOfProduct } from '../../catalogue/product-images.ts';
import { type Recipe, rowOfRecipe } from '../../images/recipe.ts';
import type { HotelFile, HotelInFile, RateInFile, RoomInFile } from '../file/hotel-file.ts';
import { NIGHTS_OF_CALENDAR, priceCalendar } from '../file/night-prices.ts';
import { stemOfRoom } from '../room-images.ts';
import { leastPriceOfHotel } from './least-price.ts';
import { type HotelRows, type HotelTable, hotelTables } from './tables.ts';

export function emptyHotelRows(): HotelRows {
  const names = Object.keys(hotelTables) as HotelTable[];
  return Object.fromEntries(names.map((name) => [name, []])) as unknown as HotelRows;
}

type PlaceOfHotels = {
  readonly id: string;
  readonly currency: string;
  readonly latitude: number;
  readonly isPort: boolean;
};

/** Adds the rows of the hotels of a place and of those who run them. */
export function addRowsOfHotels(
  rows: HotelRows,
  { place: slug, suppliers, hotels }: HotelFile,
  { place, today, calendar }: Omit<HotelContext, keyof CatalogueIdentity>,
): void {
  for (const supplier of suppliers)
    addOrganisation({ ...rows, resources: [] }, { kind: 'supplier', ...supplier }, place.id);
  for (const hotel of hotels) {
    const names = [slug, hotel.slug];
    const context = { id: catalogueId('hotel', ...names), names, place, today, calendar };
    addHotel(rows, hotel, context);
    for (const [position, rate] of hotel.rates.entries()) addRate(rows, rate, { ...context, position });
    addNights(rows, hotel, context);
    addPictures(rows, hotel, context);
    addRowsOfReviews(rows, { reviews: hotel.reviews ?? [] }, context);
  }
}

type HotelContext = CatalogueIdentity & {
  readonly place: PlaceOfHotels;
  readonly today: LocalDate;
  readonly calendar: ImportCalendar;
};

/** The nights that an import gives prices, from the day before: a place in the west is a day behind. */
export function importCalendar(today: LocalDate) {
  const first = addDays(today, -1);
  return { first, pricesByRules: priceCalendar({ first, nights: NIGHTS_OF_CALENDAR }) };
}

type ImportCalendar = ReturnType<typeof importCalendar>;

function addHotel(rows: HotelRows, hotel: HotelInFile, context: HotelContext): void {
  const { id, names, place } = context;
  const code = catalogueCode('hotel', ...names);
  const roomRows = roomRowsOf(hotel, context);
  rows.codes.push({ code, kind: 'product' });
  rows.products.push({
    id,
    code,
    type: 'hotels',
    slug: hotel.slug,
    location_id: place.id,
    supplier_id: catalogueId('supplier', hotel.supplier),
    currency: place.currency,
    price_minor: leastPriceOfHotel({
      childAge: hotel.childAge ?? USUAL_CHILD_AGE,
      cotAge: hotel.cotAge ?? USUAL_COT_AGE,
      taxes: hotel.taxes,
      rooms: roomRows,
      rates: hotel.rates.map((rate, position) => rateRowOf(rate, { ...context, position })),
    }),
    languages: hotel.languages,
    interests: [],
    latitude: hotel.latitude,
    longitude: hotel.longitude,
    // Each rate has its own terms.
    cancellation: [],
    on_request: false,
    popularity: hotel.popularity,
    required_entries: [],
    required_main_contact_data: [],
    required_participants_data: [],
    accepted_documents: ['passport'],
    status: hotel.status,
    excluded: hotel.excluded,
  });
  rows.hotels.push({
    product_id: id,
    stars: hotel.stars,
    has_official_stars: hotel.officialStars ?? false,
    street: hotel.street,
    postal_code: hotel.postalCode ?? '',
    neighbourhood: hotel.neighbourhood,
    check_in_from: hotel.checkInFrom,
    check_out_until: hotel.checkOutUntil,
    sells_until: hotel.sellsUntil ?? USUAL_SELLS_UNTIL,
    child_age: hotel.childAge ?? USUAL_CHILD_AGE,
    cot_age: hotel.cotAge ?? USUAL_COT_AGE,
    amenities: hotel.amenities,
    taxes: hotel.taxes,
    policies: hotel.policies,
    price_rules: hotel.prices ?? null,
    motif: hotel.motif ?? {},
  });
  // As the text of an array: half a thousand numbers of JSON each take the database much longer.
  for (const { prices_minor, ...row } of roomRows)
    rows.rooms.push({ ...row, prices_minor: `{${prices_minor.join()}}` });
  addTexts(rows, hotel, context);
}

export const USUAL_SELLS_UNTIL = '18:00';
export const USUAL_CHILD_AGE = 12;
export const USUAL_COT_AGE = 1;

function addTexts(rows: HotelRows, hotel: HotelInFile, { id, names }: HotelContext): void {
  const texts = {
    name: hotel.names,
    sub_title: hotel.subTitle,
    short_description: hotel.short,
    long_description: hotel.long,
  };
  eachLanguageOf(texts, (locale, text) =>
    rows.productTexts.push({
      product_id: id,
      locale,
      ...text,
      highlights: null,
      unique_selling_points: null,
    }),
  );
  const pointId = catalogueId('hotel point', ...names);
  rows.points.push({
    id: pointId,
    product_id: id,
    kind: 'start',
    slug: 'start',
    position: 0,
    street: hotel.street,
    local_streets: hotel.localStreets ?? {},
    latitude: hotel.latitude,
    longitude: hotel.longitude,
  });
  eachLanguageOf({ title: hotel.names }, (locale, text) =>
    rows.pointTexts.push({ point_id: pointId, locale, ...text }),
  );
  for (const { slug, names: name, descriptions } of hotel.rooms)
    eachLanguageOf({ name, description: descriptions }, (locale, text) =>
      rows.roomTexts.push({
        room_type_id: roomId(names, slug),
        locale,
        name: text.name ?? name.en,
        description: text.description ?? '',
      }),
    );
}

/**
 * Adds the drawn pictures of a hotel and one for each room. A hotel without a pool shows a second room instead. A hotel
 * without motifs has the photographs that operations give it.
 */
function addPictures(
  rows: HotelRows,
  { slug: hotel, motif, rooms }: HotelInFile,
  { id, names: [place = ''], place: { latitude, isPort: coastal } }: HotelContext,
): void {
  if (!motif) return;
  const recipe = { kind: 'hotel', place, hotel, ...motif, latitude, coastal } as const;
  const otherRoom = rooms.find(({ view }) => view !== motif.view) ?? rooms[0];
  const gallery: readonly Recipe[] = [
    { ...recipe, subject: 'facade' },
    { ...recipe, subject: 'room' },
    motif.pool === 'none'
      ? { ...recipe, ...pictureOfRoom(otherRoom), subject: 'room' }
      : { ...recipe, subject: 'pool' },
    { ...recipe, subject: 'breakfast' },
  ];
  for (const [position, picture] of gallery.entries()) {
    const stem = stemOfProduct(place, hotel, position);
    rows.images.push(rowOfRecipe(stem, picture));
    rows.productImages.push({ product_id: id, position, stem });
  }
  for (const room of rooms)
    rows.images.push(
      rowOfRecipe(stemOfRoom(place, hotel, room.slug), {
        ...recipe,
        ...pictureOfRoom(room),
        subject: 'room',
      }),
    );
}

function pictureOfRoom(room: RoomInFile | undefined) {
  const isTwin =
    room?.beds.some(({ bed, count }) => bed === 'single' && count === 2) && room.beds.length === 1;
  return {
    ...(room?.view !== undefined && { view: room.view }),
    ...(room && { room: room.slug }),
    ...(isTwin && { twin: true as const }),
  };
}

const roomId = (hotel: readonly string[], slug: string) => catalogueId('room type', ...hotel, slug);

function roomRowsOf(hotel: HotelInFile, { id, names, calendar: { first, pricesByRules } }: HotelContext) {
  const byRules = hotel.prices && pricesByRules(hotel.prices);
  return hotel.rooms.map((room, position) => ({
    id: roomId(names, room.slug),
    hotel_id: id,
    slug: room.slug,
    position,
    size_m2: room.sizeM2 ?? null,
    beds: room.beds,
    view: room.view ?? null,
    features: room.features,
    max_adults: room.maxAdults,
    max_children: room.maxChildren,
    max_occupancy: room.maxOccupancy,
    extra_beds: room.extraBeds,
    cots: room.cots,
    capacity: room.count,
    included_adults: room.includedAdults ?? USUAL_INCLUDED_ADULTS,
    adult_supplement_minor: room.adultSupplement ?? 0,
    single_reduction_minor: room.singleReduction ?? 0,
    child_prices: (room.childPrices ?? []).map(({ untilAge, price }) => ({ untilAge, priceMinor: price })),
    extra_bed_minor: room.extraBedPrice ?? 0,
    base_price_minor: room.price ?? null,
    ...pricesOfRoom(room, byRules, first),
  }));
}

export const USUAL_INCLUDED_ADULTS = 2;

function pricesOfRoom(
  { price, nightPrices }: RoomInFile,
  byRules: ((roomMinor: number) => number[]) | undefined,
  first: LocalDate,
) {
  if (nightPrices) return { first_night: localDate(nightPrices.from), prices_minor: nightPrices.prices };
  // A file without either is refused before.
  return { first_night: first, prices_minor: byRules?.(price ?? 0) ?? [] };
}

const numbersOf = (days: readonly (typeof weekdays)[number][] = []) =>
  days.map((day) => weekdays.indexOf(day) + 1).sort();

type RateContext = HotelContext & { readonly position: number };

function rateRowOf(rate: RateInFile, { id: hotelId, names, position }: RateContext) {
  return {
    id: catalogueId('rate plan', ...names, rate.slug),
    hotel_id: hotelId,
    slug: rate.slug,
    position,
    board: rate.board,
    payment: rate.payment,
    price_share: Math.round((rate.percent ?? 100) * 100),
    board_adult_minor: rate.boardPrice?.adult ?? 0,
    board_child_minor: rate.boardPrice?.child ?? 0,
    stay_fee_minor: rate.stayFee ?? 0,
    cancellation: rate.cancellation,
    no_show: rate.noShow,
    min_nights: rate.minNights ?? 1,
    max_nights: rate.maxNights ?? 30,
    release_days: rate.releaseDays ?? 0,
    closed_to_arrival: numbersOf(rate.closedToArrival),
    closed_to_departure: numbersOf(rate.closedToDeparture),
    markets: rate.markets ?? null,
    room_type_ids: rate.rooms?.map((slug) => roomId(names, slug)) ?? null,
  };
}

function addRate(rows: HotelRows, rate: RateInFile, context: RateContext): void {
  const { today } = context;
  const row = rateRowOf(rate, context);
  rows.rates.push(row);
  const byDay = new Map<LocalDate, Record<string, unknown>>();
  for (const { from, to, ...rule } of rate.days ?? [])
    for (const day of daysFrom(resolveDay(from, today), resolveDay(to, today)))
      byDay.set(day, {
        rate_plan_id: row.id,
        day,
        min_nights: rule.minNights ?? null,
        max_nights: rule.maxNights ?? null,
        closed_to_arrival: rule.closedToArrival ?? false,
        closed_to_departure: rule.closedToDeparture ?? false,
        closed: rule.closed ?? false,
      });
  rows.rateDays.push(...byDay.values());
}

function addNights(
  rows: HotelRows,
  { rooms, nights = [] }: HotelInFile,
  { names, today }: HotelContext,
): void {
  const counts = new Map(rooms.map(({ slug, count }) => [slug, count]));
  const byNight = new Map<string, Record<string, unknown>>();
  for (const { rooms: slugs, from, to, count, closed = false } of nights)
    for (const slug of slugs)
      for (const night of daysFrom(resolveDay(from, today), resolveDay(to, today))) {
        const capacity = count ?? counts.get(slug) ?? 0;
        byNight.set(`${slug} ${night}`, {
          room_type_id: roomId(names, slug),
          night,
          wanted_capacity: capacity,
          capacity,
          is_own_capacity: count !== undefined,
          closed,
        });
      }
  rows.nights.push(...byNight.values());
}

function daysFrom(from: LocalDate, to: LocalDate): LocalDate[] {
  return Array.from({ length: Math.max(daysBetween(from, to) + 1, 0) }, (_, index) => addDays(from, index));
}
