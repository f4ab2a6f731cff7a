import { createHash } from 'node:crypto';
import { photographStem } from '@ashore/core/contract/values/image-sizes.ts';
import type { PoolClient } from 'pg';
import type { Database } from '../../database/connect.ts';
import { withAdvisoryLock } from '../../database/with-advisory-lock.ts';
import type { FileStore } from '../../gateways/files/port.ts';
import type { ReadUploadResult, UploadRefusal } from './worker/jobs.ts';
import { startWorker } from './worker/start-worker.ts';

export type StoreUploadInput = {
  readonly bytes: Uint8Array;
  /** The first part of the stem, which ends with the hash of the stored file. */
  readonly name: string;
  readonly limits?: { readonly bytes: number; readonly pixels: number };
};

export type StoredUpload =
  | { readonly outcome: 'stored'; readonly stem: string; readonly width: number; readonly height: number }
  | { readonly outcome: 'payload_too_large'; readonly because: 'too many bytes' | 'too many pixels' }
  | { readonly outcome: 'unsupported_media_type'; readonly because: 'not a photograph' }
  | { readonly outcome: 'unprocessable'; readonly because: 'too small' | 'unreadable' };

export const uploadLimits = { bytes: 10 * 1024 * 1024, pixels: 40_000_000 };

/**
 * Stores a photograph completely or not at all. The caller passes bytes, never an address, so nothing is
 * fetched. A separate process decodes the file, so that a harmful file can stop only that process.
 */
export async function storeUpload(
  { database, files }: { readonly database: Database; readonly files: FileStore },
  { bytes, name, limits = uploadLimits }: StoreUploadInput,
): Promise<StoredUpload> {
  if (bytes.length > limits.bytes) return { outcome: 'payload_too_large', because: 'too many bytes' };
  if (!sniffPhotograph(bytes)) return { outcome: 'unsupported_media_type', because: 'not a photograph' };
  const readUpload = await readUploadInWorker(bytes, limits.pixels);
  if (readUpload === 'too many pixels') return { outcome: 'payload_too_large', because: readUpload };
  if (typeof readUpload === 'string') return { outcome: 'unprocessable', because: readUpload };
  const sha256 = createHash('sha256').update(readUpload.bytes).digest('hex');
  const stem = photographStem(name, sha256);
  const client = await database.pool.connect();
  try {
    // Without the lock, removing the last image of this file could delete it between these two steps.
    await withAdvisoryLock(client, { name: lockOfFile(sha256) }, async () => {
      await files.write(sha256, readUpload.bytes);
      await insertImage(client, stem, sha256, readUpload);
    });
  } finally {
    client.release();
  }
  return { outcome: 'stored', stem, width: readUpload.width, height: readUpload.height };
}

async function readUploadInWorker(
  bytes: Uint8Array,
  mostPixels: number,
): Promise<ReadUploadResult | UploadRefusal> {
  const worker = startWorker();
  try {
    const reply = await worker.run({ kind: 'read upload', bytes, maxPixels: mostPixels });
    if ('upload' in reply) return reply.upload;
    return 'refused' in reply ? reply.refused : 'unreadable';
  } catch {
    // The worker exceeded its memory or time limit, or crashed. The file is to blame, so the upload is
    // refused.
    return 'unreadable';
  } finally {
    worker.end();
  }
}

/**
 * Uses the connection that holds the lock. A caller that held the lock while waiting for a second connection
 * could block others doing the same.
 */
async function insertImage(
  client: PoolClient,
  stem: string,
  fileSha256: string,
  readResult: ReadUploadResult,
) {
  const { width, height, dominant, focus } = readResult;
  await client.query(
    `insert into images (stem, width, height, dominant, file_sha256, media_type, focus_left, focus_top)
     values ($1, $2, $3, $4, $5, 'image/jpeg', $6, $7) on conflict do nothing`,
    [stem, width, height, dominant, fileSha256, focus.left, focus.top],
  );
}

/** The lock that is held while a file is written or removed. */
export function lockOfFile(sha256: string): string {
  return `file ${sha256}`;
}

const signatures = {
  jpeg: Buffer.from('ffd8ff', 'hex'),
  png: Buffer.from('89504e470d0a1a0a', 'hex'),
} as const;

export type PhotographKind = 'jpeg' | 'png' | 'webp' | 'avif';

/**
 * Recognises a photograph by its first bytes, never by its name or declared type. Drawings are not
 * recognised.
 */
export function sniffPhotograph(bytes: Uint8Array): PhotographKind | undefined {
  const start = Buffer.from(bytes.subarray(0, 64));
  const text = start.toString('latin1');
  if (start.indexOf(signatures.jpeg) === 0) return 'jpeg';
  if (start.indexOf(signatures.png) === 0) return 'png';
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return 'webp';
  // Phones write HEIC into the same container. Its codec is not free to use, so HEIC is not supported.
  return text.startsWith('ftyp', 4) && /avi[fs]/.test(text) ? 'avif' : undefined;
}
