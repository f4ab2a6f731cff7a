import { formatPhoneNumber } from '@ashore/core/text/phone-number.ts';
import type { ClientBase } from 'pg';
import type { LocalForms } from '../file/fields.ts';
import type { PlaceFile } from '../file/place-file.ts';
import { inOrder } from '../file/texts-by-language.ts';
import { unlessEmpty, unlessEmptyForms } from './options-to-file.ts';
import { productToFile } from './product-to-file.ts';
import { readExportedProducts, textsSql } from './read-products.ts';

type Names = PlaceFile['location']['names'];
type Coordinates = { readonly latitude: number; readonly longitude: number };
type LocationRow = Coordinates & { readonly place_kind: string; readonly slug: string; readonly name: Names };
type CityRow = LocationRow & {
  readonly country_code: string;
  readonly currency: PlaceFile['location']['currency'];
  readonly time_zone: string;
  readonly is_port: boolean;
  readonly main_sight: string | null;
  readonly best_for: PlaceFile['location']['bestFor'];
  readonly locatives: Names | null;
  readonly states: Names | null;
  readonly country: Names;
  readonly introduction: Names | null;
  readonly aliases: PlaceFile['location']['aliases'] | null;
};
type OrganisationRow = {
  readonly kind: 'supplier' | 'operator' | 'concierge' | 'distributor';
  readonly slug: string;
  readonly name: string;
  readonly street: string | null;
  readonly local_names: LocalForms;
  readonly local_streets: LocalForms;
  readonly email_address: string | null;
  readonly tax_number: string | null;
  readonly phone: string | null;
  readonly emergency_phone: string | null;
  readonly since: number | null;
  readonly languages: string[];
  readonly about: Names | null;
  readonly status: 'applied' | 'approved' | 'suspended';
  readonly resources: NonNullable<PlaceFile['suppliers'][number]['resources']> | null;
};

/** Makes the file of a city, with all that is there and sold there. */
export async function placeToFile(client: ClientBase, id: string): Promise<PlaceFile> {
  const read = async <Row>(statement: string): Promise<Row[]> =>
    (
      await client.query<{ row: Row }>(`select to_jsonb(selected) as row from (${statement}) selected`, [id])
    ).rows.map(({ row }) => row);
  const [city] = await read<CityRow>(cityById);
  if (!city) throw new Error(`There is no city ${id}.`);
  const parts = await read<LocationRow>(partsOfCity);
  const [port] = parts.filter(({ place_kind }) => place_kind === 'port');
  const sights = parts.filter(({ place_kind }) => place_kind === 'sight');
  const organisations = await read<OrganisationRow>(
    `${atHomeInCity} and not (${hasOnlyHotels}) ${inOrderOfSlugs}`,
  );
  const exportedProducts = await readExportedProducts(client, id);
  return {
    location: locationToFile(city, port),
    sights: sights.map(({ slug, name, ...where }) => ({ slug, names: inOrder(name), ...pointOf(where) })),
    suppliers: organisations.filter(({ kind }) => kind === 'supplier').map(supplierToFile),
    organisations: unlessEmpty(
      organisations.flatMap((organisation) =>
        organisation.kind === 'supplier'
          ? []
          : [{ kind: organisation.kind, ...organisationToFile(organisation) }],
      ),
    ),
    products: exportedProducts.map((product) => productToFile(product, city.slug)),
  };
}

const inPlace = (column: string) => textsSql('location_texts', 'location_id = location.id', column);

const cityById = `select location.*,
  (select sight.slug from locations sight where sight.id = location.main_sight_id) as main_sight, ${inPlace('name')} as name, ${inPlace('locative')} as locatives,
  ${inPlace('state_name')} as states,
  ${inPlace('introduction')} as introduction,
  coalesce(${textsSql('location_texts', 'location_id = location.parent_id', 'name')}, ${inPlace('country_name')}) as country,
  (select jsonb_object_agg(locale, list) from (
    select locale, jsonb_agg(alias order by alias collate "C") as list from location_aliases
    where location_id = location.id group by locale) a) as aliases
  from locations location where location.id = $1`;

const partsOfCity = `select location.*, ${inPlace('name')} as name from locations location
  where parent_id = $1 and place_kind in ('port', 'sight') order by slug collate "C"`;

// An organisation without a home is written where it sells a product, so that each product finds its
// supplier.
export const homeOfOrganisation = `coalesce(organisation.location_id, (select product.location_id from products product
  join locations location on location.id = product.location_id where product.supplier_id = organisation.id
    order by location.slug collate "C" limit 1))`;

const atHomeInCity = `select organisation.*, ${textsSql('organisation_texts', 'organisation_id = organisation.id', 'about')} as about,
  (select jsonb_agg(jsonb_build_object('slug', resource.slug, 'capacity', resource.capacity)
    order by resource.slug collate "C")
    from resources resource where resource.organisation_id = organisation.id) as resources
  from organisations organisation where slug is not null and ${homeOfOrganisation} = $1`;

const ofOrganisation = (table: string) =>
  `select from products product ${table} where product.supplier_id = organisation.id`;
const hasHotels = `exists (${ofOrganisation('join hotels on hotels.product_id = product.id')})`;
/** Who sells hotels alone is written with them, in a file of hotels. */
const hasOnlyHotels = `${hasHotels} and not exists (${ofOrganisation('')}
  and not exists (select from hotels where hotels.product_id = product.id))`;
const inOrderOfSlugs = 'order by slug collate "C"';

/** The suppliers of hotels that are at home in a city, as a file of hotels has them. */
export async function readHotelSuppliers(client: ClientBase, cityId: string) {
  const { rows } = await client.query<{ row: OrganisationRow }>(
    `select to_jsonb(selected) as row from (${atHomeInCity} and ${hasHotels} ${inOrderOfSlugs}) selected`,
    [cityId],
  );
  return rows.map(({ row }) => organisationToFile(row));
}

function locationToFile(city: CityRow, port: LocationRow | undefined): PlaceFile['location'] {
  return {
    slug: city.slug,
    country: city.country_code,
    currency: city.currency,
    timeZone: city.time_zone,
    ...pointOf(city),
    isPort: city.is_port,
    mainSight: city.main_sight ?? undefined,
    names: inOrder(city.name),
    locatives: city.locatives ? inOrder(city.locatives) : undefined,
    stateNames: city.states && inOrder(city.states),
    countryNames: inOrder(city.country),
    aliases: inOrder({ en: [], ...city.aliases }),
    intro: city.introduction ? inOrder(city.introduction) : undefined,
    bestFor: city.best_for,
    port: port ? { name: inOrder(port.name), ...pointOf(port) } : null,
  };
}

function supplierToFile(supplier: OrganisationRow): PlaceFile['suppliers'][number] {
  const resources = supplier.resources?.map(({ slug, capacity }) => ({ slug, capacity }));
  return { ...organisationToFile(supplier), resources };
}

function organisationToFile(
  organisation: OrganisationRow,
): Omit<PlaceFile['suppliers'][number], 'resources'> {
  const {
    slug,
    name,
    street,
    local_names,
    local_streets,
    email_address,
    tax_number,
    phone,
    emergency_phone,
    since,
    languages,
    about,
    status,
  } = organisation;
  return {
    slug,
    name,
    localNames: unlessEmptyForms(local_names),
    street: street ?? undefined,
    localStreets: unlessEmptyForms(local_streets),
    email: email_address ?? undefined,
    taxNumber: tax_number ?? undefined,
    phone: phone ? formatPhoneNumber(phone) : undefined,
    emergencyPhone: emergency_phone ? formatPhoneNumber(emergency_phone) : undefined,
    since: since ?? undefined,
    languages: unlessEmpty(languages),
    about: about ? inOrder(about) : undefined,
    status: status === 'approved' ? undefined : status,
  };
}

function pointOf({ latitude, longitude }: Coordinates): Coordinates {
  return { latitude, longitude };
}
