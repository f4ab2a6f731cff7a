import { type BackupHeader, damagedBackup, type Sequence } from './format.ts';
import { readBackup } from './read-backup.ts';

export type BackupContents = {
  readonly header: BackupHeader;
  readonly rows: Readonly<Record<string, number>>;
  readonly sequences: readonly Sequence[];
};

/**
 * Reads a backup to its end without a database. Returns what it contains, and checks that all of it is as it
 * was written.
 */
export async function inspectBackup(path: string): Promise<BackupContents> {
  let header: BackupHeader | undefined;
  let sequences: readonly Sequence[] = [];
  for await (const part of readBackup(path)) {
    if (part.kind === 'header') header = part.header;
    if (part.kind === 'sequences') sequences = part.sequences;
    if (part.kind === 'trailer' && header) return { header, rows: part.rows, sequences };
  }
  throw damagedBackup(path, 'its beginning is missing');
}
