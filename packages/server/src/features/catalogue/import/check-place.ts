import { MESSAGE_LOCALES } from '@ashore/core/locale/locales.ts';
import type { PlaceFile } from '../file/place-file.ts';
import { checkProduct, checkShares, type Resources } from './check-product.ts';
import type { KnownOfFile } from './known-entries.ts';

export type Say = (at: string, what: string) => void;

type Location = PlaceFile['location'];

/** What files of one catalogue may refer to in each other. */
type World = {
  readonly suppliers: ReadonlySet<string>;
  /** False if the suppliers of a file cannot all be read. A missing supplier may then be one of those. */
  readonly allSuppliersKnown: boolean;
  readonly resources: ReadonlyMap<string, Resources>;
  /** Names of each country in its first file. */
  readonly countries: ReadonlyMap<string, Location['countryNames']>;
};

export function worldOf(files: readonly KnownOfFile[]): World {
  const locations = files.map(({ location }) => location).filter((location) => location !== undefined);
  return {
    suppliers: new Set(files.flatMap(({ suppliers }) => suppliers.slugs)),
    resources: new Map(
      files
        .flatMap(({ resources }) => [...resources])
        .map(([supplier, list]) => [supplier, new Map(list.map(({ slug, capacity }) => [slug, capacity]))]),
    ),
    allSuppliersKnown: files.every(({ suppliers }) => suppliers.isWhole),
    countries: new Map(
      locations.map(({ country, countryNames }) => [country, countryNames] as const).reverse(),
    ),
  };
}

/** Finds mistakes that the schema cannot: unknown names and contradictions. */
export function checkPlace({ location, sights, products }: KnownOfFile, world: World, say: Say): void {
  if (location) checkLocation(location, world, say);
  for (const { at, supplier, sight, row } of products) {
    if (supplier !== undefined && world.allSuppliersKnown && !world.suppliers.has(supplier))
      say(`${at}.supplier`, `names an unknown supplier: ${supplier}`);
    if (sight !== undefined && sights.isWhole && !sights.slugs.includes(sight))
      say(`${at}.sight`, `names nothing: ${sight}`);
    const sayOf = (where: string, what: string) => say(at + where, what);
    if (row) checkProduct(row, sayOf);
    const resources = world.resources.get(supplier ?? '');
    if (row && resources) checkShares(row, resources, sayOf);
  }
}

function checkLocation({ isPort, port, country, countryNames }: Location, world: World, say: Say): void {
  if (isPort !== (port !== null)) say('location.port', 'belongs to a port, and to nothing else');
  for (const locale of MESSAGE_LOCALES) {
    const [name, first] = [countryNames[locale], world.countries.get(country)?.[locale]];
    if (name !== first) say(`location.countryNames.${locale}`, `is ${first ?? 'missing'} in another file`);
  }
}
