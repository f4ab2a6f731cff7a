import { describeProduct } from '@ashore/search/index/describe-product.ts';
import { mergeSegments } from '@ashore/search/index/merge-segments.ts';
import { freeze } from '@ashore/search/index/saved/freeze.ts';
import { thaw } from '@ashore/search/index/saved/thaw.ts';
import type { Segment } from '@ashore/search/index/segment.ts';
import { createSegmentBuilder } from '@ashore/search/index/segment-builder.ts';
import type { Database } from '../../../database/connect.ts';
import { createPlaceSales } from '../place-sales.ts';
import { readPlaces } from '../places.ts';
import { selectWords, wordsOfRow } from '../product-words.ts';
import { createResultRows } from '../result-rows.ts';
import { knowledgeWith } from '../search-state.ts';
import { readSynonyms } from '../synonyms/stored-synonyms.ts';

/** What a thread has read of the catalogue: bytes, which pass to another thread without a copy. */
export type ReadPart = { readonly arrays: Uint8Array; readonly resultRows: Uint8Array };

export type PartReader = {
  /** Reads these products, as far as they are on sale. Each may be read once. */
  read(ids: readonly string[]): Promise<void>;
  /** All that was read, as one segment with those of other readers. */
  finish(others: readonly Uint8Array[]): Promise<ReadPart>;
};

/** Reads products as `indexProducts` does, and leaves them out of any index. */
export async function createPartReader(database: Pick<Database, 'pool'>): Promise<PartReader> {
  const places = await readPlaces(database);
  const synonyms = await readSynonyms(database.pool);
  const knowledge = knowledgeWith({ places, synonyms, sales: createPlaceSales() });
  const { analyserVersion } = knowledge;
  const builder = createSegmentBuilder();
  const resultRows = createResultRows();

  return {
    async read(ids) {
      for (const row of await selectWords(database, ids)) {
        const { product, resultRow, stamp } = wordsOfRow(row, places.around);
        builder.add(describeProduct(product, knowledge));
        resultRows.put(product.id, resultRow, stamp);
      }
    },
    async finish(others) {
      const thawed = others.map((bytes) => thaw(bytes, analyserVersion)?.segment);
      const segments = [builder.finish(), ...thawed].filter((segment) => segment !== undefined);
      if (segments.length <= others.length) throw new Error('A part of the search index cannot be read.');
      const arrays = freeze(merged(segments), { analyserVersion, note: 'first read' });
      return { arrays, resultRows: resultRows.save() };
    },
  };
}

function merged(segments: readonly Segment[]): Segment {
  const steps = mergeSegments(segments);
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}
