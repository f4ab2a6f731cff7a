import { setImmediate as breathe } from 'node:timers/promises';
import type { Database } from '../../database/connect-database.ts';
import type { Searching } from './searching.ts';
import { selectVersionsAfter } from './words.queries.ts';

const atOnce = 2_500;

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
    for (const { id, version, locationId } of rows) {
      onSale.add(id);
      const line = lines.get(id);
      const isSame = line?.version === version && line.around === places.around(locationId).join();
      if (!isSame || !indexed.has(id)) changed.push(id);
    }
    after = rows.at(-1)?.id;
    await breathe();
  }
  for (const id of new Set([...lines.ids(), ...indexed.keys()])) if (!onSale.has(id)) changed.push(id);
  return changed;
}
