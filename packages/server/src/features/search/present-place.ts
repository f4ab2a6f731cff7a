import { imagePath } from '@ashore/core/contract/image-sizes.ts';
import type { Place } from '@ashore/core/contract/locations.ts';
import type { FoundLocation } from '@ashore/core/contract/search.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { stemOfPlace } from '../catalogue/composed-stem.ts';
import { linksOfPlace } from '../catalogue/links-of-place.ts';
import type { Searching } from './searching.ts';

/** A place that was found, with all that is known of it; undefined where nothing is sold any more. */
export function presentPlace(
  { places, sales }: Searching,
  id: string,
  locale: MessageLocale,
): (FoundLocation & { readonly place: Place }) | undefined {
  const known = places.get(id);
  const productCounts = sales.counts(id);
  if (!known || !productCounts) return undefined;
  const { code, slug, countryCode, isPort, texts } = known;
  const { name, stateName, countryName, line } = texts[locale];
  const place: Place = {
    locationUuid: id,
    code,
    slug,
    name,
    stateName,
    countryName,
    countryCode,
    isPort,
    imageUrl: imagePath(stemOfPlace(slug)),
    productCounts: { ...productCounts },
    _links: linksOfPlace(id, productCounts),
  };
  return { name, location: whereabouts(stateName, countryName), description: line, id: code, slug, place };
}

/** From the inside outwards; what has no name is left out. */
export function whereabouts(...names: readonly string[]): string {
  return [...new Set(names)].filter(Boolean).join(', ');
}
