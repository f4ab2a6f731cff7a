import type { Interest } from '@ashore/core/catalogue/interests.ts';
import type { ProductType } from '@ashore/core/contract/values/product-types.ts';
import type { BedsOfRoom } from '@ashore/core/hotels/beds.ts';
import type { Board } from '@ashore/core/hotels/board.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';

/** The facts of a product that search results show, in every language. */
export type ResultRow = {
  readonly code: string;
  readonly type: ProductType;
  readonly slug: string;
  readonly locationId: string;
  readonly interests: readonly Interest[];
  readonly picture: string | null;
  readonly popularity: number;
  readonly names: LineTexts;
  readonly subTitles: LineTexts;
  /** What is particular to a hotel. */
  readonly hotel?: HotelRow & { readonly popularity: number };
  /** Digest of all facts that the index received. */
  readonly digest: string;
};

/** The facts of a hotel that answer a query or that its line shows. */
export type HotelRow = {
  readonly stars: number;
  readonly hasOfficialStars: boolean;
  readonly latitude: number;
  readonly longitude: number;
  readonly quarter: Readonly<Partial<Record<MessageLocale, string>>>;
  readonly amenities: readonly string[];
  readonly boards: readonly Board[];
  /** Those of each room type. */
  readonly beds: readonly BedsOfRoom[];
  readonly isFreeToCancel: boolean;
  readonly isPaidThere: boolean;
  readonly hasFamilyRoom: boolean;
};

type LineTexts = Readonly<Record<MessageLocale, string>>;

export type ResultRows = {
  get(id: string): ResultRow | undefined;
  /** Stores a row with a stamp. The stamp tells whether the row is current, without reading it. */
  put(id: string, row: ResultRow, stamp: string): void;
  stampOf(id: string): string | undefined;
  /** The facts of a row that are counted at every start, without reading the row. */
  countedFactsOf(id: string): CountedFacts | undefined;
  remove(id: string): ResultRow | undefined;
  ids(): IterableIterator<string>;
  readonly size: number;
  /** All rows, for the next start. */
  save(): Uint8Array;
  /** Adds rows as they were saved. None of these products may have one yet. */
  addSaved(saved: Uint8Array): void;
};

export type CountedFacts = Pick<ResultRow, 'type' | 'locationId' | 'popularity'>;

type LineSpan = { readonly from: number; readonly to: number };

/** A tab ends the beginning of a line, and a line feed the line. */
const [endOfBeginning, endOfLine] = [9, 10];

/** What is needed of all rows at a start: the stamp, type, place and popularity. */
type Beginning = readonly [string, ProductType, string, number];

/**
 * Stores rows as lines of JSON in a few large buffers, and parses each row when it is shown. As objects, a
 * hundred thousand products with six texts each would be a million objects for the garbage collector.
 */
export function createResultRows(saved: Uint8Array = new Uint8Array()): ResultRows {
  let bytes: Buffer = Buffer.from(saved.buffer, saved.byteOffset, saved.length);
  let end = bytes.length;
  let droppedBytes = 0;
  const spans = new Map<string, LineSpan>();
  findLines(0);

  function findLines(first: number): void {
    for (let from = first; from < end; ) {
      const to = bytes.indexOf(endOfLine, from);
      spans.set(bytes.toString('latin1', from, from + ID_LENGTH), { from: from + ID_LENGTH, to });
      from = to + 1;
    }
  }

  const beginningEnd = ({ from }: LineSpan) => bytes.indexOf(endOfBeginning, from);
  const parseRow = (lineSpan: LineSpan): ResultRow =>
    JSON.parse(bytes.toString('utf8', beginningEnd(lineSpan) + 1, lineSpan.to));

  function parseBeginning(id: string): Beginning | undefined {
    const lineSpan = spans.get(id);
    return lineSpan && JSON.parse(bytes.toString('utf8', lineSpan.from, beginningEnd(lineSpan)));
  }

  function drop(id: string): ResultRow | undefined {
    const lineSpan = spans.get(id);
    if (!lineSpan) return undefined;
    const row = parseRow(lineSpan);
    spans.delete(id);
    droppedBytes += lineSpan.to - lineSpan.from + ID_LENGTH + 1;
    return row;
  }

  return {
    get(id) {
      const lineSpan = spans.get(id);
      return lineSpan && parseRow(lineSpan);
    },
    stampOf: (id) => parseBeginning(id)?.[0],
    countedFactsOf(id) {
      const beginning = parseBeginning(id);
      if (!beginning) return undefined;
      const [, type, locationId, popularity] = beginning;
      return { type, locationId, popularity };
    },
    put(id, row, stamp) {
      drop(id);
      // JSON text contains neither a tab nor the end of a line.
      const beginning: Beginning = [stamp, row.type, row.locationId, row.popularity];
      const addedLine = Buffer.from(`${id}${JSON.stringify(beginning)}\t${JSON.stringify(row)}\n`);
      if (end + addedLine.length > bytes.length) makeRoom(addedLine.length);
      bytes.set(addedLine, end);
      spans.set(id, { from: end + ID_LENGTH, to: end + addedLine.length - 1 });
      end += addedLine.length;
    },
    remove: drop,
    ids: () => spans.keys(),
    get size() {
      return spans.size;
    },
    save() {
      if (droppedBytes > 0) makeRoom(0);
      return bytes.subarray(0, end);
    },
    addSaved(saved) {
      if (end + saved.length > bytes.length) makeRoom(saved.length);
      const first = end;
      bytes.set(saved, first);
      end += saved.length;
      findLines(first);
    },
  };

  /** Copies all rows to a new buffer, without those that were dropped. */
  function makeRoom(neededBytes: number): void {
    const old = bytes;
    bytes = Buffer.alloc(Math.ceil((end - droppedBytes + neededBytes) * GROWTH) + SPARE_BYTES);
    end = 0;
    droppedBytes = 0;
    for (const [id, { from, to }] of spans) {
      const start = end;
      end += old.copy(bytes, start, from - ID_LENGTH, to + 1);
      spans.set(id, { from: start + ID_LENGTH, to: end - 1 });
    }
  }
}

/** Room for so many times the rows. */
const GROWTH = 1.2;

/** The length of a UUID. */
const ID_LENGTH = 36;

/** Bytes to spare, so that an empty buffer has room for its first rows. */
const SPARE_BYTES = 4_096;
