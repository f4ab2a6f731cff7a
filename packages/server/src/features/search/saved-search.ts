import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { crc32 } from 'node:zlib';

/** What an index begins with next time: its arrays, and what is shown of each product. */
export type SavedSearch = { readonly arrays: Uint8Array; readonly lines: Uint8Array };

/** To be raised when what is shown is written otherwise. */
const MAGIC = 0x41534c32;

/** Magic, checksum of the lines, length of the arrays, length of the lines. */
const PREFIX = 16;

/** The file with its two parts, which so can never be of different days. */
export async function writeSavedSearch(file: string, { arrays, lines }: SavedSearch): Promise<number> {
  const prefix = Buffer.from(new Uint32Array([MAGIC, crc32(lines), arrays.length, lines.length]).buffer);
  await mkdir(dirname(file), { recursive: true });
  // Whoever is stopped while he writes leaves the old one; and two who write leave one of the two.
  const unfinished = `${file}.${process.pid}`;
  const handle = await open(unfinished, 'w');
  try {
    for (const part of [prefix, arrays, lines]) await handle.writeFile(part);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(unfinished, file);
  return PREFIX + arrays.length + lines.length;
}

/** What was saved last; undefined where there is nothing, or what is there is damaged or of another version. */
export async function readSavedSearch(file: string): Promise<SavedSearch | undefined> {
  const bytes = await readFile(file).catch(() => undefined);
  if (!bytes || bytes.length < PREFIX) return undefined;
  const prefix = new Uint32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + PREFIX));
  const [magic, checksum, arraysLength = 0, linesLength = 0] = prefix;
  if (magic !== MAGIC || bytes.length !== PREFIX + arraysLength + linesLength) return undefined;
  const lines = bytes.subarray(PREFIX + arraysLength);
  if (crc32(lines) !== checksum) return undefined;
  return { arrays: bytes.subarray(PREFIX, PREFIX + arraysLength), lines };
}
