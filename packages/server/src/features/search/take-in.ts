import { setImmediate as breathe } from 'node:timers/promises';
import { describeProduct } from '@ashore/search/index/describe-product.ts';
import type { IndexDoc } from '@ashore/search/index/index-doc.ts';
import type { Database } from '../../database/connect-database.ts';
import type { Searching } from './searching.ts';
import { selectWords } from './words.queries.ts';
import { type ProductWords, wordsOfRow } from './words-of-row.ts';

/** To read one takes half a millisecond: answers go out in between. */
const describedAtOnce = 16;

/**
 * Takes in these products as they are now, or that they are not on sale any more. Gives how many are another in what
 * they are found by or shown with: most changes of a product are neither.
 */
export async function takeIn(
  database: Pick<Database, 'pool'>,
  searching: Searching,
  ids: readonly string[],
): Promise<number> {
  const { index, lines, sales, places, indexed } = searching;
  const rows = await selectWords(database, ids);
  const read = rows.map((row) => wordsOfRow(row, places.around));
  const onSale = new Set(rows.map(({ id }) => id));
  const gone = ids.filter((id) => !onSale.has(id) && (lines.get(id) || indexed.has(id)));
  const docs = await describe(searching, read.filter(isAnother(searching)));
  // An index takes no older version, and no other of the same: what was another in its place has no newer one.
  const replaced = docs.filter(({ id, version }) => version <= (indexed.get(id) ?? -1)).map(({ id }) => id);
  await index.remove([...gone, ...replaced]);
  await index.upsert(docs);
  let changes = gone.length;
  for (const id of gone) {
    const line = lines.remove(id);
    if (line) sales.remove(line);
    indexed.delete(id);
  }
  for (const { product, line } of read) {
    const before = lines.get(product.id);
    if (before) sales.remove(before);
    sales.add(line);
    lines.put(product.id, line);
    if (JSON.stringify({ ...before, version: 0 }) !== JSON.stringify({ ...line, version: 0 })) changes += 1;
  }
  for (const { id, version } of docs) indexed.set(id, version);
  return changes;
}

function isAnother({ lines, indexed }: Searching) {
  return ({ product: { id, version }, line }: ProductWords) => {
    const before = lines.get(id);
    // Another server may have put it into an index that is shared.
    return before === undefined || !indexed.has(id)
      ? indexed.get(id) !== version
      : before.digest !== line.digest;
  };
}

async function describe({ knowledge }: Searching, read: readonly ProductWords[]): Promise<IndexDoc[]> {
  const docs: IndexDoc[] = [];
  for (const [at, { product }] of read.entries()) {
    docs.push(describeProduct(product, knowledge));
    if (at % describedAtOnce === describedAtOnce - 1) await breathe();
  }
  return docs;
}
