import { type BesideBare, load, loadBesideBare } from '../tools/load/load.ts';
import { type Load, median, medianRate, type Rate, rateOf, whole } from '../tools/numbers.ts';
import type { Line } from '../tools/report.ts';
import { type RunningServer, runServer, type ServerToRun, untilIdle } from '../tools/run-server.ts';
import { isShort } from '../tools/short.ts';
import { everyHome, pageRequest } from './homes.ts';
import { startBare } from './start-bare.ts';

const turns = isShort ? 2 : 5;
const seconds = isShort ? 3 : 4;

/**
 * Compares our cached pages and our newly rendered pages with a server that only sends the same bytes. What counts is their
 * ratio within a turn.
 */
export async function measureSpeed(
  production: ServerToRun,
  cached: RunningServer,
  folder: string,
): Promise<Line[]> {
  const bare = await startBare(cached, '/en', folder);
  try {
    const requests = [pageRequest('/en')];
    const beside = await loadBesideBare({ ours: cached.url, bare: bare.url }, { turns, seconds, requests });
    return [...cachedLines(beside), ...(await measureAfresh(production, bare, beside.errors))];
  } finally {
    await bare.stop();
  }
}

function cachedLines({ ours, bare, ratio }: BesideBare): Line[] {
  const { value, numbers } = rateOf(ours);
  return [
    { what: 'bare node:http, same bytes', ...rateOf(bare) },
    {
      what: 'home, cached',
      value,
      numbers: { ...numbers, 'of bare': ratio },
      target: `${ratio.toFixed(2)} of bare (>= 0.60)`,
      reached: ratio >= 0.6,
    },
  ];
}

/**
 * A server without room for cached pages renders each on request. Data from the database is cached as always. Renders are
 * counted by the server, so that a request that shares the rendering of another does not count.
 */
async function measureAfresh(
  production: ServerToRun,
  bare: RunningServer,
  errorsBefore: number,
): Promise<Line[]> {
  const afresh = await runServer({ ...production, env: { ...production.env, PAGE_CACHE_MB: '0' } });
  try {
    await untilIdle(afresh);
    const taken: { readonly bare: Load; readonly afresh: Rate; readonly errors: number }[] = [];
    // The first turn only warms up the code.
    for (let turn = 0; turn <= turns; turn++) {
      const plain = await load(bare.url, { seconds, requests: [pageRequest('/en')] });
      const before = await rendersOf(afresh.url);
      const rendered = await load(afresh.url, { seconds, connections: 4, requests: everyHome() });
      const perSecond = ((await rendersOf(afresh.url)) - before) / seconds;
      taken.push({ bare: plain, afresh: { ...rendered, perSecond }, errors: plain.errors + rendered.errors });
    }
    const counted = taken.slice(1);
    const ratio = median(counted.map((turn) => turn.afresh.perSecond / turn.bare.perSecond));
    const { value, numbers } = rateOf(medianRate(counted.map((turn) => turn.afresh)));
    const errors = taken.reduce((sum, turn) => sum + turn.errors, errorsBefore);
    return [
      {
        what: 'home in every language and currency, rendered afresh',
        value,
        numbers: { ...numbers, 'of bare': ratio },
        target: `1/${whole(1 / ratio)} of bare (>= 1/50)`,
        reached: ratio >= 1 / 50,
      },
      {
        what: 'failed requests',
        value: String(errors),
        numbers: { failed: errors },
        target: '0',
        reached: errors === 0,
      },
    ];
  } finally {
    await afresh.stop();
  }
}

async function rendersOf(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const count = /^ashore_page_render_duration_seconds_count(?:\{[^}]*\})? (\d+)/m.exec(text)?.[1];
  if (count === undefined) throw new Error('The server does not count its renders any more.');
  return Number(count);
}
