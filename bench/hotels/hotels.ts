import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { connectDatabase, type Database } from '../../packages/server/src/database/connect.ts';
import { startEmbeddedPostgres } from '../../packages/server/src/database/embedded-postgres.ts';
import { getRequest, postRequest, sendCalls } from '../hold/calls.ts';
import { whole } from '../tools/numbers.ts';
import { processorTimeOf } from '../tools/processor-time.ts';
import { type Line, printReport } from '../tools/report.ts';
import { mainProgram, type RunningServer, runServer, untilIdle } from '../tools/run-server.ts';
import { fillHotels } from './fill-hotels.ts';

/**
 * Measures the list of hotels for three nights and two rooms, 16 at once, with three hundred and with thirty thousand
 * hotels in the same places. Questions that were never asked before are measured apart from repeated ones. A call that is not
 * answered with a list fails the benchmark.
 */
const sizes = [300, 30_000];
const connections = 16;
const seconds = 5;
const MOST_MS = 25;
const MOST_GROWTH = 3;
/** Arrivals of the questions. */
const DAYS = 60;
/** As many new questions as there are: none is asked twice, however fast the server is. */
const MOST_ASKED = 4_000;
const KINDS = {
  compressed: 'list for a browser, compressed',
  'by price': 'list by price',
  filters: 'counts of filters',
} as const;

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
    const { measured, firstMs, megabytes, failed } = await measure(size);
    const { p50, p95, perSecond, work } = measured.new;
    times.push(p95);
    lines.push(
      { what: `${whole(size)} hotels: first search of each place, p50 ms`, value: firstMs.toFixed(1) },
      { what: `${whole(size)} hotels: list, p50 ms`, value: p50.toFixed(1) },
      {
        what: `${whole(size)} hotels: list, p95 ms`,
        value: p95.toFixed(1),
        target: `≤ ${MOST_MS}`,
        reached: p95 <= MOST_MS,
      },
      {
        what: `${whole(size)} hotels: repeated list, p95 ms`,
        value: measured.repeated.p95.toFixed(1),
        target: `≤ ${MOST_MS}`,
        reached: measured.repeated.p95 <= MOST_MS,
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
      ...(['compressed', 'by price', 'filters'] as const).map((kind) => ({
        what: `${whole(size)} hotels: ${KINDS[kind]}, p95 ms, and ms of both processors`,
        value: `${measured[kind].p95.toFixed(1)}, ${(measured[kind].work.server + measured[kind].work.database).toFixed(2)}`,
      })),
      { what: `${whole(size)} hotels: memory of the server, MB`, value: whole(megabytes) },
      {
        what: `${whole(size)} hotels: calls that were not answered with a list`,
        value: String(failed),
        target: '0',
        reached: failed === 0,
      },
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
      const cities = await readCities(database);
      const questions = newQuestions(cities);
      const port = Number(new URL(server.url).port);
      await untilIdle(server);
      const take = (count: number) => questions.splice(0, count);
      const first = await sendCalls({
        ...{ port, connections: 1, seconds: 600, count: cities.length },
        requests: take(cities.length).map(listRequest),
      });
      let failed = first.others;
      const ask = async (
        kind: string,
        requests: readonly string[],
        { count, atMost = seconds }: Asking = {},
      ) => {
        say(`lists of hotels, ${kind}`);
        const before = await workOf(server, database);
        const { answered, others, p50, p95, perSecond } = await sendCalls({
          ...{ port, connections, seconds: atMost, requests },
          ...(count !== undefined && { count }),
        });
        const after = await workOf(server, database);
        const work = {
          server: (after.server - before.server) / answered,
          database: (after.database - before.database) / answered,
        };
        if (others > 0) say(`${others} of ${answered + others} calls were refused`);
        failed += others;
        say(
          `${p50.toFixed(1)} ms, 95 of 100 within ${p95.toFixed(1)} ms, ${whole(perSecond)} a second; processors: ${work.server.toFixed(2)} and ${work.database.toFixed(2)} ms a list`,
        );
        return { p50, p95, perSecond, work };
      };
      await ask('to warm up', take(2_000).map(listRequest), { count: 2_000, atMost: 600 });
      const unasked = take(MOST_ASKED).map(listRequest);
      const measured = {
        new: await ask('new', unasked, { count: MOST_ASKED }),
        repeated: await ask('repeated', unasked.slice(0, cities.length)),
        compressed: await ask('compressed', take(3_000).map(compressedRequest), { count: 3_000 }),
        'by price': await ask(
          'by price',
          take(3_000).map((question) => listRequest({ ...question, sort: 'price' })),
          { count: 3_000 },
        ),
        filters: await ask('filters', take(3_000).map(filtersRequest), { count: 3_000 }),
      };
      return { measured, firstMs: first.p50, megabytes: server.residentMegabytes(), failed };
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

/** How many calls, and for how many seconds at most. */
type Asking = { readonly count?: number; readonly atMost?: number };

type City = { readonly id: string; readonly code: string };
type Question = { readonly city: City; readonly [field: string]: unknown };

async function readCities({ pool }: Database): Promise<City[]> {
  const { rows } = await pool.query<City>(
    `select id, code from locations where place_kind = 'city' order by slug`,
  );
  return rows;
}

/** Every question for three nights and two rooms is another one. All places come first, so that each is read once. */
function newQuestions(cities: readonly City[]): Question[] {
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
  return (['USD', 'EUR', 'GBP', 'JPY'] as const).flatMap((currency) =>
    Array.from({ length: DAYS }, (_, arrival) => arrival).flatMap((arrival) =>
      cities.map((city, place) => {
        const from = 2 + ((arrival * 7 + place) % DAYS);
        return {
          city,
          calculatedDateFrom: day(from),
          calculatedDateTo: day(from + 3),
          currency,
          rooms: [{ adultsCode: '2' }, { adultsCode: '2', children: [7] }],
        };
      }),
    ),
  );
}

function listRequest({ city, ...stay }: Question): string {
  return postRequest(`/api/booking/hotels/${city.code}`, stay);
}

/** As a browser asks. */
function compressedRequest(question: Question): string {
  return listRequest(question).replace('\r\n', '\r\naccept-encoding: gzip, deflate, br\r\n');
}

function filtersRequest({ city, ...stay }: Question): string {
  const query = new URLSearchParams({ locationUuid: city.id, stay: JSON.stringify(stay) });
  return getRequest(`/api/hotel-content/filters?${query}`).replace(
    '\r\n',
    '\r\nx-forwarded-for: {address}\r\n',
  );
}

function say(line: string) {
  console.error(`${whole((performance.now() - begun) / 1_000).padStart(5)} s  ${line}`);
}
