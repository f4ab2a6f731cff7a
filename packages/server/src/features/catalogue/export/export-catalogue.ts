import type { ClientBase } from 'pg';
import type { Database } from '../../../database/connect.ts';
import { transaction } from '../../../database/transaction.ts';
import { homeOfOrganisation, placeToFile } from './place-to-file.ts';

export type ExportPlacesInput = {
  /** Called with each file when it is ready. The next file is read once the call is done. */
  readonly onFile: (name: string, text: string) => Promise<void>;
};

export type Exported = {
  readonly places: number;
  readonly products: number;
  /**
   * Numbers of what no file can name: organisations without a slug, or with neither home nor products, and
   * their products.
   */
  readonly leftOut: { readonly organisations: number; readonly products: number };
};

/**
 * Exports the whole catalogue as files that can be imported again, one for each place. Order and form depend
 * only on the database, which is read at one instant.
 */
export async function exportPlaces(database: Database, { onFile }: ExportPlacesInput): Promise<Exported> {
  return await transaction(
    database,
    async ({ client }) => {
      const { rows: cities } = await client.query<{ id: string; slug: string }>(
        `select id, slug from locations where place_kind = 'city' order by slug collate "C"`,
      );
      let products = 0;
      for (const { id, slug } of cities) {
        const file = await placeToFile(client, id);
        products += file.products.length;
        await onFile(`${slug}.json`, printJson(file));
      }
      return { places: cities.length, products, leftOut: await countLeftOut(client, products) };
    },
    // A written file cannot be taken back, so a failed export is not retried. The caller starts again from
    // the first file.
    { isolation: 'repeatable read', retries: 0 },
  );
}

async function countLeftOut(client: ClientBase, exported: number): Promise<Exported['leftOut']> {
  const { rows } = await client.query<{ organisations: number; products: number }>(
    `select (select count(*)::int from products
       where not exists (select from hotels where hotels.product_id = products.id)) as products, (select count(*)::int from organisations organisation
       where slug is null or ${homeOfOrganisation} is null) as organisations`,
  );
  const { organisations = 0, products = 0 } = rows[0] ?? {};
  return { organisations, products: products - exported };
}

const WIDTH = 110;

/** Prints JSON for people to read: what fits on one line is printed on one line. */
export function printJson(value: unknown): string {
  return `${print(value, 0, 0)}\n`;
}

/** `before` is the width already used on the line. */
function print(value: unknown, indent: number, before: number): string {
  const compact = onOneLine(value);
  if (typeof value !== 'object' || value === null || indent + before + widthOf(compact) < WIDTH)
    return compact;
  const inside = indent + 2;
  const pad = ' '.repeat(inside);
  if (Array.isArray(value))
    return `[\n${value.map((item) => pad + print(item, inside, 0)).join(',\n')}\n${' '.repeat(indent)}]`;
  const members = Object.entries(value).filter(([, item]) => item !== undefined);
  const printed = members.map(([key, item]) => {
    const name = `${JSON.stringify(key)}: `;
    return pad + name + print(item, inside, name.length);
  });
  return `{\n${printed.join(',\n')}\n${' '.repeat(indent)}}`;
}

function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).filter(([, item]) => item !== undefined);
  if (members.length === 0) return '{}';
  return `{ ${members.map(([key, item]) => `${JSON.stringify(key)}: ${onOneLine(item)}`).join(', ')} }`;
}

/** A Chinese character is as wide as two letters. */
function widthOf(text: string): number {
  return text.length + (text.match(/[\u2E80-\u9FFF\uF900-\uFAFF\uFF00-\uFF60]/gu)?.length ?? 0);
}
