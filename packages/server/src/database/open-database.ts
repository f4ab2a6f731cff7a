import { connectDatabase, type Database } from './connect-database.ts';
import { findRunningServer } from './embedded/find-running-server.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { requireServer, withoutPassword } from './require-server.ts';

export type OpenOptions = {
  readonly databaseUrl: string | undefined;
  readonly dataFolder: string;
  readonly log: (line: string) => void;
  /** A command may work beside a running server, on its database; a second server may not. */
  readonly besideRunning?: boolean;
  readonly maxConnections?: number;
};

export type OpenDatabase = {
  readonly database: Database;
  readonly url: string;
  /** For people: which database this is and how it is run. */
  readonly where: string;
  readonly version: string;
  /** Settles when an embedded database is gone for good; never for another one. */
  readonly exited: Promise<void>;
  close(): Promise<void>;
};

type Place = Pick<OpenDatabase, 'url' | 'where' | 'exited'> & { readonly stop: () => Promise<void> };

/** The configured database, or the embedded one: connected, and known to be usable. */
export async function openDatabase(options: OpenOptions): Promise<OpenDatabase> {
  const { url, where, exited, stop } = await findPlace(options);
  const { log, maxConnections } = options;
  const database = connectDatabase({ url, log, ...(maxConnections !== undefined && { maxConnections }) });
  try {
    const { version } = await requireServer(database, url);
    return { database, url, where, version, exited, close };
  } catch (error) {
    await close();
    throw error;
  }

  async function close(): Promise<void> {
    await database.close();
    await stop();
  }
}

async function findPlace({ databaseUrl, dataFolder, log, besideRunning }: OpenOptions): Promise<Place> {
  const never = new Promise<void>(() => {});
  const notOurs = { exited: never, stop: async () => {} };
  if (databaseUrl) return { url: databaseUrl, where: withoutPassword(databaseUrl), ...notOurs };
  const running = besideRunning ? await findRunningServer(dataFolder) : undefined;
  if (running) return { url: running, where: `the running server's, in ${dataFolder}`, ...notOurs };
  const { url, way, exited, stop } = await startEmbeddedPostgres({ dataFolder, log });
  return { url, where: way, exited, stop };
}
