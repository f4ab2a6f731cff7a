import type { SearchResult } from '@ashore/core/contract/search/search.ts';
import { MAX_QUERY_LENGTH } from '@ashore/core/contract/values/limits.ts';
import type { Locale } from '@ashore/core/locale/locales.ts';

/** A place with hotels, as its list names it. */
export type HotelPlace = { readonly slug: string; readonly name: string };

export type FoundPlace = HotelPlace & { readonly countryName: string; readonly hotelCount: number };

const MAX_PLACES = 8;

/** The place with hotels that fits the typed text best. */
export async function findPlace(pattern: string): Promise<HotelPlace | undefined> {
  const { api } = await import('../../../api/browser-client.ts');
  const { _embedded } = await api.locations.search({ pattern, products: 'hotels' });
  return _embedded.locationList[0];
}

/** The page of the hotel whose name was typed instead of a place. */
export async function findHotelPath(typed: string, lang: Locale): Promise<string | undefined> {
  const { api } = await import('../../../api/browser-client.ts');
  return namedHotelPath(await api.search.find({ query: typed, lang }));
}

/** The page of the hotel that a search found by its name. */
export function namedHotelPath({ lodging }: Pick<SearchResult, 'lodging'>): string | undefined {
  return lodging?.isMeant === false ? lodging.hotels[0]?.normalizedUrlPath : undefined;
}

/** A place without hotels, the nearest one with hotels, and how far away that is. */
export type NothingIn = { readonly name: string; readonly nearest: string; readonly kilometres: number };

/** Whether a query for hotels names a place that has none. */
export async function findNothingIn(
  query: string,
  lang: Locale,
  signal?: AbortSignal,
): Promise<NothingIn | undefined> {
  const { api } = await import('../../../api/browser-client.ts');
  const { lodging } = await api.search.find(
    { query: query.slice(0, MAX_QUERY_LENGTH), lang },
    signal ? { signal } : {},
  );
  return lodging?.nothingIn ?? undefined;
}

/** Places with hotels that fit the typed text; without a text the most popular ones. */
export async function askPlaces(pattern: string, signal: AbortSignal): Promise<FoundPlace[]> {
  const { api } = await import('../../../api/browser-client.ts');
  const { _embedded } =
    pattern === ''
      ? await api.locations.list({ size: MAX_PLACES, productType: 'hotels' }, { signal })
      : await api.locations.search({ pattern, products: 'hotels' }, { signal });
  return _embedded.locationList.slice(0, MAX_PLACES).map(({ slug, name, countryName, productCounts }) => ({
    ...{ slug, name, countryName },
    hotelCount: productCounts.hotels ?? 0,
  }));
}
