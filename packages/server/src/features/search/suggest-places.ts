import type { Location } from '@ashore/core/contract/locations.ts';
import { imagePath } from '@ashore/core/contract/values/image-sizes.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { findPlaces } from '@ashore/search/places/find-places.ts';
import { readQuery } from '@ashore/search/query/read-query.ts';
import { linksOfPlace } from '../catalogue/places/list-places.ts';
import { stemOfPlace } from '../catalogue/product-images.ts';
import type { SearchState } from './search-state.ts';

export type SuggestPlacesInput = {
  readonly pattern: string;
  readonly locale: MessageLocale;
  /** Limits the places to those where this type can be booked. */
  readonly products?: 'tours' | 'hotels' | undefined;
};

const MAX_PLACES = 8;

/** Suggests places whose name begins with the pattern or resembles it, or that lie in such a country. */
export function suggestPlaces(
  { knowledge, index, places, sales }: SearchState,
  { pattern, locale, products }: SuggestPlacesInput,
): Location[] {
  const plan = readQuery(pattern, { knowledge, vocabulary: index.vocabulary, language: locale });
  const linksOf = (id: string) => linksOfPlace(id, sales.counts(id) ?? {});
  const isShown = ({ id, kind }: { id: string; kind: string }) =>
    kind === 'city' && (products === undefined ? sales.counts(id) : linksOf(id)[products]) !== undefined;
  const { ids } = findPlaces(pattern, { knowledge, plan, limit: MAX_PLACES, isShown });
  return ids.flatMap((id) => {
    const place = places.get(id);
    if (!place) return [];
    const { slug, isPort, latitude, longitude, texts } = place;
    const { line: _, ...text } = texts[locale];
    const imageUrl = imagePath(stemOfPlace(slug));
    const placeFields = { locationUuid: id, slug, isPort, imageUrl, latitude, longitude, ...text };
    return [{ ...placeFields, productCounts: { ...sales.counts(id) }, _links: linksOf(id) }];
  });
}
