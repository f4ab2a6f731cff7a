import { createHash } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import type { Database } from '../../database/connect-database.ts';
import { withAdvisoryLock } from '../../database/with-advisory-lock.ts';
import type { FileStore } from '../../gateways/files/port.ts';
import { lockOfFile } from './lock-of-file.ts';
import { sniffPhotograph } from './sniff-photograph.ts';
import { images } from './tables.ts';
import type { Refusal, TakenIn } from './workshop/jobs.ts';
import { startWorker } from './workshop/start-worker.ts';

export type StoreUpload = {
  readonly bytes: Uint8Array;
  /** What the picture's address begins with: a stem. */
  readonly name: string;
  readonly most?: { readonly bytes: number; readonly pixels: number };
};

export type StoredUpload =
  | { readonly outcome: 'stored'; readonly stem: string; readonly width: number; readonly height: number }
  | { readonly outcome: 'payload_too_large'; readonly because: 'too many bytes' | 'too many pixels' }
  | { readonly outcome: 'unsupported_media_type'; readonly because: 'not a photograph' }
  | { readonly outcome: 'unprocessable'; readonly because: 'too small' | 'unreadable' };

export const mostOfUpload = { bytes: 10 * 1024 * 1024, pixels: 40_000_000 };

/**
 * Takes a photograph in, whole or not at all. It comes as bytes, never as an address: nothing here ever fetches. A
 * process of its own unpacks it, and dies with it if need be.
 */
export async function storeUpload(
  { database, files }: { readonly database: Database; readonly files: FileStore },
  { bytes, name, most = mostOfUpload }: StoreUpload,
): Promise<StoredUpload> {
  if (bytes.length > most.bytes) return { outcome: 'payload_too_large', because: 'too many bytes' };
  if (!sniffPhotograph(bytes)) return { outcome: 'unsupported_media_type', because: 'not a photograph' };
  const taken = await takeInElsewhere(bytes, most.pixels);
  if (taken === 'too many pixels') return { outcome: 'payload_too_large', because: taken };
  if (typeof taken === 'string') return { outcome: 'unprocessable', because: taken };
  const sha256 = createHash('sha256').update(taken.bytes).digest('hex');
  const stem = `${name}-${sha256.slice(0, 16)}`;
  const client = await database.pool.connect();
  try {
    // Else somebody who removes the last picture of this file could do so between these two.
    await withAdvisoryLock(client, { name: lockOfFile(sha256) }, async () => {
      await files.write(sha256, taken.bytes);
      await insertImage(client, stem, sha256, taken);
    });
  } finally {
    client.release();
  }
  return { outcome: 'stored', stem, width: taken.width, height: taken.height };
}

async function takeInElsewhere(bytes: Uint8Array, mostPixels: number): Promise<TakenIn | Refusal> {
  const worker = startWorker();
  try {
    const reply = await worker.run({ kind: 'take in', bytes, mostPixels });
    if ('takenIn' in reply) return reply.takenIn;
    return 'refused' in reply ? reply.refused : 'unreadable';
  } catch {
    // It wanted more memory or time than it may have, or broke: the file's fault, not ours.
    return 'unreadable';
  } finally {
    worker.end();
  }
}

/** By the connection that holds the lock: whoever holds one and waits for another blocks those who do the same. */
async function insertImage(client: PoolClient, stem: string, fileSha256: string, taken: TakenIn) {
  const { width, height, dominant, focus } = taken;
  const row = { stem, width, height, dominant, fileSha256, mediaType: 'image/jpeg' };
  await drizzle(client)
    .insert(images)
    .values({ ...row, focusLeft: focus.left, focusTop: focus.top })
    .onConflictDoNothing();
}
