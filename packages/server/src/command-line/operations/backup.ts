import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { restoreBackup } from '../../database/backup/restore-backup.ts';
import { takeBackup } from '../../database/backup/take-backup.ts';
import { CannotStart } from '../../database/cannot-start.ts';
import { migrate } from '../../database/migrate.ts';
import { filesOf } from '../../features/images/image-service.ts';
import { countMissingFiles } from '../../features/images/remove-upload.ts';
import { readOptions, type Verb, WrongUsage } from '../command.ts';
import { withDatabase } from '../with-database.ts';

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
    // A misspelt folder must not be created somewhere on the disk.
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

/** The names sort by the time of the backup. */
function newBackupPath(folder: string, prefix: string): string {
  return join(folder, `${prefix}-${new Date().toISOString().replaceAll(':', '-')}.backup.gz`);
}

/** The newest first. Copies made before a restore are not included. */
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

export const restore: Verb = {
  summary: 'Restores a backup, completely or not at all.',
  usage: [
    '<file> [--replace]',
    '--replace  also when the database is not empty; what is there is kept in a file first',
  ],
  async run(args, context) {
    const { values, positionals } = readOptions(args, { replace: { type: 'boolean' } }, 1);
    const [file] = positionals;
    if (!file) throw new WrongUsage('Which file is to be restored?');
    const path = resolve(file);
    const { print, migrationsFolder, readSettings } = context;
    const safetyCopy = values.replace
      ? newBackupPath(backupsFolder(readSettings().dataFolder), 'before-restore')
      : undefined;
    await withDatabase(context, { mayMake: true }, async ({ database }) => {
      const { header, rows } = await restoreBackup({
        database,
        path,
        migrationsFolder,
        safetyCopy,
        log: print,
      });
      const counts = Object.values(rows);
      const total = counts.reduce((sum, count) => sum + count, 0);
      print(`Restored ${total} rows of ${counts.length} tables as they were at ${header.utcTakenAt}.`);
      // The backup may be older than the program.
      await migrate(database, migrationsFolder, print);
      const { dataFolder } = readSettings();
      const missing = await countMissingFiles(database, filesOf(dataFolder));
      if (missing > 0)
        print(
          `Photographs whose files are not here: ${missing}. Copy what was kept of the folder "files" into ${join(dataFolder, 'files')}.`,
        );
      print('A server that is running still shows what it had in memory: restart it.');
    });
    return 0;
  },
};
