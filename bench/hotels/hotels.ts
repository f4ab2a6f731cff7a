import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { connectDatabase, type Database } from '../../packages/server/src/database/connect.ts';
import { startEmbeddedPostgres } from '../../packages/server/src/database/embedded-postgres.ts';
import { postRequest, sendCalls } from '../hold/calls.ts';
import { whole } from '../tools/numbers.ts';
import { processorTimeOf } from '../tools/processor-time.ts';
import { type Line, printReport } from '../tools/report.ts';
import { mainProgram, type RunningServer, runServer } from '../tools/run-server.ts';
import { fillHotels } from './fill-hotels.ts';

/**
 * Measures the list of hotels for three nights and two rooms, 16 at once, with three hundred and with thirty thousand
 * hotels in the same places. Every call asks for another place and another arrival, so none repeats an answer.
 */
const sizes = [300, 30_000];
const connections = 16;
const seconds = 5;
const MOST_MS = 25;
const MOST_GROWTH = 3;

const begun = performance.now();
const folder = await mkdtemp(join(tmpdir(), 'ashore-bench-'));
const postgres = await startEmbeddedPostgres({ dataFolder: join(folder, 'data'), log: () => {} });
const env = {
  DATABASE_URL: postgres.url,
  TRUSTED_PROXIES: '127.0.0.1',
  ENVIRONMENT: 'production',
  SANDBOX_PAYMENTS: 'on',
};

try {
  say('loading the demonstration');
  await (await runServer({ entry: mainProgram, path: '/en', env: { DATABASE_URL: postgres.url } })).stop();
  const times: number[] = [];
  const lines: Line[] = [];
  for (const size of sizes) {
    const { p50, p95, perSecond, work, firstMs, megabytes } = await measure(size);
    times.push(p95);
    say(
      `${p50.toFixed(1)} ms, 95 of 100 within ${p95.toFixed(1)} ms, ${whole(perSecond)} a second; processors: ${work.server.toFixed(2)} and ${work.database.toFixed(2)} ms a list`,
    );
    lines.push(
      { what: `${whole(size)} hotels: first search of each place, ms`, value: firstMs.toFixed(1) },
      { what: `${whole(size)} hotels: list, p50 ms`, value: p50.toFixed(1) },
      {
        what: `${whole(size)} hotels: list, p95 ms`,
        value: p95.toFixed(1),
        target: `≤ ${MOST_MS}`,
        reached: p95 <= MOST_MS,
      },
      { what: `${whole(size)} hotels: lists a second`, value: whole(perSecond) },
      {
        what: `${whole(size)} hotels: processor time of the server for a list, ms`,
        value: work.server.toFixed(2),
      },
      {
        what: `${whole(size)} hotels: processor time of the database for a list, ms`,
        value: work.database.toFixed(2),
      },
      { what: `${whole(size)} hotels: memory of the server, MB`, value: whole(megabytes) },
    );
  }
  const growth = (times[1] ?? Number.NaN) / (times[0] ?? Number.NaN);
  lines.push({
    what: 'growth of p95',
    value: growth.toFixed(2),
    target: `< ${MOST_GROWTH}`,
    reached: growth < MOST_GROWTH,
  });
  printReport(lines);
  console.log(`${availableParallelism()} processors, load ${loadavg()[0]?.toFixed(1)}`);
  process.exitCode = lines.some(({ reached }) => reached === false) ? 1 : 0;
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}

async function measure(size: number) {
  const database = connectDatabase({ url: postgres.url, log: () => {} });
  try {
    say(`filling ${whole(size)} hotels`);
    await asAdministrator((client) => fillHotels(client, size));
    const server = await runServer({ entry: mainProgram, path: '/en', env });
    try {
      const requests = await searches(database);
      const port = Number(new URL(server.url).port);
      const places = new Set(requests.map((request) => request.slice(0, request.indexOf(' HTTP')))).size;
      const first = await sendCalls({ port, connections: 1, seconds: 600, count: places, requests });
      await sendCalls({ port, connections, seconds: 2, requests });
      say('lists of hotels');
      const before = await workOf(server, database);
      const { p50, p95, perSecond, answered, others } = await sendCalls({
        port,
        connections,
        seconds,
        requests,
      });
      if (others > 0) say(`${others} calls were refused: the processors have other work`);
      const after = await workOf(server, database);
      const work = {
        server: (after.server - before.server) / answered,
        database: (after.database - before.database) / answered,
      };
      return { p50, p95, perSecond, work, firstMs: first.p50, megabytes: server.residentMegabytes() };
    } finally {
      await server.stop();
    }
  } finally {
    await database.close();
  }
}

async function asAdministrator(work: (client: Client) => Promise<void>): Promise<void> {
  const url = new URL(postgres.url);
  url.username = 'postgres';
  const client = new Client({ connectionString: url.href });
  await client.connect();
  await work(client).finally(() => client.end());
}

/** Processor time in milliseconds. The connections of the server are processes of the database. */
async function workOf(server: RunningServer, { pool }: Database) {
  const { rows } = await pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  return {
    server: server.processorTime(),
    database: rows.reduce((sum, { pid }) => sum + processorTimeOf(pid), 0),
  };
}

/** A search of each place for each of sixty arrivals: all places first, so that each is read once before it is measured. */
async function searches({ pool }: Database): Promise<string[]> {
  const { rows } = await pool.query<{ code: string }>(
    `select code from locations where place_kind = 'city' order by slug`,
  );
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
  return Array.from({ length: 60 }, (_, arrival) => arrival).flatMap((arrival) =>
    rows.map(({ code }, place) => {
      const from = 2 + ((arrival * 7 + place) % 60);
      return postRequest(`/api/booking/hotels/${code}`, {
        calculatedDateFrom: day(from),
        calculatedDateTo: day(from + 3),
        currency: 'USD',
        rooms: [{ adultsCode: '2' }, { adultsCode: '2', children: [7] }],
      });
    }),
  );
}

function say(line: string) {
  console.error(`${whole((performance.now() - begun) / 1_000).padStart(5)} s  ${line}`);
}
