import { existsSync } from 'node:fs';
import { CannotStart } from '../database/cannot-start.ts';
import { type OpenDatabase, openDatabase } from '../database/connect.ts';
import { clusterIn } from '../database/embedded/open-data-folder.ts';
import { isOfAnotherSchema } from '../database/errors.ts';
import type { CommandContext } from './command.ts';

type WithDatabaseInput = {
  /** If true, an embedded database that does not exist yet is created. Otherwise its absence is reported. */
  readonly mayCreate: boolean;
};

/**
 * Runs the work on the configured database. If a server is running, its database is used. Otherwise an
 * embedded one is started for as long as the work takes.
 */
export async function withDatabase<Result>(
  { readSettings, print }: CommandContext,
  { mayCreate }: WithDatabaseInput,
  work: (opened: OpenDatabase) => Promise<Result>,
): Promise<Result> {
  const { databaseUrl, dataFolder } = readSettings();
  if (!databaseUrl && !mayCreate && !existsSync(clusterIn(dataFolder))) {
    throw new CannotStart(`There is no database in ${dataFolder} yet: npm start creates it.`);
  }
  const opened = await openDatabase({
    databaseUrl,
    dataFolder,
    log: print,
    allowRunningServer: true,
    // A server that runs at the same time needs its own connections.
    maxConnections: 3,
  });
  try {
    return await work(opened);
  } catch (error) {
    if (!isOfAnotherSchema(error)) throw error;
    throw new CannotStart('The database belongs to another version: npm start brings it up to date.', {
      cause: error,
    });
  } finally {
    await opened.close();
  }
}
