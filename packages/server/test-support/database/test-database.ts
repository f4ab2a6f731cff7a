import { createHash, randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { inject } from 'vitest';
import { connectDatabase, type Database } from '../../src/database/connect.ts';
import { migrate, readMigrations } from '../../src/database/migrate.ts';
import { withAdvisoryLock } from '../../src/database/with-advisory-lock.ts';
import type { TestServer } from './start-test-server.ts';
import type {} from './test-server.ts';

export type TestDatabase = {
  readonly database: Database;
  readonly url: string;
  drop(): Promise<void>;
};

export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

/** A catalogue that many test files need in their databases. It is loaded once a run, into a template that is then copied. */
export type TestCatalogue = { readonly name: string; load(database: Database): Promise<void> };

type TestDatabaseOptions = {
  readonly migrated?: boolean;
  readonly catalogue?: TestCatalogue;
  /** The server to use instead of the usual one. */
  readonly on?: Pick<TestServer, 'url'> | undefined;
};

/** A fresh database of its own for one test or one file, migrated unless the options say otherwise, with a catalogue if one is given. */
export async function testDatabase({
  migrated = true,
  catalogue,
  on,
}: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const server = on?.url ?? sharedServer();
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asAdministrator(server, async (client) => {
    const template = migrated ? await templateWith(catalogue, { client, server }) : 'template0';
    // Copying the files takes half the time that copying by way of the log does.
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${template} OWNER ashore STRATEGY file_copy`);
  });
  const url = urlFor(server, 'ashore', name);
  const database = connectDatabase({ url, log: () => {} });
  return { database, url, drop };

  async function drop(): Promise<void> {
    await database.close();
    await asAdministrator(server, (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`));
  }
}

function sharedServer(): string {
  const url = inject('testServerUrl');
  if (!url) throw new Error('The global set-up test-server.ts has not run for this project of tests.');
  return url;
}

type DatabaseServer = { readonly client: Client; readonly server: string };

/** The name of a database to copy, made by the first who needs it. Copying takes a tenth of the time of migrating. */
async function templateWith(catalogue: TestCatalogue | undefined, server: DatabaseServer): Promise<string> {
  const migrations = readMigrations(migrationsFolder);
  const checksums = createHash('sha256').update(migrations.map(({ checksum }) => checksum).join());
  const migrated = `migrated_${checksums.digest('hex').slice(0, 16)}`;
  await makeTemplate(server, migrated, 'template1', (database) =>
    migrate(database, migrationsFolder, () => {}),
  );
  if (!catalogue) return migrated;
  const name = `${migrated}_${catalogue.name}`;
  await makeTemplate(server, name, migrated, (database) => catalogue.load(database));
  return name;
}

async function makeTemplate(
  { client, server }: DatabaseServer,
  name: string,
  from: string,
  fill: (database: Database) => Promise<unknown>,
): Promise<void> {
  await withAdvisoryLock(client, { name, waitMs: 60_000 }, async () => {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (rowCount) return;
    const unfinished = `${name}_unfinished`;
    await client.query(`DROP DATABASE IF EXISTS ${unfinished}`);
    await client.query(`CREATE DATABASE ${unfinished} TEMPLATE ${from} OWNER ashore`);
    const database = connectDatabase({ url: urlFor(server, 'ashore', unfinished), log: () => {} });
    await fill(database).finally(() => database.close());
    await client.query(`ALTER DATABASE ${unfinished} RENAME TO ${name}`);
  });
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
