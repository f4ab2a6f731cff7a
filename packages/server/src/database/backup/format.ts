import { CannotStart } from '../cannot-start.ts';
import type { AppliedMigration } from '../migrate.ts';

/**
 * A backup is one gzip file of lines, so that it can be read without this program (`zcat`):
 *
 * - `{"format":"ashore-backup","version":1,…}`: the kind of file, and the migrations that its tables had
 * - `{"table":"public.products","columns":[…]}`: followed by the rows as PostgreSQL's COPY writes them, and
 * then `\.`
 * - `{"sequences":[…]}`
 * - `{"rows":{"public.products":100000,…},"sha256":"…"}`: the row counts, and the checksum of all bytes
 * before this line
 */
export type BackupHeader = {
  readonly format: 'ashore-backup';
  readonly version: 1;
  readonly utcTakenAt: string;
  readonly migrations: readonly AppliedMigration[];
};

export type TableLine = { readonly table: string; readonly columns: readonly string[] };

/** `last` is null for a sequence that has given no number yet. */
export type Sequence = { readonly name: string; readonly last: string | null };

export type SequencesLine = { readonly sequences: readonly Sequence[] };

export type BackupTrailer = { readonly rows: Readonly<Record<string, number>>; readonly sha256: string };

export const END_OF_ROWS = '\\.\n';

/**
 * The same value gives the same text, regardless of the settings of the two servers. With row_security off, COPY
 * fails instead of leaving out rows that a policy hides.
 */
export const COPY_SETTINGS = `
  SET LOCAL datestyle = ISO;
  SET LOCAL intervalstyle = postgres;
  SET LOCAL extra_float_digits = 3;
  SET LOCAL bytea_output = hex;
  SET LOCAL row_security = off;
  SET LOCAL search_path = public;
`;

export function damagedBackup(path: string, problem: string): CannotStart {
  return new CannotStart(`The backup ${path} cannot be used: ${problem}. Nothing was changed.`);
}
