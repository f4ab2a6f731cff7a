import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import {
  type BackupHeader,
  type BackupTrailer,
  damagedBackup,
  END_OF_ROWS,
  type Sequence,
  type SequencesLine,
  type TableLine,
} from './format.ts';

export type BackupPart =
  | { readonly kind: 'header'; readonly header: BackupHeader }
  | { readonly kind: 'table'; readonly table: string; readonly columns: readonly string[] }
  | { readonly kind: 'rows'; readonly bytes: Buffer }
  | { readonly kind: 'end of rows' }
  | { readonly kind: 'sequences'; readonly sequences: readonly Sequence[] }
  | { readonly kind: 'trailer'; readonly rows: Readonly<Record<string, number>> };

type BackupLine = Partial<BackupHeader & TableLine & SequencesLine & BackupTrailer>;

const LINE_END = 10;
/**
 * No row of ours comes near this length. Without the limit, a small file could unpack into a line that fills
 * the memory.
 */
const MAX_LINE_BYTES = 64 * 1024 * 1024;
const END_MARK = Buffer.from(END_OF_ROWS);
const END_MARK_AFTER_ROW = Buffer.from(`\n${END_OF_ROWS}`);

/**
 * Yields the parts of a backup in their order. A file that was cut short or changed anywhere causes an error.
 */
export async function* readBackup(path: string): AsyncGenerator<BackupPart, void, undefined> {
  const hash = createHash('sha256');
  let unreadChunks: Buffer[] = [];
  let isInRows = false;
  for await (const bytes of unpack(path)) {
    unreadChunks.push(bytes);
    // Every part ends with a line. Joining the beginning of a long line with each chunk would copy it each time.
    const hasLine = bytes.includes(LINE_END);
    if (!hasLine && lengthOf(unreadChunks) <= MAX_LINE_BYTES) continue;
    let unreadBytes = Buffer.concat(unreadChunks);
    if (unreadBytes.length > MAX_LINE_BYTES) throw damagedBackup(path, 'a line in it has no end');
    for (;;) {
      const length = isInRows ? lengthOfRows(unreadBytes) : unreadBytes.indexOf(LINE_END) + 1;
      if (length === 0) break;
      const partBytes = unreadBytes.subarray(0, length);
      unreadBytes = unreadBytes.subarray(length);
      const part = isInRows ? rowsPart(partBytes) : linePart(path, partBytes, hash.copy().digest('hex'));
      hash.update(partBytes);
      yield part;
      if (part.kind === 'trailer') return;
      if (part.kind === 'table') isInRows = true;
      if (part.kind === 'end of rows') isInRows = false;
    }
    unreadChunks = unreadBytes.length > 0 ? [unreadBytes] : [];
  }
  throw damagedBackup(path, 'its end is missing');
}

async function* unpack(path: string): AsyncGenerator<Buffer> {
  const gunzip = createGunzip({ chunkSize: 256 * 1024 });
  pipeline(createReadStream(path, { highWaterMark: 256 * 1024 }), gunzip, () => {});
  try {
    yield* gunzip;
  } catch (error) {
    throw damagedBackup(path, (error as Error).message);
  }
}

function lengthOf(chunks: readonly Buffer[]): number {
  return chunks.reduce((sum, { length }) => sum + length, 0);
}

/**
 * The length of the whole rows before the end mark, or of the mark itself. Returns 0 if more bytes are needed
 * to decide.
 */
function lengthOfRows(bytes: Buffer): number {
  if (bytes.subarray(0, END_MARK.length).equals(END_MARK)) return END_MARK.length;
  const end = bytes.indexOf(END_MARK_AFTER_ROW);
  if (end >= 0) return end + 1;
  return bytes.lastIndexOf(LINE_END) + 1;
}

function rowsPart(bytes: Buffer): BackupPart {
  return bytes.equals(END_MARK) ? { kind: 'end of rows' } : { kind: 'rows', bytes };
}

function linePart(path: string, bytes: Buffer, sha256SoFar: string): BackupPart {
  const line = parseLine(bytes);
  if (line.format === 'ashore-backup') return { kind: 'header', header: line as BackupHeader };
  if (line.table && line.columns) return { kind: 'table', table: line.table, columns: line.columns };
  if (line.sequences) return { kind: 'sequences', sequences: line.sequences };
  if (!line.rows) throw damagedBackup(path, 'it is not a backup of this program');
  if (line.sha256 !== sha256SoFar) throw damagedBackup(path, 'its checksum is not that of its content');
  return { kind: 'trailer', rows: line.rows };
}

function parseLine(bytes: Buffer): BackupLine {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return {};
  }
}
