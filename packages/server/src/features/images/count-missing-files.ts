import type { Database } from '../../database/connect-database.ts';
import type { FileStore } from '../../gateways/files/port.ts';

/** How many photographs the database names whose files are not there. A backup holds the names alone. */
export async function countMissingFiles({ pool }: Database, files: FileStore): Promise<number> {
  const { rows } = await pool.query<{ name: string }>(
    'select distinct file_sha256 as name from images where file_sha256 is not null',
  );
  let missing = 0;
  for (const { name } of rows) if (!(await files.has(name))) missing++;
  return missing;
}
