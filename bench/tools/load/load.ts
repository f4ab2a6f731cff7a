import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Load, median, medianRate, type Rate } from '../numbers.ts';
import { fromOwnProcess } from './own-process.ts';
import type { LoadOrder, LoadResult } from './send-load.ts';
import { readWrkOutput } from './wrk-output.ts';

const run = promisify(execFile);

type LoadShape = {
  readonly seconds: number;
  readonly connections?: number;
  /** Whole requests without a body, sent in turn over all connections. */
  readonly requests: readonly string[];
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

/** Sends requests over kept-alive connections for some seconds. */
export function load(url: string, shape: LoadShape): Promise<Load> {
  return client === 'wrk' ? loadByWrk(url, shape) : loadByOurs(url, shape);
}

async function loadByWrk(url: string, { seconds, connections = 16, requests }: LoadShape): Promise<Load> {
  const folder = await mkdtemp(join(tmpdir(), 'ashore-wrk-'));
  const file = join(folder, 'requests');
  try {
    await writeFile(
      file,
      requests.map((request) => `${request.trimEnd()}\r\n--\r\n`.replaceAll('\r', '')),
    );
    const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '-s', 'bench/tools/load/requests.lua', url];
    const { stdout } = await run('wrk', [...args, '--', file], { timeout: (seconds + 20) * 1_000 });
    return readWrkOutput(stdout);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function loadByOurs(url: string, { seconds, connections = 16, requests }: LoadShape): Promise<Load> {
  const order: LoadOrder = { port: Number(new URL(url).port), connections, requests, seconds };
  const result = await fromOwnProcess<LoadResult>('send-load.ts', order);
  const { count, refused: errors, p50, p95, p99 } = result;
  return { perSecond: (count - errors) / result.seconds, p50, p95, p99, errors };
}

export type BesideBare = {
  readonly ours: Rate;
  readonly bare: Rate;
  /** Our rate by that of the bare server, within a turn. */
  readonly ratio: number;
  readonly errors: number;
};

/**
 * Our server and a bare one by turns, because the load of a shared machine changes. What counts is their ratio within a turn.
 * The first turn only warms up the code.
 */
export async function loadBesideBare(
  { ours, bare }: { readonly ours: string; readonly bare: string },
  { turns, ...shape }: LoadShape & { readonly turns: number },
): Promise<BesideBare> {
  const taken: { readonly ours: Load; readonly bare: Load }[] = [];
  for (let turn = 0; turn <= turns; turn++)
    taken.push({ bare: await load(bare, shape), ours: await load(ours, shape) });
  const counted = taken.slice(1);
  return {
    ours: medianRate(counted.map((turn) => turn.ours)),
    bare: medianRate(counted.map((turn) => turn.bare)),
    ratio: median(counted.map((turn) => turn.ours.perSecond / turn.bare.perSecond)),
    errors: taken.reduce((sum, turn) => sum + turn.ours.errors + turn.bare.errors, 0),
  };
}
