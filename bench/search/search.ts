import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importVariedProducts } from '../../demo/vary/import-varied.ts';
import { connectDatabase } from '../../packages/server/src/database/connect.ts';
import { startEmbeddedPostgres } from '../../packages/server/src/database/embedded-postgres.ts';
import { getRequest, sendCalls } from '../tools/load/calls.ts';
import { loadBesideBare } from '../tools/load/load.ts';
import { type Measured, quantity, type Rate, rateOf, rateOfTimes, whole } from '../tools/numbers.ts';
import { say } from '../tools/progress.ts';
import { type Line, openReport } from '../tools/report.ts';
import { mainProgram, type RunningServer, runServer, untilIdle } from '../tools/run-server.ts';
import { isShort } from '../tools/short.ts';
import { timeEngine } from './engine.ts';
import { listedQueries, listsByKind } from './listed.ts';
import { pathOf, typedQueries, typedQuestions } from './typed.ts';

/**
 * Measures suggestions while people type and filtered lists, with up to a hundred thousand products. Also
 * measures how soon a server has them after a start. Answers that are made for the first time are measured apart from repeated
 * ones, which come from the cache of answers. A bare server sends the same bytes for comparison, because the load of a shared
 * machine changes. Other sizes can be given as arguments.
 */
const requestedSizes = process.argv.slice(2).map(Number);
const usualSizes = isShort ? [1_000, 4_000] : [1_000, 2_000, 10_000, 100_000];
const sizes = requestedSizes.length > 0 ? requestedSizes : usualSizes;
const turns = isShort ? 1 : 2;
const seconds = isShort ? 2 : 6;
/** Questions and lists that are asked for the first time, at most. */
const maxFirstTimes = isShort ? 1_000 : Number.POSITIVE_INFINITY;
/** Targets of issues and of docs/domain/search.md, for any number of products up to a hundred thousand. */
const most = {
  firstStartSeconds: 30,
  restartSeconds: 3,
  engineP95: 2,
  firstTimeP95: 25,
  growth: 3,
  megabytes: 500,
};
/** Seconds from when a server began to load the products until it can search them. */
const searchStartMetric = 'ashore_search_start_seconds';
const report = openReport('search');
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
  const measured: FirstTimes[] = [];
  for (const size of sizes) {
    say(`${whole(size)} products`);
    report.add(await importLine(size, measured.at(-1)?.size ?? 0));
    measured.push(await measure(size));
    report.add(await engineLine(size));
  }
  for (const what of ['typed', 'listed'] as const) report.add(...growthOf(what, measured));
  report.end();
} finally {
  await database.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}

/** Products that are there already are compared and left as they are. */
async function importLine(size: number, before: number): Promise<Line> {
  const importedAt = performance.now();
  await importVariedProducts(database, { products: size, seed: 1 });
  const added = (size - before) / ((performance.now() - importedAt) / 1_000);
  return {
    what: `${whole(size)} products: import, ${whole(size - before)} of them new`,
    value: `${whole(added)}/s`,
    numbers: { 'per second': added },
    target: '>= 2,000/s',
    reached: added >= 2_000,
  };
}

/** How long answers took that were made for the first time. */
type FirstTimes = { readonly size: number; readonly typed: Rate; readonly listed: Rate };

async function measure(size: number): Promise<FirstTimes> {
  const add = (what: string, line: Omit<Line, 'what'>) =>
    report.add({ what: `${whole(size)} products: ${what}`, ...line });
  await measureStarts(add);
  const server = await started();
  try {
    await untilIdle(server);
    const newQuestions = await measureQuestions(server, add);
    const newLists = await measureLists(server, size, add);
    const megabytes = server.megabytes();
    const mostMegabytes = size <= 2_000 ? 300 : most.megabytes;
    add('memory of server and database', {
      ...quantity(megabytes, 'MB', 0),
      target: `<= ${mostMegabytes} MB`,
      reached: megabytes <= mostMegabytes,
    });
    return { size, typed: newQuestions, listed: newLists };
  } finally {
    await server.stop();
  }
}

type Add = (what: string, line: Omit<Line, 'what'>) => void;

async function measureStarts(add: Add): Promise<void> {
  say('starting');
  const unsaved = await started();
  const first = await numberOf(unsaved, searchStartMetric);
  add('first start, until all can be found', limited(quantity(first, 's', 1), first, most.firstStartSeconds));
  await unsaved.stop();
  const begunAt = performance.now();
  const server = await started();
  const again = await numberOf(server, searchStartMetric);
  add('restart, until all can be found', limited(quantity(again, 's', 1), again, most.restartSeconds));
  await untilListed(server);
  const listedSeconds = (performance.now() - begunAt) / 1_000;
  add(
    'restart, until lists are answered',
    limited(quantity(listedSeconds, 's', 1), listedSeconds, most.restartSeconds),
  );
  await server.stop();
}

function limited(measured: Measured, value: number, most: number): Omit<Line, 'what'> {
  const [unit = ''] = Object.keys(measured.numbers);
  return { ...measured, target: `<= ${most} ${unit}`, reached: value <= most };
}

async function measureQuestions(server: RunningServer, add: Add): Promise<Rate> {
  say('each question for the first time');
  // The first queries only warm up.
  await onePass(server, typed.slice(0, 100));
  const unrepeated = typed.slice(100, 100 + maxFirstTimes);
  const before = server.processorTime();
  const first = await onePass(server, unrepeated);
  const worked = (server.processorTime() - before) / unrepeated.length;
  add(`beginnings of questions, each for the first time`, firstTimeLine(first));
  // Time of all threads, from the first byte to the last. The rest of the time above is waiting for a
  // processor.
  add('processor time of one of them', quantity(worked, 'ms'));
  say('all who type');
  const typing = await besideBare(server, unrepeated);
  add('bare server, the same bytes', rateOf(typing.bare));
  const isFast = typing.ours.perSecond >= 3_000 && typing.errors === 0;
  add('the same questions again and again, 16 at once', {
    ...rateOf(typing.ours),
    target: `>= 3,000/s${failedText(typing.errors)}`,
    reached: isFast,
  });
  return first;
}

async function measureLists(server: RunningServer, size: number, add: Add): Promise<Rate> {
  say('lists');
  await onePass(server, listed.slice(0, 20));
  const narrowed = await onePass(server, listed.slice(20, 20 + maxFirstTimes));
  add('narrowed and sorted lists, each for the first time', firstTimeLine(narrowed));
  const { ours, bare, ratio, errors } = await besideBare(server, listed);
  add('bare server, the bytes of one list', rateOf(bare));
  const { value, numbers } = rateOf(ours);
  add('the same lists again and again, 16 at once', {
    value,
    numbers: { ...numbers, 'of bare': ratio },
    target: `${ratio.toFixed(2)} of bare (>= 1/12)${failedText(errors)}`,
    reached: ratio >= 1 / 12 && errors === 0,
  });
  for (const [kind, paths] of Object.entries(listsByKind(size))) {
    say(kind);
    add(`${kind}, each for the first time`, firstTimeLine(await onePass(server, paths)));
  }
  return narrowed;
}

function firstTimeLine(calls: Rate & { readonly others: number }): Omit<Line, 'what'> {
  return {
    ...rateOf(calls),
    target: `p95 <= ${most.firstTimeP95} ms${failedText(calls.others)}`,
    reached: calls.p95 <= most.firstTimeP95 && calls.others === 0,
  };
}

function failedText(failed: number): string {
  return failed > 0 ? `, ${whole(failed)} failed` : '';
}

/** Uses the file that the stopped server has saved. */
async function engineLine(size: number): Promise<Line> {
  say('the engine alone');
  const file = join(env.DATA_FOLDER, 'cache', 'search');
  const alone = rateOfTimes(await timeEngine({ database, file, questions: typedQuestions() }));
  return {
    what: `${whole(size)} products: suggestions, the engine alone`,
    ...rateOf(alone),
    target: `p95 <= ${most.engineP95} ms`,
    reached: alone.p95 <= most.engineP95,
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

/** One query after another over one connection, so that no time includes waiting for an earlier query. */
function onePass({ url }: RunningServer, paths: readonly string[]) {
  const requests = paths.map(getRequest);
  return sendCalls({
    port: Number(new URL(url).port),
    connections: 1,
    seconds: 600,
    count: paths.length,
    requests,
  });
}

/** Our server and a bare one that sends our answer to the first request again and again, by turns. */
async function besideBare(server: RunningServer, paths: readonly string[]) {
  const answer = await fetch(server.url + (paths[0] ?? ''));
  const body = Buffer.from(await answer.arrayBuffer());
  await writeFile(join(folder, 'body'), body);
  const headers = { 'content-type': 'application/json', 'content-length': body.length };
  const bare = await runServer({
    entry: 'bench/pages/bare-server.ts',
    path: '/',
    env: { BARE_BODY: join(folder, 'body'), BARE_HEADERS: JSON.stringify(headers) },
  });
  const urls = { ours: server.url, bare: bare.url };
  return await loadBesideBare(urls, { turns, seconds, requests: paths.map(getRequest) }).finally(() =>
    bare.stop(),
  );
}

function growthOf(what: 'typed' | 'listed', measured: readonly FirstTimes[]): Line[] {
  const [least, greatest] = [measured[0]?.[what].p95, measured.at(-1)?.[what].p95];
  if (measured.length < 2 || !least || !greatest) return [];
  const growth = greatest / least;
  const name = { typed: 'suggestions', listed: 'lists' }[what];
  return [
    {
      what: `growth of p95 of ${name}, from the fewest products to the most`,
      value: growth.toFixed(2),
      numbers: { growth },
      target: `< ${most.growth}`,
      reached: growth < most.growth,
    },
  ];
}
