import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { connectDatabase } from '../../packages/server/src/database/connect.ts';
import { startEmbeddedPostgres } from '../../packages/server/src/database/embedded-postgres.ts';
import { hashPassword } from '../../packages/server/src/features/accounts/passwords/hash-password.ts';
import { whole } from '../tools/numbers.ts';
import { say } from '../tools/progress.ts';
import { openReport } from '../tools/report.ts';
import { mainProgram, runServer, untilIdle } from '../tools/run-server.ts';
import { isShort } from '../tools/short.ts';
import { explainStatements } from './explain.ts';
import { fill, type Size } from './fill.ts';
import { type Measured, measureCalls } from './measure-calls.ts';
import { callLine, logInLines, sizeLines } from './report-of.ts';
import { findLargestOwners } from './signed-in.ts';

/**
 * Measures what accounts and organisations wait for, 16 at once, with few and with many accounts and bookings: renewal of
 * tokens, bookings of an account, overview of an organisation. A log-in with a password is compared with its hash alone. With
 * `--explain` the plans of the main statements are printed.
 */
const few: Size = { accounts: 1_000, bookings: 10_000 };
const many: Size = isShort
  ? { accounts: 5_000, bookings: 50_000 }
  : { accounts: 100_000, bookings: 1_000_000 };
const password = 'four boats at anchor';
const hashed = await hashPassword(password);

const report = openReport('accounts');
const folder = await mkdtemp(join(tmpdir(), 'ashore-bench-'));
const main = { entry: mainProgram, path: '/en' };

try {
  say('loading the demonstration');
  await onDatabase(quickly(), async (url) => {
    await (await runServer({ ...main, env: { DATABASE_URL: url } })).stop();
  });
  const before = await fillAndMeasure({ accounts: 0, bookings: 0 }, few);
  const after = await fillAndMeasure(few, many, before);
  report.add(...logInLines(before, after));
  report.end();
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** Reports what is measured if there is something smaller to compare with. */
async function fillAndMeasure(from: Size, to: Size, smaller?: Measured): Promise<Measured> {
  say(`filling up to ${whole(to.accounts)} accounts and ${whole(to.bookings)} bookings`);
  await onDatabase(quickly(), (url) => fillAsAdministrator(url, from, to));
  return onDatabase({}, async (url) => {
    const database = connectDatabase({ url, log: () => {} });
    const env = {
      DATABASE_URL: url,
      TRUSTED_PROXIES: '127.0.0.1',
      ENVIRONMENT: 'production',
      SANDBOX_PAYMENTS: 'on',
    };
    try {
      const server = await runServer({ ...main, env });
      try {
        await untilIdle(server);
        const owners = await findLargestOwners(database.pool);
        for (const { name, bookings } of owners) say(`${name} has ${whole(bookings)} bookings`);
        const measured = await measureCalls({
          ...{ server, database, size: to, owners, password, hashed },
          onBare: (bare) => smaller && report.add(...sizeLines(smaller.size, to, bare)),
          onCall: (what, times) => smaller && report.add(callLine(smaller, what, times)),
        });
        if (to === many && process.argv.includes('--explain')) await explainStatements(database, owners);
        return measured;
      } finally {
        await server.stop();
      }
    } finally {
      await database.close();
    }
  });
}

/** Settings for filling only: what is lost in a crash is filled again. Measurements run with those of `npm start`. */
function quickly(): Readonly<Record<string, string>> {
  return {
    fsync: 'off',
    full_page_writes: 'off',
    synchronous_commit: 'off',
    autovacuum: 'off',
    shared_buffers: '1GB',
    max_wal_size: '8GB',
    maintenance_work_mem: '256MB',
  };
}

async function onDatabase<Result>(
  settings: Readonly<Record<string, string>>,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const postgres = await startEmbeddedPostgres({ dataFolder: join(folder, 'data'), log: () => {}, settings });
  try {
    return await work(postgres.url);
  } finally {
    await postgres.stop();
  }
}

async function fillAsAdministrator(url: string, from: Size, to: Size): Promise<void> {
  const administrator = new URL(url);
  administrator.username = 'postgres';
  const clients = Array.from(
    { length: availableParallelism() },
    () => new Client({ connectionString: administrator.href }),
  );
  await Promise.all(clients.map((client) => client.connect()));
  try {
    await fill(clients, { from, to, hashed });
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
}
