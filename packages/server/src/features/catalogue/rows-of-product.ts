import { cancellationPolicies } from '@ashore/core/catalogue/cancellation-policies.ts';
import { BANDS } from '@ashore/core/pricing/ticket.ts';
import type { LocalDate } from '@ashore/core/time/local-date.ts';
import { rowOfRecipe } from '../images/row-of-recipe.ts';
import { catalogueCode, catalogueId } from './catalogue-id.ts';
import { composedStem } from './composed-stem.ts';
import { eachLanguage } from './each-language.ts';
import type { PlaceFile, ProductRow } from './place-file.ts';
import type { PlaceRows } from './place-tables.ts';

type Surroundings = {
  readonly city: string;
  readonly place: PlaceFile;
  /** Which of the place's products it is. */
  readonly rank: number;
  readonly writtenOn: (monthsAgo: number) => LocalDate;
};

/** Adds the rows of a product: its texts, what belongs to it, the ways to book it, and what people said of it. */
export function rowsOfProduct(rows: PlaceRows, product: ProductRow, surroundings: Surroundings): void {
  const { city, place, rank, writtenOn } = surroundings;
  const names = [place.location.slug, product.slug];
  const id = catalogueId('product', ...names);
  addProduct(rows, product, { id, names, city, place });
  addPictures(rows, product, { id, place, rank });
  addTexts(rows, product, id);
  addFeatures(rows, product, id);
  addMeeting(rows, product, id, names);
  for (const [position, option] of optionsOf(product).entries())
    addOption(rows, product, option, { product_id: id, position, names });
  for (const [index, review] of product.reviews.entries()) {
    const { locale, name, rating, text, monthsAgo } = review;
    rows.reviews.push({
      id: catalogueId('review', ...names, index),
      product_id: id,
      locale,
      author_name: name,
      rating,
      text,
      written_on: writtenOn(monthsAgo),
    });
  }
}

type Identity = { id: string; names: readonly string[]; city: string; place: PlaceFile };

function addProduct(rows: PlaceRows, product: ProductRow, { id, names, city, place }: Identity): void {
  const { slug, type, supplier, sight, scene, prop, reviews, meeting } = product;
  const code = catalogueCode('product', ...names);
  const stars = reviews.map(({ rating }) => rating);
  rows.codes.push({ code, kind: 'product' });
  rows.products.push({
    id,
    code,
    type,
    slug,
    location_id: city,
    supplier_id: catalogueId('supplier', supplier),
    sight_id: sight === null ? null : catalogueId('sight', place.location.slug, sight),
    currency: place.location.currency,
    price_minor: product.price?.adult ?? product.group?.price,
    duration_minutes: product.durationMinutes,
    rating: stars.length === 0 ? null : Math.round((10 * sum(stars)) / stars.length) / 10,
    review_count: stars.length,
    languages: product.languages,
    interests: product.interests,
    scene,
    prop,
    latitude: meeting.latitude,
    longitude: meeting.longitude,
    cancellation: cancellationPolicies[product.cancellation],
    on_request: product.onRequest,
    min_age: product.minAge,
    max_group: product.maxGroup,
    popularity: product.popularity,
    featured_rank: product.featured ?? null,
  });
}

type PictureOf = { id: string; place: PlaceFile; rank: number };

/** How many pictures are composed for a product that brings none. */
const views = [0, 1, 2, 3, 4] as const;

function addPictures(
  rows: PlaceRows,
  { slug, scene, prop }: ProductRow,
  { id, place, rank }: PictureOf,
): void {
  const { slug: city, latitude, isPort: coastal } = place.location;
  for (const view of views) {
    const stem = composedStem(city, view === 0 ? slug : `${slug}-${view}`);
    const recipe = { kind: 'product', place: city, rank, scene, prop, view, latitude, coastal } as const;
    rows.images.push(rowOfRecipe(stem, recipe));
    rows.productImages.push({ product_id: id, position: view, stem });
  }
}

function addTexts(
  rows: PlaceRows,
  { title, subTitle, short, long, highlights }: ProductRow,
  id: string,
): void {
  eachLanguage({ en: true, de: true, 'zh-Hans': true }, (locale) => {
    const row = {
      name: title[locale] ?? null,
      sub_title: subTitle[locale] ?? null,
      short_description: short[locale] ?? null,
      long_description: long[locale] ?? null,
      highlights: highlights[locale] ?? null,
    };
    if (Object.values(row).some((text) => text !== null))
      rows.productTexts.push({ product_id: id, locale, ...row });
  });
}

function addFeatures(rows: PlaceRows, { included, excluded, bring, know }: ProductRow, id: string): void {
  for (const [kind, codes] of Object.entries({ included, excluded, bring, know }))
    for (const [position, code] of codes.entries())
      rows.features.push({ product_id: id, kind, position, code });
}

function addMeeting(
  rows: PlaceRows,
  { meeting }: ProductRow,
  product: string,
  names: readonly string[],
): void {
  const { name, ...where } = meeting;
  const id = catalogueId('start', ...names);
  rows.points.push({ id, product_id: product, kind: 'start', position: 0, ...where });
  eachLanguage(name, (locale, title) => rows.pointTexts.push({ point_id: id, locale, title }));
}

type Option = ProductRow['options'][number] | Omit<ProductRow['options'][number], 'name'>;

/** The first is the product as it is. */
function optionsOf({ price, group, options }: ProductRow): Option[] {
  return [{ price, group }, ...options];
}

type OptionOf = { product_id: string; position: number; names: readonly string[] };

function addOption(rows: PlaceRows, product: ProductRow, option: Option, { names, ...of }: OptionOf): void {
  const id = catalogueId('option', ...names, of.position);
  const duration = option.durationMinutes ?? product.durationMinutes;
  rows.options.push({ id, ...of, duration_minutes: duration, capacity: product.capacity });
  if ('name' in option)
    eachLanguage(option.name, (locale, name) => rows.optionTexts.push({ option_id: id, locale, name }));
  addSchedule(rows, product, option, id);
  for (const band of BANDS) {
    const price = band === 'group' ? option.group?.price : option.price?.[band];
    if (price === undefined) continue;
    const group = band === 'group' ? option.group : undefined;
    rows.tickets.push({
      option_id: id,
      band,
      price_minor: price,
      group_size: group?.upTo ?? null,
      extra_person_minor: group?.extraPerson ?? null,
    });
  }
}

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

function addSchedule(rows: PlaceRows, product: ProductRow, option: Option, id: string): void {
  const times = option.startTimes ?? product.startTimes;
  rows.schedules.push({
    id: catalogueId('schedule', id),
    option_id: id,
    weekdays: product.days.map((day) => weekdays.indexOf(day) + 1).sort(),
    season_from: product.season?.from ?? null,
    season_to: product.season?.to ?? null,
    local_start_times: times ?? [],
    local_opens: times ? null : (product.openHours?.from ?? null),
    local_closes: times ? null : (product.openHours?.to ?? null),
  });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
