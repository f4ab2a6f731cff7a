import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectDatabase } from '../../packages/server/src/database/connect-database.ts';
import { startEmbeddedPostgres } from '../../packages/server/src/database/embedded-postgres.ts';
import { type Calls, getRequest, sendCalls } from '../choose/calls.ts';
import { whole } from '../measure/numbers.ts';
import { type Line, printReport } from '../measure/report.ts';
import { type RunningServer, runServer } from '../measure/run-server.ts';
import { pathOf, typedQueries } from './typed.ts';
import { growTo } from './world.ts';

/**
 * How fast suggestions come while people type, with a thousand, ten thousand and a hundred thousand products, and how
 * soon a server has them after a start. Beside it a bare server sends the same bytes: a shared machine is never the same for long.
 */
const sizes = process.argv.slice(2).map(Number);
const seconds = 6;
const begun = performance.now();
const folder = await mkdtemp(join(tmpdir(), 'ashore-bench-'));
const postgres = await startEmbeddedPostgres({ dataFolder: join(folder, 'data'), log: () => {} });
const database = connectDatabase({ url: postgres.url, log: () => {} });
const typed = typedQueries();
const first = pathOf('lisbon', 'en');
const main = {
  entry: 'packages/server/src/main.ts',
  path: first,
  env: { DATABASE_URL: postgres.url, DATA_FOLDER: join(folder, 'files') },
};

try {
  say('making the world');
  await (await runServer({ ...main, path: '/readyz' })).stop();
  const lines: Line[] = [];
  const p95 = new Map<number, number>();
  for (const size of sizes.length > 0 ? sizes : [1_000, 10_000, 100_000]) {
    say(`${whole(size)} products`);
    await growTo(database, size);
    lines.push(...(await measure(size, (time) => p95.set(size, time))));
  }
  const [least, most] = [p95.values().next().value ?? 1, [...p95.values()].at(-1) ?? 1];
  const growth = most / least;
  if (p95.size > 1)
    lines.push({
      what: 'growth of p95 from the fewest to the most',
      value: growth.toFixed(2),
      target: '< 3',
      reached: growth < 3,
    });
  printReport(lines);
  console.log(`${availableParallelism()} processors, load ${loadavg()[0]?.toFixed(1)}`);
  process.exitCode = lines.some(({ reached }) => reached === false) ? 1 : 0;
} finally {
  await database.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}

async function measure(size: number, noteP95: (milliseconds: number) => void): Promise<Line[]> {
  const lines: Line[] = [];
  const about = `${whole(size)} products`;
  const unsaved = await started(size);
  lines.push({
    what: `${about}: first start, all read`,
    value: `${(await untilFound(unsaved)).toFixed(1)} s`,
  });
  await unsaved.stop();
  const server = await started(size);
  const again = await untilFound(server);
  lines.push({
    what: `${about}: start from what was saved`,
    value: `${again.toFixed(1)} s`,
    target: '< 5 s',
    reached: again < 5,
  });
  try {
    say('each question for the first time');
    const afresh = await onePass(server);
    lines.push({
      what: `${about}: ${whole(typed.length)} questions, each for the first time`,
      value: described(afresh),
    });
    noteP95(afresh.p95);
    say('all who type');
    const order = { connections: 16, seconds, requests: typed.map(getRequest) };
    const ours = await sendCalls({ ...order, port: portOf(server) });
    const bare = await bareBeside(server, order);
    lines.push({ what: `${about}: bare server, the same bytes`, value: described(bare) });
    lines.push({
      what: `${about}: typed again and again, 16 at once`,
      value: described(ours),
      target: '>= 3,000/s',
      reached: ours.perSecond >= 3_000 && ours.others === 0,
    });
    lines.push({ what: `${about}: memory`, value: `${whole(server.residentMegabytes())} MB` });
  } finally {
    await server.stop();
  }
  return lines;
}

/** Answers the first question: all of the catalogue has been taken in. */
async function started(size: number): Promise<RunningServer> {
  say('starting');
  const server = await runServer(main);
  say(`started with ${whole(size)} in ${whole(server.startMs)} ms`);
  return server;
}

/** In seconds, from when it began to look for what there is. */
async function untilFound({ url }: RunningServer): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^ashore_search_start_seconds (\S+)/m.exec(text)?.[1]);
}

/** One after the other, so that each time is that of one question and of nothing that waits before it. */
async function onePass({ url }: RunningServer): Promise<Calls> {
  const times: number[] = [];
  let others = 0;
  for (const path of typed) {
    const asked = performance.now();
    const answer = await fetch(url + path);
    await answer.arrayBuffer();
    times.push(performance.now() - asked);
    if (!answer.ok) others += 1;
  }
  const total = times.reduce((sum, time) => sum + time, 0);
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return { perSecond: (times.length / total) * 1_000, others, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

type Order = Omit<Parameters<typeof sendCalls>[0], 'port'>;

async function bareBeside({ url }: RunningServer, order: Order): Promise<Calls> {
  const answer = await fetch(url + first);
  const body = Buffer.from(await answer.arrayBuffer());
  await writeFile(join(folder, 'body'), body);
  const headers = { 'content-type': 'application/json', 'content-length': body.length };
  const bare = await runServer({
    entry: 'bench/pages/bare-server.ts',
    path: '/',
    env: { BARE_BODY: join(folder, 'body'), BARE_HEADERS: JSON.stringify(headers) },
  });
  return sendCalls({ ...order, port: portOf(bare) }).finally(() => bare.stop());
}

function described({ perSecond, p50, p95, p99 }: Calls): string {
  const [a, b, c] = [p50, p95, p99].map((time) => time.toFixed(time < 10 ? 2 : 0));
  return `${whole(perSecond)}/s, p50 ${a}, p95 ${b}, p99 ${c} ms`;
}

function portOf({ url }: RunningServer): number {
  return Number(new URL(url).port);
}

function say(line: string) {
  console.error(`${whole((performance.now() - begun) / 1_000).padStart(5)} s  ${line}`);
}
