import { createHash, randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterAll, inject, vi } from 'vitest';
import { connectDatabase, type Database } from './connect-database.ts';
import { migrate } from './migrate.ts';
import { readMigrations } from './read-migrations.ts';
import { startTestServer, type TestServer } from './start-test-server.ts';
import type {} from './test-server.ts';
import { withAdvisoryLock } from './with-advisory-lock.ts';

export type TestDatabase = {
  readonly database: Database;
  readonly url: string;
  drop(): Promise<void>;
};

export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

type TestDatabaseOptions = {
  readonly migrated?: boolean;
  /** Another server than the usual one. */
  readonly on?: Pick<TestServer, 'url'> | undefined;
};

let ownServer: Promise<TestServer> | undefined;

// Making a database takes most of a second on an idle machine, and much longer on a busy one.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

afterAll(async () => {
  await (await ownServer)?.stop();
});

/**
 * A fresh database of its own for one test or one file, migrated unless told otherwise. Without the global set-up of
 * test-server.ts, the first call in a file starts a server for that file.
 */
export async function testDatabase({ migrated = true, on }: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const server = on?.url ?? (await serverUrl());
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asAdministrator(server, async (client) => {
    const template = migrated ? await migratedTemplate(client, server) : 'template0';
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${template} OWNER ashore`);
  });
  const url = urlFor(server, 'ashore', name);
  const database = connectDatabase({ url, log: () => {} });
  return { database, url, drop };

  async function drop(): Promise<void> {
    await database.close();
    await asAdministrator(server, (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`));
  }
}

async function serverUrl(): Promise<string> {
  const shared = inject('testServerUrl');
  if (shared) return shared;
  ownServer ??= startTestServer();
  return (await ownServer).url;
}

/** Copying a migrated database takes a tenth of the time that migrating one does. */
async function migratedTemplate(client: Client, server: string): Promise<string> {
  const migrations = readMigrations(migrationsFolder);
  const checksums = createHash('sha256').update(migrations.map(({ checksum }) => checksum).join());
  const name = `migrated_${checksums.digest('hex').slice(0, 16)}`;
  await withAdvisoryLock(client, { name, waitMs: 60_000 }, async () => {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (rowCount) return;
    const unfinished = `${name}_unfinished`;
    await client.query(`DROP DATABASE IF EXISTS ${unfinished}`);
    await client.query(`CREATE DATABASE ${unfinished} OWNER ashore`);
    const database = connectDatabase({ url: urlFor(server, 'ashore', unfinished), log: () => {} });
    await migrate(database, migrationsFolder, () => {}).finally(() => database.close());
    await client.query(`ALTER DATABASE ${unfinished} RENAME TO ${name}`);
  });
  return name;
}

async function asAdministrator<Result>(
  server: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: urlFor(server, 'postgres', 'postgres') });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function urlFor(server: string, role: string, database: string): string {
  const url = new URL(server);
  url.username = role;
  url.pathname = database;
  return url.href;
}
