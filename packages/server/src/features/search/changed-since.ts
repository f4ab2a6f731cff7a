import { setImmediate as breathe } from 'node:timers/promises';
import type { Database } from '../../database/connect-database.ts';
import type { Searching } from './searching.ts';
import { selectVersionsAfter } from './words.queries.ts';
import { stampOf } from './words-of-row.ts';

/** At the start others wait for the database as well: few turns are soon over. */
const atOnce = 10_000;

const beforeAll = '00000000-0000-0000-0000-000000000000';

/** The products of which more, less or something else is known here than the catalogue has. */
export async function changedSince(
  database: Pick<Database, 'pool'>,
  { lines, indexed, places }: Searching,
): Promise<string[]> {
  const changed: string[] = [];
  const onSale = new Set<string>();
  for (let after: string | undefined = beforeAll; after !== undefined; ) {
    const rows = await selectVersionsAfter(database, after, atOnce);
    for (const { id, ...placed } of rows) {
      onSale.add(id);
      const isSame = lines.stampOf(id) === stampOf(placed, places.around);
      if (!isSame || !indexed.has(id)) changed.push(id);
    }
    after = rows.at(-1)?.id;
    await breathe();
  }
  for (const id of new Set([...lines.ids(), ...indexed.keys()])) if (!onSale.has(id)) changed.push(id);
  return changed;
}
