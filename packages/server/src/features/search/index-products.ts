import { setImmediate as breathe } from 'node:timers/promises';
import { describeProduct } from '@ashore/search/index/describe-product.ts';
import type { IndexDoc } from '@ashore/search/index/index-doc.ts';
import type { Database } from '../../database/connect.ts';
import { putHotel } from './hotel-facts.ts';
import { type ProductWords, selectWords, type WordsRow, wordsOfRow } from './product-words.ts';
import type { SearchState } from './search-state.ts';

/**
 * Describing a product takes half a millisecond, and indexing it takes the same again. Requests are answered
 * between the batches.
 */
const [DESCRIBE_BATCH_SIZE, INDEX_BATCH_SIZE] = [16, 96];

/**
 * Updates these products in the index, and removes those that are no longer on sale. Returns how many changed
 * in what they are found by or shown with. Most changes affect neither.
 */
export async function indexProducts(
  database: Pick<Database, 'pool'>,
  searchState: SearchState,
  ids: readonly string[],
): Promise<number> {
  const rows = await selectWords(database, ids);
  const onSale = new Set(rows.map(({ id }) => id));
  let changes = await removeProducts(
    searchState,
    ids.filter((id) => !onSale.has(id)),
  );
  for (let start = 0; start < rows.length; start += INDEX_BATCH_SIZE)
    changes += await updateProducts(searchState, rows.slice(start, start + INDEX_BATCH_SIZE));
  return changes;
}

async function removeProducts(
  { index, indexedVersions, resultRows, sales, hotels }: SearchState,
  ids: readonly string[],
): Promise<number> {
  const removedIds = ids.filter((id) => resultRows.get(id) || indexedVersions.has(id));
  await index.remove(removedIds);
  for (const id of removedIds) {
    const row = resultRows.remove(id);
    if (row) sales.remove(row);
    indexedVersions.delete(id);
    hotels.remove(id);
  }
  return removedIds.length;
}

async function updateProducts(searchState: SearchState, rows: readonly WordsRow[]): Promise<number> {
  const { index, indexedVersions, resultRows, sales, hotels } = searchState;
  const { productWords, docs } = await describeRows(searchState, rows);
  // The index accepts newer versions only. A product that changed because its place moved keeps its version,
  // so it is removed first.
  await index.remove(
    docs.filter(({ id, version }) => version <= (indexedVersions.get(id) ?? -1)).map(({ id }) => id),
  );
  await index.upsert(docs);
  for (const { id, version } of docs) indexedVersions.set(id, version);
  let changes = 0;
  for (const { product, resultRow, stamp } of productWords) {
    const rowBefore = resultRows.get(product.id);
    if (rowBefore) sales.remove(rowBefore);
    sales.add(resultRow);
    resultRows.put(product.id, resultRow, stamp);
    if (JSON.stringify(rowBefore) === JSON.stringify(resultRow)) continue;
    putHotel(hotels, product.id, resultRow);
    changes += 1;
  }
  return changes;
}

async function describeRows(searchState: SearchState, rows: readonly WordsRow[]) {
  const productWords: ProductWords[] = [];
  const docs: IndexDoc[] = [];
  for (const row of rows) {
    const words = wordsOfRow(row, searchState.places.around);
    productWords.push(words);
    if (!needsIndexing(searchState, words)) continue;
    docs.push(describeProduct(words.product, searchState.knowledge));
    if (docs.length % DESCRIBE_BATCH_SIZE === 0) await breathe();
  }
  return { productWords, docs };
}

function needsIndexing(
  { resultRows, indexedVersions }: SearchState,
  { product: { id, version }, resultRow }: ProductWords,
): boolean {
  const rowBefore = resultRows.get(id);
  // Another server may already have written it to a shared index.
  return rowBefore === undefined || !indexedVersions.has(id)
    ? indexedVersions.get(id) !== version
    : rowBefore.digest !== resultRow.digest;
}
