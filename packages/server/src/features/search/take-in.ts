import { setImmediate as breathe } from 'node:timers/promises';
import { describeProduct } from '@ashore/search/index/describe-product.ts';
import type { IndexDoc } from '@ashore/search/index/index-doc.ts';
import type { Database } from '../../database/connect-database.ts';
import type { Searching } from './searching.ts';
import { selectWords, type WordsRow } from './words.queries.ts';
import { type ProductWords, wordsOfRow } from './words-of-row.ts';

/** Half a millisecond each, and as much again to be put into the index: answers go out in between. */
const [describedAtOnce, indexedAtOnce] = [16, 96];

/**
 * Takes in these products as they are now, or that they are not on sale any more. Gives how many are another in what
 * they are found by or shown with: most changes of a product are neither.
 */
export async function takeIn(
  database: Pick<Database, 'pool'>,
  searching: Searching,
  ids: readonly string[],
): Promise<number> {
  const rows = await selectWords(database, ids);
  const onSale = new Set(rows.map(({ id }) => id));
  let changes = await takeOut(
    searching,
    ids.filter((id) => !onSale.has(id)),
  );
  for (let at = 0; at < rows.length; at += indexedAtOnce)
    changes += await putIn(searching, rows.slice(at, at + indexedAtOnce));
  return changes;
}

async function takeOut({ index, indexed, lines, sales }: Searching, ids: readonly string[]): Promise<number> {
  const gone = ids.filter((id) => lines.get(id) || indexed.has(id));
  await index.remove(gone);
  for (const id of gone) {
    const line = lines.remove(id);
    if (line) sales.remove(line);
    indexed.delete(id);
  }
  return gone.length;
}

async function putIn(searching: Searching, rows: readonly WordsRow[]): Promise<number> {
  const { index, indexed, lines, sales } = searching;
  const { read, docs } = await describe(searching, rows);
  // An index takes no older version, and no other of the same: what was another in its place has no newer one.
  await index.remove(
    docs.filter(({ id, version }) => version <= (indexed.get(id) ?? -1)).map(({ id }) => id),
  );
  await index.upsert(docs);
  for (const { id, version } of docs) indexed.set(id, version);
  let changes = 0;
  for (const { product, line, stamp } of read) {
    const before = lines.get(product.id);
    if (before) sales.remove(before);
    sales.add(line);
    lines.put(product.id, line, stamp);
    if (JSON.stringify(before) !== JSON.stringify(line)) changes += 1;
  }
  return changes;
}

async function describe(searching: Searching, rows: readonly WordsRow[]) {
  const read: ProductWords[] = [];
  const docs: IndexDoc[] = [];
  for (const row of rows) {
    const words = wordsOfRow(row, searching.places.around);
    read.push(words);
    if (!isAnother(searching, words)) continue;
    docs.push(describeProduct(words.product, searching.knowledge));
    if (docs.length % describedAtOnce === 0) await breathe();
  }
  return { read, docs };
}

function isAnother({ lines, indexed }: Searching, { product: { id, version }, line }: ProductWords): boolean {
  const before = lines.get(id);
  // Another server may have put it into an index that is shared.
  return before === undefined || !indexed.has(id)
    ? indexed.get(id) !== version
    : before.digest !== line.digest;
}
