import type { PoolClient } from 'pg';
import type { Database } from '../../database/connect.ts';
import { SQL_STATES } from '../../database/errors.ts';
import { withAdvisoryLock } from '../../database/with-advisory-lock.ts';
import type { FileStore } from '../../gateways/files/port.ts';
import { findImage, type Photograph } from './find-image.ts';
import type { ImageCache } from './image-cache.ts';
import { namesOfPrints } from './show-image.ts';
import { lockOfFile } from './store-upload.ts';

type RemovalDeps = {
  readonly database: Database;
  readonly files: FileStore;
  readonly imageCache: Pick<ImageCache, 'remove'>;
};

/**
 * Removes a photograph, its file and every image rendered from it. Returns false if it is not an upload, or
 * if a product still shows it: the database then refuses the deletion.
 */
export async function removeUpload(deps: RemovalDeps, stem: string): Promise<boolean> {
  const image = await findImage(deps.database, stem);
  if (!image || !('photograph' in image)) return false;
  const { photograph } = image;
  const client = await deps.database.pool.connect();
  try {
    return await withAdvisoryLock(client, { name: lockOfFile(photograph.sha256) }, () =>
      removeUnderLock(client, deps, { stem, photograph }),
    );
  } finally {
    client.release();
  }
}

type Removal = { readonly stem: string; readonly photograph: Photograph };

/**
 * Uses the connection that holds the lock. A caller that held the lock while waiting for a second connection
 * could block others doing the same.
 */
async function removeUnderLock(
  client: PoolClient,
  { files, imageCache }: RemovalDeps,
  { stem, photograph }: Removal,
) {
  if (!(await deleteUnlessShown(client, stem))) return false;
  const { rowCount } = await client.query('select from images where file_sha256 = $1 limit 1', [
    photograph.sha256,
  ]);
  if (rowCount) return true;
  await files.remove(photograph.sha256);
  await imageCache.remove(namesOfPrints(photograph));
  return true;
}

async function deleteUnlessShown(client: PoolClient, stem: string): Promise<boolean> {
  try {
    const { rowCount } = await client.query('delete from images where stem = $1', [stem]);
    return rowCount === 1;
  } catch (error) {
    // A product still refers to the image.
    if ((error as { code?: unknown }).code === SQL_STATES.foreignKeyViolation) return false;
    throw error;
  }
}

type PurgeDeps = {
  readonly database: Database;
  readonly files: FileStore;
  readonly imageCache: Pick<ImageCache, 'remove'>;
};

/** How many photographs one run removes, so that it stays short. The next run removes more. */
const UPLOADS_PER_RUN = 20;

/**
 * Removes photographs that no product shows and that are no organisation's logo, left by uploads that were interrupted or
 * replaced. Photographs younger than
 * a day are kept, because an upload may still be in progress. Returns how many were removed.
 */
export async function purgeUploads(deps: PurgeDeps): Promise<number> {
  const { rows } = await deps.database.pool.query<{ stem: string }>(
    `select image.stem from images image
     where image.file_sha256 is not null and image.utc_added_at < now() - interval '1 day'
       and not exists (select from product_images product_image where product_image.stem = image.stem)
       and not exists (select from organisations organisation where organisation.logo = image.stem)
     limit $1`,
    [UPLOADS_PER_RUN],
  );
  let removedFiles = 0;
  for (const { stem } of rows) if (await removeUpload(deps, stem)) removedFiles += 1;
  return removedFiles;
}

/**
 * Counts photographs in the database whose files are missing. A database backup contains only their names.
 */
export async function countMissingFiles({ pool }: Database, files: FileStore): Promise<number> {
  const { rows } = await pool.query<{ name: string }>(
    'select distinct file_sha256 as name from images where file_sha256 is not null',
  );
  let missingFiles = 0;
  for (const { name } of rows) if (!(await files.has(name))) missingFiles++;
  return missingFiles;
}
