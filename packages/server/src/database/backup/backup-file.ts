import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

/** The compressor works in another thread: many small pieces would cost more to pass on than to compress. */
const PIECE = 128 * 1024;

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
  const unfinished = `${path}.unfinished`;
  mkdirSync(dirname(path), { recursive: true });
  const hash = createHash('sha256');
  const gzip = createGzip({ level: 5 });
  // The backup contains personal data, so only its owner may read it.
  const writing = pipeline(gzip, createWriteStream(unfinished, { mode: 0o600, flush: true }));
  writing.catch(() => {}); // the next call reports the error
  let piece = Buffer.allocUnsafe(PIECE);
  let filled = 0;
  let waiting: Promise<void> | undefined;

  return { write, writeLine, checksum, finish, abandon };

  function write(bytes: Buffer): Promise<void> | undefined {
    if (filled + bytes.length > PIECE) flush();
    if (bytes.length > PIECE) pass(Buffer.from(bytes));
    else filled += bytes.copy(piece, filled);
    if (!gzip.writableNeedDrain && !gzip.destroyed) return undefined;
    waiting ??= drained().finally(() => {
      waiting = undefined;
    });
    return waiting;
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
    await writing;
    renameSync(unfinished, path);
  }

  async function abandon(): Promise<void> {
    gzip.destroy();
    await writing.catch(() => {});
    rmSync(unfinished, { force: true });
  }

  function flush(): void {
    if (filled > 0) pass(piece.subarray(0, filled));
    piece = Buffer.allocUnsafe(PIECE);
    filled = 0;
  }

  function pass(bytes: Buffer): void {
    hash.update(bytes);
    gzip.write(bytes);
  }

  /** A full disk ends the wait with its error. */
  async function drained(): Promise<void> {
    await Promise.race([gzip.destroyed ? writing : once(gzip, 'drain'), writing]);
  }
}
