import type { LocalDate } from '@ashore/core/time/local-date.ts';
import type { ClientBase } from 'pg';
import type { Database } from '../../database/connect-database.ts';
import { transaction } from '../../database/run-transaction.ts';
import { type RowTable, removeOthers, writeRows } from '../../database/write-rows.ts';
import { dropDepartures } from './drop-departures.ts';
import { endPromotions } from './end-promotions.ts';
import type { PlaceFile } from './place-file.ts';
import { type PlaceRows, type PlaceTable, placeTables } from './place-tables.ts';
import { lockRemovedResources, removeResources } from './remove-resources.ts';
import { addRowsOfCountries, addRowsOfPlace, noRows } from './rows-of-place.ts';

export type ImportPlaces = {
  readonly places: readonly PlaceFile[];
  /** From which the age of reviews is counted, and the days of promotions that have none of their own. */
  readonly today: LocalDate;
  /** Told which table is being written, and how many rows. */
  readonly onTable?: (name: string, rows: number) => void;
};

/**
 * Brings a catalogue into the database, whole or not at all. What is there already is brought up to date, with all
 * that belongs to it; places, organisations, products and reviews that are there and not in the files stay.
 */
export async function importPlaces(
  database: Database,
  { places, today, onTable = () => {} }: ImportPlaces,
): Promise<void> {
  const rows = noRows();
  addRowsOfCountries(rows, places);
  for (const place of places) addRowsOfPlace(rows, place, today);
  const products = rows.products.map(({ id }) => id);
  await transaction(database, async ({ client }) => {
    const ofSuppliers = {
      organisations: rows.organisations.map(({ id }) => id),
      except: rows.resources.map(({ id }) => id),
    };
    await lockRemovedResources(client, ofSuppliers);
    await dropDepartures(client, { products, except: rows.options.map(({ id }) => id) });
    await vacateRanks(client, rows);
    for (const table of Object.keys(placeTables) as PlaceTable[]) {
      const { owner, ...columns }: RowTable = placeTables[table];
      onTable(columns.name, rows[table].length);
      await writeRows(client, columns, rows[table]);
      if (owner) await removeOthers(client, { ...columns, owner }, rows[table], ownersOf(rows, owner));
    }
    const promotions = rows.promotions.map(({ id }) => id);
    await endPromotions(client, { products, except: promotions, today });
    await removeResources(client, ofSuppliers);
    // Stars are counted from all that is published, whether it came with a file or was written on the site.
    await client.query('select recount_reviews($1)', [products]);
  });
}

/** Whom the file speaks for altogether: what it does not say of them is no longer so. */
function ownersOf(rows: PlaceRows, owner: string): unknown[] {
  const owners = {
    location_id: rows.locations,
    organisation_id: rows.organisations,
    product_id: rows.products,
    point_id: rows.points,
    question_id: rows.questions,
    option_id: rows.options,
  };
  return owners[owner as keyof typeof owners].map(({ id }) => id);
}

/** Who comes with a rank on the home page takes it from whoever had it. */
async function vacateRanks(client: ClientBase, { products }: PlaceRows): Promise<void> {
  const ranked = products.filter(({ featured_rank }) => featured_rank !== undefined);
  await client.query(
    'update products set featured_rank = null where featured_rank = any($1::int[]) and id <> all($2::uuid[])',
    [ranked.map(({ featured_rank }) => featured_rank), ranked.map(({ id }) => id)],
  );
}
