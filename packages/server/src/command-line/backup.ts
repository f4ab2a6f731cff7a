import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { takeBackup } from '../database/backup/take-backup.ts';
import { CannotStart } from '../database/cannot-start.ts';
import { readOptions, type Verb, WrongUsage } from './verb.ts';
import { withDatabase } from './with-database.ts';

export const backup: Verb = {
  summary:
    'Writes the whole database into one file, also while the server runs; photographs are files of their own.',
  usage: [
    '[--to <file>] [--keep <number>]',
    '--to <file>      where to; without it a new file in the folder "backups" of the data folder',
    '--keep <number>  afterwards, of the files in that folder, keep this many of the newest',
  ],
  async run(args, context) {
    const { values } = readOptions(args, { to: { type: 'string' }, keep: { type: 'string' } });
    const keep = readKeep(values.keep);
    const folder = backupsFolder(context.readSettings().dataFolder);
    const path = typeof values.to === 'string' ? resolve(values.to) : newBackupPath(folder, 'ashore');
    if (existsSync(path))
      throw new CannotStart(`${path} exists: choose another name, backups are never overwritten.`);
    // A folder that was misspelt must not come into being somewhere on the disk.
    if (typeof values.to === 'string') requireFolder(dirname(path));
    const { rows, tables, level } = await withDatabase(context, { mayMake: false }, ({ database }) =>
      takeBackup({ database, path }),
    );
    const size = (statSync(path).size / 1e6).toFixed(1);
    context.print(
      `Backed up ${rows} rows of ${tables} tables at migration ${level} to ${path} (${size} MB).`,
    );
    if (keep !== undefined) removeOld(folder, keep, context.print);
    return 0;
  },
};

function requireFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  throw new CannotStart(`There is no folder ${folder} to write the backup into.`);
}

export function backupsFolder(dataFolder: string): string {
  return join(dataFolder, 'backups');
}

/** Their names sort by the time they were taken. */
export function newBackupPath(folder: string, prefix: string): string {
  return join(folder, `${prefix}-${new Date().toISOString().replaceAll(':', '-')}.backup.gz`);
}

/** The newest first; copies made before a restore are not among them. */
export function listBackups(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /^ashore-.*\.backup\.gz$/.test(name))
    .sort()
    .reverse()
    .map((name) => join(folder, name));
}

function readKeep(value: string | boolean | undefined): number | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'string' && /^[1-9]\d{0,4}$/.test(value)) return Number(value);
  throw new WrongUsage('--keep wants a number from 1.');
}

function removeOld(folder: string, keep: number, print: (line: string) => void): void {
  for (const path of listBackups(folder).slice(keep)) {
    rmSync(path);
    print(`Removed ${path}.`);
  }
}
