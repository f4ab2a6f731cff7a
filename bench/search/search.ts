import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { importVariedProducts } from '../../demo/vary/import-varied.ts';
import { connectDatabase } from '../../packages/server/src/database/connect.ts';
import { startEmbeddedPostgres } from '../../packages/server/src/database/embedded-postgres.ts';
import { type Calls, getRequest, sendCalls } from '../hold/calls.ts';
import { whole } from '../tools/numbers.ts';
import { type Line, printReport } from '../tools/report.ts';
import { mainProgram, type RunningServer, runServer } from '../tools/run-server.ts';
import { timeEngine } from './engine.ts';
import { listedQueries, listsByKind } from './listed.ts';
import { pathOf, typedQueries, typedQuestions } from './typed.ts';

/**
 * Measures suggestions while people type and filtered lists, with up to a hundred thousand products. Also
 * measures how soon a server has them after a start. A bare server sends the same bytes for comparison,
 * because the load of a shared machine changes. Other sizes can be given as arguments.
 */
const requestedSizes = process.argv.slice(2).map(Number);
const sizes = requestedSizes.length > 0 ? requestedSizes : [1_000, 2_000, 10_000, 100_000];
const seconds = 6;
/** Seconds from when a server began to load the products until it can search them. */
const searchStartMetric = 'ashore_search_start_seconds';
const begun = performance.now();
const folder = await mkdtemp(join(tmpdir(), 'ashore-bench-'));
const postgres = await startEmbeddedPostgres({ dataFolder: join(folder, 'data'), log: () => {} });
const database = connectDatabase({ url: postgres.url, log: () => {} });
const typed = typedQueries();
const listed = listedQueries();
const env = {
  DATABASE_URL: postgres.url,
  DATA_FOLDER: join(folder, 'files'),
  ENVIRONMENT: 'production',
  SANDBOX_PAYMENTS: 'on',
};
const main = { entry: mainProgram, env };

try {
  say('making the catalogue');
  await (await runServer({ ...main, path: '/readyz' })).stop();
  const lines: Line[] = [];
  const measured: Measured[] = [];
  for (const size of sizes) {
    say(`${whole(size)} products`);
    await importVariedProducts(database, { products: size, seed: 1 });
    const of = await measure(size);
    measured.push(of);
    lines.push(...of.lines, await engineLine(size));
  }
  for (const what of ['typed', 'listed'] as const) lines.push(...growthOf(what, measured));
  printReport(lines);
  console.log(`${availableParallelism()} processors, load ${loadavg()[0]?.toFixed(1)}`);
  process.exitCode = lines.some(({ reached }) => reached === false) ? 1 : 0;
} finally {
  await database.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}

type Measured = { readonly lines: readonly Line[]; readonly typed: Calls; readonly listed: Calls };

async function measure(size: number): Promise<Measured> {
  const about = `${whole(size)} products`;
  const lines: Line[] = [];
  const line = (what: string, value: string, target?: readonly [string, boolean]) =>
    lines.push({
      what: `${about}: ${what}`,
      value,
      ...(target && { target: target[0], reached: target[1] }),
    });

  say('starting');
  const unsaved = await started();
  line('first start, all read', `${(await numberOf(unsaved, searchStartMetric)).toFixed(1)} s`);
  await unsaved.stop();
  const server = await started();
  try {
    const again = await numberOf(server, searchStartMetric);
    line('start from what was saved', `${again.toFixed(1)} s`, ['< 5 s', again < 5]);
    await untilListed(server);
    say('each question for the first time');
    // The first queries only warm up.
    await onePass(server, typed.slice(0, 100));
    const before = await numberOf(server, 'process_cpu_seconds_total');
    const afresh = await onePass(server, typed.slice(100));
    const worked = (await numberOf(server, 'process_cpu_seconds_total')) - before;
    line(`${whole(typed.length - 100)} beginnings of questions, each for the first time`, described(afresh));
    // Time of all threads, from the first byte to the last. The rest of the time above is waiting for a
    // processor.
    line('processor time of one of them', `${((worked / (typed.length - 100)) * 1_000).toFixed(2)} ms`);
    say('all who type');
    const typing = await beside(server, typed);
    const isFast = typing.ours.perSecond >= 3_000 && typing.ours.others === 0;
    line('bare server, the same bytes', described(typing.bare));
    line('typed again and again, 16 at once', described(typing.ours), ['>= 3,000/s', isFast]);
    say('lists');
    await onePass(server, listed.slice(0, 20));
    const narrowed = await onePass(server, listed.slice(20));
    line('lists, each for the first time', described(narrowed), ['p95 <= 25 ms', narrowed.p95 <= 25]);
    const listing = await beside(server, listed);
    const share = listing.ours.perSecond / listing.bare.perSecond;
    line('bare server, the bytes of one list', described(listing.bare));
    line(
      'narrowed and sorted lists, 16 at once',
      described(listing.ours),
      size === 2_000 ? [`${share.toFixed(2)} of bare (>= 1/12)`, share >= 1 / 12] : undefined,
    );
    for (const [kind, paths] of Object.entries(listsByKind(size))) {
      say(kind);
      line(`${kind}, each for the first time`, described(await onePass(server, paths)));
      const order = { connections: 16, seconds: seconds / 2, requests: paths.map(getRequest) };
      line(`${kind}, 16 at once`, described(await sendCalls({ ...order, port: portOf(server) })));
    }
    line('memory', `${whole(server.residentMegabytes())} MB`);
    return { lines, typed: afresh, listed: narrowed };
  } finally {
    await server.stop();
  }
}

/** Uses the file that the stopped server has saved. */
async function engineLine(size: number): Promise<Line> {
  say('the engine alone');
  const file = join(env.DATA_FOLDER, 'cache', 'search');
  const alone = summed(await timeEngine({ database, file, questions: typedQuestions() }));
  return {
    what: `${whole(size)} products: suggestions, the engine alone`,
    value: described(alone),
    target: 'p95 <= 2 ms',
    reached: alone.p95 <= 2,
  };
}

/** Resolves when the server has loaded the whole catalogue. */
function started(): Promise<RunningServer> {
  return runServer({ ...main, path: pathOf('lisbon', 'en') });
}

async function numberOf({ url }: RunningServer, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
}

/** The same process loads the data for lists, and until then everything else waits. */
async function untilListed({ url }: RunningServer): Promise<void> {
  while (!(await fetch(`${url}/api/tours?size=1`)).ok) say('lists are not there yet');
}

/** One query after another, so that no time includes waiting for an earlier query. */
async function onePass({ url }: RunningServer, paths: readonly string[]): Promise<Calls> {
  const times: number[] = [];
  let others = 0;
  for (const path of paths) {
    const startedAt = performance.now();
    const answer = await fetch(url + path);
    await answer.arrayBuffer();
    times.push(performance.now() - startedAt);
    if (!answer.ok) others += 1;
  }
  return { ...summed(times), others };
}

function summed(times: number[]): Calls {
  const total = times.reduce((sum, time) => sum + time, 0);
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return { perSecond: (times.length / total) * 1_000, others: 0, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

/** Our server under load, then a bare server that sends our answer to the first request again and again. */
async function beside(server: RunningServer, paths: readonly string[]) {
  const order = { connections: 16, seconds, requests: paths.map(getRequest) };
  const ours = await sendCalls({ ...order, port: portOf(server) });
  const answer = await fetch(server.url + (paths[0] ?? ''));
  const body = Buffer.from(await answer.arrayBuffer());
  await writeFile(join(folder, 'body'), body);
  const headers = { 'content-type': 'application/json', 'content-length': body.length };
  const bare = await runServer({
    entry: 'bench/pages/bare-server.ts',
    path: '/',
    env: { BARE_BODY: join(folder, 'body'), BARE_HEADERS: JSON.stringify(headers) },
  });
  const same = await sendCalls({ ...order, port: portOf(bare) }).finally(() => bare.stop());
  return { ours, bare: same };
}

function growthOf(what: 'typed' | 'listed', measured: readonly Measured[]): Line[] {
  const [least, most] = [measured[0]?.[what].p95, measured.at(-1)?.[what].p95];
  if (measured.length < 2 || !least || !most) return [];
  const growth = most / least;
  const name = { typed: 'suggestions', listed: 'lists' }[what];
  return [
    {
      what: `growth of p95 of ${name}, from the fewest products to the most`,
      value: growth.toFixed(2),
      target: '< 3',
      reached: growth < 3,
    },
  ];
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
