import { variant } from '#variant/variant.ts';
import type { CardTour } from './card-parts.tsx';
import { FEATURED } from './request-featured.ts';

/**
 * Tours for the home page if its list cannot be loaded: in German, else in English, and only of types that
 * this white-label features.
 */
export async function fallbackTours(locale: string): Promise<readonly CardTour[]> {
  const { default: savedTours } =
    locale === 'de'
      ? await import('../fallback/featured.de.json')
      : await import('../fallback/featured.en.json');
  const types: readonly string[] = variant.featured.productTypes;
  // JSON has no literal types. A test validates the files against the contract.
  const tours = savedTours as readonly CardTour[];
  return tours.filter(({ productType }) => types.includes(productType)).slice(0, FEATURED);
}
