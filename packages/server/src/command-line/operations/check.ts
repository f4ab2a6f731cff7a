import { statfsSync, statSync } from 'node:fs';
import type { OpenDatabase } from '../../database/connect.ts';
import { openDataFolder } from '../../database/embedded/open-data-folder.ts';
import { readAppliedMigrations, readMigrations, refuseDifferences } from '../../database/migrate.ts';
import { countJobs, type JobCounts } from '../../database/queue/inspect-jobs.ts';
import { listForeignProblems, NEEDS_OPERATIONS } from '../../features/hotels/supply/operations.ts';
import { type Command, type CommandContext, readOptions } from '../command.ts';
import { withDatabase } from '../with-database.ts';
import { backupsFolder, listBackups } from './backup.ts';

const DAY_MS = 86_400_000;
const MIN_AVAILABLE_BYTES = 1e9;
const MAX_BACKUP_DAYS = 7;

export const checkCommand: Command = {
  summary: 'Checks the installation. Exit status 1 if something is wrong.',
  usage: [''],
  async run(args, context) {
    readOptions(args, {});
    const hasSettings = await printCheck(context, 'settings', () => describeSettings(context));
    // Without the settings the other checks lack the paths and the address of the database.
    if (!hasSettings) return 1;
    const checkResults = [
      await printCheck(context, 'data folder', () => openDataFolder(context.readSettings().dataFolder).path),
      await printCheck(context, 'disk space', () => describeDiskSpace(context)),
      ...(await checkDatabase(context)),
    ];
    return checkResults.every(Boolean) ? 0 : 1;
  },
};

/** Prints one line: the state of the area, or its problem. */
async function printCheck(
  { print }: CommandContext,
  name: string,
  describe: () => string | Promise<string>,
): Promise<boolean> {
  try {
    print(`ok       ${name}: ${await describe()}`);
    return true;
  } catch (error) {
    print(`PROBLEM  ${name}: ${(error as Error).message}`);
    return false;
  }
}

async function checkDatabase(context: CommandContext): Promise<boolean[]> {
  try {
    return await withDatabase({ ...context, print: () => {} }, { mayCreate: false }, async (opened) => [
      await printCheck(context, 'database', () => `PostgreSQL ${opened.version}, ${opened.description}`),
      await printCheck(context, 'migrations', () => describeMigrations(opened, context)),
      await printCheck(context, 'jobs', () => describeJobs(opened)),
      await printCheck(context, 'foreign bookings', () => describeForeignBookings(opened)),
      await printCheck(context, 'backup', () => describeBackup(opened, context)),
    ]);
  } catch (error) {
    return [await printCheck(context, 'database', () => Promise.reject(error))];
  }
}

function describeSettings({ readSettings }: CommandContext): string {
  const { databaseUrl, dataFolder } = readSettings();
  return `${databaseUrl ? 'DATABASE_URL is set' : 'embedded database'}, data in ${dataFolder}`;
}

function describeDiskSpace({ readSettings }: CommandContext): string {
  const { bavail, bsize } = statfsSync(readSettings().dataFolder);
  const availableBytes = bavail * bsize;
  const sentence = `${(availableBytes / 1e9).toFixed(1)} GB available`;
  if (availableBytes < MIN_AVAILABLE_BYTES) throw new Error(`only ${sentence}`);
  return sentence;
}

async function describeMigrations(
  { database }: OpenDatabase,
  { migrationsFolder }: CommandContext,
): Promise<string> {
  const migrations = readMigrations(migrationsFolder);
  const applied = await readAppliedIn(database);
  refuseDifferences(applied, migrations);
  if (applied.length < migrations.length) {
    throw new Error(
      `level ${applied.length} of ${migrations.length}: the next start or "migrate" applies the others`,
    );
  }
  return `level ${applied.length} of ${migrations.length}`;
}

async function readAppliedIn({ pool }: OpenDatabase['database']) {
  const client = await pool.connect();
  try {
    return await readAppliedMigrations(client);
  } finally {
    client.release();
  }
}

async function describeJobs({ database }: OpenDatabase): Promise<string> {
  const counts = await countJobs(database.pool);
  const sum = (countOf: (counts: JobCounts) => number) =>
    counts.reduce((total, one) => total + countOf(one), 0);
  const sentence = `${sum(({ waiting }) => waiting)} pending, ${sum(({ failed }) => failed)} failed`;
  const hours = Math.max(0, ...counts.map(({ oldestSeconds }) => oldestSeconds)) / 3_600;
  if (sum(({ failed }) => failed) > 0)
    throw new Error(`${sentence}: "jobs" lists the reasons, and "jobs --retry-failed" retries them`);
  if (hours > 1)
    throw new Error(`${sentence}, the oldest for ${Math.round(hours)} hours: is a worker running?`);
  return sentence;
}

async function describeForeignBookings({ database }: OpenDatabase): Promise<string> {
  const problems = await listForeignProblems(database.pool);
  const open = problems.filter(({ what }) => NEEDS_OPERATIONS.includes(what)).length;
  if (open > 0) throw new Error(`${open} need an operator: "foreign-bookings" lists them`);
  return 'none needs an operator';
}

async function describeBackup({ database }: OpenDatabase, { readSettings }: CommandContext): Promise<string> {
  const { databaseUrl, dataFolder } = readSettings();
  const [newest] = listBackups(backupsFolder(dataFolder));
  const days = newest ? (Date.now() - statSync(newest).mtimeMs) / DAY_MS : undefined;
  if (days !== undefined && days <= MAX_BACKUP_DAYS) return `the newest is ${days.toFixed(1)} days old`;
  if (databaseUrl)
    return 'none from this server this week; expected from the operator of the external database';
  if ((await databaseAgeInDays(database)) <= MAX_BACKUP_DAYS) return 'none yet, the database is new';
  throw new Error(`none in the last ${MAX_BACKUP_DAYS} days: run "backup" every night`);
}

async function databaseAgeInDays({ pool }: OpenDatabase['database']): Promise<number> {
  const { rows } = await pool.query<{ appliedAt: Date | null }>(
    'SELECT min(utc_applied_at) AS "appliedAt" FROM migrations',
  );
  return (Date.now() - (rows[0]?.appliedAt?.getTime() ?? Date.now())) / DAY_MS;
}
