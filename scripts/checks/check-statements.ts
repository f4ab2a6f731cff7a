import { Client } from 'pg';
import { connectDatabase } from '../../packages/server/src/database/connect.ts';
import { migrate } from '../../packages/server/src/database/migrate.ts';
import { startTestServer } from '../../packages/server/test-support/database/start-test-server.ts';
import { isTest, projectFolder } from './read-sources.ts';
import { report } from './report.ts';
import { checkStatements } from './statements/check-statements.ts';
import { findStatements, type Statement } from './statements/find-statements.ts';
import { readProgram } from './statements/read-program.ts';

const exemptions = new Map([
  ['packages/server/src/database/backup/', 'It copies every table, of any name.'],
  ['packages/server/src/database/migrate.ts', 'It runs the files of migrations.'],
  [
    'packages/server/src/features/personal-data/erasure-statements.ts',
    'They are derived from the table of columns, and a test runs each.',
  ],
  [
    'packages/server/src/features/personal-data/export-account.ts',
    'They are derived from the table of columns, and a test runs each.',
  ],
  ['packages/server/src/database/write-rows.ts', 'Its callers name table and columns.'],
  [
    'packages/server/src/gateways/tour-index/search-documents.ts',
    'It compiles what a visitor asks into SQL.',
  ],
]);

const server = await startTestServer();
try {
  const violations = await checkStatements(await migratedClient(server.url), readStatements(), exemptions);
  report([{ rule: 'statements fit the database', violations }]);
} finally {
  await server.stop();
}

async function migratedClient(url: string): Promise<Client> {
  const database = connectDatabase({ url, log: () => {} });
  await migrate(database, `${projectFolder}packages/server/migrations`, () => {});
  await database.close();
  const client = new Client({ connectionString: url });
  // Stopping the server closes this connection, which the client would report as an error.
  client.on('error', () => {});
  await client.connect();
  return client;
}

function readStatements(): readonly Statement[] {
  const nameOf = (file: string) => file.slice(projectFolder.length);
  const isRead = (file: string) => nameOf(file).startsWith('packages/server/src/') && !isTest(nameOf(file));
  const statements = findStatements(readProgram(projectFolder, isRead), isRead);
  return statements.map((statement) => ({ ...statement, path: nameOf(statement.path) }));
}
