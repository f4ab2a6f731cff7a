import { MESSAGE_LOCALES } from '@ashore/core/locale/locales.ts';
import { checkProduct } from './check-product.ts';
import type { PlaceFile } from './place-file.ts';

export type Say = (at: string, what: string) => void;

/** What files of one catalogue may say of each other's things. */
type World = {
  readonly suppliers: ReadonlySet<string>;
  /** What a country is called in its first file. */
  readonly countries: ReadonlyMap<string, PlaceFile['location']['countryNames']>;
};

export function worldOf(places: readonly PlaceFile[]): World {
  return {
    suppliers: new Set(places.flatMap(({ suppliers }) => suppliers.map(({ slug }) => slug))),
    countries: new Map(
      places.map(({ location }) => [location.country, location.countryNames] as const).reverse(),
    ),
  };
}

/** Finds what the form alone cannot: names of nothing, and things that contradict each other. */
export function checkPlace({ location, sights, products }: PlaceFile, world: World, say: Say): void {
  if (location.isPort !== (location.port !== null))
    say('location.port', 'belongs to a port, and to nothing else');
  for (const locale of MESSAGE_LOCALES) {
    const [name, first] = [location.countryNames[locale], world.countries.get(location.country)?.[locale]];
    if (name !== first) say(`location.countryNames.${locale}`, `is ${first ?? 'missing'} in another file`);
  }
  const sightSlugs = new Set(sights.map(({ slug }) => slug));
  for (const product of products) {
    const at = `products[${product.slug}]`;
    if (!world.suppliers.has(product.supplier)) say(`${at}.supplier`, `names nobody: ${product.supplier}`);
    if (product.sight !== null && !sightSlugs.has(product.sight))
      say(`${at}.sight`, `names nothing: ${product.sight}`);
    checkProduct(product, (where, what) => say(at + where, what));
  }
}
