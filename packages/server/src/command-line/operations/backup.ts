import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { restoreBackup } from '../../database/backup/restore-backup.ts';
import { takeBackup } from '../../database/backup/take-backup.ts';
import { CannotStart } from '../../database/cannot-start.ts';
import { migrate } from '../../database/migrate.ts';
import { filesOf } from '../../features/images/image-service.ts';
import { countMissingFiles } from '../../features/images/remove-upload.ts';
import { type Command, readOptions, UsageError } from '../command.ts';
import { withDatabase } from '../with-database.ts';

export const backupCommand: Command = {
  summary: 'Writes the database into one file, also while the server runs; photographs are separate files.',
  usage: [
    '[--to <file>] [--keep <number>]',
    '--to <file>      path of the backup; default: a new file in the folder "backups" of the data folder',
    '--keep <number>  keeps this many of the newest backups in that folder and removes the others',
  ],
  async run(args, context) {
    const { values } = readOptions(args, { to: { type: 'string' }, keep: { type: 'string' } });
    const keptBackups = readKeep(values.keep);
    const folder = backupsFolder(context.readSettings().dataFolder);
    const path = typeof values.to === 'string' ? resolve(values.to) : newBackupPath(folder, 'ashore');
    if (existsSync(path))
      throw new CannotStart(`${path} exists: choose another name, backups are never overwritten.`);
    // A misspelt folder must not be created somewhere on the disk.
    if (typeof values.to === 'string') requireFolder(dirname(path));
    const { rows, tables, level } = await withDatabase(context, { mayCreate: false }, ({ database }) =>
      takeBackup({ database, path }),
    );
    const size = (statSync(path).size / 1e6).toFixed(1);
    context.print(
      `Backed up ${rows} rows of ${tables} tables at migration ${level} to ${path} (${size} MB).`,
    );
    if (keptBackups !== undefined) removeOldBackups(folder, keptBackups, context.print);
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
  throw new UsageError('--keep must be a positive whole number.');
}

function removeOldBackups(folder: string, keptBackups: number, print: (line: string) => void): void {
  for (const path of listBackups(folder).slice(keptBackups)) {
    rmSync(path);
    print(`Removed ${path}.`);
  }
}

export const restoreCommand: Command = {
  summary: 'Restores a backup, completely or not at all.',
  usage: [
    '<file> [--replace]',
    '--replace  also if the database is not empty; backs up the current data first',
  ],
  async run(args, context) {
    const { values, positionals } = readOptions(args, { replace: { type: 'boolean' } }, 1);
    const [file] = positionals;
    if (!file) throw new UsageError('Missing <file>.');
    const path = resolve(file);
    const { print, migrationsFolder, readSettings } = context;
    const safetyCopy = values.replace
      ? newBackupPath(backupsFolder(readSettings().dataFolder), 'before-restore')
      : undefined;
    await withDatabase(context, { mayCreate: true }, async ({ database }) => {
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
      // The backup may have an older schema than this program.
      await migrate(database, migrationsFolder, print);
      const { dataFolder } = readSettings();
      const missingFiles = await countMissingFiles(database, filesOf(dataFolder));
      if (missingFiles > 0)
        print(
          `Photographs without a file: ${missingFiles}. Copy the saved folder "files" to ${join(dataFolder, 'files')}.`,
        );
      print('A running server still shows its cached data: restart it.');
    });
    return 0;
  },
};
