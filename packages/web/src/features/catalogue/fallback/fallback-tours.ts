import { variant } from '#variant/variant.ts';
import type { CardTour } from '../card-tour.ts';
import { FEATURED } from '../request-featured.ts';

/** What the home page shows when its list cannot be had: in German, or else in English, and only what is sold here. */
export async function fallbackTours(locale: string): Promise<readonly CardTour[]> {
  const { default: list } =
    locale === 'de' ? await import('./featured.de.json') : await import('./featured.en.json');
  const types: readonly string[] = variant.featured.productTypes;
  // JSON has no literal types; a test holds the files to the contract.
  const tours = list as readonly CardTour[];
  return tours.filter(({ productType }) => types.includes(productType)).slice(0, FEATURED);
}
