import { statfsSync, statSync } from 'node:fs';
import type { OpenDatabase } from '../../database/connect.ts';
import { openDataFolder } from '../../database/embedded/open-data-folder.ts';
import { readAppliedMigrations, readMigrations, refuseDifferences } from '../../database/migrate.ts';
import { countJobs, type JobCounts } from '../../database/queue/inspect-jobs.ts';
import { type CommandContext, readOptions, type Verb } from '../command.ts';
import { withDatabase } from '../with-database.ts';
import { backupsFolder, listBackups } from './backup.ts';

const DAY_MS = 86_400_000;
const LEAST_FREE_BYTES = 1e9;
const OLDEST_BACKUP_DAYS = 7;

export const check: Verb = {
  summary: 'Checks the installation. Exit status 1 if something is wrong.',
  usage: [''],
  async run(args, context) {
    readOptions(args, {});
    const settings = await look(context, 'settings', () => describeSettings(context));
    // Without the settings the other checks do not know where to look.
    if (!settings) return 1;
    const results = [
      await look(context, 'data folder', () => openDataFolder(context.readSettings().dataFolder).path),
      await look(context, 'disk space', () => measureDisk(context)),
      ...(await lookAtDatabase(context)),
    ];
    return results.every(Boolean) ? 0 : 1;
  },
};

/** Prints one line: what is in order, or what the problem is. */
async function look(
  { print }: CommandContext,
  name: string,
  find: () => string | Promise<string>,
): Promise<boolean> {
  try {
    print(`ok       ${name}: ${await find()}`);
    return true;
  } catch (error) {
    print(`PROBLEM  ${name}: ${(error as Error).message}`);
    return false;
  }
}

async function lookAtDatabase(context: CommandContext): Promise<boolean[]> {
  try {
    return await withDatabase({ ...context, print: () => {} }, { mayMake: false }, async (opened) => [
      await look(context, 'database', () => `PostgreSQL ${opened.version}, ${opened.where}`),
      await look(context, 'migrations', () => compareMigrations(opened, context)),
      await look(context, 'jobs', () => countOpenJobs(opened)),
      await look(context, 'backup', () => ageOfBackup(opened, context)),
    ]);
  } catch (error) {
    return [await look(context, 'database', () => Promise.reject(error))];
  }
}

function describeSettings({ readSettings }: CommandContext): string {
  const { databaseUrl, dataFolder } = readSettings();
  return `${databaseUrl ? 'DATABASE_URL is given' : 'embedded database'}, data in ${dataFolder}`;
}

function measureDisk({ readSettings }: CommandContext): string {
  const { bavail, bsize } = statfsSync(readSettings().dataFolder);
  const free = bavail * bsize;
  const sentence = `${(free / 1e9).toFixed(1)} GB free`;
  if (free < LEAST_FREE_BYTES) throw new Error(`only ${sentence}`);
  return sentence;
}

async function compareMigrations(
  { database }: OpenDatabase,
  { migrationsFolder }: CommandContext,
): Promise<string> {
  const migrations = readMigrations(migrationsFolder);
  const applied = await appliedIn(database);
  refuseDifferences(applied, migrations);
  if (applied.length < migrations.length) {
    throw new Error(
      `level ${applied.length} of ${migrations.length}: the next start or "migrate" applies the rest`,
    );
  }
  return `level ${applied.length} of ${migrations.length}`;
}

async function appliedIn({ pool }: OpenDatabase['database']) {
  const client = await pool.connect();
  try {
    return await readAppliedMigrations(client);
  } finally {
    client.release();
  }
}

async function countOpenJobs({ database }: OpenDatabase): Promise<string> {
  const counts = await countJobs(database.pool);
  const sum = (read: (one: JobCounts) => number) => counts.reduce((total, one) => total + read(one), 0);
  const sentence = `${sum(({ waiting }) => waiting)} waiting, ${sum(({ failed }) => failed)} failed`;
  const hours = Math.max(0, ...counts.map(({ oldestSeconds }) => oldestSeconds)) / 3_600;
  if (sum(({ failed }) => failed) > 0)
    throw new Error(`${sentence}: "jobs" says why, and "jobs --retry-failed" tries them again`);
  if (hours > 1)
    throw new Error(`${sentence}, the oldest for ${Math.round(hours)} hours: does a server run?`);
  return sentence;
}

async function ageOfBackup({ database }: OpenDatabase, { readSettings }: CommandContext): Promise<string> {
  const { databaseUrl, dataFolder } = readSettings();
  const [newest] = listBackups(backupsFolder(dataFolder));
  const days = newest ? (Date.now() - statSync(newest).mtimeMs) / DAY_MS : undefined;
  if (days !== undefined && days <= OLDEST_BACKUP_DAYS) return `the newest is ${days.toFixed(1)} days old`;
  if (databaseUrl)
    return 'none from this server this week; the operator of the database is expected to make them';
  if ((await ageInDays(database)) <= OLDEST_BACKUP_DAYS) return 'none yet, the database is new';
  throw new Error(`none in the last ${OLDEST_BACKUP_DAYS} days: run "backup" every night`);
}

async function ageInDays({ pool }: OpenDatabase['database']): Promise<number> {
  const { rows } = await pool.query<{ made: Date | null }>(
    'SELECT min(utc_applied_at) AS made FROM migrations',
  );
  return (Date.now() - (rows[0]?.made?.getTime() ?? Date.now())) / DAY_MS;
}
