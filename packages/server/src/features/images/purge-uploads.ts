import type { Database } from '../../database/connect-database.ts';
import type { FileStore } from '../../gateways/files/port.ts';
import type { KeptPictures } from './kept-pictures.ts';
import { removeUpload } from './remove-upload.ts';

type Parts = {
  readonly database: Database;
  readonly files: FileStore;
  readonly kept: Pick<KeptPictures, 'remove'>;
};

const handful = 20;

/**
 * Removes photographs that nothing shows: whoever gave them was stopped before they had a place. A day is left, so that
 * nobody who is at it loses one. Returns how many went.
 */
export async function purgeUploads(parts: Parts): Promise<number> {
  const { rows } = await parts.database.pool.query<{ stem: string }>(
    `select i.stem from images i
     where i.file_sha256 is not null and i.utc_added_at < now() - interval '1 day'
       and not exists (select from product_images p where p.stem = i.stem)
     limit $1`,
    [handful],
  );
  let gone = 0;
  for (const { stem } of rows) if (await removeUpload(parts, stem)) gone += 1;
  return gone;
}
