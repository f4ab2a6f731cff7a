import { median, whole } from '../tools/numbers.ts';
import type { Line } from '../tools/report.ts';
import { type RunningServer, runServer, type ServerToRun } from '../tools/run-server.ts';
import { type Load, load } from './load.ts';
import { startBare } from './start-bare.ts';

const turns = 5;
const seconds = 4;

type Kind = 'bare' | 'cached' | 'afresh';
type Turn = Readonly<Record<Kind, Load>>;
type Servers = Readonly<Record<Kind, RunningServer>>;

/**
 * Compares our cached pages and our newly rendered pages with a server that only sends the same bytes. The
 * three take turns, because the load of a shared machine changes. What counts is their ratio within a turn.
 */
export async function measureSpeed(
  main: ServerToRun,
  cached: RunningServer,
  folder: string,
): Promise<Line[]> {
  const bare = await startBare(cached, '/en', folder);
  // Without room for cached pages each page is rendered on request. Data from the database is cached as
  // always.
  const afresh = await runServer({ ...main, env: { ...main.env, PAGE_CACHE_MB: '0' } });
  try {
    const taken: Turn[] = [];
    // The first turn only warms up the code.
    for (let turn = 0; turn <= turns; turn++) taken.push(await takeTurn({ bare, cached, afresh }));
    return speedLines(taken.slice(1));
  } finally {
    await Promise.all([bare.stop(), afresh.stop()]);
  }
}

async function takeTurn({ bare, cached, afresh }: Servers): Promise<Turn> {
  const plain = await load(`${bare.url}/en`, { seconds });
  const ours = await load(`${cached.url}/en`, { seconds });
  const before = await rendersOf(afresh.url);
  const rendered = await load(afresh.url, { seconds, connections: 4, everyHome: true });
  // Counted by the server, so that a request that shares the rendering of another does not count.
  const perSecond = ((await rendersOf(afresh.url)) - before) / seconds;
  return { bare: plain, cached: ours, afresh: { ...rendered, perSecond } };
}

function speedLines(taken: readonly Turn[]): Line[] {
  const middle = (pick: (turn: Turn) => number) => median(taken.map(pick));
  const described = (kind: Kind) => {
    const [rate, p50, p99] = (['perSecond', 'p50', 'p99'] as const).map((part) =>
      middle((turn) => turn[kind][part]),
    );
    return `${whole(rate)}/s, p50 ${p50?.toFixed(2)} ms, p99 ${p99?.toFixed(1)} ms`;
  };
  const cachedRatio = middle(({ bare, cached }) => cached.perSecond / bare.perSecond);
  const afreshRatio = middle(({ bare, afresh }) => afresh.perSecond / bare.perSecond);
  const errors = taken
    .flatMap(({ bare, cached, afresh }) => [bare, cached, afresh])
    .reduce((sum, one) => sum + one.errors, 0);
  return [
    { what: 'bare node:http, same bytes', value: described('bare') },
    {
      what: 'home, cached',
      value: described('cached'),
      target: `${cachedRatio.toFixed(2)} of bare (>= 0.60)`,
      reached: cachedRatio >= 0.6,
    },
    {
      what: 'home, rendered afresh from cached data',
      value: described('afresh'),
      target: `1/${whole(1 / afreshRatio)} of bare (>= 1/50)`,
      reached: afreshRatio >= 1 / 50,
    },
    { what: 'failed requests', value: String(errors), target: '0', reached: errors === 0 },
  ];
}

async function rendersOf(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const count = /^ashore_page_render_duration_seconds_count(?:\{[^}]*\})? (\d+)/m.exec(text)?.[1];
  if (count === undefined) throw new Error('The server does not count its renders any more.');
  return Number(count);
}
