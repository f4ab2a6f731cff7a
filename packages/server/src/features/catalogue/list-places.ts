import type { Place } from '@ashore/core/contract/locations.ts';
import type { ProductType } from '@ashore/core/contract/product-types.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/connect-database.ts';
import { selectPlaces } from './place.queries.ts';
import { products } from './tables.ts';

export type ListPlaces = {
  readonly locale: MessageLocale;
  readonly size: number;
  readonly productType?: ProductType | undefined;
};

/** Places in which something is on sale, the one most asked for first. */
export async function listPlaces(
  database: Database,
  { locale, size, productType }: ListPlaces,
): Promise<Place[]> {
  const wanted = productType && sql`and ${products.type} = ${productType}`;
  const { places } = await selectPlaces(database, { locale, size, wanted });
  return places;
}
