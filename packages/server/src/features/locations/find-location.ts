import type { Location } from '@ashore/core/contract/locations.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { and, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/connect-database.ts';
import { locations, locationTexts } from './tables.ts';

export type FindLocation = {
  readonly locale: MessageLocale;
  /** UUID or public code. */
  readonly id?: string | undefined;
  /** Of a city: others are called alike. */
  readonly slug?: string | undefined;
};

/** A place as everybody may know it, without what is sold there. */
export type FoundLocation = Omit<Location, 'productCounts' | '_links'>;

/** A port or a sight stands in the addresses of its city. */
const city = alias(locations, 'city');

/** The place of this name, in the reader's language or else in English. */
export async function findLocation(
  { db }: Database,
  { id, slug = '', locale }: FindLocation,
): Promise<FoundLocation | undefined> {
  const isCalled = and(eq(locations.slug, slug), eq(locations.placeKind, 'city'));
  const isPlace = id === undefined ? isCalled : isNamed(id);
  const rows = await db
    .select({ place: locations, citySlug: city.slug, text: locationTexts })
    .from(locations)
    .leftJoin(city, and(eq(city.id, locations.parentId), eq(city.placeKind, 'city')))
    .innerJoin(locationTexts, eq(locationTexts.locationId, locations.id))
    .where(isPlace);
  const english = rows.find(({ text }) => text.locale === 'en');
  const row = rows.find(({ text }) => text.locale === locale) ?? english;
  if (!row) return undefined;
  const { place, citySlug, text } = row;
  return {
    locationUuid: place.id,
    slug: citySlug ?? place.slug,
    name: text.name,
    stateName: text.stateName ?? '',
    countryName: text.countryName,
    introduction: text.introduction ?? english?.text.introduction ?? null,
    isPort: place.isPort,
    latitude: place.latitude,
    longitude: place.longitude,
  };
}

function isNamed(id: string) {
  return id.length === 36 ? eq(locations.id, id) : eq(locations.code, id);
}
