import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { everyHome, samePage } from './homes.ts';
import type { LoadOrder, LoadResult } from './send-load.ts';

const run = promisify(execFile);

export type Load = {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly errors: number;
};

type LoadShape = {
  readonly seconds: number;
  readonly connections?: number;
  /**
   * Home pages of other languages and currencies, so that no two pending requests want the same page. wrk requests all
   * of them in turn, our own client one for each connection.
   */
  readonly everyHome?: boolean;
};

/**
 * Uses wrk if the machine has it. A client written in Node costs more than what it measures, and flatters
 * slow servers.
 */
export const client: 'wrk' | 'our own client' = await run('wrk', ['-v']).then(
  () => 'wrk',
  // wrk prints its version and ends with 1.
  ({ code }) => (code === 'ENOENT' ? 'our own client' : 'wrk'),
);

/** Requests one page over kept-alive connections for some seconds, or with `everyHome` home pages. */
export function load(url: string, shape: LoadShape): Promise<Load> {
  return client === 'wrk' ? loadByWrk(url, shape) : loadByOurs(url, shape);
}

async function loadByWrk(
  url: string,
  { seconds, connections = 16, everyHome = false }: LoadShape,
): Promise<Load> {
  const options = everyHome ? ['-s', 'bench/pages/homes.lua'] : ['-H', 'Accept-Encoding: br'];
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', ...options, url];
  const { stdout } = await run('wrk', args, { timeout: (seconds + 20) * 1_000 });
  const number = (pattern: RegExp) => pattern.exec(stdout)?.[1] ?? '0';
  const errors =
    /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(stdout)?.slice(1) ?? [];
  return {
    perSecond: Number(number(/Requests\/sec:\s+([\d.]+)/)),
    p50: milliseconds(number(/^\s+50%\s+(\S+)/m)),
    p99: milliseconds(number(/^\s+99%\s+(\S+)/m)),
    errors: errors.reduce(
      (sum, count) => sum + Number(count),
      Number(number(/Non-2xx or 3xx responses: (\d+)/)),
    ),
  };
}

function milliseconds(text: string): number {
  const [, value = 'NaN', unit = 'ms'] = /^([\d.]+)(us|ms|s)$/.exec(text) ?? [];
  return Number(value) * ({ us: 0.001, ms: 1, s: 1_000 }[unit] ?? Number.NaN);
}

async function loadByOurs(
  url: string,
  { seconds, connections = 16, everyHome: every }: LoadShape,
): Promise<Load> {
  const child = fork(new URL('send-load.ts', import.meta.url));
  const requests = every ? everyHome(connections) : samePage(new URL(url).pathname, connections);
  child.send({ port: Number(new URL(url).port), requests, seconds } satisfies LoadOrder);
  const ended = once(child, 'exit').then(([code]) =>
    Promise.reject(new Error(`The client ended with ${code}.`)),
  );
  const [result]: [LoadResult] = await Promise.race([once(child, 'message') as Promise<[LoadResult]>, ended]);
  ended.catch(() => {});
  const { count, refused: errors, p50, p99 } = result;
  return { perSecond: count / result.seconds, p50, p99, errors };
}
