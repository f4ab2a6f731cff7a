import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../packages/server/src/database/embedded-postgres.ts';
import { audit } from './audit.ts';
import { firstVisit } from './first-visit.ts';
import { load } from './load.ts';
import { type Line, printReport } from './report.ts';
import { type RunningServer, runServer } from './run-server.ts';

/**
 * Pages, in one run on one machine: ours kept and ours afresh against a server that does nothing but send the same
 * bytes. The three take turns, because a shared machine is never the same for long; what counts is their ratio.
 */
const turns = 3;
const seconds = 4;
const folder = await mkdtemp(join(tmpdir(), 'ashore-bench-'));
const database = await startEmbeddedPostgres({ dataFolder: folder, log: () => {} });
const main = { entry: 'packages/server/src/main.ts', path: '/en', env: { DATABASE_URL: database.url } };

const first = await runServer(main);
await first.stop();
const ours = await runServer(main);
const bare = await bareServer(ours);
// With no room to keep anything in, every page is made when it is asked for.
const forgetful = await runServer({ ...main, env: { ...main.env, PAGE_CACHE_MB: '0' } });

const rates = { bare: [] as number[], kept: [] as number[], afresh: [] as number[] };
const worst = { bare: 0, kept: 0, afresh: 0 };
let errors = 0;
for (let turn = 0; turn < turns; turn += 1) {
  const plain = await load(`${bare.url}/en`, { seconds });
  const kept = await load(`${ours.url}/en`, { seconds });
  const before = await rendersOf(forgetful.url);
  const afresh = await load(forgetful.url, { seconds, connections: 4, script: 'bench/pages/homes.lua' });
  const made = (await rendersOf(forgetful.url)) - before;
  rates.bare.push(plain.perSecond);
  rates.kept.push(kept.perSecond);
  // Counted by the server: a request that shared the render of another does not count.
  rates.afresh.push(made / seconds);
  worst.bare = Math.max(worst.bare, plain.p99);
  worst.kept = Math.max(worst.kept, kept.p99);
  worst.afresh = Math.max(worst.afresh, afresh.p99);
  errors += plain.errors + kept.errors + afresh.errors;
}
const memory = ours.residentMegabytes();
const visit = await firstVisit(`${ours.url}/en`);

const [bareRate, keptRate, afreshRate] = [median(rates.bare), median(rates.kept), median(rates.afresh)];
const keptRatio = keptRate / bareRate;
const afreshRatio = afreshRate / bareRate;
const lines: Line[] = [
  { what: 'bare node:http, same bytes', value: `${keep(bareRate)}/s, p99 ${worst.bare.toFixed(1)} ms` },
  {
    what: 'home, kept',
    value: `${keep(keptRate)}/s, p99 ${worst.kept.toFixed(1)} ms`,
    target: `${keptRatio.toFixed(2)} of bare (>= 0.60)`,
    reached: keptRatio >= 0.6,
  },
  {
    what: 'home, rendered afresh',
    value: `${keep(afreshRate)}/s, p99 ${worst.afresh.toFixed(1)} ms`,
    target: `1/${keep(1 / afreshRatio)} of bare (>= 1/50)`,
    reached: afreshRatio >= 1 / 50,
  },
  { what: 'failed requests', value: String(errors), reached: errors === 0 },
  {
    what: 'warm start to first answer',
    value: `${keep(ours.startMs)} ms`,
    target: '<= 1500 ms',
    reached: ours.startMs <= 1_500,
  },
  { what: 'memory after load', value: `${keep(memory)} MB`, target: '<= 300 MB', reached: memory <= 300 },
  {
    what: 'first visit: script',
    value: kilobytes(visit.js),
    target: '<= 125 kB',
    reached: visit.js <= 125_000,
  },
  { what: 'first visit: styles', value: kilobytes(visit.css) },
  { what: 'first visit: fonts', value: kilobytes(visit.fonts) },
  { what: 'first visit: pictures', value: kilobytes(visit.images) },
  { what: 'first visit: document', value: kilobytes(visit.html) },
];
for (const locale of ['en', 'de', 'zh-Hans']) {
  const scores = await audit(`${ours.url}/${locale}`);
  lines.push({
    what: `Lighthouse, phone, ${locale}`,
    value: Object.values(scores).join(' / '),
    target: '>= 97 / 100 / 100 / 100',
    reached: scores.performance >= 97 && scores.accessibility + scores['best-practices'] + scores.seo === 300,
  });
}
await Promise.all([ours.stop(), bare.stop(), forgetful.stop()]);
await database.stop();
await rm(folder, { recursive: true, force: true });

if (process.argv.includes('--json')) console.log(JSON.stringify(lines, undefined, 2));
else printReport(lines);
process.exitCode = lines.some(({ reached }) => reached === false) ? 1 : 0;

async function rendersOf(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(
    /^ashore_page_render_duration_seconds_count(?:\{[^}]*\})? (\d+)/m.exec(text)?.[1] ?? Number.NaN,
  );
}

/** Sends what ours sends, header by header. */
async function bareServer(model: RunningServer): Promise<RunningServer> {
  // Asked for as it travels: fetch would unpack it.
  const { request } = await import('node:http');
  const [headers, body] = await new Promise<[Record<string, unknown>, Buffer]>((resolve, reject) => {
    request(`${model.url}/en`, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve([response.headers, Buffer.concat(chunks)]));
    })
      .on('error', reject)
      .end();
  });
  const { date: _date, connection: _connection, 'keep-alive': _keepAlive, ...same } = headers;
  await writeFile(join(folder, 'home.br'), body);
  return runServer({
    entry: 'bench/pages/bare-server.ts',
    path: '/en',
    env: { BARE_BODY: join(folder, 'home.br'), BARE_HEADERS: JSON.stringify(same) },
  });
}

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function keep(value: number): string {
  return Math.round(value).toLocaleString('en-GB');
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1_000).toFixed(1)} kB`;
}
