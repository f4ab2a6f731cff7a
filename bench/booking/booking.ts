import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectDatabase } from '../../packages/server/src/database/connect.ts';
import { startEmbeddedPostgres } from '../../packages/server/src/database/embedded-postgres.ts';
import { findUnsettledMoney } from '../../packages/server/src/features/bookings/settlement/find-unsettled-money.ts';
import { tokeniseCard } from '../../packages/server/src/gateways/payments/sandbox/create-intent.ts';
import { hotDeparture, makeCatalogue, manyDepartures, sail } from '../hold/bench-catalogue.ts';
import { type Line, printReport } from '../tools/report.ts';
import { mainProgram, type RunningServer, runServer } from '../tools/run-server.ts';
import type { Bought, BuyOrder } from './buy.ts';

/**
 * Measures how fast a trip is booked over HTTP with the embedded payment provider, from the quote to the
 * ticket: confirmed, paid, numbered, and its emails enqueued. Sending them and handling the provider's events is not
 * measured: no worker runs here.
 */
const seconds = 6;
const enoughPerSecond = 250;
/** More buyers than spots at the same moment, and the seconds in which all must have an answer. */
const rush = { spots: 50, buyers: 400, within: 2 };
/** A flash sale: no buyer waits longer than this for an answer. */
const flashSale = { spots: 1_000, buyers: 2_000, within: 10 };
const bookingsOfMemoryTest = 10_000;

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
    ROLE: 'web',
  };
  await (await runServer({ ...main, env })).stop();
  await makeCatalogue(database);
  const card = await tokeniseCard(database.pool, 'visa');
  if (!card) throw new Error('There is no card to pay with.');
  const server = await runServer({ ...main, env });
  const lines = await measure(server, card.token).finally(() => server.stop());
  printReport(lines);
  console.log(`${availableParallelism()} processors, load ${loadavg()[0]?.toFixed(1)}`);
  process.exitCode = lines.some(({ reached }) => reached === false) ? 1 : 0;
} finally {
  await database.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}

async function measure(server: RunningServer, card: string): Promise<Line[]> {
  const order = {
    port: Number(new URL(server.url).port),
    card,
    product: sail.id,
    componentKey: sail.optionId,
    seconds,
  };
  const lines: Line[] = [];
  // The first run only warms up.
  await buy({ ...order, connections: 16, starts: manyDepartures, seconds: 3 });
  for (const connections of [1, 16]) {
    const spread = await buy({ ...order, connections, starts: manyDepartures });
    const isGoal = connections === 16;
    lines.push({
      what: `bookings on 1,000 departures, ${connections} at once`,
      value: described(spread),
      ...(isGoal && { target: `>= ${enoughPerSecond}/s`, reached: perSecond(spread) >= enoughPerSecond }),
    });
    const hot = await buy({ ...order, connections, starts: [hotDeparture] });
    lines.push({ what: `bookings on one hot departure, ${connections} at once`, value: described(hot) });
  }
  lines.push(await lastSpots(order, rush), await lastSpots(order, flashSale));
  const before = server.residentMegabytes();
  const all = await buy({
    ...order,
    connections: 16,
    starts: manyDepartures,
    seconds: 600,
    count: bookingsOfMemoryTest,
  });
  lines.push({
    what: `memory over ${bookingsOfMemoryTest} bookings`,
    value: `${before.toFixed(0)} to ${server.residentMegabytes().toFixed(0)} MB, ${perSecond(all).toFixed(0)}/s`,
    target: '<= 300 MB',
    reached: server.residentMegabytes() <= 300,
  });
  const unsettled = await findUnsettledMoney(database.pool);
  lines.push({
    what: 'unsettled amounts afterwards',
    value: String(unsettled.length),
    target: '0',
    reached: unsettled.length === 0,
  });
  return lines;
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
  // The keys end with the status: `quote 503`.
  const faults = Object.keys(bought.others).filter((other) => /\s5\d\d$/.test(other));
  return {
    what: `${buyers} buyers at once for the last ${spots} spots`,
    value: `${bought.confirmed} sold in ${bought.seconds.toFixed(2)} s, ${JSON.stringify(bought.others)}`,
    target: `${spots}, < ${within} s, no 5xx`,
    reached: bought.confirmed === spots && bought.seconds < within && faults.length === 0,
  };
}

/** Runs in its own process, so that sending does not wait for measuring. */
async function buy(order: BuyOrder): Promise<Bought> {
  process.stderr.write(`buying, ${order.connections} at once\n`);
  const child = fork(new URL('buy.ts', import.meta.url), { execArgv: [] });
  child.send(order);
  const [bought]: [Bought] = (await once(child, 'message')) as [Bought];
  return bought;
}

function perSecond({ confirmed, seconds: taken }: Bought): number {
  return confirmed / taken;
}

function described(bought: Bought): string {
  const [a, b, c] = [bought.p50, bought.p95, bought.p99].map((time) => time.toFixed(time < 10 ? 2 : 0));
  const others = Object.keys(bought.others).length > 0 ? `, ${JSON.stringify(bought.others)}` : '';
  return `${perSecond(bought).toFixed(0)}/s, p50 ${a}, p95 ${b}, p99 ${c} ms${others}`;
}
