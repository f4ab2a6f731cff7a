import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import type { Database } from '../../database/connect-database.ts';
import { withAdvisoryLock } from '../../database/with-advisory-lock.ts';
import type { FileStore } from '../../gateways/files/port.ts';
import { findImage, type Photograph } from './find-image.ts';
import type { KeptPictures } from './kept-pictures.ts';
import { lockOfFile } from './lock-of-file.ts';
import { namesOfPrints } from './order-print.ts';
import { images } from './tables.ts';

type Parts = {
  readonly database: Database;
  readonly files: FileStore;
  readonly kept: Pick<KeptPictures, 'remove'>;
};

/**
 * Removes a photograph, its file and all that was made of it. False when it is none of ours, or still shown
 * somewhere: the database does not let go of it then.
 */
export async function removeUpload(parts: Parts, stem: string): Promise<boolean> {
  const found = await findImage(parts.database, stem);
  if (!found || !('photograph' in found)) return false;
  const { photograph } = found;
  const client = await parts.database.pool.connect();
  try {
    return await withAdvisoryLock(client, { name: lockOfFile(photograph.sha256) }, () =>
      removeLocked(client, parts, { stem, photograph }),
    );
  } finally {
    client.release();
  }
}

type Removal = { readonly stem: string; readonly photograph: Photograph };

/** By the connection that holds the lock: whoever holds one and waits for another blocks those who do the same. */
async function removeLocked(client: PoolClient, { files, kept }: Parts, { stem, photograph }: Removal) {
  if (!(await deleteUnlessShown(client, stem))) return false;
  const others = await drizzle(client)
    .select({ stem: images.stem })
    .from(images)
    .where(eq(images.fileSha256, photograph.sha256));
  if (others.length > 0) return true;
  await files.remove(photograph.sha256);
  await kept.remove(namesOfPrints(photograph));
  return true;
}

async function deleteUnlessShown(client: PoolClient, stem: string): Promise<boolean> {
  try {
    const { rowCount } = await client.query('delete from images where stem = $1', [stem]);
    return rowCount === 1;
  } catch (error) {
    // Something refers to it.
    if ((error as { code?: unknown }).code === '23503') return false;
    throw error;
  }
}
