import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

/** The compressor works in another thread: many small pieces would cost more to pass on than to compress. */
const PIECE_BYTES = 128 * 1024;

export type BackupFile = {
  /** Takes the bytes at once. If it returns a promise, the caller must wait for it before the next call. */
  write(bytes: Buffer): Promise<void> | undefined;
  writeLine(value: unknown): Promise<void> | undefined;
  /** The checksum of everything written so far. */
  checksum(): string;
  /** Only now does the file appear under its name, complete and on disk. */
  finish(): Promise<void>;
  abandon(): Promise<void>;
};

export function createBackupFile(path: string): BackupFile {
  const unfinishedPath = `${path}.unfinished`;
  mkdirSync(dirname(path), { recursive: true });
  const hash = createHash('sha256');
  const gzip = createGzip({ level: 5 });
  // The backup contains personal data, so only its owner may read it.
  const writtenToDisk = pipeline(gzip, createWriteStream(unfinishedPath, { mode: 0o600, flush: true }));
  writtenToDisk.catch(() => {}); // the next call reports the error
  let piece = Buffer.allocUnsafe(PIECE_BYTES);
  let filledBytes = 0;
  let drain: Promise<void> | undefined;

  return { write, writeLine, checksum, finish, abandon };

  function write(bytes: Buffer): Promise<void> | undefined {
    if (filledBytes + bytes.length > PIECE_BYTES) flush();
    if (bytes.length > PIECE_BYTES) hashAndCompress(Buffer.from(bytes));
    else filledBytes += bytes.copy(piece, filledBytes);
    if (!gzip.writableNeedDrain && !gzip.destroyed) return undefined;
    drain ??= waitForDrain().finally(() => {
      drain = undefined;
    });
    return drain;
  }

  function writeLine(value: unknown): Promise<void> | undefined {
    return write(Buffer.from(`${JSON.stringify(value)}\n`));
  }

  function checksum(): string {
    flush();
    return hash.copy().digest('hex');
  }

  async function finish(): Promise<void> {
    flush();
    gzip.end();
    await writtenToDisk;
    renameSync(unfinishedPath, path);
  }

  async function abandon(): Promise<void> {
    gzip.destroy();
    await writtenToDisk.catch(() => {});
    rmSync(unfinishedPath, { force: true });
  }

  function flush(): void {
    if (filledBytes > 0) hashAndCompress(piece.subarray(0, filledBytes));
    piece = Buffer.allocUnsafe(PIECE_BYTES);
    filledBytes = 0;
  }

  function hashAndCompress(bytes: Buffer): void {
    hash.update(bytes);
    gzip.write(bytes);
  }

  /** A full disk ends the wait with its error. */
  async function waitForDrain(): Promise<void> {
    await Promise.race([gzip.destroyed ? writtenToDisk : once(gzip, 'drain'), writtenToDisk]);
  }
}
