import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { connectDatabase, type Database } from '../../packages/server/src/database/connect.ts';
import { startEmbeddedPostgres } from '../../packages/server/src/database/embedded-postgres.ts';
import { getRequest, postRequest, sendCalls } from '../tools/load/calls.ts';
import { quantity, type Rate, rateOf, whole } from '../tools/numbers.ts';
import { processorTimeOf } from '../tools/processor-time.ts';
import { say } from '../tools/progress.ts';
import { type Line, openReport } from '../tools/report.ts';
import { mainProgram, type RunningServer, runServer, untilIdle } from '../tools/run-server.ts';
import { isShort } from '../tools/short.ts';
import { fillHotels } from './fill-hotels.ts';

/**
 * Measures the list of hotels for three nights and two rooms, 16 at once, with three hundred and with thirty thousand
 * hotels in the same places. Questions that were never asked before are measured apart from repeated ones. A call that is not
 * answered with a list fails the benchmark.
 */
const sizes = isShort ? [300, 3_000] : [300, 30_000];
const connections = 16;
const seconds = isShort ? 2 : 5;
const MOST_MS = 25;
const MOST_GROWTH = 3;
/** Arrivals of the questions. */
const DAYS = 60;
/** As many new questions as there are: none is asked twice, however fast the server is. */
const MAX_FIRST_TIMES = isShort ? 1_500 : 4_000;
/** Questions of each other kind. */
const PER_KIND = isShort ? 800 : 3_000;
const WARM_UPS = isShort ? 800 : 2_000;
/** Milliseconds that the first search of a place may take, which reads its hotels. */
const MOST_FIRST_MS = 100;
const KINDS = {
  new: 'list, each for the first time',
  repeated: 'the same lists again and again',
  compressed: 'list for a browser, compressed',
  'by price': 'list by price',
  filters: 'counts of filters',
} as const;
const mostMegabytes = (hotels: number) => (hotels <= 2_000 ? 300 : 500);

const report = openReport('hotels');
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
  for (const size of sizes) {
    const result = await measure(size);
    times.push(result.measured.new.p95);
    report.add(...linesOf(size, result));
  }
  const growth = (times[1] ?? Number.NaN) / (times[0] ?? Number.NaN);
  report.add({
    what: 'growth of p95 of lists, each for the first time',
    value: growth.toFixed(2),
    numbers: { growth },
    target: `< ${MOST_GROWTH}`,
    reached: growth < MOST_GROWTH,
  });
  report.end();
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}

function linesOf(size: number, { measured, firstMs, megabytes, failed }: Result): Line[] {
  const about = (what: string) => `${whole(size)} hotels: ${what}`;
  return [
    {
      what: about('first search of each place, one at a time'),
      ...quantity(firstMs, 'ms', 1),
      target: `p50 <= ${MOST_FIRST_MS} ms`,
      reached: firstMs <= MOST_FIRST_MS,
    },
    ...(Object.keys(KINDS) as Kind[]).map((kind) => {
      const { work, ...rate } = measured[kind];
      const { value, numbers } = rateOf(rate);
      return {
        what: about(KINDS[kind]),
        value: `${value}; processors ${work.server.toFixed(2)} + ${work.database.toFixed(2)} ms`,
        numbers: { ...numbers, 'ms of server': work.server, 'ms of database': work.database },
        target: `p95 <= ${MOST_MS} ms`,
        reached: rate.p95 <= MOST_MS,
      };
    }),
    {
      what: about('memory of server and database'),
      ...quantity(megabytes, 'MB', 0),
      target: `<= ${mostMegabytes(size)} MB`,
      reached: megabytes <= mostMegabytes(size),
    },
    {
      what: about('calls that were not answered with a list'),
      value: String(failed),
      numbers: { failed },
      target: '0',
      reached: failed === 0,
    },
  ];
}

type Kind = keyof typeof KINDS;
type KindFigures = Rate & { readonly work: { readonly server: number; readonly database: number } };
type Result = {
  readonly measured: Readonly<Record<Kind, KindFigures>>;
  readonly firstMs: number;
  readonly megabytes: number;
  readonly failed: number;
};

async function measure(size: number): Promise<Result> {
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
        const { answered, others, ...rate } = await sendCalls({
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
        return { ...rate, work };
      };
      await ask('to warm up', take(WARM_UPS).map(listRequest), { count: WARM_UPS, atMost: 600 });
      const unasked = take(MAX_FIRST_TIMES).map(listRequest);
      const measured = {
        new: await ask('new', unasked, { count: MAX_FIRST_TIMES }),
        repeated: await ask('repeated', unasked.slice(0, cities.length)),
        compressed: await ask('compressed', take(PER_KIND).map(compressedRequest), { count: PER_KIND }),
        'by price': await ask(
          'by price',
          take(PER_KIND).map((question) => listRequest({ ...question, sort: 'price' })),
          { count: PER_KIND },
        ),
        filters: await ask('filters', take(PER_KIND).map(filtersRequest), { count: PER_KIND }),
      };
      return { measured, firstMs: first.p50, megabytes: server.megabytes(), failed };
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
