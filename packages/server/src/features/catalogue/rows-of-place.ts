import { addDays, type LocalDate } from '@ashore/core/time/local-date.ts';
import { rowOfRecipe } from '../images/row-of-recipe.ts';
import { catalogueCode, catalogueId } from './catalogue-id.ts';
import { eachLanguage, type Texts } from './each-language.ts';
import type { PlaceFile } from './place-file.ts';
import { type PlaceRows, type PlaceTable, placeTables } from './place-tables.ts';
import { rowsOfProduct } from './rows-of-product.ts';

export function noRows(): PlaceRows {
  const names = Object.keys(placeTables) as PlaceTable[];
  return Object.fromEntries(names.map((name) => [name, []])) as unknown as PlaceRows;
}

/** Adds the rows of a place, its sights, port and suppliers, and of everything that is sold there. */
export function addRowsOfPlace(rows: PlaceRows, place: PlaceFile, today: LocalDate): void {
  const { location, sights, suppliers, products } = place;
  const city = addLocation(rows, 'city', location, { names: location.names, intro: location.intro, place });
  if (location.port) {
    const { name, ...where } = location.port;
    addLocation(rows, 'port', { slug: 'port', ...where }, { names: name, place, parent: city });
  }
  for (const sight of sights) addLocation(rows, 'sight', sight, { names: sight.names, place, parent: city });
  for (const supplier of suppliers) addSupplier(rows, supplier, city);
  addPicture(rows, place);
  for (const [rank, product] of products.entries()) {
    rowsOfProduct(rows, product, {
      city,
      place,
      rank,
      writtenOn: (monthsAgo) => addDays(today, -30 * monthsAgo),
    });
  }
}

type Where = { readonly slug: string; readonly latitude: number; readonly longitude: number };
type About = {
  readonly names: Texts<string>;
  readonly intro?: Texts<string>;
  readonly place: PlaceFile;
  readonly parent?: string;
};

function addLocation(rows: PlaceRows, kind: 'city' | 'port' | 'sight', where: Where, about: About): string {
  const { location } = about.place;
  const names = about.parent === undefined ? [where.slug] : [location.slug, where.slug];
  const id = catalogueId(kind, ...names);
  const code = catalogueCode(kind, ...names);
  rows.codes.push({ code, kind: 'location' });
  rows.locations.push({
    id,
    code,
    slug: where.slug,
    place_kind: kind,
    parent_id: about.parent ?? null,
    country_code: location.country,
    currency: location.currency,
    time_zone: location.timeZone,
    latitude: where.latitude,
    longitude: where.longitude,
    is_port: kind === 'port' || (kind === 'city' && location.isPort),
    best_for: kind === 'city' ? location.bestFor : [],
  });
  eachLanguage(about.names, (locale, name) => {
    const country = location.countryNames[locale] ?? location.countryNames.en;
    rows.locationTexts.push({
      location_id: id,
      locale,
      name,
      state_name: location.stateNames?.[locale] ?? location.stateNames?.en ?? null,
      country_name: country,
      introduction: about.intro?.[locale] ?? null,
    });
  });
  if (kind === 'city')
    eachLanguage(location.aliases, (locale, aliases) => {
      for (const alias of new Set(aliases)) rows.aliases.push({ location_id: id, locale, alias });
    });
  return id;
}

function addPicture(rows: PlaceRows, { location: { slug, latitude, isPort: coastal } }: PlaceFile): void {
  rows.images.push(rowOfRecipe(`place-${slug}`, { kind: 'place', place: slug, latitude, coastal }));
}

function addSupplier(rows: PlaceRows, supplier: PlaceFile['suppliers'][number], city: string): void {
  const { slug, name, street, languages, since, about } = supplier;
  const id = catalogueId('supplier', slug);
  rows.images.push(rowOfRecipe(`mark-${slug}`, { kind: 'mark', slug, name }));
  rows.organisations.push({ id, kind: 'supplier', slug, name, location_id: city, street, languages, since });
  eachLanguage(about, (locale, text) =>
    rows.organisationTexts.push({ organisation_id: id, locale, about: text }),
  );
}
