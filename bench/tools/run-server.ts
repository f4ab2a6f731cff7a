import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../tests/support/free-port.ts';
import { processorTimeOf } from './processor-time.ts';

export type RunningServer = {
  readonly url: string;
  /** Milliseconds from starting the process to its first answer. */
  readonly startMs: number;
  residentMegabytes(): number;
  /** Milliseconds of processor time that it has used. */
  processorTime(): number;
  stop(): Promise<void>;
};

export type ServerToRun = {
  readonly entry: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly path: string;
};

/** The flags that `npm start` uses. */
const flags: string[] = JSON.parse(readFileSync('packages/server/node-flags.json', 'utf8'));

/** The bundled server, in the folder that `npm run bench` names. */
export const mainProgram = `${process.env.ASHORE_SERVER_FOLDER}/main.js`;

/** Starts a server as its own process and waits for its first answer. */
export async function runServer({ entry, env = {}, path }: ServerToRun): Promise<RunningServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const child = spawn(process.execPath, [...flags, entry], {
    env: { ...process.env, PORT: String(port), PUBLIC_URL: url, LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await firstAnswer(url + path, child);
  const startMs = performance.now() - began;
  return {
    url,
    startMs,
    residentMegabytes: () => resident(child),
    processorTime: () => processorTimeOf(child.pid),
    stop: () => end(child),
  };
}

/** As long as the longest start in a benchmark takes. */
const patience = 1_800_000;

async function firstAnswer(url: string, child: ChildProcess): Promise<void> {
  const until = performance.now() + patience;
  while (performance.now() < until) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return void (await answer.arrayBuffer());
    await pause(5);
  }
  throw new Error('no answer within half an hour');
}

/**
 * After its start a server indexes what is sold, makes images of home in advance and runs the jobs that are due. A measurement of
 * pages or calls waits until that is done.
 */
export async function untilIdle({ processorTime }: RunningServer): Promise<void> {
  const until = performance.now() + 300_000;
  while (performance.now() < until) {
    const before = processorTime();
    await pause(2_000);
    if (processorTime() - before < 100) return;
  }
  throw new Error('The server was not idle within five minutes.');
}

function resident(child: ChildProcess): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
}

async function end(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM');
  await once(child, 'exit');
}
