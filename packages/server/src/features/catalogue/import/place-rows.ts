import { slugify } from '@ashore/core/contract/values/slug.ts';
import { readPhoneNumber } from '@ashore/core/text/phone-number.ts';
import type { LocalDate } from '@ashore/core/time/local-date-time.ts';
import { rowOfRecipe } from '../../images/recipe.ts';
import type { PlaceFile } from '../file/place-file.ts';
import { eachLanguage, type Texts } from '../file/texts-by-language.ts';
import { stemOfOrganisationMark, stemOfPlace } from '../product-images.ts';
import { catalogueCode, catalogueId } from './catalogue-id.ts';
import { addRowsOfProduct } from './product-rows.ts';
import { type PlaceRows, type PlaceTable, placeTables } from './tables.ts';

export function emptyRows(): PlaceRows {
  const names = Object.keys(placeTables) as PlaceTable[];
  return Object.fromEntries(names.map((name) => [name, []])) as unknown as PlaceRows;
}

/** Adds the countries of these places. A country takes its names from the first of its places. */
export function addRowsOfCountries(rows: PlaceRows, places: readonly PlaceFile[]): void {
  const firstPlaces = new Map(places.map((place) => [place.location.country, place] as const).reverse());
  for (const place of firstPlaces.values()) {
    const { countryNames: names, latitude, longitude } = place.location;
    addLocation(rows, 'country', { slug: slugify(names.en), latitude, longitude }, { names, place });
  }
}

/** Adds the rows of a place: its sights, port, suppliers and other organisations, and its products. */
export function addRowsOfPlace(rows: PlaceRows, place: PlaceFile, today: LocalDate): void {
  const { location, sights, suppliers, organisations = [], products } = place;
  const { names, locatives, intro } = location;
  const parent = catalogueId('country', location.country);
  const cityId = addLocation(rows, 'city', location, { names, locatives, intro, place, parent });
  if (location.port) {
    const { name, ...where } = location.port;
    addLocation(rows, 'port', { slug: 'port', ...where }, { names: name, place, parent: cityId });
  }
  for (const sight of sights)
    addLocation(rows, 'sight', sight, { names: sight.names, place, parent: cityId });
  for (const supplier of suppliers) addOrganisation(rows, { kind: 'supplier', ...supplier }, cityId);
  for (const organisation of organisations) addOrganisation(rows, organisation, cityId);
  addPicture(rows, place);
  for (const [rank, product] of products.entries())
    addRowsOfProduct(rows, product, { cityId, place, rank, today });
}

type LocationPoint = { readonly slug: string; readonly latitude: number; readonly longitude: number };
type LocationTexts = {
  readonly names: Texts<string>;
  readonly locatives?: Texts<string> | undefined;
  readonly intro?: Texts<string> | undefined;
  readonly place: PlaceFile;
  readonly parent?: string;
};

type LocationKind = 'country' | 'city' | 'port' | 'sight';

function addLocation(
  rows: PlaceRows,
  kind: LocationKind,
  point: LocationPoint,
  texts: LocationTexts,
): string {
  const { location } = texts.place;
  const { slug, latitude, longitude } = point;
  const names = { country: [location.country], city: [slug], port: [location.slug, slug] };
  const namesOfKind = kind === 'sight' ? names.port : names[kind];
  const id = catalogueId(kind, ...namesOfKind);
  const code = catalogueCode(kind, ...namesOfKind);
  rows.codes.push({ code, kind: 'location' });
  rows.locations.push({
    id,
    code,
    slug,
    place_kind: kind,
    parent_id: texts.parent ?? null,
    country_code: location.country,
    currency: kind === 'country' ? null : location.currency,
    time_zone: location.timeZone,
    latitude,
    longitude,
    is_port: kind === 'port' || (kind === 'city' && location.isPort),
    best_for: kind === 'city' ? location.bestFor : [],
  });
  eachLanguage(texts.names, (locale, name) => {
    const country = location.countryNames[locale] ?? location.countryNames.en;
    const state = location.stateNames?.[locale] ?? location.stateNames?.en ?? null;
    rows.locationTexts.push({
      location_id: id,
      locale,
      name,
      locative: texts.locatives?.[locale] ?? null,
      state_name: kind === 'country' ? null : state,
      country_name: country,
      introduction: texts.intro?.[locale] ?? null,
    });
  });
  if (kind === 'city')
    eachLanguage(location.aliases, (locale, aliases) => {
      for (const alias of new Set(aliases)) rows.aliases.push({ location_id: id, locale, alias });
    });
  return id;
}

function addPicture(rows: PlaceRows, { location: { slug, latitude, isPort: coastal } }: PlaceFile): void {
  rows.images.push(rowOfRecipe(stemOfPlace(slug), { kind: 'place', place: slug, latitude, coastal }));
}

type OrganisationToImport = PlaceFile['suppliers'][number] & { readonly kind: string };
type OrganisationRows = Pick<PlaceRows, 'images' | 'organisations' | 'organisationTexts' | 'resources'>;

/** Adds the rows of an organisation that is at home in this city. */
export function addOrganisation(
  rows: OrganisationRows,
  organisation: OrganisationToImport,
  cityId: string,
): void {
  const {
    about = {},
    resources = [],
    email,
    taxNumber,
    phone,
    emergencyPhone,
    localNames = {},
    localStreets = {},
    ...columns
  } = { languages: [], ...organisation };
  // Suppliers and other organisations share one set of slugs. Suppliers keep the id prefix that they had from
  // the start.
  const id = catalogueId(columns.kind === 'supplier' ? 'supplier' : 'organisation', columns.slug);
  const { slug, name } = columns;
  rows.images.push(rowOfRecipe(stemOfOrganisationMark(slug), { kind: 'mark', slug, name }));
  rows.organisations.push({
    id,
    location_id: cityId,
    email_address: email,
    tax_number: taxNumber,
    phone: phone && readPhoneNumber(undefined, phone),
    emergency_phone: emergencyPhone && readPhoneNumber(undefined, emergencyPhone),
    local_names: localNames,
    local_streets: localStreets,
    ...columns,
  });
  for (const resource of resources)
    rows.resources.push({
      id: catalogueId('resource', slug, resource.slug),
      organisation_id: id,
      ...resource,
    });
  eachLanguage(about, (locale, text) =>
    rows.organisationTexts.push({ organisation_id: id, locale, about: text }),
  );
}
