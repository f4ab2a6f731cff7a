import type { ListMap } from '@ashore/core/contract/list-map.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { and, inArray } from 'drizzle-orm';
import type { Database } from '../../database/connect-database.ts';
import { products } from '../catalogue/tables.ts';
import { isOnSale } from '../catalogue/tour.queries.ts';
import { land } from './land.ts';
import { type PinRow, selectPins, selectSights } from './list-map.queries.ts';
import { listMap } from './list-map.ts';

export type ShowListMap = {
  /** Public codes. */
  readonly codes: readonly string[];
  readonly locale: MessageLocale;
};

export type ShownListMap = {
  readonly map: ListMap;
  readonly productIds: readonly string[];
  readonly locationIds: readonly string[];
};

/** Where some products begin. What is not on sale has no pin; without any there is no map. */
export async function showListMap(
  database: Database,
  { codes, locale }: ShowListMap,
): Promise<ShownListMap | undefined> {
  const found = await database.db
    .select({ id: products.id, code: products.code })
    .from(products)
    .where(and(isOnSale(), inArray(products.code, [...codes])));
  const idOf = new Map(found.map(({ id, code }) => [code, id]));
  const ids = [...new Set(codes)].flatMap((code) => idOf.get(code) ?? []);
  const pins = ids.length === 0 ? [] : await selectPins(database, ids, locale);
  if (pins.length === 0) return undefined;
  const cities = citiesOf(pins);
  const [only, ...others] = cities;
  const sights = only && others.length === 0 ? await selectSights(database, only.id, locale) : [];
  return {
    map: listMap({ pins, sights, cities, land }),
    productIds: pins.map(({ id }) => id),
    locationIds: [...cities, ...sights].map(({ id }) => id),
  };
}

/** Those with most products first. */
function citiesOf(pins: readonly PinRow[]): PinRow['city'][] {
  const groups = [...Map.groupBy(pins, ({ city }) => city.id).values()];
  return groups
    .toSorted((one, other) => other.length - one.length)
    .flatMap(([first]) => (first ? [first.city] : []));
}
