import { once } from 'node:events';
import { LOCALES } from '@ashore/core/locale/locales.ts';
import { SELECTABLE_CURRENCIES } from '@ashore/core/money/selectable-currencies.ts';
import { Client } from 'pg';

export type Afresh = { readonly perSecond: number; readonly p99: number; readonly renders: number };

const homes = LOCALES.flatMap((locale) =>
  SELECTABLE_CURRENCIES.map((currency) => ({ path: `/${locale}`, currency })),
);

/**
 * The home page as often as the server can make it: the catalogue announces a change, which drops every kept page,
 * then all homes are asked for at once. Only the asking is timed, and the server's own count says how many renders it
 * really was.
 */
export async function renderAfresh(url: string, databaseUrl: string, rounds: number): Promise<Afresh> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('listen catalogue_changed');
  const before = await rendersOf(url);
  const times: number[] = [];
  let spent = 0;
  for (let round = 0; round < rounds; round += 1) {
    const heard = once(client, 'notification');
    await client.query(`notify catalogue_changed, 'exchange_rates'`);
    await heard;
    // The server hears it at the same moment; one question that no page answers lets it act on it first.
    await (await fetch(`${url}/healthz`)).arrayBuffer();
    const began = performance.now();
    times.push(...(await inTurns(homes, 4, (home) => timed(url, home))));
    spent += performance.now() - began;
  }
  await client.end();
  times.sort((one, other) => one - other);
  return {
    perSecond: (rounds * homes.length * 1_000) / spent,
    p99: times[Math.floor(times.length * 0.99)] ?? Number.NaN,
    renders: (await rendersOf(url)) - before,
  };
}

async function timed(url: string, { path, currency }: (typeof homes)[number]): Promise<number> {
  const began = performance.now();
  await (await fetch(url + path, { headers: { cookie: `currency=${currency}` } })).arrayBuffer();
  return performance.now() - began;
}

/** Does all of them, at most so many at a time. */
async function inTurns<Item, Result>(
  items: readonly Item[],
  lanes: number,
  work: (item: Item) => Promise<Result>,
) {
  const results: Result[] = [];
  const waiting = [...items];
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
        results.push(await work(next));
    }),
  );
  return results;
}

async function rendersOf(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(
    /^ashore_page_render_duration_seconds_count(?:\{[^}]*\})? (\d+)/m.exec(text)?.[1] ?? Number.NaN,
  );
}
