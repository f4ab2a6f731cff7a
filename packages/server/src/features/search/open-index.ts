import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { crc32 } from 'node:zlib';
import type { Database } from '../../database/connect.ts';
import { type ArrayTourIndex, createArrayTourIndex } from '../../gateways/tour-index/array-tour-index.ts';
import type { TourIndex } from '../../gateways/tour-index/port.ts';
import { createPostgresTourIndex } from '../../gateways/tour-index/postgres-tour-index.ts';
import type { ReadProducts } from './first-read/read-in-threads.ts';
import { columnsOfRows } from './product-words.ts';
import { createResultRows, type ResultRows } from './result-rows.ts';

export type OpenIndexInput = {
  readonly database: Database;
  /** Where the index is stored. The rows for display are in the memory of this process in both cases. */
  readonly kind: 'memory' | 'database';
  /** The file in which the search is saved. */
  readonly file: string;
  readonly analyserVersion: string;
};

export type OpenedIndex = {
  readonly index: TourIndex;
  readonly resultRows: ResultRows;
  /** Saves the search and returns the number of bytes written. */
  save(): Promise<number>;
  /** Reads the vocabulary again, which other processes may have changed. The index in memory has its own. */
  refreshVocabulary(): Promise<void>;
  /** Adds products that were read for an empty index, if it is in the memory of this process. */
  addRead?(products: ReadProducts): void;
};

/** Opens the index with its saved data, if that is still valid. */
export async function openIndex({
  database,
  kind,
  file,
  analyserVersion,
}: OpenIndexInput): Promise<OpenedIndex> {
  const savedIndex = await readSavedIndex(file);
  if (kind === 'database') {
    const index = createPostgresTourIndex(database, analyserVersion);
    // A file with arrays was saved with the index in memory. Its rows may not match the index in the database.
    const resultRows = createResultRows(savedIndex?.arrays.length === 0 ? savedIndex.resultRows : undefined);
    const save = () => writeSavedIndex(file, { arrays: new Uint8Array(), resultRows: resultRows.save() });
    return { index, resultRows, save, refreshVocabulary: index.refreshVocabulary };
  }
  const index = createArrayTourIndex({ analyserVersion, saved: savedIndex?.arrays });
  // Without a note the index did not load the saved arrays and is empty, so the rows must be read again too.
  const resultRows = createResultRows(index.note === undefined ? undefined : savedIndex?.resultRows);
  return {
    index,
    resultRows,
    save: () => saveArrays(file, index, resultRows),
    refreshVocabulary: async () => {},
    addRead(products) {
      if (!index.addFrozen(products.arrays))
        throw new Error('The products that were read do not fit the index.');
      for (const rows of products.resultRows) resultRows.addSaved(rows);
    },
  };
}

/** Saves index and rows as they are at the same moment. */
async function saveArrays(file: string, index: ArrayTourIndex, resultRows: ResultRows): Promise<number> {
  const arrays = index.save('with lines');
  const savedRows = resultRows.save();
  return writeSavedIndex(file, { arrays: await arrays, resultRows: savedRows });
}

/** What is saved of a search index: the arrays of the index and the rows for display. */
type SavedIndex = { readonly arrays: Uint8Array; readonly resultRows: Uint8Array };

/** The letters ASL and a version, which is to be increased when the same columns become other rows. */
const MAGIC_NUMBER = 0x41534c35;

/** Magic number, columns of the rows, checksum of the rows, length of the arrays and length of the rows. */
const PREFIX_BYTES = 20;

/** Writes both parts into one file, so that they can never come from different saves. */
async function writeSavedIndex(file: string, { arrays, resultRows }: SavedIndex): Promise<number> {
  const prefix = Buffer.from(
    new Uint32Array([MAGIC_NUMBER, columnsOfRows, crc32(resultRows), arrays.length, resultRows.length])
      .buffer,
  );
  await mkdir(dirname(file), { recursive: true });
  // A process that is stopped while writing leaves the old file. If two processes write, one of the two files
  // remains.
  const unfinishedFile = `${file}.${process.pid}`;
  const handle = await open(unfinishedFile, 'w');
  try {
    for (const part of [prefix, arrays, resultRows]) await handle.writeFile(part);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(unfinishedFile, file);
  return PREFIX_BYTES + arrays.length + resultRows.length;
}

/** Reads the saved data; undefined if it is missing, damaged or of another version. */
async function readSavedIndex(file: string): Promise<SavedIndex | undefined> {
  const bytes = await readFile(file).catch(() => undefined);
  if (!bytes || bytes.length < PREFIX_BYTES) return undefined;
  const prefix = new Uint32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + PREFIX_BYTES));
  const [magic, columns, checksum, arraysLength = 0, rowsLength = 0] = prefix;
  if (magic !== MAGIC_NUMBER || columns !== columnsOfRows) return undefined;
  if (bytes.length !== PREFIX_BYTES + arraysLength + rowsLength) return undefined;
  const resultRows = bytes.subarray(PREFIX_BYTES + arraysLength);
  if (crc32(resultRows) !== checksum) return undefined;
  return { arrays: bytes.subarray(PREFIX_BYTES, PREFIX_BYTES + arraysLength), resultRows };
}
