import type { ClientBase } from 'pg';
import type { Database } from '../../database/connect-database.ts';
import { transaction } from '../../database/run-transaction.ts';
import { fileOfPlace, homeOfOrganisation } from './file-of-place.ts';
import { printJson } from './print-json.ts';

export type ExportPlaces = {
  /** Told each file as it is ready; the next is read when it is done. */
  readonly onFile: (name: string, text: string) => Promise<void>;
};

export type Exported = {
  readonly places: number;
  readonly products: number;
  /** What a file has no name for: whoever has no slug, or is at home nowhere and sells nothing. */
  readonly leftOut: { readonly organisations: number; readonly products: number };
};

/**
 * Tells the whole catalogue as the files it can be brought in from, one a place, in an order and a form that depend
 * on nothing but what is in the database, all of it at one instant.
 */
export async function exportPlaces(database: Database, { onFile }: ExportPlaces): Promise<Exported> {
  return await transaction(
    database,
    async ({ client }) => {
      const { rows: cities } = await client.query<{ id: string; slug: string }>(
        `select id, slug from locations where place_kind = 'city' order by slug collate "C"`,
      );
      let products = 0;
      for (const { id, slug } of cities) {
        const file = await fileOfPlace(client, id);
        products += file.products.length;
        await onFile(`${slug}.json`, printJson(file));
      }
      return { places: cities.length, products, leftOut: await countLeftOut(client, products) };
    },
    // A file that was written cannot be taken back: whoever wants to try again starts from the first.
    { isolation: 'repeatable read', retries: 0 },
  );
}

async function countLeftOut(client: ClientBase, exported: number): Promise<Exported['leftOut']> {
  const { rows } = await client.query<{ organisations: number; products: number }>(
    `select (select count(*)::int from products) as products, (select count(*)::int from organisations o
       where slug is null or ${homeOfOrganisation} is null) as organisations`,
  );
  const { organisations = 0, products = 0 } = rows[0] ?? {};
  return { organisations, products: products - exported };
}
