import type { ListMap } from '@ashore/core/contract/maps.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { Database } from '../../database/connect.ts';
import { land } from './land.ts';
import { type PinRow, selectPins, selectSights } from './list-map.queries.ts';
import { drawListMap } from './list-map.ts';

export type ShowListMapInput = {
  /** Public codes. */
  readonly codes: readonly string[];
  readonly locale: MessageLocale;
};

export type ShownListMap = {
  readonly map: ListMap;
  readonly productIds: readonly string[];
  readonly locationIds: readonly string[];
};

/**
 * Draws a map of the starting points of these products. Products that are not on sale have no pin; without
 * pins there is no map.
 */
export async function showListMap(
  database: Database,
  { codes, locale }: ShowListMapInput,
): Promise<ShownListMap | undefined> {
  const pins = await selectPins(database, codes, locale);
  if (pins.length === 0) return undefined;
  const cities = citiesOf(pins);
  const [only, ...others] = cities;
  const sights = only && others.length === 0 ? await selectSights(database, only.id, locale) : [];
  return {
    map: drawListMap({ pins, sights, cities, land }),
    productIds: pins.map(({ id }) => id),
    locationIds: [...cities, ...sights].map(({ id }) => id),
  };
}

/** The cities of the pins, those with most products first. */
function citiesOf(pins: readonly PinRow[]): PinRow['city'][] {
  const groups = [...Map.groupBy(pins, ({ city }) => city.id).values()];
  return groups
    .toSorted((one, other) => other.length - one.length)
    .flatMap(([first]) => (first ? [first.city] : []));
}
