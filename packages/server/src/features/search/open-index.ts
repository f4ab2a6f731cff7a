import type { Database } from '../../database/connect-database.ts';
import { type ArrayTourIndex, createArrayTourIndex } from '../../gateways/tour-index/array-tour-index.ts';
import type { TourIndex } from '../../gateways/tour-index/port.ts';
import { createPostgresTourIndex } from '../../gateways/tour-index/postgres-tour-index.ts';
import { createFoundLines, type FoundLines } from './found-lines.ts';
import { readSavedSearch, writeSavedSearch } from './saved-search.ts';

export type OpenIndex = {
  readonly database: Database;
  /** Where products are looked for. What is shown of them is in this process either way. */
  readonly kind: 'memory' | 'database';
  /** Where it is all saved. */
  readonly file: string;
  readonly analyser: string;
};

export type OpenedIndex = {
  readonly index: TourIndex;
  readonly lines: FoundLines;
  /** Gives how many bytes were written. */
  save(): Promise<number>;
  /** To be done now and then. */
  refresh(): Promise<void>;
};

/** The index with what was saved of it, if that still fits. */
export async function openIndex({ database, kind, file, analyser }: OpenIndex): Promise<OpenedIndex> {
  const saved = await readSavedSearch(file);
  if (kind === 'database') {
    const index = createPostgresTourIndex(database, analyser);
    const lines = createFoundLines(saved?.arrays.length === 0 ? saved.lines : undefined);
    const save = () => writeSavedSearch(file, { arrays: new Uint8Array(), lines: lines.save() });
    return { index, lines, save, refresh: index.refreshVocabulary };
  }
  const index = createArrayTourIndex({ analyser, saved: saved?.arrays });
  const lines = createFoundLines(index.note === undefined ? undefined : saved?.lines);
  return { index, lines, save: () => saveArrays(file, index, lines), refresh: async () => {} };
}

/** Both as they are at this moment. */
async function saveArrays(file: string, index: ArrayTourIndex, lines: FoundLines): Promise<number> {
  const arrays = index.save('with lines');
  const shown = lines.save();
  return writeSavedSearch(file, { arrays: await arrays, lines: shown });
}
