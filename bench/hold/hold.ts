import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays, localDate, localTime } from '@ashore/core/time/local-date-time.ts';
import { connectDatabase } from '../../packages/server/src/database/connect.ts';
import { startEmbeddedPostgres } from '../../packages/server/src/database/embedded-postgres.ts';
import { PLACE_HOLD } from '../../packages/server/src/features/quotes/holds/hold.queries.ts';
import { nativeInventory } from '../../packages/server/src/features/quotes/holds/native-inventory.ts';
import { makeQuote } from '../../packages/server/src/features/quotes/make-quote.ts';
import { quoteReadersOf } from '../../packages/server/src/features/quotes/quote-readers.ts';
import { combineInventories } from '../../packages/server/src/gateways/inventory/combine-inventories.ts';
import { type Calls, getRequest, postRequest, sendCalls } from '../tools/load/calls.ts';
import { load } from '../tools/load/load.ts';
import { median, medianRate, type Rate, rateOf } from '../tools/numbers.ts';
import { say } from '../tools/progress.ts';
import { type Line, openReport } from '../tools/report.ts';
import { mainProgram, type RunningServer, runServer, untilIdle } from '../tools/run-server.ts';
import { isShort } from '../tools/short.ts';
import {
  type BenchDeparture,
  emptyHoldTables,
  hotDeparture,
  makeCatalogue,
  manyDepartures,
  sail,
} from './bench-catalogue.ts';
import { makeHotel, makeNights, manyArrivals, stayRequests, stayScript } from './bench-stays.ts';
import { cruise } from './booked-boat.ts';
import { pgbenchVersion, runBare } from './pgbench.ts';
import { asScript, statementsOf } from './statements.ts';

/**
 * Measures how fast a traveller who chooses is answered: details, a month, a hold. For holds, pgbench sends
 * the same statements to the same database, in turns with our server. The load of a shared machine changes
 * too much for a later comparison.
 */
const turns = isShort ? 1 : 3;
const seconds = isShort ? 2 : 4;
/** Milliseconds that half of the reads may take, one at a time. With 16 at once each waits for the others. */
const mostReadMs = 5;
const mostMonthMs = 10;
const report = openReport('hold');
/** `npm run bench -- hold stays` leaves out the trips. */
const isOfStays = process.argv[2] === 'stays';
const folder = await mkdtemp(join(tmpdir(), 'ashore-bench-'));
const postgres = await startEmbeddedPostgres({ dataFolder: join(folder, 'data'), log: () => {} });
const database = connectDatabase({ url: postgres.url, log: () => {} });

try {
  say('making the catalogue');
  const main = { entry: mainProgram, path: '/readyz' };
  const env = {
    DATABASE_URL: postgres.url,
    TRUSTED_PROXIES: '127.0.0.1',
    ENVIRONMENT: 'production',
    SANDBOX_PAYMENTS: 'on',
  };
  await (await runServer({ ...main, env })).stop();
  await makeCatalogue(database);
  const server = await runServer({ ...main, env });
  await untilIdle(server);
  await measure(server).finally(() => server.stop());
  report.end();
} finally {
  await database.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}

async function measure(server: RunningServer): Promise<void> {
  if (!(await pgbenchVersion()))
    say('There is no pgbench on this machine: holds have nothing to compare with.');
  if (!isOfStays) await measureTrips(server);
  await measureStays(server);
}

/** Holds of a room for seven nights. */
async function measureStays(server: RunningServer): Promise<void> {
  const hotel = await makeHotel(database);
  for (const connections of [1, 16])
    for (const [what, arrivals] of [
      ['seven hot nights', 1],
      [`seven nights from ${manyArrivals} days on`, manyArrivals],
    ] as const)
      report.add(
        ...(await measureHolds(server, {
          what,
          connections,
          script: () => stayScript(database, hotel, arrivals),
          requests: () => stayRequests(database, hotel, arrivals),
          prepare: () => makeNights(database, hotel),
        })),
      );
}

async function measureTrips(server: RunningServer): Promise<void> {
  const path = `/api/tours/${sail.id}`;
  const days = Array.from({ length: 60 }, (_, day) => addDays(sail.firstDay, day));
  const months = days.map((day) => `${path}/availability?from=${day}&to=${addDays(day, 41)}`);
  const booked = days.map((day) => `/api/tours/${cruise.id}/availability/${day}`);
  // Before the holds, because measuring holds empties the tables that make the boat full. Answers to these calls are not
  // cached: each is made from the database, and details from data in memory.
  for (const connections of [1, 16]) {
    const reads = [
      { what: 'details', paths: [path], limit: ['p50', mostReadMs] },
      { what: 'six weeks of availability', paths: months, limit: ['p95', mostMonthMs] },
      { what: 'a day of a boat booked for a year', paths: booked, limit: ['p50', mostReadMs] },
    ] as const;
    for (const read of reads) report.add(await measureRead(server, { ...read, connections }));
  }
  for (const connections of [1, 16]) {
    for (const [what, starts] of [
      ['one hot departure', [hotDeparture]],
      ['1,000 departures', manyDepartures],
    ] as const)
      report.add(
        ...(await measureHolds(server, {
          what,
          connections,
          script: () => scriptFor(starts),
          requests: async () => starts.map(quoteOf),
        })),
      );
  }
}

type ReadToMeasure = {
  readonly what: string;
  readonly paths: readonly string[];
  readonly connections: number;
  /** The percentile that has a limit, and the limit of one call at a time in milliseconds. */
  readonly limit: readonly ['p50' | 'p95', number];
};

/** With several calls at once each waits for the processor, so the limit grows with their number. */
async function measureRead(
  server: RunningServer,
  { what, paths, connections, limit: [percentile, mostMs] }: ReadToMeasure,
): Promise<Line> {
  say(`${what}, ${connections} at once`);
  const requests = paths.map(getRequest);
  // The first run only warms up.
  await load(server.url, { connections, seconds: 1, requests });
  const taken = await load(server.url, { connections, seconds, requests });
  const most = mostMs * connections;
  return {
    what: `${what}, ${connections} at once`,
    ...rateOf(taken),
    target: `${percentile} <= ${most} ms${taken.errors > 0 ? `, ${taken.errors} failed` : ''}`,
    reached: taken[percentile] <= most && taken.errors === 0,
  };
}

type HoldsToMeasure = {
  readonly what: string;
  readonly connections: number;
  /** Lines for pgbench: the statements of one hold. */
  readonly script: () => Promise<string[]>;
  /** Bodies of requests. */
  readonly requests: () => Promise<object[]>;
  /** Makes rows that the emptied tables need. */
  readonly prepare?: () => Promise<void>;
};

/** Our server and pgbench in turns, each on empty tables. */
async function measureHolds(
  server: RunningServer,
  { what, connections, script: makeScript, requests: makeRequests, prepare }: HoldsToMeasure,
): Promise<Line[]> {
  const requests = (await makeRequests()).map((body) => postRequest('/api/quote', body));
  const script = (await pgbenchVersion()) ? await makeScript() : undefined;
  const ours: Calls[] = [];
  const bare: Rate[] = [];
  // The first turn only warms up the code.
  for (let turn = 0; turn <= turns; turn++) {
    say(`holds on ${what}, ${connections} at once, turn ${turn} of ${turns}`);
    if (script) {
      await emptyHoldTables(database);
      await prepare?.();
      bare.push(await runBare({ url: postgres.url, folder, script, connections, seconds }));
    }
    await emptyHoldTables(database);
    await prepare?.();
    ours.push(await sendCalls({ port: portOf(server), connections, seconds, requests }));
  }
  return holdLines(`${what}, ${connections} at once`, ours.slice(1), bare.slice(1));
}

function holdLines(what: string, ours: readonly Calls[], bare: readonly Rate[]): Line[] {
  const refused = ours.reduce((sum, { others }) => sum + others, 0);
  const { value, numbers } = rateOf(medianRate(ours));
  const held: Line = { what: `quote and hold on ${what}`, value, numbers };
  const failed: Line = {
    what: `not answered with a hold on ${what}`,
    value: String(refused),
    numbers: { failed: refused },
    target: '0',
    reached: refused === 0,
  };
  if (bare.length === 0) return [held, failed];
  const ratio = median(ours.map(({ perSecond }, turn) => perSecond / (bare[turn]?.perSecond ?? Number.NaN)));
  return [
    { what: `pgbench, the same statements on ${what}`, ...rateOf(medianRate(bare)) },
    {
      ...held,
      numbers: { ...numbers, 'of bare': ratio },
      target: `${ratio.toFixed(2)} of bare (>= 0.35)`,
      reached: ratio >= 0.35,
    },
    failed,
  ];
}

function quoteOf({ date, time }: BenchDeparture) {
  return {
    cartId: '{uuid}',
    browserId: '{uuid}',
    product: sail.id,
    productType: 'tours',
    componentKey: sail.optionId,
    date,
    time,
    tickets: [{ ticketType: 'adult', count: 2 }],
    currency: 'USD',
  };
}

/**
 * All statements that our server sends for one hold, in the form that pgbench sends. Every cart, browser and
 * address is new.
 */
async function scriptFor(starts: readonly BenchDeparture[]): Promise<string[]> {
  const { date, time } = hotDeparture;
  // The server caches these until they change, so a quote sends only its hold to the database.
  const fresh = quoteReadersOf(database);
  const [offer, rates, words] = await Promise.all([
    fresh.readOffer(sail.id),
    fresh.readRates(),
    fresh.readTexts(sail.id, 'en'),
  ]);
  const statements = await statementsOf(database, () =>
    makeQuote(
      {
        cartId: randomUUID(),
        product: sail.id,
        optionId: sail.optionId,
        date: localDate(date),
        time: localTime(time),
        party: { adult: 2 },
        ride: null,
        currency: 'USD',
      },
      {
        quoteReaders: {
          readOffer: async () => offer,
          readRates: async () => rates,
          readTexts: async () => words,
        },
        inventories: combineInventories(nativeInventory(database)),
        holder: { browser: randomBytes(32), address: randomBytes(32), mostOfBrowser: 3, mostOfAddress: 30 },
        locale: 'en',
        now: new Date(),
      },
    ),
  );
  if (statements.at(-1)?.text !== PLACE_HOLD)
    throw new Error('The last statement of a quote is not its hold.');
  const perDay = manyDepartures.filter(({ date: day }) => day === sail.firstDay).length;
  // By number of the parameter of PLACE_HOLD (hold.queries.ts): 6 cart, 7 browser, 9 address, 2 day, 3 time.
  // Each call of pgbench must be another client.
  const parameters = {
    6: `md5('cart' || :client)::uuid`,
    7: `decode(md5('browser' || :client), 'hex')`,
    9: `decode(md5('address' || :client), 'hex')`,
    ...(starts.length > 1 && {
      2: `(date '${sail.firstDay}' + (:start / ${perDay})::int)`,
      3: `(time '10:00' + make_interval(hours => 2 * (:start % ${perDay})::int))`,
    }),
  };
  return [
    `\\set client random(1, 9000000000000000)`,
    `\\set start random(0, ${starts.length - 1})`,
    ...statements.map((statement) => asScript(statement, parameters)),
  ];
}

function portOf({ url }: RunningServer): number {
  return Number(new URL(url).port);
}
