import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { startEmbeddedPostgres } from '../../packages/server/src/database/embedded-postgres.ts';
import { pageRequest } from '../pages/homes.ts';
import { startBare } from '../pages/start-bare.ts';
import { loadBesideBare } from '../tools/load/load.ts';
import { type Measured, median, quantity, rateOf, whole } from '../tools/numbers.ts';
import { say } from '../tools/progress.ts';
import { type Line, openReport } from '../tools/report.ts';
import { mainProgram, type RunningServer, runServer, untilIdle } from '../tools/run-server.ts';
import { isShort } from '../tools/short.ts';
import { keepSailings, multiplySailings } from './multiply-sailings.ts';
import { type CruiseAddresses, sampleAddresses } from './sample-addresses.ts';

/** Sailings of the small and of the large market. Ships have as many sailings each in both. */
const FEW_SAILINGS = 1_500;
const MANY_SAILINGS = isShort ? 10_000 : 50_000;
const turns = isShort ? 1 : 5;
const seconds = 3;
/** Pages and calls of each kind that are requested once each, after those that only warm up the code. */
const samples = isShort ? 30 : 40;
const warmUps = 10;
/** Milliseconds that half of the calls may take. */
const mostCallMs = 10;

type Answers = Readonly<Record<'sailing' | 'product' | 'picker' | 'ships' | 'sailings', number>>;

const labels: Readonly<Record<keyof Answers, string>> = {
  sailing: 'page of a sailing, afresh',
  product: 'page of a product, afresh',
  picker: 'page of the picker, afresh',
  ships: 'call for the ships of a line',
  sailings: 'call for the sailings of a ship',
};

/**
 * Measures the pages and calls of sailings, in one run on one machine: a cached page beside a bare server, a page rendered
 * afresh beside the page of a product, and both beside those of a market with many more ships.
 */
const report = openReport('cruises');
const folder = await mkdtemp(join(tmpdir(), 'ashore-bench-'));
const embedded = await startEmbeddedPostgres({ dataFolder: join(folder, 'data'), log: () => {} });
const pools = { few: poolOf(embedded.url), many: poolOf(databaseNamed('many_sailings')) };

try {
  say('loading the demonstration');
  await (await runServer(serverOn(embedded.url))).stop();
  await keepSailings(pools.few, FEW_SAILINGS);
  const few = await sampleAddresses(pools.few, warmUps + samples);
  report.add(...(await onServer(embedded.url, (server) => cachedPage(server, few))));
  await pools.few.end();
  say(`multiplying ${whole(few.sailingCount)} sailings`);
  await copyDatabase();
  await multiplySailings(pools.many, Math.ceil(MANY_SAILINGS / few.sailingCount));
  const many = await sampleAddresses(pools.many, warmUps + samples);
  const inMarkets = await onServer(embedded.url, (small) =>
    onServer(databaseNamed('many_sailings'), (large) =>
      answersOf({ few: { server: small, sampled: few }, many: { server: large, sampled: many } }),
    ),
  );
  report.add(
    ...comparedWithProducts(inMarkets.few),
    ...growth(inMarkets.few, inMarkets.many, few.sailingCount, many.sailingCount),
  );
  report.end();
} finally {
  for (const pool of Object.values(pools)) if (!pool.ended) await pool.end();
  await embedded.stop();
  await rm(folder, { recursive: true, force: true });
}

function poolOf(url: string): Pool {
  return new Pool({ connectionString: url, max: 1 });
}

function serverOn(url: string) {
  return { entry: mainProgram, path: '/en', env: { DATABASE_URL: url } };
}

/** The address of another database of the same PostgreSQL. */
function databaseNamed(name: string, role = 'ashore'): string {
  const url = new URL(embedded.url);
  url.username = role;
  url.pathname = name;
  return url.href;
}

/** Copies the small market, which no server and no pool may use at the same time. */
async function copyDatabase(): Promise<void> {
  const pool = poolOf(databaseNamed('postgres', 'postgres'));
  try {
    await pool.query('create database many_sailings template ashore owner ashore strategy file_copy');
  } finally {
    await pool.end();
  }
}

/** Each server begins with empty caches. */
async function onServer<Result>(
  url: string,
  measure: (server: RunningServer) => Promise<Result>,
): Promise<Result> {
  const { env, ...main } = serverOn(url);
  const server = await runServer({
    ...main,
    env: { ...env, ENVIRONMENT: 'production', SANDBOX_PAYMENTS: 'on' },
  });
  try {
    return await measure(server);
  } finally {
    await server.stop();
  }
}

async function cachedPage(
  server: RunningServer,
  { sailingPages: [path = ''] }: CruiseAddresses,
): Promise<Line[]> {
  say('a cached page');
  await untilIdle(server);
  const bare = await startBare(server, path, folder);
  try {
    const urls = { ours: server.url, bare: bare.url };
    const requests = [pageRequest(path)];
    const { ours, ratio, errors, ...taken } = await loadBesideBare(urls, { turns, seconds, requests });
    if (errors > 0) throw new Error('A request failed.');
    const { value, numbers } = rateOf(ours);
    return [
      { what: 'bare node:http, same bytes', ...rateOf(taken.bare) },
      {
        what: 'page of a sailing, cached',
        value,
        numbers: { ...numbers, 'of bare': ratio },
        target: `${ratio.toFixed(2)} of bare (>= 0.60)`,
        reached: ratio >= 0.6,
      },
    ];
  } finally {
    await bare.stop();
  }
}

type Market = { readonly server: RunningServer; readonly sampled: CruiseAddresses };

/**
 * Milliseconds of an answer that is in no cache, for the median address of each kind. Kinds and markets take turns, because the
 * load of a shared machine changes.
 */
async function answersOf(markets: { readonly few: Market; readonly many: Market }): Promise<{
  readonly few: Answers;
  readonly many: Answers;
}> {
  say(`${samples} pages and calls of each kind in each market`);
  const measured = { few: newMeasurement(markets.few), many: newMeasurement(markets.many) };
  for (let sample = 0; sample < warmUps + samples; sample++)
    for (const kind of Object.keys(labels) as (keyof Answers)[])
      for (const { url, addresses, times } of [measured.few, measured.many]) {
        const path = addresses[kind][sample];
        if (path === undefined) continue;
        const begunAt = performance.now();
        const answer = await fetch(url + path, { redirect: 'error' });
        await answer.arrayBuffer();
        if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
        if (sample >= warmUps) times[kind].push(performance.now() - begunAt);
      }
  return { few: medians(measured.few), many: medians(measured.many) };
}

function newMeasurement({ server, sampled }: Market) {
  return {
    url: server.url,
    addresses: {
      sailing: sampled.sailingPages,
      product: sampled.productPages,
      picker: sampled.pickerPages,
      ships: sampled.shipRequests,
      sailings: sampled.sailingRequests,
    },
    times: { sailing: [], product: [], picker: [], ships: [], sailings: [] } as Record<
      keyof Answers,
      number[]
    >,
  };
}

function medians({ times }: ReturnType<typeof newMeasurement>): Answers {
  return {
    sailing: median(times.sailing),
    product: median(times.product),
    picker: median(times.picker),
    ships: median(times.ships),
    sailings: median(times.sailings),
  };
}

function comparedWithProducts({ sailing, product }: Answers): Line[] {
  return [
    {
      what: 'page of a sailing, rendered afresh',
      ...millisecondsOf(sailing),
      target: `${(sailing / product).toFixed(2)} of a product (<= 1)`,
      reached: sailing <= product,
    },
    { what: 'page of a product, rendered afresh', ...millisecondsOf(product) },
  ];
}

/** A page of a product does not depend on sailings, so its growth shows what the machine did in between. */
function growth(inFew: Answers, inMany: Answers, fewSailings: number, manySailings: number): Line[] {
  return (Object.keys(labels) as (keyof Answers)[]).flatMap((kind) => {
    const factor = inMany[kind] / inFew[kind];
    const { value, numbers } = millisecondsOf(inMany[kind]);
    const grown: Line = {
      what: `${labels[kind]}, ${whole(fewSailings)} to ${whole(manySailings)} sailings`,
      value: `${millisecondsOf(inFew[kind]).value} to ${value}`,
      numbers: { ...numbers, growth: factor },
      target: `x${factor.toFixed(2)} (< 2)`,
      reached: factor < 2,
    };
    if (kind !== 'ships' && kind !== 'sailings') return [grown];
    const speed: Line = {
      what: `${labels[kind]}, ${whole(manySailings)} sailings`,
      ...millisecondsOf(inMany[kind]),
      target: `p50 <= ${mostCallMs} ms`,
      reached: inMany[kind] <= mostCallMs,
    };
    return [grown, speed];
  });
}

function millisecondsOf(value: number): Measured {
  return quantity(value, 'ms', 1);
}
