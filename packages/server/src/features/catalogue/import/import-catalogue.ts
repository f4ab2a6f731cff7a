import { addDays, type LocalDate } from '@ashore/core/time/local-date-time.ts';
import type { ClientBase } from 'pg';
import { CannotStart } from '../../../database/cannot-start.ts';
import type { Database } from '../../../database/connect.ts';
import { transaction } from '../../../database/transaction.ts';
import { type RowTable, removeOthers, writeRows } from '../../../database/write-rows.ts';
import type { PlaceFile } from '../file/place-file.ts';
import { catalogueId } from './catalogue-id.ts';
import { addRowsOfCountries, addRowsOfPlace, emptyRows } from './place-rows.ts';
import { type PlaceRows, type PlaceTable, placeTables } from './tables.ts';

export type ImportPlacesInput = {
  readonly places: readonly PlaceFile[];
  /** Day from which the age of reviews and relative promotion days are counted. */
  readonly today: LocalDate;
};

/** What an import writes. Making it needs no database. */
export type PreparedImport = Pick<ImportPlacesInput, 'places' | 'today'> & { readonly rows: PlaceRows };

/** Imports a catalogue in one transaction. */
export async function importPlaces(database: Database, input: ImportPlacesInput): Promise<void> {
  await writeImport(database, prepareImport(input));
}

export function prepareImport({ places, today }: ImportPlacesInput): PreparedImport {
  const rows = emptyRows();
  addRowsOfCountries(rows, places);
  for (const place of places) addRowsOfPlace(rows, place, today);
  return { places, today, rows };
}

/**
 * Writes a catalogue in one transaction. Existing entries are updated with all their parts. Places, organisations, products and
 * reviews that are not in the files stay.
 */
export async function writeImport(
  database: Database,
  { places, today, rows }: PreparedImport,
): Promise<void> {
  const products = rows.products.map(({ id }) => id);
  await transaction(database, async ({ client }) => {
    // No request waits for an import, and on a busy machine a statement takes longer than a request may.
    await client.query('set local statement_timeout = 60000');
    const removableResources = {
      organisations: rows.organisations.map(({ id }) => id),
      except: rows.resources.map(({ id }) => id),
    };
    await lockRemovedResources(client, removableResources);
    await dropDepartures(client, { products, except: rows.options.map(({ id }) => id) });
    await vacateRanks(client, rows);
    let newProducts: ReadonlySet<unknown> = new Set();
    for (const table of Object.keys(placeTables) as PlaceTable[]) {
      const { owner, ...columns }: RowTable = placeTables[table];
      const newKeys = await writeRows(client, columns, rows[table]);
      if (table === 'products') newProducts = new Set(newKeys);
      const owners = owner ? ownersOf(rows, owner, newProducts) : [];
      if (owner && owners.length > 0) await removeOthers(client, { ...columns, owner }, rows[table], owners);
      if (table === 'locations') await setMainSights(client, places);
    }
    const promotions = rows.promotions.map(({ id }) => id);
    await endPromotions(client, { products, except: promotions, today });
    await removeResources(client, removableResources);
    // Each product notes its price at the end. Together that takes a fraction of the time.
    await client.query('select note_prices_asked($1)', [products]);
    // The rating counts all published reviews, from files and from the site.
    await client.query('select recount_reviews($1)', [products]);
  });
}

/** After all sights are written, because a city is written before its sights. */
async function setMainSights(client: ClientBase, places: readonly PlaceFile[]): Promise<void> {
  const cities = places.map(({ location: { slug, mainSight } }) => ({
    city: catalogueId('city', slug),
    sight: mainSight === undefined ? null : catalogueId('sight', slug, mainSight),
  }));
  await client.query(
    `update locations set main_sight_id = named.sight from unnest($1::uuid[], $2::uuid[]) as named (city, sight)
     where locations.id = named.city and locations.main_sight_id is distinct from named.sight`,
    [cities.map(({ city }) => city), cities.map(({ sight }) => sight)],
  );
}

/**
 * Owners that the files describe completely. Parts that the files omit are removed. A new product has none of them.
 */
function ownersOf(rows: PlaceRows, owner: string, newProducts: ReadonlySet<unknown>): unknown[] {
  const ofKnownProduct = ({ product_id }: Record<string, unknown>) => !newProducts.has(product_id);
  const owners = {
    location_id: rows.locations,
    organisation_id: rows.organisations,
    product_id: rows.products.filter(({ id }) => !newProducts.has(id)),
    point_id: rows.points.filter(ofKnownProduct),
    question_id: rows.questions.filter(ofKnownProduct),
    option_id: rows.options.filter(ofKnownProduct),
  };
  return owners[owner as keyof typeof owners].map(({ id }) => id);
}

/** Frees the home page ranks of the imported products, if other products have them. */
async function vacateRanks(client: ClientBase, { products }: PlaceRows): Promise<void> {
  const ranked = products.filter(({ featured_rank }) => featured_rank !== undefined);
  await client.query(
    'update products set featured_rank = null where featured_rank = any($1::int[]) and id <> all($2::uuid[])',
    [ranked.map(({ featured_rank }) => featured_rank), ranked.map(({ id }) => id)],
  );
}

type ImportOptions = {
  /** Products in the import. */
  readonly products: readonly unknown[];
  /** Options that stay; all others of these products are removed. */
  readonly except: readonly unknown[];
};

/**
 * Prepares the removal of options. Departures without held or sold spots are deleted with them. If any spot
 * is held or sold, nothing is changed and the options are named.
 */
async function dropDepartures(client: ClientBase, { products, except }: ImportOptions): Promise<void> {
  // The same lock order as for placing a hold. After the last lock no other transaction takes spots of these
  // options.
  for (const lock of [LOCK_REMOVED_OPTIONS, LOCK_REMOVED_HOLDS, LOCK_REMOVED_DEPARTURES])
    await client.query(lock, [products, except]);
  // A separate statement, which sees what was committed while waiting for the locks.
  const { rows } = await client.query<{ option: string; slug: string; city: string }>(BOOKED_OPTIONS, [
    products,
    except,
  ]);
  if (rows.length > 0) {
    const lines = rows.map(
      ({ option, slug, city }) =>
        `The option "${option}" of ${slug} in ${city} has held or sold spots and cannot be removed.`,
    );
    const help = 'Leave it in the file; an exception may say that it runs no more. Nothing was changed.';
    throw new CannotStart([...lines, help].join('\n'));
  }
  await client.query(`delete from holds where departure_id in (${departures})`, [products, except]);
  await client.query(`delete from departures where id in (${departures})`, [products, except]);
}

const removedOptions = `select option.* from product_options option
  where option.product_id = any($1::uuid[]) and option.id <> all($2::uuid[])`;

const departures = `select departure.id from departures departure join (${removedOptions}) removed
  on removed.id = departure.option_id`;

/** Prevents new departures of these options. */
const LOCK_REMOVED_OPTIONS = `${removedOptions} order by option.id for update`;

const LOCK_REMOVED_HOLDS = `
  select from holds where departure_id in (${departures}) and state = 'held' order by id for update`;

/** Placing a hold on an existing departure locks only that departure. */
export const LOCK_REMOVED_DEPARTURES = `
  select from departures where id in (${departures}) order by id for update`;

const BOOKED_OPTIONS = `
  with removed as (${removedOptions})
  select coalesce(option_text.name, 'option ' || removed.position + 1) as option, product.slug, location.slug as city
  from removed
  join products product on product.id = removed.product_id
  join locations location on location.id = product.location_id
  left join product_option_texts option_text on option_text.option_id = removed.id and option_text.locale = 'en'
  where exists (select from departures departure where departure.option_id = removed.id and (departure.sold > 0 or exists (
    select from holds hold where hold.departure_id = departure.id and hold.state = 'held' and hold.expires_at > now())))
  order by location.slug, product.slug, removed.position`;

export type EndPromotionsInput = {
  readonly products: readonly unknown[];
  /** Promotions that continue. */
  readonly except: readonly unknown[];
  readonly today: LocalDate;
};

/**
 * Ends the promotions of these products, except some. One that has begun is kept with its last day: its price
 * counts for the lowest price of thirty days. One that begins today or later is deleted.
 */
async function endPromotions(
  client: ClientBase,
  { products, except, today }: EndPromotionsInput,
): Promise<void> {
  const otherRows = 'product_id = any($1::uuid[]) and id <> all($2::uuid[])';
  await client.query(`delete from promotions where ${otherRows} and book_from >= $3`, [
    products,
    except,
    today,
  ]);
  await client.query(`update promotions set book_until = $4 where ${otherRows} and book_until >= $3`, [
    products,
    except,
    today,
    addDays(today, -1),
  ]);
}

export type RemoveResourcesInput = {
  /** Organisations whose resources the import names. */
  readonly organisations: readonly unknown[];
  readonly except: readonly unknown[];
};

/**
 * Locks the resources to be removed, before any other lock, as placing a hold does. From then on no other
 * transaction takes them.
 */
async function lockRemovedResources(
  client: Pick<ClientBase, 'query'>,
  { organisations, except }: RemoveResourcesInput,
): Promise<void> {
  await client.query(LOCK_REMOVED_RESOURCES, [organisations, except]);
}

/**
 * Removes resources that these suppliers no longer name and that nothing uses: no stored option, no hold and
 * no sale. A resource still shared by a product stays until the product no longer names it.
 */
async function removeResources(
  client: Pick<ClientBase, 'query'>,
  { organisations, except }: RemoveResourcesInput,
): Promise<void> {
  await client.query(
    `delete from resources resource where ${removedResources}
     and not exists (select from option_resources where resource_id = resource.id)
     and not exists (select from resource_uses resource_use join holds hold on hold.id = resource_use.hold_id
       where resource_use.resource_id = resource.id and hold.state in ('held', 'sold'))`,
    [organisations, except],
  );
}

const removedResources = 'organisation_id = any($1::uuid[]) and id <> all($2::uuid[])';

export const LOCK_REMOVED_RESOURCES = `select from resources where ${removedResources} order by id for update`;
