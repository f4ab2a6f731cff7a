import { existsSync } from 'node:fs';
import { CannotStart } from '../database/cannot-start.ts';
import { clusterIn } from '../database/embedded/open-data-folder.ts';
import { type OpenDatabase, openDatabase } from '../database/open-database.ts';
import type { CommandContext } from './verb.ts';

type Needs = {
  /** An embedded database that does not exist yet is made; otherwise its absence is said. */
  readonly mayMake: boolean;
};

/**
 * Does the work on the configured database: a running server's where one runs, else an embedded one started for as
 * long as the work takes.
 */
export async function withDatabase<Result>(
  { readSettings, print }: CommandContext,
  { mayMake }: Needs,
  work: (opened: OpenDatabase) => Promise<Result>,
): Promise<Result> {
  const { databaseUrl, dataFolder } = readSettings();
  if (!databaseUrl && !mayMake && !existsSync(clusterIn(dataFolder))) {
    throw new CannotStart(`There is no database in ${dataFolder} yet: npm start makes it.`);
  }
  const opened = await openDatabase({
    databaseUrl,
    dataFolder,
    log: print,
    besideRunning: true,
    // A server that runs beside us needs its own connections.
    maxConnections: 3,
  });
  try {
    return await work(opened);
  } finally {
    await opened.close();
  }
}
