import type { Location } from '@ashore/core/contract/locations.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/connect-database.ts';
import { locations, locationTexts } from './tables.ts';

export type FindLocation = { readonly id: string; readonly locale: MessageLocale };

/** The place with this UUID or code, in the reader's language or else in English. */
export async function findLocation(
  { db }: Database,
  { id, locale }: FindLocation,
): Promise<Location | undefined> {
  const isPlace = /^.{36}$/.test(id) ? eq(locations.id, id) : eq(locations.code, id);
  const rows = await db
    .select({ id: locations.id, slug: locations.slug, text: locationTexts })
    .from(locations)
    .innerJoin(locationTexts, eq(locationTexts.locationId, locations.id))
    .where(isPlace);
  const row =
    rows.find(({ text }) => text.locale === locale) ?? rows.find(({ text }) => text.locale === 'en');
  return (
    row && {
      locationUuid: row.id,
      name: row.text.name,
      stateName: row.text.stateName ?? '',
      countryName: row.text.countryName,
      _links: { tours: { href: `/api/tours?location=${row.id}` } },
    }
  );
}
