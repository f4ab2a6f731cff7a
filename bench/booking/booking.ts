import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connectDatabase } from '../../packages/server/src/database/connect.ts';
import { startEmbeddedPostgres } from '../../packages/server/src/database/embedded-postgres.ts';
import { findUnsettledMoney } from '../../packages/server/src/features/bookings/settlement/find-unsettled-money.ts';
import { tokeniseCard } from '../../packages/server/src/gateways/payments/sandbox/create-intent.ts';
import { hotDeparture, makeCatalogue, manyDepartures, sail } from '../hold/bench-catalogue.ts';
import { quantity, rateOf, whole } from '../tools/numbers.ts';
import { databaseProcesses, databaseProcessorTime, megabytesOf } from '../tools/processes.ts';
import { say } from '../tools/progress.ts';
import { type Line, openReport } from '../tools/report.ts';
import { mainProgram, type RunningServer, runServer, untilIdle } from '../tools/run-server.ts';
import { isShort } from '../tools/short.ts';
import type { Bought, BuyOrder } from './buy.ts';
import { failedPurchases } from './failed-purchases.ts';

/**
 * Measures how fast a trip is booked over HTTP with the embedded payment provider, from the quote to the
 * ticket: confirmed, paid and numbered, on a server that also runs the jobs, as `npm start` does. What a booking entails,
 * such as its emails and the events of the provider, is part of the rate that is judged and of the processor time. A purchase
 * that fails without need fails the benchmark.
 */
const seconds = isShort ? 3 : 6;
const enoughPerSecond = 160;
/** Of server and database together, for one booking with all that it entails. */
const mostProcessorMs = 8;
/** One purchase after another. */
const mostMs = 50;
/** More buyers than spots at the same moment, and the seconds in which all must have an answer. */
const rush = { spots: 50, buyers: 400, within: 2 };
/** A flash sale: no buyer waits longer than this for an answer. */
const flashSale = { spots: 1_000, buyers: 2_000, within: 10 };
const bookingsOfMemoryTest = isShort ? 1_000 : 10_000;

const report = openReport('booking');
const folder = await mkdtemp(join(tmpdir(), 'ashore-bench-'));
const postgres = await startEmbeddedPostgres({ dataFolder: join(folder, 'data'), log: () => {} });
const database = connectDatabase({ url: postgres.url, log: () => {} });

try {
  const main = { entry: mainProgram, path: '/readyz' };
  const env = {
    DATABASE_URL: postgres.url,
    TRUSTED_PROXIES: '127.0.0.1',
    ENVIRONMENT: 'production',
    SANDBOX_PAYMENTS: 'on',
    // All buyers of the flash sale connect from the address of this machine.
    CONNECTIONS_PER_ADDRESS: '3000',
    MAILBOX: 'on',
  };
  await (await runServer({ ...main, env })).stop();
  await makeCatalogue(database);
  const card = await tokeniseCard(database.pool, 'visa');
  if (!card) throw new Error('There is no card to pay with.');
  const server = await runServer({ ...main, env });
  await untilIdle(server);
  await measure(server, card.token).finally(() => server.stop());
  report.end();
} finally {
  await database.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}

async function measure(server: RunningServer, card: string): Promise<void> {
  const order = {
    port: Number(new URL(server.url).port),
    card,
    product: sail.id,
    componentKey: sail.optionId,
    seconds,
  };
  // The first run only warms up.
  await buy({ ...order, connections: 16, starts: manyDepartures, seconds: 3 });
  await untilJobsAreDone();
  for (const connections of [1, 16])
    for (const [what, starts] of [
      ['1,000 departures', manyDepartures],
      ['one hot departure', [hotDeparture]],
    ] as const)
      report.add(
        ...(await measureBookings(server, `${what}, ${connections} at once`, {
          ...order,
          connections,
          starts,
        })),
      );
  report.add(await lastSpots(order, rush), await lastSpots(order, flashSale));
  await untilJobsAreDone();
  // The last departure is sold out by now.
  const starts = manyDepartures.slice(0, -1);
  report.add(...(await measureMemory(server, { ...order, connections: 16, starts })));
  const unsettled = await findUnsettledMoney(database.pool);
  report.add({
    what: 'unsettled amounts afterwards',
    value: String(unsettled.length),
    numbers: { failed: unsettled.length },
    target: '0',
    reached: unsettled.length === 0,
  });
}

/** The rate of bookings, the rate of bookings with all that they entail, and what one of them costs. */
async function measureBookings(server: RunningServer, what: string, order: BuyOrder): Promise<Line[]> {
  const workOf = () => server.processorTime() + databaseProcessorTime();
  const before = workOf();
  const bought = await buy(order);
  const jobSeconds = await untilJobsAreDone();
  const work = (workOf() - before) / bought.confirmed;
  const whollyDone = bought.confirmed / (bought.seconds + jobSeconds);
  const isCrowded = order.connections > 1;
  const rate = { ...bought, perSecond: bought.confirmed / bought.seconds };
  return [
    {
      what: `bookings on ${what}`,
      ...rateOf(rate),
      target: isCrowded ? `>= ${enoughPerSecond}/s` : `p95 <= ${mostMs} ms`,
      reached: isCrowded ? rate.perSecond >= enoughPerSecond : rate.p95 <= mostMs,
    },
    {
      what: `with emails and all other jobs, on ${what}`,
      value: `${whole(whollyDone)}/s`,
      numbers: { 'per second': whollyDone },
      ...(isCrowded && { target: `>= ${enoughPerSecond}/s`, reached: whollyDone >= enoughPerSecond }),
    },
    {
      what: `processor time of server and database for a booking on ${what}`,
      ...quantity(work, 'ms', 1),
      target: `<= ${mostProcessorMs} ms`,
      reached: work <= mostProcessorMs,
    },
    failedLine(`failed purchases on ${what}`, failedPurchases(bought.others, { isSoldOut: false })),
  ];
}

async function measureMemory(server: RunningServer, order: BuyOrder): Promise<Line[]> {
  const before = server.megabytes();
  const bought = await buy({ ...order, seconds: 600, count: bookingsOfMemoryTest });
  const megabytes = server.megabytes();
  const ofDatabase = megabytesOf(databaseProcesses());
  const failed = failedPurchases(bought.others, { isSoldOut: false });
  return [
    {
      what: `memory of server and database over ${whole(bookingsOfMemoryTest)} bookings`,
      value: `${before.toFixed(0)} to ${megabytes.toFixed(0)} MB, of which the database ${ofDatabase.toFixed(0)}`,
      numbers: { MB: megabytes },
      target: '<= 300 MB',
      reached: megabytes <= 300,
    },
    failedLine(`failed purchases of ${whole(bookingsOfMemoryTest)}`, failed),
  ];
}

function failedLine(what: string, failed: Readonly<Record<string, number>>): Line {
  const count = Object.values(failed).reduce((sum, one) => sum + one, 0);
  return {
    what,
    value: count === 0 ? '0' : `${whole(count)}: ${JSON.stringify(failed)}`,
    numbers: { failed: count },
    target: '0',
    reached: count === 0,
  };
}

/** Seconds until no job is due or under way. */
async function untilJobsAreDone(): Promise<number> {
  const begunAt = performance.now();
  const secondsTaken = () => (performance.now() - begunAt) / 1_000;
  while (secondsTaken() < 600) {
    const { rows } = await database.pool.query<{ count: number }>(
      `select count(*)::int as count from jobs
       where state = 'waiting' and (due_at <= now() or claimed_by is not null)`,
    );
    if (rows[0]?.count === 0) return secondsTaken();
    await pause(100);
  }
  throw new Error('The jobs were not done within ten minutes.');
}

/** Many buyers at the same moment want more spots than there are. */
async function lastSpots(
  order: Omit<BuyOrder, 'connections' | 'starts'>,
  { spots, buyers, within }: typeof rush,
): Promise<Line> {
  const start = manyDepartures.at(-1) ?? hotDeparture;
  await database.pool.query(
    `insert into departures (option_id, local_date, local_time, wanted_capacity, capacity) values ($1, $2, $3, $4, $4)
     on conflict (option_id, local_date, local_time) do update
       set wanted_capacity = departures.sold + $4, capacity = departures.sold + departures.held + $4`,
    [sail.optionId, start.date, start.time, spots],
  );
  const bought = await buy({ ...order, connections: buyers, count: buyers, seconds: 60, starts: [start] });
  const failed = failedPurchases(bought.others, { isSoldOut: true });
  return {
    what: `${whole(buyers)} buyers at once for the last ${whole(spots)} spots`,
    value: `${bought.confirmed} sold in ${bought.seconds.toFixed(2)} s, ${JSON.stringify(bought.others)}`,
    numbers: { sold: bought.confirmed, s: bought.seconds },
    target: `${whole(spots)}, < ${within} s, none refused without need`,
    reached: bought.confirmed === spots && bought.seconds < within && Object.keys(failed).length === 0,
  };
}

/** Runs in its own process, so that sending does not wait for measuring. */
async function buy(order: BuyOrder): Promise<Bought> {
  say(`buying, ${order.connections} at once`);
  const child = fork(new URL('buy.ts', import.meta.url), { execArgv: [] });
  child.send(order);
  const ended = once(child, 'exit').then(([code]) =>
    Promise.reject(new Error(`The buyers ended with ${code}.`)),
  );
  const [bought]: [Bought] = await Promise.race([once(child, 'message') as Promise<[Bought]>, ended]);
  ended.catch(() => {});
  return bought;
}
