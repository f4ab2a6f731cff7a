import { MESSAGE_LOCALES } from '@ashore/core/locale/locales.ts';
import type { PlaceFile } from '../file/place-file.ts';
import { checkFacts } from './check-facts.ts';
import { checkProduct, checkShares, type ReportProblem, type ResourceUnits } from './check-product.ts';
import type { KnownOfFile } from './known-entries.ts';

type LocationFile = PlaceFile['location'];

/** What files of one catalogue may refer to in each other. */
type References = {
  readonly suppliers: ReadonlySet<string>;
  /** False if the suppliers of a file cannot all be read. A missing supplier may then be one of those. */
  readonly allSuppliersKnown: boolean;
  readonly resources: ReadonlyMap<string, ResourceUnits>;
  /** Names of each country in its first file. */
  readonly countries: ReadonlyMap<string, LocationFile['countryNames']>;
};

export function referencesOf(files: readonly KnownOfFile[]): References {
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

/** Finds mistakes that the schema cannot find: unknown names and contradictions. */
export function checkPlace(
  { location, sights, products }: KnownOfFile,
  references: References,
  report: ReportProblem,
): void {
  if (location) checkLocation(location, references, report);
  if (location?.mainSight !== undefined && sights.isWhole && !sights.slugs.includes(location.mainSight))
    report('location.mainSight', `names an unknown sight: ${location.mainSight}`);
  for (const { path, supplier, sight, row, wrongFields } of products) {
    if (supplier !== undefined && references.allSuppliersKnown && !references.suppliers.has(supplier))
      report(`${path}.supplier`, `names an unknown supplier: ${supplier}`);
    if (sight !== undefined && sights.isWhole && !sights.slugs.includes(sight))
      report(`${path}.sight`, `names an unknown sight: ${sight}`);
    const reportOfProduct = (where: string, what: string) => {
      if (!wrongFields.some((field) => where.startsWith(field))) report(path + where, what);
    };
    if (row) checkProduct(row, reportOfProduct);
    if (row) checkFacts(row, location?.isPort, reportOfProduct);
    const resources = references.resources.get(supplier ?? '');
    if (row && resources) checkShares(row, resources, reportOfProduct);
  }
}

function checkLocation(
  { isPort, port, country, countryNames }: LocationFile,
  references: References,
  report: ReportProblem,
): void {
  if (isPort !== (port !== null)) report('location.port', 'is allowed only if isPort is true');
  for (const locale of MESSAGE_LOCALES) {
    const [name, first] = [countryNames[locale], references.countries.get(country)?.[locale]];
    if (name !== first) report(`location.countryNames.${locale}`, `is ${first ?? 'missing'} in another file`);
  }
}
